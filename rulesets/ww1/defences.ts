import { type Side, otherSide } from '../../src/engine/ids'
import { memoBy } from '../../src/engine/memo'
import type { Act, Io } from './act'
import { defencesIn, nameOfDefence, oneDefence, namesOfSide, reason, roomIn } from './lookup'
import { fileOf, gridOf, halfOf, isSquare, optionIn, rowOf, squareOf } from './squares'
import {
  DEFENCE_KINDS,
  type BySide,
  type DefenceKind,
  type Square,
  type SquaresBoard,
  type Ww1State,
} from './state'
import { MOST_BUNKERS, MOST_DEFENCES } from './tables'

/** Placing Field Defences in turn, the Attacker first, one at a time (section 2a, R2). */
export const dig: Act<'dig'> = {
  offers(state, side) {
    if (state.step !== 'dig') return []
    return DEFENCE_KINDS.filter(kind => state.store[side][kind] > 0).map(kind => ({
      id: `dig:${kind}`,
      kind: 'dig',
      unit: null,
      label: `Place ${oneDefence(kind)} (${state.store[side][kind]} left)`,
      clause: 'ww1-2.1',
      input: 'choice',
      useful: false,
      options: () =>
        gridOf(state.scenario.board)
          .all.filter(square => halfOf(state.scenario.board, square) === side)
          .map(square => {
            const action = { type: 'dig' as const, kind, square }
            return optionIn(state.scenario.board, square, action, dig.refuse(state, action))
          }),
    }))
  },
  refuse(state, { kind, square }) {
    const side = state.toAct[0]
    if (state.step !== 'dig' || side === undefined) return [reason('ww1-2.1', 'not-now')]
    return whyNot(state, side, kind, square)
  },
  play(state, { kind, square }, io) {
    const side = state.toAct[0] ?? 'A'
    return passOn(placed(state, side, kind, square, io), otherSide(side), io)
  },
}

function whyNot(state: Ww1State, side: Side, kind: DefenceKind, square: Square) {
  const { board } = state.scenario
  if (!isSquare(board, square) || halfOf(board, square) !== side) {
    return [reason('ww1-2.1', 'not-own-half', { square })]
  }
  if (state.store[side][kind] <= 0) return [reason('ww1-2.1', 'none-left', { what: nameOfDefence(kind) })]
  const there = defencesIn(state, square)
  if (there.length >= MOST_DEFENCES) return [reason('ww1-2.2', 'two-defences', { square })]
  if (kind === 'bunker' && there.filter(each => each.kind === 'bunker').length >= MOST_BUNKERS) {
    return [reason('ww1-2.2', 'one-bunker', { square })]
  }
  return roomIn(state, square) < 1 ? [reason('ww1-2.10', 'no-room', { square })] : []
}

function placed(state: Ww1State, side: Side, kind: DefenceKind, square: Square, io: Io): Ww1State {
  io.log({
    code: 'digs',
    facts: { side: namesOfSide(state, side).name, what: oneDefence(kind), square },
    side,
    units: [],
    clauses: ['ww1-2.1'],
  })
  const left = { ...state.store[side], [kind]: Math.max(0, state.store[side][kind] - 1) }
  return {
    ...state,
    defences: [...state.defences, { id: newId(state), side, kind, square }],
    store: { ...state.store, [side]: left },
  }
}

function newId(state: Ww1State): string {
  let highest = 0
  for (const { id } of state.defences) highest = Math.max(highest, Number(id.slice(1)) || 0)
  return `d${highest + 1}`
}

const hasAny = (state: Ww1State, side: Side): boolean =>
  DEFENCE_KINDS.some(kind => state.store[side][kind] > 0)

/** Whether a side can still place one; what it cannot place is lost to it. */
function canDig(state: Ww1State, side: Side): boolean {
  return gridOf(state.scenario.board).all.some(square =>
    DEFENCE_KINDS.some(kind => whyNot(state, side, kind, square).length === 0),
  )
}

