import type { CampaignRules, CampaignSetup, CampaignState, CampaignValues } from './campaign'
import type { Chance, Roll } from './chance'
import { keyedFaces } from './dice/keyed'
import { recordedChance } from './dice/recorded'
import { streamChance } from './dice/seeded'
import type { Side } from './ids'
import type { Io } from './io'
import type { LogEntry } from './log'
import type { Words } from './phrase'
import type { HouseRules } from './rulebook'
import type { Ruleset } from './ruleset'
import { telling } from './telling'

/** What is done in a campaign. A battle's report names its battle, so that it counts once. */
export type CampaignAct =
  | { readonly do: 'go'; readonly values: CampaignValues }
  | { readonly do: 'fought'; readonly battle: number; readonly report: unknown }
  | { readonly do: 'abandon'; readonly side: Side }

/** A step of a campaign and what came of it; the first has no act: it is the beginning, or a position that was kept. */
export interface CampaignMoment<C extends CampaignState = CampaignState> {
  readonly act: CampaignAct | null
  readonly state: C
  readonly log: readonly LogEntry[]
  readonly rolls: readonly Roll[]
  /** The battle before which, or after which, it was done. */
  readonly battle: number
  /** Dice thrown to the end of it. */
  readonly drawn: number
}

/** A campaign with its whole past. */
export interface Campaign<C extends CampaignState = CampaignState> {
  /** Id and edition of the ruleset. */
  readonly ruleset: string
  readonly edition: string
  readonly setup: CampaignSetup
  readonly houseRules: HouseRules
  readonly seed: string
  /** A kept position, where the past can no longer be replayed. */
  readonly from: 'setup' | 'position'
  readonly moments: readonly [CampaignMoment<C>, ...CampaignMoment<C>[]]
}

/** The words of a campaign together with those that every one has. */
export const campaignWords = (rules: Pick<CampaignRules, 'words'>): Words => ({
  'campaign-abandoned': 'Abandoned in battle {battle}. Nobody wins.',
  ...rules.words,
})

/** The rules of a ruleset's campaign; throws where it has none. */
export function campaignRules(ruleset: Pick<Ruleset, 'campaign' | 'title'>): CampaignRules {
  if (ruleset.campaign) return ruleset.campaign
  throw new Error(`${ruleset.title} has no campaign.`)
}

/** Begins a campaign. The same setup, house rules and seed give the same campaign. */
export function startCampaign(
  ruleset: Ruleset,
  setup: CampaignSetup,
  houseRules: HouseRules,
  seed: string,
): Campaign {
  const rules = campaignRules(ruleset)
  const tape: Roll[] = []
  const chance = streamChance(keyedFaces(seed), 0, tape)
  const first = done(chance, tape, 0, null, 1, io => rules.begin(setup, houseRules, io))
  const { id, rulebook } = ruleset
  const edition = rulebook.edition
  return { ruleset: id, edition, setup, houseRules, seed, from: 'setup', moments: [first] }
}

/** How a campaign stands. */
export const campaignNow = <C extends CampaignState>(campaign: Campaign<C>): C => lastOf(campaign).state

/**
 * The campaign after one more act, with the dice of its seed or with those given. What cannot be done now changes nothing:
 * the same campaign comes back. So a battle that has been counted is not counted again.
 */
export function goOn(
  ruleset: Ruleset,
  campaign: Campaign,
  act: CampaignAct,
  dice?: readonly number[],
): Campaign {
  const rules = campaignRules(ruleset)
  const { state, drawn } = lastOf(campaign)
  const step = stepOf(rules, state, act)
  if (!step) return campaign
  const tape: Roll[] = []
  const recorded = dice && recordedChance(dice, tape)
  const chance = recorded ?? streamChance(keyedFaces(campaign.seed), drawn, tape)
  const moment = done(chance, tape, drawn, act, state.battle, step)
  if (recorded && recorded.left() > 0) throw new RangeError('A die is left over.')
  return { ...campaign, moments: [...campaign.moments, moment] }
}

/** What an act does; null where it cannot be done now. */
function stepOf(
  rules: CampaignRules,
  state: CampaignState,
  act: CampaignAct,
): ((io: Io) => CampaignState) | null {
  const values = act.do === 'go' ? act.values : {}
  const next = rules.next(state, values)
  if (act.do === 'go') {
    return next.kind === 'go' && next.problem === null ? io => rules.go(state, values, io) : null
  }
  if (act.do === 'fought') {
    if (next.kind !== 'battle' || act.battle !== state.battle) return null
    const report = rules.reportSchema.safeParse(act.report)
    return report.success ? io => rules.after(state, report.data, io) : null
  }
  return next.kind === 'over' ? null : io => abandoned(state, act.side, io)
}

