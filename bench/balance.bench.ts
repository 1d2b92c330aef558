import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REGISTER } from '../rulesets'
import { PLAIN_OPTIONS } from '../src/engine/ruleset'
import type { Balance } from '../src/store/balance'
import { STRENGTHS, type Strength } from '../src/opponents/order'
import { playMatch } from '../src/opponents/selfPlay'
import { NO_BATTLES, counted, rateOf, type Tally } from '../src/opponents/tally'

/**
 * Two equal computers fight every battle. Prints how often side A wins, draws counted half, with the 95 % interval:
 *   BATTLES=200 SCENARIO=saint-aubin LEVEL=expert npm run bench -- balance
 * With KEEP=1 the set-up screen says it from then on: a scenario or a rule that changes wants it measured anew.
 */
const BATTLES = Number(process.env['BATTLES'] ?? 2)
const ONLY = process.env['SCENARIO']
const SEED = process.env['SEED'] ?? 'balance'
const LEVEL: Strength = STRENGTHS.find(level => level === process.env['LEVEL']) ?? 'expert'

const percent = (share: number) => `${Math.round(share * 100)}`.padStart(3)

function line(name: string, tally: Tally): string {
  const { played, wins, draws, turns, orders, losses } = tally
  const rate = rateOf(wins.A + draws / 2, played)
  const mean = (sum: number) => (sum / played).toFixed(1).padStart(5)
  return [
    `${percent(rate.share)} % (${percent(rate.low)} to ${percent(rate.high)})`,
    `A ${wins.A} B ${wins.B} draws ${draws}`,
    `lost A ${mean(losses.A)} B ${mean(losses.B)}`,
    `${mean(turns)} turns, ${mean(orders)} orders`,
    name,
  ].join('   ')
}

const KEPT = 'src/store/balance.json'

function keep(name: string, { played, wins, draws }: Tally): void {
  const known: Record<string, Balance> = JSON.parse(readFileSync(KEPT, 'utf8'))
  known[name] = { battles: played, A: wins.A, B: wins.B, drawn: draws }
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`)
}

const loaded = await Promise.all(REGISTER.map(entry => entry.load()))
const cases = loaded.flatMap(ruleset =>
  ruleset.scenarios
    .filter(scenario => ONLY === undefined || scenario.id === ONLY)
    .map(scenario => ({ name: `${ruleset.id}: ${scenario.id}`, ruleset, scenario })),
)

test.each(cases)('balance: $name', { timeout: 3_600_000 }, ({ name, ruleset, scenario }) => {
  let tally = NO_BATTLES
  for (let i = 0; i < BATTLES; i++) {
    const seats = { A: LEVEL, B: LEVEL }
    const match = { ruleset, scenario, options: PLAIN_OPTIONS, seats, seed: `${SEED} ${i}` }
    tally = counted(tally, playMatch(match))
  }
  process.stdout.write(`${line(name, tally)}\n`)
  if (process.env['KEEP'] === '1') keep(`${ruleset.id} ${scenario.id}`, tally)
  expect(tally.unfinished).toBe(0)
})
