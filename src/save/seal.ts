import { z } from 'zod'
import { isObject, readJson } from './json'
import { LIMITS } from './format'
import { bytesOf, lettersOf, packed, unpacked } from './pack'

/** How often the words are hashed before they are a key: trying many of them costs as much each time. */
const ROUNDS = 600_000

const headSchema = z.object({
  format: z.literal('pz8-sealed'),
  version: z.literal(1),
  title: z.string().max(2_000),
  /** For whoever opens the file in an editor. */
  about: z.string().max(400),
  /** The fingerprint of the dice, so that both can compare it. */
  print: z.string().max(64),
  sides: z.object({ A: z.string().max(200), B: z.string().max(200) }),
  salt: z.string().max(64),
  iv: z.string().max(64),
})
const sealedSchema = headSchema.extend({ body: z.string().max(LIMITS.size) })

/** A battle between two people that leaves the browser before it is over: it opens with a word from each of them. */
export type Sealed = Readonly<z.infer<typeof sealedSchema>>
/** The words of both sides. */
export interface SealWords {
  readonly A: string
  readonly B: string
}

const ABOUT =
  'This battle or campaign is not over and has secrets. It is sealed with a word of each player (PBKDF2, AES-GCM) and opens with both.'

/** What a file must not show, and how it may be named outside; null where a battle may leave as it is. */
export function secretsIn(text: string): Pick<Sealed, 'title' | 'print' | 'sides'> | null {
  const read = readJson(text)
  const found = read.ok ? secretSchema.safeParse(read.value) : null
  if (!found?.success) return null
  const { title, seed } = found.data
  const { sides } = 'setup' in found.data ? found.data.setup : found.data.scenario
  const print = typeof seed === 'string' ? '' : seed.print
  return { title, print, sides: { A: sides.A.name, B: sides.B.name } }
}

const person = z.object({ kind: z.literal('person') })
const named = z.object({ name: z.string() })
const between = z.object({ sides: z.object({ A: named, B: named }) })
const common = z.object({
  title: z.string(),
  table: z.object({ seats: z.object({ A: person, B: person }), noCurtain: z.undefined().optional() }),
  seed: z.union([z.string(), z.object({ print: z.string(), open: z.undefined().optional() })]),
})
/** Two people who hide something from one another, and a seed that does not lie open: of a battle, or of a campaign. */
const secretSchema = z.union([common.extend({ setup: between }), common.extend({ scenario: between })])

/** Seals the text of a battle. Throws where the browser has no cryptography on this page. */
export async function seal(text: string, words: SealWords): Promise<string> {
  const secrets = secretsIn(text)
  if (!secrets) throw new Error('This battle has no secrets.')
  const crypto = available()
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const head: z.infer<typeof headSchema> = {
    format: 'pz8-sealed',
    version: 1,
    ...secrets,
    about: ABOUT,
    salt: lettersOf(salt),
    iv: lettersOf(iv),
  }
  const key = await keyOf(words, salt, 'encrypt')
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await packed(text))
  return `${JSON.stringify({ ...head, body: lettersOf(new Uint8Array(hidden)) }, null, 2)}\n`
}

/** The sealed battle in a text of unknown origin; null where there is none. */
export function sealedIn(text: string): Sealed | null {
  const read = readJson(text)
  if (!read.ok || !isObject(read.value) || read.value['format'] !== 'pz8-sealed') return null
  const parsed = sealedSchema.safeParse(read.value)
  return parsed.success ? parsed.data : null
}

/** The text of a sealed battle, or a sentence that says why it does not open. */
export async function unseal(
  sealed: Sealed,
  words: SealWords,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }> {
  try {
    const key = await keyOf(words, bytesOf(sealed.salt), 'decrypt')
    const cipher = { name: 'AES-GCM', iv: bytesOf(sealed.iv) }
    const bytes = await available().subtle.decrypt(cipher, key, bytesOf(sealed.body))
    const text = await unpacked(new Uint8Array(bytes))
    return text === null ? { ok: false, problem: 'The file holds more than any battle.' } : { ok: true, text }
  } catch (error) {
    if (error instanceof NoCryptography) return { ok: false, problem: error.message }
    return { ok: false, problem: 'It does not open: one of the words is another, or the file was changed.' }
  }
}

class NoCryptography extends Error {}

/** Browsers have it on pages that came over https, and on this computer's own. */
function available(): Crypto {
  const { crypto } = globalThis
  if (crypto.subtle as SubtleCrypto | undefined) return crypto
  throw new NoCryptography('This browser seals nothing on a page that did not come over https.')
}

async function keyOf(
  words: SealWords,
  salt: Uint8Array<ArrayBuffer>,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const { subtle } = available()
  const both = JSON.stringify([words.A, words.B].map(word => word.normalize('NFKC').trim()))
  const raw = await subtle.importKey('raw', new TextEncoder().encode(both), 'PBKDF2', false, ['deriveKey'])
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return subtle.deriveKey(way, raw, { name: 'AES-GCM', length: 256 }, false, [use])
}
