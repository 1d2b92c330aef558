import { memoBy, memoRecent } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
import { bearing, distance, moveBy } from '../../../src/geometry/point'
import { isCover, isHard } from '../ground'
import {
  enemiesOf,
  inches,
  isNative,
  isReduced,
  kind,
  onTable,
  paceOf,
  pointsOf,
  type Standing,
} from '../lookup'
import { needToHold } from '../morale'
import { lossesOf } from '../sequence'
import type { ColonialState, Company, Figure } from '../state'
import { BALLISTICS, GUN_TABLE, type Weapon } from '../tables'

/** What a man is worth: an ordinary unit of ten comes to about 100. */
function priceOf(unit: Company, { weapons, shield, leader }: Figure): number {
  const fires = weapons.reduce((best, each) => Math.max(best, (BALLISTICS[each]?.range ?? 0) / 24), 0)
  const quality = unit.rating === 'Green' ? 0.85 : unit.rating === 'Average' ? 1 : 1.2
  const mount = kind(unit).mount === 'foot' ? 0 : 3
  return (5 + 5 * fires + (shield ? 1 : 0) + mount + (leader ? 4 : 0)) * quality
}

/** What is left of a unit: its men, its gun while it is served, less if it routs or is about to test. */
function valueOf(state: ColonialState, unit: Standing): number {
  let sum = 0
  for (const figure of unit.figures) sum += priceOf(unit, figure)
  if (unit.gun && unit.figures.length >= 2) {
    const { gun } = unit
    sum += gun.kind === 'machine gun' ? 70 : gun.kind === 'light gun' ? 45 : 60
    if (gun.jammed) sum -= 25
    if (!gun.ready) sum -= 12
    if (!gun.loaded) sum -= 14 - 4 * Math.min(2, gun.reloading)
  }
  if (unit.short) sum *= 0.93
  if (unit.routing) return sum * 0.45
  if (isReduced(state, unit) && !unit.standsFast) {
    // It tests whenever it is to act.
    const routs = Math.min(1, Math.max(0, (needToHold(unit) - 1) / 6))
    sum *= 1 - 0.45 * routs
  }
  return sum
}

/** How near a side is to losing: more than half of its units (R49). */
function broken(state: ColonialState, side: Side): number {
  const { lost, of } = lossesOf(state, side)
  if (of === 0) return 0
  const share = lost / (Math.floor(of / 2) + 1)
  return share >= 1 ? 900 : 160 * share * share
}

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

/** A figure's bonus in a fight, on average over its unit. */
function melee(unit: Standing, defends: boolean): number {
  const rating = unit.rating === 'Green' ? -1 : unit.rating === 'Average' ? 0 : 1
  const armed =
    unit.figures.filter(({ shield, lance }) => shield || (lance && unit.mounted)).length / unit.figures.length
  const mount = unit.mounted && (kind(unit).mount === 'horse' || isNative(unit)) ? 2 : 0
  return rating + armed + mount + (unit.gun ? -1 : 0) + (defends ? 1 : 0)
}

/** Figures that a charge would bring down, less those that it would cost. */
function assault(state: ColonialState, unit: Standing, target: Standing, away: number): number {
  if (unit.gun || unit.routing) return 0
  const reach = inches(state, paceOf(unit).charge)
  const near = away <= reach ? 1 : away <= reach + inches(state, paceOf(unit).move) ? 0.45 : 0
  if (near === 0) return 0
  const edge = melee(unit, false) - melee(target, isCover(state, target.at))
  const pairs = Math.min(unit.figures.length, target.figures.length + 2)
  const own = pairs * falls(-edge)
  const theirs = Math.min(target.figures.length, pairs * falls(edge))
  return near * (theirs - own)
}

/** The chance to win by two and more, with so much of a bonus over the other. */
const FALLS = [0, 1 / 36, 3 / 36, 6 / 36, 10 / 36, 15 / 36, 21 / 36, 26 / 36, 30 / 36] as const
const falls = (edge: number): number => FALLS[Math.max(0, Math.min(8, Math.round(edge) + 4))] ?? 0

