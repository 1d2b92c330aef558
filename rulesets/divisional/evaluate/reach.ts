import { memoBy } from '../../../src/engine/memo'
import { pathCost } from '../../../src/geometry/ground'
import { type Point, distance } from '../../../src/geometry/point'
import { allowanceOf } from '../allowance'
import { factorsOf } from '../combat'
import { gapBetween } from '../contact'
import { costsOf } from '../ground'
import type { Standing } from '../lookup'
import type { DivState } from '../state'

/** What a unit could do to an enemy from where both stand. */
export interface Pairing {
  /** Halves of a turn in which it would be there, straight ahead over the ground that lies between; Infinity where it cannot. */
  readonly moves: number
  /** Totals before the dice, if it attacks. */
  readonly own: number
  readonly other: number
}

const FAR: Pairing = { moves: Infinity, own: 0, other: 0 }
/** Nobody is asked about who is farther off than so many moves over open ground. */
const MOVES = 1.2

/** Kept for as long as the Fortifications are what they are. */
const kept = memoBy((_: DivState['fortifications']) =>
  memoBy((_unit: Standing) => new WeakMap<Standing, Pairing>()),
)

/** How a unit stands to an enemy that it might attack. */
export function pairingOf(state: DivState, unit: Standing, foe: Standing): Pairing {
  const known = kept(state.fortifications)(unit)
  const found = known.get(foe)
  if (found) return found
  const made = pairingAnew(state, unit, foe)
  known.set(foe, made)
  return made
}

function pairingAnew(state: DivState, unit: Standing, foe: Standing): Pairing {
  const gap = gapBetween(state, unit.at, foe.at)
  const allowance = allowanceOf(state, unit)
  if (gap > allowance * MOVES) return FAR
  const moves = (costBetween(state, unit.at, foe.at) * shareTo(state, unit.at, foe.at)) / allowance
  if (moves > MOVES) return FAR
  const [own, other] = factorsOf(state, unit, foe)
  return { moves, own: own.total, other: other.total }
}

const costBetween = (state: DivState, from: Point, to: Point): number => pathCost(costsOf(state), [from, to])

/** The share of the way between two middles after which the bases touch. */
function shareTo({ scenario: { base } }: DivState, from: Point, to: Point): number {
  const wide = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return wide === 0 ? 0 : Math.max(0, 1 - base / wide)
}

/** Moves that a unit needs to stand within a radius of a place, straight ahead; Infinity where no way leads there straight. */
export function movesTo(state: DivState, unit: Standing, at: Point, radius: number): number {
  const far = distance(unit.at, at)
  if (far <= radius) return 0
  const cost = costBetween(state, unit.at, at)
  return (cost * (1 - radius / far)) / allowanceOf(state, unit)
}

/** Whether an enemy of a unit stands in the way between two places: it would stop there (6.1). */
export function isBarred(
  { scenario: { base } }: DivState,
  from: Point,
  to: Point,
  foes: readonly Standing[],
  except?: Standing,
): boolean {
  const length = distance(from, to)
  if (length <= base) return false
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  // A square is broader from corner to corner.
  const broad = base * (Math.abs(dx) + Math.abs(dy)) * 0.98
  for (const foe of foes) {
    if (foe === except) continue
    const [x, y] = [foe.at.x - from.x, foe.at.y - from.y]
    const ahead = x * dx + y * dy
    if (ahead > 0 && ahead < length - base / 2 && Math.abs(x * dy - y * dx) < broad) return true
  }
  return false
}
