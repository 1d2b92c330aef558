import type { Action } from '../engine/action'
import { TooManyOutcomes, branches } from '../engine/dice/everyOutcome'
import { seededChance } from '../engine/dice/seeded'
import type { Side } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { GameState } from '../engine/state'

/** What an order is worth on average with what else speaks for it, and the position after it where no die has a say in it. */
export interface Judgement<S> {
  readonly worth: number
  readonly after: S | null
  /** How many positions had to be looked at. */
  readonly looks: number
}

/** A position that may come of an order. */
interface Way<S> {
  readonly chance: number
  readonly state: S
}

/** An order that can come out in more ways than this is judged by a fixed sample. */
const MOST_WAYS = 600
const SAMPLE = 40

/**
 * Judges an order by what the ruleset says of it, or by playing every outcome of it; and adds what else the ruleset says
 * speaks for it.
 */
export function judge<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  side: Side,
  action: A,
): Judgement<S> {
  const found = averageOf(ruleset, state, side, action)
  const urge = ruleset.urge?.(state, side, action) ?? 0
  return urge === 0 ? found : { ...found, worth: found.worth + urge }
}

/** What comes of an order on average. */
function averageOf<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  side: Side,
  action: A,
): Judgement<S> {
  const estimate = ruleset.estimate?.(state, side, action) ?? null
  if (estimate !== null) return { worth: estimate, after: null, looks: 1 }
  const outcomes = outcomesOf(ruleset, state, action)
  const [only] = outcomes
  if (only && outcomes.length === 1)
    return { worth: ruleset.worth(only.state, side), after: only.state, looks: 1 }
  const looked = fewer(distinct(state, outcomes))
  let worth = 0
  for (const way of looked) worth += way.chance * ruleset.worth(way.state, side)
  return { worth, after: null, looks: looked.length }
}

/** Of more outcomes than so many, those that are likely are all looked at and a few stand for the rest. */
const MOST_LOOKS = 12

/** The rest is sampled evenly by its chance in the order of the dice, so that low and high throws are both seen. */
function fewer<W extends { readonly chance: number }>(ways: readonly W[]): readonly W[] {
  if (ways.length <= MOST_LOOKS) return ways
  const isLikely = ({ chance }: W): boolean => chance >= 1 / MOST_LOOKS
  const likely = ways.filter(isLikely)
  const others = ways.filter(way => !isLikely(way))
  const rest = others.reduce((sum, way) => sum + way.chance, 0)
  const share = rest / (MOST_LOOKS - likely.length)
  const sample: W[] = []
  let passed = 0
  for (const way of others) {
    passed += way.chance
    // The sample stands in the middle of each share.
    if (passed > share * (sample.length + 0.5)) sample.push(way)
  }
  const drawn = rest / sample.length
  return [...likely, ...sample.map(way => ({ ...way, chance: drawn }))]
}

/** What may come of an order, each with its chance. */
export function waysOf<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  action: A,
): readonly Way<S>[] {
  return distinct(state, outcomesOf(ruleset, state, action))
}

/** Outcomes that are the same position are one. */
function distinct<S extends GameState>(before: S, outcomes: readonly Way<S>[]): readonly Way<S>[] {
  if (outcomes.length === 1) return outcomes
  const ways = new Map<string, { chance: number; readonly state: S }>()
  for (const { chance, state } of outcomes) {
    const key = difference(before, state)
    const found = ways.get(key)
    if (found) found.chance += chance
    else ways.set(key, { chance, state })
  }
  return [...ways.values()]
}

function outcomesOf<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  action: A,
): readonly Way<S>[] {
  try {
    return branches(io => ruleset.play(state, action, io), MOST_WAYS)
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    return Array.from({ length: SAMPLE }, (_, at) => ({
      chance: 1 / SAMPLE,
      state: ruleset.play(state, action, { chance: seededChance(`judge ${at}`, 0, []), log: () => {} }),
    }))
  }
}

/** A text that is the same for two positions that came of `before` and are alike; what was left as it was is not looked at. */
function difference(before: unknown, after: unknown): string {
  if (before === after) return ''
  if (isList(before) && isList(after)) {
    let text = `${after.length}[`
    for (let at = 0; at < after.length; at++)
      if (after[at] !== before[at]) text += `${at}:${difference(before[at], after[at])},`
    return `${text}]`
  }
  if (!isRecord(before) || !isRecord(after) || isList(before) !== isList(after)) return JSON.stringify(after)
  let text = '{'
  for (const field in after)
    if (after[field] !== before[field]) text += `${field}:${difference(before[field], after[field])},`
  for (const field in before) if (!(field in after)) text += `${field},`
  return `${text}}`
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
