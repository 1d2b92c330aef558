import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Battle, act, startBattle } from '../../src/engine/battle'
import { campaignNow, campaignRules } from '../../src/engine/campaignPlay'
import type { Ruleset } from '../../src/engine/ruleset'
import { decodeBattle } from '../../src/save/decode'
import { encodeBattle } from '../../src/save/encode'
import { secretsIn } from '../../src/save/seal'
import { slotOfBattle } from '../../src/save/slots'
import {
  beginCampaign,
  campaigns,
  countBattle,
  importCampaign,
  openCampaign,
} from '../../src/store/campaigns'
import { keeping, newName } from '../../src/store/keeping'
import { library } from '../../src/store/library'
import { opening } from '../../src/store/opening'
import { preferences } from '../../src/store/preferences'
import { COMPUTER } from './table'

const PERSON = { kind: 'person' } as const
let ruleset: Ruleset

beforeAll(async () => {
  ruleset = await library.load('aerial-1935')
  opening.use({
    async open(text) {
      const read = await decodeBattle(text, id => library.load(id))
      if (!read.ok) return read
      const { battle, table, remark = null } = read
      return { ok: true, battle, table, remark }
    },
    async receive(text) {
      const read = await decodeBattle(text, id => library.load(id))
      if (!read.ok) return read
      const { title, ruleset: rules, id: scenario } = read.battle.scenario
      return {
        ok: true,
        text,
        about: { title, ruleset: rules, scenario, turn: 1, over: false },
        remark: null,
      }
    },
  })
})

const hand = () => campaigns.store.getState()
const now = () => {
  const { campaign } = hand()
  if (!campaign) throw new Error('No campaign is open.')
  return campaignNow(campaign)
}

/** A campaign whose first battle is drawn up. */
async function drawn(): Promise<string> {
  const [setup] = campaignRules(ruleset).ready
  if (!setup) throw new Error('There is no campaign to begin with.')
  const slot = beginCampaign(ruleset, setup, {}, { A: PERSON, B: PERSON })
  for (let at = 0; at < 3; at++) campaigns.go({})
  await kept()
  return slot
}

const kept = async (): Promise<void> => {
  while (keeping.store.getState().writing) await new Promise(resolve => setTimeout(resolve, 5))
}

/** The battle that is drawn up, begun and (if it is to be) given up, as it stands in its slot. */
async function battleIn(slot: string, isOver: boolean): Promise<string> {
  const flight = campaigns.fly()
  if (!flight?.beginning?.own) throw new Error('No battle is drawn up.')
  const { own, seed, rules } = flight.beginning
  let battle: Battle = startBattle(ruleset, own, { houseRules: {} }, seed)
  if (isOver) {
    const given = act(ruleset, battle, { type: 'concede', side: 'A' } as never, { side: 'A' })
    if (!given.ok) throw new Error('It cannot be given up.')
    battle = given.battle
  }
  const info = {
    id: flight.slot,
    title: own.title,
    ruleset: ruleset.id,
    scenario: own.id,
    turn: 1,
    savedAt: 1,
    over: isOver,
  }
  await keeping.slots.put({ info, text: encodeBattle(battle, rules, '0.1.0') }, newName())
  expect(flight.slot).toBe(slotOfBattle(slot, 1))
  return flight.slot
}

describe('a campaign in this browser', () => {
  let slot: string
  beforeEach(async () => {
    slot = await drawn()
  })

  it('is kept with every act, and listed as a campaign', async () => {
    const kept = await keeping.slots.get(slot)
    expect(kept?.info).toMatchObject({ campaign: true, turn: 1, over: false, title: 'Four against Four' })
    const before = hand().campaign
    expect(await openCampaign(slot)).toBeNull()
    expect(hand().campaign).toEqual(before)
  })
  it('of two people is sealed, unless they hide nothing from each other', async () => {
    expect(secretsIn((await campaigns.written(slot))?.text ?? '')).not.toBeNull()
    preferences.setState({ curtain: false })
    const open = await drawn()
    preferences.setState({ curtain: true })
    expect(secretsIn((await campaigns.written(open))?.text ?? '')).toBeNull()
  })
  it('goes on with a battle that is being fought', async () => {
    const own = await battleIn(slot, false)
    await openCampaign(slot)
    expect(now().battle).toBe(1)
    expect(hand().turn).toBe(1)
    expect(campaigns.fly()).toEqual({ slot: own, beginning: null })
  })
  it('begins the same battle again where its slot is gone: the same dice', async () => {
    const first = campaigns.fly()?.beginning
    await openCampaign(slot)
    expect(campaigns.fly()?.beginning).toEqual(first)
    expect(first?.own?.campaign).toBe(true)
  })
  it('counts a battle that is over, and counts it once', async () => {
    await battleIn(slot, true)
    await openCampaign(slot)
    expect(now().battle).toBe(2)
    await kept()
    await openCampaign(slot)
    expect(now().battle).toBe(2)
    expect(hand().campaign?.moments.filter(moment => moment.act?.do === 'fought')).toHaveLength(1)
  })
  it('counts a battle that is over before it is removed', async () => {
    const own = await battleIn(slot, true)
    await countBattle(own)
    await keeping.slots.remove(own)
    await openCampaign(slot)
    expect(now().battle).toBe(2)
    await countBattle(own)
    await openCampaign(slot)
    expect(now().battle).toBe(2)
  })
  it('says that its battle is damaged, and loses nothing', async () => {
    const own = await battleIn(slot, false)
    const battle = await keeping.slots.get(own)
    if (!battle) throw new Error('The battle is gone.')
    await keeping.slots.put({ ...battle, text: battle.text.slice(0, 400) }, newName())
    const before = await keeping.slots.get(slot)
    expect(await openCampaign(slot)).toContain('Its battle cannot be opened.')
    expect(await keeping.slots.get(slot)).toEqual(before)
  })
  it('goes out with its battle and comes back as another campaign', async () => {
    await battleIn(slot, false)
    const written = await campaigns.written(slot)
    expect(written?.text).toContain('pz8-battle')
    const come = await importCampaign(written?.text ?? '')
    if ('problem' in come) throw new Error(come.problem)
    expect(come.slot).not.toBe(slot)
    await openCampaign(come.slot)
    expect(hand().turn).toBe(1)
    expect(now()).toMatchObject({ battle: 1, step: 'fly' })
  })
  it('does not come in with a battle that is not its own, and nothing is kept of it', async () => {
    await battleIn(slot, false)
    const written = await campaigns.written(slot)
    const file = JSON.parse(written?.text ?? '{}') as { battle: { scenario: object } }
    Object.assign(file.battle.scenario, { title: 'Another battle' })
    const before = await keeping.slots.list()
    expect(await importCampaign(JSON.stringify(file))).toEqual({
      problem: 'The battle in this campaign is not the one that it has drawn up.',
    })
    expect(await importCampaign(JSON.stringify({ ...file, battle: {} }))).toHaveProperty('problem')
    expect(await keeping.slots.list()).toEqual(before)
  })
  it('is abandoned for good', async () => {
    campaigns.abandon('A')
    await kept()
    expect((await keeping.slots.get(slot))?.info.over).toBe(true)
    expect(campaigns.fly()).toBeNull()
  })
})

describe('a campaign against the computer', () => {
  it('lets the computer deploy by itself', async () => {
    const [setup] = campaignRules(ruleset).ready
    if (!setup) throw new Error('There is no campaign to begin with.')
    beginCampaign(ruleset, setup, {}, { A: COMPUTER, B: COMPUTER })
    campaigns.go({})
    await kept()
    expect(now()).toMatchObject({ step: 'fly' })
  })
})
