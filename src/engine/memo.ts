interface Made<K, V> {
  readonly key: K
  readonly value: V
}

/**
 * The same function, remembering what it made of each object as long as that object lives. For indices derived from
 * parts of a state that never change: a pure cache, seen by nobody. `make` must depend on its key alone.
 */
export function memoBy<K extends object, V>(make: (key: K) => V): (key: K) => V {
  // What is kept must not hold its key: young objects would outlive the quick collections of garbage.
  const made = new WeakMap<K, { readonly value: V }>()
  // The same key is mostly asked for many times in a row: the last one is looked at first.
  let last: Made<K, V> | null = null
  return key => {
    if (last !== null && last.key === key) return last.value
    let found = made.get(key)
    if (!found) {
      found = { value: make(key) }
      made.set(key, found)
    }
    last = { key, value: found.value }
    return found.value
  }
}

/** As `memoBy` for what is made of three objects: one question instead of three, where they are mostly the same. */
export function memoByThree<A extends object, B extends object, C extends object, V>(
  make: (a: A, b: B, c: C) => V,
): (a: A, b: B, c: C) => V {
  const made = memoBy((a: A) => memoBy((b: B) => memoBy((c: C) => make(a, b, c))))
  let last: { readonly a: A; readonly b: B; readonly c: C; readonly value: V } | null = null
  return (a, b, c) => {
    if (last !== null && last.a === a && last.b === b && last.c === c) return last.value
    const value = made(a)(b)(c)
    last = { a, b, c, value }
    return value
  }
}

/**
 * The same function, remembering its answers for the last four keys: for indices that are quickly made and are asked of one
 * or two positions at a time. Much cheaper than `memoBy` where each action brings a new key.
 */
export function memoRecent<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const recent: (Made<K, V> | null)[] = [null, null, null, null]
  let next = 0
  return key => {
    for (const made of recent) if (made !== null && made.key === key) return made.value
    const value = make(key)
    recent[next] = { key, value }
    next = (next + 1) % recent.length
    return value
  }
}

/**
 * The same function, remembering its last answer: for what is asked twice in a row, as by `refuse` and then by `play`.
 * Arguments are compared by identity, so all that the answer depends on must be among them.
 */
export function memoLast<A extends readonly unknown[], V>(make: (...given: A) => V): (...given: A) => V {
  let last: Made<A, V> | null = null
  return (...given) => {
    if (last !== null && isSame(last.key, given)) return last.value
    const value = make(...given)
    last = { key: given, value }
    return value
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return a.length === b.length
}

/** A question that is answered only if somebody asks it, and once. */
export function once<T>(answer: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: answer() }
    return known.value
  }
}
