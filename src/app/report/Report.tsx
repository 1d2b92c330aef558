import { capital } from '../../engine/say'
import { useMemo } from 'react'
import { type Battle, scenarioOf, stateOf } from '../../engine/battle'
import { otherSide, SIDES, type Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Losses } from '../../engine/standing'
import { beginBattle } from '../../store/current'
import { kindOfRoll, rollsByHand } from '../../store/hands'
import { mayAllLook, peopleOf, tell, viewOf } from '../../store/selectors'
import { plainBeginning } from '../../store/tonight'
import { useSession } from '../useSession'
import { saveFile } from '../files'
import { Problem } from '../Problem'
import { Badge } from '../ui/Badge'
import { campaignOf } from '../../save/slots'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { ByHand } from '../ui/DiceForm'
import { DiceProof } from '../ui/DiceProof'
import { signed, tidy } from '../ui/numbers'
import { Opening } from '../ui/Opening'
import { DecidedMap } from './DecidedMap'
import { type Trail, type TurningPoint, lossesOf, trailsOf, turningPoints } from './figures'
import { figuresOf, THROWN, verdict } from './luck'
import { LuckChart } from './LuckChart'
import css from './report.module.css'
import { useSlot } from './useSlot'

const cx = classes(css)
const kx = classes(kit)

/** The after-action report of a battle, or of a battle so far. */
export default function Report({ slot }: { readonly slot: string }) {
  const { ruleset, battle, viewer, problem, again } = useSlot(slot)
  const over = useSession(mayAllLook)
  if (problem) return <Problem title="This battle cannot be opened" text={problem} again={again} />
  if (!ruleset || !battle) return <Opening text="Adding it up." />
  return <Sheets ruleset={ruleset} battle={battle} slot={slot} viewer={over ? 'referee' : viewer} />
}

