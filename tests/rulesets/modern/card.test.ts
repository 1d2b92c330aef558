import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical'
import { MODERN, duel, fire } from './modern'

const facts = (state: TacticalState) =>
  MODERN.ruleset.card(state, 'a').facts.map(fact => [fact.label, fact.value, fact.note])

describe('the card of a unit with several weapons', () => {
  it('tells each in one place: range, factors, least range, how often [modern-7.1] [modern-8.1] [modern-7.9]', () => {
    expect(facts(duel('soviet-spandrel', 'm1', 20))).toEqual([
      ['Move', '1\u2033', '2\u2033 on road'],
      ['ATGW', '30\u2033', '5 on armour only, half is 15\u2033, at least 5\u2033, once in the battle'],
      ['Defence', '0', undefined],
    ])
    expect(facts(duel('t-80b', 'm1', 20))).toEqual([
      ['Move', '5\u2033', '10\u2033 on road'],
      ['Gun of 105mm or over, computer', '27\u2033', '6 on armour, 3 on soft, half is 13.5\u2033'],
      ['ATGW', '30\u2033', '5 on armour only, half is 15\u2033, at least 5\u2033, once in the battle'],
      ['Defence', '6', '3 side, rear'],
    ])
    expect(facts(duel('us-stinger', 'mi-24a', 20))[1]).toEqual([
      'SAM',
      '40\u2033',
      'removes by a hit, half is 20\u2033, at least 5\u2033, once in the battle',
    ])
  })

  it('says what has been fired, of that weapon alone [modern-5.42] [modern-R51]', () => {
    const { state } = MODERN.play(duel('t-80b', 'm1', 20), fire('atgw'), [1])
    expect(facts(state).slice(1, 3)).toEqual([
      ['Gun of 105mm or over, computer', '27\u2033', '6 on armour, 3 on soft, half is 13.5\u2033'],
      ['ATGW', 'fired', '30\u2033, 5 on armour only, half is 15\u2033, at least 5\u2033'],
    ])
  })

  it('says what the unit is fitted with [modern-5.18] [modern-5.17] [modern-9.8] [modern-11.24]', () => {
    const notes = (type: string) => MODERN.ruleset.card(duel(type, 'm1', 20), 'a').notes
    expect(notes('m1a1')).toEqual([
      { text: 'Stabilised gun: two dice to hit.', clause: 'modern-5.18' },
      { text: 'Laser and computer: reaches half as far again, 1 more to hit.', clause: 'modern-5.17' },
      { text: 'Thermal sights: smoke does not hinder it.', clause: 'modern-11.24' },
    ])
    expect(notes('magach-6')).toContainEqual({
      text: 'Reactive or applique armour: Defence 5 against ATGW and infantry.',
      clause: 'modern-9.8',
    })
  })
})

describe('the rings of a unit that aims', () => {
  const rings = (offer: string) =>
    MODERN.ruleset
      .scene(duel('t-80b', 'm1', 20), { unit: 'a', offer, target: null })
      .marks.flatMap(mark => (mark.kind === 'ring' ? [[mark.radius, mark.label]] : []))

  it('are those of the weapon in hand, the least range of a missile among them [modern-7.9] [modern-5.16]', () => {
    expect(rings('fire:a:atgw')).toEqual([
      [15, '5 to 15 inches: +1 guided missile'],
      [30, '15 to 30 inches: \u22121 over half range, +1 guided missile'],
      [5, 'no nearer than 5\u2033'],
    ])
  })

  it('reach half as far again with a laser range finder [modern-7.11] [modern-5.17]', () => {
    expect(rings('fire:a:105mm-computer').map(([radius]) => radius)).toEqual([13.5, 27])
  })
})
