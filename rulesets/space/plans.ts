import type { Side, UnitId } from '../../src/engine/ids'
import { type Hex, type HexFacing, neighbour, turn } from '../../src/geometry/hexes'
import { facingOf, hexOf, indexOf, isAsteroid, isOnBoard, reentry } from './board'
import { type Standing, allowance, hexOfShip, isOn, occupied, torpedoesAgainst } from './lookup'
import type { SpaceState } from './state'
import { LEAST_MPS } from './tables'

/** One way to spend Movement Points: the steps, and where and how the ship comes to stand. */
export interface Plan {
  readonly steps: string
  readonly hex: Hex
  readonly facing: HexFacing
  /** Enemy torpedoes that it runs into. */
  readonly torpedoes: number
}

/** All that a ship may do with its Movement Points. */
export interface Plans {
  /** The cheapest way to each hex and facing in which it may end, running into as few torpedoes as can be. */
  readonly ends: readonly Plan[]
  /** The cheapest way over the edge of the table; null if there is none. */
  readonly leaves: string | null
}

/** Where a forward move leads: a hex, off the table, or onto an asteroid, which cannot be (3.2, 8.6, R8). */
export function ahead(state: SpaceState, from: Hex, facing: HexFacing): Hex | 'edge' | 'asteroid' {
  const { board } = state.scenario
  const next = neighbour(from, facing)
  const wraps = isOn(state, 'wrap')
  const hex = isOnBoard(board, next) ? next : wraps ? reentry(board, from, facing) : null
  if (!hex) return 'edge'
  return isAsteroid(state, hex) ? 'asteroid' : hex
}

const kept = new WeakMap<SpaceState, Map<UnitId, Plans>>()

/** What a ship may do with the Movement Points that it has left. */
export function plansOf(state: SpaceState, ship: Standing): Plans {
  let known = kept.get(state)
  if (!known) {
    known = new Map()
    kept.set(state, known)
  }
  let found = known.get(ship.id)
  if (!found) {
    found = search(state, ship)
    known.set(ship.id, found)
  }
  return found
}

/** How many points the ship has spent already. */
export const spentBy = (state: SpaceState, ship: UnitId): number =>
  state.active?.ship === ship ? state.active.spent : 0

/** Goes on level by level: a hex and facing that was reached for fewer points is not gone on from again. */
function search(state: SpaceState, ship: Standing): Plans {
  const spent = spentBy(state, ship.id)
  const most = allowance(ship) - spent
  const taken = occupied(state, ship.id)
  const danger = torpedoHexes(state, ship.side)
  const reached = new Map<number, Plan>()
  let leaves: string | null = null
  const start: Plan = { steps: '', hex: hexOfShip(state, ship), facing: facingOf(ship.facing), torpedoes: 0 }
  let level: readonly Plan[] = [start]
  for (let n = 1; n <= most; n++) {
    // Before so many points are spent a ship may not end: what is reached then may have to be reached again.
    const isEnd = spent + n >= LEAST_MPS
    const next = new Map<number, Plan>()
    const add = (steps: string, hex: Hex, facing: HexFacing, torpedoes: number): void => {
      const key = indexOf(hex) * 6 + facing
      const other = next.get(key) ?? reached.get(key)
      if (!other || torpedoes < other.torpedoes) next.set(key, { steps, hex, facing, torpedoes })
    }
    for (const { steps, hex, facing, torpedoes } of level) {
      const to = ahead(state, hex, facing)
      if (to === 'edge') leaves ??= `${steps}F`
      else if (to !== 'asteroid')
        add(`${steps}F`, to, facing, torpedoes + (danger.size > 0 ? (danger.get(indexOf(to)) ?? 0) : 0))
      if (spent + n === 1) continue
      add(`${steps}R`, hex, turn(facing, 1), torpedoes)
      add(`${steps}L`, hex, turn(facing, -1), torpedoes)
    }
    level = [...next.values()]
    if (isEnd) for (const [key, plan] of next) reached.set(key, plan)
  }
  return { ends: [...reached.values()].filter(({ hex }) => !taken.has(indexOf(hex))), leaves }
}

/** How many enemy torpedoes lie in each hex that holds any, by `indexOf`. */
function torpedoHexes(state: SpaceState, side: Side): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const torpedo of state.torpedoes) {
    if (torpedo.side === side) continue
    const hex = hexOf(state.scenario.board, torpedo.at)
    found.set(indexOf(hex), torpedoesAgainst(state, side, hex).length)
  }
  return found
}
