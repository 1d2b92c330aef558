import { refusalField } from '../../src/engine/acts'
import type { Offer, Trace } from '../../src/engine/offer'
import { pathCost, pointAtCost } from '../../src/geometry/ground'
import { type Point, distance, moveBy } from '../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../src/geometry/tolerance'
import type { Act, Io, Reason } from './act'
import { allowanceOf } from './allowance'
import { foesAt, isEngaged } from './contact'
import { costsOf } from './ground'
import { type Followed, costOf, follow, legsOf } from './follow'
import { type Standing, findUnit, reason, stands, withUnit } from './lookup'
import { crossed } from './mines'
import { fieldOf, outlinesOf, wayTo } from './reach'
import { unrest } from './rest'
import type { ActionOf, DivState, DivUnit } from './state'
import { waysOf } from './ways'

type Move = ActionOf<'move'>

/** Why a unit cannot move at all now. */
export function cannotMove(state: DivState, unit: DivUnit): readonly Reason[] {
  if (state.step !== `${unit.side} moves`) return [reason('divisional-3.2', 'not-now')]
  if (unit.moved) return [reason('divisional-4.1', 'has-moved')]
  if (isEngaged(state, unit)) return [reason('divisional-R11', 'engaged')]
  return []
}

/** Why a path cannot be gone as far as it leads; the path ends by itself where an enemy or a Minefield stops the unit. */
function against(state: DivState, unit: Standing, followed: Followed): readonly Reason[] {
  const cost = costOf(state, followed.points)
  const allowance = allowanceOf(state, unit)
  if (cost === Infinity) return [reason('divisional-R10', 'impassable')]
  if (cost > allowance + WITHIN) return [reason('divisional-4.1', 'too-far', { cost, allowance })]
  if (!followed.points.slice(1).every(at => isReachable(state, at)))
    return [reason('divisional-R10', 'off-table')]
  // A Minefield takes hold of it wherever that is.
  return followed.mines.length > 0 ? [] : unrest(state, unit, followed.end)
}

const isReachable = ({ scenario: { board } }: DivState, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= board.width && y <= board.height

/** Section 4: along a path, paying for each inch. */
export const move: Act<'move'> = {
  offers(state, side) {
    if (state.step !== `${side} moves`) return []
    return state.units.flatMap((unit): Offer<Move>[] => {
      if (unit.side !== side || !stands(unit)) return []
      const reasons = cannotMove(state, unit)
      return [
        {
          id: `move:${unit.id}`,
          kind: 'move',
          unit: unit.id,
          label: 'Move',
          clause: 'divisional-4.1',
          input: 'path',
          useful: reasons.length === 0,
          ...refusalField(reasons),
          options: () =>
            waysOf(state, unit).flatMap(path => {
              const action = shortened(state, unit, path)
              return action ? [{ action, label: 'Move', at: action.path.at(-1) ?? unit.at }] : []
            }),
          sample(pick) {
            const far = (pick(100) / 100) * allowanceOf(state, unit) * 1.4
            const action = shortened(state, unit, [moveBy(unit.at, pick(360), far)])
            return action && { action, label: 'Move', at: action.path.at(-1) ?? unit.at }
          },
          region: () => ({ outlines: outlinesOf(state, unit), label: `${allowanceOf(state, unit)} inches` }),
          trace: points => traced(state, unit, points),
        },
      ]
    })
  },
  refuse(state, { unit: id, path }) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit)) return [reason('divisional-3.2', 'no-such-unit')]
    const held = cannotMove(state, unit)
    if (held.length > 0) return held
    if (path.length === 0) return [reason('divisional-4.1', 'no-path')]
    return against(state, unit, follow(state, unit, path))
  },
  nearest(state, { unit: id, path }) {
    const unit = findUnit(state, id)
    return unit && stands(unit) ? shortened(state, unit, path) : null
  },
  play(state, { unit: id, path }, io) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit)) return state
    const followed = follow(state, unit, path)
    const length = followed.points.reduce((sum, at, i) => sum + distance(followed.points[i - 1] ?? at, at), 0)
    io.log({
      code: 'moves',
      facts: { unit: { unit: id }, length },
      side: unit.side,
      units: [id],
      clauses: ['divisional-4.1'],
      effects: [{ kind: 'move', unit: id, path: followed.points }],
    })
    const there = withUnit(state, id, { at: followed.end, moved: true })
    return arrived(there, id, followed, io)
  },
}

