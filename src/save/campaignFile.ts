import { z } from 'zod'
import {
  type Campaign,
  type CampaignRecord,
  campaignNow,
  campaignRecord,
  replayCampaign,
  wrongDice,
} from '../engine/campaignPlay'
import { seedPrint } from '../engine/dice/keyed'
import { SIDES } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import { switches } from '../engine/schema'
import { brief, whereOf } from './amiss'
import type { LoadRuleset } from './decode'
import { type TableRules, tableRulesSchema } from './format'
import { alike, canonical, fingerprint, isObject, readJson } from './json'
import { type Migration, migrated } from './migrations'
import { unveil, veil } from './veil'

/** The format of the file in which a campaign is kept, and its version. */
const CAMPAIGN_FORMAT = 'pz8-campaign'
const CAMPAIGN_VERSION = 1

/** Steps up from older versions; there is none yet. */
const MIGRATIONS: readonly Migration[] = []

/** Acts of a campaign and dice of one act, at most: the longest has fewer than 20 of each. */
const LIMITS = { steps: 1_000, dice: 1_000 } as const

const name = z.string().min(1).max(200)
const hash = z.string().max(64)
const dice = z.array(z.int().min(1).max(10_000)).max(LIMITS.dice)
const count = z.int().min(0).max(1_000_000)

const act = z.discriminatedUnion('do', [
  z.object({ do: z.literal('go'), values: z.record(name, z.string().max(200)) }),
  z.object({ do: z.literal('fought'), battle: count, report: z.unknown() }),
  z.object({ do: z.literal('abandon'), side: z.enum(SIDES) }),
])

/** A campaign as a file, before its ruleset has looked at the setup, the reports and the position. */
const fileSchema = z.object({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.literal(CAMPAIGN_VERSION),
  /** Version of the program that wrote it. */
  app: name,
  /** In words, for whoever opens the file in an editor. */
  title: z.string().max(2_000),
  ruleset: z.object({ id: name, edition: z.string().max(2_000) }),
  table: tableRulesSchema,
  options: z.object({ houseRules: switches }),
  /** In the clear when the campaign is over, veiled before; and its fingerprint. */
  seed: z.object({ print: hash, open: name.exactOptional(), veiled: z.string().max(2_000).exactOptional() }),
  setup: z.record(z.string(), z.unknown()),
  opening: z.discriminatedUnion('from', [
    z.object({ from: z.literal('setup'), dice }),
    z.object({ from: z.literal('position'), state: z.unknown(), drawn: count }),
  ]),
  steps: z.array(z.object({ act, dice })).max(LIMITS.steps),
  /** How it stands, so that it opens even after a rule was corrected. */
  position: z.unknown(),
  /** Of each part: a change made by hand shows in the part that was changed. */
  digest: z.object({
    terms: hash,
    setup: hash,
    opening: hash,
    steps: z.array(hash).max(LIMITS.steps),
    position: hash,
  }),
  /** The battle that is being fought, as a battle's file: only in a campaign that leaves the browser. */
  battle: z.record(z.string(), z.unknown()).exactOptional(),
})
type CampaignFile = z.infer<typeof fileSchema>

type Digested = Pick<
  CampaignFile,
  'ruleset' | 'table' | 'options' | 'setup' | 'opening' | 'steps' | 'position'
>

function digestOf(file: Digested): CampaignFile['digest'] {
  const { ruleset, table, options } = file
  return {
    terms: fingerprint(canonical({ ruleset, table, options })),
    setup: fingerprint(canonical(file.setup)),
    opening: fingerprint(canonical(file.opening)),
    steps: file.steps.map(each => fingerprint(canonical(each))),
    position: fingerprint(canonical(file.position)),
  }
}