/** Whose turn it is to place: `side` if it can, else the other; nobody's if neither can, and the step is over. */
export function passOn(before: Ww1State, side: Side, io: Io): Ww1State {
  let state = before
  let next = side
  for (;;) {
    const able = [next, otherSide(next)].find(each => canDig(state, each))
    if (able === undefined) break
    if (!state.planned[able]) return { ...state, toAct: [able] }
    const choice = nextOfPlan(state, able)
    if (!choice) break
    state = placed(state, able, choice.kind, choice.square, io)
    next = otherSide(able)
  }
  for (const each of ['A', 'B'] as const) {
    if (!hasAny(state, each)) continue
    const { wire, trench, bunker } = state.store[each]
    io.log({
      code: 'defences-lost',
      facts: { side: namesOfSide(state, each).name, count: wire + trench + bunker },
      side: each,
      units: [],
      clauses: ['ww1-R2'],
    })
    state = { ...state, store: { ...state.store, [each]: { wire: 0, trench: 0, bunker: 0 } } }
  }
  return { ...state, toAct: [] }
}

/** The side has the rest of its Field Defences placed by the plan, each in its turn. */
export function digByPlan(state: Ww1State, side: Side, io: Io): Ww1State {
  return passOn({ ...state, planned: { ...state.planned, [side]: true } }, side, io)
}

/** The next Field Defence of the plan: the first line is manned and wired, then those behind it. */
function nextOfPlan(
  state: Ww1State,
  side: Side,
): { readonly kind: DefenceKind; readonly square: Square } | null {
  const { lines, rearmost } = plansOf(state.scenario.board)[side]
  for (const { kind, squares, most } of lines) {
    if (state.store[side][kind] <= 0) continue
    const square = squares.find(
      each =>
        defencesIn(state, each).filter(there => there.kind === kind).length < most &&
        whyNot(state, side, kind, each).length === 0,
    )
    if (square !== undefined) return { kind, square }
  }
  // What the plan has no place for goes wherever there is room.
  for (const kind of DEFENCE_KINDS) {
    if (state.store[side][kind] <= 0) continue
    const square = rearmost.find(each => whyNot(state, side, kind, each).length === 0)
    if (square !== undefined) return { kind, square }
  }
  return null
}

/** So many Field Defences of a kind in each of some squares. */
interface Line {
  readonly kind: DefenceKind
  readonly squares: readonly Square[]
  readonly most: number
}

/** Where a side digs in by the plan, and all squares of its half, the rearmost first. */
interface Plan {
  readonly lines: readonly Line[]
  readonly rearmost: readonly Square[]
}

const plansOf = memoBy(
  (board: SquaresBoard): BySide<Plan> => ({ A: planOf(board, 'A'), B: planOf(board, 'B') }),
)

/**
 * The plan: the Defender holds his front row with trenches and wire, and a second and third line behind it. The Attacker
 * leaves his front row free to gather in, and digs in close behind it, where his MGs stand: farther back trenches would only
 * shelter whoever breaks in, but for wire, which helps nobody but its owner (5a.22).
 */
function planOf(board: SquaresBoard, side: Side): Plan {
  const half = board.columns / 2
  const rows = Array.from({ length: half }, (_, at) => (side === 'A' ? half - at : half + 1 + at))
  const files = fromTheMiddle(gridOf(board).files)
  const all = (kind: DefenceKind, some: readonly number[], most = 1): readonly Line[] =>
    some.map(row => ({ kind, squares: files.map(file => squareOf(file, row)), most }))
  const [first, second, third] = [rows.slice(0, 1), rows.slice(1, 2), rows.slice(2)]
  return {
    lines:
      side === 'A'
        ? [
            ...all('bunker', second),
            ...all('trench', second, MOST_DEFENCES),
            ...all('trench', third),
            ...all('wire', third),
          ]
        : [
            ...all('trench', first),
            ...all('wire', first),
            ...all('trench', second),
            ...all('wire', second),
            ...all('trench', third),
            ...all('bunker', [...second, ...third]),
            ...all('wire', third),
          ],
    rearmost: gridOf(board)
      .all.filter(square => halfOf(board, square) === side)
      .toSorted(
        (a, b) => (side === 'A' ? rowOf(a) - rowOf(b) : rowOf(b) - rowOf(a)) || fileOf(a) - fileOf(b),
      ),
  }
}

function fromTheMiddle(files: number): readonly number[] {
  const middle = (files - 1) / 2
  return Array.from({ length: files }, (_, at) => at).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  )
}
