import type { Action } from '../../src/engine/action'
import { lineOf } from '../../src/engine/battle'
import type { Branch } from '../../src/engine/dice/everyOutcome'
import { seededChance } from '../../src/engine/dice/seeded'
import type { LogInput } from '../../src/engine/log'
import { type Odds, oddsOf } from '../../src/engine/odds'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { type Problems, enough } from './count'
import { type Position, type RandomBattle, positionsOf } from './sample'

const SAMPLE = 20_000

/** An attack with its odds, which several checks look at: to count them takes longest. */
export interface Attack extends Position {
  readonly odds: Odds<GameState>
}

export const withOdds = (ruleset: Ruleset, attacks: readonly Position[]): readonly Attack[] =>
  attacks.map(each => ({ ...each, odds: oddsOf(ruleset, each.state, each.action) }))

/** Positions whose action threw dice: one of each kind of action first, then at least `more` attacks, where there are so many. */
export function attacksIn(battles: readonly RandomBattle[], more: number): readonly Position[] {
  const told = new Set<Action>()
  const all = battles.flatMap(each => {
    const threw = new Set<Action>()
    for (const { step, log, rolls } of lineOf(each.battle).moments) {
      if (rolls.length === 0) continue
      threw.add(step.action)
      if (log.some(({ outcome }) => outcome !== undefined)) told.add(step.action)
    }
    return positionsOf(each, Number.POSITIVE_INFINITY).filter(({ action }) => threw.has(action))
  })
  const kinds = [...new Set(all.map(position => position.action.type))]
  const firsts = kinds.flatMap(kind => all.filter(position => position.action.type === kind).slice(0, 1))
  const rest = all.filter(position => told.has(position.action) && !firsts.includes(position))
  const stride = Math.max(1, Math.floor(rest.length / more))
  return [...firsts, ...rest.filter((_, at) => at % stride === 0)]
}

/**
 * Odds sum to 1, and for the first few each way comes up as often in 20,000 seeded throws as they say: within five
 * standard deviations.
 */
export function* badOdds(ruleset: Ruleset, attacks: readonly Attack[], least = 1, thrown = 3): Problems {
  let told = 0
  for (const [at, { state, action, odds }] of attacks.entries()) {
    const said = JSON.stringify(action)
    if (Math.abs(sum(odds.branches) - 1) > 1e-9) yield `The odds of ${said} sum to ${sum(odds.branches)}.`
    if (odds.outcomes.length > 0 && Math.abs(sum(odds.outcomes) - 1) > 1e-9) {
      yield `The outcomes of ${said} sum to ${sum(odds.outcomes)}.`
    }
    if (odds.exact && at < thrown) yield* badFrequencies(ruleset, state, action, odds.branches)
    if (odds.outcomes.length > 0) told += 1
  }
  yield* enough(told, 'attacks with dice', least)
}

function* badFrequencies(
  ruleset: Ruleset,
  state: GameState,
  action: Action,
  ways: readonly Branch<GameState>[],
): Problems {
  const expected = new Map<string, number>()
  for (const { chance, log } of ways) add(expected, signature(log), chance)
  const found = new Map<string, number>()
  for (let at = 0; at < SAMPLE; at++) {
    const log: LogInput[] = []
    const chance = seededChance('frequencies', at * 1000, [])
    ruleset.play(state, action, { chance, log: entry => void log.push(entry) })
    add(found, signature(log), 1 / SAMPLE)
  }
  for (const key of found.keys()) if (!expected.has(key)) yield `It happens, but not by the odds: ${key}`
  for (const [key, chance] of expected) {
    const deviation = Math.sqrt((chance * (1 - chance)) / SAMPLE)
    const seen = found.get(key) ?? 0
    if (Math.abs(seen - chance) > 5 * deviation + 1e-9) yield `Odds of ${chance}, found ${seen}: ${key}`
  }
}

/** A position in the mirror has the same odds. Where they are counted: a sample takes long and says less. */
export function* badMirrors(
  ruleset: Ruleset,
  attacks: readonly Attack[],
  mirror: (position: Position) => readonly [GameState, Action] | null,
): Problems {
  let images = 0
  for (const position of attacks) {
    const image = mirror(position)
    if (!image) continue
    images += 1
    const { action, odds } = position
    const said = JSON.stringify(action)
    const refusal = ruleset.refuse(image[0], image[1])
    if (refusal) {
      yield `Refused in the mirror (${refusal.reasons[0].code}): ${said}`
      continue
    }
    if (!odds.exact) continue
    const other = oddsOf(ruleset, image[0], image[1])
    if (Math.abs(odds.hit - other.hit) > 1e-6 || Math.abs(odds.destroy - other.destroy) > 1e-6) {
      yield `Hits with ${odds.hit}, in the mirror with ${other.hit}: ${said}`
    }
  }
  yield* enough(images, 'positions in a mirror')
}

function signature(log: readonly LogInput[]): string {
  return JSON.stringify(log.map(({ code, facts, outcome, hit, units }) => [code, facts, outcome, hit, units]))
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function sum(chances: readonly { readonly chance: number }[]): number {
  return chances.reduce((total, each) => total + each.chance, 0)
}
