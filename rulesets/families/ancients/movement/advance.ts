import { once } from '../../../../src/engine/memo'
import type { Option } from '../../../../src/engine/offer'
import { type Degrees, angleBetween, moveBy } from '../../../../src/geometry/point'
import { ARC_TOLERANCE, WITHIN } from '../../../../src/geometry/tolerance'
import type { AncientAct, Book } from '../model/book'
import { type Asked, type Limits, isFree, limit, limitsOn, reasonsOf } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'
import { SHORT, findUnit, isOn, stands } from '../model/units'
import type { Halving } from '../model/ways'
import { type WayAhead, wayAhead } from './allowance'
import { LIMITED_BY, arrived, isFar, mover, tellMove } from './arrival'
import { compulsion } from './compulsion'
import { HELD, NO_ADVANCE, mustAdvance } from './held'
import { type StraightMove, TOO_FAR } from './inTheWay'
import { isLight, isRegular, isSame } from './manoeuvre'
import { REST, type Rest, TURNED, type Turning } from './rest'
import { blockedAt } from './slide'

/** A straight move with a turn before it, or under the house rule after it. */
interface Advancing extends StraightMove {
  readonly facing: Degrees
  readonly turns: boolean
}

const nowhere = limit<Advancing>('goes-nowhere', 'movement table', ({ distance }) => distance <= WITHIN)

const lightTurns = limit<Advancing>(
  'light-marches',
  'light',
  ({ book, state, unit, turns }) => turns && isLight(book, state, unit),
)

const irregular = limit<Advancing>(
  'irregular',
  'irregular',
  ({ book, state, unit, turns }) => turns && !isRegular(book, state, unit),
)

/** Degrees that a Regular unit may turn in a move, and what is taken for no more than that. */
const WIDEST = 90

const tooWide = limit<Advancing, number>(
  'turn-too-wide',
  'regular',
  ({ unit, facing, turns }) => {
    const by = angleBetween(facing, unit.facing)
    return turns && by > WIDEST + ARC_TOLERANCE && by
  },
  by => ({ by }),
)

/** The duty to go straight ahead is done by going so far, and no less. */
const notAsOwed = limitsOn<Advancing, Advancing>([mustAdvance], asked => {
  const owed = compulsion(asked.book, asked.state).mustAdvance.get(asked.unit.id)
  const isDone = owed !== undefined && !asked.turns && Math.abs(asked.distance - owed) <= 2 * WITHIN
  return isDone ? null : asked
})

function turnBefore({ book, state, unit, facing, turns }: Advancing): Turning | null {
  const place = { at: unit.at, facing }
  return turns ? { book, state, unit, place, before: unit.facing, stays: true } : null
}

function restAhead({ book, state, unit, facing, distance }: Advancing): Rest {
  return { book, state, unit, place: { at: moveBy(unit.at, facing, distance), facing }, stays: false }
}

/** Straight ahead, or for Regular units and Peltasts after a turn of up to 90 degrees half as far. */
const ADVANCE: Limits<Advancing> = [
  ...NO_ADVANCE,
  notAsOwed,
  nowhere,
  lightTurns,
  irregular,
  tooWide,
  limitsOn(TURNED, turnBefore),
  ...TOO_FAR,
  limitsOn(REST, restAhead),
]

function advancing(
  { book, state }: Asked,
  unit: Standing,
  { facing, distance }: Pick<ActionOf<'advance'>, 'facing' | 'distance'>,
): Advancing {
  const turns = !isSame(facing, unit.facing)
  const towards = turns ? facing : unit.facing
  return {
    book,
    state,
    unit,
    distance,
    facing: towards,
    turns,
    way: once(() => wayAhead(book, state, unit, towards)),
  }
}

/** Going straight ahead, perhaps after a turn. */
export const advance: AncientAct<'advance'> = {
  offers: () => [],
  refuse: (book, state, action) =>
    reasonsOf(book, findUnit(state, action.unit), 'A moves', ADVANCE, unit =>
      advancing({ book, state }, unit, action),
    ),
  nearest: (book, state, action) => nearestAdvance(book, state, action),
  play(book, state, action, io) {
    const unit = mover(state, action.unit)
    const { turns, facing, way } = advancing({ book, state }, unit, action)
    const { allowance } = way()
    const at = moveBy(unit.at, facing, action.distance)
    const code = turns ? 'turns-and-moves' : 'moves'
    const subject = turns ? 'regular' : LIMITED_BY[allowance.by]
    tellMove(book, io, unit, code, subject, [unit.at, at], { distance: action.distance })
    return arrived(book, state, unit, { at, facing }, { movedFar: isFar(action.distance, allowance.full) })
  },
}

function mayAdvance(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
  distance: number,
): boolean {
  return isFree(ADVANCE, advancing({ book, state }, unit, { facing, distance }))
}

/** How much shorter a move is tried that would end in touch, in inches. */
const NUDGE = 0.06

