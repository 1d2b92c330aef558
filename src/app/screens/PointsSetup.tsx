import { useEffect, useMemo, useState } from 'react'
import {
  type Army,
  type ArmyRules,
  type Battlefield,
  breaches,
  opposed,
  pointsOf,
  unitNames,
  unitsOf,
} from '../../engine/armies'
import { armyOfChance } from '../../engine/armyOfChance'
import { SIDES, type Side, otherSide } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { armyShelf, type KeptArmy } from '../../store/armyShelf'
import { freshSeed } from '../../store/tonight'
import { Problem } from '../Problem'
import { Badge } from '../ui/Badge'
import { Button, ButtonLink } from '../ui/Button'
import { RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count, exact } from '../ui/numbers'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { pointsSaid } from './ArmyBattles'
import { Page } from './Page'
import { Ground, setupLinks } from './Setup'
import { type Players, Terms } from './SetupTerms'
import css from './setup.module.css'

const cx = classes(css)

/** Which army a side has: one of the shelf by its slot, a ready one, or one that a seed puts together. */
type Pick = { readonly kept: string } | { readonly ready: string } | { readonly chance: string }

interface PointsSetupProps {
  readonly id: string
  /** The slot of a list that Side A has. */
  readonly list: string | null
  /** The place that is fought over; null for ground drawn from a seed. */
  readonly place: string | null
}

/** Setting up a battle by points: two lists, the ground between them, who plays and how. */
export default function PointsSetup({ id, list, place }: PointsSetupProps) {
  const { ruleset, problem, again } = useRuleset(id)
  const [lists, setLists] = useState<readonly KeptArmy[] | null>(null)
  useEffect(() => {
    let gone = false
    void armyShelf.listsOf(id).then(found => {
      if (!gone) setLists(found)
    })
    return () => {
      gone = true
    }
  }, [id])
  if (problem) return <Problem title="This ruleset cannot be opened" text={problem} again={again} />
  if (!ruleset || !lists) return <Waiting text="Opening the ruleset." />
  if (!ruleset.armies) {
    return (
      <Problem title="No battle by points" text={`${ruleset.title} has no points to build armies with.`} />
    )
  }
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Drawn ruleset={ruleset} rules={ruleset.armies} lists={lists} list={list} place={place} />
    </RulebookContext>
  )
}

interface DrawnProps {
  readonly ruleset: Ruleset
  readonly rules: ArmyRules
  readonly lists: readonly KeptArmy[]
  readonly list: string | null
  readonly place: string | null
}

/** A few signs that draw a ground or an army. */
const shortSeed = (): string => freshSeed().slice(0, 9)

