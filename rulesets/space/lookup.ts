import type { Side, UnitId } from '../../src/engine/ids'
import { findUnit, unitOf, withUnit } from '../../src/engine/units'
import type { Hex } from '../../src/geometry/hexes'
import type { Point } from '../../src/geometry/point'
import type { Switch } from './houseRules'
import { hexOf, indexOf, isSame } from './board'
import { DAMAGED_MPS, MOST_MPS } from './tables'
import type { Ship, SpaceState, Torpedo } from './state'

/** A ship that stands on the table. */
export type Standing = Ship & { readonly at: Point }

export const stands = (ship: Ship | undefined): ship is Standing =>
  ship !== undefined && ship.at !== null && ship.fate === 'in play'

export const findShip = findUnit<SpaceState>
export const shipOf = unitOf<SpaceState>
/** The state with a ship changed. */
export const changed = withUnit<SpaceState>

export const findTorpedo = (state: SpaceState, id: string): Torpedo | undefined =>
  state.torpedoes.find(torpedo => torpedo.id === id)

export const hexOfShip = (state: SpaceState, ship: Standing): Hex => hexOf(state.scenario.board, ship.at)

export const onTable = (state: SpaceState, side: Side): readonly Standing[] =>
  state.units.filter(stands).filter(ship => ship.side === side)

/** The ship that stands in a hex, other than one. */
export function shipIn(state: SpaceState, hex: Hex, except?: UnitId): Standing | undefined {
  return state.units.find(
    (ship): ship is Standing => ship.id !== except && stands(ship) && isSame(hexOfShip(state, ship), hex),
  )
}

/** The hexes that hold ships other than one, by `indexOf`. */
export function occupied(state: SpaceState, except?: UnitId): ReadonlySet<number> {
  const found = new Set<number>()
  for (const ship of state.units) {
    if (ship.id !== except && stands(ship)) found.add(indexOf(hexOfShip(state, ship)))
  }
  return found
}

/** Torpedoes of the other side that lie in a hex, in the order of launching. */
export function torpedoesAgainst(state: SpaceState, side: Side, hex: Hex): readonly Torpedo[] {
  return state.torpedoes.filter(
    torpedo => torpedo.side !== side && isSame(hexOf(state.scenario.board, torpedo.at), hex),
  )
}

/** Movement Points that a ship may spend in its activation. */
export const allowance = (ship: Ship): number => (ship.damaged ? DAMAGED_MPS : MOST_MPS)

export const isOn = (state: SpaceState, rule: Switch): boolean => state.houseRules[rule] === true

export const nameOfSide = (state: SpaceState, side: Side): string => state.scenario.sides[side].name
export const adjectiveOf = (state: SpaceState, side: Side): string => state.scenario.sides[side].adjective