function abandoned(state: CampaignState, side: Side, io: Io): CampaignState {
  const why = { code: 'campaign-abandoned', facts: { battle: state.battle } }
  io.log({ ...why, side, units: [], clauses: [] })
  return { ...state, result: { winner: null, why } }
}

function done(
  chance: Chance,
  tape: readonly Roll[],
  drawn: number,
  act: CampaignAct | null,
  battle: number,
  step: (io: Io) => CampaignState,
): CampaignMoment {
  const told = telling(chance, tape)
  const state = step(told.io)
  const thrown = tape.reduce((sum, roll) => sum + roll.faces.length, 0)
  return { act, state, log: told.entries(), rolls: tape, battle, drawn: drawn + thrown }
}

function lastOf<C extends CampaignState>({ moments }: Campaign<C>): CampaignMoment<C> {
  return moments.at(-1) ?? moments[0]
}

/** All dice of a step, as it is kept. */
const diceOf = ({ rolls }: Pick<CampaignMoment, 'rolls'>): readonly number[] =>
  rolls.flatMap(roll => roll.faces)

/** A campaign as it is kept: its beginning, or a position with the dice thrown before it, and every act with its dice. */
export interface CampaignRecord extends Pick<Campaign, 'setup' | 'houseRules' | 'seed'> {
  readonly opening:
    | { readonly from: 'setup'; readonly dice: readonly number[] }
    | { readonly from: 'position'; readonly state: CampaignState; readonly drawn: number }
  readonly steps: readonly { readonly act: CampaignAct; readonly dice: readonly number[] }[]
}

export function campaignRecord({ setup, houseRules, seed, from, moments }: Campaign): CampaignRecord {
  const [first, ...rest] = moments
  return {
    setup,
    houseRules,
    seed,
    opening:
      from === 'setup' ? { from, dice: diceOf(first) } : { from, state: first.state, drawn: first.drawn },
    steps: rest.flatMap(moment => (moment.act ? [{ act: moment.act, dice: diceOf(moment) }] : [])),
  }
}

/** Plays a campaign that was kept again. Throws where an act or a die does not fit. */
export function replayCampaign(ruleset: Ruleset, record: CampaignRecord): Campaign {
  const { setup, houseRules, seed, opening } = record
  const { id, rulebook } = ruleset
  const first = opening.from === 'setup' ? begunWith(ruleset, record, opening.dice) : keptAt(opening)
  let campaign: Campaign = {
    ruleset: id,
    edition: rulebook.edition,
    setup,
    houseRules,
    seed,
    from: opening.from,
    moments: [first],
  }
  for (const { act, dice } of record.steps) {
    const next = goOn(ruleset, campaign, act, dice)
    if (next === campaign)
      throw new RangeError(`Step ${campaign.moments.length} does not follow from the one before.`)
    campaign = next
  }
  return campaign
}

function begunWith(
  ruleset: Ruleset,
  { setup, houseRules }: CampaignRecord,
  dice: readonly number[],
): CampaignMoment {
  const tape: Roll[] = []
  const chance = recordedChance(dice, tape)
  const first = done(chance, tape, 0, null, 1, io => campaignRules(ruleset).begin(setup, houseRules, io))
  if (chance.left() > 0) throw new RangeError('A die is left over at its beginning.')
  return first
}

/** The beginning of a campaign whose past cannot be replayed. */
const keptAt = ({
  state,
  drawn,
}: {
  readonly state: CampaignState
  readonly drawn: number
}): CampaignMoment => ({
  act: null,
  state,
  log: [],
  rolls: [],
  battle: state.battle,
  drawn,
})

/** Dice that show another face than the seed throws, counted from 1. */
export function wrongDice(campaign: Campaign): readonly number[] {
  const faceAt = keyedFaces(campaign.seed)
  return campaign.moments.flatMap(({ rolls, drawn }) => {
    const shown = rolls.flatMap(({ faces, sides }) => faces.map(face => ({ face, sides })))
    const from = drawn - shown.length
    return shown.flatMap(({ face, sides }, at) => (faceAt(from + at, sides) === face ? [] : [from + at + 1]))
  })
}
