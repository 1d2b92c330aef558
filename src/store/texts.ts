import { createStore } from 'zustand/vanilla'
import type { PageSigns } from '../save/autosave'

/** Where a page keeps small things: the storage of the browser. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The browser may refuse storage altogether: what is kept there then lasts as long as the page. */
function browserTextStorage(): TextStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** After how many milliseconds what could not be written is tried again. */
const AGAIN = 5_000

export type Texts = ReturnType<typeof createTexts>

/** Small texts that outlive the page: settings, armies being built. What cannot be written is told and tried until it is. */
export function createTexts(storage: TextStorage | null, pages: readonly PageSigns[] = []) {
  const unwritten = new Map<string, string>()
  const store = createStore<{ readonly failed: boolean }>(() => ({ failed: false }))
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    for (const [place, text] of unwritten) {
      try {
        if (!storage) break
        storage.setItem(place, text)
        unwritten.delete(place)
      } catch {
        // Told below, and tried again.
      }
    }
    const failed = unwritten.size > 0
    if (failed) timer = setTimeout(write, AGAIN)
    if (failed !== store.getState().failed) store.setState({ failed })
  }

  for (const page of pages) page.addEventListener('visibilitychange', write)
  return {
    store,
    /** What was kept at a place; null where there is nothing, or it cannot be read. */
    read(place: string): string | null {
      try {
        return unwritten.get(place) ?? storage?.getItem(place) ?? null
      } catch {
        return null
      }
    },
    keep(place: string, text: string): void {
      unwritten.set(place, text)
      write()
    },
    retry: write,
  }
}

export const texts: Texts = createTexts(
  browserTextStorage(),
  typeof document === 'undefined' ? [] : [document],
)
