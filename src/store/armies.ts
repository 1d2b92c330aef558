import type { z } from 'zod'
import type { Army, ArmyRules } from '../engine/armies'
import type { Ruleset } from '../engine/ruleset'
import { brief } from '../save/amiss'
import { isObject, readJson } from '../save/json'

/** A file larger than this is not looked into: no army is that long. */
export const LARGEST_ARMY = 256 * 1024

function readAnything(
  text: string,
): { readonly found: Readonly<Record<string, unknown>> } | { readonly problem: string } {
  if (text.length > LARGEST_ARMY) return { problem: 'This file is too large to be an army.' }
  const read = readJson(text)
  if (!read.ok) return { problem: `This file is no army: ${lowered(read.problem)}` }
  if (!isObject(read.value) || read.value['format'] !== 'pz8-army')
    return { problem: 'This file is no army.' }
  return { found: read.value }
}

const lowered = (sentence: string): string => sentence.replace(/^The file is/, 'it is')

function judgedArmy(
  rules: ArmyRules,
  found: Readonly<Record<string, unknown>>,
): { readonly army: Army } | { readonly problem: string } {
  const parsed = rules.schema.safeParse(found)
  return parsed.success ? { army: parsed.data } : { problem: problemOf(found, parsed.error.issues[0]) }
}

/** An army of whatever ruleset it says, with that ruleset, or a sentence that says why not. `load` answers null for one that is not here. */
export async function readAnyArmy(
  text: string,
  load: (id: string) => Promise<Ruleset | null>,
): Promise<
  { readonly army: Army; readonly ruleset: Ruleset; readonly rules: ArmyRules } | { readonly problem: string }
> {
  const read = readAnything(text)
  if ('problem' in read) return read
  const id = read.found['ruleset']
  if (typeof id !== 'string') return { problem: 'This army is damaged: its ruleset is missing or wrong.' }
  const ruleset = await load(id)
  if (!ruleset) return { problem: `This army is for rules that are not here: '${brief(id)}'.` }
  const { armies: rules } = ruleset
  if (!rules) return { problem: `${ruleset.title} has no points to build armies with.` }
  const judged = judgedArmy(rules, read.found)
  return 'problem' in judged ? judged : { army: judged.army, ruleset, rules }
}

/** Where the first thing is amiss in a file that says it is an army of its ruleset, and what. */
function problemOf(found: Readonly<Record<string, unknown>>, issue: z.core.$ZodIssue | undefined): string {
  const [part, at, field] = (issue?.path ?? []).map(String)
  if (part === 'lines' && at !== undefined) {
    const where = `at line ${Number(at) + 1} of its list${calledAt(found, Number(at))}`
    return `This army is damaged ${where}: ${wrongInLine(field, issue)}.`
  }
  if (part === undefined) return 'This army is damaged: it has something that no army has.'
  if (issue?.code === 'too_big')
    return `This army is damaged: its ${partOf(part)} is more than an army may have.`
  return `This army is damaged: its ${partOf(part)} is missing or wrong.`
}

const partOf = (part: string): string =>
  part === 'lines' ? 'list of units' : part === 'limit' ? 'limit of points' : part

/** What a line of a damaged list is called, where it says so. */
function calledAt(found: Readonly<Record<string, unknown>>, at: number): string {
  const lines: unknown = found['lines']
  const line: unknown = Array.isArray(lines) ? lines[at] : null
  return isObject(line) && typeof line['name'] === 'string' && line['name'] !== ''
    ? `, ${brief(line['name'])}`
    : ''
}

function wrongInLine(field: string | undefined, issue: z.core.$ZodIssue | undefined): string {
  if (field === 'name' || field === 'count') return `its ${field} is missing or wrong`
  if (field === 'names') return 'the names of its units are wrong'
  return issue?.code === 'custom' ? brief(issue.message) : 'it is of no known kind'
}

/** The text of an army file, which is judged by its size before it is read. */
export async function textOfArmyFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > LARGEST_ARMY) return { problem: 'This file is too large to be an army.' }
  try {
    return { text: await file.text() }
  } catch {
    return { problem: 'This file could not be read.' }
  }
}

/** An army as the text of a file: one line a unit, for people too. */
export function writeArmy({ lines, ...head }: Army): string {
  const said = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  const told = lines.map(line => `    ${JSON.stringify(line)}`).join(',\n')
  return `{\n${said.join(',\n')},\n  "lines": [${told === '' ? '' : `\n${told}\n  `}]\n}\n`
}

/** An army without units. */
export function emptyArmy(ruleset: string): Army {
  return { format: 'pz8-army', version: 1, ruleset, id: 'own', name: 'My army', setting: '', lines: [] }
}
