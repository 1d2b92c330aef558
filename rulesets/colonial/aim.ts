import { memoLast } from '../../src/engine/memo'
import { reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { distance, type Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import { activeOf } from './activation'
import { isHard, isScreened } from './ground'
import { isOn } from './houseRules'
import { inches, isNative, kind, isHeld, placedOf, pointsOf, type Placed, type Standing } from './lookup'
import { isSeen } from './sight'
import { firesNow, splitOf } from './split'
import type { ColonialState, Company, Figure } from './state'
import {
  BALLISTICS,
  FIRE_MODIFIERS,
  GUN_TABLE,
  LENGTHS,
  TO_HIT,
  type Ballistics,
  type Shot,
  type Weapon,
} from './tables'

/** A figure that fires, and the score that it needs. */
export interface Shooter {
  readonly id: string
  readonly weapon: Weapon | 'gun'
  readonly need: number
  readonly away: number
}

/** The fire of a unit at another as it stands. */
export interface Aim {
  readonly shooters: readonly Shooter[]
  /** What each die that is thrown needs; halved dice come last. */
  readonly needs: readonly number[]
  /** Figures that may be hit: in range and sight of somebody who fires (R16). */
  readonly among: readonly string[]
  readonly reckonings: readonly Reckoning[]
  /** Why nobody fires, where nobody does. */
  readonly why: 'no-arms' | 'out-of-range' | 'not-seen' | null
  /** The nearest figure of the target, from the nearest of the unit. */
  readonly nearest: number
}

interface Muzzle {
  readonly id: string
  readonly at: Point
  readonly weapon: Weapon | 'gun'
  readonly ballistics: Ballistics
}

/** How a weapon fires in the hands of a figure of a unit. */
export function ballisticsOf(state: ColonialState, unit: Company, weapon: Weapon): Ballistics | null {
  const found = BALLISTICS[weapon]
  if (found && weapon === 'Native rifle' && kind(unit).boer && isOn(state, 'long-boers'))
    return { ...found, range: 24 }
  return found
}

/** Why a weapon cannot be fired from the saddle; European riders have only their revolvers (5.1, 5.3). */
export const firesMounted = (unit: Company, weapon: Weapon): boolean =>
  !unit.mounted || isNative(unit) || weapon === 'Revolver'

/** What a figure could fire with, in the order of its list. */
export function armsOf(
  state: ColonialState,
  unit: Company,
  figure: Figure,
): readonly (readonly [Weapon, Ballistics])[] {
  return figure.weapons.flatMap(weapon => {
    const found = ballisticsOf(state, unit, weapon)
    return found && firesMounted(unit, weapon) ? [[weapon, found] as const] : []
  })
}

/** Canister, or a machine gun. */
function gunFire(state: ColonialState, unit: Company): Ballistics | null {
  const { gun } = unit
  if (!gun) return null
  const isMachineGun = gun.kind === 'machine gun'
  return {
    clause: isMachineGun ? 'colonial-3.4' : gun.kind === 'light gun' ? 'colonial-4.15' : 'colonial-4.14',
    range: GUN_TABLE[gun.kind].range,
    halves: isMachineGun || isOn(state, 'canister-halves'),
    modifier: 0,
    aims: false,
    firearm: false,
  }
}

export const aimAt = memoLast((state: ColonialState, unit: Standing, target: Standing): Aim => {
  const muzzles = muzzlesOf(state, unit)
  if (muzzles.length === 0) return nobody('no-arms', Infinity)
  const targets = placedOf(target)
  const both = [unit, target]
  const shooters: Shooter[] = []
  const among = new Set<string>()
  const classes = new Map<string, { count: number; readonly reckoning: Reckoning }>()
  let nearest = Infinity
  let inRange = false
  const best = new Map<
    string,
    { readonly shooter: Shooter; readonly reckoning: Reckoning; readonly range: number }
  >()
  for (const muzzle of muzzles) {
    const range = inches(state, muzzle.ballistics.range)
    const close = nearestOf(targets, muzzle.at)
    nearest = Math.min(nearest, close)
    if (!isWithin(close, range)) continue
    inRange = true
    const away = nearestSeen(state, muzzle.at, targets, range, both)
    if (away === null) continue
    const reckoning = reckoned(state, unit, target, muzzle, away)
    const before = best.get(muzzle.id)
    if (before && before.reckoning.total <= reckoning.total) continue
    best.set(muzzle.id, {
      shooter: { id: muzzle.id, weapon: muzzle.weapon, need: reckoning.total, away },
      reckoning,
      range,
    })
  }
  for (const muzzle of muzzles) {
    const found = best.get(muzzle.id)
    if (!found || found.shooter.weapon !== muzzle.weapon) continue
    const { shooter, reckoning, range } = found
    shooters.push(shooter)
    const key = `${shooter.weapon} ${reckoning.total} ${reckoning.base.label}`
    const known = classes.get(key)
    if (known) known.count += 1
    else classes.set(key, { count: 1, reckoning })
    for (const each of targets) {
      if (among.has(each.id) || !isWithin(distance(each.at, muzzle.at), range)) continue
      if (isSeen(state, muzzle.at, each.at, both)) among.add(each.id)
    }
  }
  if (shooters.length === 0) return nobody(inRange ? 'not-seen' : 'out-of-range', nearest)
  return {
    shooters,
    needs: diceOf(state, unit, shooters),
    among: targets.filter(each => among.has(each.id)).map(each => each.id),
    reckonings: [...classes.values()].map(({ count, reckoning }) => ({
      ...reckoning,
      title: unit.gun ? reckoning.title : `${count} × ${reckoning.title}`,
    })),
    why: null,
    nearest,
  }
})

function nearestOf(men: readonly Placed[], from: Point): number {
  let least = Infinity
  for (const { at } of men) least = Math.min(least, distance(at, from))
  return least
}

/** How far the nearest man is who is in range and seen; null where none is. Mostly the nearest of all is seen. */
function nearestSeen(
  state: ColonialState,
  from: Point,
  men: readonly Placed[],
  range: number,
  units: readonly Company[],
): number | null {
  let least = Infinity
  let first: Placed | undefined
  for (const man of men) {
    const away = distance(man.at, from)
    if (away >= least) continue
    least = away
    first = man
  }
  if (first && isSeen(state, from, first.at, units)) return least
  const others = men
    .map(man => ({ man, away: distance(man.at, from) }))
    .filter(({ man, away }) => man !== first && isWithin(away, range))
    .toSorted((a, b) => a.away - b.away)
  return others.find(({ man }) => isSeen(state, from, man.at, units))?.away ?? null
}

const nobody = (why: Aim['why'], nearest: number): Aim => ({
  shooters: [],
  needs: [],
  among: [],
  reckonings: [],
  why,
  nearest,
})

/** Every weapon of every figure that is free to fire: who touches an enemy is not (R53), nor who holds his fire. */
function muzzlesOf(state: ColonialState, unit: Standing): readonly Muzzle[] {
  const gun = gunFire(state, unit)
  if (gun) return [{ id: 'gun', at: unit.at, weapon: 'gun', ballistics: gun }]
  const split = splitOf(state, unit)
  return placedOf(unit).flatMap(man =>
    !firesNow(split, man.id) || isHeld(state, unit.side, man.at)
      ? []
      : armsOf(state, unit, man.figure).map(([weapon, ballistics]) => ({
          id: man.id,
          at: man.at,
          weapon,
          ballistics,
        })),
  )
}

function reckoned(
  state: ColonialState,
  unit: Standing,
  target: Standing,
  { at, weapon, ballistics }: Muzzle,
  away: number,
): Reckoning {
  const range = inches(state, ballistics.range)
  const isFar = ballistics.halves && !isWithin(away, range / 2)
  const base = isFar
    ? { clause: 'colonial-2.18', label: 'over half range', value: TO_HIT.far }
    : { clause: unit.gun ? ballistics.clause : 'colonial-2.17', label: 'close range', value: TO_HIT.near }
  const shot: Shot = {
    rating: unit.rating,
    aimed: ballistics.aims && isStationary(state, unit),
    covered: isCovered(state, at, target),
    mounted: unit.mounted && ballistics.firearm,
    short: unit.short,
    weapon: ballistics,
  }
  return reckon('need', weapon === 'gun' ? unit.name : weapon, base, FIRE_MODIFIERS, shot)
}

/** It has not moved in this activation (R6). */
const isStationary = (state: ColonialState, unit: Company): boolean =>
  activeOf(state, unit.id).stage === 'open'

/** At least half of the figures of a unit are in bad ground or cover, or behind a wall as seen from there (R13). */
export function isCovered(state: ColonialState, from: Point, target: Standing): boolean {
  const men = pointsOf(target)
  const close = inches(state, LENGTHS.behindWall)
  let covered = 0
  for (const at of men) if (isHard(state, at) || isScreened(state, from, at, close)) covered += 1
  return covered * 2 >= men.length
}

/** What each die needs: those above 6 are pooled and halved, rounding up, and need a 6 (2.31, R15). */
function diceOf(state: ColonialState, unit: Company, shooters: readonly Shooter[]): readonly number[] {
  const [first] = shooters
  if (unit.gun && first) {
    const { dice } = GUN_TABLE[unit.gun.kind]
    const halved = first.need > 6
    return Array.from({ length: halved ? halves(state, dice, first.need) : dice }, () =>
      Math.min(6, first.need),
    )
  }
  const needs = shooters.map(({ need }) => need)
  const over = needs.filter(need => need > 6)
  let pooled = 0
  for (const need of new Set(isOn(state, 'halve-again') ? over : over.slice(0, 1))) {
    const count = isOn(state, 'halve-again') ? over.filter(each => each === need).length : over.length
    pooled += halves(state, count, need)
  }
  return [...needs.filter(need => need <= 6), ...Array.from({ length: pooled }, () => 6)]
}

function halves(state: ColonialState, count: number, need: number): number {
  return isOn(state, 'halve-again') ? Math.ceil(count / 2 ** (need - 6)) : Math.ceil(count / 2)
}
