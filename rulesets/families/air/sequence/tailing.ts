import { isSame } from '../../../../src/geometry/hexBoard'
import { neighbour, turn } from '../../../../src/geometry/hexes'
import { otherSide } from '../../../../src/engine/ids'
import { type Standing, isOn, onTable } from '../model/lookup'
import type { AirState, Pose } from '../model/state'
import { poseOf } from '../movement/manoeuvres'

/** Whether an aircraft in one pose tails one in another: in the hex directly behind it, with the same facing. */
function tails(state: AirState, behind: Pose, ahead: Pose): boolean {
  const reach = isOn(state, 'tail-level') ? 1 : Infinity
  return (
    behind.facing === ahead.facing &&
    Math.abs(behind.level - ahead.level) <= reach &&
    isSame(behind.hex, neighbour(ahead.hex, turn(ahead.facing, 3)))
  )
}

const enemiesOf = (state: AirState, { side }: Standing): readonly Standing[] =>
  onTable(state, otherSide(side))

/** The enemy that would tail an aircraft in a pose; undefined if none would. */
export const tailIn = (state: AirState, aircraft: Standing, pose: Pose): Standing | undefined =>
  enemiesOf(state, aircraft).find(enemy => tails(state, poseOf(state, enemy), pose))

/** The enemy that an aircraft would tail in a pose; undefined if there is none. */
export const preyIn = (state: AirState, aircraft: Standing, pose: Pose): Standing | undefined =>
  enemiesOf(state, aircraft).find(enemy => tails(state, pose, poseOf(state, enemy)))

/** The enemy that tails an aircraft; undefined if none does. */
export const tailOf = (state: AirState, aircraft: Standing): Standing | undefined =>
  tailIn(state, aircraft, poseOf(state, aircraft))
