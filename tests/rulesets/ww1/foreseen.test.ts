import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww1'
import type { Square, Ww1Action, Ww1State } from '../../../rulesets/ww1/state'
import { oddsOf, oddsOfOption } from '../../../src/engine/odds'
import { targetMarks } from '../../../src/engine/targets'
import { field, units, works } from './table'

const A_ASSAULTS = { step: 'A assaults', toAct: ['A'] } as const
const OTHERS = [...units('A', 'A1', 'mg'), ...units('B', 'A8', 'mg')]

/** The offer of an Assault from C4 on C5, and one of its stakes. */
function offered(state: Ww1State, label: string, to: Square = 'C5') {
  const offer = ruleset.offers(state, 'A').find(({ id }) => id === `assault:C4:${to}`)
  const option = offer?.options().find(each => each.label === label)
  if (!offer || !option) throw new Error(`No ${label} for ${to}.`)
  return { offer, option, odds: oddsOfOption(ruleset, state, option) }
}

/** Three battalions against two in a Trench: 3 to 4 before any die. */
const evenly = (A: number, B: number, more: Partial<Ww1State> = {}): Ww1State =>
  field(
    A_ASSAULTS,
    {
      units: [
        ...units('A', 'C4', 'infantry', 'infantry', 'infantry'),
        ...units('B', 'C5', 'infantry', 'infantry'),
        ...OTHERS,
      ],
      defences: works('B', 'C5', 'trench'),
      guns: { A, B },
    },
    more,
  )

const chance = (
  shares: readonly { readonly outcome: string; readonly chance: number }[],
  id: string,
): number => shares.find(({ outcome }) => outcome === id)?.chance ?? 0

describe('what is foreseen of an Assault', () => {
  it('is who loses how many, both, or those who assault [ww1-5a.18, ww1-5a.20]', () => {
    // A gun adds 1, 2 or 3 with one face each, and nothing with three: 3 to 4 becomes 4, 5, 6 or stays 3.
    const { odds } = offered(evenly(1, 0), '1 gun')
    expect(chance(odds.outcomes, 'ours1')).toBeCloseTo(3 / 6)
    expect(chance(odds.outcomes, 'both')).toBeCloseTo(1 / 6)
    expect(chance(odds.outcomes, 'theirs1')).toBeCloseTo(1 / 6)
    expect(chance(odds.outcomes, 'emptied')).toBeCloseTo(1 / 6)
    expect(odds.hit).toBeCloseTo(3 / 6)
    expect(odds.destroy).toBeCloseTo(1 / 6)
  })

  it('tells of a lone defender that an equal result empties his square too [ww1-5a.20]', () => {
    const state = field(A_ASSAULTS, {
      units: [...units('A', 'C4', 'infantry'), ...units('B', 'C5', 'infantry'), ...OTHERS],
    })
    expect(offered(state, 'No guns').odds.outcomes).toEqual([{ outcome: 'both-emptied', chance: 1 }])
  })

  it('ranges over the guns that the other side may still commit [ww1-5a.17]', () => {
    const { odds } = offered(evenly(1, 1), '1 gun')
    expect(odds.answers?.map(({ label }) => label)).toEqual(['No guns', '1 gun'])
    // Pairs of faces (mine, theirs) in which mine is higher: 1:0, 2:0, 3:0 by three faces each, 2:1, 3:1, 3:2.
    expect(odds.answers?.map(({ hit }) => hit)).toEqual([expect.closeTo(3 / 6), expect.closeTo(12 / 36)])
    const { offer, option } = offered(evenly(1, 1), '1 gun')
    const tag = targetMarks(ruleset, evenly(1, 1), offer, option.label).find(({ kind }) => kind === 'tag')
    expect(tag).toMatchObject({
      figures: [
        { value: '33–50%', label: 'assaulted lose' },
        // Both are lost only to three above nothing: three of 36.
        { value: '8–17%', label: 'emptied' },
      ],
    })
  })

  it('says of every stake and every answer what play comes to [ww1-5a.7, ww1-5a.16, ww1-5b.3, ww1-R18]', () => {
    const state = evenly(2, 2, {
      units: [
        ...units('A', 'C4', ['infantry', 'Green'], 'infantry', 'tank'),
        ...units('B', 'C5', ['infantry', 'Elite'], 'mg'),
        ...OTHERS,
      ],
      gas: { A: 1, B: 1 },
    })
    for (const houseRules of [{}, { 'gas-by-its-users': true }]) {
      const given = { ...state, houseRules: { ...state.houseRules, ...houseRules } }
      const { offer } = offered(given, 'No guns')
      for (const option of offer.options()) {
        const { answers } = oddsOfOption(ruleset, given, option)
        const begun = oddsOf(ruleset, given, option.action)
        for (const { label, outcomes } of answers ?? []) {
          const sums = new Map<string, number>()
          for (const { state: after, chance: share } of begun.branches) {
            const support = ruleset.offers(after, 'B').find(({ kind }) => kind === 'support')
            const action = support?.options().find(each => each.label === label)?.action as Ww1Action
            for (const each of oddsOf(ruleset, after, action).outcomes) {
              sums.set(each.outcome, (sums.get(each.outcome) ?? 0) + share * each.chance)
            }
          }
          for (const { outcome, chance: share } of outcomes)
            expect(sums.get(outcome), `${option.label} against ${label}`).toBeCloseTo(share)
          expect(sums.size).toBe(outcomes.length)
        }
        expect(answers?.length).toBe(4)
      }
    }
  })

  it('wears one tag, that of the stake that is chosen [ww1-5a.7]', () => {
    const state = evenly(3, 0)
    const { offer } = offered(state, 'No guns')
    const tags = (chosen: string | null) =>
      targetMarks(ruleset, state, offer, chosen).filter(({ kind }) => kind === 'tag')
    expect(tags(null)).toHaveLength(1)
    expect(tags('2 guns')).toHaveLength(1)
    expect(tags('2 guns')).not.toEqual(tags(null))
  })
})
