import type { UnitId } from '../../src/engine/ids'
import type { Io } from './act'
import { findUnit, tired, unitOf } from './lookup'
import type { DivState, Minefield } from './state'
import { MINE_NEED } from './tables'

/** Section 9: a unit has come onto a section. Engineers clear it; any other may suffer, and the section goes unless it is destroyed. */
export function crossed(state: DivState, id: UnitId, mine: Minefield, io: Io): DivState {
  const unit = findUnit(state, id)
  if (!unit || unit.lost) return state
  const gone = { ...state, minefields: state.minefields.filter(each => each.id !== mine.id) }
  const base = { facts: { unit: { unit: id } }, side: unit.side, units: [id] }
  if (unit.type === 'engineers') {
    io.log({ ...base, code: 'clears', clauses: ['divisional-9.4'] })
    return gone
  }
  const why = { purpose: 'the Minefield', by: unit.side, clause: 'divisional-9.2' }
  if (!io.chance.check(6, MINE_NEED, why)) {
    io.log({ ...base, code: 'crosses', clauses: ['divisional-9.2', 'divisional-9.3'] })
    return gone
  }
  io.log({
    ...base,
    code: 'mined',
    clauses: ['divisional-9.2'],
    effects: unit.at ? [{ kind: 'burst', at: unit.at, size: 1 }] : [],
  })
  const after = tired(state, id, 1, io)
  return unitOf(after, id).lost ? after : { ...after, minefields: gone.minefields }
}
