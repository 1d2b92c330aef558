import {
  type CoursePose,
  type Leg,
  courseTo,
  lengthOfCourse,
  posesOf,
  turnTo,
} from '../../src/geometry/course'
import type { Degrees, Point } from '../../src/geometry/point'
import { WITHIN } from '../../src/geometry/tolerance'
import type { Reason } from './act'
import { type Standing, handlingOf, inches, isOn, reason } from './lookup'
import { type Passage, passage, stretchesOf } from './passage'
import type { CoastalState } from './state'

/** Inches that a vessel has to sail in this turn: its speed (4.4), twice that for larger models. */
export const runOf = (state: CoastalState, vessel: Standing): number => inches(state, vessel.speed)

/** Where a course begins. Pivots may come first by a house rule (R12): then one is earned by what follows it. */
export function startOf(state: CoastalState, vessel: Standing): CoursePose {
  const run = isOn(state, 'pivots-first') ? handlingOf(state, vessel).straight : 0
  return { at: vessel.at, facing: vessel.facing, run }
}

/** Legs without those that are nothing; what goes on straight is one leg. */
export function tidied(legs: readonly Leg[]): readonly Leg[] {
  const found: Leg[] = []
  for (const leg of legs) {
    const before = found.at(-1)
    if (before && before.turn === 0)
      found[found.length - 1] = { ahead: before.ahead + leg.ahead, turn: leg.turn }
    else if (leg.ahead > 0 || leg.turn !== 0) found.push(leg)
  }
  return found
}

/** What is wrong with the shape of a course: pivots (4.2, 4.3, R12) and the whole distance (4.4). */
export function courseReasons(
  state: CoastalState,
  vessel: Standing,
  legs: readonly Leg[],
): readonly Reason[] {
  const { isNimble, straight, pivot } = handlingOf(state, vessel)
  const clause = isNimble ? 'coastal-4.2' : 'coastal-4.3'
  const found: Reason[] = []
  const isFirst = isOn(state, 'pivots-first')
  let run = startOf(state, vessel).run
  let turned = false
  for (const { ahead, turn } of legs) {
    run += ahead
    if (Math.abs(turn) > pivot + WITHIN) {
      found.push(reason(clause, 'pivot-too-sharp', { turn: Math.round(Math.abs(turn)), pivot }))
      break
    }
    if (turn === 0) continue
    if (run < straight - WITHIN) {
      found.push(reason(turned || isFirst ? clause : 'coastal-R12', 'pivot-too-soon', { run, straight }))
      break
    }
    ;[run, turned] = [0, true]
  }
  if (isFirst && turned && found.length === 0 && run < straight - WITHIN)
    found.push(reason('coastal-R12', 'pivot-not-earned', { run, straight }))
  const [length, whole] = [lengthOfCourse(legs), runOf(state, vessel)]
  if (Math.abs(length - whole) > WITHIN)
    found.push(
      length < whole
        ? reason('coastal-4.4', 'distance-left', { left: whole - length, whole })
        : reason('coastal-4.4', 'too-far', { length, whole }),
    )
  return found
}

/** Where a course ends if nothing stops it. */
export const whereTo = (state: CoastalState, vessel: Standing, legs: readonly Leg[]): Point =>
  posesOf(startOf(state, vessel), legs).at(-1)?.at ?? vessel.at

/** Some legs of a course with the rest of the distance sailed straight on. */
export function straightOn(state: CoastalState, vessel: Standing, legs: readonly Leg[]): readonly Leg[] {
  const left = runOf(state, vessel) - lengthOfCourse(legs)
  return tidied(left > 1e-6 ? [...legs, { ahead: left, turn: 0 }] : legs)
}

/** Turns at the end of a course towards a heading, as far as that is allowed. */
export function turnedAtEnd(
  state: CoastalState,
  vessel: Standing,
  legs: readonly Leg[],
  facing: Degrees,
): readonly Leg[] {
  const { straight, pivot } = handlingOf(state, vessel)
  const end = posesOf(startOf(state, vessel), legs).at(-1)
  if (!end || end.run < straight - WITHIN || isOn(state, 'pivots-first')) return legs
  const turn = Math.max(-pivot, Math.min(pivot, turnTo(end.facing, facing)))
  if (Math.abs(turn) < 0.5) return legs
  return tidied([...legs, { ahead: 0, turn }])
}

/** A course by way of some places; null where one of them cannot be reached. */
export function courseThrough(
  state: CoastalState,
  vessel: Standing,
  points: readonly Point[],
): readonly Leg[] | null {
  const handling = handlingOf(state, vessel)
  const start = startOf(state, vessel)
  const legs: Leg[] = []
  for (const point of points) {
    const pose = posesOf(start, legs).at(-1) ?? start
    const next = courseTo(pose, point, handling, runOf(state, vessel) - lengthOfCourse(legs))
    if (!next) return null
    legs.push(...next)
  }
  return tidied(legs)
}

export const passageOf = (state: CoastalState, vessel: Standing, legs: readonly Leg[]): Passage =>
  passage(state, vessel, stretchesOf({ ...startOf(state, vessel), run: 0 }, legs))

/** Paths of shortest legs with pivots of 45 degrees to either side or none between them (R13). */
export function plainCourses(state: CoastalState, vessel: Standing): Iterable<readonly Leg[]> {
  const { straight, pivot } = handlingOf(state, vessel)
  const whole = runOf(state, vessel)
  return legsFrom(whole)

  function* legsFrom(left: number): Iterable<readonly Leg[]> {
    if (left <= straight + WITHIN) {
      yield left > 0 ? [{ ahead: left, turn: 0 }] : []
      return
    }
    for (const rest of legsFrom(left - straight))
      for (const turn of [0, -pivot, pivot]) yield [{ ahead: straight, turn }, ...rest]
  }
}

/** The first plain course on which nothing is in the way and which stays on the table; null if there is none (R13). */
export function freeCourse(state: CoastalState, vessel: Standing): readonly Leg[] | null {
  for (const legs of plainCourses(state, vessel)) {
    const { hits, isOff } = passageOf(state, vessel, legs)
    if (!hits && !isOff && courseReasons(state, vessel, legs).length === 0) return tidied(legs)
  }
  return null
}
