import { type Degrees, type Point, type Polygon, bearing, distance, moveBy, normal } from './point'

/** A stretch straight ahead in board units, and the pivot at its end: degrees to the right, negative to the left. */
export interface Leg {
  readonly ahead: number
  readonly turn: Degrees
}

/** Where something is on its course, and how far it has gone straight since it last pivoted. */
export interface CoursePose {
  readonly at: Point
  readonly facing: Degrees
  readonly run: number
}

/** How something steers: a pivot of so many degrees at most, after each so many board units straight ahead. */
export interface Handling {
  readonly straight: number
  readonly pivot: Degrees
}

/** Less than this many degrees off the bow is straight ahead. */
const AHEAD = 0.01
/** Nearer than this is there, in board units. */
const THERE = 1e-6

/** The poses at the end of each leg, in their order. */
export function posesOf(from: CoursePose, legs: readonly Leg[]): readonly CoursePose[] {
  const poses: CoursePose[] = []
  let pose = from
  for (const { ahead, turn } of legs) {
    pose = {
      at: ahead === 0 ? pose.at : moveBy(pose.at, pose.facing, ahead),
      facing: turn === 0 ? pose.facing : normal(pose.facing + turn),
      run: turn === 0 ? pose.run + ahead : 0,
    }
    poses.push(pose)
  }
  return poses
}

/** Board units that some legs are long together. */
export const lengthOfCourse = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { ahead }) => sum + ahead, 0)

/** Degrees from one heading to another: to the right, or negative to the left; more than -180 to 180. */
export function turnTo(from: Degrees, to: Degrees): Degrees {
  const turn = normal(to - from)
  return turn > 180 ? turn - 360 : turn
}

/**
 * The shortest course to a place: straight as far as a pivot asks for, then towards the place by as few pivots as there can be.
 * Null where it cannot be reached within `most` board units.
 */
export function courseTo(
  from: CoursePose,
  to: Point,
  { straight, pivot }: Handling,
  most: number,
): readonly Leg[] | null {
  const legs: Leg[] = []
  let pose = from
  let left = most
  for (;;) {
    const far = distance(pose.at, to)
    if (far <= THERE) return legs
    const off = turnTo(pose.facing, bearing(pose.at, to))
    if (Math.abs(off) <= AHEAD) return far <= left + THERE ? [...legs, { ahead: far, turn: 0 }] : null
    const ahead = Math.max(0, straight - pose.run)
    if (ahead > left) return null
    const bend = ahead === 0 ? pose.at : moveBy(pose.at, pose.facing, ahead)
    const needed = turnTo(pose.facing, bearing(bend, to))
    const turn = Math.max(-pivot, Math.min(pivot, needed))
    // Nearer than it can turn: it would run past the place.
    if (Math.sign(needed) !== Math.sign(off)) return null
    const leg: Leg = { ahead, turn }
    legs.push(leg)
    pose = { at: bend, facing: normal(pose.facing + turn), run: 0 }
    left -= ahead
  }
}

/**
 * All places to which a course of at most `most` board units leads, as sectors that overlap: one for each number of pivots to
 * either side, and a needle straight ahead as wide as `beam`.
 */
export function courseSectors(
  from: CoursePose,
  { straight, pivot }: Handling,
  most: number,
  beam: number,
): readonly Polygon[] {
  const sectors: Polygon[] = [needle(from, Math.min(most, straight - from.run + beam), beam)]
  for (const hand of [-1, 1] as const) {
    let pose = from
    let left = most
    for (let turned = 0; turned < 360; turned += pivot) {
      const ahead = Math.max(0, straight - pose.run)
      if (ahead >= left) break
      const bend = moveBy(pose.at, pose.facing, ahead)
      left -= ahead
      const [start, end] = [pose.facing, pose.facing + hand * pivot]
      const rim = Array.from({ length: 9 }, (_, at) => moveBy(bend, start + ((end - start) * at) / 8, left))
      sectors.push(hand === 1 ? [bend, ...rim] : [bend, ...rim.toReversed()])
      pose = { at: bend, facing: normal(end), run: 0 }
    }
  }
  return sectors
}

function needle({ at, facing }: CoursePose, length: number, beam: number): Polygon {
  const side = (p: Point, hand: number): Point => moveBy(p, facing + 90, (hand * beam) / 2)
  const end = moveBy(at, facing, length)
  return [side(at, -1), side(end, -1), side(end, 1), side(at, 1)]
}
