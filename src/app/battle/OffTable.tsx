import type { Offer } from '../../engine/offer'
import type { GameState } from '../../engine/state'
import { offersNow, seenNow } from '../../store/selectors'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import shell from './shell.module.css'

const cx = classes(shell)

/** What acts without a piece on the table: guns behind it, aircraft above it, whoever has still to come. */
export function offTable(view: GameState, offers: readonly Offer[]): readonly Offer[] {
  if (view.turn === 0) return []
  const off = new Set(view.units.flatMap(({ id, at }) => (at ? [] : [id])))
  const own = offers.filter(
    ({ unit, ends, refusal, input, useful }) =>
      !ends && !refusal && (unit === null ? useful && input !== 'nothing' : off.has(unit)),
  )
  // Of a unit that may do several things the first stands for all: choosing it shows the others.
  return own.filter(({ unit }, at) => unit === null || own.findIndex(each => each.unit === unit) === at)
}

/** Batteries, aircraft and whatever else acts from off the table, beside the prompt, whoever is chosen. */
export function OffTable() {
  const now = useSession(one => one)
  const view = seenNow(now)
  if (!view || now.review || now.thinking) return null
  const shown = offTable(view, offersNow(now))
  if (shown.length === 0) return null
  const names = new Map(view.units.map(({ id, name }) => [id, name]))
  return (
    <div className={cx('over')} role="group" aria-label="Off the table" data-covers="">
      {shown.map(offer => (
        <button
          key={offer.id}
          type="button"
          aria-pressed={
            offer.id === now.focus.offer || (offer.unit !== null && offer.unit === now.focus.unit)
          }
          onClick={() => actions.chooseOffer(offer.id)}
        >
          {offer.unit === null ? null : <b>{names.get(offer.unit) ?? offer.unit}</b>}
          {offer.unit === null ? offer.label : <i>{offer.label}</i>}
        </button>
      ))}
    </div>
  )
}
