import type { UnitId } from '../../src/engine/ids'
import { turn } from '../../src/geometry/hexes'
import type { Degrees, Point } from '../../src/geometry/point'
import type { Io } from './act'
import { degreesOf, facingOf, hexOf, isSame, placeOf } from './board'
import { type Standing, changed, hexOfShip, shipIn, shipOf, stands } from './lookup'
import { ahead, spentBy } from './plans'
import { endActivation } from './sequence'
import type { Active, SpaceState } from './state'
import { runInto } from './strike'
import { DAMAGED_MPS } from './tables'
import { canEndMovement } from './canMove'

/** Carries steps out one by one, as far as nothing breaks them off. */
export function takeSteps(before: SpaceState, id: UnitId, steps: string, io: Io): SpaceState {
  const first = shipOf(before, id)
  if (!stands(first)) return before
  const { board } = before.scenario
  const trail: Point[] = [...(before.active?.ship === id ? before.active.trail : [first.at])]
  const from = trail.length - 1
  let spent = spentBy(before, id)
  let state = before
  const acting = (stage: Active['stage'], more: SpaceState): SpaceState => ({
    ...more,
    active: { ship: id, stage, spent, trail, fired: false, launched: false },
  })
  const tell = (): void =>
    io.log({
      code: 'moves',
      facts: { unit: { unit: id }, spent, hexes: trail.length - 1 },
      side: first.side,
      units: [id],
      clauses: ['space-3.2', 'space-3.3'],
      effects: [{ kind: 'move', unit: id, path: trail.slice(from) }],
    })
  for (const step of steps) {
    const ship = shipOf(state, id)
    if (!stands(ship)) break
    spent += 1
    if (step !== 'F') {
      state = changed(state, id, { facing: degreesOf(turn(facingOf(ship.facing), step === 'R' ? 1 : -1)) })
      continue
    }
    const to = ahead(state, hexOfShip(state, ship), facingOf(ship.facing))
    if (to === 'asteroid') continue
    if (to === 'edge') return leave(acting('move', state), ship, trail, io)
    const at = placeOf(board, to)
    trail.push(at)
    state = changed(state, id, { at })
    const into = runInto(state, id, to, io)
    if (into.state === state) continue
    if (into.harmed) {
      tell()
      return brokenOff(acting('move', into.state), id, io)
    }
    state = into.state
  }
  tell()
  return acting('fire', state)
}

/** A ship was Damaged or Destroyed on its way: it goes on with three points in all, or stops (R9). */
function brokenOff(state: SpaceState, id: string, io: Io): SpaceState {
  const ship = shipOf(state, id)
  if (!stands(ship)) return endActivation(state)
  const goesOn = (state.active?.spent ?? 0) < DAMAGED_MPS && canEndMovement(state, ship)
  return goesOn ? state : stopped(state, id, io)
}

/** The movement ends here; where another ship is, the ship is put back to the last free hex of its way. */
export function stopped(state: SpaceState, id: string, io: Io): SpaceState {
  const ship = shipOf(state, id)
  const { active } = state
  if (!stands(ship) || !active) return state
  const { board } = state.scenario
  const at = active.trail.findLast(each => !shipIn(state, hexOf(board, each), id)) ?? ship.at
  const isFree = isSame(hexOf(board, at), hexOf(board, ship.at))
  if (!isFree) {
    io.log({
      code: 'put-back',
      facts: { unit: { unit: id } },
      side: ship.side,
      units: [id],
      clauses: ['space-R9'],
      effects: [{ kind: 'move', unit: id, path: [ship.at, at] }],
    })
  }
  return { ...changed(state, id, { at }), active: { ...active, stage: 'fire' } }
}

/** Over the edge and gone, neither Destroyed nor on the table (R8). */
function leave(state: SpaceState, ship: Standing, trail: readonly Point[], io: Io): SpaceState {
  const { escape, board } = state.scenario
  const { q } = hexOf(board, ship.at)
  const edge = q === 0 ? 'west' : q === board.columns - 1 ? 'east' : null
  const escaped = escape?.side === ship.side && escape.edge === edge && pointsAt(edge, ship.facing)
  io.log({
    code: escaped ? 'escapes' : 'leaves',
    facts: { unit: { unit: ship.id } },
    side: ship.side,
    units: [ship.id],
    clauses: ['space-R8'],
    effects: [{ kind: 'move', unit: ship.id, path: trail }],
  })
  return endActivation(changed(state, ship.id, { at: null, fate: 'left', escaped }))
}

/** Whether a ship at the western or eastern edge goes over that edge and not over the one to the north or south. */
function pointsAt(edge: 'west' | 'east', facing: Degrees): boolean {
  const side = facingOf(facing)
  return edge === 'east' ? side === 1 || side === 2 : side === 4 || side === 5
}
