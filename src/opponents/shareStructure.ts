/**
 * `next`, with every part of it that is alike in `last` taken from there: what came by message or file is a copy, and
 * whatever has been worked out about the objects of the last position (by identity) is then still known of the new one.
 */
export function shareStructure<T>(last: unknown, next: T): T {
  if (last === next || typeof next !== 'object' || next === null) return next
  if (typeof last !== 'object' || last === null || Array.isArray(last) !== Array.isArray(next)) return next
  const old = last as Readonly<Record<string, unknown>>
  const fresh = next as Readonly<Record<string, unknown>>
  const keys = Object.keys(fresh)
  const shared: Record<string, unknown> = {}
  let isAlike = keys.length === Object.keys(old).length
  for (const key of keys) {
    const value = shareStructure(old[key], fresh[key])
    shared[key] = value
    if (value !== old[key] || !(key in old)) isAlike = false
  }
  if (isAlike) return last as T
  return (Array.isArray(next) ? Object.values(shared) : shared) as T
}
