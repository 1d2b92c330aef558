import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/panzer8-d20'
import { NOTHING, withBattle } from '../../src/app/editor/scales'
import { weigher } from '../../src/workers/weigher'

const scenario = ruleset.scenarios.find(({ id }) => id === 'road')

describe('weighing', () => {
  it('fights a battle to its end, the same for the same seed, and says what decided it', async () => {
    const match = { ruleset: 'panzer8-d20', scenario, houseRules: {}, seed: 'weighed 0' }
    const one = await weigher(() => 0).fight(match, () => undefined)
    expect(one.over).toBe(true)
    expect(one.why).toMatch(/\.$/)
    expect(one.why).not.toMatch(/[{}]/)
    expect(await weigher(() => 0).fight(match, () => undefined)).toEqual(one)
  })

  it('gives signs of life while it goes on', async () => {
    let clock = 0
    let signs = 0
    await weigher(() => (clock += 400)).fight(
      { ruleset: 'panzer8-d20', scenario, houseRules: {}, seed: 'weighed 1' },
      () => (signs += 1),
    )
    expect(signs).toBeGreaterThan(3)
  })

  it('refuses what is no battle of its rules', async () => {
    const match = { ruleset: 'panzer8-d20', scenario: { title: 'Nothing' }, houseRules: {}, seed: '1' }
    await expect(weigher(() => 0).fight(match, () => undefined)).rejects.toThrow('has to be mended')
    await expect(weigher(() => 0).fight({ ...match, ruleset: 'chess' }, () => undefined)).rejects.toThrow(
      "There is no ruleset 'chess'.",
    )
  })

  it('counts who won and by what', () => {
    const fought = {
      winner: 'A',
      over: true,
      code: 'points',
      why: 'Seven to four.',
      turns: 6,
      losses: { A: 1, B: 2 },
    } as const
    const two = withBattle(withBattle(NOTHING, fought), { ...fought, why: 'Nine to three.' })
    const three = withBattle(two, { ...fought, winner: null, turns: 9 })
    expect(three).toMatchObject({ done: 3, wins: { A: 2, B: 0 }, drawn: 1, turns: 21 })
    expect(Object.values(three.ways)).toEqual([
      { winner: 'A', why: 'Seven to four.', times: 2 },
      { winner: null, why: 'Seven to four.', times: 1 },
    ])
  })
})
