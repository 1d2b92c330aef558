import { plainOffer } from '../../src/engine/acts'
import type { UnitId } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import { paired } from '../../src/geometry/formation'
import { squareToSegment } from '../../src/geometry/outline'
import { bearing, distance, moveBy, type Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, Io, Reason } from './act'
import { asked } from './activation'
import { isBad, isImpassable, touches } from './ground'
import {
  findUnit,
  inches,
  movedTo,
  paceOf,
  placedOf,
  pointsOf,
  stands,
  touch,
  troopsOf,
  unitOf,
  type Placed,
  type Standing,
} from './lookup'
import { around } from './losses'
import { toFights } from './melee'
import type { ColonialAction, ColonialState, Melee } from './state'
import { GUN_MOVE, LENGTHS } from './tables'

/** A figure of a charged unit and the place at which it meets a charging one. */
interface Match {
  readonly id: string
  readonly to: Point
}

/** Inches that figures of a charged unit have for matching up: half of a normal Move (2.42, R21). */
function reachOf(state: ColonialState, unit: Standing, melee: Melee): number {
  const rolled = melee.rolled[unit.id]
  if (rolled !== undefined) return inches(state, Math.ceil(rolled / 2))
  return inches(state, (unit.gun ? GUN_MOVE : paceOf(unit).move) / 2)
}

/** Whether a charged unit stands on bad ground: a die says how far it may match up. */
const isRolledFor = (state: ColonialState, unit: Standing): boolean =>
  (unit.gun !== null || paceOf(unit).badDice > 0) && pointsOf(unit).some(at => isBad(state, at))

/** Who of a charged unit can meet whom: as many as can, each a charging figure, those first that nobody meets yet. */
export function matchesOf(state: ColonialState, id: UnitId): readonly Match[] {
  const { melee } = state
  const unit = findUnit(state, id)
  const charger = melee ? findUnit(state, melee.unit) : undefined
  if (!melee || !stands(unit) || !stands(charger)) return []
  const far = reachOf(state, unit, melee)
  const foes = placedOf(charger)
  const men = placedOf(unit).filter(man => !foes.some(foe => touch(state, foe.at, man.at)))
  const met = new Set(
    foes.filter(foe => pointsOf(unit).some(at => touch(state, at, foe.at))).map(foe => foe.id),
  )
  const order = [...foes.filter(foe => !met.has(foe.id)), ...foes.filter(foe => met.has(foe.id))]
  const fresh = order.length - met.size
  const taken: Point[] = []
  const found: Match[] = []
  const meet = (man: Placed, foe: Placed): boolean => {
    const to = placeBeside(state, unit, man.at, foe.at, far, taken)
    if (!to) return false
    taken.push(to)
    found.push({ id: man.id, to })
    return true
  }
  const pairs = paired(men.length, fresh, (i, j) => {
    const [man, foe] = [men[i], order[j]]
    return man && foe && placeBeside(state, unit, man.at, foe.at, far, [])
      ? distance(man.at, foe.at)
      : Infinity
  })
  const done = new Set<string>()
  for (const [i, j] of pairs.entries()) {
    const [man, foe] = [men[i], order[j]]
    if (j >= 0 && man && foe && meet(man, foe)) done.add(man.id)
  }
  for (const man of men) {
    if (done.has(man.id)) continue
    const near = order.toSorted((a, b) => distance(a.at, man.at) - distance(b.at, man.at)).slice(0, 4)
    for (const foe of near) if (meet(man, foe)) break
  }
  return found
}

/** A free place in contact with a charging figure, within reach along a straight way that meets nobody else; null if there is none. */
function placeBeside(
  state: ColonialState,
  unit: Standing,
  from: Point,
  foe: Point,
  far: number,
  taken: readonly Point[],
): Point | null {
  const base = inches(state, LENGTHS.base)
  if (distance(from, foe) - base > far + 0.01) return null
  const back = bearing(foe, from)
  for (const turn of [0, 50, -50, 100, -100]) {
    const to = moveBy(foe, back + turn, base)
    if (!isWithin(distance(from, to), far)) continue
    if (isImpassable(state, to) || touches(state, from, to, 'impassable')) continue
    if (taken.some(at => distance(at, to) < base - 0.005)) continue
    if (isInTheWay(state, unit, from, to, foe, base)) continue
    return to
  }
  return null
}

function isInTheWay(
  state: ColonialState,
  unit: Standing,
  from: Point,
  to: Point,
  foe: Point,
  base: number,
): boolean {
  const left = Math.min(from.x, to.x) - base
  const right = Math.max(from.x, to.x) + base
  const top = Math.min(from.y, to.y) - base
  const bottom = Math.max(from.y, to.y) + base
  for (const { unit: other, points, box } of troopsOf(state)) {
    if (box.maxX < left || box.minX > right || box.maxY < top || box.minY > bottom) continue
    const isEnemy = other.side !== unit.side
    for (const at of points) {
      if (at.x < left || at.x > right || at.y < top || at.y > bottom) continue
      if ((at.x === foe.x && at.y === foe.y) || (at.x === from.x && at.y === from.y)) continue
      if (distance(at, to) < base - 0.005) return true
      if (!isEnemy) continue
      const square = squareToSegment(at.x, at.y, from.x, from.y, to.x, to.y)
      if (square < (base - 0.05) ** 2 && square < distance(from, at) ** 2 - 0.001) return true
    }
  }
  return false
}

