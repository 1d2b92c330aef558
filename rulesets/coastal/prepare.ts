import { refusalField, refusalOf } from '../../src/engine/acts'
import type { Offer, Trace } from '../../src/engine/offer'
import { type Point, bearing, distance, moveBy } from '../../src/geometry/point'
import type { Act, Reason } from './act'
import { type Standing, findUnit, groupOf, handlingOf, membersOf, reason, stands, withUnit } from './lookup'
import { alongOf, badBend } from './line'
import { isOnTable } from './passage'
import { isDark } from './secrets'
import { speedSide } from './sequence'
import type { ActionOf, CoastalState } from './state'
import { ARC_NAME, PIVOT } from './tables'

type Plot = ActionOf<'plot'>

const isBefore = (state: CoastalState, side: string): boolean =>
  state.turn === 0 && speedSide(state.step) === side

/** Whom the course of a group leads: its first vessel. */
const leaderOf = (state: CoastalState, group: string): Standing | undefined =>
  membersOf(state, group).find((each): each is Standing => stands(each))

/** Inches between two bends of a course: 1 where all vessels of the group are nimble, else 2 (R7). */
const leastOf = (state: CoastalState, group: string): number =>
  Math.max(...membersOf(state, group).map(each => handlingOf(state, each).straight))

/** A line that begins behind the last vessel and leads on from the first one by these points. */
function wholeLine(state: CoastalState, group: string, ahead: readonly Point[]): readonly Point[] {
  const leader = leaderOf(state, group)
  if (!leader) return ahead
  const rear = membersOf(state, group).reduce((least, each) => Math.min(least, each.along - leader.along), 0)
  return [moveBy(leader.at, leader.facing + 180, Math.max(1, -rear)), leader.at, ...ahead]
}

function lineReasons(state: CoastalState, group: string, ahead: readonly Point[]): readonly Reason[] {
  if (ahead.length === 0) return [reason('coastal-R7', 'no-line')]
  if (!ahead.every(each => isOnTable(state, each))) return [reason('coastal-R7', 'course-off-table')]
  const least = leastOf(state, group)
  const line = wholeLine(state, group, ahead)
  // It does not bend where the leader is: he sails on along it.
  const start = line.slice(1)
  const bad = badBend(line, PIVOT, least) ?? badBend(start, PIVOT, least)
  if (!bad) return []
  return bad.turn > PIVOT + 0.1
    ? [reason('coastal-R7', 'bend-too-sharp', { turn: Math.round(bad.turn) })]
    : [reason('coastal-R7', 'bend-too-near', { least, length: bad.length })]
}

function plotReasons(state: CoastalState, id: string, ahead: readonly Point[]): readonly Reason[] {
  const group = state.scenario.groups.find(each => each.id === id)
  if (!group || !leaderOf(state, id)) return [reason('coastal-2.5', 'no-such-vessel')]
  if (!isBefore(state, group.side)) return [reason('coastal-2.5', 'not-now')]
  return lineReasons(state, id, ahead)
}

/** 2.5, R7: a course is plotted before the game; the scenario's own unless its side plots another. */
export const plot: Act<'plot'> = {
  offers(state, side) {
    if (!isBefore(state, side)) return []
    return state.scenario.groups.flatMap((group): readonly Offer<Plot>[] => {
      const leader = group.side === side ? leaderOf(state, group.id) : undefined
      return leader ? [offerOf(state, group.id, leader)] : []
    })
  },
  refuse: (state, { group, line }) => plotReasons(state, group, line),
  play(state, { group: id, line: ahead }, io) {
    const group = state.scenario.groups.find(each => each.id === id)
    if (!group) return state
    const line = wholeLine(state, id, ahead)
    io.log({
      code: 'plots',
      facts: { group: group.name },
      side: group.side,
      units: [],
      clauses: ['coastal-2.5'],
      ...(isDark(state) && { visibleTo: [group.side] }),
    })
    const units = state.units.map(each => {
      if (each.group !== id || !stands(each)) return each
      const { along, beside } = alongOf(line.slice(0, 2), each.at)
      return { ...each, along, beside }
    })
    const courses = state.courses.map(each => (each.group === id ? { ...each, line } : each))
    return { ...state, units, courses }
  },
}

