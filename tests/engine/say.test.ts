import { describe, expect, it } from 'vitest'
import { sideDoes } from '../../src/engine/plural'
import { figure, missingWords, say, sentence, signed } from '../../src/engine/say'
import type { GameState } from '../../src/engine/state'
import { numbersOf } from '../../src/engine/targets'

const WORDS = {
  range: 'Out of range: {distance} of {limit} inches.',
  fires: '{unit} fires at {target}: {result}.',
  left: '{count} {count|unit has|units have} not fired.',
  plain: 'Nothing to do.',
}
const nameOf = (id: string): string => ({ a1: 'Rifles 1', b1: 'MG 42' })[id] ?? id

describe('a sentence', () => {
  it('is the pattern with its gaps filled', () => {
    expect(sentence(WORDS, { code: 'range', facts: { distance: 12.44, limit: 12 } }, nameOf)).toBe(
      'Out of range: 12.4 of 12 inches.',
    )
    expect(sentence(WORDS, { code: 'plain' }, nameOf)).toBe('Nothing to do.')
  })

  it('says what is measured with one decimal, and what is counted as it is', () => {
    const words = { moves: 'It moves {distance:.1} inches of {limit}.' }
    const said = (distance: number): string =>
      sentence(words, { code: 'moves', facts: { distance, limit: 4 } }, nameOf)
    expect([said(1), said(2.04), said(-0.5), said(0)]).toEqual([
      'It moves 1.0 inches of 4.',
      'It moves 2.0 inches of 4.',
      'It moves \u22120.5 inches of 4.',
      'It moves 0.0 inches of 4.',
    ])
    expect(missingWords(words, [{ code: 'moves', facts: { limit: 4 } }])).toEqual([
      "Nothing fills {distance} of 'moves'.",
    ])
  })

  it('says what is measured with two decimals where one would make it the limit, or nothing', () => {
    const words = { range: '{distance:.1} of {limit}.', by: '{by:.1} too far.' }
    const said = (distance: number): string =>
      sentence(words, { code: 'range', facts: { distance, limit: 12 } }, nameOf)
    expect([said(12.04), said(11.96), said(12), said(12.0001), said(12.06)]).toEqual([
      '12.04 of 12.',
      '11.96 of 12.',
      '12.0 of 12.',
      '12.0 of 12.',
      '12.1 of 12.',
    ])
    expect(sentence(words, { code: 'by', facts: { by: 0.03 } }, nameOf)).toBe('0.03 too far.')
  })

  it('says the article of a name small within a sentence', () => {
    const facts = { unit: { unit: 'a1' }, target: { unit: 'b1' }, result: 'a hit' }
    const call = (id: string): string => ({ a1: 'The ace', b1: 'The spotter' })[id] ?? id
    expect(sentence(WORDS, { code: 'fires', facts }, call)).toBe('The ace fires at the spotter: a hit.')
    const words = { twice: 'Look. {unit} is there, and {target}.' }
    expect(sentence(words, { code: 'twice', facts }, call)).toBe('Look. The ace is there, and the spotter.')
  })

  it('keeps units apart, so that they can light up', () => {
    const facts = { unit: { unit: 'a1' }, target: { unit: 'b1' }, result: 'Suppressed' }
    expect(say(WORDS, { code: 'fires', facts }, nameOf)).toEqual([
      { text: 'Rifles 1', unit: 'a1' },
      { text: ' fires at ' },
      { text: 'MG 42', unit: 'b1' },
      { text: ': Suppressed.' },
    ])
  })

  it('speaks of one and of many', () => {
    const left = (count: number): string => sentence(WORDS, { code: 'left', facts: { count } }, nameOf)
    expect([left(1), left(5), left(0)]).toEqual([
      '1 unit has not fired.',
      '5 units have not fired.',
      '0 units have not fired.',
    ])
  })

  it('chooses the verb by the name, of a unit or of anything that is called by a name', () => {
    const words = { fires: '{unit} {unit|fires|fire} at {target}.' }
    const said = (name: string): string =>
      sentence(words, { code: 'fires', facts: { unit: name, target: 'it' } }, nameOf)
    for (const many of [
      'Mortars',
      'Grenadiers 1',
      '1st Panzers',
      'Stukas, first wave',
      'Wagons of Žižka',
      'Triarii',
      'Bowmen 2',
      'Shermans (76mm)',
      'M10s II',
    ]) {
      expect(said(many)).toBe(`${many} fire at it.`)
    }
    for (const one of ['1st Platoon', 'MG 42', 'Panzer IV, 2nd', 'Company HQ', 'Hotchkiss', 'Ursus 2']) {
      expect(said(one)).toBe(`${one} fires at it.`)
    }
    const facts = { unit: { unit: 'a1' }, target: { unit: 'b1' } }
    expect(sentence(words, { code: 'fires', facts }, nameOf)).toBe('Rifles 1 fire at MG 42.')
  })

  it('takes the number of a side from its scenario, and guesses it where an old file does not say', () => {
    const words = { holds: '{side} {side|holds|hold} the ford.' }
    const sides = {
      A: { name: 'French', adjective: 'French', plural: true },
      B: { name: 'Allies', adjective: 'Allied', plural: false },
    }
    const state: GameState = { turn: 1, toAct: [], units: [], result: null, scenario: { sides } }
    const told = (side: string, now = state): string =>
      sentence(words, { code: 'holds', facts: { side } }, nameOf, numbersOf(now))
    expect([told('French'), told('Allies')]).toEqual(['French hold the ford.', 'Allies holds the ford.'])
    const old = { A: { name: 'French', adjective: 'French' }, B: { name: 'Allies', adjective: 'Allied' } }
    const before = { ...state, scenario: { sides: old } }
    expect([told('French', before), told('Allies', before)]).toEqual([
      'French holds the ford.',
      'Allies hold the ford.',
    ])
    expect([sideDoes(sides.A, 'move'), sideDoes(sides.B, 'are', 'is'), sideDoes(old.B, 'move')]).toEqual([
      'French move',
      'Allies is',
      'Allies move',
    ])
  })

  it('shows what is missing instead of hiding it', () => {
    expect(sentence(WORDS, { code: 'nowhere' }, nameOf)).toBe('nowhere')
    expect(sentence(WORDS, { code: 'range', facts: { limit: 12 } }, nameOf)).toBe(
      'Out of range: {distance} of 12 inches.',
    )
    expect(
      missingWords(WORDS, [
        { code: 'nowhere' },
        { code: 'nowhere' },
        { code: 'left', facts: {} },
        { code: 'range', facts: { distance: 1, limit: 2 } },
      ]),
    ).toEqual(["No words for 'nowhere'.", "Nothing fills {count} of 'left'."])
  })
})

describe('a figure', () => {
  it('has one decimal unless it is whole, and a true minus sign', () => {
    expect([3, 12.44, 0.05, -1, -2.5, -0.01, 0, -0].map(figure)).toEqual([
      '3',
      '12.4',
      '0.1',
      '\u22121',
      '\u22122.5',
      '0.0',
      '0',
      '0',
    ])
    expect([1, -1, 0, 1.5].map(signed)).toEqual(['+1', '\u22121', '0', '+1.5'])
  })
})
