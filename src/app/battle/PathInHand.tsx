import { percent } from '../../engine/targets'
import type { Trace } from '../../engine/offer'
import type { Ruleset, Threat } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { GameState } from '../../engine/state'
import { seenNow, tell } from '../../store/selectors'
import { ClauseLink } from '../ui/ClauseLink'
import { inches, tidy } from '../ui/numbers'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { useSession } from '../useSession'
import { type There, thereOf } from './lens'
import { leftOf, leftText, legFigures } from './marks'
import parts from './parts.module.css'
import shell from './shell.module.css'
import { type Looked, useUi } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** The place under the pointer, as long as it is asked of what is on the table and chosen. */
export function useLooked(): Looked | null {
  const looked = useUi(one => one.looked)
  return useSession(now =>
    looked && looked.view === seenNow(now) && looked.offer === now.focus.offer ? looked : null,
  )
}

/** What is asked about: the piece in the hand, the way that is planned, or the place under the pointer. */
function useWay(): Pick<Looked, 'unit' | 'trace' | 'turns'> | null {
  const inHand = useUi(one => one.inHand)
  const looked = useLooked()
  const plan = useSession(now => now.plan)
  if (inHand) return { ...inHand, turns: null }
  if (plan) return plan.unit === null ? null : { unit: plan.unit, trace: plan.trace, turns: null }
  return looked
}

/**
 * The path in the hand, planned or under the pointer: its stretches, what is left, who could hurt the piece there and whom it
 * could hurt from there.
 */
export function PathInHand({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: GameState }) {
  const way = useWay()
  if (!way) return null
  const { unit, trace, turns } = way
  const { threats, prey } = turns === null ? thereOf(ruleset, view, unit, trace) : NOWHERE
  const isBare = trace.legs.length === 0 && !trace.refusal && trace.left === 0
  if (isBare && threats.length + prey.length === 0) return null
  const heads = ruleset.headlines
  const inInches = ruleset.scenarios[0]?.board.kind === 'inches'
  const spent = trace.legs.reduce((sum, leg) => sum + leg.cost, 0)
  const names = new Map(view.units.map(one => [one.id, one.name]))
  if (turns !== null) {
    return (
      <section className={sx('section')}>
        <h3>This place</h3>
        <p className={cx('said')}>In {turns} turns, each as far as it may go.</p>
      </section>
    )
  }
  return (
    <>
      <section className={sx('section')}>
        <h3>
          This path{' '}
          <span className={kx('caps')}>{trace.counts ?? (inInches ? 'inches · cost' : 'cost')}</span>
        </h3>
        {trace.legs.map((leg, at) => (
          // The legs of a path stand in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={cx('row')}>
            <span className={kx('number')}>{at + 1}</span>
            <span>
              <b>{leg.label}</b> {leg.clause ? <ClauseLink id={leg.clause} /> : null}
            </span>
            <span className={cx('n')}>{trace.counts === undefined ? legFigures(leg) : tidy(leg.cost)}</span>
          </div>
        ))}
        <div className={cx('row', 'on')}>
          <span className={kx('number')}>=</span>
          <span>
            <b>
              {trace.left < -0.05 ? 'Too far: ' : ''}
              {trace.left < -0.05 ? restOf(trace) : capital(restOf(trace))}
            </b>
          </span>
          <span className={cx('n')}>
            {trace.counts === undefined
              ? inches(spent)
              : `${tidy(spent)} of ${tidy(spent + Math.max(0, trace.left))}`}
          </span>
        </div>
        {trace.notes?.map(({ text, clause }) => (
          <div key={text} className={cx('row')}>
            <span className={kx('number')}>»</span>
            <span>
              {text} {clause ? <ClauseLink id={clause} /> : null}
            </span>
          </div>
        ))}
        {trace.refusal ? (
          <ul className={cx('reason')}>
            {trace.refusal.reasons.map(reason => (
              <li key={reason.code}>
                <span>{tell(ruleset, view, reason)}</span>
                {reason.clause ? <ClauseLink id={reason.clause} /> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <Harm
        title="Who could hit it there"
        heads={heads}
        rows={threats.map(threat => ({ ...threat, name: names.get(threat.by) ?? threat.by }))}
        warns
      />
      <Harm
        title="Whom it could hit from there"
        heads={heads}
        rows={prey.map(({ unit: id, threat }) => ({ ...threat, by: id, name: names.get(id) ?? id }))}
      />
    </>
  )
}

/** What is left where it would come to stand. */
const restOf = (trace: Trace): string =>
  `${leftText(leftOf(trace), trace.counts)}${trace.refusal ? ' where it stops' : ''}`

/** The same in few lines, where there is no panel: who is the likeliest to hurt it there, whom it could hurt best. */
export function InShort({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: GameState }) {
  const way = useWay()
  if (!way) return null
  const { unit, trace, turns } = way
  if (turns !== null) return <p>In {turns} turns, each as far as it may go.</p>
  const { threats, prey } = thereOf(ruleset, view, unit, trace)
  const names = new Map(view.units.map(one => [one.id, one.name]))
  const [worst] = threats.toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
  const [best] = prey
  return (
    <ul className={cx('inShort')}>
      {worst ? (
        <li>
          <span className={kx('number', 'warn')}>!</span>
          <span>
            {names.get(worst.by) ?? worst.by} could hit it
            {threats.length > 1 ? `, ${threats.length - 1} more` : ''}
          </span>
          <b>
            {percent(worst.hit)} · {percent(worst.destroy)}
          </b>
        </li>
      ) : null}
      {best ? (
        <li>
          <span className={kx('number')}>1</span>
          <span>
            It could hit {names.get(best.unit) ?? best.unit}
            {prey.length > 1 ? `, ${prey.length - 1} more` : ''}
          </span>
          <b>
            {percent(best.threat.hit)} · {percent(best.threat.destroy)}
          </b>
        </li>
      ) : null}
      {trace.notes?.map(({ text }) => (
        <li key={text}>
          <span className={kx('number')}>»</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

const NOWHERE: There = { threats: [], prey: [] }

interface HarmProps {
  readonly title: string
  readonly heads: { readonly hit: string; readonly destroy: string }
  readonly rows: readonly (Threat & { readonly name: string })[]
  readonly warns?: boolean
}

function Harm({ title, heads, rows, warns = false }: HarmProps) {
  if (rows.length === 0) return null
  return (
    <section className={sx('section')}>
      <h3>
        {title}{' '}
        <span className={kx('caps')}>
          {heads.hit} · {heads.destroy}
        </span>
      </h3>
      {rows.map(({ by, name, why, hit, destroy }, at) => (
        <div key={by} className={cx('row')}>
          <span className={kx('number', warns && 'warn')}>{warns ? '!' : at + 1}</span>
          <span>
            <b>{name}</b>
            <i>{why}</i>
          </span>
          <span className={cx('n')}>
            {percent(hit)} · {percent(destroy)}
          </span>
        </div>
      ))}
    </section>
  )
}
