import { type Slot, SlotError, type SlotStore } from '../../src/save/slots'

/** A battle as it stands in a slot. */
export function slot(id: string, savedAt = 1, text = `battle ${id}`): Slot {
  return { info: { id, title: id, ruleset: 'duel', scenario: 'lawn', turn: 1, savedAt, over: false }, text }
}

/** Slots that last as long as the page: they behave as those of a browser do. */
export function memorySlots(): SlotStore {
  const slots = new Map<string, Slot & { readonly hand?: string }>()
  const relieved = new Set<string>()
  const get = (id: string): Slot | null => {
    const slot = slots.get(id)
    return slot ? { info: slot.info, text: slot.text } : null
  }
  const relieve = (id: string): void => {
    const hand = slots.get(id)?.hand
    if (hand !== undefined) relieved.add(`${id} ${hand}`)
  }
  return {
    list: () =>
      Promise.resolve([...slots.values()].map(slot => slot.info).toSorted((a, b) => b.savedAt - a.savedAt)),
    get: id => Promise.resolve(get(id)),
    take(id, hand) {
      const slot = get(id)
      relieve(id)
      if (slot) slots.set(id, { ...slot, hand })
      return Promise.resolve(slot)
    },
    put(slot, hand) {
      if (relieved.has(`${slot.info.id} ${hand}`)) return Promise.reject(new SlotError('moved'))
      slots.set(slot.info.id, { ...slot, hand })
      return Promise.resolve()
    },
    rename(id, title) {
      const slot = slots.get(id)
      if (slot) slots.set(id, { ...slot, info: { ...slot.info, title } })
      return Promise.resolve()
    },
    remove(id) {
      const slot = get(id)
      relieve(id)
      slots.delete(id)
      return Promise.resolve(slot)
    },
    restore(slot) {
      if (!slots.has(slot.info.id)) slots.set(slot.info.id, slot)
      return Promise.resolve()
    },
  }
}
