import { type Side, type UnitId, otherSide } from '../../src/engine/ids'
import { isWithin } from '../../src/geometry/tolerance'
import {
  between,
  type ElementType,
  type Standing,
  elementOf,
  firstOf as firstAny,
  isCombat,
  isCommander,
  typeOf as typeIn,
} from '../families/panzer8'
import { changedState } from './changes'
import { SHEETS_OF_2011 as SHEETS } from './sheets'
import type { CardName, D10Element, D10State, Effect, Pending } from './state'
import { DECK, NEAR, QUALITY } from './tables'

export { adjectiveOf, elementOf, findElement, nameOfSide } from '../families/panzer8'

export type OnTable = Standing<D10Element>

export const typeOf = (element: Pick<D10Element, 'type'>): ElementType => typeIn(SHEETS, element)

export const qualityOf = ({ quality }: D10Element): number => QUALITY[quality]

export const isCombatElement = (state: D10State, element: D10Element): boolean =>
  isCombat(SHEETS, state, element)

/** Commanders of a side within 4 inches of an element, itself not among them. */
export function commandersNear(state: D10State, element: D10Element): readonly D10Element[] {
  return state.units.filter(each => {
    if (each.side !== element.side || each.id === element.id || each.fate !== 'in play') return false
    if (!isCommander(SHEETS, each)) return false
    const away = between(SHEETS, state, each, element)
    return away !== null && isWithin(away, NEAR)
  })
}

/** The card in force that befalls an element; null if there is none. */
export const effectOn = (state: D10State, card: CardName, unit: UnitId): Effect | null =>
  state.effects.find(each => each.card === card && each.unit === unit) ?? null

/** Whether a side has drawn a card that is in force for all of it. */
export const hasDrawn = (state: D10State, card: CardName, side: Side): boolean =>
  state.effects.some(each => each.card === card && each.by === side)

/** The decision that comes first, if it is of this kind. */
export const firstOf = <K extends Pending['kind']>(
  state: D10State,
  kind: K,
): Extract<Pending, { kind: K }> | null => firstAny<Pending, K>(state, kind)

/** What is decided first: what comes of an attack, then its second gun, then who answers the action, then a card. */
const RANK: Readonly<Record<Pending['kind'], number>> = {
  'fall back': 0,
  'get off': 0,
  suffer: 0,
  advance: 0,
  replace: 0,
  'second gun': 1,
  react: 2,
  card: 3,
}

/** The state with one more decision to make. */
export function asking(state: D10State, pending: Pending): D10State {
  const at = state.pending.findIndex(({ kind }) => RANK[kind] > RANK[pending.kind])
  if (at === -1) return changedState(state, { pending: [...state.pending, pending] })
  return changedState(state, { pending: state.pending.toSpliced(at, 0, pending) })
}

/** The state with its decisions: whoever has to decide acts, else the side whose turn it is. */
export function settled(state: D10State): D10State {
  const [first] = state.pending
  const to = first ? deciderOf(state, first) : state.active
  return state.toAct.length === 1 && state.toAct[0] === to ? state : changedState(state, { toAct: [to] })
}

function deciderOf(state: D10State, pending: Pending): Side {
  switch (pending.kind) {
    case 'fall back':
    case 'get off':
    case 'second gun':
      return elementOf(state, pending.unit).side
    case 'react':
      return otherSide(elementOf(state, pending.unit).side)
    case 'suffer':
      return otherSide(elementOf(state, pending.by).side)
    case 'advance':
      return otherSide(elementOf(state, pending.defender).side)
    case 'replace':
      return elementOf(state, pending.commander).side
    case 'card':
      return DECK[pending.card].names === 'enemy' ? otherSide(pending.by) : pending.by
  }
}
