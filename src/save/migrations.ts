import { BATTLE_VERSION } from './format'
import { seedPrint } from '../engine/dice/keyed'
import { isObject } from './json'

/** One step up between two versions of the format: from `from` to the next. The name says what changed. */
export interface Migration {
  readonly name: string
  readonly from: number
  up(file: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
}

/** All steps, oldest first. A version of the format that was ever released stays readable. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'gives the seed a fingerprint and the digest parts',
    from: 1,
    up: file => ({
      ...file,
      seed: { print: seedPrint(String(file['seed'])), open: file['seed'] },
      digest: { log: file['digest'] },
    }),
  },
]

/** A file raised to the present version, or a sentence that says why not. A step that throws gives a sentence too. */
export function migrated(
  file: Readonly<Record<string, unknown>>,
  steps: readonly Migration[] = MIGRATIONS,
  target: number = BATTLE_VERSION,
): { readonly ok: true; readonly file: unknown } | { readonly ok: false; readonly problem: string } {
  const found = file['version']
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 1) {
    return { ok: false, problem: 'The file does not say by which version of the format it was written.' }
  }
  if (found > target) {
    const problem = `The file was written by a newer version of the program (format ${found}, known up to ${target}).`
    return { ok: false, problem }
  }
  let raised = file
  for (let version = found; version < target; version++) {
    const step = steps.find(each => each.from === version)
    if (!step) return { ok: false, problem: `Files of format ${version} can no longer be read.` }
    try {
      const next = step.up(raised)
      if (!isObject(next)) throw new TypeError('nothing came of it')
      raised = { ...next, version: version + 1 }
    } catch {
      return {
        ok: false,
        problem: `The file is damaged: the step '${step.name}' of format ${version} failed.`,
      }
    }
  }
  return { ok: true, file: raised }
}