function Sheets({
  ruleset,
  battle,
  slot,
  viewer,
}: {
  readonly ruleset: Ruleset
  readonly battle: Battle
  readonly slot: string
  readonly viewer: ReturnType<typeof useSlot>['viewer']
}) {
  const title = useSession(now => now.title)
  const rules = useSession(now => now.rules)
  const told = useMemo(() => {
    const state = stateOf(battle)
    const view = viewOf(ruleset, state, viewer)
    const scene = ruleset.scene(view, { unit: null, offer: null, target: null })
    const open = state.result !== null && viewer === 'referee'
    return {
      state,
      view,
      scene: { ...scene, marks: [] },
      points: open ? turningPoints(ruleset, battle, viewer) : [],
      trails: open ? trailsOf(battle) : [],
      losses: { A: lossesOf(ruleset, battle, 'A', viewer), B: lossesOf(ruleset, battle, 'B', viewer) },
      luck: { A: figuresOf(ruleset, battle, 'A'), B: figuresOf(ruleset, battle, 'B') },
    }
  }, [ruleset, battle, viewer])
  const { state, view, scene, points, trails, losses, luck } = told
  const counted = ruleset.standing(view).losses
  const scenario = scenarioOf(ruleset, battle)
  const { sides } = scenario
  const names = { A: sides.A.name, B: sides.B.name }
  const { result } = state
  const heading = result
    ? result.winner
      ? `${title}: victory for the ${sides[result.winner].name}`
      : `${title}: nobody wins`
    : `${title}, so far`
  const why = result
    ? tell(ruleset, view, result.why)
    : capital(`${ruleset.ribbon(view).now ?? `turn ${state.turn} of ${scenario.turns}`}.`)
  const people = peopleOf(rules.seats)
  const other = otherSide(people[0] ?? scenario.solo)
  const again = () => {
    const plain = { ...plainBeginning(scenario, other), own: scenario }
    // At a table of wood there is no map for a computer to look at.
    const beginning = rules.wood ? { ...plain, rules } : plain
    location.hash = `#/battle/${beginBattle(ruleset, beginning)}`
  }
  const what = luck.A.counted
  const isDiced = luck.A.shots + luck.B.shots > 0
  const save = () => {
    const lines = [
      heading,
      why,
      '',
      ...SIDES.flatMap(side => [
        `${names[side]}: ${lostOf(losses[side], counted[side])}`,
        ...losses[side].map(row => `  ${row.kind}: ${row.lost} of ${row.of} lost`),
        `  ${THROWN[what]} ${luck[side].shots}, ${what} owed ${tidy(luck[side].owed)}, ${what} rolled ${luck[side].rolled}, luck ${signed(luck[side].luck)}`,
      ]),
      '',
      'Turning points',
      ...points.map(
        point => `  Turn ${point.turn}: ${point.title} ${point.note} (${signed(point.change)} in 100)`,
      ),
      '',
      verdict(luck.A, luck.B, names),
      '',
    ]
    saveFile('battle-report.txt', lines.join('\n'), 'text/plain')
  }
  return (
    <main className={`${cx('report')} paper`}>
      <header>
        <div>
          <span className={kx('caps')}>After-action report, {ruleset.title}</span>
          <h1>
            <span className={cx('name')}>
              {title}
              {heading.charAt(title.length)}
            </span>{' '}
            {result?.winner ? (
              <>
                victory for the <span className={cx('name')}>{names[result.winner]}</span>
              </>
            ) : (
              heading.slice(title.length + 2)
            )}
          </h1>
          <p>{why}</p>
        </div>
        <div className={cx('acts')}>
          <ButtonLink href="#/">First screen</ButtonLink>
          <ButtonLink href={`#/watch/${slot}`}>Watch it again</ButtonLink>
          <Button onClick={save}>Save report</Button>
          <Button onClick={() => window.print()}>Print</Button>
          <ButtonLink href={`#/printed/${slot}`}>Map and rosters on paper</ButtonLink>
          {campaignOf(slot) === null ? null : (
            <ButtonLink go href={`#/campaign/${campaignOf(slot)}`}>
              To the squadrons
            </ButtonLink>
          )}
          {result ? (
            <Button go onClick={again}>
              {rules.wood ? 'Fight it again' : `Play it as the ${sides[other].name}`}
            </Button>
          ) : (
            <ButtonLink go href={`#/battle/${slot}`}>
              Back to the battle
            </ButtonLink>
          )}
        </div>
      </header>
      <section className={cx('pc', 'map')}>
        <h2>Where it was decided</h2>
        <DecidedMap scene={scene} trails={trails} points={points} />
        {result ? <p className={cx('note')}>{captionOf(trails, points, names)}</p> : null}
      </section>
      <section className={cx('pc')}>
        <h2>
          Turning points <small>by the chance of winning</small>
        </h2>
        {points.map(point => (
          <a key={point.step} className={cx('tp', point.side ?? 'N')} href={`#/watch/${slot}/${point.step}`}>
            <span className={cx('tn')}>Turn {point.turn}</span>
            <span>
              <b>{point.title}</b>
              {point.note ? <i>{point.note}</i> : null}
            </span>
            <em className={cx(point.change > 0 ? 'up' : 'down')}>{signed(point.change)}</em>
          </a>
        ))}
        <p className={cx('note')}>
          {result
            ? points.length === 0
              ? 'No single act changed much.'
              : `By how many points in 100 each changed the chance of the ${names.A} to win, as the worth of the position, its swings in this battle and the turns left have it. Press one to see it on the table, or to try it again.`
            : 'They are told when the battle is over, so that nothing hidden shows.'}
        </p>
      </section>
      <div className={cx('row3', !isDiced && 'undiced')}>
        <section className={cx('pc')}>
          <h2>Losses</h2>
          {SIDES.map(side => (
            <table key={side} className={cx('ls', side === 'B' && 'b')}>
              <caption>
                <Badge side={side} /> {names[side]}, {lostOf(losses[side], counted[side])}
              </caption>
              <tbody>
                {losses[side].map(row => (
                  <tr key={row.kind}>
                    <td>{row.kind}</td>
                    <td className={cx('n')}>
                      {row.lost} of {row.of}
                    </td>
                    <td>
                      <span className={cx('pips', row.of > 10 && 'many')} aria-hidden="true">
                        {Array.from({ length: row.of }, (_, at) => at).map(at => (
                          <i key={at} className={cx(at < row.lost && 'x')} />
                        ))}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
        {isDiced ? (
          <>
            <section className={cx('pc', 'chart')}>
              <h2>
                Luck <small>{what} above or below what the dice owed</small>
              </h2>
              <LuckChart a={luck.A} b={luck.B} names={names} turns={Math.max(1, state.turn)} />
            </section>
            <section className={cx('pc')}>
              <h2>Luck or judgement</h2>
              <JudgementTable luck={luck} names={names} />
              <p className={cx('note')}>
                <b>{verdict(luck.A, luck.B, names)}</b>
              </p>
            </section>
          </>
        ) : (
          <section className={cx('pc')}>
            <h2>Luck</h2>
            <p className={cx('note')}>No die decided a hit in this battle. What was decided, decided it.</p>
          </section>
        )}
      </div>
      <section className={cx('pc', 'whole')}>
        <h2>The dice</h2>
        <HandNote battle={battle} names={names} />
        <DiceProof battle={battle} />
      </section>
    </main>
  )
}

/** What the picture shows: only what is on it. */
export function captionOf(
  trails: readonly Trail[],
  points: readonly TurningPoint[],
  names: Readonly<Record<Side, string>>,
): string {
  const ways = SIDES.flatMap(side => {
    const many = trails.filter(trail => trail.side === side).length
    const longest = many === 1 ? 'the longest way' : `the ${many} longest ways`
    return many === 0 ? [] : [`${longest} of the ${names[side]}`]
  })
  const arrows = ways.length === 0 ? '' : `The arrows are ${ways.join(' and ')}.`
  const numbers = points.some(({ at }) => at) ? 'The numbers are the turns in which it turned.' : ''
  return [arrows, numbers].filter(Boolean).join(' ') || 'How it stood at the end.'
}

/** Whose dice were thrown on a real table, how many of them and for what. */
function HandNote({
  battle,
  names,
}: {
  readonly battle: Battle
  readonly names: Readonly<Record<Side, string>>
}) {
  const rolls = rollsByHand(battle)
  if (rolls.length === 0) return null
  const kinds = new Map<string, number>()
  for (const { purpose, by, faces } of rolls) {
    const name = `${by ? `${names[by]}, ` : ''}${kindOfRoll(purpose)}`
    kinds.set(name, (kinds.get(name) ?? 0) + faces.length)
  }
  return (
    <p className={cx('note')}>
      <ByHand /> By hand: {[...kinds].map(([name, many]) => `${name} ${many}`).join('; ')}.
    </p>
  )
}

type Luck = Readonly<Record<Side, ReturnType<typeof figuresOf>>>

function JudgementTable({
  luck,
  names,
}: {
  readonly luck: Luck
  readonly names: Readonly<Record<Side, string>>
}) {
  const what = luck.A.counted
  const purposes = [...new Set(SIDES.flatMap(side => luck[side].others.map(one => one.purpose)))]
  const of = (side: Side, purpose: string) => {
    const row = luck[side].others.find(one => one.purpose === purpose)
    return row ? `${row.passed} of ${row.of}` : '–'
  }
  return (
    <table className={cx('lv')}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          <th scope="col" style={{ color: 'var(--side-a-text)' }}>
            {names.A}
          </th>
          <th scope="col" style={{ color: 'var(--side-b-text)' }}>
            {names.B}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row name={capital(THROWN[what])} a={String(luck.A.shots)} b={String(luck.B.shots)} />
        <Row name={`${capital(what)} owed`} a={tidy(luck.A.owed)} b={tidy(luck.B.owed)} />
        <Row name={`${capital(what)} rolled`} a={String(luck.A.rolled)} b={String(luck.B.rolled)} />
        <Row name="Luck" a={signed(luck.A.luck)} b={signed(luck.B.luck)} sum />
        {purposes.map(purpose => (
          <Row key={purpose} name={capital(purpose)} a={of('A', purpose)} b={of('B', purpose)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  name,
  a,
  b,
  sum,
}: {
  readonly name: string
  readonly a: string
  readonly b: string
  readonly sum?: boolean
}) {
  return (
    <tr className={cx(sum && 'sum')}>
      <td>{name}</td>
      <td>{a}</td>
      <td>{b}</td>
    </tr>
  )
}

/** What a side lost: the units that fell, and the losses that decide, where the rules count others besides. */
export function lostOf(rows: ReturnType<typeof lossesOf>, counted: Losses): string {
  const lost = rows.reduce((total, row) => total + row.lost, 0)
  const of = rows.reduce((total, row) => total + row.of, 0)
  return counted.lost === lost
    ? `${lost} of ${of}`
    : `${lost} of ${of} fell, ${counted.lost} lost by the rules`
}
