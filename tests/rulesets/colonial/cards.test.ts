import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/colonial'
import { pileOf } from '../../../rulesets/colonial/sequence'
import { CARDS } from '../../../src/engine/playingCards'
import { at } from '../kit'
import { act, field, fire, kit, march, play, refusalCodes, scenarioOf, unit, withUnit } from './table'

const rifles = unit('A', 'a', { at: at(20, 30) })
const zulus = unit('B', 'b', { at: at(20, 6) })
const more = unit('B', 'c', { at: at(34, 6) })
/** The face that draws a card, of those that are still in the pack. */
const face = (card: string, gone: readonly string[] = []): number =>
  CARDS.filter(each => !gone.includes(each)).indexOf(card) + 1

describe('the pack', () => {
  it('is 52 cards, of which each is drawn once until they are shuffled [colonial-1.3, colonial-2.6, colonial-R3]', () => {
    expect(CARDS).toHaveLength(52)
    const begun = kit.begin(scenarioOf([rifles, zulus]), [face('7♥')])
    expect(begun.state).toMatchObject({ discards: ['7♥'], drawn: 1, toAct: ['A'], step: 'act' })
    expect(pileOf(begun.state).filter(({ count }) => count > 0)).toHaveLength(51)
    const almost = { ...begun.state, discards: CARDS.filter(card => card !== 'K♠') }
    // The last card needs no luck; after it all are shuffled.
    const last = play(almost, act('stand', 'a'), [])
    expect(last.state.discards.at(-1)).toBe('K♠')
    const shuffled = play(last.state, act('stand', 'b'), [face('A♥')])
    expect(shuffled.codes).toContain('shuffles')
    expect(shuffled.state).toMatchObject({ discards: ['A♥'], turn: 2 })
  })

  it('is told card by card: what lies open, what is drawn, what each side may hope for [colonial-2.7, colonial-2.8, colonial-R3]', () => {
    const drawn = ['7♥', '2♠', 'K♦']
    const state = { ...kit.begin(scenarioOf([rifles, zulus]), [face('7♥')]).state, discards: drawn }
    const { pack } = ruleset.standing(state)
    expect(pack?.open).toBe('K♦')
    expect(pack?.cards.filter(card => card.drawn).map(card => card.face)).toEqual(['7♥', 'K♦', '2♠'])
    const left = (side: string) => pack?.cards.filter(card => card.side === side && !card.drawn).length
    expect([left('A'), left('B')]).toEqual([24, 25])
  })

  it('red activates a European unit and black a Native one [colonial-2.7, colonial-2.8]', () => {
    const red = kit.begin(scenarioOf([rifles, zulus]), [face('2♦')]).state
    expect(refusalCodes(red, march('b', at(20, 8)))).toEqual(['not-its-card'])
    const black = play(red, act('stand', 'a'), [face('2♣', ['2♦'])]).state
    expect(black.toAct).toEqual(['B'])
    expect(refusalCodes(black, march('a', at(20, 28)))).toEqual(['not-its-card'])
    expect(refusalCodes(black, march('b', at(20, 8)))).toEqual([])
  })

  it('a card of a side that has nobody left is put aside [colonial-R3]', () => {
    const state = field([rifles, zulus, more])
    const alone = withUnit(withUnit(state, 'b', { figures: [] }), 'c', { figures: [], at: null })
    const dice = [face('2♠', ['7♥']), face('2♥', ['7♥', '2♠'])]
    const { codes, state: now } = kit.force({ ...alone, step: 'card' }, { type: 'draw' }, dice)
    expect(codes).toEqual(['card-idle', 'card'])
    expect(now).toMatchObject({ toAct: ['A'], discards: ['7♥', '2♠', '2♥'] })
  })

  it('says which card it is of how many, and whose', () => {
    const ribbon = ruleset.ribbon(field([rifles, zulus]))
    expect(ribbon.now).toBe('card 1 of 200')
    expect(ribbon.steps[ribbon.at]).toMatchObject({ short: '7♥', side: 'A' })
  })
})

describe('an activation', () => {
  it('is of one unit, that may do nothing; the next card may be its again [colonial-R4, colonial-R5, colonial-2.9]', () => {
    const state = field([rifles, unit('A', 'a2', { at: at(34, 30) }), zulus])
    const moved = play(state, march('a', at(20, 28))).state
    expect(refusalCodes(moved, march('a2', at(34, 28)))).toEqual(['another-acts'])
    const next = play(moved, act('done', 'a'), [face('3♥', ['7♥'])]).state
    expect(refusalCodes(next, fire('a', 'b'))).toEqual([])
    expect(play(next, act('stand', 'a'), [face('4♥', ['7♥', '3♥'])]).codes).toContain('stands')
  })
})