function Drawn({ ruleset, rules, lists, list, place: begun }: DrawnProps) {
  const [first] = lists
  const own = lists.find(each => each.slot === list) ?? first
  const [picks, setPicks] = useState<Readonly<Record<Side, Pick>>>({
    A: own ? { kept: own.slot } : { ready: rules.ready[0]?.id ?? '' },
    B: { ready: rules.ready[1]?.id ?? '' },
  })
  const [who, setWho] = useState<Players>({ A: 'you', B: 'computer' })
  const [place, setPlace] = useState(rules.places.find(each => each.id === begun)?.id ?? null)
  const [seed, setSeed] = useState(shortSeed)
  const armies = useMemo(() => {
    const found = armiesOf(rules, lists, picks)
    return found && opposed(found)
  }, [rules, lists, picks])
  const field: Battlefield = place === null ? { seed } : { place }
  const scenario = useMemo(
    () => (armies ? rules.battle(armies, field) : null),
    // The field is made of these two.
    // oxlint-disable-next-line react/exhaustive-deps
    [rules, armies, place, seed],
  )
  if (!armies || !scenario)
    return <Problem title="No battle by points" text="There is no army to fight with." />
  const isEmpty = SIDES.some(side => armies[side].lines.length === 0)
  return (
    <Page
      title={ruleset.title}
      sub="a battle by points"
      back={{ label: 'All battles', href: `#/ruleset/${ruleset.id}` }}
      links={setupLinks(ruleset, 'points')}
      wide
    >
      <main className={cx('setup')}>
        {isEmpty ? (
          <section className={cx('ground')} aria-label="The battle">
            <p role="alert">A list without units has no battle. Put units into it, or choose another.</p>
          </section>
        ) : (
          <Ground ruleset={ruleset} scenario={scenario} who={who} />
        )}
        <Terms
          ruleset={ruleset}
          scenario={scenario}
          who={who}
          setWho={setWho}
          own={{
            refused: houseRules =>
              SIDES.flatMap(side =>
                breaches(rules, armies[side], houseRules).map(({ text }) => `${armies[side].name}: ${text}`),
              ),
          }}
        >
          <h3>The armies</h3>
          <p className={cx('ownArmies')}>
            <a href={`#/armies/${ruleset.id}`}>All lists of {ruleset.title}</a>
          </p>
          {SIDES.map(side => (
            <Force
              key={side}
              rules={rules}
              lists={lists}
              side={side}
              pick={picks[side]}
              army={armies[side]}
              onPick={pick => setPicks({ ...picks, [side]: pick })}
            />
          ))}
          <Difference points={SIDES.map(side => pointsOf(rules, armies[side], {}))} />
          <h3>The ground</h3>
          <div className={cx('force')}>
            <select
              aria-label="The ground"
              value={place ?? ''}
              onChange={event => setPlace(event.target.value === '' ? null : event.target.value)}
            >
              <option value="">Drawn from a seed, the same for both sides</option>
              {rules.places.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
            {place === null ? (
              <div className={cx('drawing')}>
                <input
                  aria-label="Seed of the ground"
                  value={seed}
                  maxLength={40}
                  onChange={event => setSeed(event.target.value)}
                />
                <Button onClick={() => setSeed(shortSeed())}>Draw another</Button>
              </div>
            ) : null}
          </div>
        </Terms>
      </main>
    </Page>
  )
}

/** Armies may differ in points; it is said. */
function Difference({ points: [a = 0, b = 0] }: { readonly points: readonly number[] }) {
  const more = Math.abs(a - b)
  return more === 0 ? null : (
    <p className={cx('apart')} role="status">
      Side {a > b ? 'A' : 'B'} has {exact(more)} points more.
    </p>
  )
}

const nameOf = ({ name }: Army): string => name.trim() || 'Army'

/** The armies of both sides; one of chance has the points of the other. Null where there is none at all. */
function armiesOf(
  rules: ArmyRules,
  lists: readonly KeptArmy[],
  picks: Readonly<Record<Side, Pick>>,
): Readonly<Record<Side, Army>> | null {
  const given = (side: Side): Army | null => {
    const pick = picks[side]
    if ('kept' in pick) return lists.find(each => each.slot === pick.kept)?.army ?? null
    return 'ready' in pick ? (rules.ready.find(each => each.id === pick.ready) ?? null) : null
  }
  const armyFor = (side: Side): Army | null => {
    const pick = picks[side]
    if (!('chance' in pick)) return given(side)
    const other = given(otherSide(side))
    const points = other && other.lines.length > 0 ? pointsOf(rules, other, {}) : rules.points[1]
    return armyOfChance(rules, points, pick.chance, {}, other?.name ?? null)
  }
  const [A, B] = SIDES.map(armyFor)
  return A && B ? { A, B } : null
}

function Force({
  rules,
  lists,
  side,
  pick,
  army,
  onPick,
}: {
  readonly rules: ArmyRules
  readonly lists: readonly KeptArmy[]
  readonly side: Side
  readonly pick: Pick
  readonly army: Army
  readonly onPick: (pick: Pick) => void
}) {
  const [kind = '', value = ''] = Object.entries(pick)[0] ?? []
  const choose = (chosen: string) => {
    const [way, ...rest] = chosen.split(' ')
    const id = rest.join(' ')
    if (way === 'kept') onPick({ kept: id })
    else if (way === 'ready') onPick({ ready: id })
    else onPick({ chance: shortSeed() })
  }
  const refused = breaches(rules, army, {})
  return (
    <div className={cx('side', side === 'B' && 'b', 'force')}>
      <div className={cx('sh')}>
        <Badge side={side} />
        <b>{army.name}</b>
        <span>
          {count(unitsOf(army), 'unit')}, {pointsSaid(rules, army)}
        </span>
      </div>
      <select
        aria-label={`Army of Side ${side}`}
        value={kind === 'chance' ? 'chance' : `${kind} ${value}`}
        onChange={event => choose(event.target.value)}
      >
        {lists.length > 0 ? (
          <optgroup label="Your lists">
            {lists.map(each => (
              <option key={each.slot} value={`kept ${each.slot}`}>
                {nameOf(each.army)}, {pointsSaid(rules, each.army)}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label="Ready armies">
          {rules.ready.map(each => (
            <option key={each.id} value={`ready ${each.id}`}>
              {each.name}, {pointsSaid(rules, each)}
            </option>
          ))}
        </optgroup>
        <optgroup label="By chance">
          <option value="chance">An army of chance, of the same points</option>
        </optgroup>
      </select>
      {'chance' in pick ? (
        <div className={cx('drawing')}>
          <p>{manned(rules, army)}</p>
          <Button
            onClick={() => onPick({ chance: shortSeed() })}
            aria-label={`Draw another army for Side ${side}`}
          >
            Draw another
          </Button>
        </div>
      ) : null}
      {refused.length > 0 ? (
        <p className={cx('refused')} role="alert">
          {army.name} cannot fight so: {refused.map(each => each.text).join(' ')}{' '}
          {'kept' in pick ? <ButtonLink href={`#/army/${pick.kept}`}>Mend the list</ButtonLink> : null}
        </p>
      ) : null}
    </div>
  )
}

/** Who is in an army: '3 Hastati, Scipio'. */
function manned(rules: ArmyRules, { lines }: Army): string {
  return lines
    .map(line => {
      const [one = ''] = unitNames({ ...line, count: 1 }, rules.nameOf(line.choices))
      return line.count > 1 ? `${line.count} ${one}` : one
    })
    .join(', ')
}
