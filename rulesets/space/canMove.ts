import { type Hex, type HexFacing, neighbour, turn } from '../../src/geometry/hexes'
import { facingOf, isAsteroid, isOnBoard } from './board'
import { type Standing, allowance, hexOfShip, isOn, shipIn } from './lookup'
import { type Plan, ahead, plansOf, spentBy } from './plans'
import type { SpaceState } from './state'
import { LEAST_MPS } from './tables'

/** What is asked of a ship's Movement Points most often, answered without a look at all ways to spend them. */

/** Whether there is a hex in which a ship may end its movement. */
export function canEndMovement(state: SpaceState, ship: Standing): boolean {
  const own = hexOfShip(state, ship)
  const isFirst = spentBy(state, ship.id) === 0
  const to = isFirst ? ahead(state, own, facingOf(ship.facing)) : own
  if (typeof to === 'string') return false
  // A turn after the first step forward, or on the spot, is enough of a movement.
  return !shipIn(state, to, ship.id) || plansOf(state, ship).ends.length > 0
}

/** The turns to each facing, the fewest first. */
const TURNS = ['', 'L', 'R', 'LL', 'RR', 'RRR'] as const

/** A way over the edge of the table; null if there is none. */
export function stepsOffTable(state: SpaceState, ship: Standing): string | null {
  if (isOn(state, 'wrap')) return null
  const own = hexOfShip(state, ship)
  const nose = facingOf(ship.facing)
  const spent = spentBy(state, ship.id)
  const to = spent === 0 ? ahead(state, own, nose) : own
  if (typeof to === 'string') return to === 'edge' ? 'F' : null
  const first = spent === 0 ? 'F' : ''
  const most = allowance(ship) - spent - first.length
  const ways = TURNS.flatMap(turns => {
    const facing = turn(nose, turns.startsWith('L') ? -turns.length : turns.length)
    const way = straightOut(state, to, facing, most - turns.length)
    return way === null ? [] : [way === 'barred' ? way : `${first}${turns}${way}`]
  })
  const [shortest] = ways.filter(way => way !== 'barred').toSorted((a, b) => a.length - b.length)
  // Without asteroids nothing is shorter than to turn at once and to go on straight ahead.
  return shortest ?? (ways.length > 0 ? plansOf(state, ship).leaves : null)
}

/** The steps straight ahead until over the edge, at most so many; 'barred' where asteroids lie in the way. */
function straightOut(state: SpaceState, from: Hex, facing: HexFacing, most: number): string | null {
  let isBarred = false
  let hex = from
  for (let n = 1; n <= most; n++) {
    hex = neighbour(hex, facing)
    if (!isOnBoard(state.scenario.board, hex)) return isBarred ? 'barred' : 'F'.repeat(n)
    if (isAsteroid(state, hex)) isBarred = true
  }
  return null
}

/** How often a way by chance is tried before all are looked at. */
const TRIES = 8
/** Steps by chance: as often forward as not. */
const STEPS = ['F', 'F', 'L', 'R'] as const

/** One of the ways to spend Movement Points by chance; null if there is none. */
export function planByChance(
  state: SpaceState,
  ship: Standing,
  pick: (count: number) => number,
): Plan | null {
  const spent = spentBy(state, ship.id)
  const most = allowance(ship) - spent
  const least = Math.max(1, LEAST_MPS - spent)
  for (let tries = 0; tries < TRIES; tries++) {
    let steps = ''
    for (let left = least + pick(most - least + 1); left > 0; left--)
      steps += spent + steps.length === 0 ? 'F' : STEPS[pick(STEPS.length)]
    const end = endOf(state, ship, steps)
    if (end && !shipIn(state, end.hex, ship.id)) return end
  }
  const { ends } = plansOf(state, ship)
  return ends.length > 0 ? (ends[pick(ends.length)] ?? null) : null
}

/** Where steps lead; null where an asteroid or the edge lies in their way. */
function endOf(state: SpaceState, ship: Standing, steps: string): Plan | null {
  let hex = hexOfShip(state, ship)
  let facing = facingOf(ship.facing)
  for (const step of steps) {
    if (step !== 'F') {
      facing = turn(facing, step === 'R' ? 1 : -1)
      continue
    }
    const to = ahead(state, hex, facing)
    if (typeof to === 'string') return null
    hex = to
  }
  return { steps, hex, facing, torpedoes: 0 }
}
