/** What the browser says about the place where battles live. */
export interface Persistence {
  /** True: the browser promises not to clear it by itself. Null: it does not say. */
  readonly promised: boolean | null
  /** Bytes in use and allowed; null where the browser does not say. */
  readonly used: number | null
  readonly allowed: number | null
}

type Storing = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>

/** Asks the browser to keep the battles for good, and what room there is. Never throws. */
export async function askPersistence(
  storage: Storing | undefined = globalThis.navigator?.storage,
): Promise<Persistence> {
  const promised = await quietly(async () => {
    if (await storage?.persisted?.()) return true
    return storage?.persist?.()
  })
  const room = await quietly(async () => storage?.estimate?.())
  return { promised: promised ?? null, used: room?.usage ?? null, allowed: room?.quota ?? null }
}

async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
