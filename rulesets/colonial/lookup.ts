import { memoRecent } from '../../src/engine/memo'
import type { Side, UnitId } from '../../src/engine/ids'
import { findUnit, unitOf, withUnit } from '../../src/engine/units'
import { distance, type Point } from '../../src/geometry/point'
import { type Box, bounds } from '../../src/geometry/polygons'
import { WITHIN, isWithin } from '../../src/geometry/tolerance'
import { isOn } from './houseRules'
import { type Kind, kindOf } from './kinds'
import { EUROPEAN, type ColonialState, type Company, type Figure, type Who } from './state'
import { GUN_TABLE, LEAST_CREW, LENGTHS, PACES, type Mount } from './tables'

/** A figure with the place where it stands. */
export interface Placed {
  readonly id: string
  readonly figure: Figure
  readonly at: Point
}

/** A unit that is on the table. */
export type Standing = Company & { readonly at: Point }
export const stands = (unit: Company | undefined): unit is Standing =>
  unit !== undefined && unit.at !== null && (unit.figures.length > 0 || unit.gun !== null)

/** Where the figures of a unit stand. */
interface Laid {
  readonly figures: readonly Figure[]
  readonly at: Point | null
  readonly placed: readonly Placed[]
  readonly points: readonly Point[]
  readonly box: Box
}
const kept = new Map<UnitId, Laid>()

/** Where a unit stands: the last answer for each unit is kept while its figures stand in these places. */
function laid({ id, at, figures }: Company): Laid {
  const known = kept.get(id)
  if (known && known.figures === figures && known.at === at) return known
  const placed =
    at === null
      ? []
      : figures.map(
          (figure): Placed => ({
            id: figure.id,
            figure,
            at: { x: at.x + figure.dx, y: at.y + figure.dy },
          }),
        )
  const points = placed.map(each => each.at)
  const made = { figures, at, placed, points, box: bounds(points) }
  kept.set(id, made)
  return made
}

/** Figures with their places; empty for a unit that is not on the table. */
export const placedOf = (unit: Company): readonly Placed[] => laid(unit).placed

export const pointsOf = (unit: Company): readonly Point[] => laid(unit).points

/** An inch of the rules on this table (R2). */
export const inches = (state: ColonialState, length: number): number => length * state.scenario.scale

export const kind = (unit: Company): Kind => kindOf(unit.type)
/** What it goes on now. */
export const mountOf = (unit: Company): Mount => (unit.mounted ? kind(unit).mount : 'foot')
export const paceOf = (unit: Company) => PACES[mountOf(unit)]
export const isNative = (unit: Company): boolean => unit.side !== EUROPEAN
export const isSniper = (unit: Company): boolean => kind(unit).sniper === true

export const onTable = (state: ColonialState, side: Side): readonly Standing[] =>
  state.units.filter(
    (unit): unit is Standing => unit.side === side && stands(unit) && unit.figures.length > 0,
  )

export const enemiesOf = memoRecent(
  (state: ColonialState): Readonly<Record<Side, readonly Standing[]>> => ({
    A: onTable(state, 'B'),
    B: onTable(state, 'A'),
  }),
)

/** A figure of a unit; undefined if it is not there. */
export function findFigure(state: ColonialState, { unit, figure }: Who): Placed | undefined {
  const of = findUnit(state, unit)
  return of && placedOf(of).find(each => each.id === figure)
}

/** The crew that serves the gun: those close to it (R54). */
export function crewOf(state: ColonialState, unit: Standing): readonly Placed[] {
  const reach = inches(state, LENGTHS.serve)
  return placedOf(unit).filter(({ at }) => isWithin(distance(at, unit.at), reach))
}

/** Whether a gun has crew enough to be served. With a house rule infantry beside a machine gun helps. */
export function isServed(state: ColonialState, unit: Standing): boolean {
  let crew = crewOf(state, unit).length
  if (crew < LEAST_CREW && unit.gun?.kind === 'machine gun' && isOn(state, 'helpers'))
    crew += helpersOf(state, unit)
  return crew >= LEAST_CREW
}

function helpersOf(state: ColonialState, gun: Standing): number {
  const reach = inches(state, LENGTHS.serve)
  return onTable(state, gun.side)
    .filter(each => each.gun === null && mountOf(each) === 'foot' && !isNative(each) && !each.routing)
    .reduce((sum, each) => sum + pointsOf(each).filter(at => isWithin(distance(at, gun.at), reach)).length, 0)
}

export const crewWanted = (unit: Company): number => (unit.gun ? GUN_TABLE[unit.gun.kind].crew : 0)

/** The unit with its figures at these places, in their order; the middle of a unit without a gun goes with them. */
export function withPlaces(
  unit: Company,
  places: readonly Placed[],
  gunAt: Point | null = unit.gun ? unit.at : null,
): Company {
  const at = gunAt ?? middleOf(places.map(each => each.at))
  if (!at) return { ...unit, figures: [], at: null }
  return {
    ...unit,
    at,
    figures: places.map(({ figure, at: { x, y } }) => offsetBy(figure, tidy(x - at.x), tidy(y - at.y))),
  }
}

