/**
 * A number from 0 (included) to 1 (not included) that belongs to a seed and a key, and to nothing else: an opponent's
 * whims do not depend on the order in which it looks at things.
 */
export function whim(seed: string, key: string): number {
  let hash = 0x811c9dc5
  const text = `${seed}\u0000${key}`
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
