import { createStore } from 'zustand/vanilla'
import type { Ruleset } from '../engine/ruleset'
import type { BattleReader, Read, Reading, Received, Refused } from '../save/reading'
import { type Library, library } from './library'
import { VERSION } from './version'

/** How far the battle that is being opened has been played again. `of` is 0 as long as that is not known. */
export interface Opening {
  readonly at: { readonly done: number; readonly of: number } | null
}

type Opened = Refused | (Extract<Read, { ok: true }> & { readonly ruleset: Ruleset })

/** Milliseconds before the rules of a battle are asked for again. */
const PAUSES = [500, 2_000] as const

/** Opens battles, one at a time: the reading is done beside the page, can be seen and can be stopped. */
export function createOpening(books: Pick<Library, 'load'> = library, pauses: readonly number[] = PAUSES) {
  const store = createStore<Opening>(() => ({ at: null }))
  let reader: BattleReader | null = null
  let running: AbortController | null = null

  async function watched<T>(work: (by: BattleReader, reading: Reading) => Promise<T>): Promise<T | Refused> {
    if (!reader) throw new Error('Nobody is there to read battles.')
    running?.abort()
    const own = new AbortController()
    running = own
    store.setState({ at: { done: 0, of: 0 } })
    const progress = (done: number, of: number): void => {
      if (running === own) store.setState({ at: { done, of } })
    }
    try {
      return await work(reader, { signal: own.signal, progress })
    } catch (error) {
      if (own.signal.aborted) return { ok: false, problem: 'It was not opened: you stopped it.' }
      return { ok: false, problem: error instanceof Error ? error.message : String(error) }
    } finally {
      if (running === own) {
        running = null
        store.setState({ at: null })
      }
    }
  }

  async function rulesOf(id: string): Promise<Ruleset> {
    for (const pause of pauses) {
      try {
        return await books.load(id)
      } catch {
        await new Promise(resolve => setTimeout(resolve, pause))
      }
    }
    return books.load(id)
  }

  return {
    store,
    /** Says who reads. */
    use(by: BattleReader): void {
      reader = by
    },
    /** A battle of this browser, with its ruleset. */
    open: (text: string): Promise<Opened> =>
      watched(async (by, reading): Promise<Opened> => {
        const read = await by.open(text, reading)
        return read.ok ? { ...read, ruleset: await rulesOf(read.battle.ruleset) } : read
      }),
    /** A battle of unknown origin. */
    receive: (text: string): Promise<Received> =>
      watched((by, reading) => by.receive(text, VERSION, reading)),
    stop(): void {
      running?.abort()
    },
  }
}

export const opening = createOpening()
