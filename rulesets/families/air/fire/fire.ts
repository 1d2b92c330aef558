import { plainOffer, refusalField, type Waiting } from '../../../../src/engine/acts'
import { otherSide } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Io, Reason } from '../text/said'
import { type Book, clauseOf } from '../model/book'
import { type Standing, aircraftOf, findAircraft, isOn, onTable, stands } from '../model/lookup'
import type { Act } from '../model/act'
import type { AirAction, AirState, Aircraft, Weapon } from '../model/state'
import { endActivation, reasonsNotNow, withActive } from '../sequence/turns'
import { shoot } from './shots'
import { apart, canShoot, faceNeeded, shotReasons, toHit, weaponsOf } from './toHit'

/** Why the active aircraft may not fire a weapon: it has fired, or clearing a jam took the place of firing (a house rule). */
function silent(book: Book, state: AirState, weapon: Weapon): readonly Reason[] {
  const { active } = state
  if (!active) return []
  if (active.cleared === true && isOn(state, 'clear-or-fire'))
    return [{ code: 'has-cleared', clause: clauseOf(book, 'clearing a jam') }]
  const spent = isOn(state, 'both-guns') ? active.fired.includes(weapon) : active.fired.length > 0
  return spent ? [{ code: 'has-fired', clause: book.cite['one shot'] }] : []
}

/** Whether an aircraft has an enemy before one of its guns that it may still fire. */
export function hasShot(book: Book, state: AirState, firer: Standing): boolean {
  const enemies = onTable(state, otherSide(firer.side))
  return weaponsOf(book, firer).some(
    weapon =>
      silent(book, state, weapon).length === 0 &&
      enemies.some(target => canShoot(book, state, firer, target, weapon)),
  )
}

function shotOption(
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing,
  weapon: Weapon,
  type: 'fire' | 'fire-back',
): Option<AirAction> {
  const back = type === 'fire-back'
  const reckoning = toHit(book, state, firer, target, back)
  return {
    action: { type, unit: firer.id, weapon, target: target.id },
    label: faceNeeded(state, reckoning) > 6 ? `${target.name}, cannot hit` : target.name,
    token: target.id,
    at: target.at,
    ...refusalField(shotReasons(book, state, firer, target, weapon, back)),
    reckonings: [reckoning],
  }
}

/** Firing after the movement, at one target. */
export const fire: Act<'fire'> = {
  offers(book, state, side) {
    const firer = withActive(state, side, 'fire')
    if (!firer) return []
    const targets = onTable(state, otherSide(side)).toSorted(
      (a, b) => apart(state, firer, a) - apart(state, firer, b),
    )
    return weaponsOf(book, firer).map((weapon): Offer<AirAction> => {
      const reasons = silent(book, state, weapon)
      return {
        id: `fire:${firer.id}:${weapon}`,
        kind: 'fire',
        unit: firer.id,
        label: `Fire the ${book.guns[weapon]}`,
        clause: book.cite['fires after moving'],
        input: 'target',
        ...refusalField(reasons),
        useful: reasons.length === 0 && targets.some(each => canShoot(book, state, firer, each, weapon)),
        options: () => targets.map(each => shotOption(book, state, firer, each, weapon, 'fire')),
      }
    })
  },
  refuse(book, state, { unit, weapon, target }) {
    const own = reasonsNotNow(book, state, unit, 'fire')
    if (own.length > 0) return own
    const firer = aircraftOf(state, unit)
    const at = findAircraft(state, target)
    if (!stands(firer)) return []
    const reasons = silent(book, state, weapon)
    return reasons.length > 0 ? reasons : shotReasons(book, state, firer, stands(at) ? at : undefined, weapon)
  },
  play(book, state, { unit, weapon, target: id }, io) {
    const [firer, target] = [findAircraft(state, unit), findAircraft(state, id)]
    if (!stands(firer) || !stands(target)) return state
    const shot = shoot(book, state, firer, weapon, target, false, io)
    const { active } = shot.state
    const fired: AirState = {
      ...shot.state,
      active: active ? { ...active, fired: [...active.fired, weapon] } : null,
    }
    const answering = aircraftOf(fired, id)
    const mayAnswer = shot.hit || !isOn(state, 'fire-back-if-hit')
    if (active && mayAnswer && answeringWeapons(book, fired, answering, findAircraft(fired, unit)).length > 0)
      return { ...fired, pending: { unit: id, target: unit }, toAct: [answering.side] }
    return resumed(book, fired, io)
  },
}

