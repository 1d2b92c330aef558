import { hexDistance, inWedge, toPlace, turn } from '../../../../src/geometry/hexes'
import { attackOf, gunsOf, isJammed, widthOf } from '../fire/toHit'
import type { Book, Posed } from '../model/book'
import type { Standing } from '../model/lookup'
import type { AirState, Pose, Weapon } from '../model/state'
import { promiseOf } from './prospects'
import { crewOf } from './reach'
import { IN_HAND, gainOf } from './value'

/** Faces of the die with which a weapon of one in a pose hits another in a pose; 0 if it does not bear. */
export function bearing(
  book: Book,
  state: AirState,
  firer: Standing,
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
  const need = book.toHit[distance - 1]?.need ?? 7
  return Math.max(0, 7 - need + crewOf(firer) - higher)
}

/** What a hex nearer to an edge counts for a Damaged aircraft that is to get home. */
const HOMEWARD = 2
/** What the edge counts, by the hexes that are missing of three ahead: at the edge itself there may be no way on. */
const CRAMPED = [0, 4, 8, 24] as const

/** What the edge counts against a pose: it cramps, but for who is Damaged in a campaign it is the way home. */
export const edgeOf = (state: AirState, one: Standing, pose: Pose): number =>
  state.scenario.campaign === true && one.damaged
    ? toEdge(state, pose) * HOMEWARD
    : (CRAMPED[cramped(state, pose)] ?? 0)

/** Hexes to the nearest edge. */
function toEdge({ scenario: { board } }: AirState, { hex }: Pose): number {
  const { column, row } = toPlace(hex)
  return Math.min(column, board.columns - 1 - column, row, board.rows - 1 - row)
}

/** How near the edge cramps a pose: the hexes ahead until off the table, up to three. */
function cramped(state: AirState, { hex, facing }: Pose): number {
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

/** What the best shot from an end pose is worth on average, less what is fired back. */
function shotFrom(
  book: Book,
  state: AirState,
  one: Standing,
  pose: Pose,
  reversed: boolean,
  enemies: readonly Posed[],
): number {
  let best = Math.max(0, ...book.parts.map(part => part.shotFrom?.(book, state, one, pose, enemies) ?? 0))
  for (const enemy of enemies) {
    if (hexDistance(pose.hex, enemy.pose.hex) > book.toHit.length) continue
    for (const weapon of gunsOf(book)) {
      const faces = bearing(book, state, one, pose, enemy.pose, weapon) - (reversed ? 1 : 0)
      if (faces <= 0) continue
      const gain = gainOf(book, state, one, weapon, enemy.one, faces / 6)
      best = Math.max(best, gain - answerTo(book, state, enemy, one, pose))
    }
  }
  return best
}

/** What a target may do to its attacker by firing back. */
function answerTo(book: Book, state: AirState, target: Posed, attacker: Standing, at: Pose): number {
  let worst = 0
  for (const weapon of gunsOf(book)) {
    const faces = bearing(book, state, target.one, target.pose, at, weapon) - 1
    if (faces > 0) worst = Math.max(worst, gainOf(book, state, target.one, weapon, attacker, faces / 6))
  }
  return worst * SURVIVES
}

/** How often a target is there to fire back. */
const SURVIVES = 0.85

/** How well an end pose serves: the shot from there, what it promises, what it has to fear. For choosing which to look at. */
export function poseScore(
  book: Book,
  state: AirState,
  one: Standing,
  pose: Pose,
  reversed: boolean,
  enemies: readonly Posed[],
): number {
  const { hopes, fears } = promiseOf(book, state, one, pose, enemies)
  const shot = shotFrom(book, state, one, pose, reversed, enemies)
  const more = book.parts.reduce((sum, part) => sum + (part.poseScore?.(book, state, one, pose) ?? 0), 0)
  return IN_HAND * shot + hopes - fears + more - edgeOf(state, one, pose) + pose.level
}
