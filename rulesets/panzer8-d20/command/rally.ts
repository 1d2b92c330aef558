import type { Offer } from '../../../src/engine/offer'
import { plainOffer } from '../../../src/engine/acts'
import { type Modifier, modifier, reckon } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import { isWithin } from '../../../src/geometry/tolerance'
import { between, isCommander, isSupported as isSupportedIn, loadOf, placeOf } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { changed } from '../changes'
import { gettingOff, lost } from '../combat/results'
import { captured, elementOf, findElement, isNearEdge, qualityOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State } from '../state'
import { NEAR, PASSES } from '../tables'

interface Case {
  readonly state: D20State
  readonly element: D20Element
}

function hasCommander({ state, element }: Case): boolean {
  const at = placeOf(state, element)
  return (
    at !== null &&
    state.units.some(each => {
      if (each.side !== element.side || each.id === element.id || each.fate !== 'in play') return false
      if (
        !isCommander(SHEETS, each) ||
        (each.suppressed && state.houseRules['suppressed-commanders'] === true)
      )
        return false
      const away = between(SHEETS, state, each, element)
      return away !== null && isWithin(away, NEAR)
    })
  )
}

/** 5.0.9 to 5.0.12: AFVs are supported by AFVs, everybody else by any combat element. */
export const isSupported = ({ state, element }: Case): boolean => isSupportedIn(SHEETS, state, element)

const everyThird = ({ state, element }: Case): number => -Math.floor(state.losses[element.side] / 3)

/** 5: what counts in a test of morale. */
const MORALE: readonly Modifier<Case>[] = [
  modifier(cite('5.0.3'), 1, 'a commander within 4', hasCommander),
  modifier(
    cite('5.0.4'),
    ({ state, element }) => 2 * captured(state, element.side),
    'objectives captured',
    () => true,
  ),
  modifier(
    cite('5.0.5'),
    ({ element }) => qualityOf(element),
    ({ element }) => element.quality,
    () => true,
  ),
  modifier(
    cite('5.0.6'),
    everyThird,
    ({ state, element }) => `${state.losses[element.side]} elements lost`,
    () => true,
  ),
  modifier(cite('5.0.7'), -1, 'near an edge of the table', ({ state, element }) => {
    const at = placeOf(state, element)
    return at !== null && isNearEdge(state, element.side, at)
  }),
  modifier(cite('5.0.8'), -3, 'unsupported', given => !isSupported(given)),
]

/** The score that takes the suppression away. */
export function moraleOf(state: D20State, element: D20Element): Reckoning {
  const base = { clause: cite('5.0.1'), label: 'Morale', value: PASSES }
  return reckon('need', 'Morale', base, MORALE, { state, element })
}

function reasonsFor(state: D20State, element: D20Element | undefined): readonly Reason[] {
  if (!element || element.fate !== 'in play') return [{ code: 'no-element', clause: cite('5.0.1') }]
  const reasons: Reason[] = []
  if (state.step !== 'command') reasons.push({ code: 'not-command-phase', clause: cite('4.0.4') })
  if (element.side !== state.active) reasons.push({ code: 'not-its-turn', clause: cite('4.0.2') })
  if (!element.suppressed) reasons.push({ code: 'not-suppressed', clause: cite('5.0.1') })
  if (element.tested) reasons.push({ code: 'has-tested', clause: cite('R38') })
  return reasons
}

/** A suppressed element tests its morale. */
export const rally: Act<'rally'> = {
  offers(state, side) {
    if (state.step !== 'command' || side !== state.active || state.pending.length > 0) return []
    return state.units
      .filter(each => each.side === side && reasonsFor(state, each).length === 0)
      .map((each): Offer<D20Action> => {
        const action: D20Action = { type: 'rally', unit: each.id }
        const label = 'Test morale'
        return plainOffer(action, label, cite('5.0.1'), {
          id: `rally:${each.id}`,
          unit: each.id,
          useful: true,
          options: () => [{ action, label, reckonings: [moraleOf(state, each)] }],
        })
      })
  },
  refuse: (state, { unit }) => reasonsFor(state, findElement(state, unit)),
  play(state, { unit }, io) {
    const element = elementOf(state, unit)
    const need = moraleOf(state, element)
    const why = { purpose: 'morale', by: element.side, clause: cite('5.0.1') }
    // A natural 1 routs, whatever else counts.
    const found = io.chance.bands(20, [2, Math.max(2, need.total)], why)
    const told = {
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      reckonings: [need],
    }
    if (found === 0) {
      io.log({ code: 'routs', ...told, clauses: [cite('5.0.2')] })
      const routed = lost(state, unit, 'routed')
      return loadOf(state, unit).reduce(
        (now, load) => gettingOff(now, load, { ...element, at: placeOf(state, element) }, true),
        routed,
      )
    }
    io.log({ code: found === 2 ? 'recovers' : 'stays-suppressed', ...told, clauses: [cite('5.0.1')] })
    return changed(state, unit, found === 2 ? { suppressed: false, tested: true } : { tested: true })
  },
}
