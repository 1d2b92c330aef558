import { SIDES, type Side } from '../engine/ids'
import type { HouseRules } from '../engine/rulebook'
import { sentence } from '../engine/say'
import { namesOf, numbersOf } from '../engine/targets'
import { allWords } from '../engine/words'
import { playMatch } from '../opponents/selfPlay'
import { rulesetOf } from './rulesets'

/** A battle to be fought by two equal computers: plain data. */
export interface Match {
  /** Id of the ruleset. */
  readonly ruleset: string
  readonly scenario: unknown
  readonly houseRules: HouseRules
  readonly seed: string
}

/** What came of it. */
export interface Fought {
  readonly winner: Side | null
  /** It came to an end by its own conditions. */
  readonly over: boolean
  /** What decided it: a code for all that were decided so, and this one's sentence. */
  readonly code: string
  readonly why: string
  readonly turns: number
  readonly losses: Readonly<Record<Side, number>>
}

/** What the worker that weighs battles answers to. */
export interface Weigher {
  /** Fights one battle; `alive` is called while it goes on. Rejects where the scenario is none of its ruleset. */
  fight(match: Match, alive: () => void): Promise<Fought>
}

/** Between two signs of life, in milliseconds. */
const PULSE = 1_000

/** Fights battles between two expert computers, one when asked for one. */
export function weigher(clock: () => number): Weigher {
  return {
    async fight({ ruleset: id, scenario, houseRules, seed }, alive) {
      const ruleset = await rulesetOf(id)
      if (!ruleset) throw new Error(`There is no ruleset '${id}'.`)
      const parsed = ruleset.scenarioSchema.safeParse(scenario)
      if (!parsed.success) throw new Error('The battle has to be mended before it can be weighed.')
      let told = clock()
      const seats = { A: 'expert', B: 'expert' } as const
      const match = { ruleset, scenario: parsed.data, options: { houseRules }, seats, seed }
      const { result, state, turns, losses } = playMatch(match, () => {
        if (clock() - told > PULSE) {
          told = clock()
          alive()
        }
        return true
      })
      const why = result
        ? sentence(allWords(ruleset), result.why, namesOf(state), numbersOf(state))
        : 'Nobody could go on.'
      const winner = SIDES.find(side => result?.winner === side) ?? null
      return { winner, over: result !== null, code: result?.why.code ?? '', why, turns, losses }
    },
  }
}
