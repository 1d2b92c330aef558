import { once } from '../../src/engine/memo'
import type { Offer, Option } from '../../src/engine/offer'
import { type Leg, courseSectors, posesOf } from '../../src/geometry/course'
import type { Degrees, Point } from '../../src/geometry/point'
import type { Act, Io } from './act'
import { arrived } from './arrival'
import { hasAttack } from './attacks'
import { passageOf, runOf, startOf, whereTo } from './courses'
import { traceOf, traced } from './hand'
import { type Standing, findUnit, handlingOf, inches, stands, typeOfVessel } from './lookup'
import { against, cannotSail, nearestEnd, spreadOf } from './freeWay'
import { acting, activationEnds } from './sequence'
import { someCourses } from './spread'
import type { ActionOf, CoastalState } from './state'
import { steeringOf } from './steering'
import { mayDive } from './submarine'

type Sail = ActionOf<'sail'>

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
    return { type: 'sail', unit: id, course: nearestEnd(state, vessel, whereTo(state, vessel, course)) }
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
    return {
      action: { type: 'sail', unit: vessel.id, course },
      label: labelOf(course),
      at,
      get drawn() {
        const poses = posesOf(startOf(state, vessel), course)
        return { points: poses.map(pose => pose.at), facing: poses.at(-1)?.facing ?? vessel.facing }
      },
    }
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
      alone: true,
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
