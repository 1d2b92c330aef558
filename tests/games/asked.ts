import type { Action } from '../../src/engine/action'
import { TooManyOutcomes, branches } from '../../src/engine/dice/everyOutcome'
import { seededChance } from '../../src/engine/dice/seeded'
import type { Side } from '../../src/engine/ids'
import type { LogInput } from '../../src/engine/log'
import type { Offer, Option } from '../../src/engine/offer'
import type { Refusal } from '../../src/engine/refusal'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { digest, inPlay, some } from './digest'
import { shownOf } from './shown'

/**
 * All that a side may ask of a position, in a few lines: what it may do and why not, kind by kind; what its computer expects of it;
 * what comes of it, throw by throw; where it may go; what threatens it; what is drawn and told. What is long is shown by its digest.
 * `turn` says which of many are looked at closely: another one in each position.
 */
export function askedIn(ruleset: Ruleset, whole: GameState, side: Side, turn: number): readonly string[] {
  const state = ruleset.view(whole, side)
  const offers = ruleset.offers(state, side)
  const kinds = [...new Set(offers.map(({ kind }) => kind))]
  const lines = kinds.map(kind => {
    const all = offers.filter(offer => offer.kind === kind)
    const made = some(all, turn, FILLED_IN).flatMap(offer => (offer.refusal ? [] : offer.options()))
    const free = made.filter(option => !option.refusal)
    const refusals = [...all, ...made].flatMap(({ refusal }) => (refusal ? [refusal] : []))
    return [
      `  ${kind} ${all.filter(({ refusal }) => !refusal).length} of ${all.length}`,
      `${free.length} ways ${digest(free)}`,
      `listed ${digest(all.map(listedOf))}`,
      `chosen ${digest(chosenOf(ruleset, state, side, all, free, turn))}`,
      ...thoughtOf(ruleset, state, side, free),
      ...(refusals.length === 0 ? [] : [`not for ${reasonsOf(refusals)}`]),
      ...placesOf(ruleset, state, all, turn),
      ...some(free, turn).map(({ action, next }) => comesOf(ruleset, state, action, next)),
    ].join('; ')
  })
  return [`? ${side}: ${shownOf(ruleset, state, side, turn)}`, ...lines]
}

/** Of so many offers of a kind the ways are listed. */
const FILLED_IN = 5

/** What a list of offers shows of one, and the first and last of the ways that chance may take. */
const listedOf = (offer: Offer) => [
  offer.id,
  offer.label,
  offer.clause,
  offer.input,
  offer.useful,
  offer.ends,
  offer.with,
  offer.waits,
  offer.blind,
  offer.number,
  offer.level,
  ...(offer.refusal || !offer.sample ? [] : [offer.sample(() => 0), offer.sample(count => count - 1)]),
]

/** What the table shows while offers are filled in. */
const chosenOf = (
  ruleset: Ruleset,
  state: GameState,
  side: Side,
  offers: readonly Offer[],
  free: readonly Option[],
  turn: number,
) =>
  some(offers, turn).map(({ id, unit }, at) => {
    const focus = { unit, offer: id, target: free[at]?.token ?? null }
    return [ruleset.scene(state, focus).marks, ruleset.prompt(state, side, focus)]
  })

/** What a computer thinks of the ways, all together in words and one by one in a digest. */
function thoughtOf(
  ruleset: Ruleset,
  state: GameState,
  side: Side,
  free: readonly Option[],
): readonly string[] {
  const thought = (how: 'estimate' | 'urge', word: string): readonly string[] => {
    const points = free.map(({ action }) => ruleset[how]?.(state, side, action) ?? null)
    const sum = points.reduce<number>((total, each) => total + (each ?? 0), 0)
    return sum === 0 ? [] : [`${word} ${sum.toFixed(2)} ${digest(points)}`]
  }
  return [...thought('estimate', 'expected'), ...thought('urge', 'urge')]
}

/** Codes of reasons and how often each was the answer, and a digest of all that they say. */
function reasonsOf(refusals: readonly Refusal[]): string {
  const times = new Map<string, number>()
  for (const { reasons } of refusals) {
    for (const { code } of reasons) times.set(code, (times.get(code) ?? 0) + 1)
  }
  const codes = [...times].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => `${code} ${count}`)
  return `${codes.join(', ')} ${digest(refusals)}`
}

/** Regions, and what the hand is told at places of them, between them and beyond. */
function placesOf(
  ruleset: Ruleset,
  state: GameState,
  offers: readonly Offer[],
  turn: number,
): readonly string[] {
  return some(
    offers.filter(each => !each.refusal && 'region' in each && 'trace' in each),
    turn,
    1,
  ).map(offer => {
    const region = offer.region?.()
    const corners = region?.outlines.flat() ?? []
    const stride = Math.max(1, Math.floor(corners.length / 6))
    const around = corners.filter((_, at) => at % stride === 0)
    const from = state.units.find(({ id }) => id === offer.unit)?.at ?? { x: 0, y: 0 }
    const beyond = around.map(({ x, y }) => ({
      x: from.x + 1.3 * (x - from.x),
      y: from.y + 1.3 * (y - from.y),
    }))
    const straight = [...around, ...beyond].map(point => offer.trace?.([point]))
    const bent = around.length > 1 ? offer.trace?.(around.slice(0, 2), 45) : null
    const refused = straight.map(trace => trace && ruleset.refuse(state, trace.action))
    return `region ${region?.outlines.length} of ${corners.length} ${digest(region)}, traces ${digest([straight, bent, refused])}`
  })
}

/** More ways than these are told by one of them. */
const MOST_WAYS = 60

/** What comes of an order: in how many ways, what each of them changes and tells, and what it is worth then. */
function comesOf(ruleset: Ruleset, state: GameState, action: Action, next: Action | undefined): string {
  const ways = waysOf(ruleset, state, action)
  const worths = ways.map(way => ruleset.worth(way.state, 'A'))
  const mean = ways.reduce((sum, { chance }, at) => sum + chance * (worths[at] ?? 0), 0)
  const told = digest(ways.map(({ chance, state: after, log }) => [chance, inPlay(after), log]))
  const [first] = ways
  const then = next && first ? ` then ${comesOf(ruleset, first.state, next, undefined)}` : ''
  return `comes ${ways.length} ${told} ${mean.toFixed(2)}${then}`
}

function waysOf(ruleset: Ruleset, state: GameState, action: Action) {
  try {
    return branches(io => ruleset.play(state, action, io), MOST_WAYS)
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    const log: LogInput[] = []
    const chance = seededChance('asked', 0, [])
    return [
      { chance: 1, state: ruleset.play(state, action, { chance, log: entry => void log.push(entry) }), log },
    ]
  }
}
