import { facingOf } from '../../../../src/geometry/hexBoard'
import { isSame } from '../../../../src/geometry/hexBoard'
import { neighbour, turn } from '../../../../src/geometry/hexes'
import { type Standing, hexOfAircraft, isOn, onTable } from '../model/lookup'
import { otherSide } from '../../../../src/engine/ids'
import type { AirState } from '../model/state'

/** The enemy that tails an aircraft: in the hex directly behind it, with the same facing; undefined if none does. */
export function tailOf(state: AirState, aircraft: Standing): Standing | undefined {
  const facing = facingOf(aircraft.facing)
  const behind = neighbour(hexOfAircraft(state, aircraft), turn(facing, 3))
  const reach = isOn(state, 'tail-level') ? 1 : Infinity
  return onTable(state, otherSide(aircraft.side)).find(
    enemy =>
      facingOf(enemy.facing) === facing &&
      Math.abs(enemy.level - aircraft.level) <= reach &&
      isSame(hexOfAircraft(state, enemy), behind),
  )
}
