import { type Slot, SlotError, type SlotStore, type Trouble } from './slots'

/**
 * A battle whose last actions could not be written so far. `unwritable`: it cannot be put into the words of a file;
 * `slow`: the browser has been asked and does not answer.
 */
export interface Unkept {
  readonly id: string
  readonly trouble: Trouble | 'unwritable' | 'slow'
}

/** How far battles are kept: whether one is being written, and those that cannot be, until they are. */
export interface Kept {
  readonly writing: boolean
  readonly unkept: readonly Unkept[]
}

export interface Autosave {
  /** Keeps a slot as it is now, by this hand. Written at once; while a write is under way only the latest one waits. */
  save(id: string, hand: string, make: () => Slot): void
  /** The slot as it is to be written, where that has not succeeded yet. */
  waiting(id: string): (() => Slot) | null
  /** Writes no more of a slot: another hand has it, or it was removed. */
  forget(id: string): void
  /** Tries at once what failed. */
  readonly retry: () => void
  /** Tries at once what waits. True when nothing of the slot waits any longer. */
  flush(id: string): Promise<boolean>
  kept(): Kept
  /** Writes what waits and listens to the page no longer. */
  readonly close: () => Promise<void>
}

/** What an Autosave listens to, so that nothing waits when the page goes away, and what failed is tried when it comes back. */
export interface PageSigns {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

/** After how many milliseconds a failed write is tried again: twice as long each time, up to the second number. */
const AGAIN = [500, 30_000] as const

/** A write that has no answer after so many milliseconds is told as one that may never have. */
const SLOW = 1_000

const SIGNS = ['pagehide', 'pageshow', 'visibilitychange', 'online'] as const

interface Entry {
  hand: string
  /** The battle as it is now, and as it was when the latest write began. */
  make: () => Slot
  begun: (() => Slot) | null
  running: number
  latest: Promise<void>
  trouble: Unkept['trouble'] | null
  failures: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Saves every action as it happens, and what could not be saved until it is. `changed` hears of each change of `kept`. */
export function autosave(
  store: Pick<SlotStore, 'put'>,
  changed: (kept: Kept) => void = () => undefined,
  pages: readonly PageSigns[] = [],
): Autosave {
  const entries = new Map<string, Entry>()
  let kept: Kept = { writing: false, unkept: [] }

  function tell(): void {
    const unkept = [...entries].flatMap(([id, { trouble }]) => (trouble ? [{ id, trouble }] : []))
    kept = { writing: unkept.length < entries.size, unkept }
    changed(kept)
  }

  async function attempt(id: string, entry: Entry): Promise<void> {
    const { make, hand } = entry
    const slow = setTimeout(() => unanswered(id, entry), SLOW)
    const trouble = await troubleOf(store, make, hand)
    clearTimeout(slow)
    entry.running -= 1
    if (entries.get(id) !== entry) return
    if (entry.trouble === 'slow') entry.trouble = null
    if (trouble !== null) failed(id, entry, trouble)
    else if (entry.make === make) entries.delete(id)
    else if (entry.running === 0) start(id, entry)
    tell()
  }

  function unanswered(id: string, entry: Entry): void {
    if (entries.get(id) !== entry) return
    entry.trouble ??= 'slow'
    tell()
  }

  function failed(id: string, entry: Entry, trouble: Unkept['trouble']): void {
    const [soon, latest] = AGAIN
    const wait = Math.min(latest, soon * 2 ** entry.failures)
    entry.trouble = trouble
    entry.failures += 1
    clearTimeout(entry.timer)
    if (trouble !== 'moved') entry.timer = setTimeout(() => start(id, entry), wait)
  }

  /** Writes the latest, unless that is under way or another hand has the battle. */
  function start(id: string, entry: Entry): void {
    clearTimeout(entry.timer)
    if (entry.trouble === 'moved' || (entry.running > 0 && entry.begun === entry.make)) return
    entry.running += 1
    entry.begun = entry.make
    entry.latest = attempt(id, entry)
  }

  function retry(): void {
    for (const [id, entry] of entries) start(id, entry)
  }

  async function flush(id: string): Promise<boolean> {
    for (;;) {
      const entry = entries.get(id)
      if (!entry) return true
      start(id, entry)
      if (entry.running === 0) return false
      await entry.latest
      if (entry.running === 0 && entry.trouble !== null) return !entries.has(id)
    }
  }

  for (const page of pages) for (const sign of SIGNS) page.addEventListener(sign, retry)
  return {
    save(id, hand, make) {
      const known = entries.get(id)
      if (known) Object.assign(known, { hand, make })
      const entry = known ?? fresh(hand, make)
      entries.set(id, entry)
      if (entry.running === 0) start(id, entry)
      tell()
    },
    waiting: id => entries.get(id)?.make ?? null,
    forget(id) {
      clearTimeout(entries.get(id)?.timer)
      entries.delete(id)
      tell()
    },
    retry,
    flush,
    kept: () => kept,
    async close() {
      await Promise.all([...entries.keys()].map(flush))
      for (const entry of entries.values()) clearTimeout(entry.timer)
      for (const page of pages) for (const sign of SIGNS) page.removeEventListener(sign, retry)
    },
  }
}

/** Writes a battle. Answers what went wrong. */
async function troubleOf(
  store: Pick<SlotStore, 'put'>,
  make: () => Slot,
  hand: string,
): Promise<Unkept['trouble'] | null> {
  let slot: Slot
  try {
    slot = make()
  } catch {
    return 'unwritable'
  }
  try {
    await store.put(slot, hand)
    return null
  } catch (error) {
    return error instanceof SlotError ? error.code : 'unavailable'
  }
}

function fresh(hand: string, make: () => Slot): Entry {
  const rest = { begun: null, running: 0, latest: Promise.resolve(), trouble: null, failures: 0 }
  return { hand, make, ...rest, timer: undefined }
}
