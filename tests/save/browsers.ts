import { askedLocks, type Channel, webLocks } from '../../src/save/locks'
import { slotTabs, type Tabs } from '../../src/save/tabs'

/** Channels that all hear one another, as tabs of one browser do. */
export function browser(): () => Channel {
  const open: ((event: { readonly data: unknown }) => void)[] = []
  return () => {
    const own: typeof open = []
    return {
      postMessage(message) {
        const data: unknown = structuredClone(message)
        for (const hear of open) if (!own.includes(hear)) hear({ data })
      },
      addEventListener(_type, listener) {
        own.push(listener)
        open.push(listener)
      },
    }
  }
}

/** A lock manager as all tabs of a browser share it. */
function manager(): Pick<LockManager, 'request'> {
  const held = new Set<string>()
  const queue: { readonly name: string; readonly start: () => void }[] = []
  function next(name: string): void {
    const at = queue.findIndex(each => each.name === name)
    if (at >= 0) queue.splice(at, 1)[0]?.start()
  }
  async function run(name: string, work: (lock: Lock | null) => unknown): Promise<unknown> {
    held.add(name)
    const come = await work({ name, mode: 'exclusive' })
    held.delete(name)
    next(name)
    return come
  }
  async function request(
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (!held.has(name)) return run(name, work)
    if (options.ifAvailable) return work(null)
    await new Promise<void>((resolve, reject) => {
      const own = { name, start: resolve }
      queue.push(own)
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(own)) return
        queue.splice(queue.indexOf(own), 1)
        reject(new DOMException('too late', 'TimeoutError'))
      })
    })
    return run(name, work)
  }
  return { request: request as LockManager['request'] }
}

/** Tabs of one browser: with its locks, and without them. */
export const BROWSERS: readonly (readonly [string, (patience?: number) => () => Tabs])[] = [
  [
    'with locks',
    (patience = 300) => {
      const channel = browser()
      const shared = manager()
      return () => slotTabs(webLocks(shared), channel(), patience)
    },
  ],
  [
    'without locks',
    (patience = 300) => {
      const channel = browser()
      let count = 0
      return () => {
        const own = channel()
        return slotTabs(askedLocks(own, `tab ${(count += 1)}`, 10), own, patience)
      }
    },
  ],
]
