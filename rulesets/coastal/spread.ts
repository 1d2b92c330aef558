import type { Leg } from '../../src/geometry/course'
import { courseReasons, runOf, straightOn, tidied } from './courses'
import { type Standing, handlingOf, isOn } from './lookup'
import type { CoastalState } from './state'

/** Turns at the first, second, third pivot and so on; the last of a list is made at the end of the move. */
const TURNS: readonly (readonly number[])[] = [
  [],
  [-45],
  [45],
  [-22.5],
  [22.5],
  [-45, -45],
  [45, 45],
  [-45, 45],
  [45, -45],
  [-45, -45, -45],
  [45, 45, 45],
  [-45, -45, -45, -45],
  [45, 45, 45, 45],
  [0, -45],
  [0, 45],
  [0, 0, -45],
  [0, 0, 45],
  [0, 0, -45, -45],
  [0, 0, 45, 45],
]

/** They depend on how a vessel steers and how far it goes, not on where it is. */
const made = new Map<string, readonly (readonly Leg[])[]>()

/** A fair spread of courses: pivots as early as they may be made, late ones, and one at the end of the move. */
export function someCourses(state: CoastalState, vessel: Standing): readonly (readonly Leg[])[] {
  const { straight } = handlingOf(state, vessel)
  const whole = runOf(state, vessel)
  const isFirst = isOn(state, 'pivots-first')
  const kind = `${straight} ${whole} ${isFirst}`
  const known = made.get(kind)
  if (known) return known
  const found = new Map<string, readonly Leg[]>()
  const add = (legs: readonly Leg[]): void => {
    const course = straightOn(state, vessel, tidied(legs))
    const key = JSON.stringify(course)
    if (!found.has(key) && courseReasons(state, vessel, course).length === 0) found.set(key, course)
  }
  for (const turns of TURNS) {
    const legs = turns.map((turn, at) => ({ ahead: isFirst && at === 0 ? 0 : straight, turn }))
    if (legs.length * straight <= whole + 1e-6 || isFirst) add(legs)
    const spent = legs.reduce((sum, { ahead }) => sum + ahead, 0)
    if (!isFirst && whole - spent >= straight && turns.length < 3)
      for (const turn of [-45, 45]) add([...legs, { ahead: whole - spent, turn }])
  }
  const all = [...found.values()]
  made.set(kind, all)
  return all
}
