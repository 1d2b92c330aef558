import { type Side, otherSide } from '../../src/engine/ids'
import type { Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import { type ElementType, type Standing, elementOf, isCombat, typeOf as typeIn } from '../families/panzer8'
import { changedState } from './changes'
import { SHEETS_OF_2008 as SHEETS } from './sheets'
import type { D20Element, D20State } from './state'
import { NEAR, QUALITY } from './tables'

export { adjectiveOf, elementOf, findElement, nameOfSide } from '../families/panzer8'

export type OnTable = Standing<D20Element>

export const typeOf = (element: Pick<D20Element, 'type'>): ElementType => typeIn(SHEETS, element)

export const qualityOf = ({ quality }: D20Element): number => QUALITY[quality]

export const isCombatElement = (state: D20State, element: D20Element): boolean =>
  isCombat(SHEETS, state, element)

/** Whether an edge of the table that is not a side's own is near. */
export function isNearEdge(state: D20State, side: Side, at: Point): boolean {
  const { width, height } = state.scenario.board
  const home = state.scenario.home[side]
  return (
    (home !== 'north' && isWithin(at.y, NEAR)) ||
    (home !== 'south' && isWithin(height - at.y, NEAR)) ||
    (home !== 'west' && isWithin(at.x, NEAR)) ||
    (home !== 'east' && isWithin(width - at.x, NEAR))
  )
}

/** Objectives that a side holds and did not hold at the beginning. */
export const captured = (state: D20State, side: Side): number =>
  state.holdings.filter(
    held =>
      held.holder === side && state.scenario.objectives.find(({ id }) => id === held.id)?.holder !== side,
  ).length

/** The state with its decisions: whoever has to decide acts, else the side whose turn it is. */
export function settled(state: D20State): D20State {
  const [first] = state.pending
  const to = first ? deciderOf(state, first) : state.active
  return state.toAct.length === 1 && state.toAct[0] === to ? state : changedState(state, { toAct: [to] })
}

function deciderOf(state: D20State, pending: D20State['pending'][number]): Side {
  switch (pending.kind) {
    case 'fall back':
    case 'get off':
      return elementOf(state, pending.unit).side
    case 'suffer':
      return otherSide(elementOf(state, pending.by).side)
    case 'advance':
      return otherSide(elementOf(state, pending.defender).side)
    case 'replace':
      return elementOf(state, pending.commander).side
  }
}
