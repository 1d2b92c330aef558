import { memoBy } from '../../src/engine/memo'
import { convexDepth } from '../../src/geometry/bases'
import { convexParts } from '../../src/geometry/convexParts'
import { type CoursePose, type Leg, posesOf } from '../../src/geometry/course'
import { type Degrees, type Point, type Polygon, along, distance } from '../../src/geometry/point'
import { overlapDuring } from '../../src/geometry/sweep'
import { OVERLAP, ROUNDING } from '../../src/geometry/tolerance'
import { type Standing, allStanding, hullAt, hullOf, typeOfVessel, inches } from './lookup'
import type { CoastalScenario, CoastalState } from './state'

/** A stretch that a hull goes straight, and the heading that it turns to at its end. */
export interface Stretch {
  readonly from: Point
  readonly to: Point
  readonly facing: Degrees
  readonly leaves: Degrees
}

/** Where a way leads: up to what stops it, or to its end; and what it runs into. */
export interface Passage {
  readonly at: Point
  readonly facing: Degrees
  /** Where it bends, its end among them. */
  readonly points: readonly Point[]
  readonly length: number
  readonly hits: { readonly vessel: Standing | null; readonly outline: Polygon } | null
  /** It has crossed the edge of the table. */
  readonly isOff: boolean
}

const LAND: ReadonlySet<string> = new Set(['coast', 'sandbank', 'hill', 'wood', 'rough', 'town', 'building'])

/** Land in outlines that bend one way only. */
const landOf = memoBy((scenario: CoastalScenario): readonly Polygon[] =>
  scenario.ground.features.flatMap(({ kind, shape }) =>
    LAND.has(kind) && 'area' in shape ? convexParts(shape.area) : [],
  ),
)

export const landIn = (state: CoastalState): readonly Polygon[] => landOf(state.scenario)

export const isOnTable = ({ scenario: { board } }: CoastalState, { x, y }: Point): boolean =>
  x >= -ROUNDING && y >= -ROUNDING && x <= board.width + ROUNDING && y <= board.height + ROUNDING

/** The stretches of a course. */
export function stretchesOf(from: CoursePose, legs: readonly Leg[]): readonly Stretch[] {
  const poses = posesOf(from, legs)
  return poses.map((pose, at) => {
    const before = poses[at - 1] ?? from
    return { from: before.at, to: pose.at, facing: before.facing, leaves: pose.facing }
  })
}

interface Obstacle {
  readonly vessel: Standing | null
  readonly outline: Polygon
}

/** Whatever a hull may run into within so many inches of where it is. */
function obstaclesFor(state: CoastalState, vessel: Standing, far: number): readonly Obstacle[] {
  const own = inches(state, typeOfVessel(vessel).length) / 2
  const found: Obstacle[] = []
  for (const each of allStanding(state.units)) {
    if (each.id === vessel.id) continue
    const reach = own + far + inches(state, typeOfVessel(each).length) / 2 + 0.5
    if (distance(each.at, vessel.at) <= reach) found.push({ vessel: each, outline: hullOf(state, each) })
  }
  for (const outline of landIn(state)) found.push({ vessel: null, outline })
  return found
}

/** How deep a hull may overlap an obstacle: whoever has stopped touching it may always draw off (R13). */
const slackOf = (hull: Polygon, { outline }: Obstacle): number =>
  Math.max(OVERLAP, convexDepth(hull, outline) + ROUNDING)

/** Goes a way until something stops it: another hull, the shore, or the edge of the table, which it may cross (R13). */
export function passage(state: CoastalState, vessel: Standing, way: readonly Stretch[]): Passage {
  const whole = way.reduce((sum, { from, to }) => sum + distance(from, to), 0)
  const obstacles = obstaclesFor(state, vessel, whole)
  const points: Point[] = []
  let [at, facing, length] = [vessel.at, vessel.facing, 0]
  for (const stretch of way) {
    facing = stretch.facing
    const dx = stretch.to.x - at.x
    const dy = stretch.to.y - at.y
    const hull = hullAt(state, vessel, at, facing)
    let [first, hits]: [number, Obstacle | null] = [1, null]
    for (const each of obstacles) {
      const span = overlapDuring(hull, dx, dy, each.outline, slackOf(hull, each))
      if (span && span[0] < first) [first, hits] = [span[0], each]
    }
    const to = hits ? along(at, stretch.to, first) : stretch.to
    length += distance(at, to)
    at = to
    points.push(at)
    if (!isOnTable(state, at)) return { at, facing, points, length, hits: null, isOff: true }
    if (hits) return { at, facing, points, length, hits, isOff: false }
    if (stretch.leaves !== facing) {
      const turned = hullAt(state, vessel, at, stretch.leaves)
      const caught = obstacles.find(
        each => convexDepth(turned, each.outline) > slackOf(hullAt(state, vessel, at, facing), each),
      )
      if (caught) return { at, facing, points, length, hits: caught, isOff: false }
      facing = stretch.leaves
    }
  }
  return { at, facing, points, length, hits: null, isOff: false }
}
