import type { ClauseId, Side } from '../../src/engine/ids'
import { memoBy } from '../../src/engine/memo'
import { findUnit as find, unitOf as unitIn, withUnit as changedIn } from '../../src/engine/units'
import { footprint } from '../../src/geometry/bases'
import type { Point, Polygon } from '../../src/geometry/point'
import type { Reason } from './act'
import type { Switch } from './houseRules'
import type { CoastalState, Group, Vessel } from './state'
import { HANDLING, LINES, PIVOT, VERY_SLOW } from './tables'
import type { VesselType } from './vesselType'
import { typeOf } from './vessels'
import type { Code } from './words'

/** A vessel on the table. */
export type Standing = Vessel & { readonly at: Point }

export const stands = (vessel: Vessel | undefined): vessel is Standing =>
  vessel !== undefined && vessel.at !== null && vessel.fate === 'afloat'

export const findUnit = find<CoastalState>
export const unitOf = unitIn<CoastalState>
export const withUnit = changedIn<CoastalState>

/** All vessels on the table; worked out once for a list of them. */
export const allStanding = memoBy((units: CoastalState['units']): readonly Standing[] => units.filter(stands))

export const vesselsOf = (state: CoastalState, side: Side): readonly Standing[] =>
  allStanding(state.units).filter(each => each.side === side)

/** Whether a house rule is on. */
export const isOn = (state: Pick<CoastalState, 'houseRules'>, rule: Switch): boolean =>
  state.houseRules[rule] === true

/** So many inches of the rules on the table (1.4, R34). */
export const inches = (state: Pick<CoastalState, 'houseRules'>, given: number): number =>
  isOn(state, 'large-scale') ? given * 2 : given

export const namesOfSide = (state: CoastalState, side: Side) => state.scenario.sides[side]

export function groupOf(state: Pick<CoastalState, 'scenario'>, id: string): Group {
  const found = state.scenario.groups.find(each => each.id === id)
  if (!found) throw new RangeError(`There is no group '${id}' in this battle.`)
  return found
}

/** Vessels of a group that are still in the battle, seen or not. */
export const membersOf = (state: CoastalState, group: string): readonly Vessel[] =>
  state.units.filter(each => each.group === group && each.fate === 'afloat')

export const typeOfVessel = (vessel: Pick<Vessel, 'type'>): VesselType => typeOf(vessel.type)

/** 3.2, 3.3, 4.2, 4.3, R9: how it changes its speed and turns. */
export function handlingOf(state: CoastalState, vessel: Pick<Vessel, 'type'>) {
  const type = typeOfVessel(vessel)
  const isNimble = type.nimble || (type.id === 'fairmile-c' && isOn(state, 'nimble-gunboats'))
  const { levels, straight } = isNimble ? HANDLING.nimble : HANDLING.other
  return { isNimble, levels, straight: inches(state, straight), pivot: PIVOT }
}

/** 7.6, 7.9, R24: the maximum speed as it is now. */
export function maxSpeedOf(vessel: Pick<Vessel, 'type' | 'damaged' | 'wrecked'>): number {
  const { speed } = typeOfVessel(vessel)
  const lost = (line: keyof typeof LINES): number => LINES[line][speed === VERY_SLOW ? 'verySlow' : 'speed']
  return Math.max(0, speed - (vessel.damaged ? lost('damaged') : 0) - (vessel.wrecked ? lost('wrecked') : 0))
}

/** The outline of a hull somewhere (R6). */
export function hullAt(state: CoastalState, vessel: Vessel, at: Point, facing: number): Polygon {
  const { beam, length } = typeOfVessel(vessel)
  return footprint(at, facing, inches(state, beam), inches(state, length))
}

export const hullOf = (state: CoastalState, vessel: Standing): Polygon =>
  hullAt(state, vessel, vessel.at, vessel.facing)

export function reason(clause: ClauseId, code: Code, facts?: Reason['facts']): Reason {
  return facts ? { clause, code, facts } : { clause, code }
}

/** Wrecked, Damaged or neither, as the booklet calls it. */
export function conditionOf({ damaged, wrecked }: Pick<Vessel, 'damaged' | 'wrecked'>): string {
  if (wrecked) return 'Wrecked'
  return damaged ? 'Damaged' : 'Undamaged'
}
