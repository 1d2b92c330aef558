import { HEX_FACINGS, type Hex, neighbour } from '../../../src/geometry/hexes'
import { asteroidHexes, facingOf, hexOf, hexesOf, indexOf, isOnBoard } from '../board'
import { type Standing, allowance } from '../lookup'
import type { HexBoard, SpaceState } from '../state'
import { LEAST_MPS, RANGE, TO_HIT } from '../tables'

/** Faces of the die that hit, from 0 to 6, what lies in a hex. */
export type Reach = (hex: Hex) => number

/** The number of a hex in the order of `hexesOf`. */
const numberOf = ({ rows }: HexBoard, { q, r }: Hex): number => q * rows + r + Math.floor(q / 2)

const kept = new WeakMap<SpaceState['asteroids'], WeakMap<Standing, Reach>>()

/**
 * How well a ship can hit what lies in each hex after a movement from where it stands, as far as asteroids let it; other
 * ships and torpedoes are not looked at, and neither are house rules.
 */
export function reachOf(state: SpaceState, ship: Standing): Reach {
  let known = kept.get(state.asteroids)
  if (!known) {
    known = new WeakMap()
    kept.set(state.asteroids, known)
  }
  let found = known.get(ship)
  if (!found) {
    const faces = searched(state, ship)
    const { board } = state.scenario
    found = hex => faces[numberOf(board, hex)] ?? 0
    known.set(ship, found)
  }
  return found
}

/** For each hex of a board and each facing the number of the hex ahead; -1 over the edge. */
const ahead = new WeakMap<HexBoard, Int16Array>()
function aheadOn(board: HexBoard): Int16Array {
  let found = ahead.get(board)
  if (!found) {
    found = Int16Array.from(
      hexesOf(board).flatMap(hex =>
        HEX_FACINGS.map(facing => {
          const next = neighbour(hex, facing)
          return isOnBoard(board, next) ? numberOf(board, next) : -1
        }),
      ),
    )
    ahead.set(board, found)
  }
  return found
}

/** Faces that hit by distance, from 1 hex on. */
const FACES = Array.from({ length: RANGE }, (_, at) => 7 - (TO_HIT.find(({ upTo }) => at < upTo)?.need ?? 7))

function searched(state: SpaceState, ship: Standing): Uint8Array {
  const { board } = state.scenario
  const next = aheadOn(board)
  const rocks = asteroidHexes(state)
  const isRock = Uint8Array.from(hexesOf(board), hex => Number(rocks.has(indexOf(hex))))
  const faces = new Uint8Array(board.columns * board.rows)
  const seen = new Uint8Array(next.length)
  const worse = ship.damaged ? 1 : 0
  /** A hex number times six and a facing. */
  let level: readonly number[] = [numberOf(board, hexOf(board, ship.at)) * 6 + facingOf(ship.facing)]
  for (let spent = 1; spent <= allowance(ship); spent++) {
    const reached: number[] = []
    const add = (place: number): void => {
      if (seen[place] === 1) return
      if (spent >= LEAST_MPS) seen[place] = 1
      reached.push(place)
    }
    for (const place of level) {
      const to = next[place] ?? -1
      const facing = place % 6
      if (to >= 0 && isRock[to] === 0) add(to * 6 + facing)
      if (spent === 1) continue
      add(place - facing + ((facing + 1) % 6))
      add(place - facing + ((facing + 5) % 6))
    }
    if (spent >= LEAST_MPS) for (const place of reached) castLane(place)
    level = reached
  }
  return faces

  function castLane(place: number): void {
    const facing = place % 6
    let at = place
    for (const hit of FACES) {
      const to = next[at] ?? -1
      if (to < 0) return
      if (hit - worse > (faces[to] ?? 0)) faces[to] = hit - worse
      if (isRock[to] === 1) return
      at = to * 6 + facing
    }
  }
}
