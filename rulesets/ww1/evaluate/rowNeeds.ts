import { type Side, otherSide } from '../../../src/engine/ids'
import { type Field, type Layout, type Spot, byLayout, fieldOf, stepsTo } from './field'
import { siegePrice } from './siege'
import { ASSAULTED, GAME_ENDS, MG_DIE } from '../tables'
import { isEndThrown } from '../victory'

/** A row beyond the Attacker's half, as far as guns do not matter. */
export interface RowNeed {
  readonly row: number
  /** Guns that the Attacker will need to have all of it at the end, if the Defender adds none. */
  readonly need: number
  /** Whether a Defender stands in it: every gun of his can keep him there. */
  readonly isHeld: boolean
  /** Guns that the Defender needs to take one of the Attacker's squares of it; infinite where he cannot come. */
  readonly weakest: number
}

/** What a side may still do before the game ends. */
interface Horizon {
  /** Movements and phases of Assaults that are still to come, on average. */
  readonly moves: Readonly<Record<Side, number>>
  readonly assaults: Readonly<Record<Side, number>>
  /** Squares that have made their Assault of the phase, where no other phase follows; null where one does. */
  readonly spent: readonly string[] | null
  /** Turns after this one. */
  readonly later: number
}

/** One way in which the game may go on, and how likely it is. */
export interface Outlook {
  readonly chance: number
  readonly rows: readonly RowNeed[]
}

/** More than any side has: out of reach. */
const NEVER = 48

/** What it costs to wait for a unit from the next square, and what is counted of those that might come to help. */
const A_JOINER = 0.8
const HELPING = 0.3
/** What an MG adds to an assaulted square, its die counted by its mean; and what it costs to come from farther off. */
const MG = ASSAULTED.mg + MG_DIE.reduce((sum, worth) => sum + worth / MG_DIE.length, 0)
const A_MOVE = 3
/** What a step into a free square costs, and of a step so much where the next one goes on instead. */
const A_STEP = 1
const PASSING_ON = 0.2
/** With how much an Assault far away begins, in a square with room for few. */
const UNPREPARED = 2.5
/** Through so many gaps in a line the Attacker comes as if there were none. */
const WIDE = 3
/** Of what a Defender would cost, so much is counted where he has not come yet. */
const RIVALLED = 0.4
/** What the Attacker pays more than the price of a siege without end, and what more the last phase costs. */
const PREMIUM = 1.1
const HASTE = 0.6

/** The chance that the game ends with this turn. */
export function endsNow(layout: Layout): number {
  if (layout.turn >= layout.scenario.turns) return 1
  return isEndThrown(layout) ? (7 - GAME_ENDS) / 6 : 0
}

/** Turns that follow this one if the game does not end with it, on average. */
function turnsIfOn(layout: Layout): number {
  const { turns } = layout.scenario
  let sum = 0
  let chance = 1
  for (let turn = layout.turn + 1; turn <= turns; turn++) {
    sum += chance
    chance *= 1 - endsNow({ ...layout, turn })
  }
  return sum
}

/** Turns that follow this one, on average. */
export const turnsAfter = (layout: Layout): number => (1 - endsNow(layout)) * turnsIfOn(layout)

function horizonOf(layout: Layout, later: number): Horizon {
  const { step } = layout
  const ofA = step === 'A moves' ? 2 : step === 'A assaults' ? 1 : 0
  const ofB = step.endsWith('wire') ? 0 : step === 'B assaults' ? 1 : 2
  return {
    moves: { A: (ofA === 2 ? 1 : 0) + later, B: (ofB === 2 ? 1 : 0) + later },
    // What can be assaulted still is not taken: only in the movement before is it counted that it will be.
    assaults: { A: (ofA === 2 ? 1 : 0) + later, B: (ofB > 0 ? 1 : 0) + later },
    spent: later === 0 ? layout.assaulted : null,
    later,
  }
}

/** How the Attacker stands with each row, if the game ends with this turn and if it goes on. */
export const outlooks = byLayout((layout): readonly Outlook[] => {
  const field = fieldOf(layout)
  const ends = endsNow(layout)
  const found: Outlook[] = []
  if (ends > 0) found.push({ chance: ends, rows: rowsOf(layout, field, horizonOf(layout, 0)) })
  if (ends < 1)
    found.push({ chance: 1 - ends, rows: rowsOf(layout, field, horizonOf(layout, turnsIfOn(layout))) })
  return found
})

