import { type Battle, lineOf } from '../../src/engine/battle'
import type { Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS } from '../../src/engine/scene'
import { sentence } from '../../src/engine/say'
import type { GameState } from '../../src/engine/state'
import { namesOf, numbersOf } from '../../src/engine/targets'
import { allWords } from '../../src/engine/words'
import { begun } from './game'

export const positionsFileOf = (ruleset: string): string => `tests/games/recorded/positions/${ruleset}.txt`

/** Every so many orders a position of a recorded game is looked at. */
const EVERY = 4

/**
 * Positions of a recorded game and the openings of all scenarios: what they ask of the side to act, what a computer thinks that
 * they are worth to side A, and the card of one unit or another.
 */
export function positionsOf(ruleset: Ruleset, battle: Battle): string {
  const states = [battle.opening.state, ...lineOf(battle).moments.map(moment => moment.state)]
  const lines = states.flatMap((state, at) =>
    at % EVERY === 0
      ? [`${at}: ${promptOf(ruleset, state)} ${worthOf(ruleset, state)}`, cardOf(ruleset, state, at)]
      : [],
  )
  const openings = ruleset.scenarios.map(({ id }) => {
    const { state } = begun(ruleset, id).opening
    return `${id}: ${promptOf(ruleset, state)} ${worthOf(ruleset, state)}`
  })
  return `${[...lines, ...openings].join('\n')}\n`
}

/** What the panel shows of one of the units: each has its turn. */
function cardOf(ruleset: Ruleset, state: GameState, at: number): string {
  const unit = state.units[Math.floor(at / EVERY) % state.units.length]
  if (!unit) return '    Nobody.'
  const { title, subtitle, chips, facts, notes } = ruleset.card(state, unit.id)
  const told = facts.map(
    ({ label, value, note }) => `${label} ${value}${note === undefined ? '' : ` (${note})`}`,
  )
  return `    ${[`${title}, ${subtitle}`, ...chips, ...told, ...notes.map(({ text }) => text)].join('; ')}`
}

function promptOf(ruleset: Ruleset, state: GameState): string {
  const [side] = state.toAct
  if (side === undefined) return 'The end.'
  const prompt = ruleset.prompt(state, side, NO_FOCUS)
  return sentence(allWords(ruleset), prompt, namesOf(state), numbersOf(state))
}

function worthOf(ruleset: Ruleset, state: GameState): string {
  const merits = Object.entries(ruleset.merits(state, 'A')).filter(([, points]) => points !== 0)
  const parts = merits.map(([name, points]) => `${name} ${points.toFixed(3)}`)
  const worth = ruleset.worth(state, 'A').toFixed(3)
  return parts.length === 0 ? `Worth ${worth}.` : `Worth ${worth}: ${parts.join(', ')}.`
}
