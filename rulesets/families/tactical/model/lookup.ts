import type { Switch } from '../text/houseRules'
import { otherSide, type Side, type UnitId } from '../../../../src/engine/ids'
import { memoByThree, memoRecent } from '../../../../src/engine/memo'
import type { HouseRules } from '../../../../src/engine/rulebook'
import { footprint } from '../../../../src/geometry/bases'
import { type Degrees, type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { distanceToPolygon } from '../../../../src/geometry/polygons'
import type { Book } from './book'
import { changedUnit, withUnits } from './changes'
import type { Standing, TacticalScenario, TacticalState, TacticalUnit } from './state'
import type { UnitType, Weapon } from './types'

export type { Standing } from './state'

/** A unit of this id; throws if there is none, for no rule speaks of a unit that is not in the battle. */
export function unitOf(state: TacticalState, id: UnitId): TacticalUnit {
  const unit = findUnit(state, id)
  if (!unit) throw new Error(`No unit ${id} in this battle`)
  return unit
}

/** The unit if there is one: for ids that come from an action. */
export function findUnit(state: TacticalState, id: UnitId): TacticalUnit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit
  return undefined
}

/** The state with one unit changed. */
export function withUnit(state: TacticalState, id: UnitId, change: Partial<TacticalUnit>): TacticalState {
  let at = 0
  for (const unit of state.units) {
    if (unit.id === id) {
      const units = state.units.slice()
      units[at] = changedUnit(unit, change)
      return withUnits(state, units)
    }
    at += 1
  }
  return state
}

/** Whether a house rule is in force: one of the family, or of those that a ruleset names as its own. */
export function isOn<Id extends string = Switch>(
  state: { readonly houseRules: HouseRules },
  id: NoInfer<Id>,
): boolean {
  return state.houseRules[id] === true
}

/** A distance of the rules in inches on this table: doubled in an infantry scenario (R47). */
export function scaled(state: TacticalState, inches: number): number {
  return state.scenario.infantryScale ? inches * 2 : inches
}

interface Figures {
  readonly units: ReadonlyMap<string, UnitType>
  readonly weapons: ReadonlyMap<string, Weapon>
  /** The side of the widest base, in inches. */
  readonly widest: number
  /** Whether there is anything that can fly: where there is nothing, units are not asked one by one. */
  readonly hasFlyers: boolean
}

/** The figures of a book in a battle: under its house rules, and with the types that its scenario has of its own. */
const figures = memoByThree((book: Book, scenario: TacticalScenario, houseRules: HouseRules): Figures => {
  const own = new Map(Object.entries(book.units))
  const weapons = new Map(Object.entries(book.weapons))
  for (const [rule, variant] of Object.entries(book.variants)) {
    if (houseRules[rule] !== true) continue
    for (const [id, change] of Object.entries(variant.units ?? {})) {
      const type = own.get(id)
      if (type) own.set(id, { ...type, ...change })
    }
    for (const [id, change] of Object.entries(variant.weapons ?? {})) {
      const weapon = weapons.get(id)
      if (weapon) weapons.set(id, { ...weapon, ...change })
    }
  }
  const units = new Map([...Object.entries(scenario.types ?? {}), ...own])
  let widest = 0
  let hasFlyers = false
  for (const { base, flies } of units.values()) {
    widest = Math.max(widest, base)
    hasFlyers ||= flies
  }
  return { units, weapons, widest, hasFlyers }
})

function figuresOf(book: Book, state: Pick<TacticalState, 'houseRules' | 'scenario'>): Figures {
  return figures(book, state.scenario, state.houseRules)
}

/** What the tables say of a unit, house rules included, or the scenario of a type of its own. Throws for a type that neither has. */
export function typeOf(
  book: Book,
  state: Pick<TacticalState, 'houseRules' | 'scenario'>,
  unit: { readonly type: string },
): UnitType {
  const type = figuresOf(book, state).units.get(unit.type)
  if (!type) throw new Error(`No unit type ${unit.type}`)
  return type
}

/** The side of the widest base there is, in inches. */
export function widestBase(book: Book, state: TacticalState): number {
  return figuresOf(book, state).widest
}

/** No base reaches farther from its centre than this many inches, however it is turned. */
export function longestReach(book: Book, state: TacticalState): number {
  return widestBase(book, state) * Math.SQRT1_2
}

