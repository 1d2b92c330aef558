import { createStore } from 'zustand/vanilla'
import { type Army, type ArmyRules, breaches, pointsOf, unitsOf } from '../engine/armies'
import type { Ruleset } from '../engine/ruleset'
import type { Slot } from '../save/slots'
import { readAnyArmy, writeArmy } from './armies'
import { createBattleList } from './battleList'
import { type Keeping, listKeeping, newName } from './keeping'
import { library } from './library'
import { type Texts, texts } from './texts'

/** An army list that is kept in this browser. */
export interface KeptArmy {
  readonly slot: string
  readonly army: Army
}

/** The army list that is being built. */
export interface ListAtHand {
  readonly slot: string | null
  readonly ruleset: Ruleset | null
  readonly army: Army | null
  /** Another tab has it. */
  readonly displaced: boolean
}

/** What came of a list from outside: its slot, and what of it breaks the points; or why it did not come in. */
export type Received =
  | { readonly slot: string; readonly ruleset: string; readonly told: readonly string[] }
  | { readonly problem: string }

const NOTHING: ListAtHand = { slot: null, ruleset: null, army: null, displaced: false }

const loadRules = (id: string): Promise<Ruleset | null> =>
  library.entries.some(each => each.id === id) ? library.load(id) : Promise.resolve(null)

