import { otherSide } from '../../../../src/engine/ids'
import type { Mark } from '../../../../src/engine/scene'
import { facingOf, isSame, placeOf } from '../../../../src/geometry/hexBoard'
import { neighbour, turn } from '../../../../src/geometry/hexes'
import type { Book } from '../model/book'
import { type Standing, hexOfAircraft, isOn, onTable } from '../model/lookup'
import type { AirState, Pose } from '../model/state'
import { arcMarks } from './arcs'

/** What an aircraft would have before its guns in a pose, whom it would tail there, and who would tail it. */
export const poseMarks = (book: Book, state: AirState, aircraft: Standing, pose: Pose): readonly Mark[] => [
  ...arcMarks(book, state, aircraft, pose, 'danger'),
  ...tailMarks(state, aircraft, pose),
]

function tailMarks(state: AirState, aircraft: Standing, { hex, facing, level }: Pose): readonly Mark[] {
  const at = placeOf(state.scenario.board, hex)
  const reach = isOn(state, 'tail-level') ? 1 : Infinity
  const [ahead, behind] = [neighbour(hex, facing), neighbour(hex, turn(facing, 3))]
  return onTable(state, otherSide(aircraft.side)).flatMap((enemy): readonly Mark[] => {
    if (facingOf(enemy.facing) !== facing || Math.abs(enemy.level - level) > reach) return []
    const place = hexOfAircraft(state, enemy)
    if (isSame(place, ahead))
      return [
        { kind: 'arrow', from: at, to: enemy.at, tone: 'chosen', label: `on the tail of ${enemy.name}` },
      ]
    return isSame(place, behind)
      ? [{ kind: 'arrow', from: enemy.at, to: at, tone: 'danger', label: `${enemy.name} on its tail` }]
      : []
  })
}
