import { memoBy } from '../../../src/engine/memo'
import { isWithin } from '../../../src/geometry/tolerance'
import {
  apart,
  type Pose,
  type Result,
  type Weapon,
  eyeOf,
  isArmoured,
  isFoot,
  isHullDownAt,
  isInField,
} from '../../families/panzer8'
import { effective } from '../combat/results'
import { chancesIn, columnOf, huntLeadOf, leadOf } from '../fire/reckon'
import { type Shot, measureBetween } from '../fire/shot'
import { type OnTable, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'
import { type Column, HUNTING, THIN } from '../tables'

/** Shares of an element's worth that a result costs. */
const COST: Readonly<Record<Result, number>> = { 'fall-back': 0.15, suppressed: 0.4, 'knocked out': 1 }
/** What a suppressed element is worth is less to lose. */
const SHAKEN = 0.6

/** Points of an element: a rifle section is about 100. */
export const pointsOf = memoBy((element: D10Element): number => {
  const type = typeOf(element)
  const { class: kind } = type
  if (kind === 'hq') return 25
  if (kind === 'commander') return 60
  if (kind === 'soft' || kind === 'fo') return 30
  const [weapon] = type.weapons
  const value = Math.max(0, ...type.weapons.map(each => each.value ?? 0))
  const ap = typeof weapon?.ap === 'number' ? weapon.ap : 0
  const far = weapon ? Math.min(weapon.range, 30) : 0
  const armour = isArmoured(type) ? type.defence * 9 : 0
  return 40 + value * 8 + Math.min(ap * 7, ap * Math.min(weapon?.apRange ?? 0, 30) * 0.4) + armour + far * 0.6
})

/** What the results of a column cost a target on average, as a share of its worth. */
function costIn(state: D10State, column: Column, lead: number, shot: Shot): number {
  const { target, weapon, mode } = shot
  const chances = chancesIn(column, lead)
  let sum = 0
  for (const result of ['fall-back', 'suppressed', 'knocked out'] as const) {
    const isStar = mode === 'AP' && weapon.ap === '*' && result === 'knocked out'
    const means = effective(state, target, isStar ? 'suppressed' : result, weapon.kind === 'M')
    if (means === null) continue
    sum += chances[result] * COST[means] * (target.suppressed && means === 'knocked out' ? SHAKEN : 1)
  }
  return sum
}

/** Whether a weapon can do anything to a target, before it is measured. */
function isOfUse(weapon: Weapon, target: D10Element): boolean {
  const type = typeOf(target)
  if (!isArmoured(type)) return weapon.value !== null
  if (weapon.ap !== '*') return weapon.ap !== null
  return type.defence <= THIN || (weapon.kind === 'M' && (type.openTopped || type.class === 'ac'))
}

/** The share of its worth that an element in a pose may lose to another one, at the best that this can do. */
export function gainAt(state: D10State, firer: OnTable, target: D10Element, pose: Pose): number {
  const away = apart(state, eyeOf(SHEETS, firer, firer), eyeOf(SHEETS, target, pose))
  let best = huntingAt(state, firer, target, pose, away)
  for (const weapon of typeOf(firer).weapons) {
    const range = isArmoured(typeOf(target)) ? weapon.apRange : weapon.range
    if (away > range || away < weapon.least || !isOfUse(weapon, target)) continue
    const [from, at] = [eyeOf(SHEETS, firer, firer), eyeOf(SHEETS, target, pose)]
    const shot = measureBetween(state, firer, weapon, target, from, at, null)
    if (!shot.sight.clear || shot.distance > shot.reach + 0.01 || !isInField(shot)) continue
    if (weapon.hull && shot.sight.crossed.some(crest => isHullDownAt(SHEETS, from, crest))) continue
    best = Math.max(best, costIn(state, columnOf(shot), leadOf(state, shot), shot))
  }
  return best
}

/** What infantry close by may do to a tank. */
function huntingAt(state: D10State, hunter: OnTable, target: D10Element, pose: Pose, away: number): number {
  if (!isWithin(away, HUNTING) || hunter.suppressed) return 0
  if (!isFoot(typeOf(hunter)) || !isArmoured(typeOf(target))) return 0
  const [weapon] = typeOf(hunter).weapons
  if (!weapon) return 0
  const [from, at] = [eyeOf(SHEETS, hunter, hunter), eyeOf(SHEETS, target, pose)]
  const shot = measureBetween(state, hunter, weapon, target, from, at, null)
  return shot.sight.clear
    ? costIn(state, 'Tank Hunting', huntLeadOf(state, shot), { ...shot, mode: 'HE/SA' })
    : 0
}

/** Kept for as long as the smoke lies as it lies: it hides what was seen before. */
const kept = memoBy((_smoke: D10State['smoke']) =>
  memoBy((_: D10Element) => new WeakMap<D10Element, number>()),
)

/** The share of its worth that an element may lose to the fire of another, where both stand. */
export function gainOf(state: D10State, firer: OnTable, target: OnTable): number {
  const known = kept(state.smoke)(firer)
  const found = known.get(target)
  if (found !== undefined) return found
  const made = gainAt(state, firer.moved ? { ...firer, moved: false } : firer, target, target)
  known.set(target, made)
  return made
}
