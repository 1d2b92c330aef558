import { memoLast } from '../../src/engine/memo'
import { groupsOf, paired } from '../../src/geometry/formation'
import { squareToSegment } from '../../src/geometry/outline'
import { bearing, distance, moveBy, type Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import { isImpassable, touches } from './ground'
import { enemiesOf, inches, paceOf, placedOf, pointsOf, troopsOf, type Placed, type Standing } from './lookup'
import type { ColonialState, Company } from './state'
import { LENGTHS } from './tables'

/** One figure of a charge: where it ends, and over what. */
export interface ChargeWay {
  readonly id: string
  readonly to: Point
  readonly length: number
  readonly bad: boolean
  /** Whom it reaches; null for who only moves up. */
  readonly enemy: { readonly unit: Company; readonly id: string } | null
}

export interface ChargePlan {
  readonly ways: readonly ChargeWay[]
  readonly reached: number
}

/** A way of a figure to an enemy figure: straight to it, or to a place beside it. */
interface Approach {
  readonly to: Point
  readonly length: number
  readonly bad: boolean
}

const SIDES_OF = [0, 40, -40, 80, -80, 130, -130]

/** How far this figure charges along a straight way, or null where it cannot go: too far, barred, or somebody else is met first. */
export function chargeAlong(
  state: ColonialState,
  unit: Standing,
  from: Point,
  to: Point,
  limits: { readonly gone: number; readonly bad: boolean },
): { readonly length: number; readonly bad: boolean } | null {
  const pace = paceOf(unit)
  const length = distance(from, to)
  if (!isWithin(limits.gone + length, inches(state, pace.charge))) return null
  if (touches(state, from, to, unit.mounted ? 'barred to riders' : 'impassable')) return null
  const bad = pace.badDice > 0 && (limits.bad || touches(state, from, to, 'bad'))
  if (bad && !isWithin(limits.gone + length, inches(state, pace.chargeBad))) return null
  return { length, bad }
}

/** How a figure comes into contact with an enemy, by the first of the places about him that is free. */
export function approach(
  state: ColonialState,
  unit: Standing,
  from: Point,
  enemy: Placed & { readonly unit: Company },
  taken: readonly Point[],
  limits: { readonly gone: number; readonly bad: boolean } = { gone: 0, bad: false },
): Approach | null {
  const base = inches(state, LENGTHS.base)
  const away = distance(from, enemy.at)
  const pace = paceOf(unit)
  if (limits.gone + away - base > inches(state, pace.charge) + 0.01) return null
  if (unit.mounted && touches(state, enemy.at, enemy.at, 'barred to riders')) return null
  const back = bearing(enemy.at, from)
  for (const turn of SIDES_OF) {
    // Who touches already need not move.
    const to = turn === 0 && away <= base + 0.01 ? from : moveBy(enemy.at, back + turn, base)
    if (isImpassable(state, to) || !isOnBoard(state, to)) continue
    if (taken.some(at => distance(at, to) < base - 0.005)) continue
    if (meetsAnother(state, unit, from, to, enemy.at, base)) continue
    const found = chargeAlong(state, unit, from, to, limits)
    if (found) return { to, ...found }
  }
  return null
}

function isOnBoard(state: ColonialState, { x, y }: Point): boolean {
  const { width, height } = state.scenario.board
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** Whether a way runs into another enemy, or ends on a figure of another unit. */
function meetsAnother(
  state: ColonialState,
  unit: Standing,
  from: Point,
  to: Point,
  enemy: Point,
  base: number,
): boolean {
  const left = Math.min(from.x, to.x) - base
  const right = Math.max(from.x, to.x) + base
  const top = Math.min(from.y, to.y) - base
  const bottom = Math.max(from.y, to.y) + base
  for (const { unit: other, points, box } of troopsOf(state)) {
    if (other.id === unit.id) continue
    if (box.maxX < left || box.minX > right || box.maxY < top || box.minY > bottom) continue
    const isEnemy = other.side !== unit.side
    for (const at of points) {
      if (at.x < left || at.x > right || at.y < top || at.y > bottom) continue
      if (at.x === enemy.x && at.y === enemy.y) continue
      if (distance(at, to) < base - 0.005) return true
      if (!isEnemy) continue
      const square = squareToSegment(at.x, at.y, from.x, from.y, to.x, to.y)
      if (square < (base - 0.05) ** 2 && square < distance(from, at) ** 2 - 0.001) return true
    }
  }
  return false
}

/**
 * A charge at a unit: as many figures as can get an enemy of their own, first of that unit; the others double up on enemies
 * already reached, or move up in cohesion (R19). Nobody reaches anybody: no ways.
 */
export const chargePlan = memoLast((state: ColonialState, unit: Standing, target: Standing): ChargePlan => {
  const men = placedOf(unit)
  const foes = [target, ...enemiesOf(state)[unit.side].filter(each => each !== target)].flatMap(of =>
    placedOf(of).map(each => ({ ...each, unit: of })),
  )
  const ofTarget = target.figures.length
  const ways = new Map<string, ChargeWay>()
  const taken: Point[] = []
  const contacted = new Set<(typeof foes)[number]>()
  const far = (i: number, j: number): number => {
    const [man, foe] = [men[i], foes[j]]
    if (!man || !foe) return Infinity
    return approach(state, unit, man.at, foe, [])?.length ?? Infinity
  }
  const go = (man: Placed, foe: (typeof foes)[number]): boolean => {
    const found = approach(state, unit, man.at, foe, taken)
    if (!found) return false
    taken.push(found.to)
    contacted.add(foe)
    ways.set(man.id, { id: man.id, ...found, enemy: { unit: foe.unit, id: foe.id } })
    return true
  }
  const first = paired(men.length, ofTarget, far)
  const order = men.map((man, i) => ({ man, j: first[i] ?? -1 })).filter(({ j }) => j >= 0)
  if (order.length === 0) return { ways: [], reached: 0 }
  for (const { man, j } of order) {
    const foe = foes[j]
    if (foe) go(man, foe)
  }
  // Who has nobody of his own looks for one that nobody has reached, then doubles up.
  for (const man of men) {
    if (ways.has(man.id)) continue
    const near = foes
      .map(foe => ({ foe, away: distance(foe.at, man.at) }))
      .toSorted((a, b) => a.away - b.away)
      .slice(0, 8)
      .map(({ foe }) => foe)
    const free = near.filter(foe => !contacted.has(foe))
    const double = near.filter(foe => contacted.has(foe))
    for (const foe of [...free, ...double]) if (go(man, foe)) break
  }
  if (ways.size === 0) return { ways: [], reached: 0 }
  const reached = ways.size
  for (const man of movingUp(men, ways)) {
    const to = movedUp(state, unit, man, [...ways.values()], men, ways)
    taken.push(to.to)
    ways.set(man.id, to)
  }
  return { ways: men.flatMap(man => ways.get(man.id) ?? []), reached }
})

const movingUp = (men: readonly Placed[], ways: ReadonlyMap<string, ChargeWay>): readonly Placed[] =>
  men.filter(man => !ways.has(man.id))

function nearestOf(ways: readonly ChargeWay[], at: Point): ChargeWay | undefined {
  let best: ChargeWay | undefined
  let least = Infinity
  for (const way of ways) {
    const away = distance(way.to, at)
    if (away >= least) continue
    least = away
    best = way
  }
  return best
}

/** Who reaches nobody goes towards the fight as far as he may, so that the unit hangs together. */
function movedUp(
  state: ColonialState,
  unit: Standing,
  man: Placed,
  gone: readonly ChargeWay[],
  men: readonly Placed[],
  ways: ReadonlyMap<string, ChargeWay>,
): ChargeWay {
  const base = inches(state, LENGTHS.base)
  const link = inches(state, LENGTHS.cohesion)
  const goal = nearestOf(gone, man.at)
  const stay: ChargeWay = { id: man.id, to: man.at, length: 0, bad: false, enemy: null }
  if (!goal) return stay
  const others = men.filter(each => each !== man).map(each => ways.get(each.id)?.to ?? each.at)
  const enemies = enemiesOf(state)[unit.side].flatMap(pointsOf)
  const linked = groupsOf(
    gone.map(each => each.to),
    link,
  )
  const isAnyLinked = (linked[0]?.length ?? 0) > 1
  const whole = distance(man.at, goal.to)
  const angle = bearing(man.at, goal.to)
  for (let part = 1; part > 0; part -= 0.1) {
    for (const turn of [0, 20, -20]) {
      const to = moveBy(man.at, angle + turn, Math.max(0, whole * part - base))
      if (others.some(at => distance(at, to) < base - 0.005)) continue
      if (enemies.some(at => distance(at, to) <= base + 0.02)) continue
      if (isImpassable(state, to) || !isOnBoard(state, to)) continue
      if (meetsAnother(state, unit, man.at, to, man.at, base)) continue
      if (part > 0.25 && !isAnyLinked && !gone.some(each => isWithin(distance(each.to, to), link))) continue
      const found = chargeAlong(state, unit, man.at, to, { gone: 0, bad: false })
      if (found) return { id: man.id, to, ...found, enemy: null }
    }
  }
  return stay
}
