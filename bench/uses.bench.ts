import { expect, test } from 'vitest'
import { REGISTER } from '../rulesets'
import type { Action } from '../src/engine/action'
import type { LogInput } from '../src/engine/log'
import { type Io, PLAIN_OPTIONS, type Ruleset } from '../src/engine/ruleset'
import { STRENGTHS, type Strength } from '../src/opponents/order'
import { playMatch } from '../src/opponents/selfPlay'

/**
 * What computers make use of: how often each act is done, what the log tells, and which modifiers counted:
 *   BATTLES=4 RULESET=ww2 SCENARIO=strongpoint-17 LEVEL=hard npm run bench -- uses
 */
const BATTLES = Number(process.env['BATTLES'] ?? 1)
const RULESET = process.env['RULESET'] ?? 'ww2'
const ONLY = process.env['SCENARIO']
const LEVEL: Strength = STRENGTHS.find(level => level === process.env['LEVEL']) ?? 'expert'

const entry = REGISTER.find(each => each.id === RULESET)
if (!entry) throw new Error(`There is no ruleset ${RULESET}.`)
const ruleset = await entry.load()
const scenarios = ruleset.scenarios.filter(({ id }) => ONLY === undefined || id === ONLY)

test.each(scenarios)('uses: $id', { timeout: 3_600_000 }, scenario => {
  const acts = new Map<string, number>()
  const told = new Map<string, number>()
  const modifiers = new Map<string, number>()
  const watched = watching(ruleset, ({ type }, log) => {
    count(acts, type)
    for (const { code, reckonings = [] } of log) {
      count(told, code)
      for (const { label } of reckonings.flatMap(each => each.modifiers)) count(modifiers, label)
    }
  })
  for (let number = 1; number <= BATTLES; number++) {
    const seats = { A: LEVEL, B: LEVEL }
    const match = { ruleset: watched, scenario, options: PLAIN_OPTIONS, seats, seed: `uses ${number}` }
    expect(playMatch(match).result).not.toBeNull()
  }
  const lines = { acts, told, modifiers }
  for (const [what, counts] of Object.entries(lines)) {
    const list = [...counts].toSorted(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${times}`)
    process.stdout.write(`${scenario.id}, ${what}: ${list.join(', ')}\n`)
  }
})

/** The same ruleset, telling of every action that is truly done: thinking plays with a luck of its own. */
function watching(rules: Ruleset, tell: (action: Action, log: readonly LogInput[]) => void): Ruleset {
  let table: Io | null = null
  return {
    ...rules,
    begin(scenario, options, io) {
      table = io
      return rules.begin(scenario, options, io)
    },
    play(state, action, io) {
      if (io !== table) return rules.play(state, action, io)
      const log: LogInput[] = []
      const after = rules.play(state, action, {
        chance: io.chance,
        log(entry) {
          log.push(entry)
          io.log(entry)
        },
      })
      tell(action, log)
      return after
    },
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
