import { refusalField, refusalOf } from '../../../src/engine/acts'
import type { Offer, Option } from '../../../src/engine/offer'
import { groupsOf } from '../../../src/geometry/formation'
import { distance, moveBy, type Point } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import type { Act, ActionOf, Reason } from '../act'
import { activeOf, candidates, withActive } from '../activation'
import {
  findUnit,
  inches,
  movedTo,
  paceOf,
  placedOf,
  pointsOf,
  stands,
  unitOf,
  type Standing,
} from '../lookup'
import type { ColonialAction, ColonialState } from '../state'
import { LENGTHS } from '../tables'
import { allowanceOf, blockedOnWay, comesNear, isFree, isRough, offset, round, tidy } from './room'
import { clauseOfMove, reasonsNotToMove } from './plan'

/** One figure is put right. */
export const shift: Act<'shift'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit =>
      unit.figures.length > 1 && !unit.gun ? [shiftOffer(state, unit)] : [],
    ),
  refuse(state, action) {
    const reasons = reasonsNotToMove(state, action.unit, 'as it stands')
    if (reasons.length > 0) return reasons
    return shiftReasons(state, unitOf(state, action.unit) as Standing, action)
  },
  play(state, { unit: id, figure, to }, io) {
    const unit = findUnit(state, id)
    const man = unit && placedOf(unit).find(each => each.id === figure)
    if (!stands(unit) || !man) return state
    const active = activeOf(state, id)
    const length = distance(man.at, to)
    io.log({
      code: 'shifts',
      side: unit.side,
      facts: { unit: { unit: id }, length },
      units: [id],
      clauses: ['colonial-2.16'],
    })
    const gone = { ...active.gone, [figure]: tidy((active.gone[figure] ?? 0) + length) }
    const stage = active.stage === 'open' ? 'move' : active.stage
    return withActive(movedTo(state, id, new Map([[figure, to]])), { ...active, stage, gone })
  },
}

function shiftReasons(
  state: ColonialState,
  unit: Standing,
  { figure, to }: Pick<ActionOf<'shift'>, 'figure' | 'to'>,
): readonly Reason[] {
  const man = placedOf(unit).find(each => each.id === figure)
  if (!man) return [{ code: 'no-figure', clause: 'colonial-1.1' }]
  const active = activeOf(state, unit.id)
  const path = [man.at, to]
  const spent = distance(man.at, to) + (active.gone[figure] ?? 0)
  const allowance = allowanceOf(state, unit)
  const reasons: Reason[] = []
  if (active.stage === 'open' && isRough(state, unit, path))
    reasons.push({ code: 'bad-ground', clause: paceOf(unit).clauses.bad })
  else if (active.stage === 'move' && active.rolled === null && isRough(state, unit, path))
    reasons.push({ code: 'not-announced', clause: 'colonial-R7' })
  if (!isWithin(spent, allowance))
    reasons.push({
      code: 'too-far',
      clause: clauseOfMove(state, unit),
      facts: { length: spent, limit: allowance },
    })
  if (comesNear(state, unit.side, path)) reasons.push({ code: 'near-enemy', clause: 'colonial-R52' })
  if (blockedOnWay(state, path)) reasons.push({ code: 'impassable', clause: 'colonial-R52' })
  const ends = placedOf(unit).map(each => (each.id === figure ? to : each.at))
  const base = inches(state, LENGTHS.base)
  const others = placedOf(unit).filter(each => each.id !== figure)
  if (!isFree(state, to, unit.id) || others.some(({ at }) => distance(at, to) < base - 0.005))
    reasons.push({ code: 'no-room', clause: 'colonial-R52' })
  const link = inches(state, LENGTHS.cohesion)
  if (groupsOf(ends, link).length > groupsOf(pointsOf(unit), link).length)
    reasons.push({ code: 'breaks-cohesion', clause: 'colonial-2.16' })
  return reasons
}

function shiftOffer(state: ColonialState, unit: Standing): Offer<ColonialAction> {
  const reasons = reasonsNotToMove(state, unit.id, 'as it stands')
  const men = placedOf(unit)
  const actionTo = (p: Point): ActionOf<'shift'> => {
    const nearest = men.toSorted((a, b) => distance(a.at, p) - distance(b.at, p))[0]
    return { type: 'shift', unit: unit.id, figure: nearest?.id ?? '', to: round(p) }
  }
  const optionAt = (p: Point): Option<ColonialAction> => {
    const action = actionTo(p)
    return { action, label: '', at: action.to, ...refusalField(shiftReasons(state, unit, action)) }
  }
  return {
    id: `shift:${unit.id}`,
    kind: 'shift',
    unit: unit.id,
    label: 'Put one man right',
    clause: 'colonial-2.16',
    input: 'place',
    useful: false,
    ...refusalField(reasons),
    options: () =>
      men.slice(0, 2).flatMap(({ at }) => [0, 120, 240].map(angle => optionAt(moveBy(at, angle, 0.8)))),
    sample(pick) {
      const man = men[pick(men.length)]
      const option = man && optionAt(moveBy(man.at, pick(12) * 30, 0.8))
      return option && !option.refusal ? option : null
    },
    trace([p = unit.at]) {
      const action = actionTo(p)
      const man = men.find(each => each.id === action.figure)
      const found = shiftReasons(state, unit, action)
      const figures = men.map(each =>
        offset(each.id === action.figure && found.length === 0 ? action.to : each.at, unit.at),
      )
      return {
        action,
        legs: [],
        left: allowanceOf(state, unit) - distance(man?.at ?? p, p),
        refusal: refusalOf(found),
        stop: { at: unit.at, facing: unit.facing, figures },
      }
    },
  }
}
