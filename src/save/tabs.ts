import type { Channel, Locks, Release } from './locks'

/** What a tab wants of another one's battle: to play it on, or only to change something about it for a moment. */
export type Wish = 'play' | 'moment'

/** Who may write a slot: one tab at a time, and the next one only after the last write of the one before. */
export interface Tabs {
  /** Has a slot that no other tab has; null where another has it. `asked`: another tab wants it. Write, then release. */
  hold(slot: string, asked: (wish: Wish) => void): Promise<Release | null>
  /** Asks the other tab for a slot. Null where it does not let go in time. */
  ask(slot: string, wish: Wish, asked: (wish: Wish) => void): Promise<Release | null>
  /** Has a slot again when the tab that wanted it for a moment is done with it. */
  again(slot: string, asked: (wish: Wish) => void): Promise<Release | null>
}

interface Message {
  readonly kind: 'wanted' | 'done'
  readonly slot: string
  readonly wish: Wish
}

/** How long a tab has to write its last action and let go, and how often it is asked, in milliseconds. */
const PATIENCE = 5_000
const ASKING = 250

/** `channel` reaches the other tabs. */
export function slotTabs(locks: Locks, channel: Channel, patience = PATIENCE): Tabs {
  const heard = new Map<string, (wish: Wish) => void>()
  const waiting = new Map<string, () => void>()
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return
    if (data.kind === 'wanted') heard.get(data.slot)?.(data.wish)
    else waiting.get(data.slot)?.()
  })
  function send(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in its origin
    channel.postMessage(message)
  }
  const lockOf = (slot: string): string => `pz8-slot-${slot}`

  function holding(slot: string, asked: (wish: Wish) => void, release: Release | null): Release | null {
    if (!release) return null
    heard.set(slot, asked)
    return () => {
      if (heard.get(slot) === asked) heard.delete(slot)
      release()
    }
  }
  return {
    hold: async (slot, asked) => holding(slot, asked, await locks.grab(lockOf(slot))),
    async ask(slot, wish, asked) {
      // Again and again: the tab that has it when the first call goes out may not be the one that has it then.
      const call = (): void => send({ kind: 'wanted', slot, wish })
      const calling = setInterval(call, ASKING)
      call()
      try {
        const release = holding(slot, asked, await locks.wait(lockOf(slot), patience))
        if (!release || wish === 'play') return release
        return () => {
          release()
          send({ kind: 'done', slot, wish })
        }
      } finally {
        clearInterval(calling)
      }
    },
    async again(slot, asked) {
      await new Promise<void>(resolve => {
        waiting.set(slot, resolve)
        setTimeout(resolve, patience)
      })
      waiting.delete(slot)
      return holding(slot, asked, await locks.wait(lockOf(slot), patience))
    },
  }
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false
  const { kind, slot, wish } = data as Partial<Record<keyof Message, unknown>>
  return (
    (kind === 'wanted' || kind === 'done') &&
    typeof slot === 'string' &&
    (wish === 'play' || wish === 'moment')
  )
}