/** The best that a unit may hope for with its next card, in points. */
function bestAttack(state: ColonialState, unit: Standing, enemies: readonly Standing[]): number {
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
function threats(state: ColonialState, side: Side): number {
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

/** What speaks for naming a unit when a card is turned up: its best attack, or the way that it may make. */
export function promise(state: ColonialState, unit: Standing): number {
  const enemies = enemiesOf(state)[unit.side]
  const near = Math.min(...enemies.map(enemy => gapOf(unit, enemy)))
  const way =
    unit.gun || unit.routing ? 0 : Math.min(inches(state, paceOf(unit).move), near) * pressOf(state, unit)
  return Math.max(bestAttack(state, unit, enemies), way)
}

/** How far two units are apart, roughly: between the nearest edges of what they cover. */
function gapOf(a: Standing, b: Standing): number {
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

/** Who fights hand to hand: cover keeps him from it. */
const closesIn = (unit: Standing): boolean => isNative(unit) && !kind(unit).boer

/** Whether a side loses when the cards run out: it has to take the field before. */
const mustCome = (state: ColonialState, side: Side): boolean => state.scenario.holds === otherSide(side)

/** The share of its cards that a battle has behind it. */
const elapsed = (state: ColonialState): number => Math.min(1, state.drawn / state.scenario.cards)

/** What a side's men count for, and what threatens them: less and less, the fewer cards are left to take the field with. */
const spared = (state: ColonialState, side: Side): number =>
  mustCome(state, side) ? 1 - 0.4 * elapsed(state) : 1

/** Points for an inch nearer to the enemy: more for whoever has to take the field, and for who fights hand to hand. */
function pressOf(state: ColonialState, unit: Standing): number {
  const comes = mustCome(state, unit.side) ? 0.09 * (1 + 2 * elapsed(state)) : 0.01
  return (comes + (closesIn(unit) ? 0.03 : 0)) * unit.figures.length
}

/** Inches that dice have given and nobody has gone yet: half of what they may bring. */
function inHand(state: ColonialState, unit: Standing): number {
  const { active } = state
  if (active?.unit !== unit.id || active.rolled === null || Object.keys(active.gone).length > 0) return 0
  return 0.35 * pressOf(state, unit) * active.rolled
}

/** Cover that men stand in, and for those who fight hand to hand the way to the enemy. */
function standing(state: ColonialState, side: Side): number {
  const enemies = enemiesOf(state)[side]
  if (enemies.length === 0) return 0
  let sum = 0
  for (const unit of onTable(state, side)) {
    const near = Math.min(...enemies.map(enemy => gapOf(unit, enemy)))
    const covered = pointsOf(unit).filter(at => isCover(state, at)).length
    sum += covered * (closesIn(unit) ? 0.25 : 0.8)
    if (!unit.gun && !unit.routing) sum += inHand(state, unit)
    const presses = pressOf(state, unit)
    if (!unit.gun && !unit.routing) sum -= Math.min(40, near) * presses
  }
  return sum
}

/** What a decision that is open will cost: hits that are still to be given out. */
function owed(state: ColonialState, side: Side): number {
  const { pending } = state
  if (pending?.kind === 'losses') {
    const unit = state.units.find(each => each.id === pending.unit)
    if (!unit || unit.side !== side) return 0
    const prices = unit.figures
      .filter(({ id }) => pending.among.includes(id))
      .map(figure => priceOf(unit, figure))
      .toSorted((a, b) => a - b)
      .slice(0, pending.hits)
    const after = unit.figures.length - pending.hits
    const shaken = after * 2 <= unit.started && !isReduced(state, unit) ? 12 : 0
    return prices.reduce((sum, price) => sum + price, 0) + shaken
  }
  if (pending?.kind === 'match' || pending?.kind === 'fights') return fought(state, side)
  return 0
}

/** What a charge that is to be fought out will cost a side on average. */
function fought(state: ColonialState, side: Side): number {
  const { melee: now } = state
  const charger = now && state.units.find(each => each.id === now.unit)
  if (!now || !charger || charger.at === null || charger.figures.length === 0) return 0
  let sum = 0
  for (const id of now.charged) {
    const target = state.units.find(each => each.id === id)
    if (!target || target.at === null || target.figures.length === 0) continue
    const edge = melee(charger as Standing, false) - melee(target as Standing, isCover(state, target.at))
    const men = pointsOf(charger)
    const touching = pointsOf(target).filter(at =>
      men.some(man => distance(man, at) <= inches(state, 0.65)),
    ).length
    const [victim, chance] = side === target.side ? [target, falls(edge)] : [charger, falls(-edge)]
    if (victim.side !== side) continue
    const mean =
      victim.figures.reduce((all, figure) => all + priceOf(victim, figure), 0) / victim.figures.length
    sum += touching * chance * mean
  }
  return sum
}

type Parts = Readonly<Record<'men' | 'lost units' | 'attacks' | 'victory' | 'ground', number>>

const parts = memoRecent((state: ColonialState): Readonly<Record<Side, Parts>> => {
  const of = (side: Side): Parts => ({
    men:
      spared(state, side) *
      (onTable(state, side).reduce((sum, unit) => sum + valueOf(state, unit), 0) - owed(state, side)),
    'lost units': -broken(state, side),
    attacks: spared(state, otherSide(side)) * threats(state, side),
    victory: state.result?.winner === side ? 1_000 : 0,
    ground: standing(state, side),
  })
  return { A: of('A'), B: of('B') }
})

/** What the worth of a position is made of, in points. */
export function merits(state: ColonialState, side: Side): Parts & { readonly danger: number } {
  const both = parts(state)
  const [own, theirs] = [both[side], both[otherSide(side)]]
  return {
    men: own.men - theirs.men,
    'lost units': own['lost units'] - theirs['lost units'],
    attacks: own.attacks,
    danger: -theirs.attacks,
    victory: own.victory - theirs.victory,
    ground: own.ground - theirs.ground,
  }
}

export function worth(state: ColonialState, side: Side): number {
  return Object.values(merits(state, side)).reduce((sum, value) => sum + value, 0)
}
