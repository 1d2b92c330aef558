import { type Battle, stateOf } from '../engine/battle'
import { autosave } from '../save/autosave'
import { encodeBattle } from '../save/encode'
import type { Slot } from '../save/slots'
import { type Claim, claimSlot } from '../save/tabs'
import type { Ruleset } from '../engine/ruleset'
import { opening } from './opening'
import { preferences } from './preferences'
import { createSession } from './session'
import type { SessionStore } from './sessionActions'
import type { TableRules } from '../save/format'
import type { Beginning } from './sessionState'
import { newSlotId, battleList } from './battleList'
import { VERSION } from './version'

/** A battle as it is put into a slot. */
export function slotOf(id: string, title: string, battle: Battle, rules: TableRules, savedAt: number): Slot {
  const { turn, result } = stateOf(battle)
  const { scenario, ruleset } = battle
  const info = { id, title, ruleset, scenario: scenario.id, turn, savedAt, over: result !== null }
  return { info, text: encodeBattle(battle, rules, VERSION) }
}

const pages = typeof window === 'undefined' ? [] : [window, document]
const keeping = autosave(battleList.slots, kept => session.actions.kept(kept), pages)

/** The battle at the table of this page. */
export const session: SessionStore = createSession(
  {
    keep: (slot, title, battle, rules) => keeping.save(() => slotOf(slot, title, battle, rules, Date.now())),
  },
  {
    curtain: () => preferences.getState().curtain,
    still: () =>
      preferences.getState().animation === 0 ||
      (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false),
  },
)

/** A name that no other tab has. */
const TAB = newSlotId()
let claim: Claim | null = null

/** Two tabs with one battle would write over one another: the first has it until another takes it over. */
function holdSlot(id: string): void {
  claim?.release()
  const held = claimSlot(id, TAB, () => session.actions.displace(true))
  claim = held
  void held.taken.then(taken => {
    if (taken && claim === held) session.actions.displace(true)
  })
}

/** Begins a battle in a slot of its own; answers the slot. */
export function beginBattle(ruleset: Ruleset, beginning: Beginning): string {
  const slot = newSlotId()
  session.actions.begin(slot, ruleset, beginning)
  holdSlot(slot)
  return slot
}

/** Puts the battle of a slot on the table. Answers a sentence where that cannot be. */
export async function openSlot(id: string): Promise<string | null> {
  if (session.store.getState().slot === id) return null
  const problem = await lay(id)
  if (problem === null) holdSlot(id)
  return problem
}

/** Takes the battle of this table over from another tab, as it stands there. Answers a sentence where that cannot be. */
export async function takeOver(): Promise<string | null> {
  const { slot } = session.store.getState()
  if (slot === null) return null
  claim?.takeOver()
  return lay(slot)
}

async function lay(id: string): Promise<string | null> {
  try {
    const slot = await battleList.slots.get(id)
    if (!slot)
      return 'This battle is not kept in this browser. It may have been removed, or begun in another.'
    const decoded = await opening.open(slot.text)
    if (!decoded.ok) return decoded.problem
    session.actions.resume(id, slot.info.title, decoded.ruleset, decoded.battle, decoded.table)
    if (decoded.remark) session.actions.say({ text: decoded.remark })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Gives a battle another name, at this table too. */
export async function renameBattle(id: string, title: string): Promise<void> {
  await battleList.rename(id, title)
  const { slot } = session.store.getState()
  const kept = battleList.store.getState().battles?.find(battle => battle.id === id)
  if (slot === id && kept) session.actions.rename(kept.title)
}

/** Takes a battle out of its slot, and off this table: what lay there would be kept again with the next action. */
export async function removeBattle(id: string): Promise<void> {
  if (session.store.getState().slot === id) {
    await keeping.flush()
    session.actions.leave()
  }
  await battleList.remove(id)
}

/** Puts a battle of unknown origin into a new slot. Answers the slot or a sentence; in that case nothing has changed. */
export async function importBattle(
  text: string,
): Promise<{ readonly slot: string; readonly remark: string | null } | { readonly problem: string }> {
  const come = await opening.receive(text)
  if (!come.ok) return { problem: come.problem }
  const id = newSlotId()
  try {
    const info = { ...come.about, id, savedAt: Date.now() }
    await battleList.slots.put({ info, text: come.text })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  await battleList.read()
  return { slot: id, remark: come.remark }
}
