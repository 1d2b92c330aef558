import { memoBy } from '../../../src/engine/memo'
import { distance, type Point } from '../../../src/geometry/point'
import { signedArea } from '../../../src/geometry/polygons'
import { isIn, piecesOf } from '../ground'
import { onTable, type Standing } from '../lookup'
import type { ColonialScenario, ColonialState } from '../state'

/** Works shelter a side if they have so many square inches for each of its men. */
const ROOM = 0.5
/** Inches between the places in works that are looked at. */
const APART = 0.5
/** Inches within which the enemy makes men think of works, the more the nearer he is. */
const NEAR = 14
/** From so many inches on it makes no difference how far away works are. */
const FARTHEST = 14

/**
 * What it costs a unit in points to stand outside works that its side might hold, with an enemy who fights hand to hand so far
 * away, in inches of the table: once he is upon it, one for each man in the open and each inch (R2) to go.
 */
export function exposure(state: ColonialState, unit: Standing, enemy: number, inTheOpen: number): number {
  const { scale } = state.scenario
  const near = enemy / scale / NEAR
  if (unit.gun || unit.routing || unit.mounted || near >= 1) return 0
  const works = worksOf(state.scenario)
  const men = onTable(state, unit.side).reduce((sum, { figures }) => sum + figures.length, 0)
  if (works.room < ROOM * men) return 0
  const way = works.places.reduce((least, at) => Math.min(least, distance(at, unit.at)), Infinity) / scale
  return (1 - near) * Math.min(FARTHEST, way) * inTheOpen
}

/** The works of a battle (buildings, earthworks, trenches): their square inches (R2), and places everywhere in them. */
interface Works {
  readonly room: number
  readonly places: readonly Point[]
}

const worksOf = memoBy((scenario: ColonialScenario): Works => {
  const pieces = piecesOf({ scenario }).filter(({ terrain }) => terrain.works)
  const room = pieces.reduce((sum, { outline }) => sum + Math.abs(signedArea(outline)), 0)
  const apart = APART * scenario.scale
  const places: Point[] = []
  for (const piece of pieces) {
    const { minX, maxX, minY, maxY } = piece.box
    for (let x = minX; x <= maxX; x += apart)
      for (let y = minY; y <= maxY; y += apart) if (isIn(piece, { x, y })) places.push({ x, y })
  }
  return { room: room / scenario.scale ** 2, places }
})
