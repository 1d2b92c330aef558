import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Chance, Roll } from '../chance'
import { chanceOf } from './throwing'

/** Gives the face of the die that is thrown as number `index` (counted from 0) in a battle. */
export type FaceAt = (index: number, sides: number) => number

/**
 * The quick stream of a seed, for odds, opponents, tests and benches, and for battles begun when there was no other: who sees
 * some dice can work out the seed. Play throws keyed dice. A face belongs to its place in the battle: it depends on the seed and on how many dice were thrown
 * before it, and on nothing else, so taking back and repeating gives the same dice.
 */
export function seededFaces(seed: string): FaceAt {
  const [a, b] = hashed(seed)
  return (index, sides) => {
    const state = [mixed(a ^ index), mixed(b + index), mixed(a + ~index), mixed(b ^ (index + 0x632be5ab))]
    return uniformInt(xoroshiro128plusFromState(state), 1, sides)
  }
}

/** Luck from the quick stream: the dice of `seed` from die number `drawn` on. The Rolls are added to `tape`. */
export function seededChance(seed: string, drawn: number, tape: Roll[]): Chance {
  return streamChance(seededFaces(seed), drawn, tape)
}

/** Luck from a stream, from die number `drawn` on. The Rolls are added to `tape`. */
export function streamChance(faceAt: FaceAt, drawn: number, tape: Roll[]): Chance {
  let next = drawn
  return chanceOf(asked => asked.dice.map(sides => faceAt(next++, sides)), tape)
}

/** Two 32-bit numbers out of a text. */
function hashed(text: string): readonly [number, number] {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    a = Math.imul(a ^ letter, 0x9e3779b1)
    b = Math.imul(b ^ letter, 0x5f356495)
  }
  return [mixed(a ^ (b >>> 15)), mixed(b ^ (a >>> 13))]
}

/** Spreads the bits of a number: neighbouring numbers come out unlike (MurmurHash3's last step). */
function mixed(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