function rowsOf(layout: Layout, field: Field, horizon: Horizon): readonly RowNeed[] {
  const { board } = layout.scenario
  const half = board.columns / 2
  const behind = behindOf(field, horizon)
  const march = marchOf(field, 'A')
  const rivals = marchOf(field, 'B')
  // What the lines before a row still cost.
  let barred = 0
  const rows: RowNeed[] = []
  for (let row = half + 1; row <= board.columns; row++) {
    let need = behind + barred
    let open = 0
    let weakest = Infinity
    let isHeld = false
    for (let file = 0; file < board.rows; file++) {
      const at = (row - 1) * board.rows + file
      const spot = field[at]
      if (!spot) continue
      if (spot.holder !== 'B') open += 1
      if (spot.holder === 'A') {
        weakest = Math.min(weakest, priceToTake(field, spot, 'B', horizon))
        continue
      }
      const isWalled = (march[at] ?? Infinity) === Infinity
      // Who has broken through has still to come so far.
      const steps = isWalled ? 1 + row - half : (march[at] ?? 0)
      if (spot.holder === 'B') {
        isHeld = true
        const price = isWalled ? behindTheirs(spot, steps, horizon) : priceToTake(field, spot, 'A', horizon)
        need += price
        continue
      }
      const isRivalled = horizon.moves.B > 0 && (rivals[at] ?? Infinity) <= Math.min(steps, horizon.moves.B)
      isHeld ||= isRivalled
      need += priceToEnter(spot, steps, isRivalled, horizon)
    }
    barred += (need - behind - barred) * (1 - Math.min(1, open / WIDE))
    rows.push({ row, need, isHeld, weakest })
  }
  return rows
}

/**
 * Moves until a unit of a side that can be spared stands in a square, or beside it where an enemy stands there; infinite
 * where no way is free. Through squares of its own it hardly takes time: everybody there goes one square on.
 */
function marchOf(field: Field, side: Side): readonly number[] {
  const enemy = otherSide(side)
  const march = field.map(spot =>
    spot.holder === side && isSpare(spot, side) ? (spot.fresh > 0 ? 0 : 0.5) : Infinity,
  )
  const open = field.flatMap((_, at) => (march[at] === Infinity ? [] : [at]))
  for (const at of open) {
    const spot = field[at]
    if (!spot || spot.holder === enemy) continue
    const here = march[at] ?? 0
    for (const next of spot.place.beside) {
      const to = field[next]
      const steps = to?.holder === enemy ? 0 : to?.holder === side && to.fresh > 0 ? PASSING_ON : 1
      if (here + steps >= (march[next] ?? Infinity)) continue
      march[next] = here + steps
      open.push(next)
    }
  }
  return march
}

/** Whether somebody can leave: the last of the Attacker's units in a square beyond his half holds it. */
const isSpare = ({ mobile, mgs, place }: Spot, side: Side): boolean =>
  mobile > 0 && (side === 'B' || place.half === 'A' || mobile + mgs > 1)

/** Guns that correspond to the way into a free square, and to a Defender's coming there first. */
function priceToEnter(spot: Spot, steps: number, isRivalled: boolean, { moves }: Horizon): number {
  const late = Math.max(0, steps - moves.A)
  if (late >= 1) return NEVER
  const opposed = isRivalled ? RIVALLED * siegePrice(1, UNPREPARED - 1 - spot.place.works.B) : 0
  return A_STEP * steps + late * NEVER + opposed
}

/** Guns needed against a square behind the Defender's line, once that is broken. */
function behindTheirs(spot: Spot, steps: number, { moves }: Horizon): number {
  if (steps > moves.A) return NEVER
  const against = spot.foot + MG * spot.mgs + spot.works
  return Math.min(NEVER, siegePrice(spot.foot + spot.mgs, UNPREPARED - against) + A_MOVE * steps)
}

