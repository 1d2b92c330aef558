import { memoRecent } from '../../src/engine/memo'
import { type Side, type UnitId, otherSide } from '../../src/engine/ids'
import { footprint } from '../../src/geometry/bases'
import type { Point, Polygon } from '../../src/geometry/point'
import { type Box, distanceOfBoxes } from '../../src/geometry/polygons'
import { OVERLAP } from '../../src/geometry/tolerance'
import { type Standing, stands } from './lookup'
import type { BySide, DivState, DivUnit, Fortification, Minefield } from './state'
import { TOUCHING } from './tables'

// R8: distances run between the nearest points of bases, which are squares that are never turned.

const boxAbout = (at: Point, width: number, height: number): Box => ({
  minX: at.x - width / 2,
  minY: at.y - height / 2,
  maxX: at.x + width / 2,
  maxY: at.y + height / 2,
})

type Placed = Pick<DivState, 'scenario'>

export const boxOf = ({ scenario }: Placed, at: Point): Box => boxAbout(at, scenario.base, scenario.base)

/** 10.1: two bases wide and one deep. */
export function sectionBox({ scenario: { base } }: Placed, { at, lies }: Fortification): Box {
  return lies === 'across' ? boxAbout(at, base * 2, base) : boxAbout(at, base, base * 2)
}

export const mineBox = (state: Placed, { at }: Minefield): Box => boxOf(state, at)

export const outlineOf = ({ minX, minY, maxX, maxY }: Box): Polygon =>
  footprint({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, 0, maxX - minX, maxY - minY)

/** Inches between the nearest points of two bases. */
export const gapBetween = (state: Placed, a: Point, b: Point): number =>
  distanceOfBoxes(boxOf(state, a), boxOf(state, b))

export function isInBox({ minX, minY, maxX, maxY }: Box, p: Point): boolean {
  return p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
}

/** The section of Fortifications in which a place lies (R36: the centre of a base counts). */
export function sectionAt(
  state: Pick<DivState, 'scenario' | 'fortifications'>,
  at: Point,
): Fortification | undefined {
  return state.fortifications.find(each => isInBox(sectionBox(state, each), at))
}

/** What an enemy touches of a unit: its base, and the section that it holds (10.2). */
export function bodyOf(state: DivState, at: Point): readonly Box[] {
  const section = sectionAt(state, at)
  return section ? [boxOf(state, at), sectionBox(state, section)] : [boxOf(state, at)]
}

/** Farther apart than this many bases, along both edges together, not even two sections touch. */
const FAR = 5

/** Whether two enemies that stand there are in contact. */
export function isContact(state: DivState, a: Point, b: Point): boolean {
  if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > state.scenario.base * FAR) return false
  const [ownA, ownB] = [boxOf(state, a), boxOf(state, b)]
  if (distanceOfBoxes(ownA, ownB) <= TOUCHING) return true
  if (state.fortifications.length === 0) return false
  return (
    bodyOf(state, a).some(box => distanceOfBoxes(box, ownB) <= TOUCHING) ||
    bodyOf(state, b).some(box => distanceOfBoxes(box, ownA) <= TOUCHING)
  )
}

/** Whether two bases would overlap. */
export const isOver = (state: Placed, a: Point, b: Point): boolean => {
  const { base } = state.scenario
  return Math.abs(a.x - b.x) < base - OVERLAP && Math.abs(a.y - b.y) < base - OVERLAP
}

const sidesIn = memoRecent((units: DivState['units']): BySide<readonly Standing[]> => {
  const standing = units.filter(stands)
  return { A: standing.filter(({ side }) => side === 'A'), B: standing.filter(({ side }) => side === 'B') }
})

/** The units of a side on the table. */
export const unitsOf = (state: Pick<DivState, 'units'>, side: Side): readonly Standing[] =>
  sidesIn(state.units)[side]

/** Who touches whom, as far as it has been asked; anew where sections have been lost. */
const contactsIn = memoRecent((_: DivState['units']) =>
  memoRecent((_sections: DivState['fortifications']) => new Map<UnitId, readonly Standing[]>()),
)

const NOBODY: readonly Standing[] = []

/** The enemies with which a unit is in contact. */
export function foesOf(state: DivState, { id }: Pick<DivUnit, 'id'>): readonly Standing[] {
  const known = contactsIn(state.units)(state.fortifications)
  const asked = known.get(id)
  if (asked) return asked
  const unit = state.units.find(each => each.id === id)
  const found = stands(unit) ? foesAt(state, unit.side, unit.at) : NOBODY
  known.set(id, found)
  return found
}

export const isEngaged = (state: DivState, unit: Pick<DivUnit, 'id'>): boolean =>
  foesOf(state, unit).length > 0

/** The enemies that a unit of a side would touch at a place. */
export function foesAt(state: DivState, side: Side, at: Point): readonly Standing[] {
  return unitsOf(state, otherSide(side)).filter(foe => isContact(state, at, foe.at))
}
