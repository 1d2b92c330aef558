import { refusalField } from '../../src/engine/acts'
import { once } from '../../src/engine/memo'
import type { UnitId } from '../../src/engine/ids'
import type { Option } from '../../src/engine/offer'
import { distance, type Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, Reason } from './act'
import { activeOf, candidates, reasonsNotTo, withActive } from './activation'
import { chargePlan } from './chargePlan'
import { foreseen } from './foreseen'
import { touches } from './ground'
import {
  enemiesOf,
  findUnit,
  inches,
  movedTo,
  paceOf,
  placedOf,
  stands,
  unitOf,
  type Standing,
} from './lookup'
import { toMatching } from './matching'
import { chargeable } from './mustCharge'
import type { ColonialAction, ColonialState, Melee } from './state'

/** Why a unit charges nobody at all now. */
function reasonsNotToCharge(state: ColonialState, id: UnitId): readonly Reason[] {
  const reasons = reasonsNotTo(state, id, 'charge')
  if (reasons.length > 0) return reasons
  const unit = unitOf(state, id)
  if (unit.gun) return [{ code: 'crews-never', clause: 'colonial-R54' }]
  return unit.routing ? [{ code: 'is-routing', clause: 'colonial-R41' }] : []
}

function reasonsNotInto(
  state: ColonialState,
  unit: Standing,
  target: Standing | undefined,
): readonly Reason[] {
  if (!target || target.figures.length === 0) return [{ code: 'no-unit', clause: 'colonial-2.38' }]
  if (target.side === unit.side) return [{ code: 'own-side', clause: 'colonial-2.38' }]
  if (chargeable(state, unit).includes(target)) return []
  const { charge } = paceOf(unit)
  const away = nearestOf(unit, target)
  const limit = inches(state, charge)
  if (!isWithin(away - inches(state, 0.6), limit))
    return [{ code: 'charge-too-far', clause: paceOf(unit).clauses.charge, facts: { distance: away, limit } }]
  if (unit.mounted && placedOf(target).every(({ at }) => touches(state, at, at, 'closed')))
    return [{ code: 'riders-barred', clause: 'colonial-2.53' }]
  return [{ code: 'no-way-to', clause: 'colonial-R19' }]
}

function nearestOf(unit: Standing, target: Standing): number {
  let least = Infinity
  for (const a of placedOf(unit))
    for (const b of placedOf(target)) least = Math.min(least, distance(a.at, b.at))
  return least
}

/** A charge: everybody goes at once, then the charged match up, then it is fought out. */
export const charge: Act<'charge'> = {
  offers: (state, side) =>
    candidates(state, side)
      .filter(unit => unit.gun === null)
      .map(unit => ({
        id: `charge:${unit.id}`,
        kind: 'charge',
        unit: unit.id,
        label: 'Charge',
        clause: 'colonial-2.38',
        input: 'target',
        useful: false,
        ...refusalField(reasonsNotToCharge(state, unit.id)),
        options: () => enemiesOf(state)[side].map(target => optionOf(state, unit, target)),
      })),
  refuse(state, { unit: id, target }) {
    const reasons = reasonsNotToCharge(state, id)
    if (reasons.length > 0) return reasons
    const found = findUnit(state, target)
    return reasonsNotInto(state, unitOf(state, id) as Standing, stands(found) ? found : undefined)
  },
  play(state, { unit: id, target: at }, io) {
    const unit = findUnit(state, id)
    const target = findUnit(state, at)
    if (!stands(unit) || !stands(target)) return state
    const { ways, reached } = chargePlan(state, unit, target)
    if (reached === 0) return state
    const places = new Map<string, Point>(ways.map(({ id: figure, to }) => [figure, to]))
    const next = movedTo(state, id, places)
    const charged = [...new Set(ways.flatMap(({ enemy }) => (enemy ? [enemy.unit.id] : [])))]
    const men = new Map(placedOf(unit).map(man => [man.id, man.at]))
    const melee: Melee = {
      unit: id,
      charged,
      matching: charged.filter(each => !unitOf(state, each).routing),
      rolled: {},
      out: [],
      from: ways.map(({ id: figure, length, bad }) => ({
        figure,
        at: men.get(figure) ?? unit.at,
        gone: Math.round(length * 1000) / 1000,
        bad,
      })),
      rider: null,
      dropped: [],
    }
    const moved = unitOf(next, id)
    io.log({
      code: 'charges',
      side: unit.side,
      facts: { unit: { unit: id }, target: { unit: at }, count: reached },
      units: [id, at],
      clauses: ['colonial-2.38', paceOf(unit).clauses.charge],
      effects: moved.at ? [{ kind: 'move', unit: id, path: [unit.at, moved.at] }] : [],
    })
    const active = { ...activeOf(state, id), stage: 'extra' as const, rolled: 0 }
    return toMatching({ ...withActive(next, active), melee }, io)
  },
}

function optionOf(state: ColonialState, unit: Standing, target: Standing): Option<ColonialAction> {
  const reasons = reasonsNotInto(state, unit, target)
  return {
    action: { type: 'charge', unit: unit.id, target: target.id },
    label: target.name,
    token: target.id,
    ...(reasons.length === 0 && {
      foreseen: once(() =>
        foreseen(
          io => charge.play(state, { type: 'charge', unit: unit.id, target: target.id }, io),
          unit,
          target,
        ),
      ),
    }),
    ...refusalField(reasons),
  }
}
