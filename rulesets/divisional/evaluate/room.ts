import { type Point, distance } from '../../../src/geometry/point'
import { unitsOf } from '../contact'
import { type Standing, isOn } from '../lookup'
import { otherSide } from '../../../src/engine/ids'
import type { DivState } from '../state'

/** Nobody withdraws farther than this, in inches. */
const MOST = 5
/** An enemy whose middle is nearer than this to the way, in bases, is met; those of a corner are let go by. */
const BESIDE = 0.95

/** Inches that a unit may withdraw from a winner before one of its enemies or the edge destroys it (6.15, R24); Infinity where nothing does. */
export function roomBehind(
  state: DivState,
  loser: Standing,
  winner: Standing,
  enemies: readonly Standing[] = unitsOf(state, otherSide(loser.side)),
): number {
  const length = distance(winner.at, loser.at)
  if (length === 0) return Infinity
  const [dx, dy] = [(loser.at.x - winner.at.x) / length, (loser.at.y - winner.at.y) / length]
  const { base, board } = state.scenario
  // A square that is never turned has farther to its corner than to its side.
  const body = base / Math.max(Math.abs(dx), Math.abs(dy))
  let room = isOn(state, 'edge-holds') ? Infinity : roomOnTable(loser.at, dx, dy, base / 2, board)
  for (const foe of enemies) {
    if (foe.id === winner.id) continue
    const [x, y] = [foe.at.x - loser.at.x, foe.at.y - loser.at.y]
    const ahead = x * dx + y * dy
    if (ahead <= base / 2 || ahead > MOST + 2 * base) continue
    if (Math.abs(x * dy - y * dx) < base * BESIDE) room = Math.min(room, Math.max(0, ahead - body))
  }
  return room
}

function roomOnTable(
  { x, y }: Point,
  dx: number,
  dy: number,
  half: number,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const along = (at: number, way: number, end: number): number =>
    way > 0 ? (end - half - at) / way : way < 0 ? (half - at) / way : Infinity
  return Math.max(0, Math.min(along(x, dx, width), along(y, dy, height)))
}
