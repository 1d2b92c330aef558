import { describe, expect, it } from 'vitest'
import type { NavalState } from '../../../rulesets/naval/state'
import type { Side } from '../../../src/engine/ids'
import { sentence } from '../../../src/engine/say'
import { namesOf, numbersOf } from '../../../src/engine/targets'
import { allWords } from '../../../src/engine/words'
import { aim, battle, inZone, play, raid, ruleset, ship } from './table'

const told = (state: NavalState, side: Side, unit: string | null = null) =>
  sentence(
    allWords(ruleset),
    ruleset.prompt(state, side, { unit, offer: null, target: null }),
    namesOf(state),
    numbersOf(state),
  )

const hood = ship('h', 'A', 'hood', 4, { name: 'Hood' })
const wales = ship('w', 'A', 'prince-of-wales', 4, { name: 'Prince of Wales' })
const bismarck = ship('b', 'B', 'bismarck', 5, { name: 'Bismarck' })

describe('the sentence that says what to do', () => {
  it('speaks of the whole fleet, or of who has to wait', () => {
    const over: NavalState = {
      ...battle('first moves', [hood, bismarck]),
      result: { winner: null, why: { code: 'draw' } },
    }
    expect(told(over, 'A')).toBe('The battle is over.')
    expect(told(battle('first moves', [hood, bismarck]), 'B')).toBe('The British act now.')
    expect(told(battle('second moves', [hood, bismarck]), 'A')).toBe('The Germans act now.')
    expect(told(battle('deploy', [hood, bismarck], { turn: 0 }), 'B')).toBe(
      'Choose where your ships begin. They face the central line.',
    )
    expect(told(battle('dice', [hood, bismarck]), 'A')).toBe(
      'Both threw the same. Throw again for the first move.',
    )
    expect(told(battle('repair', [hood, bismarck]), 'A')).toBe(
      'Choose what each ship repairs, one T or one H.',
    )
  })

  it('counts the ships that may still move: not those that have, are held or are Crippled [naval-5.6, naval-5.9]', () => {
    const fleet = [
      hood,
      wales,
      ship('m', 'A', 'barham', 3, { moved: true }),
      ship('k', 'A', 'barham', 3, { hull: 2 }),
      ship('c', 'A', 'barham', 3, { status: 'Crippled' }),
      bismarck,
    ]
    const state = battle('first moves', fleet)
    expect(told(state, 'A')).toBe('Move your ships, one zone each. 2 of 4 British ships may still move.')
    expect(told(state, 'A', 'h')).toBe(
      'Move Hood or leave it broadside. 2 of 4 British ships may still move.',
    )
    // Neither a Crippled ship nor one of the enemy is to be moved.
    for (const unit of ['c', 'b'])
      expect(told(state, 'A', unit)).toBe(
        'Move your ships, one zone each. 2 of 4 British ships may still move.',
      )
  })

  it('leads from naming targets to opening fire and to the shots [naval-R11]', () => {
    const state = battle('first fires', [hood, wales, bismarck])
    expect(told(state, 'A')).toBe('Name the targets of your guns. 2 of 2 British ships may still fire.')
    expect(told(state, 'A', 'h')).toBe('Choose a target for Hood. 2 of 2 British ships may still fire.')
    const one = play(state, aim('h', 'b')).state
    expect(told(one, 'A')).toBe('Targets are named: open fire. 1 of 2 British ships may still fire.')
    expect(told(one, 'A', 'h')).toBe('Targets are named: open fire. 1 of 2 British ships may still fire.')
    expect(told(one, 'A', 'w')).toBe(
      'Choose a target for Prince of Wales. 1 of 2 British ships may still fire.',
    )
    const open = play(one, [aim('w', 'b'), { type: 'open' }]).state
    expect(told(open, 'A')).toMatch(/2 of 2/)
    const fired = {
      ...open,
      aims: open.aims.map(each => ({ ...each, done: true })),
      units: open.units.map(each => ({ ...each, fired: true })),
    }
    expect(told(fired, 'A')).toBe('All guns that found a target have fired. End the fire.')
    expect(told({ ...fired, raids: [raid('r')] }, 'A')).toBe('Launch raids or torpedoes, or end the fire.')
  })

  it('says when nothing can fire, and when only raids are left [naval-5.9, naval-R24]', () => {
    const far = ship('b', 'B', 'bismarck', 8, { name: 'Bismarck' })
    const none = battle('first fires', [{ ...hood, at: inZone(1) }, far])
    expect(told(none, 'A')).toBe('No British ship can fire at anything. End the fire.')
    expect(told({ ...none, raids: [raid('r')] }, 'A')).toBe('Launch raids or torpedoes, or end the fire.')
  })
})
