import { z } from 'zod'
import type { HouseRules } from '../engine/rulebook'
import type { Ruleset } from '../engine/ruleset'
import type { Scenario } from '../engine/scenario'
import { coordinate, name, point, scenarioMembers, side, switches } from '../engine/schema'
import { whereOf } from './amiss'
import type { LoadRuleset } from './decode'
import { isObject, readJson } from './json'

/** The format of the file in which a battle of one's own is kept, and its version. */
export const DRAFT_FORMAT = 'pz8-made-battle'
const DRAFT_VERSION = 1

/** A battle that is being made: its scenario as far as it is, and the house rules that it is played with. */
export interface Draft {
  readonly scenario: Scenario
  readonly houseRules: HouseRules
}

const size = coordinate.min(0.5)
const cells = z.number().int().min(1).max(200)
const names = z.array(name).max(200)

/** A board as far as it is drawn: what each ruleset allows of it, its own schema says. */
const board = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inches'), width: size, height: size }),
  z.object({ kind: z.literal('hexes'), columns: cells, rows: cells, size, width: size, height: size }),
  z.object({
    kind: z.literal('squares'),
    columns: cells,
    rows: cells,
    size,
    origin: point,
    columnNames: names,
    rowNames: names,
    width: size,
    height: size,
  }),
  z.object({
    kind: z.literal('zones'),
    zones: z
      .array(z.object({ name, from: coordinate, to: coordinate, side: side.nullable() }))
      .min(1)
      .max(40),
    width: size,
    height: size,
  }),
])

/** What every scenario has. The rest is told as what is to be mended. */
const anyScenario = z.looseObject({ ...scenarioMembers, board })

const fileSchema = z.object({
  format: z.literal(DRAFT_FORMAT),
  version: z.literal(DRAFT_VERSION),
  houseRules: switches,
  scenario: anyScenario,
})

/** A battle of one's own as the text of a file that can be read and changed by hand. */
export function encodeDraft({ scenario, houseRules }: Draft, app: string): string {
  const head = { format: DRAFT_FORMAT, version: DRAFT_VERSION, app, houseRules, scenario }
  return `${JSON.stringify(head, null, 2)}\n`
}

/** Whether a text says that it is a battle of one's own, or a scenario. */
export function saysDraft(text: string): boolean {
  const read = readJson(text)
  if (!read.ok || !isObject(read.value)) return false
  return read.value['format'] === DRAFT_FORMAT || read.value['format'] === 'pz8-scenario'
}

/**
 * A battle of one's own out of a text of unknown origin, or a sentence. It may be unfinished; what no ruleset could draw, or what
 * is of no ruleset, is refused. Never throws.
 */
export async function decodeDraft(
  text: string,
  load: LoadRuleset,
): Promise<
  | { readonly ok: true; readonly draft: Draft; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly problem: string }
> {
  const no = (problem: string) => ({ ok: false, problem }) as const
  const read = readJson(text)
  if (!read.ok) return no(read.problem)
  const isBare = isObject(read.value) && read.value['format'] === 'pz8-scenario'
  const said = isBare
    ? { format: DRAFT_FORMAT, version: DRAFT_VERSION, houseRules: {}, scenario: read.value }
    : read.value
  if (!isObject(said) || said['format'] !== DRAFT_FORMAT) return no('This file is no battle of one’s own.')
  if (typeof said['version'] === 'number' && said['version'] > DRAFT_VERSION)
    return no('This file was made by a newer version of the program.')
  const parsed = fileSchema.safeParse(said)
  if (!parsed.success) return no(`The file is damaged ${whereOf(parsed.error)}.`)
  const { scenario, houseRules } = parsed.data
  try {
    const ruleset = await load(scenario.ruleset)
    if (!ruleset)
      return no(`It is made for the ruleset ‘${scenario.ruleset}’, which this version does not have.`)
    return { ok: true, draft: { scenario, houseRules }, ruleset }
  } catch (error) {
    return no(error instanceof Error ? error.message : String(error))
  }
}
