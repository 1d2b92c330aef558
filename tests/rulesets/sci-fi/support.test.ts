import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import type { SciFiScenario } from '../../../rulesets/sci-fi/scenario'
import type { TacticalState } from '../../../rulesets/families/tactical'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { sentence } from '../../../src/engine/say'
import { telling } from '../../../src/engine/telling'
import { type AnyAction, at, battle, tableOf, unit } from '../tactical/table'
import { begun, random } from './begun'

const t = tableOf(ruleset)
const SUPPORT = { war: false, support: true } as const

describe('what comes from above', () => {
  const own = (state: TacticalState, side: 'A' | 'B') => [
    state.batteries.filter(each => each.side === side).length,
    state.sorties.filter(each => each.side === side).length,
  ]
  const shares = (satellites: number): AnyAction => ({ type: 'share', satellites })
  const withUnits = (dice: readonly number[], houseRules: readonly string[] = []) =>
    begun({ ...SUPPORT, points: 20 }, [1, 1, 6, 6, 1, 1, 6, 6, ...dice], houseRules).state

  it('is one die for each side where the scenario does not say it [sci-fi-14.9] [sci-fi-R57]', () => {
    const { rolls } = begun(SUPPORT, [5, 2])
    expect(rolls.map(({ purpose, by }) => [purpose, by])).toEqual([
      ['Satellites and ground attacks', 'A'],
      ['Satellites and ground attacks', 'B'],
    ])
    const state = withUnits([5, 2])
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [3, 2],
      [1, 1],
    ])
    expect(state.sorties.every(({ aircraft }) => aircraft === 'medium')).toBe(true)
  })

  it('is one die for both where the scenario has it alike, and each shares it out for itself [sci-fi-14.9] [sci-fi-R57]', () => {
    const alike = { war: false, support: 'alike' } as const
    const { rolls, log } = begun(alike, [5])
    expect(rolls.map(({ purpose, by }) => [purpose, by])).toEqual([['Satellites and ground attacks', null]])
    expect(log.map(entry => sentence(ruleset.words, entry, id => id))).toContain(
      'Either side has 3 Satellites and 2 ground attacks.',
    )
    const { state } = begun({ ...alike, points: 20 }, [1, 1, 6, 6, 1, 1, 6, 6, 5])
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [3, 2],
      [3, 2],
    ])
    const after = t.play(state, shares(0)).state
    expect([own(after, 'A'), own(after, 'B')]).toEqual([
      [3, 2],
      [0, 5],
    ])
    const apart = begun(alike, [5, 1], ['two-dice-from-above']).state
    expect([own(apart, 'A'), own(apart, 'B')]).toEqual([
      [5, 1],
      [5, 1],
    ])
  })

  it('is one die for both in a battle of chance [sci-fi-R57]', () => {
    expect(random.drawn).toMatchObject({ support: 'alike' })
    const again = begun({ war: true, ground: true, support: 'alike', points: 80 }, 'again').state
    const drawn = ruleset.drawnUp?.(again) as SciFiScenario
    expect(drawn.drawn).toEqual({ war: false, support: 'alike' })
    expect(ruleset.scenarioSchema.parse(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn)
  })

  it('is shared out freely by its player before the game [sci-fi-R57]', () => {
    const state = withUnits([5, 4])
    expect(state.toAct).toEqual(['B'])
    const options = t.offer(state, 'B', 'share').options()
    expect(options.map(({ action, refusal }) => [action, refusal === undefined])).toEqual(
      [0, 1, 2, 3, 4].map(count => [shares(count), count !== 2]),
    )
    const { state: after, told } = t.play(state, shares(4))
    expect(told).toEqual(['Second side takes 4 Satellites and 0 ground attacks.'])
    expect([own(after, 'A'), own(after, 'B')]).toEqual([
      [3, 2],
      [4, 0],
    ])
    expect(own(t.play(after, shares(1)).state, 'B')).toEqual([1, 3])
    expect(t.refusalCodes(state, shares(5))).toEqual(['not-so-many'])
    expect(t.refusalCodes(state, shares(2))).toEqual(['shared-so'])
  })

  it('is not shared out during the game, nor where the scenario says what there is [sci-fi-R57]', () => {
    expect(t.refusalCodes({ ...withUnits([5, 4]), step: 'A moves' }, shares(1))).toEqual(['not-to-be-shared'])
    const given = battle('deploy B', [
      unit('b', 'B', 'infantry', null),
      unit('a', 'A', 'infantry', at(20, 30)),
    ])
    expect(t.refusalCodes(given, shares(0))).toEqual(['not-to-be-shared'])
    expect(ruleset.offers(given, 'B').some(({ kind }) => kind === 'share')).toBe(false)
  })

  it('is a die for each kind by house rule [sci-fi-R57]', () => {
    const state = withUnits([5, 1, 2, 6], ['two-dice-from-above'])
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [5, 1],
      [2, 6],
    ])
    expect(t.refusalCodes(state, shares(1))).toEqual(['not-to-be-shared'])
  })

  it('is left alone where the scenario says what there is [sci-fi-R57]', () => {
    const station = ruleset.scenarios.find(({ id }) => id === 'crater-station')
    if (!station) throw new Error('There is no Crater Station.')
    const state = ruleset.begin(station, { houseRules: {} }, telling(recordedChance([], []), []).io)
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})
