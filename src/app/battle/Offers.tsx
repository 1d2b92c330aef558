import type { ReactNode } from 'react'
import type { Offer } from '../../engine/offer'
import type { Refusal } from '../../engine/refusal'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { tell } from '../../store/selectors'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { actions, useSession } from '../useSession'
import parts from './parts.module.css'
import shell from './shell.module.css'
import { ui } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** Screens that have the panel at their side. */
const WITH_PANEL = '(min-width: 1101px) and (min-height: 481px)'

/** What a unit may do, as buttons, and what it may not, with the reason. */
export function UnitOffers({
  ruleset,
  view,
  offers,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offers: readonly Offer[]
}) {
  if (offers.length === 0) return null
  return (
    <section className={sx('section')}>
      <h3>What it may do</h3>
      <OfferButtons offers={offers} />
      <Refusals ruleset={ruleset} view={view} offers={offers} />
    </section>
  )
}

export function OfferButtons({
  offers,
  snug = false,
  children,
}: {
  readonly offers: readonly Offer[]
  /** What stands after them. */
  readonly children?: ReactNode
  /** Without the margins of the panel. */
  readonly snug?: boolean
}) {
  const chosen = useSession(now => now.focus.offer)
  return (
    <div className={cx('offers', snug && 'snug')}>
      {offers.map(offer => (
        <Button
          key={offer.id}
          aria-pressed={offer.id === chosen}
          aria-disabled={offer.refusal ? true : undefined}
          className={cx(offer.id === chosen && 'picked', offer.refusal && 'refused')}
          onClick={() => {
            actions.chooseOffer(offer.id)
            // Without a panel at the side the choices are on the sheet.
            if (offer.input === 'choice' && !offer.refusal && !window.matchMedia(WITH_PANEL).matches)
              ui.open('card')
          }}
        >
          {offer.label}
        </Button>
      ))}
      {children}
    </div>
  )
}

/** Why some offers are refused now, each with its clause. */
function Refusals({
  ruleset,
  view,
  offers,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offers: readonly Offer[]
}) {
  const refused = offers.flatMap(offer => (offer.refusal ? [{ offer, refusal: offer.refusal }] : []))
  if (refused.length === 0) return null
  return (
    <ul className={cx('reason')}>
      {refused.map(({ offer, refusal }) => (
        <li key={offer.id}>
          <span>
            <b>{offer.label}:</b> {tell(ruleset, view, refusal.reasons[0])}
          </span>
          <ReasonClause refusal={refusal} />
        </li>
      ))}
    </ul>
  )
}

function ReasonClause({ refusal }: { readonly refusal: Refusal }) {
  const clause = refusal.reasons[0].clause
  return clause ? <ClauseLink id={clause} /> : null
}

/** What the side as a whole may do: guns off the table, aircraft, rallying. */
export function SideOffers({
  ruleset,
  view,
  offers,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offers: readonly Offer[]
}) {
  if (offers.length === 0) return null
  return (
    <section className={sx('section')}>
      <h3>Your side</h3>
      <OfferButtons offers={offers} />
      <Refusals ruleset={ruleset} view={view} offers={offers} />
    </section>
  )
}

/** Units that are not on the table and have something to do: to be deployed, or coming on. */
export function Waiting({ view, offers }: { readonly view: GameState; readonly offers: readonly Offer[] }) {
  const off = new Map(view.units.flatMap(unit => (unit.at ? [] : [[unit.id, unit.name]])))
  const ids = new Set(
    offers.flatMap(offer =>
      offer.unit !== null && off.has(offer.unit) && !offer.refusal ? [offer.unit] : [],
    ),
  )
  if (ids.size === 0) return null
  return (
    <section className={sx('section')}>
      <h3>Off the table</h3>
      {[...ids].map(id => (
        <button key={id} type="button" className={cx('row')} onClick={() => actions.chooseUnit(id)}>
          <span className={kx('number')} aria-hidden="true">
            +
          </span>
          <b>{off.get(id)}</b>
          <span className={cx('n')}>{offers.find(offer => offer.unit === id && !offer.refusal)?.label}</span>
        </button>
      ))}
    </section>
  )
}
