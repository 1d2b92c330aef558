import { useSyncExternalStore } from 'react'

// A new version of the program is kept ready beside the one in use, and taken up when the last window is closed: a
// battle is never loaded anew under the hands of those who play it. Here one can know that it waits.

let waiting = false
let watching = false
const listeners = new Set<() => void>()

function found(): void {
  waiting = true
  for (const listener of listeners) listener()
}

async function watch(): Promise<void> {
  // Not there over plain http. And the first version of all has nobody to wait for.
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
  const workers = navigator.serviceWorker
  const registration = await workers.ready
  if (registration.waiting) found()
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') found()
    })
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!watching) {
    watching = true
    void watch()
  }
  return () => void listeners.delete(listener)
}

/** Whether a new version waits for the last window to be closed. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting)