/** A figure elsewhere: written field by field, for they are the most that is copied. */
const offsetBy = ({ id, weapons, shield, lance, leader }: Figure, dx: number, dy: number): Figure => ({
  id,
  dx,
  dy,
  weapons,
  shield,
  lance,
  leader,
})

/** Thousandths of an inch, so that states stay small. */
const tidy = (length: number): number => Math.round(length * 1000) / 1000 + 0

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const { minX, minY, maxX, maxY } = bounds(points)
  return { x: tidy((minX + maxX) / 2), y: tidy((minY + maxY) / 2) }
}

/** The state with the figures of a unit at other places; the others stay. */
export function movedTo(
  state: ColonialState,
  id: UnitId,
  places: ReadonlyMap<string, Point>,
  gunAt?: Point,
): ColonialState {
  const unit = unitOf(state, id)
  const moved = placedOf(unit).map(({ id: man, figure, at }) => ({
    id: man,
    figure,
    at: places.get(man) ?? at,
  }))
  return withUnit(state, id, withPlaces(unit, moved, unit.gun ? (gunAt ?? unit.at) : null))
}

/** The state without some figures of a unit: fallen, or gone over the edge. */
export function without(
  state: ColonialState,
  id: UnitId,
  figures: ReadonlySet<string>,
  how: 'fallen' | 'left',
): ColonialState {
  return withUnit(state, id, withoutFigures(unitOf(state, id), figures, how))
}

/** The same of a unit alone. */
export function withoutFigures(unit: Company, figures: ReadonlySet<string>, how: 'fallen' | 'left'): Company {
  const stay = placedOf(unit).filter(each => !figures.has(each.id))
  const gone = placedOf(unit).filter(each => figures.has(each.id))
  if (gone.length === 0) return unit
  const after = withPlaces(unit, stay)
  const at = after.at ?? unit.at
  const fallen =
    how === 'left'
      ? unit.fallen
      : [
          ...unit.fallen.map(each => shifted(each, unit.at, at)),
          ...gone.map(({ figure, at: { x, y } }) =>
            offsetBy(figure, tidy(x - (at?.x ?? 0)), tidy(y - (at?.y ?? 0))),
          ),
        ]
  const left = how === 'left' ? unit.left + gone.length : unit.left
  return { ...after, fallen, left }
}

/** An offset told from another middle. */
export function shifted(figure: Figure, from: Point | null, to: Point | null): Figure {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return figure
  return offsetBy(figure, tidy(figure.dx + from.x - to.x), tidy(figure.dy + from.y - to.y))
}

/** A unit with the places of its figures, and the box around them: whoever is not near the box is near to none of them. */
export interface Troop extends Pick<Laid, 'placed' | 'points' | 'box'> {
  readonly unit: Company
}

/** All units that have figures on the table. */
export const troopsOf = memoRecent((state: ColonialState): readonly Troop[] =>
  state.units.flatMap(unit => {
    const { placed, points, box } = laid(unit)
    return points.length === 0 ? [] : [{ unit, placed, points, box }]
  }),
)

/** Whether two places are so near that bases there touch. */
export const touch = (state: ColonialState, a: Point, b: Point): boolean =>
  isWithin(distance(a, b), inches(state, LENGTHS.base))

/** Whether an enemy of a side touches a place. */
export function isHeld(state: ColonialState, side: Side, at: Point): boolean {
  const base = inches(state, LENGTHS.base) + WITHIN
  for (const { unit, points, box } of troopsOf(state)) {
    if (unit.side === side) continue
    if (at.x < box.minX - base || at.x > box.maxX + base) continue
    if (at.y < box.minY - base || at.y > box.maxY + base) continue
    if (points.some(each => touch(state, each, at))) return true
  }
  return false
}

/** A unit without a friend or foe within reach is far from everything: the nearest enemy figure from a place. */
export function nearestEnemy(
  state: ColonialState,
  side: Side,
  at: Point,
): (Placed & { readonly unit: Standing }) | null {
  let best: (Placed & { readonly unit: Standing }) | null = null
  let least = Infinity
  for (const unit of enemiesOf(state)[side]) {
    for (const each of placedOf(unit)) {
      const away = distance(each.at, at)
      if (away < least) {
        least = away
        best = { ...each, unit }
      }
    }
  }
  return best
}

export const nameOfSide = (state: ColonialState, side: Side): string => state.scenario.sides[side].name

/** Half of its figures or fewer are left, the half rounded up (R40). */
export function isReduced(state: ColonialState, unit: Company): boolean {
  const left = unit.figures.length
  if (left >= unit.started) return false
  return isOn(state, 'below-half') ? left < unit.started / 2 : left <= Math.ceil(unit.started / 2)
}

export { findUnit, unitOf, withUnit }