function offerOf(state: CoastalState, group: string, leader: Standing): Offer<Plot> {
  const actionOf = (line: readonly Point[]): Plot => ({ type: 'plot', group, line })
  const lines = [0, -30, 30].map(turn => {
    const bend = moveBy(leader.at, leader.facing, 4)
    return turn === 0 ? [bend] : [bend, moveBy(bend, leader.facing + turn, 8)]
  })
  return {
    id: `plot:${group}`,
    kind: 'plot',
    unit: leader.id,
    with: membersOf(state, group).map(each => each.id),
    label: `Plot the course of ${groupOf(state, group).name}`,
    clause: 'coastal-2.5',
    input: 'path',
    useful: false,
    options: () =>
      lines.map(line => ({
        action: actionOf(line),
        label: 'Plot',
        at: line.at(-1) ?? leader.at,
        ...refusalField(lineReasons(state, group, line)),
      })),
    trace(points): Trace<Plot> {
      const reasons = lineReasons(state, group, points)
      const last = points.at(-1) ?? leader.at
      const length = points.reduce((sum, at, i) => sum + distance(points[i - 1] ?? leader.at, at), 0)
      return {
        action: actionOf(points),
        legs: [{ label: 'course', length, cost: length }],
        left: 0,
        refusal: reasons.length > 0 ? refusalOf<Plot>(reasons) : null,
        stop: { at: last, facing: bearing(points.at(-2) ?? leader.at, last) },
        stretches: [],
      }
    },
  }
}

type Mount = ActionOf<'mount'>

/** The place of the second 88mm of an MFP among its guns. */
const SECOND = 1
const hasChoice = (unit: Standing): boolean => unit.type === 'mfp' && unit.guns[SECOND]?.kind === '88mm'

/** R16: the owner of an MFP says before the game which way its second 88mm bears. */
export const mount: Act<'mount'> = {
  offers(state, side) {
    if (!isBefore(state, side)) return []
    return state.units.flatMap((unit): readonly Offer<Mount>[] => {
      if (unit.side !== side || !stands(unit) || !hasChoice(unit)) return []
      return [
        {
          id: `mount:${unit.id}`,
          kind: 'mount',
          unit: unit.id,
          label: 'Second 88mm',
          clause: 'coastal-R16',
          input: 'choice',
          useful: false,
          options: () =>
            (['FPS', 'APS'] as const)
              .filter(arc => arc !== unit.guns[SECOND]?.arc)
              .map(arc => ({ action: { type: 'mount', unit: unit.id, arc }, label: ARC_NAME[arc] })),
        },
      ]
    })
  },
  refuse(state, { unit: id, arc }) {
    const unit = findUnit(state, id)
    if (!unit || !stands(unit)) return [reason('coastal-R16', 'no-such-vessel')]
    if (!isBefore(state, unit.side)) return [reason('coastal-R16', 'not-now')]
    if (!hasChoice(unit)) return [reason('coastal-R16', 'no-choice-of-arc')]
    return unit.guns[SECOND]?.arc === arc ? [reason('coastal-R16', 'same-arc')] : []
  },
  play(state, { unit: id, arc }, io) {
    const unit = findUnit(state, id)
    if (!unit) return state
    io.log({
      code: 'mounts',
      facts: { unit: { unit: id }, where: arc === 'FPS' ? 'forward' : 'aft' },
      side: unit.side,
      units: [id],
      clauses: ['coastal-R16'],
      ...(isDark(state) && { visibleTo: [unit.side] }),
    })
    return withUnit(state, id, { guns: unit.guns.map((gun, at) => (at === SECOND ? { ...gun, arc } : gun)) })
  },
}