/** Where the one list of a ruleset was kept before there was a shelf. */
const formerPlace = (ruleset: string): string => `pz8.army.${ruleset}`

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The shelf of army lists: kept in slots as battles are, by the same hand. */
export function createArmyShelf(
  kept: Keeping,
  load: (id: string) => Promise<Ruleset | null> = loadRules,
  former: Pick<Texts, 'read' | 'keep'> = texts,
) {
  const store = createStore<ListAtHand>(() => NOTHING)
  const list = createBattleList(kept, ({ army }) => army !== undefined)

  function slotOf(id: string, rules: ArmyRules, army: Army): Slot {
    const { name, setting, ruleset } = army
    const breaks = breaches(rules, army, {}).length > 0
    const size = { units: unitsOf(army), points: pointsOf(rules, army, {}), breaks }
    const plain = { scenario: setting, turn: 0, over: false, savedAt: Date.now() } as const
    return {
      info: { id, title: name.trim() || 'Army', ruleset, ...plain, army: size },
      text: writeArmy(army),
    }
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
    if (!slot)
      return 'This army list is not kept in this browser. It may have been removed, or built in another.'
    const read = await readAnyArmy(slot.text, load)
    if ('problem' in read) return read.problem
    store.setState({ slot: id, ruleset: read.ruleset, army: read.army, displaced: !kept.mine(id) })
    return null
  }

  async function laid(id: string, open: () => Promise<Slot | null>): Promise<string | null> {
    try {
      return await shown(id, await open())
    } catch (error) {
      return sentenceOf(error)
    }
  }

  /** Puts a list into a slot of its own; answers the slot. */
  async function add(rules: ArmyRules, army: Army): Promise<string> {
    const id = newName()
    await kept.slots.put(slotOf(id, rules, army), newName())
    await list.read()
    return id
  }

  /** A list of unknown origin, or a copy: named so that it is told from those there are. */
  function named(army: Army): Army {
    const taken = new Set(
      list.store.getState().battles?.flatMap(info => (info.ruleset === army.ruleset ? [info.title] : [])),
    )
    if (!taken.has(army.name)) return army
    let number = 2
    while (taken.has(`${army.name} (${number})`)) number += 1
    return { ...army, name: `${army.name} (${number})` }
  }

  async function change(id: string, changed: (army: Army) => Army): Promise<void> {
    const army = await kept.alone(id, async () => {
      const slot = await kept.read(id)
      const read = slot && (await readAnyArmy(slot.text, load))
      if (!read || 'problem' in read) return null
      const next = changed(read.army)
      await kept.slots.put(slotOf(id, read.rules, next), newName())
      return next
    })
    if (army && store.getState().slot === id) store.setState({ army })
    await list.read()
  }

  /** The list that was built before there was a shelf is put on it, once. */
  async function adopt(): Promise<void> {
    for (const { id } of library.entries) {
      const text = former.read(formerPlace(id))
      if (!text) continue
      const read = await readAnyArmy(text, load)
      if ('army' in read) await add(read.rules, read.army)
      former.keep(formerPlace(id), '')
    }
  }

  return {
    store,
    list: list.store,
    async read(): Promise<void> {
      await list.read()
      await adopt()
    },
    putBack: list.putBack,
    remove: list.remove,
    /** Begins a list with the lines of another, which may have none; answers its slot. */
    begin(ruleset: Ruleset, rules: ArmyRules, like: Army): string {
      const id = newName()
      const army = named(like)
      kept.begin(id, tableOf(id))
      kept.keep(id, () => slotOf(id, rules, army))
      store.setState({ slot: id, ruleset, army, displaced: false })
      return id
    },
    /** Lays a list before the person. Answers a sentence where that cannot be. */
    open: (id: string): Promise<string | null> => laid(id, () => kept.open(id, tableOf(id))),
    /** Takes the list over from another tab. */
    takeOver: (id: string): Promise<string | null> => laid(id, () => kept.takeOver(id, tableOf(id))),
    /** The list as it is now: shown and kept. */
    put(army: Army): void {
      const { slot, ruleset } = store.getState()
      const rules = ruleset?.armies
      if (slot === null || !rules || !kept.mine(slot)) return
      store.setState({ army })
      kept.keep(slot, () => slotOf(slot, rules, army))
    },
    async rename(id: string, name: string): Promise<void> {
      const given = name.trim().slice(0, 80)
      if (given === '') return
      try {
        await change(id, army => ({ ...army, name: given }))
      } catch (error) {
        list.store.setState({ problem: sentenceOf(error) })
      }
    },
    /** Puts a copy beside a list. */
    async duplicate(id: string): Promise<void> {
      try {
        const found = await armyOf(id)
        await list.read()
        if (found) await add(found.rules, named(found.army))
      } catch (error) {
        list.store.setState({ problem: sentenceOf(error) })
      }
    },
    /** What a list of unknown origin is, before it is taken in. Its text is as it came. */
    async look(text: string) {
      const read = await readAnyArmy(text, load)
      if ('problem' in read) return { problem: `${read.problem} Nothing was changed.` }
      const { army, rules, ruleset } = read
      return {
        text,
        rules: ruleset.title,
        name: army.name,
        setting: army.setting,
        units: unitsOf(army),
        points: pointsOf(rules, army, {}),
        told: breaches(rules, army, {}).map(each => each.text),
      }
    },
    /** A list of unknown origin onto the shelf. One that breaks the points comes too, and what breaks them is told. */
    async receive(text: string, only: string | null = null): Promise<Received> {
      const read = await readAnyArmy(text, load)
      if ('problem' in read) return { problem: `${read.problem} Nothing was changed.` }
      const { army, rules, ruleset } = read
      if (only !== null && ruleset.id !== only) {
        const here = (await load(only))?.title ?? only
        return {
          problem: `This list is of ${ruleset.title}, not of ${here}: open it on the shelf of all lists. Nothing was changed.`,
        }
      }
      try {
        await list.read()
        const slot = await add(rules, named(army))
        return { slot, ruleset: ruleset.id, told: breaches(rules, army, {}).map(each => each.text) }
      } catch (error) {
        return { problem: sentenceOf(error) }
      }
    },
    textOf: async (id: string): Promise<string | null> => (await kept.read(id))?.text ?? null,
    /** The lists kept for a ruleset, the latest first; those that cannot be read are left out. */
    async listsOf(ruleset: string): Promise<readonly KeptArmy[]> {
      await list.read()
      const infos = (list.store.getState().battles ?? []).filter(info => info.ruleset === ruleset)
      const found = await Promise.all(infos.map(async ({ id: slot }) => ({ slot, read: await armyOf(slot) })))
      return found.flatMap(({ slot, read }) => (read ? [{ slot, army: read.army }] : []))
    },
  }

  async function armyOf(id: string) {
    const slot = await kept.read(id)
    const read = slot && (await readAnyArmy(slot.text, load))
    return read && 'army' in read ? read : null
  }
}

export const armyShelf = createArmyShelf(listKeeping)
