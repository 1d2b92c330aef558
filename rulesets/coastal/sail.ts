import { refusalOf } from '../../src/engine/acts'
import { once } from '../../src/engine/memo'
import type { Offer, Option, Trace } from '../../src/engine/offer'
import type { Viewer } from '../../src/engine/ids'
import { type Leg, courseSectors, lengthOfCourse, posesOf } from '../../src/geometry/course'
import type { Degrees, Point } from '../../src/geometry/point'
import type { Act, Io, Reason } from './act'
import {
  courseReasons,
  courseThrough,
  freeCourse,
  passageOf,
  runOf,
  startOf,
  straightOn,
  tidied,
  turnedAtEnd,
} from './courses'
import { hasAttack } from './attacks'
import { type Standing, findUnit, handlingOf, inches, reason, stands, typeOfVessel, withUnit } from './lookup'
import type { Passage } from './passage'
import { courseMarks } from './sailMarks'
import { isDark, isHiddenFromEnemy } from './secrets'
import { acting, activationEnds, notNow } from './sequence'
import { steeringOf } from './steering'
import type { ActionOf, CoastalState, Vessel } from './state'
import { mayDive } from './submarine'
import { someCourses } from './spread'

type Sail = ActionOf<'sail'>

/** Why a vessel cannot sail at all now. */
export function cannotSail(state: CoastalState, vessel: Vessel | undefined): readonly Reason[] {
  const reasons = notNow(state, vessel)
  if (reasons.length > 0) return reasons
  if (!state.released) return [reason('coastal-2.5', 'follows-course')]
  return state.active?.moved === true ? [reason('coastal-R11', 'has-sailed')] : []
}

/** Why a course cannot be sailed; a collision counts as long as there is a free one (R13). */
function against(state: CoastalState, vessel: Standing, course: readonly Leg[]): readonly Reason[] {
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

/** Section 4: all of the distance, with a pivot after each inch or two. */
export const sail: Act<'sail'> = {
  offers(state, side) {
    if (state.step !== 'act' || !state.released || state.active?.moved) return []
    return state.units.flatMap((vessel): readonly Offer<Sail>[] => {
      if (vessel.side !== side || !stands(vessel) || cannotSail(state, vessel).length > 0) return []
      return [offerOf(state, vessel)]
    })
  },
  refuse(state, { unit: id, course }) {
    const vessel = findUnit(state, id)
    const reasons = cannotSail(state, vessel)
    if (reasons.length > 0) return reasons
    return vessel && stands(vessel) ? against(state, vessel, course) : []
  },
  nearest(state, { unit: id, course }) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel) || cannotSail(state, vessel).length > 0) return null
    return nearestTo(state, vessel, course)
  },
  play(state, { unit: id, course }, io) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel)) return state
    const way = passageOf(state, vessel, course)
    const begun = acting(state, vessel)
    const there = arrived(begun, vessel, way, 'coastal-4.4', io)
    return afterSailing(there, id, io)
  },
}

/** A vessel has gone as far as its way leads, or off the table (R13). */
export function arrived(
  before: CoastalState,
  vessel: Standing,
  way: Passage,
  clause: string,
  io: Io,
): CoastalState {
  const { id, side } = vessel
  const isThrough = way.isOff && vessel.cargo && leavesBy(before, side, way.at)
  const state = way.isOff
    ? withUnit(before, id, { at: null, fate: isThrough ? 'through' : 'left', speed: 0 })
    : withUnit(before, id, { at: way.at, facing: way.facing, along: vessel.along + way.length })
  const hidden = isHiddenFromEnemy(state, state.units.find(each => each.id === id) ?? vessel)
  const wasHidden = isHiddenFromEnemy(before, vessel)
  const facts = { unit: { unit: id }, inches: way.length }
  const readers: readonly Viewer[] = [side]
  if (way.length > 0 || way.points.length === 0) {
    const isLying = way.length === 0
    io.log({
      code: isLying ? 'lies-still' : 'sails',
      facts: isLying ? { unit: { unit: id } } : facts,
      side,
      units: [id],
      clauses: [clause],
      ...(isLying
        ? {}
        : { effects: [{ kind: 'move' as const, unit: id, path: [vessel.at, ...way.points] }] }),
      ...(isDark(before) && { reveals: true }),
      ...((hidden || wasHidden) && { visibleTo: readers }),
    })
  }
  if (wasHidden && !hidden && !way.isOff) {
    const code = 'comes-in-sight'
    const other = side === 'A' ? ('B' as const) : ('A' as const)
    io.log({
      code,
      facts: { unit: { unit: id } },
      side,
      units: [id],
      clauses: ['coastal-R38'],
      visibleTo: [other],
      reveals: true,
    })
  }
  if (way.hits) {
    const other = way.hits.vessel
    io.log({
      code: other ? 'stops-at-hull' : 'stops-at-shore',
      facts: { unit: { unit: id }, ...(other && { other: { unit: other.id } }) },
      side,
      units: other ? [id, other.id] : [id],
      clauses: ['coastal-R13'],
      ...(hidden && { visibleTo: readers }),
    })
  }
  if (way.isOff) {
    io.log({
      code: isThrough ? 'gets-through' : 'leaves',
      facts: { unit: { unit: id } },
      side,
      units: [id],
      clauses: [isThrough ? 'coastal-R36' : 'coastal-R13'],
    })
  }
  return state
}

