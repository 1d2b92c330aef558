import { createStore } from 'zustand/vanilla'
import type { HouseRules } from '../engine/rulebook'
import type { Ruleset } from '../engine/ruleset'
import type { Scenario } from '../engine/scenario'
import { type Draft, decodeDraft, encodeDraft } from '../save/draftFile'
import type { Slot } from '../save/slots'
import { battleList } from './battleList'
import { type Keeping, keeping, newName } from './keeping'
import { type Library, library } from './library'
import { VERSION } from './version'

/** The battle that is being made, with what was done to it. */
export interface Making {
  readonly slot: string | null
  readonly ruleset: Ruleset | null
  readonly draft: Draft | null
  readonly past: readonly Draft[]
  readonly future: readonly Draft[]
  /** What the last change was about: more of the same is taken back with it. */
  readonly about: string | null
  /** Another tab has it. */
  readonly displaced: boolean
}

const NOTHING: Making = {
  slot: null,
  ruleset: null,
  draft: null,
  past: [],
  future: [],
  about: null,
  displaced: false,
}

/** So many changes can be taken back. */
const MOST = 300

export type Drafts = ReturnType<typeof createDrafts>

/** Battles of one's own: each change is kept in a slot of the browser as it is made, by one tab at a time. */
export function createDrafts(
  kept: Pick<Keeping, 'begin' | 'keep' | 'open' | 'takeOver' | 'mine' | 'slots'>,
  books: Pick<Library, 'entries' | 'load'>,
) {
  const store = createStore<Making>(() => NOTHING)
  const load = (id: string): Promise<Ruleset | null> =>
    books.entries.some(each => each.id === id) ? books.load(id) : Promise.resolve(null)

  function slotOf(id: string, draft: Draft): Slot {
    const { id: scenario, title, ruleset } = draft.scenario
    const info = {
      id,
      title,
      ruleset,
      scenario,
      turn: 0,
      savedAt: Date.now(),
      over: false,
      made: true,
    } as const
    return { info, text: encodeDraft(draft, VERSION) }
  }

  const tableOf = (id: string) => ({
    displace(displaced: boolean) {
      if (store.getState().slot === id) store.setState({ displaced })
    },
    back(slot: Slot | null) {
      if (store.getState().slot === id) void shown(id, slot)
    },
  })

  async function shown(id: string, slot: Slot | null): Promise<string | null> {
    if (!slot) return 'This battle is not kept in this browser. It may have been removed, or made in another.'
    const decoded = await decodeDraft(slot.text, load)
    if (!decoded.ok) return decoded.problem
    const { draft, ruleset } = decoded
    const { slot: open, draft: known } = store.getState()
    // Who comes back to what he left finds what can be taken back, too.
    const isAsLeft =
      open === id && known !== null && encodeDraft(known, VERSION) === encodeDraft(draft, VERSION)
    if (isAsLeft) store.setState({ displaced: !kept.mine(id) })
    else store.setState({ ...NOTHING, slot: id, ruleset, draft, displaced: !kept.mine(id) })
    return null
  }

  async function attempt(id: string, open: () => Promise<Slot | null>): Promise<string | null> {
    try {
      return await shown(id, await open())
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  function keep(): void {
    const { slot, draft } = store.getState()
    if (slot && draft && kept.mine(slot)) kept.keep(slot, () => slotOf(slot, draft))
  }

  function put(draft: Draft, about: string | null): void {
    const { draft: before, past, about: last, displaced } = store.getState()
    if (!before || displaced || before === draft) return
    const isMore = about !== null && about === last
    store.setState({ draft, past: isMore ? past : [...past, before].slice(-MOST), future: [], about })
    keep()
  }

  return {
    store,
    /** Begins a battle of one's own in a slot of its own; answers the slot. */
    begin(ruleset: Ruleset, draft: Draft): string {
      const slot = newName()
      kept.begin(slot, tableOf(slot))
      store.setState({ ...NOTHING, slot, ruleset, draft })
      keep()
      return slot
    },
    /** Opens the battle of a slot. Answers a sentence where that cannot be. */
    open(id: string): Promise<string | null> {
      // Another battle may have been at the table meanwhile: then this one has been let go of.
      if (store.getState().slot === id && kept.mine(id)) return Promise.resolve(null)
      return attempt(id, () => kept.open(id, tableOf(id)))
    },
    takeOver: (id: string): Promise<string | null> => attempt(id, () => kept.takeOver(id, tableOf(id))),
    /** Changes the scenario. Changes one after the other that are `about` the same are taken back as one. */
    change(scenario: Scenario, about: string | null = null): void {
      const { draft } = store.getState()
      if (draft && draft.scenario !== scenario) put({ ...draft, scenario }, about)
    },
    setHouseRules(houseRules: HouseRules): void {
      const { draft } = store.getState()
      if (draft) put({ ...draft, houseRules }, null)
    },
    undo(): void {
      const { draft, past, future, displaced } = store.getState()
      const last = past.at(-1)
      if (!draft || !last || displaced) return
      store.setState({ draft: last, past: past.slice(0, -1), future: [draft, ...future], about: null })
      keep()
    },
    redo(): void {
      const { draft, past, future, displaced } = store.getState()
      const [next, ...others] = future
      if (!draft || !next || displaced) return
      store.setState({ draft: next, past: [...past, draft], future: others, about: null })
      keep()
    },
    /** Puts a battle of unknown origin into a new slot. Answers the slot, or a sentence where nothing has changed. */
    async receive(text: string): Promise<{ readonly slot: string } | { readonly problem: string }> {
      const decoded = await decodeDraft(text, load)
      if (!decoded.ok) return { problem: decoded.problem }
      const slot = newName()
      try {
        await kept.slots.put(slotOf(slot, decoded.draft), newName())
      } catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) }
      }
      return { slot }
    },
  }
}

export const drafts: Drafts = createDrafts(keeping, library)

/** The same, and it is in the list of battles. */
export async function importDraft(
  text: string,
): Promise<{ readonly slot: string } | { readonly problem: string }> {
  const come = await drafts.receive(text)
  await battleList.read()
  return come
}

/** A copy of a scenario of the product, to be made one's own. */
export function copyOf(scenario: Scenario): Draft {
  const { campaign: _campaign, ...own } = scenario
  const title = `${scenario.title}, your copy`.slice(0, 120)
  return { scenario: { ...own, id: `own-${newName()}`, title }, houseRules: {} }
}

/** The same without its ground: bare land on which the forces stand. */
export function bareOf(scenario: Scenario): Draft {
  const { scenario: own, houseRules } = copyOf(scenario)
  const ground = { ...own.ground, features: [], names: [] }
  return { scenario: { ...own, title: `A battle on bare ground`, ground }, houseRules }
}
