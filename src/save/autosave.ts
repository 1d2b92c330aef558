import type { Slot, SlotStore } from './slots'

/** How far the battle on the table is kept. `problem` is a sentence for the player. */
export type Kept =
  | { readonly state: 'kept' | 'writing' }
  | { readonly state: 'failed'; readonly problem: string }

export interface Autosave {
  /** Keeps a slot as it is now. Written at once; while a write is under way only the latest one waits. */
  save(make: () => Slot): void
  /** Writes at once what waits, and answers when all is written. */
  flush(): Promise<void>
  kept(): Kept
  /** Writes what waits and listens to the page no longer. */
  close(): Promise<void>
}

/** What an Autosave listens to, so that nothing waits when the page goes away. */
export interface PageSigns {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

/** Saves every action as it happens. `changed` hears of each change of `kept`. */
export function autosave(
  store: SlotStore,
  changed: (kept: Kept) => void = () => undefined,
  pages: readonly PageSigns[] = [],
): Autosave {
  let waiting: (() => Slot) | null = null
  let writing: Promise<void> = Promise.resolve()
  let busy = 0
  let kept: Kept = { state: 'kept' }

  function tell(next: Kept): void {
    kept = next
    changed(next)
  }
  async function write(make: () => Slot): Promise<void> {
    try {
      await store.put(make())
      if (busy === 1 && waiting === null) tell({ state: 'kept' })
    } catch (error) {
      tell({
        state: 'failed',
        problem: error instanceof Error ? error.message : 'The battle could not be saved.',
      })
    }
  }
  function start(): void {
    const make = waiting
    if (make === null) return
    waiting = null
    busy += 1
    if (kept.state !== 'writing') tell({ state: 'writing' })
    const earlier = writing
    writing = write(make).then(async () => {
      busy -= 1
      if (busy === 0) start()
      await earlier
    })
  }
  async function flush(): Promise<void> {
    start()
    while (busy > 0) await writing
  }
  const leaving = (): void => void flush()
  for (const page of pages) {
    page.addEventListener('pagehide', leaving)
    page.addEventListener('visibilitychange', leaving)
  }
  return {
    save(make) {
      waiting = make
      if (busy === 0) start()
    },
    flush,
    kept: () => kept,
    async close() {
      await flush()
      for (const page of pages) {
        page.removeEventListener('pagehide', leaving)
        page.removeEventListener('visibilitychange', leaving)
      }
    },
  }
}
