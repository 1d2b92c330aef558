import { angleBetween, bearing, type Degrees, type Point } from './point'
import { ARC_TOLERANCE } from './tolerance'

/** How many degrees (0 to 180) a target lies off the way that a unit at `at` faces; 0 if on the same place. */
export function offArc(at: Point, facing: Degrees, target: Point): Degrees {
  if (at.x === target.x && at.y === target.y) return 0
  return angleBetween(bearing(at, target), facing)
}

/** Whether something so many degrees off the facing is in an arc of `half` to either side; the limit itself is inside. */
export function inArc(off: Degrees, half: Degrees): boolean {
  return off <= half + ARC_TOLERANCE
}