/** The same move as far as it may go; null if it may not be made at all. */
export function nearestAdvance(
  book: Book,
  state: AncientState,
  action: ActionOf<'advance'>,
): ActionOf<'advance'> | null {
  const unit = findUnit(state, action.unit)
  if (!stands(unit)) return null
  const owed = compulsion(book, state).mustAdvance.get(unit.id)
  const { reach } = wayAhead(book, state, unit, action.facing)
  for (const length of [owed ?? reach, reach - NUDGE, reach - 2 * NUDGE]) {
    const distance = Math.min(action.distance, length)
    if (mayAdvance(book, state, unit, action.facing, distance)) return { ...action, distance }
  }
  return null
}

/** The whole of what a unit owes under the house rule; null if it owes nothing. */
export function advanceOwed(book: Book, state: AncientState, unit: Standing): ActionOf<'advance'> | null {
  const distance = compulsion(book, state).mustAdvance.get(unit.id)
  return distance === undefined ? null : { type: 'advance', unit: unit.id, facing: unit.facing, distance }
}

/** Moves on a facing that stand for all of them: so many shares of the farthest, without touching an enemy. */
export function advancesOn(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
  shares: readonly number[],
): readonly Option<AncientAction>[] {
  const label = facing === unit.facing ? 'Straight ahead' : 'Turn and go half'
  const { reach, found } = wayAhead(book, state, unit, facing)
  const most = reach >= blockedAt(found) - WITHIN ? reach - SHORT : reach
  return shares.flatMap(share => {
    const distance = Math.round(most * share * 1000) / 1000
    if (distance < LEAST || !mayAdvance(book, state, unit, facing, distance)) return []
    const action: AncientAction = { type: 'advance', unit: unit.id, facing, distance }
    return [{ action, label, at: moveBy(unit.at, facing, distance) }]
  })
}

/** Moves shorter than this are not proposed, in inches. */
const LEAST = 0.15

// Under a house rule the turn may come last.

const turnComesFirst = limit<Advancing>(
  'turn-comes-first',
  'no wheels',
  ({ state }) => !isOn(state, 'move-then-turn'),
)

function turnAfter({ book, state, unit, facing, distance }: Advancing): Turning {
  const place = { at: moveBy(unit.at, unit.facing, distance), facing }
  return { book, state, unit, place, before: unit.facing, stays: true }
}

/** Half the distance straight ahead and then a turn of up to 90 degrees. */
const ADVANCE_TURN: Limits<Advancing> = [
  ...HELD,
  turnComesFirst,
  irregular,
  nowhere,
  tooWide,
  ...TOO_FAR,
  limitsOn(TURNED, turnAfter),
]

function advancingTurn(
  { book, state }: Asked,
  unit: Standing,
  { facing, distance }: Pick<ActionOf<'advanceTurn'>, 'facing' | 'distance'>,
): Advancing {
  return { book, state, unit, distance, facing, turns: true, way: once(() => halfWay(book, state, unit)) }
}

/** Going straight ahead and turning then (R7, a house rule). */
export const advanceTurn: AncientAct<'advanceTurn'> = {
  offers: () => [],
  refuse: (book, state, action) =>
    reasonsOf(book, findUnit(state, action.unit), 'A moves', ADVANCE_TURN, unit =>
      advancingTurn({ book, state }, unit, action),
    ),
  play(book, state, action, io) {
    const unit = mover(state, action.unit)
    const { allowance } = halfWay(book, state, unit)
    const at = moveBy(unit.at, unit.facing, action.distance)
    tellMove(book, io, unit, 'moves-and-turns', 'no wheels', [unit.at, at], { distance: action.distance })
    const movedFar = isFar(action.distance, allowance.full)
    return arrived(book, state, unit, { at, facing: action.facing }, { movedFar })
  },
}

/** The way straight ahead of a unit that will turn at its end. */
function halfWay(book: Book, state: AncientState, unit: Standing): WayAhead {
  const way = wayAhead(book, state, unit, unit.facing)
  const { allowance } = way
  const halvings: readonly Halving[] = ['turned', ...allowance.halvings]
  const limited = Math.min(allowance.limit, allowance.full / 2)
  return {
    ...way,
    allowance: { ...allowance, halvings, limit: limited },
    reach: Math.min(way.reach, limited),
  }
}

/** Half the way ahead and then a turn; none without the house rule, or where there is hardly any way. */
export function advanceTurnTo(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
): readonly Option<AncientAction>[] {
  if (!isOn(state, 'move-then-turn')) return []
  const distance = wayAhead(book, state, unit, unit.facing).reach / 2
  const asked = advancingTurn({ book, state }, unit, { facing, distance })
  if (distance < 2 * SHORT || !isFree(ADVANCE_TURN, asked)) return []
  const action: AncientAction = { type: 'advanceTurn', unit: unit.id, facing, distance }
  return [{ action, label: 'Go half and turn', at: moveBy(unit.at, unit.facing, distance) }]
}
