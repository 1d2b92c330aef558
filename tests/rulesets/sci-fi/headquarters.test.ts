import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { telling } from '../../../src/engine/telling'
import { type AnyAction, at, battle, tableOf, the, unit } from '../tactical/table'

const t = tableOf(ruleset)

describe('headquarters', () => {
  const shaken = (houseRules: readonly string[], x = 20) =>
    battle(
      'rally',
      [
        unit('hq', 'A', 'infantry', at(20, 30), 0, { isHq: houseRules.length > 0 }),
        unit('a', 'A', 'infantry', at(x, 20), 0, { status: 'Suppressed', hq: 'hq' }),
        unit('b', 'B', 'infantry', at(40, 5)),
      ],
      { houseRules },
    )

  it('are not needed to rally: any shaken unit may try, wherever it is [sci-fi-10.2] [sci-fi-R19] [sci-fi-R43]', () => {
    for (const x of [20, 47]) {
      const { state, cited } = t.play(shaken([], x), { type: 'rally' }, [5])
      expect(the(state, 'a').status).toBe('Disorganized')
      expect(cited).toContain('sci-fi-10.2')
    }
  })

  it('rally within 12 inches and save themselves by house rule [sci-fi-R19]', () => {
    const on = ['headquarters']
    expect(t.refusalCodes(shaken(on), { type: 'rally' })).toEqual([])
    expect(t.refusalCodes(shaken(on, 40), { type: 'rally' })).toEqual(['no-unit-to-rally'])
    const shot = (houseRules: readonly string[]) =>
      battle(
        'B fires',
        [unit('hq', 'A', 'infantry', at(20, 30), 0, { isHq: true }), unit('b', 'B', 'infantry', at(20, 25))],
        { houseRules },
      )
    const fire: AnyAction = { type: 'fire', unit: 'b', target: 'hq', weapon: 'infantry' }
    // Over half range it needs 5. 3 + 2 against 0 + 4: Disorganized, and saved on a 4.
    expect(the(t.play(shot(on), fire, [5, 2, 4, 4]).state, 'hq').status).toBe('OK')
    expect(the(t.play(shot([]), fire, [5, 2, 4]).state, 'hq').status).toBe('Disorganized')
  })

  it('are the first unit of each side where that house rule is chosen [sci-fi-R19]', () => {
    const station = ruleset.scenarios.find(({ id }) => id === 'crater-station')
    if (!station) throw new Error('There is no Crater Station.')
    const hqs = (houseRules: Readonly<Record<string, boolean>>) =>
      ruleset
        .begin(station, { houseRules }, telling(recordedChance([], []), []).io)
        .units.filter(({ isHq }) => isHq)
        .map(({ id }) => id)
    expect(hqs({})).toEqual([])
    expect(hqs({ headquarters: true })).toEqual(['a1', 'b1'])
  })
})
