import { otherSide } from '../../../../src/engine/ids'
import { facingOf, hexOf } from '../../../../src/geometry/hexBoard'
import { type Hex, type HexFacing, hexDistance, inWedge, toPlace, turn } from '../../../../src/geometry/hexes'
import { attackOf, isJammed, widthOf } from '../fire/toHit'
import type { Book } from '../model/book'
import { type Standing, onTable, typeOf } from '../model/lookup'
import type { AirState, Aircraft, Pose, Weapon } from '../model/state'

/** Faces of the die that hit at a distance, without modifiers but Damage and quality. */
export function facesAt(book: Book, firer: Aircraft, distance: number): number {
  const need = book.toHit[distance - 1]?.need ?? 7
  const quality = firer.quality === 'Veteran' ? 1 : firer.quality === 'Green' ? -1 : 0
  return Math.max(0, 7 - need + quality - (firer.damaged ? 1 : 0))
}

/** How a weapon of one in a pose bears on another in a pose: faces that hit, 0 if it does not bear. */
export function bearing(
  book: Book,
  state: AirState,
  firer: Aircraft,
  from: Pose,
  target: Pose,
  weapon: Weapon,
): number {
  const higher = target.level - from.level
  if (higher !== 0 && !(weapon === 'rear' && higher === 1)) return 0
  const distance = hexDistance(from.hex, target.hex)
  if (distance < 1 || distance > book.toHit.length) return 0
  if (attackOf(book, firer, weapon) === null || isJammed(firer, weapon)) return 0
  const aim = turn(from.facing, weapon === 'front' ? 0 : 3)
  if (!inWedge(from.hex, aim, target.hex, widthOf(state, weapon))) return 0
  return Math.max(0, facesAt(book, firer, distance) - (higher === 1 ? 1 : 0))
}

/** A position of one aircraft against another that is not a shot: behind it and near, with a bit of height. */
export function hold(own: Pose, enemy: Pose): number {
  const distance = hexDistance(own.hex, enemy.hex)
  const near = Math.max(0, 9 - distance)
  const isBehind = inWedge(enemy.hex, turn(enemy.facing, 3), own.hex, 'wide')
  const isAhead = inWedge(own.hex, own.facing, enemy.hex, 'wide')
  const levels = own.level - enemy.level
  const height = levels === 0 ? 1.5 : levels > 0 ? 1 : 0
  return (isBehind ? near * 0.5 : 0) + (isAhead ? near * 0.6 : 0) + (near > 0 ? height : 0)
}

/** How near the edge cramps a pose: the hexes ahead until off the table, up to three. */
export function cramped(state: AirState, { hex, facing }: Pose): number {
  const { columns, rows } = state.scenario.board
  const { column, row } = toPlace(hex)
  const west = column
  const east = columns - 1 - column
  const north = row
  const south = rows - 1 - row
  const ahead = [
    north,
    Math.min(north, east),
    Math.min(south, east),
    south,
    Math.min(south, west),
    Math.min(north, west),
  ]
  return Math.max(0, 3 - (ahead[facing] ?? 3))
}

/** How well an end pose serves: what it could shoot, what could shoot it, whom it holds. For choosing which to look at. */
export function poseScore(
  book: Book,
  state: AirState,
  aircraft: Standing,
  pose: Pose,
  reversed: boolean,
): number {
  const { board } = state.scenario
  let shots = 0
  let danger = 0
  let held = 0
  for (const enemy of onTable(state, otherSide(aircraft.side))) {
    const there = poseAt(hexOf(board, enemy.at), facingOf(enemy.facing), enemy.level)
    const front = bearing(book, state, aircraft, pose, there, 'front') - (reversed ? 1 : 0)
    const rear = bearing(book, state, aircraft, pose, there, 'rear')
    const strength = 2 + (attackOf(book, aircraft, 'front') ?? 0) - typeOf(book, enemy).defence
    shots = Math.max(shots, Math.max(front, 0) * strength, rear * 1.5)
    danger += bearing(book, state, enemy, there, pose, 'front') * (enemy.activated ? 0.5 : 1)
    danger += bearing(book, state, enemy, there, pose, 'rear') * 0.5
    held += hold(pose, there) - hold(there, pose)
  }
  const more = book.parts.reduce((sum, part) => sum + (part.poseScore?.(book, state, aircraft, pose) ?? 0), 0)
  return shots * 6 - danger * 4 + held + more - cramped(state, pose) * 4 + pose.level * 0.5
}

const poseAt = (hex: Hex, facing: HexFacing, level: number): Pose => ({ hex, facing, level })
