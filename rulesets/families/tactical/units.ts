import { memoBy } from '../../../src/engine/memo'
import type { UnitId } from '../../../src/engine/ids'
import type { HouseRules } from '../../../src/engine/rulebook'
import { footprint } from '../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../src/geometry/point'
import { distanceToPolygon } from '../../../src/geometry/polygons'
import type { Book } from './book'
import type { TacticalState, TacticalUnit } from './state'
import type { UnitType, Weapon } from './types'

/** Looking things up in a state and in the tables. */

export function findUnit(state: TacticalState, id: UnitId): TacticalUnit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit
  return undefined
}

/** The unit of that id; throws if there is none: actions are checked before they get here. */
export function theUnit(state: TacticalState, id: UnitId): TacticalUnit {
  const unit = findUnit(state, id)
  if (!unit) throw new RangeError(`There is no unit ${id}.`)
  return unit
}

/** The state with some fields of one unit changed. */
export function withUnit(state: TacticalState, id: UnitId, more: Partial<TacticalUnit>): TacticalState {
  const at = state.units.findIndex(unit => unit.id === id)
  const unit = state.units[at]
  if (!unit) return state
  const units = state.units.slice()
  units[at] = { ...unit, ...more }
  return { ...state, units }
}

export function isOn(state: TacticalState, houseRule: string): boolean {
  return state.houseRules[houseRule] === true
}

/** 2 in infantry scenarios, where every distance of the rules is doubled, else 1. */
export function scaleOf(state: TacticalState): 1 | 2 {
  return state.scenario.infantryScale ? 2 : 1
}

/** Whether it stands on the table: not carried, not undeployed, not destroyed. */
export function isPresent(unit: TacticalUnit): unit is TacticalUnit & { readonly at: Point } {
  return unit.at !== null && unit.status !== 'Destroyed'
}

/** What a vehicle carries or tows. */
export function cargoOf(state: TacticalState, transport: UnitId): TacticalUnit | undefined {
  for (const unit of state.units) {
    if (unit.carriedBy === transport && unit.status !== 'Destroyed') return unit
  }
  return undefined
}

/** Where a unit is, its transport's place if it is carried; null if it is not on the table at all. */
export function placeOf(state: TacticalState, unit: TacticalUnit): Point | null {
  if (unit.status === 'Destroyed') return null
  if (unit.at !== null || unit.carriedBy === null) return unit.at
  return findUnit(state, unit.carriedBy)?.at ?? null
}

export function outlineOf(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit & { readonly at: Point },
): Polygon {
  const side = typeOf(book, state, unit).base
  return footprint(unit.at, unit.facing, side, side)
}

/** The distance at which the rules measure a unit from a place: to the centre of its base, by house rule to its edge. */
export function distanceTo(
  book: Book,
  state: TacticalState,
  from: Point,
  target: TacticalUnit & { readonly at: Point },
): number {
  if (!isOn(state, 'measure-to-edge')) return distance(from, target.at)
  return distanceToPolygon(from, outlineOf(book, state, target))
}

/** Rows of the tables that a house rule changes. */
export interface Variant {
  readonly rule: string
  readonly units?: Readonly<Record<string, Partial<UnitType>>>
  readonly weapons?: Readonly<Record<string, Partial<Weapon>>>
}

interface Rows {
  readonly units: Readonly<Record<string, UnitType>>
  readonly weapons: Readonly<Record<string, Weapon>>
}

const rowsOf = memoBy((book: Book) =>
  memoBy((rules: HouseRules): Rows => {
    let rows: Rows = book
    for (const variant of book.variants) {
      if (rules[variant.rule] !== true) continue
      rows = {
        units: varied(rows.units, variant.units ?? {}),
        weapons: varied(rows.weapons, variant.weapons ?? {}),
      }
    }
    return rows
  }),
)

function varied<T extends object>(
  rows: Readonly<Record<string, T>>,
  changes: Readonly<Record<string, Partial<T>>>,
): Readonly<Record<string, T>> {
  const after = { ...rows }
  for (const [id, change] of Object.entries(changes)) {
    const row = rows[id]
    if (row) after[id] = { ...row, ...change }
  }
  return after
}

/** The unit's type with its figures, house rules considered. Throws for a type that the muster does not have. */
export function typeOf(book: Book, state: TacticalState, unit: TacticalUnit): UnitType {
  const rows = book.variants.length === 0 ? book : rowsOf(book)(state.houseRules)
  const type = rows.units[unit.type]
  if (!type) throw new RangeError(`The muster has no ${unit.type}.`)
  return type
}

/** A row of the weapon table, house rules considered; undefined where there is none of that name. */
export function weaponOf(book: Book, state: TacticalState, id: string): Weapon | undefined {
  const rows = book.variants.length === 0 ? book : rowsOf(book)(state.houseRules)
  return rows.weapons[id]
}
