import type { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import type { Army, ArmyRules } from '../engine/armies'
import { brief } from '../save/amiss'
import { type Texts, texts } from './texts'

/** A file larger than this is not looked into: no army is that long. */
export const LARGEST_ARMY = 256 * 1024

/** An army out of a text of unknown origin, or a sentence that says why not. */
export function readArmy(
  rules: ArmyRules,
  text: string,
): { readonly army: Army } | { readonly problem: string } {
  if (text.length > LARGEST_ARMY) return { problem: 'This file is too large to be an army.' }
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { problem: 'This file is no army: it cannot be read.' }
  }
  const format = typeof found === 'object' && found !== null && 'format' in found ? found.format : undefined
  if (format !== 'pz8-army') return { problem: 'This file is no army.' }
  const parsed = rules.schema.safeParse(found)
  return parsed.success
    ? { army: parsed.data }
    : { problem: problemOf(Object(found), parsed.error.issues[0]) }
}

/** What is wrong with a file that says it is an army: whose it is, or where the first thing is amiss. */
function problemOf(found: object, issue: z.core.$ZodIssue | undefined): string {
  const [part, at, field] = (issue?.path ?? []).map(String)
  if (part === 'ruleset') {
    const other = 'ruleset' in found && typeof found.ruleset === 'string' ? brief(found.ruleset) : 'nobody'
    return `This army is not of this ruleset: it says '${other}'.`
  }
  if (part === 'lines' && at !== undefined) {
    const what =
      field === 'name' || field === 'count' ? `its ${field} is missing or wrong` : 'it is of no known kind'
    return `This army is damaged at unit ${Number(at) + 1} of its list: ${what}.`
  }
  if (part === undefined) return 'This army is damaged: it has something that no army has.'
  return `This army is damaged: its ${part === 'lines' ? 'list of units' : part} is missing or wrong.`
}

/** The same out of a file, which is judged by its size before it is read. */
export async function readArmyFile(
  rules: ArmyRules,
  file: Pick<File, 'size' | 'text'>,
): Promise<ReturnType<typeof readArmy>> {
  if (file.size > LARGEST_ARMY) return { problem: 'This file is too large to be an army.' }
  try {
    return readArmy(rules, await file.text())
  } catch {
    return { problem: 'This file could not be read.' }
  }
}

/** An army as the text of a file. */
export function writeArmy(army: Army): string {
  return `${JSON.stringify(army, null, 2)}\n`
}

const placeOf = (ruleset: string): string => `pz8.army.${ruleset}`

/** The army being built for each ruleset. Kept in this browser as it grows; nothing is lost by leaving the screen. */
export function createArmies(kept: Pick<Texts, 'read' | 'keep'> = texts) {
  const store = createStore<Readonly<Record<string, Army>>>(() => ({}))
  return {
    store,
    /** The draft of a ruleset: what was kept, else its first ready army. */
    open(ruleset: string, rules: ArmyRules): Army {
      const now = store.getState()[ruleset]
      if (now) return now
      const text = kept.read(placeOf(ruleset))
      const read = text === null ? null : readArmy(rules, text)
      const army = read && 'army' in read ? read.army : (rules.ready[0] ?? emptyArmy(ruleset))
      store.setState({ [ruleset]: army })
      return army
    },
    put(army: Army): void {
      store.setState({ [army.ruleset]: army })
      kept.keep(placeOf(army.ruleset), writeArmy(army))
    },
  }
}

/** An army without units. */
export function emptyArmy(ruleset: string): Army {
  return { format: 'pz8-army', version: 1, ruleset, id: 'own', name: 'My army', setting: '', lines: [] }
}

export const armyDrafts = createArmies()
