import { useStore } from 'zustand'
import { lessons, type Teaching, teachingOf } from '../../store/lessons'
import { useSession } from '../useSession'

/** The lesson at the table; null where the battle there is none. */
export function useTeaching(): Teaching | null {
  const all = useStore(lessons.store)
  const now = useSession(one => one)
  return teachingOf(now, all)
}