/** Guns that a side needs to drive the other out of a square, by the best way to bring force against it. */
function priceToTake(field: Field, spot: Spot, side: Side, horizon: Horizon): number {
  const never = side === 'A' ? NEVER : Infinity
  if (horizon.assaults[side] <= 0) return never
  const enemy = otherSide(side)
  const helpers = horizon.moves[enemy] > 0 ? Math.min(spot.room, mobileBeside(field, spot, enemy)) : 0
  const units = spot.foot + spot.mgs + HELPING * helpers
  const against = spot.foot + MG * spot.mgs + spot.works + HELPING * helpers
  let least = never
  const { standing, marching } = forcesBy(field, spot, side, horizon)
  for (const [joiners, force] of standing.entries())
    if (force > 0) least = Math.min(least, siegePrice(units, force - against) + A_JOINER * joiners)
  for (const [steps, force] of marching.entries())
    if (force > 0 && steps <= horizon.moves[side])
      least = Math.min(least, siegePrice(units, force - against) + A_MOVE * steps)
  // The fewer phases are left, the more has to succeed at the first try.
  return side === 'A' ? Math.min(NEVER, least * (PREMIUM + HASTE / Math.max(1, horizon.later))) : least
}

interface Forces {
  /** From a square beside, by how many come to it first. */
  readonly standing: readonly number[]
  /** From farther off, by the movements that it takes. */
  readonly marching: readonly number[]
}

/** With how much a side could begin an Assault on a square. */
function forcesBy(field: Field, to: Spot, side: Side, { moves, spent }: Horizon): Forces {
  const standing = [0, 0, 0, 0, 0]
  const marching = [0, 0, 0, 0]
  const farthest = side === 'A' ? 3 : 1
  // Who comes from farther off has to find room beside the square.
  let room = 0
  for (const at of to.place.beside) {
    const from = field[at]
    if (!from || (from.holder !== side && from.holder !== null)) continue
    room = Math.max(room, from.place.holds)
    const own = from.holder === side ? from.strength : 0
    const now = spent === null ? own : spent.includes(from.place.square) ? 0 : Math.min(own, from.ready)
    if (now > (standing[0] ?? 0)) standing[0] = now
    if (moves[side] < 1 || from.room === 0) continue
    const { count, power } = joining(field, from, side)
    for (let joiners = 1; joiners <= Math.min(from.room, count); joiners++)
      standing[joiners] = Math.max(standing[joiners] ?? 0, own + joiners * power)
  }
  for (const from of field) {
    if (from.holder !== side || from.mobile === 0) continue
    const steps = stepsTo(from, to, from.across) - 1
    if (steps < 1 || steps > farthest) continue
    const force = from.strength * Math.min(1, room / from.mobile)
    if (force > (marching[steps] ?? 0)) marching[steps] = force
  }
  return { standing, marching }
}

/** Units of the squares around that could join those in a square, and what each adds. */
function joining(field: Field, to: Spot, side: Side): { readonly count: number; readonly power: number } {
  let count = 0
  let power = 0
  for (const at of to.place.beside) {
    const spot = field[at]
    if (spot?.holder !== side || spot.fresh === 0) continue
    // The last unit of a square beyond the half holds it.
    const fresh =
      side === 'A' && spot.place.half === 'B' ? Math.min(spot.fresh, spot.mobile + spot.mgs - 1) : spot.fresh
    count += fresh
    power += (fresh * spot.strength) / spot.mobile
  }
  return { count, power: count === 0 ? 0 : Math.min(2, power / count) }
}

function mobileBeside(field: Field, spot: Spot, side: Side): number {
  let sum = 0
  for (const at of spot.place.beside) if (field[at]?.holder === side) sum += field[at]?.mobile ?? 0
  return sum
}

/** What Defenders in the Attacker's half, or before an open door to it, will cost him. */
function behindOf(field: Field, horizon: Horizon): number {
  const isLast = horizon.moves.A < 1
  let sum = 0
  for (const spot of field) {
    if (spot.place.half !== 'A' || spot.holder === 'A') continue
    if (spot.holder === 'B') sum += 1.5 + priceToTake(field, spot, 'A', horizon)
    else if (horizon.moves.B > 0 && mobileBeside(field, spot, 'B') > 0) sum += isLast ? 10 : 0.7
  }
  return sum
}
