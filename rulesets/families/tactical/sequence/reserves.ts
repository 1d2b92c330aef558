import type { Side } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import type { TacticalScenario, TacticalState, TacticalUnit } from '../model/state'

const arrivals = memoBy(
  (scenario: TacticalScenario): ReadonlyMap<string, number> =>
    new Map(
      scenario.units.flatMap(unit => (unit.arrives === undefined ? [] : [[unit.id, unit.arrives] as const])),
    ),
)

/** The first turn in which a unit may enter; 0 for those that are there from the start. */
export function arrivalOf(state: TacticalState, unit: TacticalUnit): number {
  return arrivals(state.scenario).get(unit.id) ?? 0
}

/** Whether a unit is in the battle but neither on the table nor carried. */
export function isWaiting(unit: TacticalUnit): boolean {
  return unit.at === null && unit.carriedBy === null && unit.status !== 'Destroyed'
}

/** Units that their player has still to deploy before the battle. */
export function undeployed(state: TacticalState, side: Side): readonly TacticalUnit[] {
  return state.units.filter(unit => unit.side === side && isWaiting(unit) && arrivalOf(state, unit) === 0)
}

/** Reinforcements that may enter now. */
export function arriving(state: TacticalState, side: Side): readonly TacticalUnit[] {
  return state.units.filter(unit => {
    if (unit.side !== side || !isWaiting(unit)) return false
    const turn = arrivalOf(state, unit)
    return turn > 0 && turn <= state.turn
  })
}
