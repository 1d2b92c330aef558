import { useSyncExternalStore } from 'react'
import type { Mark } from '../../engine/scene'
import type { Easel } from '../easel'
import type { MarkOf } from '../marks/store'

/** The marks of one kind, now. Only what shows that kind is rendered again when they change. */
export const useMarks = <K extends Mark['kind']>(easel: Easel, kind: K): readonly MarkOf<K>[] =>
  useSyncExternalStore(easel.onMarks, () => easel.marksOf(kind))
