import type { Reckoning } from '../../../../src/engine/reckoning'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Firing, Shot } from '../model/attacks'
import type { Book } from '../model/book'
import { isFired } from './engagement'
import { earlyPenalty } from './factors'
import type { Aim } from './limits'
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
import type { Sortie, TacticalState, TacticalUnit } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { Weapon } from '../model/types'

/** A shot of a unit at so many inches; at a target in the open unless told otherwise. */
export function directShot(
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
  distance: number,
  cover: Shot['cover'] = 'none',
  bunkerInCover = false,
): Shot {
  return {
    kind: 'direct',
    distance,
    weapon,
    range: scaled(state, weapon.range),
    cover,
    bunkerInCover,
    quality: unit.quality,
    disorganized: unit.status === 'Disorganized',
    aaGuns: 0,
    houseRules: state.houseRules,
  }
}

/** A shot as it is aimed. By house rule there is no cover from what flies. */
export function aimedShot({ book, state, unit, weapon, target, away }: Aim): Shot {
  const isOpen = isOn(state, 'no-cover-from-above') && isAirborne(book, state, unit)
  const cover = isOpen ? 'none' : book.ground.coverOf(book, state, target)
  return directShot(state, unit, weapon, away, cover, isBunkerInCover(book, state, target, cover))
}

/** A shot that comes down from above, of a battery or of a unit that fires indirectly: all modifiers apply but those of range. */
export function indirectShot(
  book: Book,
  state: TacticalState,
  { quality, weapon, unit }: Firing,
  target: Standing | null,
): Shot {
  const cover = target ? book.ground.coverOf(book, state, target) : 'none'
  return {
    kind: 'indirect',
    cover,
    bunkerInCover: target !== null && isBunkerInCover(book, state, target, cover),
    distance: 0,
    weapon,
    range: Infinity,
    quality,
    disorganized: unit?.status === 'Disorganized',
    aaGuns: 0,
    houseRules: state.houseRules,
  }
}

/** An attack of an aircraft. */
export function airShot(book: Book, state: TacticalState, sortie: Sortie, target: Standing): Shot {
  const cover = book.ground.coverOf(book, state, target)
  return {
    kind: 'air',
    cover,
    bunkerInCover: isBunkerInCover(book, state, target, cover),
    distance: 0,
    weapon: null,
    range: Infinity,
    quality: sortie.quality,
    disorganized: false,
    aaGuns: aaGuns(book, state, target),
    samTeams: samTeams(book, state, target),
    aircraft: sortie.aircraft,
    houseRules: state.houseRules,
  }
}

/** Whether a bunker's occupants stand in cover of the lesser kind as well. */
function isBunkerInCover(book: Book, state: TacticalState, target: Standing, cover: Shot['cover']): boolean {
  return cover === 'bunker' && book.ground.at(book, state, target.at).some(effect => effect.cover === 'soft')
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
