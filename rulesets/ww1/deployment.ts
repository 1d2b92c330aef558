import { refusalOf } from '../../src/engine/acts'
import { type Side, otherSide } from '../../src/engine/ids'
import type { Trace } from '../../src/engine/offer'
import type { Io, Reason, Act } from './act'
import { defencesIn, findUnit, holderOf, isDifficult, placeIn, reason, roomIn, unitsIn } from './lookup'
import { fileOf, gridOf, halfOf, isSquare, optionIn, outlineOf, rowOf, squareAt, squareOf } from './squares'
import type { Square, Ww1Action, Ww1State, Ww1Unit, ActionOf } from './state'
import { assaulted } from './strength'
import { DEFENDING } from './tables'

const isDeploying = (state: Ww1State): boolean => state.step === 'deploy A' || state.step === 'deploy B'

/** Units of a side that wait: to be deployed, or to come on in this turn. */
export function waiting(state: Ww1State, side: Side): readonly Ww1Unit[] {
  const comesOn = isDeploying(state) ? 0 : state.turn
  return state.units.filter(
    unit =>
      unit.side === side &&
      unit.at === null &&
      !unit.lost &&
      (unit.arrives === 0 ? isDeploying(state) : comesOn >= unit.arrives),
  )
}

/** Placing a unit: in the own half before the battle, in the own edge row when it comes on later (2c, R32). */
export const deploy: Act<'deploy'> = {
  offers(state, side) {
    if (state.assault) return []
    if (!isDeploying(state) && state.step !== `${side} moves`) return []
    return waiting(state, side).map(unit => {
      const board = state.scenario.board
      const action = (square: Square): ActionOf<'deploy'> => ({ type: 'deploy', unit: unit.id, square })
      const squares = (): readonly Square[] => gridOf(board).all.filter(square => isZone(state, side, square))
      const open = () => squares().filter(square => deploy.refuse(state, action(square)).length === 0)
      return {
        id: `deploy:${unit.id}`,
        kind: 'deploy',
        unit: unit.id,
        label: isDeploying(state) ? 'Deploy' : 'Come on',
        clause: isDeploying(state) ? 'ww1-2.9' : 'ww1-R32',
        input: 'place',
        useful: !isDeploying(state),
        options: () =>
          squares().map(square =>
            optionIn(board, square, action(square), deploy.refuse(state, action(square))),
          ),
        region: () => ({ outlines: open().map(square => outlineOf(board, square)) }),
        trace: points => traceTo(state, unit, points.at(-1), action, given => deploy.refuse(state, given)),
      }
    })
  },
  refuse(state, { unit: id, square }) {
    const unit = findUnit(state, id)
    const side = state.toAct[0]
    if (!unit || side === undefined || !waiting(state, side).includes(unit)) {
      return [reason('ww1-2.9', 'cannot-deploy')]
    }
    if (!isDeploying(state) && (state.step !== `${side} moves` || state.assault))
      return [reason('ww1-R32', 'not-now')]
    return cannotBegin(state, unit, square)
  },
  play(state, { unit: id, square }, io) {
    const unit = findUnit(state, id)
    if (!unit) return state
    const isLater = !isDeploying(state)
    io.log({
      code: isLater ? 'comes-on' : 'deploys',
      facts: { unit: { unit: id }, square },
      side: unit.side,
      units: [id],
      clauses: [isLater ? 'ww1-R32' : 'ww1-2.9'],
    })
    const at = placeIn(state, square, unit.side)
    const units = state.units.map(each => (each.id === id ? { ...each, at, moved: isLater } : each))
    return { ...state, units }
  },
}

/** Why a unit that waits cannot be placed there. */
function cannotBegin(state: Ww1State, unit: Ww1Unit, square: Square): readonly Reason[] {
  if (isZone(state, unit.side, square)) return cannotEnter(state, unit, square)
  return isDeploying(state)
    ? [reason('ww1-2.9', 'not-own-half', { square })]
    : [reason('ww1-R32', 'not-edge-row', { square })]
}

function isZone(state: Ww1State, side: Side, square: Square): boolean {
  const { board } = state.scenario
  if (!isSquare(board, square)) return false
  if (isDeploying(state)) return halfOf(board, square) === side
  return rowOf(square) === (side === 'A' ? 1 : board.columns)
}

