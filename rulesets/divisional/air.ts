import { refusalField } from '../../src/engine/acts'
import { otherSide } from '../../src/engine/ids'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import type { Act, Reason } from './act'
import { unitsOf } from './contact'
import {
  type Standing,
  activeSide,
  findUnit,
  isDestroyedBy,
  isOn,
  namesOfSide,
  reason,
  stands,
  tired,
} from './lookup'
import { isInside } from './rest'
import type { DivState } from './state'
import { AIR_NEED } from './tables'

interface Raid {
  readonly state: DivState
  readonly target: Standing
}

const MODIFIERS = [
  modifier<Raid>('divisional-8.5', -1, 'in Fortifications', ({ state, target }) => isInside(state, target)),
  modifier<Raid>('divisional-8.6', -1, 'an HQ', ({ target }) => target.type === 'hq'),
]

const toHit = (raid: Raid): Reckoning =>
  reckon(
    'need',
    'To hit',
    { clause: 'divisional-8.4', label: 'Air attack', value: AIR_NEED },
    MODIFIERS,
    raid,
  )

function cannotFly(state: DivState): readonly Reason[] {
  const side = activeSide(state)
  if (state.step !== `${side} fires`) return [reason('divisional-8.3', 'not-now')]
  if (state.air[side] <= 0) return [reason('divisional-8.1', 'no-aircraft')]
  return state.flown && isOn(state, 'one-air-attack') ? [reason('divisional-R34', 'has-flown')] : []
}

/** Section 8: an attack from the air, at any target. */
export const bomb: Act<'bomb'> = {
  offers(state, side) {
    if (state.step !== `${side} fires` || state.air[side] <= 0) return []
    const reasons = cannotFly(state)
    return [
      {
        id: 'bomb',
        kind: 'bomb',
        unit: null,
        label: `Air attack (${state.air[side]} left)`,
        clause: 'divisional-8.4',
        input: 'target',
        useful: false,
        ...refusalField(reasons),
        options: () =>
          unitsOf(state, otherSide(side)).map(target => ({
            action: { type: 'bomb', target: target.id },
            label: target.name,
            token: target.id,
            reckonings: [toHit({ state, target })],
          })),
      },
    ]
  },
  refuse(state, { target: id }) {
    const reasons = cannotFly(state)
    if (reasons.length > 0) return reasons
    const target = findUnit(state, id)
    return target && stands(target) && target.side !== activeSide(state)
      ? []
      : [reason('divisional-8.4', 'no-such-unit')]
  },
  play(state, { target: id }, io) {
    const side = activeSide(state)
    const target = findUnit(state, id)
    if (!target || !stands(target)) return state
    const reckoning = toHit({ state, target })
    const why = { purpose: 'to hit from the air', by: side, clause: 'divisional-8.4' }
    const hit = io.chance.check(6, reckoning.total, why)
    const base = {
      facts: { side: namesOfSide(state, side).adjective, target: { unit: id } },
      side,
      units: [id],
      clauses: ['divisional-8.4'],
      reckonings: [reckoning],
      effects: hit ? [{ kind: 'burst' as const, at: target.at, size: 1.4 }] : [],
    }
    const flown = { ...state, flown: true, air: { ...state.air, [side]: state.air[side] - 1 } }
    if (!hit) {
      io.log({ ...base, code: 'bombs-miss', outcome: 'missed' })
      return flown
    }
    io.log({
      ...base,
      code: 'bombs-hit',
      hit: true,
      outcome: isDestroyedBy(target, 1) ? 'destroyed' : 'tired',
    })
    return tired(flown, id, 1, io)
  },
}
