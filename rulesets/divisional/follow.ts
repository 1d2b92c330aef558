import { firstContact } from '../../src/geometry/bases'
import { type PathLeg, pathCost, pathLegs } from '../../src/geometry/ground'
import { type Point, along, distance } from '../../src/geometry/point'
import { type Box, bounds, gapOfBoxes } from '../../src/geometry/polygons'
import { OVERLAP } from '../../src/geometry/tolerance'
import { otherSide } from '../../src/engine/ids'
import { memoLast } from '../../src/engine/memo'
import { bodyOf, mineBox, outlineOf, unitsOf } from './contact'
import { costsOf } from './ground'
import { type Standing, isOn } from './lookup'
import type { DivState, Minefield } from './state'
import { TOUCHING } from './tables'

/** A path as far as it is gone: up to the first contact or the first Minefield (6.1, 9.2). */
export interface Followed {
  /** From where the unit stands to where it stops. */
  readonly points: readonly Point[]
  readonly end: Point
  /** Sections onto which it comes at its end. */
  readonly mines: readonly Minefield[]
  /** Whether an enemy or a Minefield ended it before its own end. */
  readonly stopped: boolean
}

/** What may end a path. */
interface Hurdle {
  readonly box: Box
  readonly mine: Minefield | null
}

/** A base comes onto a section where it overlaps it; it touches an enemy where next to nothing is between them. */
const ONTO = -OVERLAP
const HAIR = 1e-7

/** What of a unit stands in the way is no more than so many bases from its middle, nor farther from a path that meets it. */
const NEAR = 4

function hurdlesOf(state: DivState, unit: Standing, path: readonly Point[]): readonly Hurdle[] {
  const { minX, minY, maxX, maxY } = bounds([unit.at, ...path])
  const near = state.scenario.base * NEAR
  const foes = unitsOf(state, otherSide(unit.side))
    .filter(({ at: { x, y } }) => x > minX - near && x < maxX + near && y > minY - near && y < maxY + near)
    .flatMap(foe => bodyOf(state, foe.at))
    .map(box => ({ box, mine: null }))
  const mines = state.minefields
    .filter(each => !isHarmless(state, unit, each))
    .map(mine => ({ mine, box: mineBox(state, mine) }))
    // One that is stood on has been entered already.
    .filter(
      ({ box }) =>
        gapOfBoxes(box, { minX: unit.at.x, maxX: unit.at.x, minY: unit.at.y, maxY: unit.at.y }) > 0,
    )
  return [...foes, ...mines]
}

/** By house rule a side's own Minefields do it nothing (R35). */
export const isHarmless = (state: DivState, unit: Standing, mine: Minefield): boolean =>
  mine.side === unit.side && isOn(state, 'own-mines-harmless')

/** Follows a path on which the unit stops where the rules stop it. `path` leaves out where it stands. */
export const follow = memoLast((state: DivState, unit: Standing, path: readonly Point[]): Followed => {
  const { base } = state.scenario
  const points: Point[] = [unit.at]
  const hurdles = hurdlesOf(state, unit, path)
  let from = unit.at
  for (const to of path) {
    const swept = bounds([from, to])
    let first = Infinity
    const met: { readonly t: number; readonly mine: Minefield | null }[] = []
    for (const { box, mine } of hurdles) {
      if (gapOfBoxes(swept, box) > base) continue
      const width = mine ? base + 2 * ONTO : base
      const t = firstContact({ width, depth: width }, 0, from, to, outlineOf(box), mine ? 0 : TOUCHING)
      if (t === null) continue
      met.push({ t, mine })
      first = Math.min(first, t)
    }
    if (first <= 1) {
      const length = distance(from, to)
      // A hair beyond, so that the same path cut there meets the same.
      const end = along(from, to, Math.min(1, first + HAIR / Math.max(HAIR, length)))
      points.push(end)
      const mines = met.flatMap(({ t, mine }) => (mine && (t - first) * length < 1e-6 ? [mine] : []))
      return { points, end, mines, stopped: first < 1 || to !== path.at(-1) }
    }
    points.push(to)
    from = to
  }
  return { points, end: from, mines: [], stopped: false }
})

/** What a path costs of the allowance (R7), and over what ground it leads. */
export const costOf = (state: DivState, points: readonly Point[]): number => pathCost(costsOf(state), points)
export const legsOf = (state: DivState, points: readonly Point[]): readonly PathLeg[] =>
  pathLegs(costsOf(state), points)