/** A campaign as a text that a person can read too: one act a line. `battle`: the text of the battle that is being fought. */
export function encodeCampaign(
  campaign: Campaign,
  table: TableRules,
  app: string,
  battle: string | null = null,
): string {
  const { setup, houseRules, seed, opening, steps } = campaignRecord(campaign)
  const position = campaignNow(campaign)
  const print = seedPrint(seed)
  const parts = {
    ruleset: { id: campaign.ruleset, edition: campaign.edition },
    table,
    options: { houseRules },
    setup: { ...setup },
    opening: opening as Digested['opening'],
    steps: steps.map(each => ({ act: each.act as z.infer<typeof act>, dice: [...each.dice] })),
    position,
  }
  const head = {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    app,
    title: `${setup.title}, ${position.result ? 'over' : `battle ${position.battle}`}`,
    ruleset: parts.ruleset,
    table,
    options: parts.options,
    seed: position.result ? { print, open: seed } : { print, veiled: veil(seed, print) },
    setup,
    opening,
  }
  const told = steps.map(each => `    ${JSON.stringify(each)}`).join(',\n')
  return [
    '{',
    ...Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`),
    told === '' ? '  "steps": [],' : `  "steps": [\n${told}\n  ],`,
    `  "position": ${JSON.stringify(position)},`,
    ...(battle === null ? [] : [`  "battle": ${JSON.stringify(JSON.parse(battle))},`]),
    `  "digest": ${JSON.stringify(digestOf(parts))}`,
    '}',
    '',
  ].join('\n')
}

/** A campaign out of a file, or a sentence that says what is wrong and where. */
type DecodedCampaign =
  | {
      readonly ok: true
      readonly ruleset: Ruleset
      readonly campaign: Campaign
      readonly table: TableRules
      /** The text of the battle that came with it. */
      readonly battle: string | null
      readonly remark: string | null
    }
  | { readonly ok: false; readonly problem: string }

/** Opens a campaign from a text of unknown origin. Never throws and changes nothing. */
export async function decodeCampaign(text: string, loadRuleset: LoadRuleset): Promise<DecodedCampaign> {
  try {
    const read = readJson(text)
    if (!read.ok) return read
    const { value } = read
    if (!isObject(value) || value['format'] !== CAMPAIGN_FORMAT)
      return no('This file is not a campaign of Pz8 Tabletop.')
    const raised = migrated(value, MIGRATIONS, CAMPAIGN_VERSION)
    if (!raised.ok) return raised
    const parsed = fileSchema.safeParse(raised.file)
    if (!parsed.success) return no(`The file is damaged ${whereOf(parsed.error)}.`)
    const { id } = parsed.data.ruleset
    const ruleset = await loadRuleset(id)
    if (!ruleset) return no(`The campaign is fought by rules that are not here: '${brief(id)}'.`)
    return withRuleset(parsed.data, ruleset)
  } catch (error) {
    return no(
      `The campaign cannot be opened: ${error instanceof Error ? brief(error.message) : 'unknown problem'}`,
    )
  }
}

function withRuleset(file: CampaignFile, ruleset: Ruleset): DecodedCampaign {
  const rules = ruleset.campaign
  if (!rules) return no(`${ruleset.title} has no campaign.`)
  const setup = rules.setupSchema.safeParse(file.setup)
  if (!setup.success) return no(`The squadrons are damaged ${whereOf(setup.error)}.`)
  const position = rules.stateSchema.safeParse(file.position)
  const seed = file.seed.open ?? unveil(file.seed.veiled ?? '', file.seed.print)
  const base = { setup: setup.data, houseRules: file.options.houseRules, seed }
  const rest = { table: file.table, battle: file.battle ? JSON.stringify(file.battle) : null }
  const again = replayed(ruleset, file, base)
  if (typeof again !== 'string' && (!position.success || alike(campaignNow(again), position.data))) {
    return { ok: true, ruleset, campaign: again, ...rest, remark: changesIn(file, again) }
  }
  const why = typeof again === 'string' ? again : 'Its acts no longer lead to the saved position.'
  if (!position.success) return no(`${why} The saved position is damaged ${whereOf(position.error)}.`)
  const drawn = file.steps.reduce((sum, each) => sum + each.dice.length, drawnBefore(file))
  const opening = { from: 'position', state: position.data, drawn } as const
  const campaign = replayCampaign(ruleset, { ...base, opening, steps: [] })
  const changed = changesIn(file, null)
  const remark = `The campaign opens at its last saved position. ${changed ? `${changed} ` : ''}${why}`
  return { ok: true, ruleset, campaign, ...rest, remark }
}

const drawnBefore = ({ opening }: CampaignFile): number =>
  opening.from === 'setup' ? opening.dice.length : opening.drawn

function replayed(
  ruleset: Ruleset,
  { opening, steps }: CampaignFile,
  base: Pick<CampaignRecord, 'setup' | 'houseRules' | 'seed'>,
): Campaign | string {
  try {
    if (opening.from === 'setup') return replayCampaign(ruleset, { ...base, opening, steps })
    const state = ruleset.campaign?.stateSchema.safeParse(opening.state)
    if (!state?.success) return 'The position at its beginning is damaged.'
    return replayCampaign(ruleset, { ...base, opening: { ...opening, state: state.data }, steps })
  } catch (error) {
    return `Its acts cannot be played again: ${error instanceof Error ? brief(error.message) : 'unknown problem'}`
  }
}

/** What somebody changed in the file after it was written, in sentences; null where nothing was. */
function changesIn(file: CampaignFile, campaign: Campaign | null): string | null {
  const now = digestOf(file)
  const { digest } = file
  const changes: string[] = []
  if (seedPrint(file.seed.open ?? unveil(file.seed.veiled ?? '', file.seed.print)) !== file.seed.print)
    changes.push('The seed does not belong to its fingerprint.')
  else if (campaign)
    for (const die of wrongDice(campaign).slice(0, 3))
      changes.push(`Die ${die} is not the one that the seed throws.`)
  if (now.terms !== digest.terms) changes.push('Who plays, the house rules or the edition were changed.')
  if (now.setup !== digest.setup) changes.push('The squadrons were changed.')
  if (now.opening !== digest.opening) changes.push('The beginning was changed.')
  if (now.steps.length !== digest.steps.length) changes.push('Steps were added or removed.')
  else if (now.steps.some((each, at) => each !== digest.steps[at])) changes.push('A step was changed.')
  if (now.position !== digest.position) changes.push('The saved position was changed.')
  return changes.length === 0 ? null : `Somebody changed this file after it was written. ${changes.join(' ')}`
}

function no(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}
