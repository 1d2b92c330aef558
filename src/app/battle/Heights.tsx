import type { Offer } from '../../engine/offer'
import type { Point } from '../../geometry/point'
import { chosenOffer, heightsOf, offersNow } from '../../store/selectors'
import type { Plan } from '../../store/sessionState'
import { classes } from '../ui/cx'
import { tidy } from '../ui/numbers'
import { actions, useSession } from '../useSession'
import shell from './shell.module.css'
import { useUi } from './ui'

const cx = classes(shell)

/** A ladder of the heights that a piece may go to, each with what it would cost at the place under the hand. */
export function Heights() {
  const now = useSession(one => one)
  const inHand = useUi(one => one.inHand)
  const chosen = chosenOffer(now)
  const rungs = chosen?.level === undefined ? [] : heightsOf(offersNow(now), chosen)
  if (!chosen || rungs.length < 2) return null
  const hand = inHand?.hand ?? now.plan?.points.at(-1) ?? now.plan?.trace.stop.at ?? null
  const facing = inHand ? undefined : now.plan?.facing
  return (
    <div className={cx('heights')} data-covers="" role="group" aria-label="Level there">
      <b aria-hidden="true">Level there</b>
      {rungs.map(offer => {
        const cost = hand ? costAt(offer, hand, facing) : null
        const isChosen = offer.id === chosen.id
        return (
          <button
            key={offer.id}
            type="button"
            aria-pressed={isChosen}
            className={cx(isChosen && 'on', hand !== null && cost === null && 'far')}
            onClick={() => actions.toHeight(offer.id)}
          >
            <i aria-hidden="true" />
            <b>{offer.level}</b>
            <span>{hand === null ? '' : (cost ?? '–')}</span>
          </button>
        )
      })}
      <p aria-hidden="true">
        <kbd>PgUp</kbd> <kbd>PgDn</kbd>
      </p>
    </div>
  )
}

/** What it costs to get to a place by an offer; null if it does not lead there. */
function costAt(offer: Offer, at: Point, facing: Plan['facing']): string | null {
  const trace = offer.trace?.([at], facing)
  if (!trace || trace.refusal) return null
  return `${tidy(trace.legs.reduce((sum, leg) => sum + leg.cost, 0))} ${trace.counts ?? 'inches'}`
}
