import { conceded, finished } from '../../src/engine/acts'
import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import { onObjectives } from '../families/panzer8'
import { type Act, type Ending, type Io, cite } from './act'
import { holdingsOf, isCombatElement, nameOfSide } from './lookup'
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
    if (step === 'command') return { ...each, tested: false, fired: [], moved: false, boarded: false }
    // Ways are wiped out when their owner's next Movement Phase begins.
    return step === 'movement' ? { ...each, track: [], leftCarrier: null } : each
  }
  const units = step === 'command' || step === 'movement' ? state.units.map(fresh) : state.units
  const fights =
    step === 'close combat' ? units.map(each => (each.fought ? { ...each, fought: false } : each)) : units
  const overruns =
    step === 'movement' ? state.overruns.filter(each => isOf(state, each.victim, active)) : state.overruns
  return { ...state, step, active, toAct: [active], units: fights, bouts: [], overruns }
}

const isOf = (state: D20State, id: string, side: Side): boolean =>
  state.units.some(each => each.id === id && each.side === side)

/** Goes on to the next phase, or to the next turn, or the battle ends. */
export function goOn(state: D20State, io: Io): D20State {
  const held: D20State = { ...state, holdings: told(state, io) }
  const next = following(held)
  if (next) return freshFor(held, next.step, next.active)
  const ending = endOf(held)
  if (ending) return finished(held, ending, cite('R61'), io)
  return freshFor({ ...held, turn: held.turn + 1 }, 'command', held.first)
}

/** Objectives after a phase, and who has taken them. */
function told(state: D20State, io: Io): D20State['holdings'] {
  const holdings = holdingsOf(state)
  for (const [index, held] of holdings.entries()) {
    if (held === state.holdings[index] || held.holder === null) continue
    const objective = state.scenario.objectives.find(each => each.id === held.id)
    io.log({
      code: 'takes-objective',
      facts: { side: nameOfSide(state, held.holder), objective: objective?.name ?? held.id },
      side: held.holder,
      units: [],
      clauses: [cite('R38')],
    })
  }
  return holdings
}

const hasFighters = (state: D20State, side: Side): boolean =>
  state.units.some(
    each =>
      each.side === side &&
      (each.fate === 'to come' ||
        (each.fate === 'in play' && !each.suppressed && isCombatElement(state, each))),
  )

/** How the battle has ended after a full turn; null if it goes on. */
function endOf(state: D20State): Ending | null {
  const fighting = SIDES.filter(side => hasFighters(state, side))
  if (fighting.length === 0) return { winner: null, why: { code: 'draw-nobody' } }
  const [only] = fighting
  if (fighting.length === 1 && only) {
    const facts = { winner: nameOfSide(state, only), side: nameOfSide(state, otherSide(only)) }
    return { winner: only, why: { code: 'won-no-fighters', facts } }
  }
  return state.turn >= state.scenario.turns
    ? onObjectives(state, state.houseRules['losses-by-number'] === true)
    : null
}

/** Giving up. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (state, { side }, io) => finished(state, conceded(state, side), cite('R61'), io),
}
