import type { Leg } from '../../src/geometry/course'
import type { Point } from '../../src/geometry/point'
import type { Reason } from './act'
import { courseReasons, freeCourse, passageOf, whereTo } from './courses'
import { type Standing, reason } from './lookup'
import type { Passage } from './passage'
import { notNow } from './sequence'
import { someCourses } from './spread'
import type { CoastalState, Vessel } from './state'

/** Why a vessel cannot sail at all now. */
export function cannotSail(state: CoastalState, vessel: Vessel | undefined): readonly Reason[] {
  const reasons = notNow(state, vessel)
  if (reasons.length > 0) return reasons
  if (!state.released) return [reason('coastal-2.5', 'follows-course')]
  return state.active?.moved === true ? [reason('coastal-R11', 'has-sailed')] : []
}

/** Why a course cannot be sailed; a collision counts as long as there is a free one (R13). */
export function against(state: CoastalState, vessel: Standing, course: readonly Leg[]): readonly Reason[] {
  const found = courseReasons(state, vessel, course)
  if (found.length > 0) return found
  const { hits } = passageOf(state, vessel, course)
  return hits && freeCourse(state, vessel) ? [collision(hits)] : []
}

function collision({ vessel, outline }: NonNullable<Passage['hits']>): Reason {
  const marks: Reason['marks'] = vessel
    ? [{ kind: 'outline', token: vessel.id, tone: 'refused' }]
    : [{ kind: 'area', outlines: [outline], tone: 'refused' }]
  return vessel
    ? { ...reason('coastal-R13', 'in-the-way', { other: { unit: vessel.id } }), marks }
    : { ...reason('coastal-R13', 'shore'), marks }
}

/** Courses that stand for all: those on which nothing is in the way, or all where none is free (R13). */
export function spreadOf(state: CoastalState, vessel: Standing): readonly (readonly Leg[])[] {
  if (vessel.speed === 0) return [[]]
  const all = someCourses(state, vessel)
  const free = all.filter(course => against(state, vessel, course).length === 0)
  if (free.length > 0) return free
  const plain = freeCourse(state, vessel)
  return plain ? [plain] : all.slice(0, 1)
}

/** The course of the spread that ends nearest to a place. */
export function nearestEnd(state: CoastalState, vessel: Standing, to: Point): readonly Leg[] {
  let [best, least]: [readonly Leg[], number] = [[], Infinity]
  for (const each of spreadOf(state, vessel)) {
    const at = whereTo(state, vessel, each)
    const far = Math.hypot(at.x - to.x, at.y - to.y)
    if (far < least) [best, least] = [each, far]
  }
  return best
}
