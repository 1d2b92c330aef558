import { type Side, type UnitId, otherSide } from '../../../../src/engine/ids'
import { memoBy, memoRecent } from '../../../../src/engine/memo'
import type { HouseRules } from '../../../../src/engine/rulebook'
import { footprint, isGapWithin } from '../../../../src/geometry/bases'
import type { Degrees, Point, Polygon } from '../../../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from './book'
import type { Kind, Missile } from './kinds'
import { ARMOURS, type AncientState, type AncientUnit, type Standing, type Troops } from './state'
import type { Switch } from './switches'

/** Two bases no farther apart than this many inches touch (R9). */
export const CONTACT = 0.05
/** Bases that overlap by no more than this many inches only touch. */
export const OVERLAP = WITHIN
/** How near to an enemy a proposed move ends that is no charge, in inches. */
export const SHORT = 0.1
/** The printed side of a base, in inches. */
export const PRINTED_BASE = 1.5

/** A unit of this id; throws if there is none, for no rule speaks of a unit that is not in the battle. */
export function unitOf(state: AncientState, id: UnitId): AncientUnit {
  const unit = state.units.find(each => each.id === id)
  if (!unit) throw new Error(`No unit ${id} in this battle`)
  return unit
}

/** The unit if there is one: for ids that come from an action. */
export function findUnit(state: AncientState, id: UnitId): AncientUnit | undefined {
  for (const each of state.units) if (each.id === id) return each
  return undefined
}

/** The state with one unit changed. */
export function withUnit(state: AncientState, id: UnitId, change: Partial<AncientUnit>): AncientState {
  const at = state.units.findIndex(each => each.id === id)
  const unit = state.units[at]
  if (!unit) return state
  const units = state.units.slice()
  units[at] = { ...unit, ...change }
  return { ...state, units }
}

/** The state with its units changed; the same state if none is. */
export function changed(state: AncientState, change: (unit: AncientUnit) => AncientUnit): AncientState {
  let isChanged = false
  const units = state.units.map(unit => {
    const next = change(unit)
    if (next !== unit) isChanged = true
    return next
  })
  return isChanged ? { ...state, units } : state
}

/** Whether a unit is on the table. */
export function stands(unit: AncientUnit | undefined): unit is Standing {
  return unit !== undefined && unit.at !== null && unit.status !== 'Lost'
}

/** Who stands on the table: everybody, and each side, in the order of the armies. */
interface Field {
  readonly all: readonly Standing[]
  readonly A: readonly Standing[]
  readonly B: readonly Standing[]
}

const fieldOf = memoRecent((units: readonly AncientUnit[]): Field => {
  const field = { all: [] as Standing[], A: [] as Standing[], B: [] as Standing[] }
  for (const unit of units) {
    if (!stands(unit)) continue
    field.all.push(unit)
    field[unit.side].push(unit)
  }
  return field
})

/** Units on the table, in the order of the armies. */
export function standing(units: readonly AncientUnit[]): readonly Standing[] {
  return fieldOf(units).all
}

/** A side's units on the table. */
export function ownOf(state: AncientState, side: Side): readonly Standing[] {
  return fieldOf(state.units)[side]
}

/** A side's enemies on the table. */
export function enemiesOf(state: AncientState, side: Side): readonly Standing[] {
  return fieldOf(state.units)[otherSide(side)]
}

/** Whether a house rule is in force. */
export function isOn(state: { readonly houseRules: HouseRules }, id: Switch): boolean {
  return state.houseRules[id] === true
}

/** A printed distance in inches on this table: it goes with the size of the bases. */
export function scaled(state: AncientState, inches: number): number {
  const { base } = state.scenario
  return base === PRINTED_BASE || isOn(state, 'printed-distances') ? inches : (inches * base) / PRINTED_BASE
}

/** The kinds of a book under some house rules. */
const kindsUnder = memoBy((book: Book) =>
  memoBy((houseRules: HouseRules) => book.kindsUnder(book.kinds, houseRules)),
)

/** The kind of a unit; throws for a type that the schema would not have let in. */
export function kindOf(
  book: Book,
  state: { readonly houseRules: HouseRules },
  unit: { readonly type: string },
): Kind {
  const kind = kindsUnder(book)(state.houseRules)[unit.type]
  if (!kind) throw new Error(`No kind of unit is called ${unit.type}`)
  return kind
}

/** The missile weapon of a unit; null without one. */
export function missileOf(
  book: Book,
  unit: { readonly type: string; readonly missile: string | null },
): Missile | null {
  const id = unit.missile ?? book.kinds[unit.type]?.missile
  return id === null || id === undefined ? null : (book.missiles[id] ?? null)
}

/** The Defence factor before it is halved. */
export function defenceOf(kind: Kind, troops: Pick<Troops, 'armour'>): number {
  return kind.defence ?? ARMOURS.indexOf(troops.armour)
}

/** The same on the flank and in the rear: half of it, rounded up, but for those whose Defence is never halved. */
export function defenceBehind(kind: Kind, troops: Pick<Troops, 'armour'>): number {
  const full = defenceOf(kind, troops)
  return kind.wholeDefence ? full : Math.ceil(full / 2)
}

const outlines = memoBy((_: AncientUnit) => ({ base: 0, made: [] as Polygon }))

/** The footprint of a unit's base. */
export function outlineOf(state: AncientState, unit: Standing): Polygon {
  const kept = outlines(unit)
  const { base } = state.scenario
  if (kept.base !== base) {
    kept.base = base
    kept.made = baseAt(state, unit.at, unit.facing)
  }
  return kept.made
}

/** The footprint of a base that stands elsewhere. */
export function baseAt(state: AncientState, at: Point, facing: Degrees): Polygon {
  const { base } = state.scenario
  return footprint(at, facing, base, base)
}

/** Whether two outlines touch: the gap between them is no more than contact allows (R9). */
export function isTouching(a: Polygon, b: Polygon): boolean {
  return isGapWithin(a, b, CONTACT + ROUNDING)
}

/** Bases of this side whose centres lie farther apart than this never touch. */
export function contactReach(state: AncientState): number {
  return state.scenario.base * Math.SQRT2 + CONTACT + WITHIN
}

/** The state with a unit set elsewhere, whatever stands there: for what would be. */
export function placedAt<U extends AncientUnit>(
  unit: U,
  at: Point,
  facing: Degrees = unit.facing,
): U & Standing {
  return { ...unit, at, facing }
}

/** What a side is called. */
export function sideName(state: AncientState, side: Side): string {
  return state.scenario.sides[side].name
}
