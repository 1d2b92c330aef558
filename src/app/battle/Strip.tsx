import { scenarioOf } from '../../engine/battle'
import { SIDES, type Side } from '../../engine/ids'
import type { Losses, Stake, Standing } from '../../engine/standing'
import type { GameState } from '../../engine/state'
import { seenNow } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { Badge } from '../ui/Badge'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import { exact } from '../ui/numbers'
import { pointsText } from '../ui/points'
import { useSession } from '../useSession'
import css from './strip.module.css'
import { fitting } from './fitting'
import { table } from './handle'
import { PackNow, PackTable } from './Pack'
import { ui } from './ui'

const cx = classes(css)

/** So many ways there are to show less where the strip is too long: losses drawn narrower, no bar for the turns, no names of places. */
const fit = fitting(6)
/** So many losses are drawn one by one; of more in the same share. */
const PIPS = 18

const kept = new WeakMap<GameState, Standing>()

/** How the battle stands as the chair may know it; null while there is none. */
function standingNow(session: Session): Standing | null {
  const { ruleset } = session
  const view = seenNow(session)
  if (!ruleset || !view) return null
  let standing = kept.get(view)
  if (!standing) {
    standing = ruleset.standing(view)
    kept.set(view, standing)
  }
  return standing
}

const nameOf = ({ ruleset, battle }: Session, side: Side): string =>
  ruleset && battle ? scenarioOf(ruleset, battle).sides[side].name : side

function lossText({ lost, of, breaksAt }: Losses): string {
  return `${exact(lost)} of ${exact(of)}${breaksAt === undefined ? '' : `, breaks at ${exact(breaksAt)}`}`
}

function leftText({ left }: Standing): string {
  return left === null
    ? 'no limit of turns'
    : `${left.count} ${left.label}${left.count === 1 ? '' : 's'} left`
}

/** How one stands, always there: score, what is held, losses, turns left. A press opens the whole of it. */
export function Strip() {
  const now = useSession(one => one)
  const standing = standingNow(now)
  if (!standing) return null
  const { score, stakes, losses, left, pack } = standing
  return (
    <button
      ref={fit}
      type="button"
      className={cx('strip')}
      title="How the battle stands"
      onClick={() => ui.open('standing')}
    >
      <span className="quiet">How the battle stands: </span>
      {pack ? <PackNow pack={pack} nameOf={side => nameOf(now, side)} /> : null}
      {score ? (
        <span className={cx('part', 'score')}>
          <Badge side="A" />
          <b>{exact(score.A)}</b> to <b>{exact(score.B)}</b>
          <Badge side="B" />
          <span className="quiet">{score.label}, </span>
        </span>
      ) : null}
      {stakes.length > 0 ? (
        <span className={cx('part', 'stakes')}>
          {stakes.map(stake => (
            <span key={stake.id}>
              <Flag holder={stake.holder} />
              <em>{stake.name}</em>
            </span>
          ))}
        </span>
      ) : null}
      <span className={cx('part', 'losses')}>
        <i>lost</i>
        {SIDES.map(side => (
          <span key={side}>
            <span className="quiet">{nameOf(now, side)}</span>
            <Pips side={side} losses={losses[side]} />
            <b>{lossText(losses[side])}</b>
          </span>
        ))}
      </span>
      <span className={cx('part', 'left')}>
        {left ? (
          <span className={cx('turns')} aria-hidden="true">
            <s style={{ width: `${(100 * (left.of - left.count)) / Math.max(1, left.of)}%` }} />
          </span>
        ) : null}
        {leftText(standing)}
      </span>
    </button>
  )
}

function Flag({ holder }: { readonly holder: Side | null }) {
  return (
    <svg
      className={cx('flag', holder === 'A' && 'a', holder === 'B' && 'b')}
      width="20"
      height="24"
      viewBox="0 0 20 24"
      aria-hidden="true"
    >
      <path d="M3 2v21" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path className={cx('cloth')} d="M4 3h14l-3 5 3 5H4z" strokeWidth="1.4" />
      <text x="9" y="11">
        {holder ?? ''}
      </text>
    </svg>
  )
}

/** Losses one by one, crossed, with a bar at the breaking point. */
function Pips({ side, losses }: { readonly side: Side; readonly losses: Losses }) {
  const { lost, of, breaksAt } = losses
  const scale = of > PIPS ? PIPS / of : 1
  const whole = Math.round(of * scale)
  const crossed = lost > 0 ? Math.max(1, Math.round(lost * scale)) : 0
  const bar = breaksAt === undefined ? null : Math.round(breaksAt * scale)
  return (
    <span className={cx('pips', side === 'A' ? 'a' : 'b')} aria-hidden="true">
      {Array.from({ length: whole }, (_, at) => (
        <u key={at} className={cx(at < crossed && 'lost', bar === at + 1 && 'breaks')} />
      ))}
    </span>
  )
}

/** The whole of it, line by line. */
export function StandingSheet({ onClose }: { readonly onClose: () => void }) {
  const now = useSession(one => one)
  const standing = standingNow(now)
  const { ruleset, battle, chair } = now
  if (!standing || !ruleset || !battle) return null
  const side = chair === 'A' || chair === 'B' ? chair : null
  const scenario = scenarioOf(ruleset, battle)
  const { score, stakes, prizes = [], losses, pack } = standing
  return (
    <Sheet title="How the battle stands" open onClose={onClose}>
      <table className={cx('whole')}>
        <thead>
          <tr>
            <th scope="col">Side</th>
            {SIDES.map(each => (
              <th key={each} scope="col">
                <Badge side={each} /> {scenario.sides[each].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {score ? (
            <tr>
              <th scope="row">{score.label}</th>
              {SIDES.map(each => (
                <td key={each}>{exact(score[each])}</td>
              ))}
            </tr>
          ) : null}
          <tr>
            <th scope="row">lost</th>
            {SIDES.map(each => (
              <td key={each}>
                {lossText(losses[each])} <Pips side={each} losses={losses[each]} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p>{leftText(standing)}.</p>
      {pack ? <PackTable pack={pack} nameOf={each => nameOf(now, each)} /> : null}
      {stakes.length + prizes.length > 0 ? (
        <ul className={cx('list')}>
          {stakes.map(stake => (
            <li key={stake.id}>
              <StakeLine stake={stake} now={now} onShow={onClose} />
            </li>
          ))}
          {prizes.map(({ name, points }) => (
            <li key={name}>
              {name}: {pointsText(points, each => nameOf(now, each))}
            </li>
          ))}
        </ul>
      ) : null}
      {side ? <p>{scenario.briefing[side]}</p> : null}
    </Sheet>
  )
}

function StakeLine({
  stake,
  now,
  onShow,
}: {
  readonly stake: Stake
  readonly now: Session
  readonly onShow: () => void
}) {
  const { at, name, holder, points } = stake
  const worth = points ? `: ${pointsText(points, side => nameOf(now, side))}` : ''
  const text = `${name}, held by ${holder ? nameOf(now, holder) : 'nobody'}${worth}`
  return (
    <>
      <Flag holder={holder} />
      {at ? (
        <button
          type="button"
          onClick={() => {
            onShow()
            table.current?.reveal(at)
          }}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </>
  )
}
