import { z } from 'zod'
import { refusalField } from '../../../src/engine/acts'
import type { Action } from '../../../src/engine/action'
import { type UnitId, otherSide } from '../../../src/engine/ids'
import type { Offer, Option } from '../../../src/engine/offer'
import { reckon } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import { id } from '../../../src/engine/schema'
import {
  type AirState,
  type Io,
  type Reason,
  type Book,
  type GroundTarget,
  type OwnAct,
  type Standing,
  ceilingOf,
  changed,
  destroyed,
  endActivation,
  findAircraft,
  groundTargets,
  isOn,
  reasonsNotNow,
  stands,
  targetsOf,
  typeOf,
  withActive,
} from '../../families/air'
import { CITATIONS } from '../citations'
import { GROUND_ATTACKS, GROUND_MODIFIERS, GROUND_WEAPONS, type GroundWeapon } from '../tables'
import { isAdjacent, isAhead, mustBeAhead } from './reach'

/** Bombs, rockets or strafing at what stands on the ground. */
export type Attack = Action & {
  readonly type: 'attack'
  readonly unit: UnitId
  readonly weapon: GroundWeapon
  readonly target: string
}

/** Whether a dive bomber attacks as such: with bombs, or with anything by house rule. */
export const dives = (book: Book, state: AirState, aircraft: Standing, weapon: GroundWeapon): boolean =>
  typeOf(book, aircraft).diveBomber && (weapon === 'bombs' || isOn(state, 'dive-with-all'))

/** The score needed to destroy a ground target, with its reasons. */
export function toDestroy(book: Book, state: AirState, aircraft: Standing, weapon: GroundWeapon): Reckoning {
  const row = GROUND_ATTACKS.find(each => each.kind === weapon)
  const base = { clause: row?.clause ?? '', label: row?.label ?? weapon, value: row?.need ?? 7 }
  return reckon('need', 'To destroy', base, GROUND_MODIFIERS, {
    aircraft,
    spent: state.active?.unit === aircraft.id ? state.active.spent : 0,
    dives: dives(book, state, aircraft, weapon),
    crewCounts: isOn(state, 'crew-counts'),
  })
}

/** Why an aircraft cannot attack a ground target, the weightiest first. */
function attackReasons(
  book: Book,
  state: AirState,
  aircraft: Standing,
  target: GroundTarget | undefined,
  weapon: GroundWeapon,
): readonly Reason[] {
  const { active } = state
  if (!target || target.destroyed) return [{ code: 'no-target', clause: CITATIONS['adjacent'] }]
  if (target.side === aircraft.side) return [{ code: 'own-side', clause: CITATIONS['adjacent'] }]
  if (active && active.fired.length > 0)
    return [{ code: 'has-fired', clause: CITATIONS['instead of firing'] }]
  if (active?.cleared === true && isOn(state, 'clear-or-fire') && weapon === 'strafing')
    return [{ code: 'has-cleared', clause: CITATIONS['clearing a jam'] }]
  if (weapon === 'strafing' && aircraft.frontJammed) return [{ code: 'is-jammed', clause: CITATIONS['jam'] }]
  if (weapon !== 'strafing' && aircraft.load !== weapon)
    return [{ code: `no-${weapon}`, clause: CITATIONS['once a game'] }]
  const reasons: Reason[] = []
  if (!isAdjacent(state, aircraft, target))
    reasons.push({ code: 'not-adjacent', clause: CITATIONS['adjacent'] })
  else if (mustBeAhead(state, weapon) && !isAhead(state, aircraft, target))
    reasons.push({ code: 'target-not-ahead', clause: CITATIONS['adjacent'] })
  const ceiling = ceilingOf(book, aircraft)
  if (dives(book, state, aircraft, weapon) && aircraft.level !== ceiling)
    reasons.push({ code: 'not-from-the-top', clause: CITATIONS['dive bomber'], facts: { ceiling } })
  return reasons
}

/** Bombs, rockets or strafing in place of firing; a natural 1 is flak. */
export const attack: OwnAct<Attack> = {
  schema: z.strictObject({ type: z.literal('attack'), unit: id, weapon: z.enum(GROUND_WEAPONS), target: id }),
  offers(book, state, side) {
    const aircraft = withActive(state, side, 'fire')
    const enemy = targetsOf(state, otherSide(side))
    if (!aircraft || enemy.length === 0) return []
    return GROUND_ATTACKS.flatMap(({ kind, label }): readonly Offer<Attack>[] => {
      if (kind !== 'strafing' && aircraft.load !== kind) return []
      const options = (): readonly Option<Attack>[] =>
        enemy.map(target => ({
          action: { type: 'attack', unit: aircraft.id, weapon: kind, target: target.id },
          label: target.name,
          at: target.at,
          ...refusalField(attackReasons(book, state, aircraft, target, kind)),
          reckonings: [toDestroy(book, state, aircraft, kind)],
        }))
      return [
        {
          id: `attack:${aircraft.id}:${kind}`,
          kind: 'attack',
          unit: aircraft.id,
          label,
          clause: CITATIONS['instead of firing'],
          input: 'target',
          useful: options().some(each => !each.refusal),
          options,
        },
      ]
    })
  },
  refuse(book, state, { unit, weapon, target }) {
    const own = reasonsNotNow(book, state, unit, 'fire')
    const aircraft = aircraftOrNone(state, unit)
    if (own.length > 0 || !aircraft) return own
    return attackReasons(
      book,
      state,
      aircraft,
      groundTargets(state).find(each => each.id === target),
      weapon,
    )
  },
  play(book, state, { unit, weapon, target: aimed }, io: Io) {
    const aircraft = aircraftOrNone(state, unit)
    const target = groundTargets(state).find(each => each.id === aimed)
    if (!aircraft || !target) return state
    const reckoning = toDestroy(book, state, aircraft, weapon)
    const { side, at } = aircraft
    const why = { purpose: 'ground attack', by: side, clause: reckoning.base.clause }
    const band = io.chance.bands(6, [2, Math.max(2, reckoning.total)], why)
    const result = (['flak', 'none', 'destroyed'] as const)[band] ?? 'none'
    io.log({
      code: `attacks-${result}`,
      facts: { unit: { unit }, target: target.name, weapon },
      side,
      units: [unit],
      clauses: [reckoning.base.clause, ...(result === 'flak' ? [CITATIONS['flak']] : [])],
      reckonings: [reckoning],
      outcome: result,
      hit: result === 'destroyed',
      effects: [
        { kind: 'shot', from: at, to: target.at, hit: result === 'destroyed', weapon },
        ...(result === 'destroyed' ? [{ kind: 'burst', at: target.at, size: 1.4 } as const] : []),
        ...(result === 'flak'
          ? [
              { kind: 'shot', from: target.at, to: at, hit: true, weapon: 'flak' } as const,
              { kind: 'destroyed', unit, at } as const,
            ]
          : []),
      ],
    })
    const delivered = weapon === 'strafing' ? state : changed(state, unit, { load: 'none' })
    const targets =
      result === 'destroyed'
        ? groundTargets(state).map(each => (each.id === aimed ? { ...each, destroyed: true } : each))
        : groundTargets(state)
    const after = result === 'flak' ? destroyed(delivered, unit) : delivered
    return endActivation(book, { ...after, targets }, io)
  },
}

function aircraftOrNone(state: AirState, unit: UnitId): Standing | null {
  const found = findAircraft(state, unit)
  return stands(found) ? found : null
}
