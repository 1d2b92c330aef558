import { percent } from '../../engine/targets'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { tell } from '../../store/selectors'
import { ClauseLink } from '../ui/ClauseLink'
import { inches, tidy } from '../ui/numbers'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { useSession } from '../useSession'
import { legFigures, leftText } from './marks'
import parts from './parts.module.css'
import shell from './shell.module.css'
import { useUi } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** The path in the hand or planned: its stretches, what is left, and who could hurt the piece there. */
export function PathInHand({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: GameState }) {
  const inHand = useUi(one => one.inHand)
  const plan = useSession(now => now.plan)
  const unit = inHand?.unit ?? plan?.unit ?? null
  const trace = inHand ?? plan?.trace ?? null
  if (!trace || (trace.legs.length === 0 && !trace.refusal && trace.left === 0)) return null
  const threats =
    inHand?.threats ??
    (plan && unit !== null
      ? ruleset.threats(view, unit, plan.trace.stop.at, plan.trace.stop.facing, plan.trace.stop.level)
      : [])
  const spent = trace.legs.reduce((sum, leg) => sum + leg.cost, 0)
  const names = new Map(view.units.map(one => [one.id, one.name]))
  return (
    <>
      <section className={sx('section')}>
        <h3>
          This path <span className={kx('caps')}>{trace.counts ?? 'inches · cost'}</span>
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
              {trace.left > 0.05
                ? leftText(trace.left, trace.counts)
                : trace.left < -0.05
                  ? 'Too far'
                  : 'Nothing left'}
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
      {threats.length > 0 ? (
        <section className={sx('section')}>
          <h3>
            There it will be <span className={kx('caps')}>hit · destroy</span>
          </h3>
          {threats.map(threat => (
            <div key={threat.by} className={cx('row')}>
              <span className={kx('number', 'warn')}>!</span>
              <span>
                <b>{names.get(threat.by) ?? threat.by}</b>
                <i>{threat.why}</i>
              </span>
              <span className={cx('n')}>
                {percent(threat.hit)} · {percent(threat.destroy)}
              </span>
            </div>
          ))}
        </section>
      ) : null}
    </>
  )
}
