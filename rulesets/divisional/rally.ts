import { plainOffer } from '../../src/engine/acts'
import type { ClauseId, Side } from '../../src/engine/ids'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, Io } from './act'
import { gapBetween } from './contact'
import { type Standing, activeSide, findUnit, hqOf, isOn, reason, stands, unitOf, withUnit } from './lookup'
import { lostObjectives } from './objectives'
import type { DivState, DivUnit } from './state'
import { RALLY } from './tables'

interface Rallying {
  readonly unit: DivUnit
  readonly lost: number
}

const MODIFIERS = [
  modifier<Rallying>('divisional-7.5', 1, 'Elite', ({ unit }) => unit.quality === 'Elite'),
  modifier<Rallying>('divisional-7.6', -1, 'Green', ({ unit }) => unit.quality === 'Green'),
  modifier<Rallying>(
    'divisional-11.2',
    ({ lost }) => -lost,
    'Objective occupied by the enemy',
    ({ lost }) => lost > 0,
  ),
]

/** The number that a unit needs to rally, which may be more than a die shows (R31). */
export const toRally = (state: DivState, unit: DivUnit): Reckoning =>
  reckon('need', 'To rally', { clause: 'divisional-7.3', label: 'Rally', value: RALLY.need }, MODIFIERS, {
    unit,
    lost: lostObjectives(state, unit),
  })

/** Whether a unit has something that rallying may give back. */
const isWanting = (state: DivState, unit: DivUnit): boolean =>
  unit.fp > 0 || (unit.type === 'artillery' && unit.shots < state.scenario.shots)

/** 7.1, 7.2: whether its HQ is near enough; the HQ is near to itself. */
export function isNearHq(state: DivState, unit: Standing): boolean {
  const hq = hqOf(state, unit.formation)
  const limit = unit.quality === 'Green' ? RALLY.green : RALLY.distance
  return hq !== undefined && isWithin(gapBetween(state, unit.at, hq.at), limit)
}

/** Who of a side has still to roll in its rally step. */
export const ralliersOf = (state: DivState, side: Side): readonly Standing[] =>
  state.units.filter(
    (unit): unit is Standing =>
      unit.side === side && !unit.rallied && stands(unit) && isWanting(state, unit) && isNearHq(state, unit),
  )

/** Section 7: one die for each unit that is near to its HQ and wants something. */
export const rally: Act<'rally'> = {
  offers(state, side) {
    if (state.step !== `${side} rallies`) return []
    const ralliers = ralliersOf(state, side)
    return ralliers.map((unit, at) => {
      const action = { type: 'rally', unit: unit.id } as const
      const label = `Roll for ${unit.name}`
      return plainOffer(action, label, 'divisional-7.1', {
        id: `rally:${unit.id}`,
        unit: unit.id,
        useful: true,
        ...(at === 0 && { ends: true }),
        options: () => [{ action, label, reckonings: [toRally(state, unit)] }],
      })
    })
  },
  refuse(state, { unit: id }) {
    const side = activeSide(state)
    if (state.step !== `${side} rallies`) return [reason('divisional-3.5', 'not-now')]
    const unit = findUnit(state, id)
    if (!unit || !stands(unit) || unit.side !== side) return [reason('divisional-7.1', 'no-such-unit')]
    if (unit.rallied) return [reason('divisional-R31', 'has-rallied')]
    if (!isWanting(state, unit)) return [reason('divisional-R31', 'needs-nothing')]
    if (isNearHq(state, unit)) return []
    const hq = hqOf(state, unit.formation)
    if (!hq) return [reason('divisional-R31', 'no-hq')]
    const isGreen = unit.quality === 'Green'
    const distance = gapBetween(state, unit.at, hq.at)
    const limit = isGreen ? RALLY.green : RALLY.distance
    return [reason(isGreen ? 'divisional-7.2' : 'divisional-7.1', 'too-far-from-hq', { distance, limit })]
  },
  play(state, { unit: id }, io) {
    const unit = unitOf(state, id)
    const glad = rolled(state, unit, 'divisional-7.1', io)
    const after = withUnit(state, id, { rallied: true })
    if (!glad) return after
    return hasChoice(state, unit)
      ? { ...after, restoring: id }
      : restored(after, unit, unit.fp > 0 ? 'FP' : 'fire', io)
  },
}

/** 7.4: whether both a Fatigue Point and a turn of fire may be taken back. */
const hasChoice = (state: DivState, unit: DivUnit): boolean =>
  unit.type === 'artillery' && unit.fp > 0 && unit.shots < state.scenario.shots

/** The die of a unit. A number above 6 cannot be thrown (R31). */
function rolled(state: DivState, unit: DivUnit, clause: ClauseId, io: Io): boolean {
  const reckoning = toRally(state, unit)
  const passed = io.chance.check(6, reckoning.total, { purpose: 'to rally', by: unit.side, clause })
  io.log({
    code: passed ? 'rallies' : 'does-not-rally',
    facts: { unit: { unit: unit.id } },
    side: unit.side,
    units: [unit.id],
    clauses: [clause],
    reckonings: [reckoning],
  })
  return passed
}

function restored(state: DivState, unit: DivUnit, what: 'FP' | 'fire', io: Io): DivState {
  io.log({
    code: what === 'FP' ? 'loses-fp' : 'gains-fire',
    facts: { unit: { unit: unit.id } },
    side: unit.side,
    units: [unit.id],
    clauses: [what === 'FP' ? 'divisional-7.3' : 'divisional-7.4'],
  })
  return withUnit(
    state,
    unit.id,
    what === 'FP' ? { fp: Math.max(0, unit.fp - 1) } : { shots: unit.shots + 1 },
  )
}

/** 7.4: Artillery that has rallied takes back a Fatigue Point or a turn of fire. */
export const restore: Act<'restore'> = {
  offers(state, side) {
    const unit = state.restoring === null ? undefined : findUnit(state, state.restoring)
    if (!unit || unit.side !== side) return []
    return [
      {
        id: 'restore',
        kind: 'restore',
        unit: unit.id,
        label: 'Take back',
        clause: 'divisional-7.4',
        input: 'choice',
        useful: true,
        options: () =>
          (['FP', 'fire'] as const).map(what => ({
            action: { type: 'restore', unit: unit.id, what },
            label: what === 'FP' ? 'A Fatigue Point' : 'A turn of fire',
          })),
      },
    ]
  },
  refuse: (state, { unit }) =>
    state.restoring === unit ? [] : [reason('divisional-7.4', 'nothing-to-restore')],
  play: (state, { unit, what }, io) => ({
    ...restored(state, unitOf(state, unit), what, io),
    restoring: null,
    toAct: [activeSide(state)],
  }),
}

/** Who rolls in the night between two days (R33). */
export const overnight = (state: DivState): readonly Standing[] =>
  state.units.filter(
    (unit): unit is Standing =>
      !unit.rallied &&
      stands(unit) &&
      unit.fp > 0 &&
      (isOn(state, 'any-distance-overnight') || isNearHq(state, unit)),
  )

/** 3.9: the next of the fatigued rolls in the night. Guns choose only if the morning brings them no ammunition (R18). */
export function rallyOvernight(state: DivState, io: Io): DivState {
  const [unit] = overnight(state)
  if (!unit) return state
  const after = withUnit(state, unit.id, { rallied: true })
  if (!rolled(state, unit, 'divisional-3.9', io)) return after
  return isOn(state, 'ammunition-carries-over') && hasChoice(state, unit)
    ? { ...after, restoring: unit.id, toAct: [unit.side] }
    : restored(after, unit, 'FP', io)
}
