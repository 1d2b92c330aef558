import { diceOf } from '../contest'
import { allowance } from '../lookup'
import { MOST_MPS, RANGE, TORPEDO_MPS } from '../tables'
import { type Piece, apart, bearingOff } from './pieces'
import type { Reach } from './reach'
import { ABOARD, harm } from './value'

/** A ship and an enemy of it: how they lie to each other, and what the one may hope to do to the other. */
export interface Pair {
  readonly own: Piece
  readonly enemy: Piece
  /** Hexes from one to the other. */
  readonly away: number
  /** Hex sides that the enemy lies off the ship's nose, 0 to 3. */
  readonly off: number
  /** The ship lies straight ahead of the enemy, and near. */
  readonly isInRow: boolean
  /** What the ship may hope to do with its guns and its torpedo in the next turn. */
  readonly later: number
  /** The same if it moves in this turn, for where it can get to. */
  now: { readonly reach: Reach; readonly hope: number } | null
}

/** Hexes within which one minds lying in an enemy's row. */
const ROW = 9
/** Hexes beyond which nothing reaches in a turn: a movement and the longest shot. */
const FARTHEST = MOST_MPS + RANGE

/** The pair that was made last of the ships in two places of the list: of all pairs on the table an order changes few. */
const last: Pair[][] = []

/** What a ship and an enemy mean to each other. */
export function pairOf(own: Piece, enemy: Piece): Pair {
  const row = (last[own.at] ??= [])
  const known = row[enemy.at]
  if (known !== undefined && known.own === own && known.enemy === enemy) return known
  const away = apart(own, enemy)
  const made = {
    own,
    enemy,
    away,
    off: bearingOff(own, enemy.hex),
    isInRow: away <= ROW && bearingOff(enemy, own.hex) < 0.02,
    later: away > FARTHEST ? 0 : hopeOf(own, enemy, away, chanceLater(own, enemy, away)),
    now: null,
  }
  row[enemy.at] = made
  return made
}

/** What a ship may hope to do to another with its guns and its torpedo, when it moves in this turn. */
export function hopeNow(pair: Pair, reach: Reach): number {
  if (pair.away > FARTHEST) return 0
  if (pair.now?.reach !== reach) {
    const { own, enemy, away } = pair
    pair.now = { reach, hope: hopeOf(own, enemy, away, chanceNow(reach, enemy)) }
  }
  return pair.now.hope
}

const hopeOf = (piece: Piece, enemy: Piece, away: number, chance: number): number =>
  (chance === 0 ? 0 : chance * harm(diceOf(piece.ship), enemy.ship)) + torpedoHope(piece, enemy, away)

const chanceNow = (reach: Reach, { ship, hex }: Piece): number =>
  Math.max(0, reach(hex) - (ship.cloaked ? 1 : 0)) / 6

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
