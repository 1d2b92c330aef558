import { sha256 } from '../engine/dice/sha256'

/**
 * Hides the seed of an unfinished battle from whoever looks into its file. It guards against a glance only: whoever takes
 * the program apart can lift it. A battle between two people leaves the browser sealed.
 */
export function veil(seed: string, print: string): string {
  return Array.from({ length: seed.length }, (_, at) =>
    (seed.charCodeAt(at) ^ maskAt(print, at)).toString(16).padStart(4, '0'),
  ).join('')
}

/** What was veiled. A text that was never veiled gives another text and no error. */
export function unveil(veiled: string, print: string): string {
  return Array.from({ length: Math.floor(veiled.length / 4) }, (_, at) =>
    String.fromCharCode(Number.parseInt(veiled.slice(at * 4, at * 4 + 4), 16) ^ maskAt(print, at)),
  ).join('')
}

/** 16 bits for each letter, out of the fingerprint. */
function maskAt(print: string, at: number): number {
  const word = sha256(`veil ${at >> 4} ${print}`)[(at >> 1) % 8] ?? 0
  return at % 2 === 0 ? word >>> 16 : word & 0xffff
}
