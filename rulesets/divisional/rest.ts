import { type Limit, reasonsOf } from '../../src/engine/limits'
import type { Point } from '../../src/geometry/point'
import { OVERLAP } from '../../src/geometry/tolerance'
import type { Reason } from './act'
import { foesAt, isOver, sectionAt } from './contact'
import { type Standing, isOn, reason, stands } from './lookup'
import type { DivState, DivUnit } from './state'
import type { Code } from './words'

interface Resting {
  readonly state: DivState
  readonly unit: DivUnit
  readonly at: Point
}

/** 10.1, R36: who may hold a section of Fortifications. */
export function canHold(state: Pick<DivState, 'houseRules'>, { type }: Pick<DivUnit, 'type'>): boolean {
  return (
    type === 'leg' ||
    type === 'motor' ||
    type === 'artillery' ||
    (type === 'engineers' && isOn(state, 'engineers-dig-in'))
  )
}

/** R36: whether a unit that stands there is inside Fortifications. */
export function isInside(state: DivState, unit: Standing): boolean {
  return canHold(state, unit) && sectionAt(state, unit.at) !== undefined
}

export function isOnTable(
  { scenario: { board, base } }: Pick<DivState, 'scenario'>,
  { x, y }: Point,
): boolean {
  const half = base / 2 - OVERLAP
  return x >= half && y >= half && x <= board.width - half && y <= board.height - half
}

const others = (state: DivState, unit: DivUnit): readonly Standing[] =>
  state.units.filter((each): each is Standing => stands(each) && each.id !== unit.id)

/** Whether a unit would stand upon another. */
export const isTaken = (state: DivState, unit: DivUnit, at: Point): boolean =>
  others(state, unit).some(each => isOver(state, each.at, at))

/** What forbids a unit to end a move, an advance or its deployment at a place. */
const LIMITS: readonly Limit<Resting, Code>[] = [
  {
    broken: ({ state, at }) => !isOnTable(state, at),
    why: () => [reason('divisional-R10', 'off-table')],
    alone: true,
  },
  {
    broken: ({ state, unit, at }) => isTaken(state, unit, at),
    why: ({ state, unit, at }) => {
      const other = others(state, unit).find(each => isOver(state, each.at, at))
      return [reason('divisional-R9', 'on-another', { other: { unit: other?.id ?? unit.id } })]
    },
  },
  {
    broken: ({ state, unit, at }) =>
      (unit.type === 'hq' || unit.type === 'artillery') && foesAt(state, unit.side, at).length > 0,
    why: () => [reason('divisional-6.26', 'not-into-contact')],
  },
  {
    broken: ({ state, unit, at }) => !canHold(state, unit) && sectionAt(state, at) !== undefined,
    why: () => [reason('divisional-R36', 'cannot-hold')],
  },
  {
    broken: ({ state, unit, at }) => {
      const section = sectionAt(state, at)
      return section !== undefined && others(state, unit).some(each => sectionAt(state, each.at) === section)
    },
    why: () => [reason('divisional-10.1', 'section-held')],
  },
  {
    broken: ({ state, unit, at }) =>
      sectionAt(state, at) !== undefined &&
      !(unit.at && sectionAt(state, unit.at) === sectionAt(state, at)) &&
      foesAt(state, unit.side, at).length > 0,
    why: () => [reason('divisional-R36', 'section-touched')],
  },
]

/** Why a unit cannot come to rest at a place, the weightiest first; empty if it can. */
export const unrest = (state: DivState, unit: DivUnit, at: Point): readonly Reason[] =>
  reasonsOf(LIMITS, { state, unit, at })
