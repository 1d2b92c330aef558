import { type Side, otherSide } from '../../../../src/engine/ids'
import { attackOf, gunsOf, isJammed } from '../fire/toHit'
import type { Book, Posed } from '../model/book'
import { type Standing, onTable } from '../model/lookup'
import type { AirState, Pose, Weapon } from '../model/state'
import { poseOf } from '../movement/manoeuvres'
import { couldHit } from './reach'
import { gainOf } from './value'

/** Shots that are still to come: of an aircraft against another, as both stand, after the next movement of the first. */

/** How likely a shot comes about, by who of the two has moved in this turn already. */
const LIKELY = {
  /** The target stays where it is until the firer moves. */
  caught: 0.8,
  /** Either may move first. */
  open: 0.45,
  /** Both move again before, in the next turn. */
  later: 0.3,
  /** The target moves away first, then the firer in the next turn. */
  warned: 0.12,
} as const
/** A jam has to be cleared first. */
const CLEARED = 1 / 3

/** Whether an aircraft has moved in this turn. */
const hasMoved = ({ active }: AirState, one: Standing): boolean =>
  one.activated || (active?.unit === one.id && active.stage === 'fire')

/** How likely one aircraft gets a shot at another that it could reach. */
function likely(state: AirState, firerMoved: boolean, targetMoved: boolean): number {
  if (!firerMoved) return targetMoved ? LIKELY.caught : LIKELY.open
  if (state.turn >= state.scenario.turns) return 0
  return targetMoved ? LIKELY.later : LIKELY.warned
}

export const posedOf = (state: AirState, side: Side): readonly Posed[] =>
  onTable(state, side).map(one => ({ one, pose: poseOf(state, one), moved: hasMoved(state, one) }))

/** What the best shot that one may still get at another is worth on average. */
export function prospect(book: Book, state: AirState, firer: Posed, target: Posed): number {
  let best = 0
  for (const weapon of gunsOf(book)) {
    if (attackOf(book, firer.one, weapon) === null) continue
    const faces = couldHit(book, firer.one, firer.pose, weapon, target.pose.hex, target.pose.level)
    if (faces > 0) best = Math.max(best, faces * perFace(book, state, firer.one, weapon, target.one))
  }
  for (const part of book.parts) best = Math.max(best, part.prospect?.(book, state, firer, target) ?? 0)
  return best * likely(state, firer.moved, target.moved)
}

function perFace(book: Book, state: AirState, firer: Standing, weapon: Weapon, target: Standing): number {
  const clear = isJammed(firer, weapon) ? CLEARED : 1
  return clear * gainOf(book, state, firer, weapon, target, 1 / 6)
}

/** What all shots to come of one side are worth: of each aircraft the best. */
export function prospectsOf(
  book: Book,
  state: AirState,
  own: readonly Posed[],
  enemies: readonly Posed[],
): number {
  let sum = 0
  for (const firer of own) {
    let best = 0
    for (const target of enemies) best = Math.max(best, prospect(book, state, firer, target))
    sum += best
  }
  return sum
}

/** What an end pose of an aircraft promises, and what it has to fear there. */
export function promiseOf(book: Book, state: AirState, one: Standing, pose: Pose, enemies: readonly Posed[]) {
  const there: Posed = { one, pose, moved: true }
  let hopes = 0
  let fears = 0
  for (const enemy of enemies) {
    hopes = Math.max(hopes, prospect(book, state, there, enemy))
    fears += prospect(book, state, enemy, there)
  }
  return { hopes, fears }
}

export const enemiesOf = (state: AirState, side: Side): readonly Posed[] => posedOf(state, otherSide(side))
