import type { FaceAt } from './seeded'
import { sha256, sha256Hex } from './sha256'

/**
 * The dice of play. A face belongs to its place: die `n`, counted from 1, is SHA-256 of the text 'die n of SEED', so whoever has the seed can
 * check each of them, and nobody can tell the seed or the next die from those that fell.
 */
export function keyedFaces(seed: string): FaceAt {
  return (index, sides) => faceOf(sha256(`die ${index + 1} of ${seed}`), sides)
}

/** What is shown of a seed before a battle: it fixes the seed and tells nothing of it. */
export function seedPrint(seed: string): string {
  return sha256Hex(seed)
}

/** The first word that lies below the last whole multiple of the sides: every face is as likely as the others. */
function faceOf(words: Uint32Array, sides: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  for (const word of words) if (word < fair) return (word % sides) + 1
  throw new RangeError(`Nobody can throw a die of ${sides} sides.`)
}
