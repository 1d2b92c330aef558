import type { Side, UnitId } from '../../../../src/engine/ids'
import { hexOf, isSame } from '../../../../src/geometry/hexBoard'
import type { Hex } from '../../../../src/geometry/hexes'
import type { AircraftType, Book } from './book'
import type { AirState, Aircraft, GroundTarget, Standing } from './state'

export type { Standing } from './state'

export const stands = (aircraft: Aircraft | undefined): aircraft is Standing =>
  aircraft !== undefined && aircraft.at !== null && aircraft.fate === 'in play'

export const findAircraft = (state: AirState, id: UnitId): Aircraft | undefined =>
  state.units.find(each => each.id === id)

/** The aircraft of that id; throws if there is none. */
export function aircraftOf(state: AirState, id: UnitId): Aircraft {
  const found = findAircraft(state, id)
  if (!found) throw new Error(`There is no aircraft ${id}.`)
  return found
}

export const hexOfAircraft = (state: AirState, { at }: Standing): Hex => hexOf(state.scenario.board, at)

export const onTable = (state: AirState, side: Side): readonly Standing[] =>
  state.units.filter(stands).filter(each => each.side === side)

/** All that stands or stood on the ground to be attacked. */
export const groundTargets = ({ targets = [] }: AirState): readonly GroundTarget[] => targets

/** Ground targets of a side that still stand. */
export const targetsOf = (state: AirState, side: Side): readonly GroundTarget[] =>
  groundTargets(state).filter(each => each.side === side && !each.destroyed)

/** Whether another aircraft bars a hex for the end of a movement at a level (3.11; by house rule only at that level). */
export function isTaken(state: AirState, hex: Hex, level: number, except: UnitId): boolean {
  const shared = isOn(state, 'share-a-hex')
  return state.units.some(
    each =>
      each.id !== except &&
      stands(each) &&
      (!shared || each.level === level) &&
      isSame(hexOfAircraft(state, each), hex),
  )
}

export function changed(state: AirState, id: UnitId, change: Partial<Aircraft>): AirState {
  return { ...state, units: state.units.map(each => (each.id === id ? { ...each, ...change } : each)) }
}

/** The type of an aircraft; the schema lets no other in. */
export function typeOf(book: Book, { type }: Pick<Aircraft, 'type'>): AircraftType {
  const found = book.types[type]
  if (!found) throw new Error(`There is no type of aircraft ${type}.`)
  return found
}

export const isLoaded = ({ load = 'none' }: Aircraft): boolean => load !== 'none'

/** Movement Points of an aircraft as it is: 1 less if loaded, then halved upwards if Damaged. */
export function mpsOf(book: Book, aircraft: Aircraft): number {
  const whole = Math.max(1, typeOf(book, aircraft).mps - (isLoaded(aircraft) ? 1 : 0))
  return aircraft.damaged ? Math.ceil(whole / 2) : whole
}

/** The least that it has to spend: a third, rounded up. */
export const leastOf = (book: Book, aircraft: Aircraft): number => Math.ceil(mpsOf(book, aircraft) / 3)

/** Its highest level as it is: 1 less if Damaged, 1 less if loaded, never below 1. */
export function ceilingOf(book: Book, aircraft: Aircraft): number {
  const { ceiling } = typeOf(book, aircraft)
  return Math.max(1, ceiling - (aircraft.damaged ? 1 : 0) - (isLoaded(aircraft) ? 1 : 0))
}

export const isOn = (state: AirState, rule: string): boolean => state.houseRules[rule] === true

export const nameOfSide = (state: AirState, side: Side): string => state.scenario.sides[side].name
export const adjectiveOf = (state: AirState, side: Side): string => state.scenario.sides[side].adjective
