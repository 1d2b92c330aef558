import { createStore } from 'zustand/vanilla'
import { type Battle, MAIN_LINE } from '../engine/battle'
import type { CampaignNext, CampaignRules, CampaignSetup, CampaignValues } from '../engine/campaign'
import {
  type Campaign,
  type CampaignAct,
  campaignNow,
  campaignRules,
  goOn,
  startCampaign,
} from '../engine/campaignPlay'
import { sha256Hex } from '../engine/dice/sha256'
import type { Side } from '../engine/ids'
import { liesOpen } from '../engine/proof'
import type { HouseRules } from '../engine/rulebook'
import type { Ruleset } from '../engine/ruleset'
import { decodeCampaign, encodeCampaign } from '../save/campaignFile'
import type { TableRules } from '../save/format'
import { canonical, isObject, readJson } from '../save/json'
import { type Slot, campaignOf, slotOfBattle } from '../save/slots'
import { battleList } from './battleList'
import { keeping, newName } from './keeping'
import { library } from './library'
import { opening } from './opening'
import { preferences } from './preferences'
import { isHotSeat } from './selectors'
import type { Beginning, Seats } from './sessionState'
import { freshSeed } from './tonight'
import { VERSION } from './version'

/** The campaign that is looked at. */
export interface AtHand {
  readonly slot: string | null
  readonly title: string
  readonly ruleset: Ruleset | null
  readonly campaign: Campaign | null
  readonly table: TableRules | null
  /** The turn of its battle that has been begun; null where none has. */
  readonly turn: number | null
  /** What was found when it was opened. */
  readonly remark: string | null
  /** Another tab has it. */
  readonly displaced: boolean
}

const NOTHING: AtHand = {
  slot: null,
  title: '',
  ruleset: null,
  campaign: null,
  table: null,
  turn: null,
  remark: null,
  displaced: false,
}

const store = createStore<AtHand>(() => NOTHING)

const loadRules = (id: string): Promise<Ruleset | null> =>
  library.entries.some(each => each.id === id) ? library.load(id) : Promise.resolve(null)

/** A campaign as it is put into a slot. */
function slotOf(id: string, title: string, campaign: Campaign, table: TableRules): Slot {
  const { battle, result } = campaignNow(campaign)
  const { ruleset, setup } = campaign
  const kind = { campaign: true, turn: battle, over: result !== null, savedAt: Date.now() } as const
  const info = { id, title, ruleset, scenario: setup.id, ...kind }
  return { info, text: encodeCampaign(campaign, table, VERSION) }
}

const rulesOf = (ruleset: Ruleset): CampaignRules => campaignRules(ruleset)

/** Lays a campaign before the person, as far as it goes on without him. */
function lay(changes: Partial<AtHand>): void {
  store.setState(changes)
  const { slot, ruleset, table } = store.getState()
  if (!slot || !ruleset || !table || !keeping.mine(slot)) return
  for (;;) {
    const { campaign } = store.getState()
    const next = campaign && rulesOf(ruleset).next(campaignNow(campaign), {})
    if (!campaign || next?.kind !== 'go' || next.side === null) return
    if (table.seats[next.side].kind !== 'computer') return
    if (!done({ do: 'go', values: {} })) return
  }
}

/** Does an act, shows it and keeps it. False where it cannot be done. */
function done(act: CampaignAct): boolean {
  const { slot, title, ruleset, campaign, table } = store.getState()
  if (!slot || !ruleset || !campaign || !table || !keeping.mine(slot)) return false
  const next = goOn(ruleset, campaign, act)
  if (next === campaign) return false
  store.setState({ campaign: next })
  keeping.keep(slot, () => slotOf(slot, title, next, table))
  return true
}

const tableOf = (id: string) => ({
  displace(displaced: boolean) {
    if (store.getState().slot === id) store.setState({ displaced })
  },
  back(slot: Slot | null) {
    if (store.getState().slot === id) void shown(id, slot)
  },
})

