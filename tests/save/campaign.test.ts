import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/aerial-1935'
import { type Campaign, campaignNow, campaignRules, goOn, startCampaign } from '../../src/engine/campaignPlay'
import type { Ruleset } from '../../src/engine/ruleset'
import { decodeCampaign, encodeCampaign } from '../../src/save/campaignFile'
import { secretsIn } from '../../src/save/seal'
import { campaignOf, slotOfBattle } from '../../src/save/slots'

const [setup] = campaignRules(ruleset).ready
if (!setup) throw new Error('There is no campaign to begin with.')
const TABLE = {
  seats: { A: { kind: 'person' }, B: { kind: 'computer', strength: 'easy' } },
  dice: 'program',
} as const
const load = (id: string): Promise<Ruleset | null> =>
  Promise.resolve(id === ruleset.id ? (ruleset as unknown as Ruleset) : null)

function fought(): Campaign {
  const go = { do: 'go', values: {} } as const
  const report = { destroyed: ['b1', 'a2'], kills: { a1: 1, b2: 1 }, damaged: ['a3'], left: [] }
  return [go, go, go, { do: 'fought', battle: 1, report } as const, go].reduce<Campaign>(
    (now, act) => goOn(ruleset, now, act),
    startCampaign(ruleset, setup as NonNullable<typeof setup>, {}, 'a seed'),
  )
}

const campaign = fought()
const text = encodeCampaign(campaign, TABLE, '0.1.0')
/** As much of a file as these tests change. */
interface File {
  version: number
  ruleset: { id: string }
  table: { seats: object }
  setup: { squadrons: { A: { name: string; type: string }[] } }
  steps: { dice: number[] }[]
  position: object
}

const changed = (change: (file: File) => void): string => {
  const file = JSON.parse(text) as File
  change(file)
  return JSON.stringify(file)
}

describe('a campaign’s file', () => {
  it('is read as it was written', async () => {
    const read = await decodeCampaign(text, load)
    expect(read).toMatchObject({ ok: true, remark: null, battle: null, table: TABLE })
    expect(read.ok && read.campaign).toEqual(campaign)
    expect(read.ok && encodeCampaign(read.campaign, read.table, '0.1.0')).toBe(text)
  })
  it('has one act a line and hides the seed until the campaign is over', () => {
    expect(text.split('\n').filter(line => line.trim().startsWith('{"act"'))).toHaveLength(5)
    expect(text).not.toContain('a seed')
    const over = goOn(ruleset, campaign, { do: 'abandon', side: 'A' })
    expect(encodeCampaign(over, TABLE, '0.1.0')).toContain('a seed')
  })
  it('takes the battle along that is being fought', async () => {
    const read = await decodeCampaign(
      encodeCampaign(campaign, TABLE, '0.1.0', '{"format":"pz8-battle"}'),
      load,
    )
    expect(read.ok && read.battle).toBe('{"format":"pz8-battle"}')
  })
  it('cut anywhere is a sentence', async () => {
    for (let share = 1; share < 20; share++) {
      const read = await decodeCampaign(text.slice(0, Math.floor((text.length * share) / 20)), load)
      expect(read.ok).toBe(false)
      expect(!read.ok && read.problem).toMatch(/^[A-Z].*\.$/)
    }
  })
  it.each([
    ['nothing', '', 'The file is empty.'],
    ['another file', '{"format":"pz8-battle"}', 'This file is not a campaign of Pz8 Tabletop.'],
    [
      'a newer version',
      changed(file => Object.assign(file, { version: 2 })),
      'The file was written by a newer version of the program (format 2, known up to 1).',
    ],
    [
      'unknown rules',
      changed(file => Object.assign(file.ruleset, { id: 'chess' })),
      "The campaign is fought by rules that are not here: 'chess'.",
    ],
  ])('that is %s says so', async (_, each, problem) => {
    expect(await decodeCampaign(each, load)).toEqual({ ok: false, problem })
  })
  it('with a squadron that cannot be says where', async () => {
    const read = await decodeCampaign(
      changed(file =>
        Object.assign(file.setup.squadrons.A[0] ?? {}, {
          type: 'zeppelin',
        }),
      ),
      load,
    )
    expect(read).toMatchObject({ ok: false })
    expect(!read.ok && read.problem).toContain('no such type of aircraft')
  })
  it.each([
    ['a die', (file: File) => Object.assign(file.steps[3] ?? {}, { dice: [6, 6] }), 'A step was changed.'],
    [
      'who plays',
      (file: File) => Object.assign(file.table, { seats: { A: { kind: 'person' }, B: { kind: 'person' } } }),
      'Who plays',
    ],
    [
      'a name',
      (file: File) =>
        Object.assign(file.setup.squadrons.A[0] ?? {}, {
          name: 'Smith',
        }),
      'The squadrons were changed.',
    ],
  ])('in which %s was changed is opened, and says so', async (_, change, said) => {
    const read = await decodeCampaign(changed(change), load)
    expect(read.ok && read.remark).toContain('Somebody changed this file after it was written.')
    expect(read.ok && read.remark).toContain(said)
  })
  it('whose acts no longer fit opens at its position', async () => {
    const read = await decodeCampaign(
      changed(file => Object.assign(file, { steps: [] })),
      load,
    )
    expect(read.ok && read.remark).toContain('The campaign opens at its last saved position.')
    expect(read.ok && campaignNow(read.campaign)).toEqual(campaignNow(campaign))
    const again = read.ok ? encodeCampaign(read.campaign, read.table, '0.1.0') : ''
    expect(await decodeCampaign(again, load)).toMatchObject({ ok: true, remark: null })
  })
  it('with a damaged position and acts that do not fit is refused', async () => {
    const read = await decodeCampaign(
      changed(file => Object.assign(file, { steps: file.steps.slice(3), position: { battle: 9 } })),
      load,
    )
    expect(!read.ok && read.problem).toContain('The saved position is damaged')
  })
  it('of two people is sealed until it is over', () => {
    const seats = { A: { kind: 'person' }, B: { kind: 'person' } } as const
    const two = encodeCampaign(campaign, { seats, dice: 'program' }, '0.1.0')
    expect(secretsIn(two)).toMatchObject({ sides: { A: 'British', B: 'Germans' } })
    expect(secretsIn(text)).toBeNull()
    const over = goOn(ruleset, campaign, { do: 'abandon', side: 'A' })
    expect(secretsIn(encodeCampaign(over, { seats, dice: 'program' }, '0.1.0'))).toBeNull()
  })
  it('names its battles’ slots, and they name it', () => {
    expect(campaignOf(slotOfBattle('abc', 2))).toBe('abc')
    expect(campaignOf('abc')).toBeNull()
  })
})
