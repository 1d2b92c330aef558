import { type ActOf, conceded, finished } from '../../../../src/engine/acts'
import { type ClauseId, SIDES, type Side, otherSide } from '../../../../src/engine/ids'
import type { Result as Ending } from '../../../../src/engine/state'
import type { Battle, BattleAction } from '../model/battle'
import type { Io } from '../model/edition'
import { isCombat, nameOfSide } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import { holdingsIn, onObjectives } from '../model/victory'
import type { Code } from '../text/words'

/** Objectives as they are held now, and who has taken them. */
export function taken(sheets: Sheets, state: Battle, clause: ClauseId, io: Io): Battle['holdings'] {
  const holdings = holdingsIn(sheets, state)
  for (const [index, held] of holdings.entries()) {
    if (held === state.holdings[index] || held.holder === null) continue
    const objective = state.scenario.objectives.find(each => each.id === held.id)
    io.log({
      code: 'takes-objective',
      facts: { side: nameOfSide(state, held.holder), objective: objective?.name ?? held.id },
      side: held.holder,
      units: [],
      clauses: [clause],
    })
  }
  return holdings
}

const hasFighters = (sheets: Sheets, state: Battle, side: Side): boolean =>
  state.units.some(
    each =>
      each.side === side &&
      (each.fate === 'to come' ||
        (each.fate === 'in play' && !each.suppressed && isCombat(sheets, state, each))),
  )

/** How the battle has ended after a full turn; null if it goes on. */
export function endingOf(sheets: Sheets, state: Battle): Ending<Code> | null {
  const fighting = SIDES.filter(side => hasFighters(sheets, state, side))
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
export const concedeBy = <S extends Battle>(clause: ClauseId): ActOf<S, BattleAction, 'concede'> => ({
  offers: () => [],
  refuse: () => [],
  play: (state, { side }, io) => finished(state, conceded(state, side), clause, io),
})
