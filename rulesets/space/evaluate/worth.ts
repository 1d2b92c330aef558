import { type Side, otherSide } from '../../../src/engine/ids'
import { type Hex, fromPlace, hexDistance } from '../../../src/geometry/hexes'
import { drifted } from '../asteroids'
import { facingOf, hexOf, indexOf } from '../board'
import { hitChance, shareOf } from '../chances'
import { diceOf } from '../contest'
import { faceNeeded, fireBackReasons, shotReasons, toHit } from '../firing'
import { type Standing, onTable } from '../lookup'
import type { Ship, SpaceState } from '../state'
import { undeployed } from '../setup'
import { TORPEDO_MPS } from '../tables'
import { nearestTo } from '../torpedoRun'
import { numberOf, reachOf } from './reach'
import { pointsOf } from '../victory'

/** More than any position in play. */
const WON = 10_000

const SOUND = 100
const DAMAGED = 52
/** A torpedo that is still aboard, in hundredths of a ship. */
const ABOARD = 17

/** A ship with what its side needs to know of it. */
interface Piece {
  readonly ship: Standing
  readonly hex: Hex
  readonly facing: number
}

/** How good a position is for a side: 100 is about an undamaged ship; worth(A) is -worth(B). */
export function worth(state: SpaceState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  return Object.values(merits(state, side)).reduce((sum, each) => sum + each, 0)
}

/** What a position is made of for a side. Shots are one's own, in hand and to come; danger is what the enemy's may do. */
export type Merits = Readonly<
  Record<'ships' | 'points' | 'escape' | 'torpedoes' | 'shots' | 'danger' | 'position', number>
>

/** The parts of a worth, for a side. */
export function merits(state: SpaceState, side: Side): Merits {
  const pieces = { A: piecesOf(state, 'A'), B: piecesOf(state, 'B') }
  const own = sideMerits(state, side, pieces[side], pieces[otherSide(side)])
  const other = sideMerits(state, otherSide(side), pieces[otherSide(side)], pieces[side])
  return {
    ships: own.ships - other.ships,
    points: own.points - other.points,
    escape: own.escape - other.escape,
    torpedoes: own.torpedoes - other.torpedoes,
    shots: own.shots,
    danger: -other.shots,
    position: own.position - other.position,
  }
}

function piecesOf(state: SpaceState, side: Side): readonly Piece[] {
  const { board } = state.scenario
  return onTable(state, side).map(ship => ({
    ship,
    hex: hexOf(board, ship.at),
    facing: facingOf(ship.facing),
  }))
}

function sideMerits(
  state: SpaceState,
  side: Side,
  own: readonly Piece[],
  enemies: readonly Piece[],
): Omit<Merits, 'danger'> {
  let ships = -25 * undeployed(state, side).length
  const rocks = rocksNext(state)
  for (const { ship, hex } of own) {
    const whole = (ship.damaged ? DAMAGED : SOUND) + (ship.torpedo ? ABOARD * (ship.damaged ? 0.8 : 1) : 0)
    const isUnder = rocks.has(indexOf(hex))
    ships += isUnder ? whole * (isDone(state, ship) ? RUN_OVER : UNDER_WAY) : whole
  }
  return {
    ships,
    points: 6 * pointsOf(state, side),
    escape: way(state, side, own),
    torpedoes: running(state, side),
    shots: inHand(state, side, enemies) + guns(state, own, enemies),
    position: standing(state, own, enemies),
  }
}

/** What is left of a ship that an asteroid will come upon: as good as nothing, or nearly all where it is still to move. */
const RUN_OVER = 0.05
const UNDER_WAY = 0.97

/** Whether a ship has moved in this turn: it stays where it is until the asteroids drift. */
const isDone = (state: SpaceState, ship: Ship): boolean =>
  ship.activated || (state.active?.ship === ship.id && state.active.stage === 'fire')

/** The hexes that asteroids come upon at the end of this turn. */
const kept = new WeakMap<SpaceState['asteroids'], ReadonlySet<number>>()
function rocksNext(state: SpaceState): ReadonlySet<number> {
  let found = kept.get(state.asteroids)
  if (!found) {
    const { board } = state.scenario
    found = new Set(state.asteroids.map(rock => indexOf(hexOf(board, drifted(state, rock).at))))
    kept.set(state.asteroids, found)
  }
  return found
}

/** What an attack with so many dice is expected to cost a ship. */
function harm(dice: number, target: Ship): number {
  const { damaged, destroyed } = shareOf(dice, target.damaged)
  const whole = (target.damaged ? DAMAGED : SOUND) + (target.torpedo ? ABOARD : 0)
  return destroyed * whole + damaged * (SOUND - DAMAGED)
}

/** A ship that has moved and not fired: its best shot, less what may come back, and its torpedo. */
function inHand(state: SpaceState, side: Side, enemies: readonly Piece[]): number {
  const { active, pending } = state
  if (!active || active.stage !== 'fire' || active.fired || pending) return 0
  const firer = state.units.find(ship => ship.id === active.ship)
  if (firer?.side !== side || firer.at === null || firer.fate !== 'in play') return 0
  const standing = firer as Standing
  let best = 0
  for (const { ship } of enemies) {
    if (shotReasons(state, standing, ship).length > 0) continue
    const hit = hitChance(faceNeeded(state, toHit(state, standing, ship)))
    const gain = hit * harm(diceOf(standing), ship)
    const answers = fireBackReasons(state, ship, standing).length === 0
    const back = answers ? hitChance(faceNeeded(state, toHit(state, ship, standing, true))) : 0
    const { destroyed } = shareOf(diceOf(standing), ship.damaged)
    best = Math.max(best, gain - back * (1 - hit * destroyed) * harm(diceOf(ship), standing))
  }
  for (const torpedo of state.torpedoes) {
    if (torpedo.side === side || best > 8) continue
    if (shotReasons(state, standing, torpedo).length > 0) continue
    best = Math.max(best, 18 * hitChance(faceNeeded(state, toHit(state, standing, torpedo))))
  }
  return best * 0.95
}