/** Begins a campaign in a slot of its own; answers the slot. */
export function beginCampaign(
  ruleset: Ruleset,
  setup: CampaignSetup,
  houseRules: HouseRules,
  seats: Seats,
): string {
  const slot = newName()
  const bare = isHotSeat(seats) && !preferences.getState().curtain
  const table: TableRules = { seats, dice: 'program', ...(bare ? { noCurtain: true } : {}) }
  const campaign = startCampaign(ruleset, setup, houseRules, freshSeed())
  keeping.begin(slot, tableOf(slot))
  keeping.keep(slot, () => slotOf(slot, setup.title, campaign, table))
  store.setState({ ...NOTHING, slot, title: setup.title, ruleset, campaign, table })
  return slot
}

/** Remarks on campaigns that came from outside, until they are first opened. */
const remarks = new Map<string, string>()

/** Lays the campaign of a slot before the person. Answers a sentence where that cannot be. */
export async function openCampaign(id: string): Promise<string | null> {
  try {
    return await shown(id, await keeping.open(id, tableOf(id)))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Takes the campaign over from another tab. */
export async function takeCampaignOver(id: string): Promise<string | null> {
  try {
    return await shown(id, await keeping.takeOver(id, tableOf(id)))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function shown(id: string, slot: Slot | null): Promise<string | null> {
  if (!slot)
    return 'This campaign is not kept in this browser. It may have been removed, or begun in another.'
  const decoded = await decodeCampaign(slot.text, loadRules)
  if (!decoded.ok) return decoded.problem
  const { ruleset, campaign, table } = decoded
  const { fought, turn } = await battleOf(id, ruleset, campaign)
  const remark = remarks.get(id) ?? decoded.remark
  remarks.delete(id)
  const displaced = !keeping.mine(id)
  store.setState({ slot: id, title: slot.info.title, ruleset, campaign, table, turn, remark, displaced })
  if (fought && done(fought)) store.setState({ turn: null })
  lay({})
  return null
}

/** The battle of a campaign that is drawn up: how far it is, or what it came to. */
async function battleOf(
  id: string,
  ruleset: Ruleset,
  campaign: Campaign,
): Promise<{ readonly fought: CampaignAct | null; readonly turn: number | null }> {
  const state = campaignNow(campaign)
  const rules = rulesOf(ruleset)
  const kept =
    rules.next(state, {}).kind === 'battle' ? await keeping.read(slotOfBattle(id, state.battle)) : null
  if (!kept) return { fought: null, turn: null }
  const opened = await opening.open(kept.text)
  if (!opened.ok)
    throw new Error(
      `Its battle cannot be opened. ${opened.problem} Remove it from your battles, and it begins anew.`,
    )
  const { turn } = kept.info
  if (!liesOpen(opened.battle)) return { fought: null, turn }
  const report = reportOf(rules, opened.battle)
  return { fought: { do: 'fought', battle: state.battle, report }, turn }
}

/** What a campaign keeps of a battle: of the battle itself, not of a what-if. */
function reportOf(rules: CampaignRules, { lines, opening: begun }: Battle): unknown {
  const moments = lines.find(line => line.id === MAIN_LINE)?.moments ?? []
  const log = [...begun.log, ...moments.flatMap(moment => moment.log)]
  return rules.report((moments.at(-1) ?? begun).state, log)
}

/** Counts the battle of a slot in its campaign, where it is over, before it is removed. What cannot be counted is left. */
export async function countBattle(battleSlot: string): Promise<void> {
  const id = campaignOf(battleSlot) ?? ''
  try {
    await keeping.alone(id, async () => {
      const slot = await keeping.read(id)
      if (!slot) return
      const decoded = await decodeCampaign(slot.text, loadRules)
      if (!decoded.ok) return
      const { ruleset, campaign, table } = decoded
      const { fought } = await battleOf(id, ruleset, campaign)
      const next = fought ? goOn(ruleset, campaign, fought) : campaign
      if (next !== campaign) await keeping.slots.put(slotOf(id, slot.info.title, next, table), newName())
    })
  } catch {
    // The battle goes all the same: a damaged one would bar its campaign for ever.
  }
}

/** What is to be done next, with these values. */
export function nextOf({ ruleset, campaign }: AtHand, values: CampaignValues): CampaignNext {
  if (!ruleset || !campaign) return { kind: 'over' }
  return rulesOf(ruleset).next(campaignNow(campaign), values)
}

/** The battle that is drawn up: its slot, and how it begins where that has not happened yet. */
function flown(): { readonly slot: string; readonly beginning: Beginning | null } | null {
  const { slot, ruleset, campaign, table, turn } = store.getState()
  if (!slot || !ruleset || !campaign || !table) return null
  const state = campaignNow(campaign)
  if (rulesOf(ruleset).next(state, {}).kind !== 'battle') return null
  const own = slotOfBattle(slot, state.battle)
  if (turn !== null) return { slot: own, beginning: null }
  if (!keeping.mine(slot)) return null
  const scenario = rulesOf(ruleset).battle(state)
  const known = new Set(ruleset.houseRules.map(each => each.id))
  const houseRules = Object.fromEntries(Object.entries(campaign.houseRules).filter(([id]) => known.has(id)))
  // Its dice hang on those of the campaign: a battle that is begun again is the same battle.
  const seed = sha256Hex(`battle ${state.battle} of ${campaign.seed}`)
  const terms = { houseRules, seed, strictness: 'enforce', rules: table } as const
  return { slot: own, beginning: { scenario: scenario.id, own: scenario, ...terms } }
}

/** A campaign as a text that may leave the browser, with the battle that is being fought. */
async function written(
  id: string,
): Promise<{ readonly title: string; readonly text: string; readonly turn: number } | null> {
  const slot = await keeping.read(id)
  if (!slot) return null
  const decoded = await decodeCampaign(slot.text, loadRules)
  if (!decoded.ok) return { title: slot.info.title, text: slot.text, turn: slot.info.turn }
  const { campaign, table } = decoded
  const { battle, result } = campaignNow(campaign)
  const fought = result ? null : await keeping.read(slotOfBattle(id, battle))
  const text = encodeCampaign(campaign, table, VERSION, fought?.text ?? null)
  return { title: slot.info.title, text, turn: battle }
}

/** Puts a campaign of unknown origin into a new slot, and its battle. Answers the slot, or a sentence where nothing has changed. */
export async function importCampaign(
  text: string,
): Promise<{ readonly slot: string; readonly remark: string | null } | { readonly problem: string }> {
  const decoded = await decodeCampaign(text, loadRules)
  if (!decoded.ok) return { problem: decoded.problem }
  const { ruleset, campaign, table, battle, remark } = decoded
  const state = campaignNow(campaign)
  const id = newName()
  try {
    if (battle !== null) {
      const rules = rulesOf(ruleset)
      const isDrawn = rules.next(state, {}).kind === 'battle'
      if (!isDrawn || scenarioIn(battle) !== canonical(rules.battle(state)))
        return { problem: 'The battle in this campaign is not the one that it has drawn up.' }
      const come = await opening.receive(battle)
      if (!come.ok) return { problem: `The battle in this campaign: ${come.problem}` }
      const info = { ...come.about, id: slotOfBattle(id, state.battle), savedAt: Date.now() - 1 }
      await keeping.slots.put({ info, text: come.text }, newName())
    }
    await keeping.slots.put(slotOf(id, campaign.setup.title, campaign, table), newName())
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  await battleList.read()
  if (remark !== null) remarks.set(id, remark)
  return { slot: id, remark }
}

function scenarioIn(battle: string): string | null {
  const read = readJson(battle)
  return read.ok && isObject(read.value) ? canonical(read.value['scenario']) : null
}

export const campaigns = {
  store,
  /** Goes on with these values. */
  go(values: CampaignValues): void {
    if (done({ do: 'go', values })) lay({})
  },
  abandon(side: Side): void {
    done({ do: 'abandon', side })
  },
  noted: () => store.setState({ remark: null }),
  fly: flown,
  written,
}
