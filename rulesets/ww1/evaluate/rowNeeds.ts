import { type Side, otherSide } from '../../../src/engine/ids'
import { type Field, type Layout, type Spot, byLayout, fieldOf } from './field'
import { forcesBy, mobileBeside } from './forces'
import { type Ways, filling, movementsOf, troubleOf, waysOf } from './march'
import { siegePrice } from './siege'
import type { SquaresBoard, Ww1State } from '../state'
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
  readonly step: Ww1State['step']
}

/** One way in which the game may go on, and how likely it is. */
export interface Outlook {
  readonly chance: number
  readonly rows: readonly RowNeed[]
}

/** More than any side has: out of reach; and where nobody is left to go there. */
const NEVER = 48
const NOBODY = NEVER + 4

/** What it costs to wait for a unit from the next square, and what is counted of those that might come to help. */
const A_JOINER = 0.8
const HELPING = 0.3
/** What an MG adds to an assaulted square, its die counted by its mean; and what it costs to come from farther off. */
const MG = ASSAULTED.mg + MG_DIE.reduce((sum, worth) => sum + worth / MG_DIE.length, 0)
const A_MOVE = 3
/** What a step into a free square costs. */
const A_STEP = 1
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

/** In his movement what the Attacker may still move is not counted: it has to be done to be worth anything. */
function horizonOf({ step, assaulted }: Layout, later: number): Horizon {
  const ofB = step.endsWith('wire') ? 0 : step === 'B assaults' ? 1 : 2
  return {
    moves: { A: later, B: (ofB === 2 ? 1 : 0) + later },
    // What can be assaulted still is not taken: only in the movement before is it counted that it will be.
    assaults: { A: (step === 'A moves' ? 1 : 0) + later, B: (ofB > 0 ? 1 : 0) + later },
    spent: later === 0 ? assaulted : null,
    later,
    step,
  }
}

/** How many turns may follow this one, and how likely that is: none, one, or as many as there are on average beyond that. */
function endingsOf(layout: Layout): readonly { readonly later: number; readonly chance: number }[] {
  const next = { ...layout, turn: layout.turn + 1 }
  const now = endsNow(layout)
  const soon = (1 - now) * endsNow(next)
  return [
    { later: 0, chance: now },
    { later: 1, chance: soon },
    { later: 1 + turnsIfOn(next), chance: 1 - now - soon },
  ].filter(({ chance }) => chance > 1e-9)
}

/** How the Attacker stands with each row, by when the game may end. */
export const outlooks = byLayout((layout): readonly Outlook[] => {
  const field = fieldOf(layout)
  const march = waysOf(field, 'A', false)
  const rivals = waysOf(field, 'B', layout.step === 'B moves').nearest
  return endingsOf(layout).map(({ later, chance }) => {
    // In the last movement who has moved comes nowhere any more.
    const isLast = later === 0 && layout.step === 'A moves'
    const roads = { march: isLast ? waysOf(field, 'A', true) : march, rivals }
    return { chance, rows: rowsOf(layout.scenario.board, field, roads, horizonOf(layout, later)) }
  })
})

/** The ways of the Attacker's units, and in how many movements the Defender's come into each square. */
interface Roads {
  readonly march: Ways
  readonly rivals: readonly number[]
}

function rowsOf(
  board: SquaresBoard,
  field: Field,
  { march, rivals }: Roads,
  horizon: Horizon,
): readonly RowNeed[] {
  const half = board.columns / 2
  const behind = behindOf(field, horizon)
  // What the lines before a row still cost.
  let barred = 0
  const rows: RowNeed[] = []
  for (let row = half + 1; row <= board.columns; row++) {
    let need = behind + barred
    let open = 0
    let weakest = Infinity
    let isHeld = false
    const squares = Array.from({ length: board.rows }, (_, file) => (row - 1) * board.rows + file)
    // Every square needs somebody of its own, also those that have still to be taken.
    const coming = filling(
      march,
      squares.filter(at => field[at]?.holder !== 'A'),
      1 + row - half,
    )
    for (const at of squares) {
      const spot = field[at]
      if (!spot) continue
      if (spot.holder !== 'B') open += 1
      if (spot.holder === 'A') {
        weakest = Math.min(weakest, priceToTake(field, spot, 'B', horizon))
        continue
      }
      const way = coming.get(at) ?? Infinity
      if (spot.holder === 'B') {
        isHeld = true
        const isWalled = march.nearest[at] === Infinity
        if (way === Infinity) need += NOBODY
        else if (isWalled) need += behindTheirs(spot, 1 + row - half, horizon)
        else need += priceToTake(field, spot, 'A', horizon)
        continue
      }
      const isRivalled =
        horizon.moves.B > 0 && (rivals[at] ?? Infinity) <= Math.min(movementsOf(way), horizon.moves.B)
      isHeld ||= isRivalled
      need += priceToEnter(spot, way, isRivalled, horizon)
    }
    barred += (need - behind - barred) * (1 - Math.min(1, open / WIDE))
    rows.push({ row, need, isHeld, weakest })
  }
  return rows
}

/** Guns that correspond to the way into a free square, and to a Defender's coming there first. */
function priceToEnter(spot: Spot, way: number, isRivalled: boolean, { moves }: Horizon): number {
  if (way === Infinity) return NOBODY
  const steps = movementsOf(way)
  const late = Math.min(1, Math.max(0, steps - moves.A))
  const opposed = isRivalled ? RIVALLED * siegePrice(1, UNPREPARED - 1 - spot.place.works.B) : 0
  return A_STEP * steps + troubleOf(way) + late * NEVER + opposed
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
  const { standing, marching } = forcesBy(field, spot, side, {
    isMoving: horizon.step === `${side} moves`,
    moves: horizon.moves[side],
    spent: horizon.spent,
  })
  for (const [joiners, force] of standing.entries())
    if (force > 0) least = Math.min(least, siegePrice(units, force - against) + A_JOINER * joiners)
  for (const [steps, force] of marching.entries())
    if (force > 0 && steps <= horizon.moves[side])
      least = Math.min(least, siegePrice(units, force - against) + A_MOVE * steps)
  // The fewer phases are left, the more has to succeed at the first try.
  return side === 'A' ? Math.min(NEVER, least * (PREMIUM + HASTE / Math.max(1, horizon.later))) : least
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
