import { angleBetween, bearing, type Degrees, type Point } from './point'
import { ARC_TOLERANCE } from './tolerance'

/** How many degrees (0 to 180) a target lies off the way that a unit at `at` faces; 0 if on the same place. */
export function offArc(at: Point, facing: Degrees, target: Point): Degrees {
  if (at.x === target.x && at.y === target.y) return 0
  return angleBetween(bearing(at, target), facing)
}

/** Whether a target lies within `half` degrees to either side of the facing; the limit itself is inside. */
export function inArc(at: Point, facing: Degrees, half: Degrees, target: Point): boolean {
  return offArc(at, facing, target) <= half + ARC_TOLERANCE
}
