import { plainOffer } from '../../../src/engine/acts'
import type { Offer } from '../../../src/engine/offer'
import { type Modifier, modifier, reckon } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import { isCommander, isSupported, loadOf, placeOf } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { changed } from '../changes'
import { gettingOff, lost } from '../combat/results'
import { did, notActing } from '../deeds'
import { opened } from '../fire/windows'
import { commandersNear, elementOf, findElement, hasDrawn, qualityOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'
import { FACES, RECOVER } from '../tables'

interface Case {
  readonly state: D10State
  readonly element: D10Element
}

/** Table recover-modifiers, and a card. */
const MORALE: readonly Modifier<Case>[] = [
  modifier(cite('5.0.2'), 1, 'a commander within 4 rallies', ({ state, element }) =>
    commandersNear(state, element).some(({ rallying }) => rallying),
  ),
  modifier(
    cite('5.0.3'),
    ({ state, element }) => -Math.floor(state.losses[element.side] / 3),
    ({ state, element }) => `${state.losses[element.side]} elements lost`,
    () => true,
  ),
  modifier(cite('5.0.4'), -1, 'unsupported', ({ state, element }) => !isSupported(SHEETS, state, element)),
  modifier(
    cite('5.0.5'),
    ({ element }) => qualityOf(element),
    ({ element }) => element.quality,
    () => true,
  ),
  modifier(cite('R67'), 1, 'Steady', ({ state, element }) => hasDrawn(state, 'Steady', element.side)),
]

/** What is added to the die of a Recover roll. */
export function recovery(state: D10State, element: D10Element): Reckoning {
  const base = { clause: cite('5.0.1'), label: 'Recover', value: 0 }
  return reckon('sum', 'Added to the die', base, MORALE, { state, element })
}

function notRecovering(state: D10State, element: D10Element | undefined): readonly Reason[] {
  if (!element || element.fate !== 'in play') return [{ code: 'no-element', clause: cite('5.0.1') }]
  const reasons: Reason[] = [...notActing(state, element, 'recover')]
  if (!element.suppressed) reasons.push({ code: 'not-suppressed', clause: cite('5.0.1') })
  if (element.deeds.includes('recover')) reasons.push({ code: 'has-tried', clause: cite('R29') })
  return reasons
}

/** A suppressed element tries to recover, as its action. */
export const recover: Act<'recover'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    return state.units
      .filter(each => each.side === side && each.suppressed && notRecovering(state, each).length === 0)
      .map((each): Offer<D10Action> => {
        const action: D10Action = { type: 'recover', unit: each.id }
        const label = 'Recover'
        return plainOffer(action, label, cite('5.0.1'), {
          id: `recover:${each.id}`,
          unit: each.id,
          useful: true,
          options: () => [{ action, label, reckonings: [recovery(state, each)] }],
        })
      })
  },
  refuse: (state, { unit }) => notRecovering(state, findElement(state, unit)),
  play(state, { unit }, io) {
    const element = elementOf(state, unit)
    const added = recovery(state, element)
    const why = { purpose: 'recover', by: element.side, clause: cite('5.0.1') }
    const row = io.chance.bands(
      FACES,
      RECOVER.map(total => total - added.total),
      why,
    )
    const acted = did(state, unit, 'recover')
    const told = { facts: { unit: { unit } }, side: element.side, units: [unit], reckonings: [added] }
    if (row === 0) {
      io.log({ code: 'breaks', ...told, clauses: [cite('5.0.6')] })
      const at = placeOf(state, element)
      return loadOf(state, unit).reduce(
        (now, load) => gettingOff(now, load, { ...element, at }, true),
        lost(acted, unit, 'routed'),
      )
    }
    if (row === 1) {
      io.log({ code: 'stays-suppressed', ...told, clauses: [cite('5.0.7')] })
      return opened(acted, unit, [])
    }
    const isMore = row === 3
    io.log({
      code: isMore ? 'recovers-and-acts' : 'recovers',
      ...told,
      clauses: [cite(isMore ? '5.0.9' : '5.0.8')],
    })
    const extra = element.extra + (isMore ? 1 : 0)
    return opened(changed(acted, unit, { suppressed: false, extra }), unit, [])
  },
}

function notRallying(state: D10State, element: D10Element | undefined): readonly Reason[] {
  if (!element || element.fate !== 'in play') return [{ code: 'no-element', clause: cite('R29') }]
  const reasons: Reason[] = [...notActing(state, element, 'rally')]
  if (!isCommander(SHEETS, element)) reasons.push({ code: 'no-commander', clause: cite('R29') })
  if (element.suppressed) reasons.push({ code: 'suppressed-no-rally', clause: cite('R27') })
  if (element.moved) reasons.push({ code: 'has-moved', clause: cite('R29') })
  return reasons
}

/** A commander rallies: all of his side within 4 inches recover better until the end of the step. */
export const rally: Act<'rally'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    return state.units
      .filter(
        each => each.side === side && isCommander(SHEETS, each) && notRallying(state, each).length === 0,
      )
      .map((each): Offer<D10Action> => {
        const action: D10Action = { type: 'rally', unit: each.id }
        return plainOffer(action, 'Rally', cite('R29'), { id: `rally:${each.id}`, unit: each.id })
      })
  },
  refuse: (state, { unit }) => notRallying(state, findElement(state, unit)),
  play(state, { unit }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: 'rallies',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite('R29')],
    })
    return opened(did(state, unit, 'rally', { rallying: true }), unit, [])
  },
}