/** What a unit meets where its path has ended: Minefields first, then enemies (R35, 6.1). */
export function arrived(state: DivState, id: string, followed: Followed, io: Io): DivState {
  const after = followed.mines.reduce((now, mine) => crossed(now, id, mine, io), state)
  const unit = findUnit(after, id)
  return unit && stands(unit) ? met(after, unit, io) : after
}

/** Contacts that a unit has made are noted: who came counts for a house rule (R20). */
function met(state: DivState, unit: Standing, io: Io): DivState {
  const known = new Set(state.engagements.map(({ by, on }) => `${by} ${on}`))
  const foes = foesAt(state, unit.side, unit.at).filter(
    foe => !known.has(`${unit.id} ${foe.id}`) && !known.has(`${foe.id} ${unit.id}`),
  )
  for (const foe of foes) {
    io.log({
      code: 'engages',
      facts: { unit: { unit: unit.id }, foe: { unit: foe.id } },
      side: unit.side,
      units: [unit.id, foe.id],
      clauses: ['divisional-6.1'],
    })
  }
  if (foes.length === 0) return state
  const made = foes.map(foe => ({ by: unit.id, on: foe.id }))
  return { ...state, engagements: [...state.engagements, ...made] }
}

/** How finely a place to rest is looked for, backwards along a path, in inches. */
const BACKWARDS = 0.15

/** The same path as far as it may be gone; null if nothing of it is left. */
function shortened(state: DivState, unit: Standing, path: readonly Point[]): Move | null {
  if (cannotMove(state, unit).length > 0) return null
  const costs = costsOf(state)
  const whole = [unit.at, ...path.map(at => onBoard(state, at))]
  const cut = cutAtCost(state, whole, allowanceOf(state, unit))
  if (pathCost(costs, cut) === Infinity) return null
  for (let points = cut, tried = 0; tried < 40; tried++) {
    const way = points.slice(1)
    if (way.length === 0) return null
    const followed = follow(state, unit, way)
    if (against(state, unit, followed).length === 0) {
      return distance(followed.end, unit.at) < ROUNDING && followed.mines.length === 0
        ? null
        : { type: 'move', unit: unit.id, path: followed.points.slice(1) }
    }
    points = backedUp(followed.points, BACKWARDS)
  }
  return null
}

const onBoard = ({ scenario: { board, base } }: DivState, { x, y }: Point): Point => ({
  x: Math.min(board.width - base / 2, Math.max(base / 2, x)),
  y: Math.min(board.height - base / 2, Math.max(base / 2, y)),
})

/** A path up to where an allowance runs out or where nobody can go on. */
function cutAtCost(state: DivState, points: readonly Point[], allowance: number): readonly Point[] {
  const { at, index } = pointAtCost(costsOf(state), points, allowance)
  return [...points.slice(0, index + 1), at]
}

/** A path less its last inches. */
function backedUp(points: readonly Point[], inches: number): readonly Point[] {
  const last = points.at(-1)
  const before = points.at(-2)
  if (!last || !before) return []
  const length = distance(before, last)
  if (length <= inches + ROUNDING)
    return backedUp(points.slice(0, -1), 0).length > 1 ? points.slice(0, -1) : []
  const share = 1 - inches / length
  return [
    ...points.slice(0, -1),
    { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share },
  ]
}

/** What a path under the hand comes to; one point alone may be reached by a way round. */
function traced(state: DivState, unit: Standing, points: readonly Point[]): Trace<Move> {
  const [only] = points
  const straight: Move = { type: 'move', unit: unit.id, path: points }
  const isRefused = move.refuse(state, straight).length > 0
  const way = isRefused && points.length === 1 && only ? wayTo(fieldOf(state, unit), only) : null
  const action: Move = way ? { ...straight, path: way } : straight
  const reasons = way ? move.refuse(state, action) : isRefused ? move.refuse(state, straight) : []
  const found = reasons.length === 0 ? action : straight
  const followed = follow(state, unit, found.path)
  const left = allowanceOf(state, unit) - costOf(state, followed.points)
  const legs = legsOf(state, followed.points)
  if (reasons.length === 0) {
    const stop = { at: followed.end, facing: unit.facing }
    return { action: found, legs, left, refusal: null, stop, ...(way && { route: way }) }
  }
  const nearest = shortened(state, unit, points)
  const end = nearest?.path.at(-1) ?? unit.at
  const shorter = nearest ? [unit.at, ...nearest.path] : [unit.at]
  const [first, ...others] = reasons
  return {
    action: found,
    legs,
    left,
    refusal: first ? { reasons: [first, ...others], ...(nearest && { nearest }) } : null,
    stop: { at: end, facing: unit.facing, left: allowanceOf(state, unit) - costOf(state, shorter) },
  }
}