/** The charged who can match up are asked, one unit after the other; then the fights begin. */
export function toMatching(state: ColonialState, io: Io): ColonialState {
  let now = state
  for (;;) {
    const { melee } = now
    if (!melee) return now
    const [id] = melee.matching
    if (id === undefined) return toFights(now, io)
    const unit = findUnit(now, id)
    if (stands(unit)) {
      if (isAnybodyFree(now, unit)) now = rolledFor(now, unit, io)
      if (matchesOf(now, id).length > 0) return asked(now, { kind: 'match' }, unit.side)
    }
    now = matched(now, id)
  }
}

/** Whether somebody of a charged unit touches no charging figure. */
function isAnybodyFree(state: ColonialState, unit: Standing): boolean {
  const charger = state.melee ? findUnit(state, state.melee.unit) : undefined
  if (!stands(charger)) return false
  const foes = pointsOf(charger)
  return pointsOf(unit).some(at => !foes.some(foe => touch(state, foe, at)))
}

function rolledFor(state: ColonialState, unit: Standing, io: Io): ColonialState {
  const { melee } = state
  if (!melee || melee.rolled[unit.id] !== undefined || !isRolledFor(state, unit)) return state
  const dice = unit.gun ? 1 : paceOf(unit).badDice
  const why = { purpose: 'to match up on bad ground', by: unit.side, clause: 'colonial-2.42' }
  const rolled = io.chance.sum(dice, [1, 2, 3, 4, 5, 6], why)
  io.log({
    code: 'rolls-match',
    side: unit.side,
    facts: { unit: { unit: unit.id }, length: inches(state, Math.ceil(rolled / 2)) },
    units: [unit.id],
    clauses: ['colonial-2.42', 'colonial-R21'],
  })
  return { ...state, melee: { ...melee, rolled: { ...melee.rolled, [unit.id]: rolled } } }
}

function matched(state: ColonialState, id: UnitId): ColonialState {
  const { melee } = state
  return melee
    ? { ...state, melee: { ...melee, matching: melee.matching.filter(each => each !== id) } }
    : state
}

const asking = (state: ColonialState): UnitId | null =>
  state.pending?.kind === 'match' ? (state.melee?.matching[0] ?? null) : null

/** Figures of a charged unit meet the charge, all who are named at once; nobody named: they stand where they are. */
export const match: Act<'match'> = {
  offers(state) {
    const id = asking(state)
    if (id === null) return []
    const all = matchesOf(state, id)
    const action = (figures: readonly string[]): ColonialAction => ({ type: 'match', unit: id, figures })
    const single: Offer<ColonialAction> = {
      id: `match:${id}`,
      kind: 'match',
      unit: id,
      label: 'One man matches up',
      clause: 'colonial-2.42',
      input: 'choice',
      useful: false,
      options: () => {
        const men = placedOf(unitOf(state, id))
        return all.map(({ id: figure }) => {
          const at = men.find(man => man.id === figure)?.at
          return {
            action: action([figure]),
            label: `Man ${figure}`,
            ...(at && { at, cell: around(at, inches(state, LENGTHS.base) / 2) }),
          }
        })
      },
    }
    return [
      plainOffer(action(all.map(each => each.id)), `${all.length} match up`, 'colonial-2.42', {
        id: 'match-all',
        kind: 'match',
        ends: true,
      }),
      plainOffer(action([]), 'Stand as they are', 'colonial-2.42', { id: 'match-none', kind: 'match' }),
      ...(all.length > 1 ? [single] : []),
    ]
  },
  refuse(state, { unit, figures }) {
    if (asking(state) !== unit)
      return [{ code: 'not-charged', clause: 'colonial-2.42' }] satisfies readonly Reason[]
    const all = new Set(matchesOf(state, unit).map(each => each.id))
    return figures.every(each => all.has(each)) ? [] : [{ code: 'cannot-match', clause: 'colonial-R21' }]
  },
  play(state, { unit: id, figures }, io) {
    if (asking(state) !== id) return state
    const wanted = matchesOf(state, id).filter(each => figures.includes(each.id))
    const side = unitOf(state, id).side
    if (wanted.length > 0) {
      io.log({
        code: 'matches',
        side,
        facts: { unit: { unit: id }, count: wanted.length },
        units: [id],
        clauses: ['colonial-2.42'],
      })
    }
    const moved = movedTo(state, id, new Map(wanted.map(({ id: figure, to }) => [figure, to])))
    return toMatching({ ...matched(moved, id), pending: null }, io)
  },
}
