import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/aerial-1935'
import {
  type Campaign,
  type CampaignAct,
  campaignNow,
  campaignRecord,
  campaignRules,
  goOn,
  replayCampaign,
  startCampaign,
  wrongDice,
} from '../../src/engine/campaignPlay'
import { keyedFaces } from '../../src/engine/dice/keyed'

const rules = campaignRules(ruleset)
const [setup] = rules.ready
if (!setup) throw new Error('There is no campaign to begin with.')

const begun = startCampaign(ruleset, setup, {}, 'a seed')
const GO: CampaignAct = { do: 'go', values: {} }
const after = (campaign: Campaign, ...acts: readonly CampaignAct[]): Campaign =>
  acts.reduce((now, act) => goOn(ruleset, now, act), campaign)
const report = { destroyed: ['b1', 'a2'], kills: { a1: 1, b2: 1 }, damaged: [], left: [] }
const fought = (battle: number): CampaignAct => ({ do: 'fought', battle, report })
const drawn = after(begun, GO, GO, GO)

describe('a campaign', () => {
  it('throws the dice of its seed, one after the other', () => {
    const faces = drawn.moments.flatMap(moment => moment.rolls.flatMap(roll => roll.faces))
    const faceAt = keyedFaces('a seed')
    expect(faces.length).toBeGreaterThanOrEqual(5)
    expect(faces).toEqual(faces.map((_, at) => faceAt(at, 6)))
    expect(wrongDice(drawn)).toEqual([])
  })
  it('is the same again from its record', () => {
    const whole = after(drawn, fought(1), GO, GO)
    expect(replayCampaign(ruleset, campaignRecord(whole))).toEqual(whole)
  })
  it('goes on from a kept position with the dice that come next', () => {
    const record = campaignRecord(drawn)
    const { drawn: dice } = drawn.moments.at(-1) ?? drawn.moments[0]
    const opening = { from: 'position', state: campaignNow(drawn), drawn: dice } as const
    const kept = replayCampaign(ruleset, { ...record, opening, steps: [] })
    expect(campaignNow(after(kept, fought(1), GO))).toEqual(campaignNow(after(drawn, fought(1), GO)))
    expect(replayCampaign(ruleset, campaignRecord(after(kept, fought(1))))).toEqual(after(kept, fought(1)))
  })
  it('counts a battle once, and no other than the one that is fought', () => {
    expect(after(drawn, fought(2))).toBe(drawn)
    const once = after(drawn, fought(1))
    expect(campaignNow(once).battle).toBe(2)
    expect(after(once, fought(1))).toBe(once)
    expect(after(once, fought(2))).toBe(once)
    const next = after(once, GO, GO, GO)
    expect(after(next, fought(1))).toBe(next)
    expect(campaignNow(after(next, fought(2))).battle).toBe(3)
  })
  it('does nothing that is not its turn, or not whole', () => {
    expect(after(begun, fought(1))).toBe(begun)
    expect(after(drawn, GO)).toBe(drawn)
    expect(after(drawn, { do: 'fought', battle: 1, report: { destroyed: 7 } })).toBe(drawn)
  })
  it('can be abandoned at any time, and then nothing follows', () => {
    for (const campaign of [begun, drawn]) {
      const left = after(campaign, { do: 'abandon', side: 'A' })
      expect(campaignNow(left).result).toMatchObject({ winner: null, why: { code: 'campaign-abandoned' } })
      expect(after(left, GO, fought(1), { do: 'abandon', side: 'B' })).toBe(left)
    }
  })
  it('shows dice that are not those of its seed', () => {
    const record = campaignRecord(after(begun, GO))
    const steps = record.steps.map(each => ({ ...each, dice: each.dice[0] === 1 ? [2, 3] : [1, 3] }))
    expect(wrongDice(replayCampaign(ruleset, { ...record, steps }))).toContain(1)
  })
})
