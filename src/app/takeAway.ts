import { encodeLink } from '../save/links'
import { sealing } from '../store/sealing'
import { fileName, saveFile } from './files'

/** Saves a battle to a file; sealed, where two people still have secrets in it. */
export async function takeFile(
  text: string,
  title: string,
  turn: number,
  counted: 'turn' | 'battle' = 'turn',
): Promise<void> {
  const out = await sealing.outward(text)
  if (out !== null) saveFile(fileName(title, turn, counted), out)
}

/** Puts a link to a battle on the clipboard, or into the address where there is no clipboard. Answers what to say about it. */
export async function takeLink(text: string): Promise<string | null> {
  const out = await sealing.outward(text)
  if (out === null) return null
  const made = await encodeLink(out)
  if (!made.ok) return made.problem
  const fragment = `#/link/${made.fragment}`
  try {
    await navigator.clipboard.writeText(`${location.href.split('#')[0]}${fragment}`)
  } catch {
    location.hash = fragment
    return null
  }
  return out === text
    ? 'The link lies on the clipboard. Whoever opens it has this battle.'
    : 'The link lies on the clipboard. It opens with both words.'
}
