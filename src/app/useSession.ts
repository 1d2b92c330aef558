import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { session } from '../store/current'
import type { Session } from '../store/sessionState'

/** Reads a part of the session; draws again only when that part changes. */
export function useSession<T>(pick: (session: Session) => T): T {
  return useStore(session.store, pick)
}

/** The same for a part that is put together anew each time. */
export function useSessionShallow<T>(pick: (session: Session) => T): T {
  return useStore(session.store, useShallow(pick))
}

export const actions = session.actions
