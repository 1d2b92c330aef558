import { finished } from '../../src/engine/acts'
import { type Side, otherSide } from '../../src/engine/ids'
import { concedeBy, endingOf, taken } from '../families/panzer8'
import { type Io, cite } from './act'
import { changedElement, changedState } from './changes'
import { SHEETS_OF_2008 as SHEETS } from './sheets'
import { type D20Element, type D20State, STEPS, type Step } from './state'

/** The step after this one, and whose it is; null at the end of a whole turn. */
function following(state: D20State): { readonly step: Step; readonly active: Side } | null {
  const next = STEPS[STEPS.indexOf(state.step) + 1]
  if (next) return { step: next, active: state.active }
  return state.active === state.first ? { step: 'command', active: otherSide(state.first) } : null
}

/** What begins anew with a phase. */
function freshFor(state: D20State, step: Step, active: Side): D20State {
  const fresh = (each: D20Element): D20Element => {
    if (each.side !== active) return each
    if (step === 'command')
      return changedElement(each, { tested: false, fired: [], moved: false, boarded: false })
    // Ways are wiped out when their owner's next Movement Phase begins.
    return step === 'movement' ? changedElement(each, { track: [], leftCarrier: null }) : each
  }
  const units = step === 'command' || step === 'movement' ? state.units.map(fresh) : state.units
  const fights =
    step === 'close combat'
      ? units.map(each => (each.fought ? changedElement(each, { fought: false }) : each))
      : units
  const overruns =
    step === 'movement' ? state.overruns.filter(each => isOf(state, each.victim, active)) : state.overruns
  return changedState(state, { step, active, toAct: [active], units: fights, bouts: [], overruns })
}

const isOf = (state: D20State, id: string, side: Side): boolean =>
  state.units.some(each => each.id === id && each.side === side)

/** Goes on to the next phase, or to the next turn, or the battle ends. */
export function goOn(state: D20State, io: Io): D20State {
  const held: D20State = changedState(state, { holdings: taken(SHEETS, state, cite('R38'), io) })
  const next = following(held)
  if (next) return freshFor(held, next.step, next.active)
  const ending = endingOf(SHEETS, held)
  if (ending) return finished(held, ending, cite('R61'), io)
  return freshFor(changedState(held, { turn: held.turn + 1 }), 'command', held.first)
}

/** Giving up. */
export const concede = concedeBy<D20State>(cite('R61'))
