import { otherSide } from '../../../../src/engine/ids'
import { hexOf } from '../../../../src/geometry/hexBoard'
import { hexDistance, inWedge } from '../../../../src/geometry/hexes'
import type { Book } from '../model/book'
import { type Standing, ceilingOf, isLoaded, targetsOf, typeOf } from '../model/lookup'
import type { AirState } from '../model/state'
import type { Pose } from '../movement/manoeuvres'

/** How well an aircraft in a pose is on its way to what it is to attack: near it, low, a dive bomber high. */
export function raidScore(book: Book, state: AirState, aircraft: Standing, pose: Pose): number {
  const enemy = targetsOf(state, otherSide(aircraft.side))
  if (enemy.length === 0) return 0
  let nearest = Infinity
  for (const { at } of enemy) {
    const hex = hexOf(state.scenario.board, at)
    const distance = hexDistance(pose.hex, hex)
    const isAway = distance > 1 && !inWedge(pose.hex, pose.facing, hex, 'wide')
    nearest = Math.min(nearest, Math.max(1, distance) + (isAway ? 3 : 0) + (distance === 0 ? 2 : 0))
  }
  const bombs = isLoaded(aircraft)
  const height =
    typeOf(book, aircraft).diveBomber && aircraft.load === 'bombs'
      ? Math.abs(pose.level - ceilingOf(book, aircraft))
      : pose.level - 1
  return (
    (bombs ? 2 : 0.7) * (Math.max(0, 24 - nearest) - height * (nearest < 8 ? 2 : 0.5)) +
    (nearest === 1 && bombs ? 8 : 0)
  )
}