/** A row of the weapon table, house rules included, its distances as printed. Throws for a row that is not there. */
export function weaponOf(book: Book, state: TacticalState, id: string): Weapon {
  const weapon = figuresOf(book, state).weapons.get(id)
  if (!weapon) throw new Error(`No weapon ${id}`)
  return weapon
}

const VEHICLES: ReadonlySet<UnitType['locomotion']> = new Set([
  'wheeled',
  'halftracked',
  'tracked',
  'hover',
  'walking',
])

/** Whether a type is a vehicle of the ground: it leaves a wreck and does not hide. */
export function isVehicle(type: UnitType): boolean {
  return VEHICLES.has(type.locomotion)
}

/** Whether a unit stands on the table: not carried, in reserve or destroyed. */
export function stands(unit: TacticalUnit | undefined): unit is Standing {
  return unit !== undefined && unit.at !== null
}

/** Whether a unit is still in the battle, on the table or not. */
export function isAlive(unit: TacticalUnit): boolean {
  return unit.status !== 'Destroyed'
}

/** Points that the loss of a unit gives the enemy: an HQ counts double (R46). */
export function lossPoints(
  { scenario }: TacticalState,
  { side, isHq }: Pick<TacticalUnit, 'side' | 'isHq'>,
): number {
  return scenario.victory.perUnit[otherSide(side)] * (isHq ? 2 : 1)
}

/** Whether a unit is shaken: Disorganized or Suppressed. */
export function isShaken(unit: TacticalUnit): boolean {
  return unit.status === 'Disorganized' || unit.status === 'Suppressed'
}

/** The outline of a square base of a unit type. */
export function baseAt(type: UnitType, at: Point, facing: Degrees): Polygon {
  return footprint(at, facing, type.base, type.base)
}

/** The outline of a unit's base where it stands. Not kept: few are asked for, and to make one is quicker than to remember it. */
export function outlineOf(book: Book, state: TacticalState, unit: Standing): Polygon {
  return baseAt(typeOf(book, state, unit), unit.at, unit.facing)
}

/** What a vehicle carries or tows. */
export function cargoOf(state: TacticalState, transport: UnitId): readonly TacticalUnit[] {
  return state.units.filter(each => each.carriedBy === transport)
}

// By the list of units: a state whose units have not changed has the same ones standing.
const present = memoRecent((units: readonly TacticalUnit[]): Readonly<Record<Side, readonly Standing[]>> => {
  const here: Record<Side, Standing[]> = { A: [], B: [] }
  for (const unit of units) if (stands(unit)) here[unit.side].push(unit)
  return here
})

/** The units of a side that stand on the table. */
export function standingOf(state: TacticalState, side: Side): readonly Standing[] {
  return present(state.units)[side]
}

/** The enemies of a side that stand on the table. */
export function enemiesOf(state: TacticalState, side: Side): readonly Standing[] {
  return present(state.units)[side === 'A' ? 'B' : 'A']
}

const grounded = memoByThree((book: Book, scenario: TacticalScenario, houseRules: HouseRules) =>
  memoRecent((units: readonly Standing[]) =>
    units.filter(unit => !typeOf(book, { houseRules, scenario }, unit).flies),
  ),
)

/** The enemies of a side that stand on the ground: those whom a unit there can touch. */
export function groundEnemiesOf(book: Book, state: TacticalState, side: Side): readonly Standing[] {
  const enemies = enemiesOf(state, side)
  if (!figuresOf(book, state).hasFlyers) return enemies
  return grounded(book, state.scenario, state.houseRules)(enemies)
}

/** Whether a unit is in the air. */
export function isAirborne(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  const { hasFlyers, units } = figuresOf(book, state)
  return hasFlyers && units.get(unit.type)?.flies === true
}

/** Whether a unit has fired this weapon, which serves once in a battle. */
export function isExpended(unit: TacticalUnit, weapon: Weapon): boolean {
  return weapon.once && unit.expended?.includes(weapon.id) === true
}

/** The distance from a place to a unit in inches: to the centre of its base, or to its nearest edge (house rule, R1). */
export function distanceTo(book: Book, state: TacticalState, from: Point, target: Standing): number {
  return isOn(state, 'edge-measuring')
    ? distanceToPolygon(from, outlineOf(book, state, target))
    : distance(from, target.at)
}
