import { reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import { facingOf } from '../../../../src/geometry/hexBoard'
import { type HexFacing, type WedgeWidth, hexDistance, inWedge, turn } from '../../../../src/geometry/hexes'
import type { Reason } from '../text/said'
import { type Book, clauseOf } from '../model/book'
import { type Standing, hexOfAircraft, isOn, typeOf } from '../model/lookup'
import type { AirState, Aircraft, Weapon } from '../model/state'

const AHEAD: readonly Weapon[] = ['front']
const BOTH_WAYS: readonly Weapon[] = ['front', 'rear']

/** Where aircraft of a book have guns, the frontal ones first. */
export const gunsOf = ({ guns }: Pick<Book, 'guns'>): readonly Weapon[] =>
  guns.rear === undefined ? AHEAD : BOTH_WAYS

/** The weapons that an aircraft has, the frontal one first. */
export const weaponsOf = (book: Book, aircraft: Aircraft): readonly Weapon[] =>
  gunsOf(book).filter(weapon => attackOf(book, aircraft, weapon) !== null)

/** Attack Factor of a weapon; null if the aircraft has none there. */
export const attackOf = (book: Book, aircraft: Aircraft, weapon: Weapon): number | null =>
  typeOf(book, aircraft)[weapon]

export const isJammed = (aircraft: Aircraft, weapon: Weapon): boolean =>
  (weapon === 'front' ? aircraft.frontJammed : aircraft.rearJammed) === true

/** How wide the arc of a weapon opens: 60 degrees, unless a house rule has it otherwise. */
export function widthOf(state: AirState, weapon: Weapon): WedgeWidth {
  if (weapon === 'rear') return isOn(state, 'wide-rear') ? 'wide' : 'narrow'
  return isOn(state, 'wide-front') ? 'wide' : isOn(state, 'narrow-front') ? 'row' : 'narrow'
}

/** Where a weapon points: ahead, or the opposite way. */
export const aimOf = (aircraft: Pick<Aircraft, 'facing'>, weapon: Weapon): HexFacing =>
  turn(facingOf(aircraft.facing), weapon === 'front' ? 0 : 3)

export const apart = (state: AirState, a: Standing, b: Standing): number =>
  hexDistance(hexOfAircraft(state, a), hexOfAircraft(state, b))

/** Whether a target is in range, in the arc and at a level of a weapon: the geometry of a shot, and nothing else. */
export function bears(
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing,
  weapon: Weapon,
  anyWay = false,
): boolean {
  const higher = target.level - firer.level
  if (higher !== 0 && !(weapon === 'rear' && higher === 1)) return false
  const [from, to] = [hexOfAircraft(state, firer), hexOfAircraft(state, target)]
  const distance = hexDistance(from, to)
  if (distance < 1 || distance > book.toHit.length) return false
  return anyWay || inWedge(from, aimOf(firer, weapon), to, widthOf(state, weapon))
}

/** The score needed to hit, with its reasons. Beyond the longest range it is told for that. */
export function toHit(
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing,
  back = false,
): Reckoning {
  const distance = apart(state, firer, target)
  const { need, clause } = book.toHit[Math.max(distance, 1) - 1] ??
    book.toHit.at(-1) ?? { need: 7, clause: '' }
  const base = { clause, label: `${distance} ${distance === 1 ? 'hex' : 'hexes'}`, value: need }
  const { active } = state
  return reckon('need', 'To hit', base, book.toHitModifiers, {
    firer,
    reversed: active?.unit === firer.id && active.reversed,
    higher: target.level > firer.level,
    back,
  })
}

/** The face that the die must show; with the house rule a natural 6 always hits. */
export const faceNeeded = (state: AirState, reckoning: Reckoning): number =>
  isOn(state, 'natural-six') ? Math.min(6, reckoning.total) : reckoning.total

/** Whether an aircraft can fire a weapon at a target: what `shotReasons` says, asked often. */
export const canShoot = (
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing,
  weapon: Weapon,
  back = false,
): boolean =>
  target.side !== firer.side &&
  attackOf(book, firer, weapon) !== null &&
  !isJammed(firer, weapon) &&
  bears(book, state, firer, target, weapon, back && isOn(state, 'fire-back-any-way'))

/** Why an aircraft cannot fire a weapon at a target from where it is, the weightiest first. */
export function shotReasons(
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing | undefined,
  weapon: Weapon,
  back = false,
): readonly Reason[] {
  const { cite } = book
  if (!target) return [{ code: 'no-target', clause: cite['one target'] }]
  if (target.side === firer.side) return [{ code: 'own-side', clause: cite['one target'] }]
  if (attackOf(book, firer, weapon) === null)
    return [{ code: 'no-weapon', clause: clauseOf(book, 'rear arc') }]
  if (isJammed(firer, weapon)) return [{ code: 'is-jammed', clause: clauseOf(book, 'jam') }]
  const reasons: Reason[] = []
  const [from, to] = [hexOfAircraft(state, firer), hexOfAircraft(state, target)]
  const distance = hexDistance(from, to)
  const limit = book.toHit.length
  const anyWay = back && isOn(state, 'fire-back-any-way')
  if (!anyWay && distance > 0 && !inWedge(from, aimOf(firer, weapon), to, widthOf(state, weapon)))
    reasons.push({
      code: weapon === 'front' ? 'not-in-front' : 'not-behind',
      clause: weapon === 'front' ? cite['front arc'] : clauseOf(book, 'rear arc'),
    })
  if (distance > limit)
    reasons.push({ code: 'out-of-range', clause: cite['range'], facts: { distance, limit } })
  if (distance === 0) reasons.push({ code: 'same-hex', clause: cite['in the arc'] })
  const higher = target.level - firer.level
  const levels = { own: firer.level, level: target.level }
  if (weapon === 'front' && higher !== 0)
    reasons.push({ code: 'not-level', clause: cite['same level'], facts: levels })
  if (weapon === 'rear' && higher !== 0 && higher !== 1)
    reasons.push({ code: 'not-rear-level', clause: clauseOf(book, 'rear level'), facts: levels })
  return reasons
}
