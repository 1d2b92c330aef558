import { plainOffer } from '../../src/engine/acts'
import { pointAtCost } from '../../src/geometry/ground'
import { type Point, bearing, distance, moveBy } from '../../src/geometry/point'
import { type Act } from './act'
import { allowanceOf } from './allowance'
import { foesOf } from './contact'
import { follow } from './follow'
import { costsOf } from './ground'
import { type Standing, findUnit, isOn, reason, stands, withUnit } from './lookup'
import { arrived } from './movement'
import { isOnTable, unrest } from './rest'
import type { DivState } from './state'

/** The way off: straight away from the middle of those that it touches, at half its allowance (R11). */
function wayOff(state: DivState, unit: Standing): Point | null {
  const foes = foesOf(state, unit)
  if (foes.length === 0) return null
  const middle = {
    x: foes.reduce((sum, { at }) => sum + at.x, 0) / foes.length,
    y: foes.reduce((sum, { at }) => sum + at.y, 0) / foes.length,
  }
  const half = allowanceOf(state, unit) / 2
  const away = bearing(middle, unit.at)
  const { at } = pointAtCost(costsOf(state), [unit.at, moveBy(unit.at, away, half * 2)], half)
  for (let back = distance(unit.at, at); back > 0.1; back -= 0.1) {
    const to = moveBy(unit.at, away, back)
    if (isOnTable(state, to) && unrest(state, unit, to).length === 0) return to
  }
  return null
}

/** By house rule an engaged unit may leave its enemy (R11). */
export const breakOff: Act<'break off'> = {
  offers(state, side) {
    if (state.step !== `${side} moves` || !isOn(state, 'break-off')) return []
    return state.units
      .filter(unit => unit.side === side && stands(unit))
      .flatMap(unit => {
        const action = { type: 'break off', unit: unit.id } as const
        if (breakOff.refuse(state, action).length > 0) return []
        const label = 'Break off'
        return [plainOffer(action, label, 'divisional-R11', { id: `break off:${unit.id}`, unit: unit.id })]
      })
  },
  refuse(state, { unit: id }) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit) || state.step !== `${unit.side} moves`)
      return [reason('divisional-3.2', 'not-now')]
    if (!isOn(state, 'break-off')) return [reason('divisional-R11', 'engaged')]
    if (unit.moved) return [reason('divisional-4.1', 'has-moved')]
    return wayOff(state, unit) === null ? [reason('divisional-R11', 'no-way-off')] : []
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    const to = unit && stands(unit) ? wayOff(state, unit) : null
    if (!unit || !stands(unit) || !to) return state
    const free = { ...unit, at: unit.at }
    io.log({
      code: 'breaks-off',
      facts: { unit: { unit: id } },
      side: unit.side,
      units: [id],
      clauses: ['divisional-R11'],
      effects: [{ kind: 'move', unit: id, path: [unit.at, to] }],
    })
    // Those that it leaves are behind it: only others and Minefields may stop it.
    const start = moveBy(unit.at, bearing(unit.at, to), 0.1)
    const followed = follow(state, { ...free, at: start }, [to])
    const left = { ...state, engagements: state.engagements.filter(({ by, on }) => by !== id && on !== id) }
    return arrived(withUnit(left, id, { at: followed.end, moved: true }), id, followed, io)
  },
}
