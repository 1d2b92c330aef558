import { encodeLink } from '../save/links'
import { sealing } from '../store/sealing'
import { fileName, plainName, saveFile } from './files'

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

/** Saves an army list to a file. */
export function takeArmyFile(text: string, name: string): void {
  saveFile(`${plainName(name) || 'army'}.pz8-army.json`, text)
}

/** Puts a link to an army list on the clipboard, or into the address where there is no clipboard. Answers what to say about it. */
export async function takeArmyLink(text: string): Promise<string | null> {
  const made = await encodeLink(text)
  if (!made.ok) return made.problem.replace('The battle', 'The list')
  return (await onClipboard(`#/list/${made.fragment}`))
    ? 'The link lies on the clipboard. Whoever opens it has this list.'
    : null
}

/** Whether an address of this program lies on the clipboard; else the page goes there. */
async function onClipboard(fragment: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(`${location.href.split('#')[0]}${fragment}`)
    return true
  } catch {
    location.hash = fragment
    return false
  }
}

/** Puts a link to a battle on the clipboard, or into the address where there is no clipboard. Answers what to say about it. */
export async function takeLink(text: string): Promise<string | null> {
  const out = await sealing.outward(text)
  if (out === null) return null
  const made = await encodeLink(out)
  if (!made.ok) return made.problem
  if (!(await onClipboard(`#/link/${made.fragment}`))) return null
  return out === text
    ? 'The link lies on the clipboard. Whoever opens it has this battle.'
    : 'The link lies on the clipboard. It opens with both words.'
}