/** Weapons with which an aircraft that was fired at may answer. */
function answeringWeapons(
  book: Book,
  state: AirState,
  one: Aircraft,
  attacker: Aircraft | undefined,
): readonly Weapon[] {
  if (!stands(one) || !stands(attacker)) return []
  return weaponsOf(book, one).filter(weapon => canShoot(book, state, one, attacker, weapon, true))
}

/** After a shot and what answered it: the activation is over, unless another weapon still bears. */
function resumed(book: Book, state: AirState, io: Io): AirState {
  const { active } = state
  const after: AirState = { ...state, pending: null }
  if (!active) return after
  const firer = aircraftOf(after, active.unit)
  const goesOn = stands(firer) && isOn(after, 'both-guns') && hasShot(book, after, firer)
  return goesOn ? { ...after, toAct: [firer.side] } : endActivation(book, after, io)
}

/** Whether an aircraft that has moved has anything to attack. */
export const hasAttack = (book: Book, state: AirState, aircraft: Standing): boolean =>
  hasShot(book, state, aircraft) || book.parts.some(part => part.hasAttack?.(book, state, aircraft) === true)

/** Firing back at once: the decision that everything waits for. */
export const fireBack: Act<'fire-back'> = {
  offers(book, state, side) {
    const { pending } = state
    const [one, attacker] = pending
      ? [findAircraft(state, pending.unit), findAircraft(state, pending.target)]
      : []
    if (!stands(one) || !stands(attacker) || one.side !== side) return []
    return answeringWeapons(book, state, one, attacker).map(weapon => ({
      id: `fire-back:${one.id}:${weapon}`,
      kind: 'fire-back',
      unit: one.id,
      label: `Fire back, ${book.guns[weapon]}`,
      clause: book.cite['fire back'],
      input: 'target',
      useful: true,
      options: () => [shotOption(book, state, one, attacker, weapon, 'fire-back')],
    }))
  },
  refuse(book, state, { unit, weapon, target }) {
    const { pending } = state
    const one = findAircraft(state, unit)
    if (pending?.unit !== unit || pending.target !== target || !stands(one))
      return [{ code: 'not-fired-at', clause: book.cite['fire back'] }]
    const attacker = findAircraft(state, target)
    return shotReasons(book, state, one, stands(attacker) ? attacker : undefined, weapon, true)
  },
  play(book, state, { unit, weapon, target: id }, io) {
    const [one, attacker] = [findAircraft(state, unit), findAircraft(state, id)]
    if (!stands(one) || !stands(attacker)) return resumed(book, state, io)
    return resumed(book, shoot(book, state, one, weapon, attacker, true, io).state, io)
  },
}

/** Whoever was fired at says first whether it fires back; until then all else waits. */
export const fireBackFirst = (book: Book, { pending }: AirState): Waiting<AirAction> | null =>
  pending && {
    for: ['fire-back', 'hold-fire', 'concede'],
    reason: { code: 'fire-back-first', clause: book.cite['fire back'] },
  }

/** Letting the attacker go. */
export const holdFire: Act<'hold-fire'> = {
  offers(book, { pending }) {
    if (!pending) return []
    const hold = { type: 'hold-fire', unit: pending.unit } as const
    return [plainOffer<AirAction>(hold, 'Hold fire', book.cite['who fires back'], { ends: true })]
  },
  refuse: (book, { pending }, { unit }) =>
    pending?.unit === unit ? [] : [{ code: 'not-fired-at', clause: book.cite['fire back'] }],
  play(book, state, { unit }, io) {
    const one = findAircraft(state, unit)
    if (!one) return state
    io.log({
      code: 'holds-fire',
      facts: { unit: { unit } },
      side: one.side,
      units: [unit],
      clauses: [book.cite['who fires back']],
    })
    return resumed(book, state, io)
  },
}
