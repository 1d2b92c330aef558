import type { Side } from '../../../src/engine/ids'
import { hexDistance } from '../../../src/geometry/hexes'
import { hexOf } from '../board'
import { hitChance, shareOf } from '../chances'
import { diceOf } from '../contest'
import { faceNeeded, fireBackReasons, shotReasons, toHit } from '../firing'
import { type Standing, allowance, stands } from '../lookup'
import type { SpaceState } from '../state'
import { MOST_MPS, RANGE, TORPEDO_MPS } from '../tables'
import { nearestTo } from '../torpedoRun'
import { isOff } from './escape'
import { type Piece, apart, bearingOff } from './pieces'
import { numberOf, reachOf } from './reach'
import { ABOARD, harm, wholeOf } from './value'

/** What a torpedo that runs counts of the harm that it would do: it may be shot, or dodged. */
const RUNS = 0.75
/** What is left of that for each turn until it is there, and for each that is ahead of it for the same ship. */
const A_TURN_LATER = 0.72
const AFTER_ANOTHER = 0.6

/** Torpedoes on the table: what they will do to the ship they are heading for, less for each turn until then. */
export function running(state: SpaceState, side: Side): number {
  let sum = 0
  const { board } = state.scenario
  const met = new Map<string, number>()
  for (const torpedo of state.torpedoes) {
    if (torpedo.side !== side) continue
    const [target] = nearestTo(state, torpedo)
    if (!target) continue
    const away = hexDistance(hexOf(board, torpedo.at), hexOf(board, target.at))
    const turns = Math.max(0, Math.ceil(away / TORPEDO_MPS) - 1)
    if (turns >= state.scenario.turns - state.turn + 1) continue
    // Of several that run for one ship the later ones may find nothing left of it.
    const before = met.get(target.id) ?? 0
    met.set(target.id, before + 1)
    const dice = target.cloaked && turns === 0 ? 1 : 2
    sum += harm(dice, target) * RUNS * A_TURN_LATER ** turns * AFTER_ANOTHER ** before
  }
  return sum
}

/** A ship that has moved and not fired: its best shot, less what may come back, or one at a torpedo. */
export function inHand(state: SpaceState, side: Side, enemies: readonly Piece[]): number {
  const { active, pending } = state
  if (!active || active.stage !== 'fire' || active.fired || pending) return 0
  const firer = state.units.find(ship => ship.id === active.ship)
  if (firer?.side !== side || !stands(firer)) return 0
  let best = 0
  for (const { ship } of enemies) {
    if (shotReasons(state, firer, ship).length > 0) continue
    const hit = hitChance(faceNeeded(state, toHit(state, firer, ship)))
    const gain = hit * harm(diceOf(firer), ship)
    const answers = fireBackReasons(state, ship, firer).length === 0
    const back = answers ? hitChance(faceNeeded(state, toHit(state, ship, firer, true))) : 0
    const { destroyed } = shareOf(diceOf(firer), ship.damaged)
    best = Math.max(best, gain - back * (1 - hit * destroyed) * harm(diceOf(ship), firer))
  }
  for (const torpedo of state.torpedoes) {
    if (torpedo.side === side || best > 8) continue
    if (shotReasons(state, firer, torpedo).length > 0) continue
    best = Math.max(best, 18 * hitChance(faceNeeded(state, toHit(state, firer, torpedo))))
  }
  return best * 0.95
}

/** What an attack in prospect counts, in this turn and in the next: by then everything lies elsewhere. */
const NOW = 0.6
const LATER = 0.3
/** What the second best target and those after it count: should the best one be gone, there are others. */
const OTHERS = 0.1

/**
 * What the next attacks of a side may do: of ships that are still to move in this turn by where they can get to; of the next
 * turn roughly. Of several that go for one ship the later ones may find less of it.
 */
export function toCome(state: SpaceState, own: readonly Piece[], enemies: readonly Piece[]): number {
  const isLast = state.turn >= state.scenario.turns
  const left = new Map(enemies.map(({ ship }) => [ship.id, 1]))
  const off = new Set(enemies.filter(enemy => isOff(state, enemy)))
  // Who is away with his next movement is shot at only by those who come before him: one for each of them.
  const caught = Math.min(1, off.size / own.length)
  let sum = 0
  for (const piece of own) {
    const { ship } = piece
    const now = !ship.activated && state.step === 'ships' && state.active?.ship !== ship.id
    if (!now && isLast) continue
    const share = now ? NOW : LATER
    let best = 0
    let all = 0
    let target: Standing | null = null
    for (const enemy of enemies) {
      const hope = hopeOf(state, piece, enemy, now)
      if (hope === 0) continue
      const gain = hope * (left.get(enemy.ship.id) ?? 1) * (now || !off.has(enemy) ? 1 : caught)
      all += gain
      if (gain <= best) continue
      best = gain
      target = enemy.ship
    }
    if (!target) continue
    sum += share * (best + OTHERS * (all - best))
    const rest = left.get(target.id) ?? 1
    left.set(target.id, rest * Math.max(0, 1 - (share * best) / wholeOf(target)))
  }
  return sum
}

/** Hexes beyond which nothing reaches in a turn: a movement and the longest shot. */
const FARTHEST = MOST_MPS + RANGE

/** What a ship may hope to do to another with its guns and its torpedo. */
function hopeOf(state: SpaceState, piece: Piece, enemy: Piece, now: boolean): number {
  const away = apart(piece, enemy)
  if (away > FARTHEST) return 0
  const chance = now ? chanceNow(state, piece, enemy) : chanceLater(piece, enemy, away)
  const shot = chance === 0 ? 0 : chance * harm(diceOf(piece.ship), enemy.ship)
  return shot + torpedoHope(piece, enemy, away)
}

function chanceNow(state: SpaceState, { ship }: Piece, enemy: Piece): number {
  const faces = reachOf(state, ship)(numberOf(state.scenario.board, enemy.hex))
  return Math.max(0, faces - (enemy.ship.cloaked ? 1 : 0)) / 6
}

function chanceLater(piece: Piece, enemy: Piece, away: number): number {
  const chance = reachable(away, piece.ship.damaged)
  return chance > 0 && bearingOff(piece, enemy.hex) > 2 ? chance * 0.75 : chance
}

/** Chance to hit a ship so far away in the next activation, with a move before it. */
function reachable(distance: number, damaged: boolean): number {
  const moves = damaged ? 2 : 4
  if (distance <= moves + 2) return damaged ? 0.3 : 0.45
  if (distance <= moves + 5) return damaged ? 0.16 : 0.3
  if (distance <= moves + 9) return damaged ? 0 : 0.15
  return 0
}

/** How likely a torpedo gets there at the end of its first run, by whether its target has still to move. */
const STAYS = 0.75
const MOVES_ON = 0.4

/** What a torpedo still aboard may do to a ship that it reaches at the end of the turn, less what it is worth aboard. */
function torpedoHope(piece: Piece, enemy: Piece, away: number): number {
  const { ship } = piece
  // It is put into the hex ahead and runs from there.
  const spare = allowance(ship) + 1 + TORPEDO_MPS - away
  if (!ship.torpedo || spare < 0) return 0
  if (spare < 3 && Math.ceil(bearingOff(piece, enemy.hex) - 0.5) > spare) return 0
  const dice = enemy.isDone && enemy.ship.cloaked ? 1 : 2
  return Math.max(0, (enemy.isDone ? STAYS : MOVES_ON) * harm(dice, enemy.ship) - ABOARD)
}
