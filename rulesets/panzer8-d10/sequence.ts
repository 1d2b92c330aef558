import { conceded, finished } from '../../src/engine/acts'
import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import { holdingsIn, onObjectives } from '../families/panzer8'
import { type Act, type Ending, type Io, cite } from './act'
import { isCombatElement, nameOfSide } from './lookup'
import { SHEETS_OF_2011 as SHEETS } from './sheets'
import { CARDS, type D10Element, type D10State, type Effect } from './state'
import { DECK } from './tables'

/** A pile of all cards, by the order of `CARDS`. */
export const fullPile = (): readonly number[] => CARDS.map(card => DECK[card].copies)

/** The beginning of a side's player turn: what was for a turn is over, and all may act and react anew. */
export function startOf(state: D10State, active: Side): D10State {
  const fresh = (each: D10Element): D10Element => {
    const common = { ...each, fired: [], reacted: false, moved: false, charged: [], fought: false }
    if (each.side !== active) return common
    const own = { acts: 0, extra: 0, deeds: [], attacked: false, busy: false, boarded: false, held: false }
    return { ...common, ...own, rallying: false }
  }
  const lasting = state.effects.filter(({ card, by }) => DECK[card].lasts === 'round' && by !== active)
  return withEffects(
    {
      ...state,
      step: state.houseRules['no-events'] === true ? 'action' : 'event',
      active,
      toAct: [active],
      acting: null,
      bouts: [],
      units: state.units.map(fresh),
    },
    lasting,
  )
}

/** The state with these cards in force, and the smoke that they make. */
export function withEffects(state: D10State, effects: readonly Effect[]): D10State {
  const discs = effects.flatMap(({ at }, index) => (at ? [{ id: `card-${index + 1}`, at }] : []))
  return { ...state, effects, smoke: [...state.scenario.smoke, ...discs] }
}

/** The End step, and the player turn after it; after both player turns the battle may be over. */
export function ended(state: D10State, io: Io): D10State {
  const held: D10State = { ...state, step: 'end', holdings: told(state, io) }
  if (held.active === held.first) return startOf(held, otherSide(held.first))
  const ending = endOf(held)
  if (ending) return finished(held, ending, cite('4.0.7'), io)
  return startOf({ ...held, turn: held.turn + 1 }, held.first)
}

/** Objectives as they are held now, and who has taken them. */
function told(state: D10State, io: Io): D10State['holdings'] {
  const holdings = holdingsIn(SHEETS, state)
  for (const [index, held] of holdings.entries()) {
    if (held === state.holdings[index] || held.holder === null) continue
    const objective = state.scenario.objectives.find(each => each.id === held.id)
    io.log({
      code: 'takes-objective',
      facts: { side: nameOfSide(state, held.holder), objective: objective?.name ?? held.id },
      side: held.holder,
      units: [],
      clauses: [cite('R69')],
    })
  }
  return holdings
}

const hasFighters = (state: D10State, side: Side): boolean =>
  state.units.some(
    each =>
      each.side === side &&
      (each.fate === 'to come' ||
        (each.fate === 'in play' && !each.suppressed && isCombatElement(state, each))),
  )

/** How the battle has ended after a full turn; null if it goes on. */
function endOf(state: D10State): Ending | null {
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
  play: (state, { side }, io) => finished(state, conceded(state, side), cite('R69'), io),
}
