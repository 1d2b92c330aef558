import type { Action } from './action'
import { type Branch, TooManyOutcomes, branches } from './dice/everyOutcome'
import { seededChance } from './dice/seeded'
import type { UnitId } from './ids'
import type { LogInput } from './log'
import type { Answer, Foreseen, Option, Shares } from './offer'
import type { Io, OutcomeKind, Ruleset } from './ruleset'
import type { GameState } from './state'

/** How an action may come out. */
export interface Odds<S> {
  readonly branches: readonly Branch<S>[]
  /** By the ruleset's list of outcomes, worst first; those that cannot happen are left out. Empty if the action attacks nobody. */
  readonly outcomes: Shares
  /** Chance that the roll to hit succeeds, or that it has an effect. */
  readonly hit: number
  readonly destroy: number
  /** False where the ways were too many to count and a seeded sample stands for them. */
  readonly exact: boolean
  /** The same for all that the other side may still answer, the least first. */
  readonly answers?: readonly (Answer & Heads)[]
}

/** The two figures of a tag. */
export interface Heads {
  readonly hit: number
  readonly destroy: number
}

/** More ways than this are sampled: the player does not wait for the last percent. */
const MOST_WAYS = 20_000
const SAMPLE = 4_000

/**
 * The odds of an action, from the same `play` that carries it out. With `about`, only what the log tells of that unit counts
 * (one of several targets); a branch that tells no outcome counts as the last of the list, the mildest.
 */
export function oddsOf<S extends GameState, A extends Action>(
  ruleset: Pick<Ruleset<S, A>, 'play' | 'outcomes'>,
  state: S,
  action: A,
  about?: UnitId,
): Odds<S> {
  const run = (io: Io): S => ruleset.play(state, action, io)
  const { ways, exact } = counted(run)
  return { ...summed(ruleset.outcomes, ways, about), branches: ways, exact }
}

/** The odds that are shown of an option: its own, of what it announces, or of what it leads up to if it is certain. */
export function oddsOfOption<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  option: Option<A>,
): Odds<S> {
  if (option.foreseen) return foretold(ruleset.outcomes, option.foreseen())
  const odds = oddsOf(ruleset, state, option.foretold ?? option.action, option.token)
  const [first] = odds.branches
  if (!option.next || !first || odds.branches.length > 1 || odds.outcomes.length > 0) return odds
  return oddsOf(ruleset, first.state, option.next, option.token)
}

function foretold<S>(kinds: readonly OutcomeKind[], { outcomes, answers }: Foreseen): Odds<S> {
  return {
    branches: [],
    outcomes: outcomes.filter(({ chance }) => chance > 0),
    ...headsOf(kinds, outcomes),
    exact: true,
    ...(answers && { answers: answers.map(one => ({ ...one, ...headsOf(kinds, one.outcomes) })) }),
  }
}

function headsOf(kinds: readonly OutcomeKind[], outcomes: Shares): Heads {
  const chanceOf = (wanted: (kind: OutcomeKind) => boolean): number =>
    outcomes.reduce(
      (sum, { outcome, chance }) =>
        sum + (kinds.some(kind => kind.id === outcome && wanted(kind)) ? chance : 0),
      0,
    )
  return {
    hit: chanceOf(({ headline }) => headline !== undefined),
    destroy: chanceOf(({ headline }) => headline === 'destroy'),
  }
}

function counted<S>(run: (io: Io) => S): { readonly ways: readonly Branch<S>[]; readonly exact: boolean } {
  try {
    return { ways: branches(run, MOST_WAYS), exact: true }
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    return { ways: sampled(run), exact: false }
  }
}

/** A fixed sample, so that the same question has the same answer. */
function sampled<S>(run: (io: Io) => S): readonly Branch<S>[] {
  return Array.from({ length: SAMPLE }, (_, at) => {
    const log: LogInput[] = []
    const chance = seededChance(`odds ${at}`, 0, [])
    const state = run({ chance, log: entry => void log.push(entry) })
    return { chance: 1 / SAMPLE, state, log }
  })
}

function summed(
  kinds: readonly OutcomeKind[],
  ways: readonly Branch<unknown>[],
  about: UnitId | undefined,
): Pick<Odds<never>, 'outcomes' | 'hit' | 'destroy'> {
  const chances = new Map<string, number>()
  const headlines = new Map(kinds.map(kind => [kind.id, kind.headline]))
  let told = 0
  let silent = 0
  let hit = 0
  let destroy = 0
  for (const way of ways) {
    let outcome: string | undefined
    let isHit = false
    for (const entry of way.log) {
      if (about !== undefined && !entry.units.includes(about)) continue
      outcome ??= entry.outcome
      isHit ||=
        entry.hit === true || (entry.outcome !== undefined && headlines.get(entry.outcome) !== undefined)
    }
    if (isHit) hit += way.chance
    if (outcome === undefined) silent += way.chance
    else {
      told += way.chance
      chances.set(outcome, (chances.get(outcome) ?? 0) + way.chance)
      if (headlines.get(outcome) === 'destroy') destroy += way.chance
    }
  }
  const mildest = kinds.at(-1)?.id
  if (told === 0 || mildest === undefined) return { outcomes: [], hit, destroy }
  chances.set(mildest, (chances.get(mildest) ?? 0) + silent)
  const outcomes = kinds.flatMap(({ id }) => {
    const chance = chances.get(id) ?? 0
    return chance > 0 ? [{ outcome: id, chance }] : []
  })
  return { outcomes, hit, destroy }
}
