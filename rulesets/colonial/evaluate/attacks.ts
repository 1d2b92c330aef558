import { memoBy, memoRecent } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
import { bearing, distance, moveBy } from '../../../src/geometry/point'
import { isDefending } from '../fights'
import { isBad, isHard } from '../ground'
import { inches, isNative, onTable, paceOf, type Standing } from '../lookup'
import type { ColonialState, Company } from '../state'
import { BALLISTICS, GUN_TABLE, type Weapon } from '../tables'
import { chargeOf, edgeOf, falls, inARow, ridesLeft } from './melee'
import { valueOf } from './value'

/** Hits that a unit may hope for in a volley at another, by where they stand. */
function volley(state: ColonialState, unit: Standing, target: Standing, away: number): number {
  const covered = isHard(state, target.at)
  const better =
    (unit.rating === 'Veteran' ? 1 : unit.rating === 'Green' ? -1 : 0) -
    (covered ? 1 : 0) -
    (unit.short ? 1 : 0)
  if (unit.gun) {
    const { gun } = unit
    if (!gun.ready || unit.figures.length < 2 || gun.jammed) return 0
    const { dice, range } = GUN_TABLE[gun.kind]
    const reach = inches(state, range)
    if (gun.kind !== 'machine gun' && away > reach) return gun.loaded ? 1.1 : 0.4
    if (away > reach) return 0
    const need = (gun.kind === 'machine gun' && away > reach / 2 ? 6 : 5) - better
    return dice * chanceOf(need) * (gun.loaded ? 1 : 0.4)
  }
  let hits = 0
  for (const { weapons, count } of armedAlike(unit)) {
    let best = 0
    for (const each of weapons) {
      const of = BALLISTICS[each]
      if (!of || (unit.mounted && !isNative(unit) && each !== 'Revolver')) continue
      const range = inches(state, of.range)
      // Who is a little out of range walks into it and fires without aiming.
      const walks = inches(state, paceOf(unit).move) * 0.8
      if (away > range + walks) continue
      const aims = of.aims && away <= range ? 1 : 0
      const need = (of.halves && away > range / 2 ? 6 : 5) - better - of.modifier - aims
      best = Math.max(best, chanceOf(need) * (away > range ? 0.6 : 1))
    }
    hits += best * count
  }
  return Math.min(hits, target.figures.length)
}

/** The figures of a unit by what they carry. */
const armedAlike = memoBy((unit: Company) => {
  const counts = new Map<string, { readonly weapons: readonly Weapon[]; count: number }>()
  for (const { weapons } of unit.figures) {
    const key = weapons.join()
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { weapons, count: 1 })
  }
  return [...counts.values()]
})

const chanceOf = (need: number): number => (need > 6 ? 1 / 12 : Math.max(0, Math.min(1, (7 - need) / 6)))

/** Figures that a charge would bring down, less those that it would cost. */
function assault(state: ColonialState, unit: Standing, target: Standing, away: number): number {
  if (unit.gun || unit.routing) return 0
  const overBad = isBad(state, target.at)
  const reach = chargeOf(state, unit, overBad)
  const near = away <= reach ? 1 : away <= reach + inches(state, paceOf(unit).move) ? 0.45 : 0
  if (near === 0) return 0
  const defends = isDefending(state, target.at, unit.at, unit.at) ? 1 : 0
  const edge = edgeOf(state, unit, target) - defends
  const pairs = Math.min(unit.figures.length, target.figures.length + 2)
  const fights = pairs * inARow(edge, 1 + ridesLeft(state, unit, away, overBad))
  const own = Math.min(unit.figures.length, fights * falls(-edge))
  const theirs = Math.min(target.figures.length, fights * falls(edge))
  return near * (theirs - own)
}

/** The best that a unit may hope for with its next card, in points. */
export function bestAttack(state: ColonialState, unit: Standing, enemies: readonly Standing[]): number {
  if (unit.routing) return 0
  let best = 0
  const far = farthest(state, unit)
  for (const enemy of enemies) {
    if (distance(unit.at, enemy.at) - radiusOf(unit) - radiusOf(enemy) > far) continue
    const away = gapOf(unit, enemy)
    const price = priceOfMan(state, enemy)
    const charge = assault(state, unit, enemy, away)
    best = Math.max(best, volley(state, unit, enemy, away) * price, charge * price)
  }
  return best
}

/** Inches beyond which a unit hopes for nothing: its longest range and a walk, or its charge and a walk. */
function farthest(state: ColonialState, unit: Standing): number {
  if (unit.gun)
    return unit.gun.kind === 'machine gun' ? inches(state, GUN_TABLE[unit.gun.kind].range) : Infinity
  const { move, charge } = paceOf(unit)
  const ranges = armedAlike(unit).flatMap(({ weapons }) => weapons.map(each => BALLISTICS[each]?.range ?? 0))
  return inches(state, Math.max(charge + move, Math.max(0, ...ranges) + move))
}

/** How far the farthest figure of a unit stands from its middle. */
const radiusOf = memoBy((unit: Company): number =>
  unit.figures.reduce((most, { dx, dy }) => Math.max(most, Math.hypot(dx, dy)), 0),
)

const priceOfMan = (state: ColonialState, unit: Standing): number => {
  const known = prices(state)
  const found = known.get(unit) ?? valueOf(state, unit) / Math.max(1, unit.figures.length)
  known.set(unit, found)
  return found
}
/** What a man of each unit is worth, kept while a position is looked at. */
const prices = memoRecent((_state: ColonialState) => new Map<Standing, number>())

/** What a side may do with its next cards: its best attacks, the more for each unit that has some. */
export function threats(state: ColonialState, side: Side): number {
  const enemies = onTable(state, otherSide(side))
  let sum = 0
  let top = 0
  for (const unit of onTable(state, side)) {
    const best = bestAttack(state, unit, enemies)
    sum += best
    top = Math.max(top, best)
  }
  // One unit acts with each card: the best attack counts most.
  return 0.3 * top + 0.1 * sum
}

/** How far two units are apart, roughly: between the nearest edges of what they cover. */
export function gapOf(a: Standing, b: Standing): number {
  const away = distance(a.at, b.at)
  const angle = bearing(a.at, b.at)
  return Math.max(0.6, away - halfAlong(a, angle) - halfAlong(b, angle + 180))
}

const halfAlong = (unit: Standing, angle: number): number => {
  const far = moveBy(unit.at, angle, 1)
  let most = 0
  for (const { dx, dy } of unit.figures)
    most = Math.max(most, dx * (far.x - unit.at.x) + dy * (far.y - unit.at.y))
  return most
}
