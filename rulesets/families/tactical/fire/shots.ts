import type { Reckoning } from '../../../../src/engine/reckoning'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Shot } from '../model/attacks'
import type { Book } from '../model/book'
import { isFired } from './engagement'
import { earlyPenalty } from './factors'
import { muzzleOf } from './fireReasons'
import {
  type Standing,
  distanceTo,
  isAirborne,
  isOn,
  scaled,
  stands,
  typeOf,
  weaponOf,
} from '../model/lookup'
import type { Quality, TacticalState, TacticalUnit } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { Weapon } from '../model/types'

/** Measures a shot of a unit with one of its weapons. Throws if either is not on the table. */
export function measuredShot(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  target: TacticalUnit,
  weapon: Weapon,
): Shot {
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle || !stands(target)) throw new RangeError('A shot needs a firer and a target on the table.')
  const cover = coverAgainst(book, state, unit, target)
  return {
    kind: 'direct',
    cover,
    bunkerInCover: cover === 'bunker' && isInSoftCover(book, state, target),
    distance: distanceTo(book, state, muzzle.at, target),
    weapon,
    range: scaled(state, weapon.range),
    quality: unit.quality,
    disorganized: unit.status === 'Disorganized',
    aaGuns: 0,
    firer: unit,
    houseRules: state.houseRules,
  }
}

/** By house rule there is no cover from what flies. */
export function coverAgainst(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  target: Standing,
): Shot['cover'] {
  if (isOn(state, 'no-cover-from-above') && isAirborne(book, state, unit)) return 'none'
  return book.ground.coverOf(book, state, target)
}

/** A shot of a battery off the table or of an aircraft: neither range nor distance matters. */
export function shotFromAfar(
  book: Book,
  state: TacticalState,
  kind: 'indirect' | 'air',
  quality: Quality,
  target: TacticalUnit,
): Shot {
  if (!stands(target)) throw new RangeError('A target has to be on the table.')
  const cover = book.ground.coverOf(book, state, target)
  return {
    kind,
    cover,
    bunkerInCover: cover === 'bunker' && isInSoftCover(book, state, target),
    distance: 0,
    weapon: null,
    range: Infinity,
    quality,
    disorganized: false,
    aaGuns: kind === 'air' ? aaGuns(book, state, target) : 0,
    ...(kind === 'air' && { samTeams: samTeams(book, state, target) }),
    houseRules: state.houseRules,
  }
}

/** Whether it stands in cover of the lesser kind, a bunker or not. */
export function isInSoftCover(book: Book, state: TacticalState, target: Standing): boolean {
  return book.ground.at(book, state, target.at).some(effect => effect.cover === 'soft')
}

/** AA guns of the target's side within 6 inches of it that are on the table and not Suppressed (R42). */
function aaGuns(book: Book, state: TacticalState, target: Standing): number {
  const { aaRange } = book.numbers
  if (aaRange === undefined) return 0
  const near = scaled(state, aaRange)
  let guns = 0
  for (const each of state.units) {
    if (each.side !== target.side || !stands(each) || each.status === 'Suppressed') continue
    if (!typeOf(book, state, each).antiAircraft) continue
    if (isWithin(distanceTo(book, state, each.at, target), near)) guns += 1
  }
  return guns
}

/** SAM teams of the target's side near enough that are not Suppressed and, but for a house rule, have their missile (R42). */
function samTeams(book: Book, state: TacticalState, target: Standing): number {
  const { samRange } = book.numbers
  if (samRange === undefined) return 0
  const near = scaled(state, samRange)
  let teams = 0
  for (const each of state.units) {
    if (each.side !== target.side || !stands(each) || each.status === 'Suppressed') continue
    if (!isWithin(distanceTo(book, state, each.at, target), near)) continue
    if (hasSam(book, state, each)) teams += 1
  }
  return teams
}

function hasSam(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  return typeOf(book, state, unit).weapons.some(id => {
    const weapon = weaponOf(book, state, id)
    if (weapon.class !== 'sam') return false
    return isOn(state, 'sam-always-counts') || !isFired(book, state, unit, weapon)
  })
}

export function attackReckoned(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
  target: TacticalUnit,
): Reckoning {
  const armoured = typeOf(book, state, target).armoured
  const value = (armoured ? weapon.armour : weapon.soft) ?? 0
  const label = `${weapon.name} against ${armoured ? 'armour' : 'soft targets'}`
  const base = { clause: book.cite['attack table'], label, value }
  const penalty = armoured ? earlyPenalty(typeOf(book, state, unit), weapon) : 0
  const modifiers =
    penalty === 0
      ? []
      : [{ clause: clauseOf(book, 'early guns'), label: 'early anti-tank gun', value: -penalty }]
  return { kind: 'sum', title: 'Attack Factor', base, modifiers, total: value - penalty }
}
