import { bytesOf, lettersOf, packed, unpacked } from './pack'

/** The longest link that is made, in characters: browsers carry it, and so do most letter programs. */
export const LONGEST_LINK = 16_000

export type Link =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly problem: string }

export type Linked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string }

/** A text packed for the fragment of an address: letters, digits, - and _. No server sees it. */
export async function encodeLink(text: string): Promise<Link> {
  const fragment = lettersOf(await packed(compact(text)))
  if (fragment.length <= LONGEST_LINK) return { ok: true, fragment }
  const problem = `The battle is too long for a link: ${fragment.length} of ${LONGEST_LINK} characters. Send the file instead.`
  return { ok: false, problem }
}

/** The text of a link. Never throws; stops unpacking beyond the largest file. */
export async function decodeLink(fragment: string): Promise<Linked> {
  const damaged = { ok: false, problem: 'The link is damaged: a part of it may be missing.' } as const
  if (fragment === '' || !/^[\w-]+$/.test(fragment)) return damaged
  try {
    const text = await unpacked(bytesOf(fragment))
    return text === null ? { ok: false, problem: 'The link holds more than any battle.' } : { ok: true, text }
  } catch {
    return damaged
  }
}

/** JSON without what is only there for readers; another text as it is. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
