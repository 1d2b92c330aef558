import { describe, expect, it } from 'vitest'
import { stateOf } from '../../src/engine/battle'
import {
  chairFor,
  endOffer,
  firstOffer,
  nextUnit,
  oddsFor,
  offersNow,
  offersOf,
  offersOfUnit,
  optionsOf,
  unitsLeft,
  usefulOffers,
  viewOf,
} from '../../src/store/selectors'
import { PERSON } from '../../src/store/sessionState'
import { duel } from '../engine/duel'
import { beginning, COMPUTER, laid, seedFor } from './table'

const A = seedFor('A')
const table = laid(beginning({}, { seed: A }))
const offers = offersNow(table.store.getState())

describe('what the screen reads', () => {
  it('goes round the units that have something left, both ways', () => {
    const left = unitsLeft(offers)
    expect(left).toEqual(['a1', 'a2'])
    expect(nextUnit(left, null)).toBe('a1')
    expect(nextUnit(left, 'a1')).toBe('a2')
    expect(nextUnit(left, 'a2')).toBe('a1')
    expect(nextUnit(left, 'a1', -1)).toBe('a2')
    expect(nextUnit(left, 'b1')).toBe('a1')
    expect(nextUnit([], 'a1')).toBeNull()
  })

  it('counts neither the end of the phase nor refused offers as something left', () => {
    expect(usefulOffers(offers).map(offer => offer.id)).toEqual(['shoot:a1', 'shoot:a2'])
    const refused = offers.map(offer => ({
      ...offer,
      refusal: { reasons: [{ clause: 'x', code: 'spent' }] as const },
    }))
    expect(usefulOffers(refused)).toEqual([])
    expect(endOffer(refused)).toBeNull()
    expect(endOffer(offers)?.id).toBe('end')
  })

  it('fills in the first useful offer of a unit, else its first', () => {
    expect(firstOffer(offers, 'a2')?.id).toBe('shoot:a2')
    const idle = offers.map(offer => ({ ...offer, useful: false }))
    expect(firstOffer(idle, 'a2')?.id).toBe('shoot:a2')
    expect(firstOffer(offers, 'b1')).toBeNull()
    expect(offersOfUnit(offers, 'a1').map(offer => offer.kind)).toEqual(['shoot', 'peek', 'step'])
  })

  it('keeps views, offers, options and odds as long as their state', () => {
    const battle = table.store.getState().battle!
    const view = viewOf(duel, stateOf(battle), 'A')
    expect(viewOf(duel, stateOf(battle), 'A')).toBe(view)
    expect(viewOf(duel, stateOf(battle), 'B')).not.toBe(view)
    const [shoot] = offersOf(duel, view, 'A')
    expect(offersOf(duel, view, 'A')[0]).toBe(shoot)
    const [option] = optionsOf(shoot!)
    expect(optionsOf(shoot!)[0]).toBe(option)
    expect(oddsFor(duel, view, option!)).toBe(oddsFor(duel, view, option!))
  })

  it('reckons odds from what the side knows: a straw man counts half', () => {
    const battle = table.store.getState().battle!
    const view = viewOf(duel, stateOf(battle), 'A')
    const shoot = offersOf(duel, view, 'A').find(offer => offer.id === 'shoot:a1')
    const at = optionsOf(shoot!).find(option => option.token === 'b1')
    // 7 inches: 5 or more hits (1/3). Then straw (1/2) dies at once, flesh on 5 or 6 (1/3): 1/3 x (1/2 + 1/6).
    const odds = oddsFor(duel, view, at!)
    expect(odds.hit).toBeCloseTo(1 / 3, 10)
    expect(odds.destroy).toBeCloseTo((1 / 3) * (1 / 2 + 1 / 6), 10)
  })

  it('seats whoever plays', () => {
    const battle = table.store.getState().battle!
    expect(chairFor(battle, { A: COMPUTER, B: PERSON }, 'public')).toBe('B')
    expect(chairFor(battle, { A: COMPUTER, B: COMPUTER }, 'public')).toBe('referee')
    expect(chairFor(battle, { A: PERSON, B: PERSON }, 'B')).toBe('A')
    expect(chairFor(battle, { A: { kind: 'referee' }, B: PERSON }, 'B')).toBe('referee')
  })
})
