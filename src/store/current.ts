import { type Battle, stateOf } from '../engine/battle'
import { saysDraft } from '../save/draftFile'
import { encodeBattle } from '../save/encode'
import { sealedIn } from '../save/seal'
import { type Slot, campaignOf } from '../save/slots'
import type { Ruleset } from '../engine/ruleset'
import { opening } from './opening'
import { preferences } from './preferences'
import { sealing } from './sealing'
import { isHotSeat } from './selectors'
import { createSession } from './session'
import type { SessionStore } from './sessionActions'
import type { TableRules } from '../save/format'
import type { Beginning } from './sessionState'
import { battleList } from './battleList'
import { type AtTable, keeping, newName } from './keeping'
import { VERSION } from './version'

/** A battle as it is put into a slot. */
export function slotOf(id: string, title: string, battle: Battle, rules: TableRules, savedAt: number): Slot {
  const { turn, result } = stateOf(battle)
  const { scenario, ruleset } = battle
  const info = { id, title, ruleset, scenario: scenario.id, turn, savedAt, over: result !== null }
  return { info, text: encodeBattle(battle, rules, VERSION) }
}

/** The battle at the table of this page. */
export const session: SessionStore = createSession(
  {
    keep: (slot, title, battle, rules) =>
      keeping.keep(slot, () => slotOf(slot, title, battle, rules, Date.now())),
  },
  {
    still: () =>
      preferences.getState().animation === 0 ||
      (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false),
  },
)

/** What another tab does to the battle of a slot is seen where that lies on the table. */
const tableOf = (id: string): AtTable => ({
  displace(displaced) {
    if (session.store.getState().slot === id) session.actions.displace(displaced)
  },
  back(slot) {
    if (session.store.getState().slot === id) void lay(id, slot)
  },
})

/** Begins a battle in a slot of its own; answers the slot. */
export function beginBattle(ruleset: Ruleset, beginning: Beginning, slot = newName()): string {
  keeping.begin(slot, tableOf(slot))
  const bare = isHotSeat(beginning.rules.seats) && !preferences.getState().curtain
  const rules = bare ? { ...beginning.rules, noCurtain: true as const } : beginning.rules
  session.actions.begin(slot, ruleset, { ...beginning, rules })
  return slot
}

/** The battle that is wanted on the table, and what comes of it. */
let wanted: { readonly id: string; readonly problem: Promise<string | null> } | null = null

/** Puts the battle of a slot on the table. Answers a sentence where that cannot be. */
export function openSlot(id: string): Promise<string | null> {
  if (wanted?.id === id) return wanted.problem
  if (session.store.getState().slot === id) return Promise.resolve(null)
  const problem = laid(id, () => keeping.open(id, tableOf(id)))
  const own = { id, problem }
  wanted = own
  return problem.finally(() => {
    if (wanted === own) wanted = null
  })
}

/** Takes the battle of this table over from another tab, as it stands there. Answers a sentence where that cannot be. */
export async function takeOver(): Promise<string | null> {
  const { slot } = session.store.getState()
  return slot === null ? null : laid(slot, () => keeping.takeOver(slot, tableOf(slot)))
}

async function laid(id: string, open: () => Promise<Slot | null>): Promise<string | null> {
  try {
    return await lay(id, await open())
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What is to be said of battles that came from outside, when they are first laid on the table. */
const remarks = new Map<string, string>()

async function lay(id: string, slot: Slot | null): Promise<string | null> {
  if (!slot) return 'This battle is not kept in this browser. It may have been removed, or begun in another.'
  const decoded = await opening.open(slot.text)
  if (!decoded.ok) return decoded.problem
  // Meanwhile another battle may have been wanted.
  if (wanted !== null && wanted.id !== id) return null
  const remark = remarks.get(id) ?? decoded.remark
  remarks.delete(id)
  session.actions.resume(id, slot.info.title, decoded.ruleset, decoded.battle, decoded.table, remark)
  // It may have gone to another tab while it was opened.
  session.actions.displace(!keeping.mine(id))
  return null
}

/** Gives a battle another name, at this table too. */
export async function renameBattle(id: string, title: string): Promise<void> {
  await battleList.rename(id, title)
  const { slot } = session.store.getState()
  const kept = battleList.store.getState().battles?.find(battle => battle.id === id)
  if (slot === id && kept) session.actions.rename(kept.title)
}

/** Takes a battle out of its slot, and off this table. One of a campaign is counted there first, if it is over. */
export async function removeBattle(id: string): Promise<void> {
  if (campaignOf(id) !== null) await (await import('./campaigns')).countBattle(id)
  if (session.store.getState().slot === id) session.actions.leave()
  await battleList.remove(id)
}

/** Puts a battle or a campaign of unknown origin into a new slot. Answers the slot or a sentence; in that case nothing has changed. */
export async function importBattle(text: string): Promise<
  | {
      readonly slot: string
      readonly remark: string | null
      readonly campaign?: true
      readonly made?: true
      readonly army?: true
    }
  | { readonly problem: string }
> {
  const sealed = sealedIn(text)
  const plain = sealed ? await sealing.inward(sealed) : text
  if (plain === null) return { problem: 'The battle is sealed, and was not opened.' }
  if (saysDraft(plain)) {
    const come = await (await import('./drafts')).importDraft(plain)
    return 'problem' in come ? come : { ...come, remark: null, made: true }
  }
  if (plain.includes('"pz8-army"')) {
    const come = await (await import('./armyShelf')).armyShelf.receive(plain)
    // Its own screen says what of it breaks the points.
    return 'problem' in come
      ? { problem: come.problem.replace(/ Nothing was changed\.$/, '') }
      : { slot: come.slot, remark: null, army: true }
  }
  if (plain.includes('"pz8-campaign"')) {
    const come = await (await import('./campaigns')).importCampaign(plain)
    return 'problem' in come ? come : { ...come, campaign: true }
  }
  const come = await opening.receive(plain)
  if (!come.ok) return { problem: come.problem }
  const id = newName()
  try {
    const info = { ...come.about, id, savedAt: Date.now() }
    await keeping.slots.put({ info, text: come.text }, newName())
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  await battleList.read()
  if (come.remark !== null) remarks.set(id, come.remark)
  return { slot: id, remark: come.remark }
}
