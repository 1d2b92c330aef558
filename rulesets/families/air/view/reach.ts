import type { Region } from '../../../../src/engine/offer'
import { bordersOf, indexOf, placeOf } from '../../../../src/geometry/hexBoard'
import type { Hex } from '../../../../src/geometry/hexes'
import type { AirState } from '../model/state'
import type { Flight } from '../movement/flights'

/** The hexes in which an aircraft may end at a level, with the least that each costs, and those of all levels in dots. */
export function reachOf(state: AirState, ends: readonly Flight[], level: number): Region {
  const { board } = state.scenario
  const all = new Map<number, Hex>()
  const here = new Map<number, { readonly hex: Hex; readonly spent: number }>()
  for (const flight of ends) {
    const at = indexOf(flight.hex)
    all.set(at, flight.hex)
    if (flight.level === level && flight.spent < (here.get(at)?.spent ?? Infinity)) here.set(at, flight)
  }
  const reached = [...here.values()]
  return {
    outlines: bordersOf(
      board,
      reached.map(({ hex }) => hex),
    ),
    wider: bordersOf(board, [...all.values()]),
    label: `ends at level ${level}`,
    figures: reached.map(({ hex, spent }) => ({ at: placeOf(board, hex), text: String(spent) })),
  }
}