/** Whether a place beyond the edge is beyond the edge by which a side's cargo leaves (R36). */
function leavesBy({ scenario: { exit, board } }: CoastalState, side: string, at: Point): boolean {
  if (exit?.side !== side) return false
  switch (exit.edge) {
    case 'north':
      return at.y < 0
    case 'south':
      return at.y > board.height
    case 'west':
      return at.x < 0
    case 'east':
      return at.x > board.width
  }
}

/** Firing comes before the move or after it; where nothing is left to do the activation is over (4.1, R11). */
function afterSailing(state: CoastalState, id: string, io: Io): CoastalState {
  const active = { units: [id], fired: [], looks: [], ...state.active, moved: true }
  const there = { ...state, active }
  const vessel = findUnit(there, id)
  if (!vessel || !stands(vessel)) return activationEnds(there, io)
  const mayFire = active.fired.length === 0 && hasAttack(there, vessel)
  return mayFire || mayDive(there, vessel) ? acting(there, vessel) : activationEnds(there, io)
}

const labelOf = (legs: readonly Leg[]): string => {
  const turned = legs.reduce((sum, { turn }) => sum + turn, 0)
  if (legs.length === 0) return 'Lie still'
  if (legs.every(({ turn }) => turn === 0)) return 'Straight on'
  const side = turned > 0 ? 'to starboard' : 'to port'
  return Math.abs(turned) < 1 ? 'Straight on by a bend' : `${Math.round(Math.abs(turned))} degrees ${side}`
}

function offerOf(state: CoastalState, vessel: Standing): Offer<Sail> {
  const optionOf = (course: readonly Leg[]): Option<Sail> => {
    const at = passageOf(state, vessel, course).at
    return { action: { type: 'sail', unit: vessel.id, course }, label: labelOf(course), at }
  }
  const all = once(() => spreadOf(state, vessel))
  return {
    id: `sail:${vessel.id}`,
    kind: 'sail',
    unit: vessel.id,
    label: vessel.speed === 0 ? 'Lie still' : `Sail ${runOf(state, vessel)} inches`,
    clause: 'coastal-4.4',
    input: vessel.speed === 0 ? 'nothing' : 'path',
    useful: true,
    options: () => all().map(optionOf),
    sample(pick) {
      // Most are free: to try one costs less than to try all.
      const some = someCourses(state, vessel)
      const one = some[pick(Math.max(1, some.length))]
      if (one && against(state, vessel, one).length === 0) return optionOf(one)
      const courses = all()
      const course = courses[pick(courses.length)]
      return course ? optionOf(course) : null
    },
    ...(vessel.speed > 0 && {
      waits: true,
      region: () => ({
        outlines: courseSectors(
          startOf(state, vessel),
          handlingOf(state, vessel),
          runOf(state, vessel),
          inches(state, typeOfVessel(vessel).beam),
        ),
        label: `${runOf(state, vessel)} inches to sail`,
      }),
      trace: (points: readonly Point[], facing?: Degrees) => traced(state, vessel, points, facing),
      steering: steeringOf(state, vessel, (course, gone) => traceOf(state, vessel, course, gone)),
    }),
  }
}

/** Courses that stand for all: those on which nothing is in the way, or all where none is free (R13). */
function spreadOf(state: CoastalState, vessel: Standing): readonly (readonly Leg[])[] {
  if (vessel.speed === 0) return [[]]
  const all = someCourses(state, vessel)
  const free = all.filter(course => against(state, vessel, course).length === 0)
  if (free.length > 0) return free
  const plain = freeCourse(state, vessel)
  return plain ? [plain] : all.slice(0, 1)
}

/** The course of the spread that ends nearest to where another one leads. */
function nearestTo(state: CoastalState, vessel: Standing, course: readonly Leg[]): Sail | null {
  const end = posesOf(startOf(state, vessel), course).at(-1)?.at ?? vessel.at
  let [best, least]: [readonly Leg[] | null, number] = [null, Infinity]
  for (const each of spreadOf(state, vessel)) {
    const at = posesOf(startOf(state, vessel), each).at(-1)?.at ?? vessel.at
    const far = Math.hypot(at.x - end.x, at.y - end.y)
    if (far < least) [best, least] = [each, far]
  }
  return best && { type: 'sail', unit: vessel.id, course: best }
}

/** What a course comes to if it is let go after some legs of it: the rest goes straight on. */
function traceOf(
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
  const reasons = sail.refuse(state, action)
  const way = passageOf(state, vessel, course)
  const left = Math.max(0, runOf(state, vessel) - lengthOfCourse(gone))
  return {
    action,
    legs: course.map(({ ahead, turn }) => ({
      label: turn === 0 ? 'straight' : `then ${Math.round(Math.abs(turn))}° ${turn > 0 ? 'right' : 'left'}`,
      length: ahead,
      cost: ahead,
    })),
    left,
    refusal:
      reasons.length > 0 ? refusalOf<Sail>(reasons, sail.nearest?.(state, action) as Sail | null) : null,
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
function traced(
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
  const isAllowed = sail.refuse(state, action).length === 0
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

/** The course that ends nearest to a place. */
function nearestEnd(state: CoastalState, vessel: Standing, to: Point): readonly Leg[] {
  let [best, least]: [readonly Leg[], number] = [straightOn(state, vessel, []), Infinity]
  for (const each of spreadOf(state, vessel)) {
    const at = posesOf(startOf(state, vessel), each).at(-1)?.at ?? vessel.at
    const far = Math.hypot(at.x - to.x, at.y - to.y)
    if (far < least) [best, least] = [each, far]
  }
  return best
}
