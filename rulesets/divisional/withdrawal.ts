import type { UnitId } from '../../src/engine/ids'
import { otherSide } from '../../src/engine/ids'
import { stretches } from '../../src/geometry/ground'
import { type Degrees, type Point, distance, heading, moveBy } from '../../src/geometry/point'
import { distanceOfBoxes } from '../../src/geometry/polygons'
import type { Io } from './act'
import { bodyOf, boxOf, foesOf, isOver, unitsOf } from './contact'
import { isHarmless } from './follow'
import { costsOf } from './ground'
import { type Standing, destroyed, isOn, stands, unitOf, withUnit } from './lookup'
import { crossed } from './mines'
import { isOnTable, isTaken } from './rest'
import type { DivState } from './state'
import { TOUCHING } from './tables'

/** Steps in which a withdrawal is followed, in inches: what it meets is looked for at each. */
const STEP = 0.05
/** R25: an enemy that was touched at the start counts from here on. */
const CLEAR = 0.1

/** Nothing of an enemy is met whose middle is so many bases beside the way. */
const NEAR = 4

/** 6.7, 6.11, R24: a loser goes straight away from the winner, whatever the ground, and may be lost on the way (6.15). */
export function withdrawn(
  state: DivState,
  id: UnitId,
  winner: Standing,
  direction: Degrees,
  inches: number,
  io: Io,
): DivState {
  const unit = unitOf(state, id)
  if (!stands(unit)) return state
  const start = unit.at
  const touched = new Set(foesOf(state, unit).map(foe => foe.id))
  const ahead = heading(direction)
  const near = state.scenario.base * NEAR
  const others = unitsOf(state, otherSide(unit.side)).filter(
    ({ id: foe, at: { x, y } }) =>
      foe !== winner.id && Math.abs((x - start.x) * ahead.y - (y - start.y) * ahead.x) <= near,
  )
  const firm = firmUntil(state, start, direction, inches)
  let at = start
  for (let gone = 0; ; ) {
    const isFarEnough = gone >= inches - 1e-9
    if (isFarEnough && !isTaken(state, unit, at)) break
    // Over a friend it goes on until it is clear.
    const next = isFarEnough ? gone + STEP : Math.min(inches, gone + STEP)
    const to = moveBy(start, direction, next)
    if (next > firm) break
    if (!isOnTable(state, to)) {
      if (isOn(state, 'edge-holds')) break
      return lost(moved(state, unit, at, io), id, 'off-the-table', 'divisional-R24', io)
    }
    at = to
    gone = next
    const met = others.find(foe => isMet(state, foe, at, touched.has(foe.id) && gone < CLEAR))
    if (met) return lost(moved(state, unit, at, io), id, 'meets-another', 'divisional-6.15', io)
    const mines = minesAt(state, unit, at)
    if (mines.length > 0) {
      const there = moved(state, unit, at, io)
      return mines.reduce((now, mine) => crossed(now, id, mine, io), there)
    }
  }
  return moved(state, unit, at, io)
}

/** How far it may go until ground that nobody enters begins. */
function firmUntil(state: DivState, start: Point, direction: Degrees, inches: number): number {
  const far = inches + state.scenario.base * 6
  const end = moveBy(start, direction, far)
  for (const { from, area } of stretches(costsOf(state), start, end))
    if (area?.rate === Infinity && from > 0) return from * distance(start, end) - 0.01
  return Infinity
}

const isMet = (state: DivState, foe: Standing, at: Point, isLeaving: boolean): boolean =>
  !isLeaving && bodyOf(state, foe.at).some(box => distanceOfBoxes(box, boxOf(state, at)) <= TOUCHING)

const minesAt = (state: DivState, unit: Standing, at: Point) =>
  state.minefields.filter(mine => isOver(state, mine.at, at) && !isHarmless(state, unit, mine))

function moved(state: DivState, unit: Standing, at: Point, io: Io): DivState {
  io.log({
    code: 'withdraws',
    facts: { unit: { unit: unit.id }, inches: distance(unit.at, at) },
    side: unit.side,
    units: [unit.id],
    clauses: ['divisional-R24'],
    effects: [{ kind: 'move', unit: unit.id, path: [unit.at, at] }],
  })
  const engagements = state.engagements.filter(({ by, on }) => by !== unit.id && on !== unit.id)
  return { ...withUnit(state, unit.id, { at }), engagements }
}

function lost(
  state: DivState,
  id: UnitId,
  code: 'off-the-table' | 'meets-another',
  clause: string,
  io: Io,
): DivState {
  io.log({
    code,
    facts: { unit: { unit: id } },
    side: unitOf(state, id).side,
    units: [id],
    clauses: [clause],
  })
  return destroyed(state, id, clause, io)
}
