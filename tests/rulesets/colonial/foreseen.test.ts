import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/colonial'
import { oddsOf, oddsOfOption } from '../../../src/engine/odds'
import { targetMarks } from '../../../src/engine/targets'
import type { ColonialState } from '../../../rulesets/colonial/state'
import { at } from '../kit'
import { charge, field, play, unit } from './table'

const row = (count: number, y: number, step: number) =>
  Array.from({ length: count }, (_, k) => at(20 + (k - (count - 1) / 2) * step, y))

/** Zulus a base and a half in front of redcoats. */
const line = (zulus: number, redcoats: number, step = 1.4): ColonialState =>
  field([
    unit('B', 'b', { men: zulus, at: at(20, 14), places: row(zulus, 14, step) }),
    unit('A', 'a', { men: redcoats, at: at(20, 17), places: row(redcoats, 17, step) }),
  ])

function offerOf(state: ColonialState, kind: string, unitId: string) {
  const offer = ruleset
    .offers(state, state.toAct[0] ?? 'A')
    .find(each => each.kind === kind && each.unit === unitId)
  if (!offer) throw new Error(`No ${kind} of ${unitId}.`)
  return offer
}

function foretold(state: ColonialState) {
  const [option] = offerOf(state, 'charge', 'b').options()
  if (!option?.foreseen) throw new Error('Nothing is foreseen.')
  return { odds: oddsOfOption(ruleset, state, option), lines: option.foreseen().lines }
}

describe('what is foreseen of a charge', () => {
  it('is each fight by itself where everybody has an enemy of his own [colonial-2.43, colonial-2.44]', () => {
    // A Zulu with shield, +1, against a redcoat: he wins by two with 15 of 36, loses by two with 6.
    const { odds } = foretold(line(2, 2))
    const chance = (id: string) => odds.outcomes.find(each => each.outcome === id)?.chance ?? 0
    expect(chance('down2')).toBeCloseTo((15 / 36) ** 2)
    expect(chance('down1')).toBeCloseTo(2 * (15 / 36) * (21 / 36))
    expect(odds.hit).toBeCloseTo(1 - (21 / 36) ** 2)
    expect(odds.exact).toBe(true)
  })

  it('says what will most likely be left of both [colonial-2.44]', () => {
    expect(foretold(line(4, 4)).lines).toEqual(['most likely left: 2 of 4, own 4 of 4'])
  })

  it('is what the dice of all fights come to where several share an enemy [colonial-R22]', () => {
    const state = line(5, 2)
    let { state: struck } = play(state, charge('b', 'a'))
    if (struck.pending?.kind === 'match')
      struck = play(struck, { type: 'match', unit: 'a', figures: ['1', '2'] }).state
    const exact = oddsOf(ruleset, struck, { type: 'melee' })
    const { odds } = foretold(state)
    for (const { outcome, chance } of exact.outcomes)
      expect(odds.outcomes.find(each => each.outcome === outcome)?.chance).toBeCloseTo(chance, 1)
  })

  it('stands in the tag as a distribution, as hits by fire do [colonial-2.35]', () => {
    const marks = targetMarks(ruleset, line(4, 4), offerOf(line(4, 4), 'charge', 'b'))
    const tag = marks.find(mark => mark.kind === 'tag')
    if (tag?.kind !== 'tag') throw new Error('There is no tag.')
    expect(tag.bar.map(({ count }) => count)).toEqual(['0', '1', '2', '3', '4', '5', '6+'])
    expect(tag.bar.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(tag.bar[5]?.share).toBe(0)
    expect(tag.lines[0]).toContain('most likely left')
  })
})
