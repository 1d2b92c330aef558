import type { Mark } from '../../engine/scene'

export type MarkOf<K extends Mark['kind']> = Mark & { readonly kind: K }

/** The marks on the table, outside React: they change with each movement of a hand that drags. */
export interface MarkStore {
  readonly now: () => readonly Mark[]
  readonly of: <K extends Mark['kind']>(kind: K) => readonly MarkOf<K>[]
  /** True if this changed anything. */
  readonly set: (marks: readonly Mark[]) => boolean
  readonly watch: (told: () => void) => () => void
}

export function createMarkStore(first: readonly Mark[]): MarkStore {
  let marks = first
  const kinds = new Map<Mark['kind'], readonly Mark[]>()
  const watchers = new Set<() => void>()
  return {
    now: () => marks,
    of<K extends Mark['kind']>(kind: K) {
      const found = marks.filter((mark): mark is MarkOf<K> => mark.kind === kind)
      const before = kinds.get(kind)
      if (before && same(before, found)) return before as readonly MarkOf<K>[]
      kinds.set(kind, found)
      return found
    },
    set(next) {
      const changed = !same(marks, next)
      marks = next
      if (changed) for (const told of watchers) told()
      return changed
    },
    watch(told) {
      watchers.add(told)
      return () => watchers.delete(told)
    },
  }
}

const same = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i])
