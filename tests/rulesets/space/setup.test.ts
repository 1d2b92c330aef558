import { expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/space'
import type { SpaceScenario, SpaceState } from '../../../rulesets/space/state'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { BOARD, SCENARIO, codesAgainst, h, offer, play, whereIs } from './table'

function begun(scenario: Partial<SpaceScenario>, dice: readonly number[]): SpaceState {
  return ruleset.begin(
    { ...SCENARIO, ...scenario },
    { houseRules: {} },
    { chance: recordedChance(dice, []), log: () => undefined },
  )
}

it('sets up on 28 by 22 hexes: the lower of two dice deploys all its ships first, in two columns at its edge [space-R30]', () => {
  expect([BOARD.columns, BOARD.rows]).toEqual([28, 22])
  const fleets = ruleset.scenarios.find(one => one.id === 'fleets') as SpaceScenario
  expect([fleets.board.columns, fleets.board.rows]).toEqual([28, 22])
  const state = begun({ deployment: 'rolled' }, [4, 4, 5, 2])
  expect([state.turn, state.toAct, state.first]).toEqual([0, ['B'], 'B'])
  expect(codesAgainst(state, { type: 'deploy', ship: 'a', hex: h(0, 3), facing: 2 })).toEqual([
    'not-deploying',
  ])
  expect(codesAgainst(state, { type: 'deploy', ship: 'b', hex: h(25, 0), facing: 2 })).toEqual([
    'outside-zone',
  ])
  const next = play(state, { type: 'deploy', ship: 'b', hex: h(26, 0), facing: 3 }).state
  expect([whereIs(next, 'b'), next.toAct]).toEqual(['26,0', ['A']])
  expect(offer(next, 'deploy:a')?.options().length).toBe(2 * 22 * 6)
  // Each ship once, none that there is not, and none after the deployment.
  expect(codesAgainst(next, { type: 'deploy', ship: 'b', hex: h(26, 1), facing: 3 })).toEqual([
    'not-deploying',
  ])
  expect(codesAgainst(state, { type: 'deploy', ship: 'nobody', hex: h(26, 0), facing: 3 })).toEqual([
    'no-ship',
  ])
  const both = { ...next, toAct: ['A', 'B'] as const }
  expect(codesAgainst(both, { type: 'deploy', ship: 'b', hex: h(26, 1), facing: 3 })).toEqual([
    'not-deploying',
  ])
  const ready = play(next, { type: 'deploy', ship: 'a', hex: h(1, 0), facing: 2 }, [6, 1]).state
  const late = { ...ready, units: ready.units.map(ship => ({ ...ship, at: null })) }
  expect(codesAgainst(late, { type: 'deploy', ship: 'a', hex: h(1, 0), facing: 2 })).toEqual([
    'not-deploying',
  ])
  expect(codesAgainst(ready, { type: 'asteroid', hex: h(5, 4) })).toEqual(['not-deploying'])
  expect([ready.turn, ready.toAct]).toEqual([1, ['A']])
})

it('lets the players place the asteroids they agreed on one at a time, the lower first, outside those columns [space-8.1, space-R30]', () => {
  const state = begun({ deployment: 'rolled', loose: 2 }, [1, 6])
  expect([state.step, state.toAct]).toEqual(['asteroids', ['A']])
  expect(codesAgainst(state, { type: 'asteroid', hex: h(1, 4) })).toEqual(['in-zone'])
  const one = play(state, { type: 'asteroid', hex: h(5, 4) }).state
  expect(one.toAct).toEqual(['B'])
  expect(codesAgainst(one, { type: 'asteroid', hex: h(5, 4) })).toEqual(['asteroid-there'])
  const two = play(one, { type: 'asteroid', hex: h(6, 4) }).state
  expect([two.step, two.toAct, two.asteroids.length]).toEqual(['deploy', ['A'], 2])
})

it('has no asteroids unless the scenario brings them [space-8.1]', () => {
  expect(begun({}, [6, 1]).asteroids).toEqual([])
})

it('begins at once where the scenario places the ships [space-2.1]', () => {
  const state = begun({}, [2, 5])
  expect([state.turn, state.toAct, whereIs(state, 'a')]).toEqual([1, ['B'], '1,4'])
})

it('has a duel, a convoy through asteroids and a fleet action of twelve a side, fair in numbers [space-R30]', () => {
  const count = (id: string, side: string) =>
    (ruleset.scenarios.find(each => each.id === id) as SpaceScenario).ships.filter(each => each.side === side)
      .length
  expect([count('karsa', 'A'), count('karsa', 'B')]).toEqual([4, 4])
  expect([count('fleets', 'A'), count('fleets', 'B')]).toEqual([12, 12])
  expect(
    (ruleset.scenarios.find(each => each.id === 'convoy') as SpaceScenario).asteroids.length,
  ).toBeGreaterThan(10)
  for (const scenario of ruleset.scenarios)
    expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
})

it('hides nothing: every viewer sees the state [space-1.2]', () => {
  const state = begun({}, [2, 5])
  expect(ruleset.view(state, 'A')).toBe(state)
  expect(ruleset.view(state, 'public')).toBe(state)
})
