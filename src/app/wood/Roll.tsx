import { Check } from 'lucide-react'
import { useMemo } from 'react'
import type { Side, UnitId } from '../../engine/ids'
import type { Offer } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { useSession } from '../useSession'
import { scenarioNow } from '../../store/selectors'
import { Badge } from '../ui/Badge'
import { classes } from '../ui/cx'
import { Portrait } from '../ui/Picture'
import css from './wood.module.css'

const cx = classes(css)

/** The units of a side in a list: what each is, how it fares, and whether it may still act. */
export function Roll({
  ruleset,
  state,
  side,
  title,
  chosen,
  offers,
  onChoose,
  whole,
}: {
  readonly ruleset: Ruleset
  readonly state: GameState
  readonly side: Side
  readonly title: string
  readonly chosen: UnitId | null
  readonly offers?: readonly Offer[]
  readonly onChoose: (unit: UnitId) => void
  /** Chooses the side as a whole, where it may do something that no unit does. */
  readonly whole?: () => void
}) {
  const sides = useSession(now => scenarioNow(now)?.sides)
  const look = useSession(now => now.battle?.scenario.ground.look)
  const cards = useMemo(
    () =>
      state.units
        .filter(unit => unit.side === side)
        .map(unit => ({ unit, card: ruleset.card(state, unit.id) })),
    [ruleset, state, side],
  )
  const on = cards.filter(({ unit }) => unit.at !== null).length
  const can = (id: UnitId): string => {
    const own = (offers ?? []).filter(offer => offer.unit === id && !offer.ends)
    const open = own.filter(offer => !offer.refusal)
    return open.length > 0 ? `may ${(open[0]?.label ?? '').toLowerCase()}` : own.length > 0 ? 'may not' : ''
  }
  return (
    <section className={`${cx('roll')} paper`} aria-label={title}>
      <h2>
        <Badge side={side} /> {title}{' '}
        <small>
          {sides?.[side].name}, {on} of {cards.length} on the table
        </small>
      </h2>
      <div className={cx('rows')}>
        {whole && offers?.some(offer => offer.unit === null && !offer.ends) ? (
          <button
            type="button"
            className={cx('one', chosen === null && 'on')}
            aria-pressed={chosen === null}
            onClick={whole}
          >
            <b>The side as a whole</b>
          </button>
        ) : null}
        {cards.map(({ unit, card }) => (
          <button
            key={unit.id}
            type="button"
            className={cx(
              'one',
              chosen === unit.id && 'on',
              offers === undefined && 'whom',
              unit.at === null && 'off',
            )}
            aria-pressed={chosen === unit.id}
            onClick={() => onChoose(unit.id)}
          >
            <Portrait token={card.token} size={30} {...(look && { look })} />
            <b>{unit.name}</b>
            <span>
              {[...card.chips, unit.at === null ? 'not on the table' : can(unit.id)]
                .filter(Boolean)
                .join(', ')}
            </span>
            {card.token.spent ? <Check size={16} aria-label="has acted" /> : null}
          </button>
        ))}
      </div>
    </section>
  )
}