/** Torpedoes on the table: what they will do to the ship they are heading for, less for each turn until then. */
function running(state: SpaceState, side: Side): number {
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
    sum += harm(target.cloaked && turns === 0 ? 1 : 2, target) * 0.75 * 0.72 ** turns * 0.6 ** before
  }
  return sum
}

/**
 * What the next shots of a side may do: those of ships that are still to move in this turn by where they can get to; those of
 * the next turn roughly, for by then everything lies elsewhere.
 */
function guns(state: SpaceState, own: readonly Piece[], enemies: readonly Piece[]): number {
  const isLast = state.turn >= state.scenario.turns
  const { board } = state.scenario
  let sum = 0
  for (const { ship, hex, facing } of own) {
    const now = !ship.activated && state.step === 'ships' && state.active?.ship !== ship.id
    if (!now && isLast) continue
    const reach = now ? reachOf(state, ship) : null
    let best = 0
    let all = 0
    for (const enemy of enemies) {
      const chance = reach
        ? Math.max(0, reach(numberOf(board, enemy.hex)) - (enemy.ship.cloaked ? 1 : 0)) / 6
        : reachable(hexDistance(hex, enemy.hex), ship.damaged) *
          (bearingOff(hex, facing, enemy.hex) > 2 ? 0.75 : 1)
      if (chance === 0) continue
      const gain = chance * harm(diceOf(ship), enemy.ship)
      all += gain
      best = Math.max(best, gain)
    }
    sum += (now ? NOW : NEXT) * (best + 0.1 * (all - best))
  }
  return sum
}

/** What a shot in prospect counts, in this turn and in the next. */
const NOW = 0.6
const NEXT = 0.3

/** Chance to hit a ship so far away in the next activation, with a move before it. */
function reachable(distance: number, damaged: boolean): number {
  const moves = damaged ? 2 : 4
  if (distance <= moves + 2) return damaged ? 0.3 : 0.45
  if (distance <= moves + 5) return damaged ? 0.16 : 0.3
  if (distance <= moves + 9) return damaged ? 0 : 0.15
  return 0
}

/** How many hex sides a place lies off the nose of a ship, 0 to 3. */
function bearingOff(from: Hex, facing: number, to: Hex): number {
  const x = 1.5 * (to.q - from.q)
  const y = Math.sqrt(3) * (to.r - from.r + (to.q - from.q) / 2)
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  const off = Math.abs(((angle - facing * 60 + 540) % 360) - 180)
  return off / 60
}

/** Small things: being where the fighting is, nose to the enemy, out of his rows. */
function standing(state: SpaceState, own: readonly Piece[], enemies: readonly Piece[]): number {
  if (enemies.length === 0) return 0
  const { columns, rows } = state.scenario.board
  const middle = fromPlace({ column: Math.floor(columns / 2), row: Math.floor(rows / 2) })
  let sum = 0
  for (const { ship, hex, facing } of own) {
    let near = Number.POSITIVE_INFINITY
    let off = 0
    for (const enemy of enemies) {
      const away = hexDistance(hex, enemy.hex)
      if (away < near) {
        near = away
        off = bearingOff(hex, facing, enemy.hex)
      }
      if (away > 9 || enemy.ship.activated !== ship.activated) continue
      if (bearingOff(enemy.hex, enemy.facing, hex) < 0.02) sum -= 1.5
    }
    // How near the enemy is counts for those who have gone there: what one side gains by it the other must not gain too.
    if (ship.activated || state.active?.ship === ship.id) sum -= 0.8 * Math.max(0, near - 6)
    sum -= off + 1.8 * Math.max(0, hexDistance(hex, middle) - 3)
    if (state.active?.ship === ship.id && state.active.stage === 'move') sum -= 2
  }
  return sum
}

/** The way to the edge over which a side gets away. */
function way(state: SpaceState, side: Side, own: readonly Piece[]): number {
  const { escape, board } = state.scenario
  if (escape?.side !== side) return 0
  let sum = 0
  for (const ship of state.units) {
    // Who has got away can no longer be shot at.
    if (ship.side === side && ship.escaped) sum += (ship.damaged ? DAMAGED : SOUND) + 12
    else if (ship.side === side && ship.fate === 'left') sum -= 10
  }
  for (const { ship, hex, facing } of own) {
    const left = escape.edge === 'east' ? board.columns - hex.q : hex.q + 1
    const turnsLeft = state.scenario.turns - state.turn + (ship.activated ? 0 : 1)
    const speed = ship.damaged ? 3 : 6
    const late = Math.max(0, left - turnsLeft * speed)
    const ahead = escape.edge === 'east' ? [1, 2] : [4, 5]
    sum -= left * 2.2 + late * 4 + (ahead.includes(facing) ? 0 : 4)
  }
  return sum
}
