import { SIDES, type Side } from '../../src/engine/ids'
import type { Act } from './act'
import { changed, defencesIn, findUnit, namesOfSide, reason, stands, whereIs } from './lookup'
import type { Ww1State, Ww1Unit } from './state'
import { CUTS_WIRE, CUTTING } from './tables'

const wireAt = (state: Ww1State, unit: Ww1Unit) => {
  const square = whereIs(state, unit)
  return square === null ? [] : defencesIn(state, square).filter(each => each.kind === 'wire')
}

/** Why a unit cannot try the wire in its square. */
function cannotCut(state: Ww1State, unit: Ww1Unit) {
  if (unit.type === 'mg') return [reason('ww1-R22', 'mgs-cut-nothing')]
  if (unit.moved) return [reason('ww1-6.1', 'moved-this-turn')]
  if (unit.fought) return [reason('ww1-6.1', 'fought-this-turn')]
  if (unit.cut) return [reason('ww1-R22', 'has-tried')]
  return wireAt(state, unit).length === 0 ? [reason('ww1-6.1', 'no-wire')] : []
}

/** Units of a side that may try the wire in their square. */
export const cutters = (state: Ww1State, side: Side): readonly Ww1Unit[] =>
  state.units.filter(unit => unit.side === side && stands(unit) && cannotCut(state, unit).length === 0)

/** Section 6: at the end of the turn those who neither moved nor fought try the wire in their square. */
export const cut: Act<'cut'> = {
  offers(state, side) {
    if (state.step !== `${side} cuts wire`) return []
    return cutters(state, side).map(unit => {
      const owners = SIDES.filter(owner => wireAt(state, unit).some(each => each.side === owner))
      return {
        id: `cut:${unit.id}`,
        kind: 'cut',
        unit: unit.id,
        label: 'Cut wire',
        clause: unit.type === 'tank' ? 'ww1-6.5' : 'ww1-6.2',
        input: 'choice',
        useful: owners.some(owner => owner !== side),
        options: () =>
          owners.map(owner => ({
            action: { type: 'cut', unit: unit.id, owner },
            label: `${namesOfSide(state, owner).adjective} wire`,
          })),
      }
    })
  },
  refuse(state, { unit: id, owner }) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit) || state.step !== `${unit.side} cuts wire`)
      return [reason('ww1-6.1', 'not-now')]
    const held = cannotCut(state, unit)
    if (held.length > 0) return held
    return wireAt(state, unit).some(each => each.side === owner) ? [] : [reason('ww1-6.1', 'no-wire')]
  },
  play(state, { unit: id, owner }, io) {
    const unit = findUnit(state, id)
    if (!unit) return state
    const wire = wireAt(state, unit).find(each => each.side === owner)
    const isCut =
      unit.type === 'tank' ||
      io.chance.check(6, CUTS_WIRE - CUTTING[unit.quality], {
        purpose: 'cut the wire',
        by: unit.side,
        clause: 'ww1-6.2',
      })
    io.log({
      code: isCut ? 'cuts' : 'cuts-nothing',
      facts: {
        unit: { unit: id },
        square: whereIs(state, unit) ?? '',
        adjective: namesOfSide(state, owner).adjective,
      },
      side: unit.side,
      units: [id],
      clauses: [unit.type === 'tank' ? 'ww1-6.5' : 'ww1-6.2'],
    })
    const tried = changed(state, [id], { cut: true })
    return isCut && wire ? { ...tried, defences: tried.defences.filter(each => each.id !== wire.id) } : tried
  },
}
