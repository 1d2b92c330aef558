import { memoBy } from '../../../src/engine/memo'
import type { Point } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import {
  type Pose,
  type Weapon,
  apart,
  coverOf,
  eyeOf,
  isArmoured,
  isFoot,
  isHullDownAt,
  isInField,
  type Result,
} from '../../families/panzer8'
import { columnFor } from '../fire/hunt'
import { bandsOf, damageColumn, heSa, toHit } from '../fire/reckon'
import { type Shot, apOf, measureBetween } from '../fire/shot'
import { type OnTable, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'
import { HUNTING, THIN } from '../tables'
import { effective } from '../combat/results'

/** Shares of an element's worth that a result costs. */
const COST: Readonly<Record<Result, number>> = { 'fall-back': 0.12, suppressed: 0.4, 'knocked out': 1 }

const above = (least: number): number => Math.min(1, Math.max(0, (21 - least) / 20))

/** Points of an element: a rifle section is about 100. */
export const pointsOf = memoBy((element: D20Element): number => {
  const type = typeOf(element)
  const { class: kind } = type
  if (kind === 'hq') return 25
  if (kind === 'commander') return 70
  if (kind === 'soft' || kind === 'fo') return 30
  const [weapon] = type.weapons
  const value = Math.max(0, ...type.weapons.map(each => each.value ?? 0))
  const ap = typeof weapon?.ap === 'number' && element.team !== false ? weapon.ap : 0
  const armour = isArmoured(type) ? type.defence * 7 : 0
  const far = weapon ? Math.min(weapon.range, 30) : 0
  return 35 + value * 8 + Math.min(ap * 6, ap * far * 0.25) + armour + far
})

/** What a result costs this element, as it is. */
function costOf(state: D20State, target: D20Element, result: Result, byMortar: boolean): number {
  const means = effective(state, target, result, byMortar)
  return means === null ? 0 : COST[means] * (target.suppressed && means === 'knocked out' ? 0.6 : 1)
}

/** The share of its worth that a shot costs its target on average. */
function costOfShot(state: D20State, shot: Shot): number {
  const given = { state, shot }
  const byMortar = shot.weapon.kind === 'M'
  const cost = (result: Result): number => costOf(state, shot.target, result, byMortar)
  if (shot.mode === 'AP') {
    const quality = qualityOf(shot.firer)
    const { suppresses, knocksOut } = damageColumn(given)
    const hit = shot.weapon.kind === 'F' ? 1 : above(Math.min(20, toHit(given).total))
    const out = above(knocksOut - quality)
    return hit * (out * cost('knocked out') + (above(suppresses - quality) - out) * cost('suppressed'))
  }
  const [falls = 99, suppresses = 99, knocksOut = 99] = bandsOf(heSa(given, shot.weapon.value ?? 0).total)
  const [f, s, k] = [above(falls), above(suppresses), above(knocksOut)]
  return k * cost('knocked out') + (s - k) * cost('suppressed') + (f - s) * cost('fall-back')
}

/** Whether a weapon can do anything to a target, before it is measured. */
function isOfUse(firer: D20Element, weapon: Weapon, target: D20Element): boolean {
  const type = typeOf(target)
  if (!isArmoured(type)) return weapon.value !== null
  const ap = apOf(firer, weapon)
  if (ap === null) return false
  if (ap !== '*' || weapon.kind === 'F') return true
  return type.defence <= THIN || (weapon.kind === 'M' && (type.openTopped || type.class === 'ac'))
}

function fromPose(state: D20State, firer: OnTable, target: OnTable, pose: Pose): number {
  const away = apart(state, eyeOf(SHEETS, firer, firer), eyeOf(SHEETS, target, pose))
  let best = huntingAt(state, firer, target, pose, away)
  for (const weapon of typeOf(firer).weapons) {
    const range = isArmoured(typeOf(target)) ? weapon.apRange : weapon.range
    if (away > range || away < weapon.least || !isOfUse(firer, weapon, target)) continue
    const [from, at] = [eyeOf(SHEETS, firer, firer), eyeOf(SHEETS, target, pose)]
    const shot = measureBetween(state, firer, weapon, target, from, at, null)
    if (!shot.sight.clear || shot.distance > shot.reach + 0.01 || !isInField(shot)) continue
    if (weapon.hull && shot.sight.crossed.some(crest => isHullDownAt(SHEETS, from, crest))) continue
    best = Math.max(best, costOfShot(state, shot))
  }
  return best
}

/** What infantry close by may do to a tank, if one of them is in cover. */
function huntingAt(state: D20State, hunter: OnTable, target: OnTable, pose: Pose, away: number): number {
  if (!isWithin(away, HUNTING) || hunter.suppressed) return 0
  if (!isFoot(typeOf(hunter)) || !isArmoured(typeOf(target))) return 0
  const [from, at] = [eyeOf(SHEETS, hunter, hunter), eyeOf(SHEETS, target, pose)]
  const weapon = typeOf(hunter).weapons[0]
  if (!weapon) return 0
  const { sight } = measureBetween(state, hunter, weapon, target, from, at, null)
  if (!sight.clear) return 0
  const serves = (kind: string): boolean => kind === 'soft' || kind === 'hard'
  const isCovered =
    target.suppressed ||
    serves(coverOf(SHEETS, state, from, target, at, sight, 'HE').kind) ||
    serves(coverOf(SHEETS, state, at, hunter, from, sight, 'HE').kind)
  if (!isCovered) return 0
  const { suppresses, knocksOut } = columnFor(hunter, target)
  const quality = qualityOf(hunter)
  const out = above(knocksOut - quality)
  return out + (above(suppresses - quality) - out) * costOf(state, target, 'suppressed', false)
}

const kept = memoBy((_: D20Element) => new WeakMap<D20Element, number>())
/** What a firer may do to elements where their ways began: the same for all ways that an element might go. */
const keptAtStart = memoBy((_: D20Element) => new Map<string, number>())

/** What the fire after the next one does, to which only the place counts where it stands, has this share. */
const AFTERWARDS = 0.5

/** The share of its worth that an element may lose to the fire of another, where it stands or on the way that it came (R24). */
export function gainOf(state: D20State, firer: OnTable, target: OnTable): number {
  const known = kept(firer)
  const found = known.get(target)
  if (found !== undefined) return found
  const here = fromPose(state, firer, target, target)
  let most = here
  const { start, middle } = onItsWay(target)
  if (start) most = Math.max(most, atStart(state, firer, target, start))
  if (middle) most = Math.max(most, fromPose(state, firer, target, middle))
  const made = (1 - AFTERWARDS) * most + AFTERWARDS * here
  known.set(target, made)
  return made
}

function atStart(state: D20State, firer: OnTable, target: OnTable, start: Pose): number {
  const { id, suppressed, dugIn, elevated, brokenDown } = target
  const { at, facing } = start
  const key = `${id} ${at.x} ${at.y} ${facing} ${suppressed} ${dugIn} ${elevated} ${brokenDown}`
  const known = keptAtStart(firer)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = fromPose(state, firer, target, start)
  known.set(key, made)
  return made
}

/** Where an element may be caught on its way, besides its end: whoever leaves a place in view is fired at before he has left it. */
function onItsWay({ track }: D20Element): { readonly start: Pose | null; readonly middle: Pose | null } {
  const [start] = track
  const last = track.at(-1)
  if (!start || !last || start === last) return { start: null, middle: null }
  const at: Point = { x: (start.at.x + last.at.x) / 2, y: (start.at.y + last.at.y) / 2 }
  return { start, middle: { at, facing: track[1]?.facing ?? last.facing } }
}
