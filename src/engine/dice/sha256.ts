/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = constants(64, Math.cbrt)
/** The same of the square roots of the first 8. */
const START = constants(8, Math.sqrt)

/**
 * SHA-256 of a text in UTF-8, as eight words of 32 bits. Synchronous and the same everywhere, so that dice may hang on it;
 * anybody can check it with the tools of his system.
 */
export function sha256(text: string): Uint32Array {
  const message = padded(text)
  const hash = START.slice()
  const schedule = new Uint32Array(64)
  for (let block = 0; block < message.length; block += 16) {
    schedule.set(message.subarray(block, block + 16))
    for (let at = 16; at < 64; at++) {
      const early = word(schedule, at - 15)
      const late = word(schedule, at - 2)
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const great = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      schedule[at] = word(schedule, at - 16) + small + word(schedule, at - 7) + great
    }
    mix(hash, schedule)
  }
  return hash
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return [...sha256(text)].map(each => each.toString(16).padStart(8, '0')).join('')
}

function mix(hash: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let at = 0; at < 64; at++) {
    const great = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + great + ((e & f) ^ (~e & g)) + word(ROUNDS, at) + word(schedule, at)) | 0
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const ends = [a, b, c, d, e, f, g, h]
  for (const [at, end] of ends.entries()) hash[at] = word(hash, at) + end
}

/** The text in UTF-8 as words, with the bit, the zeros and the length that close it. */
function padded(text: string): Uint32Array {
  const bytes = utf8(text)
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16)
  for (const [at, byte] of [...bytes, 0x80].entries()) {
    words[at >> 2] = word(words, at >> 2) | (byte << (24 - (at % 4) * 8))
  }
  words[words.length - 1] = bytes.length * 8
  return words
}

function utf8(text: string): readonly number[] {
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const rest = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), rest(0))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), rest(6), rest(0))
    else bytes.push(0xf0 | (code >> 18), rest(12), rest(6), rest(0))
  }
  return bytes
}

function turned(bits: number, by: number): number {
  return (bits >>> by) | (bits << (32 - by))
}

function word(words: Uint32Array, at: number): number {
  return words[at] ?? 0
}

function constants(count: number, root: (of: number) => number): Uint32Array {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    let prime = true
    for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false
    if (prime) found.push((root(number) % 1) * 0x1_0000_0000)
  }
  return Uint32Array.from(found)
}
