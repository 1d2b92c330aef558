import { memoBy } from '../../src/engine/memo'
import type { Feature, Ground } from '../../src/engine/scene'
import { type GroundArea, type GroundIndex, groundIndex } from '../../src/geometry/ground'
import { strip } from '../../src/geometry/lines'
import type { Point, Polygon } from '../../src/geometry/point'
import { type Box, bounds, contains } from '../../src/geometry/polygons'
import type { DivState } from './state'
import { GROUND, type GroundEffect } from './tables'

interface Piece {
  readonly outline: Polygon
  readonly box: Box
  readonly effect: GroundEffect
}

/** Ground made ready: what paths cost, and the pieces that hide somebody or raise him. */
interface Terrain {
  readonly costs: GroundIndex
  readonly covers: readonly Piece[]
  readonly hills: readonly Piece[]
}

const terrainOf = memoBy((ground: Ground): Terrain => {
  const areas: GroundArea[] = []
  const pieces: Piece[] = []
  for (const feature of ground.features) {
    const effect = GROUND[feature.kind]
    if (!effect) continue
    const { rate, label, clause, priority } = effect
    const worth = { rate, label, clause, priority }
    areas.push(
      'area' in feature.shape ? { ...worth, outline: feature.shape.area } : { ...worth, ...feature.shape },
    )
    const outline = outlineOf(feature)
    pieces.push({ outline, box: bounds(outline), effect })
  }
  return {
    costs: groundIndex(areas),
    covers: pieces.filter(each => each.effect.covers),
    hills: pieces.filter(each => each.effect.hill),
  }
})

const outlineOf = ({ shape }: Feature): Polygon =>
  'area' in shape ? shape.area : strip(shape.line, shape.width)

function isIn(pieces: readonly Piece[], p: Point): boolean {
  for (const { box, outline } of pieces) {
    const isNear = p.x >= box.minX && p.x <= box.maxX && p.y >= box.minY && p.y <= box.maxY
    if (isNear && contains(outline, p)) return true
  }
  return false
}

type Placed = Pick<DivState, 'scenario'>

/** What an inch of path costs everywhere (R7). */
export const costsOf = ({ scenario }: Placed): GroundIndex => terrainOf(scenario.ground).costs
/** Whether a place lies inside woods or buildings. */
export const isCovered = ({ scenario }: Placed, at: Point): boolean =>
  isIn(terrainOf(scenario.ground).covers, at)
/** Whether a place lies on a hill. */
export const isRaised = ({ scenario }: Placed, at: Point): boolean =>
  isIn(terrainOf(scenario.ground).hills, at)
