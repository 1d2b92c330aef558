import { refusalField } from '../../src/engine/acts'
import type { Io, Act } from './act'
import { cannotEnter, traceTo } from './deployment'
import { changed, defencesIn, findUnit, isOn, placeIn, reason, stands, whereIs } from './lookup'
import { gridOf, isSquare, optionIn, outlineOf } from './squares'
import type { Square, Ww1State, Ww1Unit, ActionOf } from './state'
import { MOVES_ON } from './tables'

/** Section 4: one square, Stormtroopers across corners too, MGs not at all. */
export const move: Act<'move'> = {
  offers(state, side) {
    if (state.step !== `${side} moves`) return []
    return state.units
      .filter(unit => unit.side === side && stands(unit))
      .map(unit => {
        const board = state.scenario.board
        const action = (square: Square): ActionOf<'move'> => ({ type: 'move', unit: unit.id, square })
        const reasons = cannotMove(state, unit)
        const squares = (): readonly Square[] => reachOf(state, unit)
        const open = () => squares().filter(square => move.refuse(state, action(square)).length === 0)
        return {
          id: `move:${unit.id}`,
          kind: 'move',
          unit: unit.id,
          label: 'Move',
          clause: unit.type === 'stormtroopers' ? 'ww1-4b.2' : 'ww1-4b.1',
          input: 'path',
          useful: reasons.length === 0,
          ...refusalField(reasons),
          options: () =>
            squares().map(square =>
              optionIn(board, square, action(square), move.refuse(state, action(square))),
            ),
          region: () => ({ outlines: open().map(square => outlineOf(board, square)) }),
          trace: points => traceTo(state, unit, points.at(-1), action, given => move.refuse(state, given)),
        }
      })
  },
  refuse(state, { unit: id, square }) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit) || state.step !== `${unit.side} moves`) return [reason('ww1-4a.1', 'not-now')]
    const held = cannotMove(state, unit)
    if (held.length > 0) return held
    if (!isSquare(state.scenario.board, square)) return [reason('ww1-R9', 'off-table')]
    if (!reachOf(state, unit).includes(square)) {
      return unit.type === 'stormtroopers'
        ? [reason('ww1-4b.2', 'not-next', { square })]
        : [reason('ww1-4b.1', 'not-beside', { square })]
    }
    return cannotEnter(state, unit, square)
  },
  play(state, { unit: id, square }, io) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit)) return state
    return entered(changed(state, [id], { moved: true }), unit, square, io).after
  },
}

/** Why a unit cannot move at all now. */
export function cannotMove(state: Ww1State, unit: Ww1Unit) {
  if (unit.type === 'mg') return [reason('ww1-4b.3', 'static')]
  if (unit.stuck) return [reason('ww1-4b.4', 'is-stuck')]
  if (unit.heldIn === state.turn && state.turn > 0) return [reason('ww1-R10', 'held-by-wire')]
  return unit.moved ? [reason('ww1-R9', 'has-moved')] : []
}

function reachOf(state: Ww1State, unit: Ww1Unit): readonly Square[] {
  const grid = gridOf(state.scenario.board)
  const from = whereIs(state, unit)
  if (from === null) return []
  return (unit.type === 'stormtroopers' ? grid.around : grid.beside).get(from) ?? []
}

/** A unit goes into a square, by a move or by an advance; a Tank throws first whether it sticks (R11). */
export function entered(
  state: Ww1State,
  unit: Ww1Unit,
  square: Square,
  io: Io,
  isAdvance = false,
): { readonly after: Ww1State; readonly went: boolean } {
  const base = { side: unit.side, units: [unit.id] }
  const facts = { unit: { unit: unit.id }, square }
  const runs =
    unit.type !== 'tank' ||
    io.chance.check(6, MOVES_ON, { purpose: 'not stuck', by: unit.side, clause: 'ww1-4b.4' })
  const goesOn = runs || isOn(state, 'stuck-on-arrival')
  const at = placeIn(state, square, unit.side)
  const stuck = runs ? {} : { stuck: true }
  const held =
    goesOn &&
    isOn(state, 'wire-holds') &&
    defencesIn(state, square).some(each => each.kind === 'wire' && each.side !== unit.side)
      ? { heldIn: state.turn + 1 }
      : {}
  const after = changed(state, [unit.id], { ...(goesOn ? { at } : {}), ...stuck, ...held })
  const effects = goesOn && unit.at ? [{ kind: 'move' as const, unit: unit.id, path: [unit.at, at] }] : []
  const clause = unit.type === 'stormtroopers' ? 'ww1-4b.2' : 'ww1-4b.1'
  if (runs) {
    io.log({
      ...base,
      code: isAdvance ? 'advances' : 'moves',
      facts,
      clauses: [isAdvance ? 'ww1-5a.21' : clause],
      effects,
    })
  } else {
    const code = goesOn ? 'sticks-there' : 'sticks'
    io.log({ ...base, code, facts, clauses: ['ww1-4b.4', 'ww1-R11'], effects })
  }
  return { after, went: goesOn }
}
