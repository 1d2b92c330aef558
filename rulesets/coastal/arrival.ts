import type { Viewer } from '../../src/engine/ids'
import type { Point } from '../../src/geometry/point'
import type { Io } from './act'
import { type Standing, withUnit } from './lookup'
import type { Passage } from './passage'
import { isDark, isHiddenFromEnemy } from './secrets'
import type { CoastalState } from './state'

/** A vessel has gone as far as its way leads, or off the table (R13). */
export function arrived(
  before: CoastalState,
  vessel: Standing,
  way: Passage,
  clause: string,
  io: Io,
): CoastalState {
  const { id, side } = vessel
  const isThrough = way.isOff && vessel.cargo && leavesBy(before, side, way.at)
  const state = way.isOff
    ? withUnit(before, id, { at: null, fate: isThrough ? 'through' : 'left', speed: 0 })
    : withUnit(before, id, { at: way.at, facing: way.facing, along: vessel.along + way.length })
  const hidden = isHiddenFromEnemy(state, state.units.find(each => each.id === id) ?? vessel)
  const wasHidden = isHiddenFromEnemy(before, vessel)
  const facts = { unit: { unit: id }, inches: way.length }
  const readers: readonly Viewer[] = [side]
  if (way.length > 0 || way.points.length === 0) {
    const isLying = way.length === 0
    io.log({
      code: isLying ? 'lies-still' : 'sails',
      facts: isLying ? { unit: { unit: id } } : facts,
      side,
      units: [id],
      clauses: [clause],
      ...(isLying
        ? {}
        : { effects: [{ kind: 'move' as const, unit: id, path: [vessel.at, ...way.points] }] }),
      ...(isDark(before) && { reveals: true }),
      ...((hidden || wasHidden) && { visibleTo: readers }),
    })
  }
  if (wasHidden && !hidden && !way.isOff) {
    const code = 'comes-in-sight'
    const other = side === 'A' ? ('B' as const) : ('A' as const)
    io.log({
      code,
      facts: { unit: { unit: id } },
      side,
      units: [id],
      clauses: ['coastal-R38'],
      visibleTo: [other],
      reveals: true,
    })
  }
  if (way.hits) {
    const other = way.hits.vessel
    io.log({
      code: other ? 'stops-at-hull' : 'stops-at-shore',
      facts: { unit: { unit: id }, ...(other && { other: { unit: other.id } }) },
      side,
      units: other ? [id, other.id] : [id],
      clauses: ['coastal-R13'],
      ...(hidden && { visibleTo: readers }),
    })
  }
  if (way.isOff) {
    io.log({
      code: isThrough ? 'gets-through' : 'leaves',
      facts: { unit: { unit: id } },
      side,
      units: [id],
      clauses: [isThrough ? 'coastal-R36' : 'coastal-R13'],
    })
  }
  return state
}

/** Whether a place beyond the edge is beyond the edge by which a side's cargo leaves (R36). */
function leavesBy({ scenario: { exit, board } }: CoastalState, side: string, at: Point): boolean {
  if (exit?.side !== side) return false
  switch (exit.edge) {
    case 'north':
      return at.y < 0
    case 'south':
      return at.y > board.height
    case 'west':
      return at.x < 0
    case 'east':
      return at.x > board.width
  }
}
