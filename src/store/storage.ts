import { createStore } from 'zustand/vanilla'
import { askPersistence, type Persistence } from '../save/persistence'

/** What the browser has promised about the place where battles live; null until it has answered. */
export function createStorage(ask: () => Promise<Persistence> = askPersistence) {
  const store = createStore<{ readonly said: Persistence | null }>(() => ({ said: null }))
  return {
    store,
    /** Asks the browser to keep battles for good. Where it has promised that before, it is not asked again. */
    async ask(): Promise<void> {
      store.setState({ said: await ask() })
    },
  }
}

export const storage = createStorage()

/** Where battles live and what the browser promises about them, in words. */
export function whereKept(said: Persistence | null): string {
  const used = said?.used ? ` ${(said.used / 1024 / 1024).toFixed(1)} MB are in use.` : ''
  return said?.promised
    ? `Battles live in this browser, which promises not to clear them by itself.${used}`
    : `Battles live in this browser only, and it may clear them when room is short. Save to a file what you would miss.${used}`
}
