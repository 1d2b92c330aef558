import type { Side } from '../../../src/engine/ids'
import { type Field, type Spot, spareOf, stepsTo } from './field'

/** With how much a side could begin an Assault. */
interface Forces {
  /** From a square beside, by how many come to it first. */
  readonly standing: readonly number[]
  /** From farther off, by the movements that it takes besides. */
  readonly marching: readonly number[]
}

/** What a side may still do before. */
interface Before {
  /** In its own movement it sees whom it can gather; else only that the strongest square may come. */
  readonly isMoving: boolean
  readonly moves: number
  /** Squares that have made their Assault, where no other phase follows; null where one does. */
  readonly spent: readonly string[] | null
}

/** From so many squares more than one away a side brings up force. */
const FARTHEST: Readonly<Record<Side, number>> = { A: 3, B: 1 }

/** With how much a side could begin an Assault on a square. */
export function forcesBy(field: Field, to: Spot, side: Side, before: Before): Forces {
  const { isMoving, moves, spent } = before
  const standing = [0, 0, 0, 0, 0]
  const marching = [0, 0, 0, 0]
  // Who comes from farther off has to find room beside the square.
  let room = 0
  for (const at of to.place.beside) {
    const from = field[at]
    if (!from || (from.holder !== side && from.holder !== null)) continue
    room = Math.max(room, from.place.holds)
    const own = from.holder === side ? from.strength : 0
    const now = spent === null ? own : spent.includes(from.place.square) ? 0 : Math.min(own, from.ready)
    if (now > (standing[0] ?? 0)) standing[0] = now
    if (moves < 1 || from.room === 0) continue
    const { count, power } = joining(field, from, side, isMoving)
    for (let joiners = 1; joiners <= Math.min(from.room, count); joiners++)
      standing[joiners] = Math.max(standing[joiners] ?? 0, own + joiners * power)
    for (let steps = 1; isMoving && steps <= Math.min(FARTHEST[side], moves - 1); steps++)
      marching[steps] = Math.max(marching[steps] ?? 0, own + gathering(field, from, side, steps + 1))
  }
  if (isMoving) return { standing, marching }
  for (const from of field) {
    const steps = stepsTo(from, to, from.across) - 1
    if (from.holder !== side || from.mobile === 0 || steps < 1 || steps > FARTHEST[side]) continue
    const force = from.strength * Math.min(1, room / from.mobile)
    marching[steps] = Math.max(marching[steps] ?? 0, force)
  }
  return { standing, marching }
}

/** What units from up to so many squares away add to a square, the strongest first, as far as there is room. */
function gathering(field: Field, to: Spot, side: Side, within: number): number {
  const powers: number[] = []
  for (const from of field) {
    if (from === to || from.holder !== side || from.mobile === 0) continue
    if (stepsTo(from, to, from.across) > within) continue
    const power = Math.min(MOST_POWER, from.strength / from.mobile)
    for (let unit = 0; unit < spareOf(from, side); unit++) powers.push(power)
  }
  return powers
    .toSorted((a, b) => b - a)
    .slice(0, to.room)
    .reduce((sum, power) => sum + power, 0)
}

/** What one unit adds, at most: a Tank. */
const MOST_POWER = 2

/** Units of the squares around that could join those in a square, and what each adds. */
function joining(
  field: Field,
  to: Spot,
  side: Side,
  isMoving: boolean,
): { readonly count: number; readonly power: number } {
  let count = 0
  let power = 0
  for (const at of to.place.beside) {
    const spot = field[at]
    if (spot?.holder !== side || spot.mobile === 0) continue
    const spare = isMoving ? spareOf(spot, side) : Math.min(spot.fresh, spareOf(spot, side))
    count += spare
    power += (spare * spot.strength) / spot.mobile
  }
  return { count, power: count === 0 ? 0 : Math.min(MOST_POWER, power / count) }
}

/** Units of a side beside a square that can go into it. */
export function mobileBeside(field: Field, spot: Spot, side: Side): number {
  let sum = 0
  for (const at of spot.place.beside) if (field[at]?.holder === side) sum += field[at]?.mobile ?? 0
  return sum
}
