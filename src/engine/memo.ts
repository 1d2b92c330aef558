/**
 * The same function, remembering what it made of each object as long as that object lives. For indices derived from
 * parts of a state that never change: a pure cache, seen by nobody. `make` must depend on its key alone.
 */
export function memoBy<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>()
  return key => {
    const found = made.get(key)
    if (found) return found.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}
