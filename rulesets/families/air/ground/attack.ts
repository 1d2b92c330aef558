import { refusalField } from '../../../../src/engine/acts'
import { otherSide } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import { reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Reason } from '../../../../src/engine/refusal'
import { destroyed } from '../fire/shots'
import type { Book } from '../model/book'
import { type Standing, ceilingOf, changed, isOn, stands, targetsOf, typeOf } from '../model/lookup'
import type { Act } from '../model/act'
import type { AirAction, AirState, GroundTarget, GroundWeapon } from '../model/state'
import { endActivation, reasonsNotNow, withActive } from '../sequence/turns'
import { isAdjacent, isAhead, mustBeAhead } from './reach'

/** Whether a dive bomber attacks as such: with bombs, or with anything by house rule. */
export const dives = (book: Book, state: AirState, aircraft: Standing, weapon: GroundWeapon): boolean =>
  typeOf(book, aircraft).diveBomber && (weapon === 'bombs' || isOn(state, 'dive-with-all'))

/** The score needed to destroy a ground target, with its reasons. */
export function toDestroy(book: Book, state: AirState, aircraft: Standing, weapon: GroundWeapon): Reckoning {
  const row = book.groundAttacks.find(each => each.kind === weapon)
  const base = { clause: row?.clause ?? '', label: row?.label ?? weapon, value: row?.need ?? 7 }
  return reckon('need', 'To destroy', base, book.groundModifiers, {
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
  const { cite } = book
  const { active } = state
  if (!target || target.destroyed) return [{ code: 'no-target', clause: cite['adjacent'] }]
  if (target.side === aircraft.side) return [{ code: 'own-side', clause: cite['adjacent'] }]
  if (active && active.fired.length > 0) return [{ code: 'has-fired', clause: cite['instead of firing'] }]
  if (active?.cleared && isOn(state, 'clear-or-fire') && weapon === 'strafing')
    return [{ code: 'has-cleared', clause: cite['clearing a jam'] }]
  if (weapon === 'strafing' && aircraft.frontJammed) return [{ code: 'is-jammed', clause: cite['jam'] }]
  if (weapon !== 'strafing' && aircraft.load !== weapon)
    return [{ code: `no-${weapon}`, clause: cite['once a game'] }]
  const reasons: Reason[] = []
  if (!isAdjacent(state, aircraft, target)) reasons.push({ code: 'not-adjacent', clause: cite['adjacent'] })
  else if (mustBeAhead(state, weapon) && !isAhead(state, aircraft, target))
    reasons.push({ code: 'target-not-ahead', clause: cite['adjacent'] })
  const ceiling = ceilingOf(book, aircraft)
  if (dives(book, state, aircraft, weapon) && aircraft.level !== ceiling)
    reasons.push({ code: 'not-from-the-top', clause: cite['dive bomber'], facts: { ceiling } })
  return reasons
}

/** Bombs, rockets or strafing in place of firing; a natural 1 is flak. */
export const attack: Act<'attack'> = {
  offers(book, state, side) {
    const aircraft = withActive(state, side, 'fire')
    const enemy = targetsOf(state, otherSide(side))
    if (!aircraft || enemy.length === 0) return []
    return book.groundAttacks.flatMap(({ kind, label }): readonly Offer<AirAction>[] => {
      if (kind !== 'strafing' && aircraft.load !== kind) return []
      const options = (): readonly Option<AirAction>[] =>
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
          clause: book.cite['instead of firing'],
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
      state.targets.find(each => each.id === target),
      weapon,
    )
  },
  play(book, state, { unit, weapon, target: id }, io) {
    const aircraft = aircraftOrNone(state, unit)
    const target = state.targets.find(each => each.id === id)
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
      clauses: [reckoning.base.clause, ...(result === 'flak' ? [book.cite['flak']] : [])],
      reckonings: [reckoning],
      outcome: result,
      hit: result === 'destroyed',
      effects: [
        { kind: 'shot', from: at, to: target.at, hit: result === 'destroyed', weapon },
        ...(result === 'destroyed' ? [{ kind: 'burst', at: target.at, size: 1.4 } as const] : []),
        ...(result === 'flak' ? [{ kind: 'destroyed', unit, at } as const] : []),
      ],
    })
    const delivered = weapon === 'strafing' ? state : changed(state, unit, { load: 'none' })
    const targets =
      result === 'destroyed'
        ? state.targets.map(each => (each.id === id ? { ...each, destroyed: true } : each))
        : state.targets
    const after = result === 'flak' ? destroyed(delivered, unit) : delivered
    return endActivation(book, { ...after, targets }, io)
  },
}

function aircraftOrNone(state: AirState, id: string): Standing | null {
  const found = state.units.find(each => each.id === id)
  return stands(found) ? found : null
}
