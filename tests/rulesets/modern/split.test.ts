import { describe, expect, it } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import { type AnyAction, SOUTH, at, statusOf, the, unit } from '../tactical/table'
import { MODERN, type DuelMore, duel, fire } from './modern'

const both = (targets: readonly [string, string] = ['b', 'c'], weapon = '105mm'): AnyAction => ({
  type: 'split',
  unit: 'a',
  weapon,
  targets,
})

/** A T-72 and two T-62s 8 inches before it, so far from each other. Each needs 4 to be hit and defends itself with 4. */
function pair(apart: number, more: DuelMore = {}): TacticalState {
  const second = unit('c', 'B', 'arab-t-62', at(20 + apart, 36), SOUTH)
  return duel('t-72', 'arab-t-62', 8, { houseRules: ['two-targets'], also: [second], ...more })
}

const codes = (state: TacticalState, action: AnyAction) => MODERN.refusalCodes(state, action)

describe('two dice at two targets', () => {
  it('are a house rule: both dice are rolled at one target [modern-R56]', () => {
    expect(codes(pair(2, { houseRules: [] }), both())).toEqual(['one-target'])
    expect(MODERN.ruleset.offers(pair(2, { houseRules: [] }), 'A').map(each => each.id)).not.toContain(
      'split:a:105mm',
    )
    expect(codes(pair(2), both())).toEqual([])
  })

  it('are rolled first, one for each; then each hit does its damage [modern-R56] [modern-R16]', () => {
    const { state, rolls, told } = MODERN.play(pair(1.5), both(), [4, 4, 6, 1, 1, 1])
    expect(rolls.map(roll => roll.purpose)).toEqual(['to hit', 'to hit', 'damage', 'damage'])
    expect(statusOf(state, 'b')).toBe('Destroyed')
    expect(statusOf(state, 'c')).toBe('Suppressed')
    expect(told).toEqual(['a fires at b: destroyed.', 'a fires at c: Suppressed.'])
    expect(the(state, 'a').attacked).toBe(true)
  })

  it('are judged each by itself [modern-R56] [modern-5.18]', () => {
    const missed = MODERN.play(pair(1.5), both(), [3, 4, 1, 1])
    expect([statusOf(missed.state, 'b'), statusOf(missed.state, 'c')]).toEqual(['OK', 'Suppressed'])
    expect(missed.told).toEqual(['a fires at b: a miss.', 'a fires at c: Suppressed.'])
    expect(MODERN.play(pair(1.5), both(), [3, 3]).codes).toEqual(['fires-miss', 'fires-miss'])
  })

  it('have each the modifiers of its own target [modern-R56] [modern-5.11]', () => {
    // 8.9 inches are within half of 18, 9.1 are not.
    const second = unit('c', 'B', 'arab-t-62', at(21.2, 34.98), SOUTH)
    const state = duel('t-72', 'arab-t-62', 8.9, { houseRules: ['two-targets'], also: [second] })
    expect(MODERN.play(state, both(), [4, 4, 1, 1]).codes).toEqual(['fires-suppressed', 'fires-miss'])
  })

  it('may be 2 inches apart, 4 in an infantry scenario [modern-R56] [modern-R47]', () => {
    expect(codes(pair(2), both())).toEqual([])
    expect(codes(pair(2.1), both())).toEqual(['too-far-apart'])
    expect(codes(pair(4, { infantryScale: true }), both())).toEqual([])
  })

  it('need another target, a shot at each and a stabilised gun [modern-R56] [modern-5.9]', () => {
    expect(codes(pair(1.5), both(['b', 'b']))).toEqual(['same-target'])
    const masked: TacticalUnit = unit('d', 'B', 'bmp-2', at(20.9, 40), SOUTH)
    const blocked = pair(1.8)
    expect(codes({ ...blocked, units: [...blocked.units, masked] }, both())).toContain('no-sight-unit')
    const steady = pair(1.5)
    const units = steady.units.map(each => (each.id === 'a' ? { ...each, type: 't-62' } : each))
    expect(codes({ ...steady, units }, both())).toEqual(['not-stabilised'])
    expect(codes(MODERN.play(pair(1.5), fire('105mm'), [3, 3]).state, both())).toContain('has-fired')
  })

  it('are offered by pairs, and only where there is one [modern-R56]', () => {
    const offer = MODERN.ruleset.offers(pair(1.5), 'A').find(each => each.id === 'split:a:105mm')
    expect(offer?.options().map(each => each.label)).toEqual(['b and c'])
    expect(offer?.options()[0]?.reckonings?.map(each => each.total)).toEqual([4, 4])
    expect(MODERN.ruleset.offers(pair(3), 'A').map(each => each.id)).not.toContain('split:a:105mm')
  })

  it('are lost on what proves out of range where nobody measures beforehand [modern-R14] [modern-R56]', () => {
    const second = unit('c', 'B', 'arab-t-62', at(21.2, 25), SOUTH)
    const houseRules = ['two-targets', 'no-pre-measuring']
    const state = duel('t-72', 'arab-t-62', 18, { houseRules, also: [second] })
    expect(MODERN.play(state, both(), [5, 1, 1]).codes).toEqual(['fires-suppressed', 'fires-out-of-range'])
  })
})
