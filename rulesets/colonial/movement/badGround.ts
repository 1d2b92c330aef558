import { plainOffer } from '../../../src/engine/acts'
import { moveBy } from '../../../src/geometry/point'
import type { Act } from '../act'
import { activeOf, candidates, reasonsNotTo, withActive } from '../activation'
import { isBad, touches } from '../ground'
import { findUnit, inches, paceOf, pointsOf, stands, unitOf, type Standing } from '../lookup'
import type { ColonialAction, ColonialState } from '../state'
import { GUN_MOVE } from '../tables'
import { reasonsNotToMove } from './plan'

/** Says that the Move goes over bad ground: its dice are the Move of every figure (2.12, 2.13, R7). */
export const rough: Act<'rough'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      const reasons = rough.refuse(state, { type: 'rough', unit: unit.id })
      if (reasons.length > 0) return []
      const dice = unit.gun ? 1 : paceOf(unit).badDice
      return [
        plainOffer<ColonialAction>(
          { type: 'rough', unit: unit.id },
          `Over bad ground: ${dice}D6`,
          paceOf(unit).clauses.bad,
          {
            id: `rough:${unit.id}`,
            unit: unit.id,
          },
        ),
      ]
    }),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotToMove(state, id, 'as it stands')
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    const active = activeOf(state, id)
    if (active.stage !== 'open' || active.rolled !== null)
      return [{ code: 'has-moved', clause: 'colonial-R7' }]
    if (!unit.gun && paceOf(unit).badDice === 0) return [{ code: 'camels', clause: 'colonial-6.1' }]
    return isNearBad(state, unit) ? [] : [{ code: 'no-bad-ground', clause: 'colonial-R7' }]
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const dice = unit.gun ? 1 : Math.max(1, paceOf(unit).badDice)
    const clause = unit.gun ? 'colonial-2.12' : paceOf(unit).clauses.bad
    const rolled = io.chance.sum(dice, [1, 2, 3, 4, 5, 6], {
      purpose: 'Move on bad ground',
      by: unit.side,
      clause,
    })
    const length = inches(state, rolled)
    io.log({
      code: 'rolls-bad',
      side: unit.side,
      facts: { unit: { unit: id }, length },
      units: [id],
      clauses: [clause, 'colonial-R7'],
    })
    return withActive(state, { ...activeOf(state, id), stage: 'move', rolled })
  },
}

/** Whether there is bad ground that the unit could come to in its Move. */
function isNearBad(state: ColonialState, unit: Standing): boolean {
  if (pointsOf(unit).some(at => isBad(state, at))) return true
  const far = inches(state, unit.gun ? GUN_MOVE : paceOf(unit).move) + 1
  return Array.from({ length: 16 }, (_, k) => moveBy(unit.at, k * 22.5, far)).some(to =>
    touches(state, unit.at, to, 'bad'),
  )
}

/** Goes on by a die instead of firing (2.15). */
export const push: Act<'push'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      if (push.refuse(state, { type: 'push', unit: unit.id }).length > 0) return []
      return [
        plainOffer<ColonialAction>({ type: 'push', unit: unit.id }, 'Go on 1D6 inches', 'colonial-2.15', {
          id: `push:${unit.id}`,
          unit: unit.id,
        }),
      ]
    }),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotTo(state, id, 'move')
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    if (unit.gun)
      return [
        { code: 'gun-no-extra', clause: unit.gun.kind === 'machine gun' ? 'colonial-R29' : 'colonial-R32' },
      ]
    const { stage } = activeOf(state, id)
    if (stage === 'extra') return [{ code: 'runs-on', clause: 'colonial-2.15' }]
    return stage === 'move' ? [] : [{ code: 'moves-first', clause: 'colonial-R8' }]
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const rolled = io.chance.die(6, { purpose: 'inches more', by: unit.side, clause: 'colonial-2.15' })
    io.log({
      code: 'goes-on',
      side: unit.side,
      facts: { unit: { unit: id }, length: inches(state, rolled) },
      units: [id],
      clauses: ['colonial-2.15', 'colonial-R8'],
    })
    return withActive(state, { ...activeOf(state, id), stage: 'extra', rolled, gone: {} })
  },
}
