import { describe, expect, test } from 'vitest'
import { REGISTER } from '../rulesets'
import type { Action } from '../src/engine/action'
import { seededChance } from '../src/engine/dice/seeded'
import type { Side } from '../src/engine/ids'
import { PLAIN_OPTIONS, type Ruleset } from '../src/engine/ruleset'
import type { Scenario } from '../src/engine/scenario'
import type { GameState } from '../src/engine/state'
import { chooseOrder } from '../src/opponents/opponent'
import { STRENGTHS, type Strength } from '../src/opponents/order'
import { SCRIPTS } from '../src/opponents/scripts'
import type { Script } from '../src/opponents/scripts/script'
import { playMatch } from '../src/opponents/selfPlay'
import { NO_BATTLES, counted, rateOf } from '../src/opponents/tally'

/**
 * How long an order takes, of each strength and of each sparring partner, and how often the strongest computer beats the weakest from either side of every battle of
 * one ruleset, or of all of them:
 *   BATTLES=20 RULESET=ww2 SCENARIO=saint-aubin STRONG=hard WEAK=easy npm run bench -- opponents
 * and as if this machine were so many times slower: SLOWER=4 npm run bench -- opponents -t 'an order'
 */
const BATTLES = Number(process.env['BATTLES'] ?? 1)
const SLOWER = Number(process.env['SLOWER'] ?? 1)
const RULESET = process.env['RULESET']
const ONLY = process.env['SCENARIO']
const SEED = process.env['SEED'] ?? 'bench'
const strengthOf = (name: string | undefined, otherwise: Strength): Strength =>
  STRENGTHS.find(each => each === name) ?? otherwise
const STRONG = strengthOf(process.env['STRONG'], 'expert')
const WEAK = strengthOf(process.env['WEAK'], 'easy')

/** The share that has to be won. With few battles, or other opponents, chance has the last word. */
const LEAST = BATTLES >= 10 && STRONG === 'expert' && WEAK === 'easy' ? 0.8 : 0

/** Milliseconds for one order that nobody may exceed. */
const LIMIT: Readonly<Record<Strength, number>> = {
  easy: 300,
  middle: 300,
  hard: 600,
  expert: 1_000,
}
/** What the table gives them: a little less, for the order has to get back to it. */
const ALLOWED: Readonly<Record<Strength, number>> = {
  easy: 100,
  middle: 180,
  hard: 300,
  expert: 600,
}

const entries = REGISTER.filter(({ id }) => RULESET === undefined || id === RULESET)
if (entries.length === 0) throw new Error(`There is no ruleset ${RULESET}.`)
const loaded = await Promise.all(entries.map(each => each.load()))
const scenarios = loaded.flatMap(ruleset =>
  ruleset.scenarios
    .filter(({ id }) => ONLY === undefined || id === ONLY)
    .map(scenario => ({ id: `${ruleset.id}: ${scenario.id}`, ruleset, scenario })),
)
const print = (line: string) => process.stdout.write(`${line}\n`)

describe('an order', () => {
  test.each(scenarios)('$id', { timeout: 600_000 }, ({ id, ruleset, scenario }) => {
    for (const strength of STRENGTHS) {
      const slow = told(strength, timesOf(ruleset, scenario, strength), id)
      // The slowest may have waited for the machine.
      expect(slow).toBeLessThan(LIMIT[strength])
    }
    for (const [name, script] of Object.entries(SCRIPTS)) told(name, timesOf(ruleset, scenario, script), id)
  })
})

/** Prints how long orders took, and answers what 19 in 20 of them stayed under. */
function told(name: string, times: readonly number[], id: string): number {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const figures = `median ${at(0.5).toFixed(0)} ms, 19 in 20 under ${at(0.95).toFixed(0)} ms, slowest ${at(1).toFixed(0)} ms of ${times.length} orders`
  print(`${name.padEnd(10)} ${figures.padEnd(75)} ${id}`)
  return at(0.95)
}

/** Milliseconds for each order of the first three turns, thought out alone: no plan is used again. */
function timesOf(rules: Ruleset, scenario: Scenario, player: Strength | Script): readonly number[] {
  const io = { chance: seededChance(SEED, 0, []), log: () => {} }
  let state = rules.begin(scenario, PLAIN_OPTIONS, io)
  const times: number[] = []
  while (!state.result && state.turn <= 3) {
    const [side] = state.toAct
    if (!side) throw new Error('Nobody is to act.')
    const view = rules.view(state, side)
    const start = performance.now()
    const action = chosen(view, side)
    times.push((performance.now() - start) * SLOWER)
    if (!action) throw new Error('There is no order.')
    // What the side does not see may be in the way.
    if (typeof player === 'function' && rules.refuse(state, action)) break
    state = rules.play(state, action, io)
  }
  return times

  function chosen(view: GameState, side: Side): Action | null {
    if (typeof player === 'function')
      return player({ ruleset: rules, view, side, seed: `${SEED} ${times.length}` })
    const start = performance.now()
    const mayGoOn = () => (performance.now() - start) * SLOWER < ALLOWED[player]
    return chooseOrder(rules, view, side, player, SEED, mayGoOn)?.action ?? null
  }
}

const cases = scenarios.flatMap(each => (['A', 'B'] as const).map(strong => ({ ...each, strong })))

describe(`${STRONG} against ${WEAK}`, () => {
  test.each(cases)('$id as $strong', { timeout: 3_600_000 }, ({ id, ruleset, scenario, strong }) => {
    const seats: Readonly<Record<Side, Strength>> =
      strong === 'A' ? { A: STRONG, B: WEAK } : { A: WEAK, B: STRONG }
    let tally = NO_BATTLES
    for (let number = 1; number <= BATTLES; number++) {
      const match = { ruleset, scenario, options: PLAIN_OPTIONS, seats, seed: `${SEED} ${number}` }
      tally = counted(tally, playMatch(match))
    }
    const wins = tally.wins[strong]
    const { low, high } = rateOf(wins, BATTLES)
    const range = `${Math.round(low * 100)} to ${Math.round(high * 100)} in 100`
    const lost = `lost A ${(tally.losses.A / BATTLES).toFixed(1)} B ${(tally.losses.B / BATTLES).toFixed(1)}`
    const result = `${STRONG} as ${strong} won ${wins} of ${BATTLES}, ${tally.draws} drawn (${range})`
    print(`${result.padEnd(56)} ${lost.padEnd(20)} ${id}`)
    expect(tally.unfinished).toBe(0)
    expect(wins / BATTLES).toBeGreaterThanOrEqual(LEAST)
  })
})
