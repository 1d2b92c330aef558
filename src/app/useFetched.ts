import { useEffect, useRef, useState } from 'react'

/** Milliseconds before each further try; the last counts for all that follow. */
const PAUSES = [500, 2_000, 5_000, 10_000, 30_000] as const
/** Failures before it is told: a network that was away for a moment is not worth a word. */
const QUIETLY = 2

interface Come<T> {
  readonly by: () => Promise<T>
  readonly value: T | null
  readonly missing: boolean
  readonly stale: boolean
}

export interface Fetched<T> {
  /** Null until it is there. */
  readonly value: T | null
  /** It did not come, and is asked for again by itself. */
  readonly missing: boolean
  /** The program's own files can be had, and yet it does not come: only the page loaded anew helps. */
  readonly stale: boolean
  /** Asks for it again at once. */
  readonly again: () => void
}

/**
 * Fetches a part of the program until it is there: after growing pauses, when the network is back, and when it is asked
 * for. `load` is one function for all renders; null fetches nothing.
 */
export function useFetched<T>(load: (() => Promise<T>) | null): Fetched<T> {
  const [come, setCome] = useState<Come<T> | null>(null)
  const attempt = useRef(() => {})
  useEffect(() => {
    if (!load) return undefined
    let wanted = true
    let busy = false
    let failures = 0
    let timer = 0
    const fetchNow = async (): Promise<void> => {
      if (busy) return
      busy = true
      window.clearTimeout(timer)
      try {
        const value = await load()
        if (wanted) setCome({ by: load, value, missing: false, stale: false })
      } catch {
        const pause = PAUSES[Math.min(failures, PAUSES.length - 1)]
        failures += 1
        const stale = failures > PAUSES.length && (await isReachable())
        if (!wanted) return
        if (failures > QUIETLY) setCome({ by: load, value: null, missing: true, stale })
        timer = window.setTimeout(fetchNow, pause)
      } finally {
        busy = false
      }
    }
    attempt.current = () => void fetchNow()
    const online = attempt.current
    window.addEventListener('online', online)
    online()
    return () => {
      wanted = false
      window.clearTimeout(timer)
      window.removeEventListener('online', online)
    }
  }, [load])
  const mine = come?.by === load ? come : null
  return {
    value: mine?.value ?? null,
    missing: mine?.missing ?? false,
    stale: mine?.stale ?? false,
    again: () => attempt.current(),
  }
}

/**
 * A style sheet that did not come would stay on the page and be taken for one that is there: each is taken away as it fails.
 * Those that are still on their way stay, or what waits for them would wait for ever.
 */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  }
  // Such an event is seen on its way down only.
  document.addEventListener('error', forget, true)
}

/** Some browsers remember for as long as the page lives that a part did not come; then its files are there, and it is not. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