/** What keeps a unit from entering a square, however it comes there. */
export function cannotEnter(state: Ww1State, unit: Ww1Unit, square: Square) {
  const holder = holderOf(state, square)
  if (holder !== null && holder !== unit.side) return [reason('ww1-R9', 'enemy-there', { square })]
  if (unit.type === 'tank' && isDifficult(state, square)) return [reason('ww1-4b.5', 'no-tanks', { square })]
  if (roomIn(state, square) < 1) return [reason('ww1-2.10', 'no-room', { square })]
  return []
}

/** What a place under the hand comes to: the square about it. */
export function traceTo<A extends Ww1Action & { readonly square: Square }>(
  state: Ww1State,
  unit: Ww1Unit,
  at: { readonly x: number; readonly y: number } | undefined,
  action: (square: Square) => A,
  refuse: (action: A) => readonly Reason[],
): Trace<A> {
  const { board } = state.scenario
  const own = unit.at ?? { x: 0, y: 0 }
  const place = at ?? own
  const square = squareAt(board, place) ?? '-'
  const given = action(square)
  const refusal = refusalOf(refuse(given))
  const stop = refusal || square === '-' ? own : placeIn(state, square, unit.side)
  return {
    action: given,
    legs: [],
    left: 0,
    refusal,
    stop: { at: stop, facing: unit.facing },
  }
}

/** Whether a unit that waits has a square to go to. */
export const hasPlace = (state: Ww1State, unit: Ww1Unit): boolean =>
  gridOf(state.scenario.board).all.some(square => cannotBegin(state, unit, square).length === 0)

const FIRST: readonly Ww1Unit['type'][] = ['mg', 'tank', 'stormtroopers', 'infantry']

/** The rest of a side's units go where the plan puts them; who has no place left is lost (R8). */
export function deployByPlan(before: Ww1State, side: Side, io: Io): Ww1State {
  let state = before
  // MGs choose first: they never move again. Tanks and Stormtroopers come before the Infantry, to stand in front.
  const all = waiting(state, side).toSorted((a, b) => FIRST.indexOf(a.type) - FIRST.indexOf(b.type))
  for (const unit of all) {
    const square = bestSquare(state, unit)
    if (square !== null) {
      state = deploy.play(state, { type: 'deploy', unit: unit.id, square }, io)
      continue
    }
    io.log({
      code: 'no-place',
      facts: { unit: { unit: unit.id } },
      side,
      units: [unit.id],
      clauses: ['ww1-R8'],
    })
    state = {
      ...state,
      units: state.units.map(each => (each.id === unit.id ? { ...each, lost: true } : each)),
    }
  }
  return state
}

/** The front rows first, evenly along them; MGs where a Trench or a Bunker is. */
function bestSquare(state: Ww1State, unit: Ww1Unit): Square | null {
  const { board } = state.scenario
  let best: Square | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const square of gridOf(board).all) {
    if (!isZone(state, unit.side, square) || cannotEnter(state, unit, square).length > 0) continue
    const row = rowOf(square)
    const behind = unit.side === 'A' ? board.columns / 2 - row : row - board.columns / 2 - 1
    // The Attacker gathers in front; his MGs hold the trenches behind.
    const back = unit.side === 'A' && unit.type === 'mg' ? Math.abs(behind - 1) : behind
    const works = defencesIn(state, square).reduce((sum, each) => sum + DEFENDING[each.kind], 0)
    const crowd = 4 - roomIn(state, square)
    const middle = Math.abs(fileOf(square) - (board.rows - 1) / 2)
    const cover = unit.side === 'B' || unit.type === 'mg' ? works * (unit.type === 'mg' ? 1.6 : 0.8) : 0
    const mass = unit.type === 'tank' ? massOf(state, unit, square) : 0
    const score = cover + mass - back * (unit.side === 'A' ? 4 : 2.5) - crowd * 1.5 - middle * 0.1
    if (score > most) {
      best = squareOf(fileOf(square), row)
      most = score
    }
  }
  return best
}

/** Tanks go together, and to where the square before them is held most strongly. */
function massOf(state: Ww1State, unit: Ww1Unit, square: Square): number {
  const tanks = unitsIn(state, square).filter(each => each.type === 'tank').length
  const ahead = squareOf(fileOf(square), rowOf(square) + (unit.side === 'A' ? 1 : -1))
  return tanks * 4 + 0.5 * assaulted(state, otherSide(unit.side), ahead).total
}
