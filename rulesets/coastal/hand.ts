import { refusalOf } from '../../src/engine/acts'
import type { Trace } from '../../src/engine/offer'
import { type Leg, lengthOfCourse } from '../../src/geometry/course'
import type { Degrees, Point } from '../../src/geometry/point'
import { courseThrough, passageOf, runOf, straightOn, tidied, turnedAtEnd, whereTo } from './courses'
import { type Standing, handlingOf, reason } from './lookup'
import { against, nearestEnd } from './freeWay'
import { courseMarks } from './sailMarks'
import type { ActionOf, CoastalState } from './state'

type Sail = ActionOf<'sail'>

/** What a course comes to if it is let go after some legs of it: the rest goes straight on. */
export function traceOf(
  state: CoastalState,
  vessel: Standing,
  gone: readonly Leg[],
  stretches: readonly string[],
  facing?: Degrees,
): Trace<Sail> {
  const whole = straightOn(state, vessel, gone)
  const turned = facing === undefined ? whole : turnedAtEnd(state, vessel, whole, facing)
  const course = facing === undefined ? freed(state, vessel, gone, turned) : turned
  const action: Sail = { type: 'sail', unit: vessel.id, course }
  const reasons = against(state, vessel, course)
  const way = passageOf(state, vessel, course)
  const left = Math.max(0, runOf(state, vessel) - lengthOfCourse(gone))
  return {
    action,
    legs: course.map(({ ahead }) => ({ label: 'ahead', length: ahead, cost: ahead })),
    left,
    refusal:
      reasons.length > 0
        ? refusalOf<Sail>(reasons, {
            ...action,
            course: nearestEnd(state, vessel, whereTo(state, vessel, course)),
          })
        : null,
    stop: { at: way.at, facing: way.facing, left: 0 },
    route: way.points,
    marks: courseMarks(state, vessel, gone, course),
    stretches,
  }
}

/** Where going straight on would run into something, a pivot after the hand's own legs that does not. */
function freed(
  state: CoastalState,
  vessel: Standing,
  gone: readonly Leg[],
  course: readonly Leg[],
): readonly Leg[] {
  if (against(state, vessel, course).length === 0) return course
  for (const turn of [-15, 15, -30, 30, -45, 45]) {
    const other = straightOn(state, vessel, tidied([...gone, { ahead: 0, turn }]))
    if (against(state, vessel, other).length === 0) return other
  }
  return course
}

/** What the hand asks for: by way of the points, then straight on. What lies farther than it goes shows the direction only. */
export function traced(
  state: CoastalState,
  vessel: Standing,
  points: readonly Point[],
  facing?: Degrees,
): Trace<Sail> {
  const legs = courseThrough(state, vessel, points)
  if (legs) return traceOf(state, vessel, legs, stretchesFor(legs), facing)
  const last = points.at(-1) ?? vessel.at
  const before = points.slice(0, -1)
  const clause = handlingOf(state, vessel).isNimble ? 'coastal-4.2' : 'coastal-4.3'
  const nearest = nearestEnd(state, vessel, last)
  const way = passageOf(state, vessel, nearest)
  // The hand asks for what cannot be: a course that is refused stands for it.
  const whole = runOf(state, vessel)
  const missed: Sail = {
    type: 'sail',
    unit: vessel.id,
    course: [{ ahead: whole + Math.hypot(last.x - vessel.at.x, last.y - vessel.at.y) + 1, turn: 0 }],
  }
  const action: Sail = { type: 'sail', unit: vessel.id, course: nearest }
  const first = reason(clause, 'not-reached', { whole })
  const isAllowed = against(state, vessel, nearest).length === 0
  return {
    action: missed,
    legs: [],
    left: whole,
    refusal: { reasons: [first], ...(isAllowed && { nearest: action }) },
    stop: { at: way.at, facing: way.facing, left: 0 },
    route: way.points,
    marks: courseMarks(state, vessel, [], nearest),
    stretches: before.length > 0 ? [] : stretchesFor(nearest),
  }
}

const stretchesFor = (legs: readonly Leg[]): readonly string[] =>
  legs.flatMap(({ ahead, turn }) => [
    ...(ahead > 0 ? [`ahead:${ahead}`] : []),
    ...(turn !== 0 ? [`turn:${turn}`] : []),
  ])
