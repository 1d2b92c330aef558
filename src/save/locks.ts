/** The part of a BroadcastChannel that is used here. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** Lets go of a lock. */
export type Release = () => void

/** Locks that all tabs of a browser share: only one tab has the lock of a name. A tab that is closed has none. */
export interface Locks {
  /** Takes a lock that nobody has; null where another has it. */
  grab(name: string): Promise<Release | null>
  /** Waits for a lock until the one who has it lets go; null where that does not happen within so many milliseconds. */
  wait(name: string, patience: number): Promise<Release | null>
}

/**
 * The locks of the browser itself. Where it denies them it denies storage too, and then nobody writes: the lock is given,
 * so that one can play.
 */
export function webLocks(manager: Pick<LockManager, 'request'>): Locks {
  function request(name: string, options: LockOptions): Promise<Release | null> {
    return new Promise<Release | null>(resolve => {
      const held = (lock: Lock | null): Promise<void> | null => {
        if (!lock) {
          resolve(null)
          return null
        }
        return new Promise<void>(release => resolve(release))
      }
      manager
        .request(name, options, held)
        .catch(() => resolve(options.signal?.aborted ? null : () => undefined))
    })
  }
  return {
    grab: name => request(name, { ifAvailable: true }),
    wait: (name, patience) => request(name, { signal: AbortSignal.timeout(patience) }),
  }
}

interface Message {
  readonly kind: 'who' | 'mine'
  readonly lock: string
  readonly tab: string
}

/** How long another tab has to answer, in milliseconds: on a busy machine 200 were too few. */
const ANSWER = 1_000

/**
 * Locks by asking around, where the browser has none: who hears no answer takes the lock. A tab that is too busy to answer
 * can lose one, and learns that from the database. `tab` is a name that no other tab has.
 */
export function askedLocks(channel: Channel, tab: string, answer = ANSWER): Locks {
  const held = new Map<string, 'asking' | 'mine' | 'theirs'>()
  function send(kind: Message['kind'], lock: string): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in its origin
    channel.postMessage({ kind, lock, tab } satisfies Message)
  }
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data) || data.tab === tab) return
    const mine = held.get(data.lock)
    if (data.kind === 'who' && mine === 'mine') send('mine', data.lock)
    if (mine !== 'asking') return
    // Two tabs that ask at the same moment: the one whose name comes first has it.
    if (data.kind === 'mine' || data.tab < tab) held.set(data.lock, 'theirs')
    else send('mine', data.lock)
  })
  async function grab(name: string): Promise<Release | null> {
    if (held.has(name)) return null
    held.set(name, 'asking')
    send('who', name)
    await new Promise(resolve => setTimeout(resolve, answer))
    const mine = held.get(name) === 'asking'
    if (mine) held.set(name, 'mine')
    else held.delete(name)
    return mine ? () => void held.delete(name) : null
  }
  return {
    grab,
    async wait(name, patience) {
      for (let left = patience; left > 0; left -= answer) {
        const release = await grab(name)
        if (release) return release
      }
      return null
    },
  }
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false
  const { kind, lock, tab } = data as Partial<Record<keyof Message, unknown>>
  return (kind === 'who' || kind === 'mine') && typeof lock === 'string' && typeof tab === 'string'
}
