import { expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { inTurn, playedOut, settingsOf } from './random'

/** Another battle every day; `PZ8_SEED` plays the battles of an earlier one again. */
const seed = process.env['PZ8_SEED'] ?? new Date().toISOString().slice(0, 10)
const day = Math.floor(Date.parse(seed) / 86_400_000) || 0
const ACTIONS = 20_000

it('plays 20,000 actions at random, over all scenarios and house rules in turn', {
  timeout: 300_000,
}, async () => {
  const rulesets = await Promise.all(REGISTER.map(entry => entry.load()))
  const problems: string[] = []
  let actions = 0
  let battles = 0
  for (const setting of inTurn(settingsOf(rulesets), day)) {
    if (actions >= ACTIONS) break
    const played = playedOut(setting, seed)
    actions += played.actions
    battles += 1
    if (played.problem) problems.push(played.problem)
  }
  process.stdout.write(`Random play of seed ${seed}: ${actions} actions in ${battles} battles.\n`)
  expect(problems).toEqual([])
  expect(actions).toBeGreaterThanOrEqual(ACTIONS)
})
