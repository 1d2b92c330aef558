import { SIDES, type Side } from '../../../../src/engine/ids'
import type { Result } from '../text/told'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { isOn, kindOf, sideName } from '../model/units'
import type { AncientState } from '../model/state'

/** What a unit counts for the Breakpoint: one, two with a General, Scythed Chariots nothing. */
export function weightOf(
  book: Book,
  state: Pick<AncientState, 'houseRules'>,
  unit: { readonly type: string; readonly general: string },
): number {
  if (kindOf(book, state, unit).scythed) return 0
  return unit.general === 'none' ? 1 : 2
}

/** Units that a side has lost, counted as for the Breakpoint. */
export function lossesOf(book: Book, state: AncientState, side: Side): number {
  let sum = 0
  for (const unit of state.units)
    if (unit.side === side && unit.status === 'Lost') sum += weightOf(book, state, unit)
  return sum
}

/** Losses at which an army is beaten: half of its strength at deployment, rounded down. */
export function breakpointOf(state: AncientState, side: Side): number {
  return Math.max(1, Math.floor(state.strength[side] / 2))
}

/** Whether the battle is over at the end of this turn, and how (R42). */
export function resultOf(book: Book, state: AncientState): Result | null {
  const [a, b] = SIDES.map(side => lossesOf(book, state, side) >= breakpointOf(state, side))
  if (a && b) return byLosses(book, state, 'both-broken')
  if (a || b) {
    const beaten: Side = a ? 'A' : 'B'
    const winner: Side = a ? 'B' : 'A'
    const facts = {
      side: sideName(state, beaten),
      winner: sideName(state, winner),
      losses: lossesOf(book, state, beaten),
      limit: breakpointOf(state, beaten),
    }
    return { winner, why: { code: 'won-by-breakpoint', facts } }
  }
  if (state.turn < state.scenario.turns) return null
  const { night } = state.scenario
  if (night === undefined) return byLosses(book, state, 'night')
  return { winner: night, why: { code: 'won-by-night', facts: { winner: sideName(state, night) } } }
}

/** A draw; under the house rule the smaller share of losses wins. */
function byLosses(book: Book, state: AncientState, code: 'both-broken' | 'night'): Result {
  if (!isOn(state, 'share-of-losses')) return { winner: null, why: { code } }
  const [a = 0, b = 0] = SIDES.map(side => lossesOf(book, state, side) / Math.max(1, state.strength[side]))
  if (Math.abs(a - b) < ROUNDING) return { winner: null, why: { code } }
  const winner: Side = a < b ? 'A' : 'B'
  return { winner, why: { code: 'won-by-losses', facts: { winner: sideName(state, winner) } } }
}
