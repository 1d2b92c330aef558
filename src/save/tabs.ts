/** The part of a BroadcastChannel that is used here. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/** A claim on a slot, so that two tabs do not write over one another's battle. */
export interface Claim {
  /** Whether another tab has the slot; known after a moment. */
  readonly taken: Promise<boolean>
  /** Takes the slot from the other tab, which then only watches. */
  takeOver(): void
  /** Another tab may have it. */
  release(): void
}

interface Message {
  readonly kind: 'who' | 'mine' | 'take'
  readonly slot: string
  readonly tab: string
}

/** How long another tab has to answer, in milliseconds. */
const PATIENCE = 200

/**
 * Claims a slot for this tab. `tab` is a name that no other tab has. `lost` is called when another tab takes the slot over:
 * stop writing then.
 */
export function claimSlot(
  slot: string,
  tab: string,
  lost: () => void,
  channel: Channel = new BroadcastChannel('pz8-slots'),
  patience = PATIENCE,
): Claim {
  let held: 'asking' | 'mine' | 'theirs' = 'asking'
  const answer: { give?: (taken: boolean) => void } = {}
  const taken = new Promise<boolean>(resolve => {
    answer.give = resolve
  })
  function send(kind: Message['kind']): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in its origin
    channel.postMessage({ kind, slot, tab } satisfies Message)
  }
  const timer = setTimeout(() => {
    if (held === 'asking') held = 'mine'
    answer.give?.(held === 'theirs')
  }, patience)

  function hear({ data }: { readonly data: unknown }): void {
    if (!isMessage(data) || data.slot !== slot || data.tab === tab) return
    if (data.kind === 'who' && held === 'mine') send('mine')
    if (held === 'asking') {
      // Two tabs that ask at the same moment: the one whose name comes first has it.
      const yields = data.kind === 'mine' || (data.kind === 'who' && data.tab < tab)
      if (yields) {
        held = 'theirs'
        answer.give?.(true)
      } else if (data.kind === 'who') send('mine')
    }
    if (data.kind === 'take' && held !== 'theirs') {
      held = 'theirs'
      answer.give?.(true)
      lost()
    }
  }
  channel.addEventListener('message', hear)
  send('who')
  return {
    taken,
    takeOver() {
      held = 'mine'
      send('take')
    },
    release() {
      clearTimeout(timer)
      answer.give?.(held === 'theirs')
      channel.removeEventListener('message', hear)
      channel.close()
    },
  }
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false
  const { kind, slot, tab } = data as Partial<Record<keyof Message, unknown>>
  return (
    (kind === 'who' || kind === 'mine' || kind === 'take') &&
    typeof slot === 'string' &&
    typeof tab === 'string'
  )
}
