import { plainOffer } from '../../src/engine/acts'
import { reckon } from '../../src/engine/reckon'
import type { UnitId } from '../../src/engine/ids'
import { squareToSegment } from '../../src/geometry/outline'
import { distance, moveBy, type Point } from '../../src/geometry/point'
import type { Act, Io } from './act'
import { activeOf, candidates, isActing, isDueToTest, reasonsNotToAct, withActive } from './activation'
import { isBad, touches } from './ground'
import {
  enemiesOf,
  findUnit,
  inches,
  paceOf,
  placedOf,
  pointsOf,
  stands,
  unitOf,
  withUnit,
  withPlaces,
  without,
} from './lookup'
import { finish } from './sequence'
import { EUROPEAN, type ColonialAction, type ColonialState, type Company } from './state'
import { LENGTHS, MORALE_MODIFIERS, ROUTS_UP_TO } from './tables'

/** The score of a morale test with its reasons. */
export const nerveOf = (unit: Company) =>
  reckon('sum', 'Morale', { clause: 'colonial-7.2', label: 'die', value: 0 }, MORALE_MODIFIERS, {
    rating: unit.rating,
    led: unit.figures.some(({ leader }) => leader !== null),
  })

/** The die on which it holds. */
export const needToHold = (unit: Company): number => ROUTS_UP_TO + 1 - nerveOf(unit).total

/** A unit that is activated at half strength tests its morale before it does anything (section 7). */
export const test: Act<'test'> = {
  offers: (state, side) =>
    isActing(state, side)
      ? candidates(state, side)
          .filter(unit => !state.active && isDueToTest(state, unit))
          .map(unit =>
            plainOffer<ColonialAction>(
              { type: 'test', unit: unit.id },
              `Test morale: ${needToHold(unit)} or more`,
              'colonial-7.1',
              { id: `test:${unit.id}`, unit: unit.id, useful: true },
            ),
          )
      : [],
  refuse(state, { unit: id }) {
    const reasons = reasonsNotToAct(state, id, true)
    if (reasons.length > 0) return reasons
    if (state.active || !isDueToTest(state, unitOf(state, id)))
      return [{ code: 'no-test', clause: 'colonial-7.1' }]
    return []
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const why = { purpose: 'morale', by: unit.side, clause: 'colonial-7.2' }
    const holds = io.chance.check(6, needToHold(unit), why)
    io.log({
      code: holds ? 'holds' : 'routs',
      side: unit.side,
      facts: { unit: { unit: id }, need: needToHold(unit) },
      units: [id],
      clauses: ['colonial-7.1', 'colonial-7.2'],
      reckonings: [nerveOf(unit)],
      effects: holds ? [] : [{ kind: 'chip', unit: id, chip: 'Routs' }],
    })
    if (holds)
      return withActive(withUnit(state, id, { routing: false, panicked: false }), activeOf(state, id))
    const running = withUnit(state, id, { routing: true, panicked: unit.panicked })
    return finish(withActive(fled(running, id, io), activeOf(state, id)), io)
  },
}

/** A rout: everybody runs the charge distance by the shortest way to his own edge (7.3, R41). */
export function fled(state: ColonialState, id: UnitId, io: Io): ColonialState {
  const unit = unitOf(state, id)
  const south = unit.side === EUROPEAN
  const { height } = state.scenario.board
  const base = inches(state, LENGTHS.base)
  const pace = paceOf(unit)
  const gone = new Set<string>()
  const places: { readonly id: string; readonly at: Point }[] = []
  const enemies = enemiesOf(state)[unit.side].flatMap(pointsOf)
  const others = state.units.flatMap(each => (each.id === id ? [] : pointsOf(each)))
  const men = placedOf(unit).toSorted((a, b) => (south ? b.at.y - a.at.y : a.at.y - b.at.y))
  for (const man of men) {
    const toEdge = south ? height - man.at.y : man.at.y
    const straight = wayBack(state, man.at, south, inches(state, pace.charge), enemies)
    const bad = pace.badDice > 0 && (isBad(state, man.at) || touches(state, man.at, straight, 'bad'))
    const limit = inches(state, bad ? pace.chargeBad : pace.charge)
    const to = bad ? wayBack(state, man.at, south, limit, enemies) : straight
    if (toEdge <= limit + 0.01 && Math.abs(to.x - man.at.x) < 0.01 && distance(to, man.at) >= toEdge - 0.31) {
      gone.add(man.id)
      continue
    }
    places.push({ id: man.id, at: clearOf(to, man.at, [...others, ...places.map(each => each.at)], base) })
  }
  const spot = new Map(places.map(each => [each.id, each.at]))
  const left = without(state, id, gone, 'left')
  const after = unitOf(left, id)
  const moved = placedOf(after).map(each => ({ ...each, at: spot.get(each.id) ?? each.at }))
  const next = withUnit(left, id, withPlaces(after, moved, after.gun ? after.at : null))
  io.log({
    code: gone.size === unit.figures.length ? 'leaves' : gone.size > 0 ? 'flees-some' : 'flees',
    side: unit.side,
    facts: { unit: { unit: id }, count: gone.size },
    units: [id],
    clauses: gone.size > 0 ? ['colonial-7.3', 'colonial-7.8'] : ['colonial-7.3'],
  })
  return next
}

/** Straight back; a little aside where an enemy would come within an inch (where it can). Stops before what nobody passes. */
function wayBack(
  state: ColonialState,
  from: Point,
  south: boolean,
  far: number,
  enemies: readonly Point[],
): Point {
  const { width, height } = state.scenario.board
  const edge = south ? height - 0.3 : 0.3
  const keep = inches(state, LENGTHS.avoid)
  for (const turn of [0, 20, -20, 40, -40, 60, -60]) {
    const heading = (south ? 180 : 0) + turn
    const whole = moveBy(from, heading, far)
    const x = Math.min(width - 0.3, Math.max(0.3, whole.x))
    const to = { x, y: south ? Math.min(edge, whole.y) : Math.max(edge, whole.y) }
    if (touches(state, from, to, 'impassable')) continue
    const isNear = enemies.some(at => {
      const square = squareToSegment(at.x, at.y, from.x, from.y, to.x, to.y)
      return square < keep * keep && square < distance(at, from) ** 2 - 0.01
    })
    if (!isNear) return to
  }
  return from
}

/** The last free place on a way, from its end backwards. */
function clearOf(to: Point, from: Point, others: readonly Point[], base: number): Point {
  for (let part = 1; part >= 0; part -= 0.05) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    if (!others.some(other => distance(other, at) < base - 0.005)) return at
  }
  return from
}
