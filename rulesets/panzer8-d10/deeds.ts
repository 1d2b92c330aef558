import type { UnitId } from '../../src/engine/ids'
import { isEmptyTransport } from '../families/panzer8'
import { type Reason, cite } from './act'
import { changed, changedState } from './changes'
import { effectOn, elementOf, typeOf } from './lookup'
import { SHEETS_OF_2011 as SHEETS } from './sheets'
import type { D10Element, D10State, Deed } from './state'

/** What cannot both move and attack in one action: crews, and what is noted so. */
export const stays = (element: D10Element): boolean => {
  const type = typeOf(element)
  return type.stays || type.class === 'csw'
}

/** Whether this deed would go on with the action in which an element is: a move and an attack, in either order. */
export function goesOn(state: D10State, element: D10Element, deed: Deed): boolean {
  if (state.acting !== element.id || element.suppressed) return false
  const [only, ...more] = element.deeds.filter(each => each !== 'climb')
  if (deed === 'climb') return only === 'move' && !element.deeds.includes('climb')
  if (!only || more.length > 0 || stays(element)) return false
  return deed === 'attack'
    ? only === 'move' || only === 'turn'
    : (deed === 'move' || deed === 'turn') && only === 'attack'
}

/** Why an element cannot do this as an action, or as a part of one, now. */
export function notActing(state: D10State, element: D10Element, deed: Deed): readonly Reason[] {
  if (mayAct(state, element, deed)) return []
  const reasons: Reason[] = []
  const say = (code: Reason['code'], clause: string) => reasons.push({ code, clause: cite(clause) })
  if (state.step !== 'action') say('not-action-step', '4.0.3')
  if (element.side !== state.active) say('not-its-turn', 'R24')
  if (element.fate !== 'in play') say('is-gone', '6.4.7')
  if (reasons.length > 0) return reasons
  if (deed !== 'recover' && effectOn(state, 'Confusion', element.id)) say('is-confused', 'R67')
  if (!goesOn(state, element, deed) && !mayBegin(state, element))
    say(isMidway(state, element, deed) ? 'moves-or-attacks' : 'has-acted', 'R25')
  return reasons
}

/** That nothing is against it is asked much more often than what is. */
const mayAct = (state: D10State, element: D10Element, deed: Deed): boolean =>
  state.step === 'action' &&
  element.side === state.active &&
  element.fate === 'in play' &&
  (mayBegin(state, element) || goesOn(state, element, deed)) &&
  (deed === 'recover' || !effectOn(state, 'Confusion', element.id))

const mayBegin = (state: D10State, element: D10Element): boolean =>
  element.acts === 0 || (element.acts <= element.extra && state.acting === element.id)

/** Whether all that is against it is that it is of those that either move or attack. */
const isMidway = (state: D10State, element: D10Element, deed: Deed): boolean =>
  state.acting === element.id &&
  stays(element) &&
  ((deed === 'attack' && element.deeds.some(each => each === 'move' || each === 'turn')) ||
    ((deed === 'move' || deed === 'turn') && element.deeds.includes('attack')))

/** Why an element cannot change its place, or turn, of its own will. */
export function notMoving(
  state: D10State,
  element: D10Element,
  deed: 'move' | 'turn' | 'fall back',
): readonly Reason[] {
  const reasons: Reason[] = [...notActing(state, element, deed)]
  const say = (code: Reason['code'], clause: string) => reasons.push({ code, clause: cite(clause) })
  if (element.carriedBy !== null) say('is-carried', 'R60')
  if (effectOn(state, 'Bogged', element.id) || effectOn(state, 'Breakdown', element.id))
    say('is-stuck', 'R67')
  if (element.held) say('handled-a-gun', 'R59')
  if (element.rallying) say('is-rallying', 'R29')
  const isEmpty = isEmptyTransport(SHEETS, state, element)
  if (deed === 'fall back') {
    if (!element.suppressed && !isEmpty) say('need-not-fall-back', 'R27')
    return reasons
  }
  if (element.suppressed) say('suppressed-only-falls-back', 'R27')
  if (isEmpty && state.houseRules['empty-transports'] !== true) say('empty-only-falls-back', 'R61')
  return reasons
}

/** The state after an element has done this, in the action in which it is or in a new one, with what else it changed. */
export function did(state: D10State, id: UnitId, deed: Deed, more: Partial<D10Element> = {}): D10State {
  const element = elementOf(state, id)
  const isSame = goesOn(state, element, deed)
  const deeds = isSame ? [...element.deeds, deed] : [deed]
  return changedState(
    changed(state, id, Object.assign({ deeds, acts: element.acts + (isSame ? 0 : 1) }, more)),
    {
      acting: id,
    },
  )
}

/** The enemy has put an end to an element's action: nothing of it is left to be done. */
export function stopped(state: D10State, id: UnitId): D10State {
  const element = elementOf(state, id)
  if (element.side !== state.active || state.acting !== id) return state
  return changed(state, id, { deeds: ['over'] })
}

/** Whether an element may still begin or go on with an action. */
export const isReady = (state: D10State, element: D10Element): boolean =>
  (['recover', 'attack', 'move', 'turn'] as const).some(
    deed => notActing(state, element, deed).length === 0 && (deed !== 'recover' || element.suppressed),
  )
