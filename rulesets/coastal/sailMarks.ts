import type { Mark } from '../../src/engine/scene'
import { type Leg, lengthOfCourse, posesOf } from '../../src/geometry/course'
import { type Point, moveBy } from '../../src/geometry/point'
import { runOf, startOf } from './courses'
import { type Standing, handlingOf, inches, typeOfVessel } from './lookup'
import type { CoastalState } from './state'

/** A course under the hand: where it may pivot next, how sharp each pivot is, and how far it must still go. */
export function courseMarks(
  state: CoastalState,
  vessel: Standing,
  gone: readonly Leg[],
  course: readonly Leg[],
): readonly Mark[] {
  const start = startOf(state, vessel)
  const { straight, pivot } = handlingOf(state, vessel)
  const marks: Mark[] = []
  const poses = posesOf(start, course)
  for (const [at, { turn }] of course.entries()) {
    const pose = poses[at]
    // The full pivot is the usual one: of that the bend is enough.
    if (!pose || turn === 0 || Math.abs(turn) > pivot - 0.5) continue
    const aside = moveBy(pose.at, pose.facing + (turn > 0 ? -120 : 120), 0.9)
    marks.push({ kind: 'pill', at: aside, text: `${Math.round(Math.abs(turn))}°`, tone: 'plain' })
  }
  const end = posesOf(start, gone).at(-1) ?? start
  const left = runOf(state, vessel) - lengthOfCourse(gone)
  // Where the next pivot may be made, and how far to either side: two short dashes.
  const wait = Math.max(0, straight - end.run)
  if (wait <= left + 1e-6) {
    const bend = moveBy(end.at, end.facing, wait)
    const tip = (turn: number): Point => moveBy(bend, end.facing + turn, 0.7)
    marks.push({ kind: 'path', points: [tip(-pivot), bend, tip(pivot)], pills: [], tone: 'plain' })
  }
  if (gone.length > 0 && left > 0.05) {
    const beside = moveBy(end.at, end.facing + 90, inches(state, typeOfVessel(vessel).beam) + 1)
    marks.push({ kind: 'pill', at: beside, text: `${left.toFixed(1)}″ still to sail`, tone: 'chosen' })
  }
  return marks
}
