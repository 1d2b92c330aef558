import { test } from 'vitest'
import { ruleset } from '../../../rulesets/legio'
import { playMatch } from '../../../src/opponents/selfPlay'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
const N = Number(process.env['N'] ?? 4)
const ONLY = process.env['ONLY']
const SA = (process.env['SA'] ?? 'middle') as 'middle'
const SB = (process.env['SB'] ?? 'middle') as 'middle'
test('play', { timeout: 3_600_000 }, () => {
  for (const scenario of ruleset.scenarios) {
    if (ONLY && scenario.id !== ONLY) continue
    const tally = { A: 0, B: 0, draw: 0 }
    let turns = 0
    let orders = 0
    const why: Record<string, number> = {}
    const t0 = performance.now()
    let la = 0
    let lb = 0
    for (let i = 0; i < N; i++) {
      const p = playMatch({
        ruleset,
        scenario,
        options: PLAIN_OPTIONS,
        seats: { A: SA, B: SB },
        seed: `s${process.env['SEED'] ?? ''} ${i}`,
      })
      tally[p.result?.winner ?? 'draw'] += 1
      turns += p.turns
      orders += p.orders
      la += p.losses.A
      lb += p.losses.B
      const code = p.result?.why.code ?? 'none'
      why[code] = (why[code] ?? 0) + 1
    }
    const ms = performance.now() - t0
    console.log(
      scenario.id,
      SA,
      SB,
      JSON.stringify(tally),
      'turns',
      (turns / N).toFixed(1),
      'orders',
      (orders / N).toFixed(0),
      'ms/order',
      (ms / orders).toFixed(1),
      'lost',
      (la / N).toFixed(1),
      (lb / N).toFixed(1),
      JSON.stringify(why),
    )
  }
})
