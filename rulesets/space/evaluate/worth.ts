import { type Side, otherSide } from '../../../src/engine/ids'
import { type Hex, fromPlace, hexDistance } from '../../../src/geometry/hexes'
import { drifted } from '../asteroids'
import { hexOf, indexOf } from '../board'
import { undeployed } from '../setup'
import type { SpaceState } from '../state'
import { pointsOf } from '../victory'
import { inHand, running, toCome } from './attacks'
import { escapeOf, pointsToCome } from './escape'
import { pairOf } from './pairs'
import { type Piece, piecesOf } from './pieces'
import { ABOARD, DAMAGED, SOUND } from './value'

/** More than any position in play. */
const WON = 10_000

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
    points: leadWorth(state, own.points - other.points),
    escape: own.escape - other.escape,
    torpedoes: own.torpedoes - other.torpedoes,
    shots: own.shots,
    danger: -other.shots,
    position: own.position - other.position,
  }
}

/** What it counts to be ahead for certain when the battle ends. */
const AHEAD = 120
/** Points of a lead that make it likely: at the end, and so many more at the beginning. */
const CLEAR = { late: 1.5, early: 5 } as const

/** What a lead of so many points counts besides the ships that it is made of: the more the fewer turns are left to make it up. */
function leadWorth({ turn, scenario }: SpaceState, lead: number): number {
  const left = Math.max(0, scenario.turns - turn) / scenario.turns
  return AHEAD * Math.tanh(lead / (CLEAR.late + CLEAR.early * left))
}

function sideMerits(
  state: SpaceState,
  side: Side,
  own: readonly Piece[],
  enemies: readonly Piece[],
): Omit<Merits, 'danger'> {
  let ships = -25 * undeployed(state, side).length
  const rocks = rocksNext(state)
  for (const { ship, hex, isDone } of own) {
    const whole = (ship.damaged ? DAMAGED : SOUND) + (ship.torpedo ? ABOARD * (ship.damaged ? 0.8 : 1) : 0)
    const isUnder = rocks.has(indexOf(hex))
    ships += isUnder ? whole * (isDone ? RUN_OVER : UNDER_WAY) : whole
  }
  return {
    ships,
    points: pointsOf(state, side) + pointsToCome(state, side, own),
    escape: escapeOf(state, side, own),
    torpedoes: running(state, side),
    shots: inHand(state, side, enemies) + toCome(state, own, enemies),
    position: standing(state, own, enemies),
  }
}

/** What is left of a ship that an asteroid will come upon: as good as nothing, or nearly all where it is still to move. */
const RUN_OVER = 0.05
const UNDER_WAY = 0.97

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

/** Hexes from the edge at which those lie in wait who are to stop others from getting over it. */
const GATE = 6

/** Where the fighting will be; null for those who are only to get away. */
function fieldOf({ scenario: { board, escape } }: SpaceState, side: Side): Hex | null {
  const row = Math.floor(board.rows / 2)
  if (!escape) return fromPlace({ column: Math.floor(board.columns / 2), row })
  if (escape.side === side) return null
  return fromPlace({ column: escape.edge === 'east' ? board.columns - 1 - GATE : GATE, row })
}

/** Small things: being where the fighting is, nose to the enemy, out of his rows. */
function standing(state: SpaceState, own: readonly Piece[], enemies: readonly Piece[]): number {
  const [first] = own
  if (!first || enemies.length === 0) return 0
  const field = fieldOf(state, first.ship.side)
  let sum = 0
  for (const piece of own) {
    const { ship, hex } = piece
    let near = Number.POSITIVE_INFINITY
    let off = 0
    for (const enemy of enemies) {
      const lies = pairOf(piece, enemy)
      if (lies.away < near) {
        near = lies.away
        off = lies.off
      }
      if (lies.isInRow && enemy.ship.activated === ship.activated) sum -= 1.5
    }
    sum -= off
    // How near the enemy is counts for those who have gone there: what one side gains by it the other must not gain too.
    // Where one side is to get away the other need not go to it.
    const hasGone = ship.activated || state.active?.ship === ship.id
    if (!state.scenario.escape && hasGone) sum -= 0.8 * Math.max(0, near - 6)
    if (field) sum -= 1.8 * Math.max(0, hexDistance(hex, field) - 3)
    if (state.active?.ship === ship.id && state.active.stage === 'move') sum -= 2
  }
  return sum
}
