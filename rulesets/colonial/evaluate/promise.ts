import type { Offer } from '../../../src/engine/offer'
import { findUnit, stands } from '../lookup'
import type { ColonialAction, ColonialState } from '../state'
import { promise } from './worth'

/** Offers unit by unit, those of the unit with the most to do first. In the midst of an activation they stay as they are. */
export function byPromise(
  state: ColonialState,
  offers: readonly Offer<ColonialAction>[],
): readonly Offer<ColonialAction>[] {
  if (state.active !== null || state.pending !== null || state.step !== 'act') return offers
  const promises = new Map<string, number>()
  for (const { unit } of offers) {
    if (unit === null || promises.has(unit)) continue
    const of = findUnit(state, unit)
    promises.set(unit, stands(of) && of.figures.length > 0 ? promise(state, of) : 0)
  }
  const of = ({ unit }: Offer): number => (unit === null ? -1 : (promises.get(unit) ?? 0))
  return offers.toSorted((a, b) => of(b) - of(a))
}
