import type { Side, UnitId } from './ids'
import type { Offer, Option, Trace } from './offer'
import { type Odds, oddsOfOption } from './odds'
import type { Refusal } from './refusal'
import type { Ruleset } from './ruleset'
import { NO_FOCUS, type FeatureKind } from './scene'
import type { Scenario } from './scenario'
import { type Pieces, type Situation, type Stated, farthest, madeSo, placesFor } from './stating'
import type { GameState } from './state'

// What a situation comes to is asked of the rules that play the battle: no band of range, cover or side is written down here.

/** Whom and what is asked about: one deed of one unit against another. */
export interface Question {
  readonly ruleset: Ruleset
  readonly scenario: Scenario
  readonly state: GameState
  readonly side: Side
  readonly actor: UnitId | null
  readonly target: UnitId
  /** Id of an offer. */
  readonly deed: string
}

/** What the rules say of a situation. */
export interface Answer {
  readonly stated: Pick<Stated, 'places' | 'ground'>
  /** What would be done; null where these rules offer no such thing there. */
  readonly option: Option | null
  readonly refusal: Refusal | null
  /** Null where it is refused. */
  readonly odds: Odds<GameState> | null
}

/** Distances, grounds or sides that come to the same. */
export interface Band<T> {
  readonly members: readonly T[]
  readonly answer: Answer
}

/** The sizes of the bases and the shapes of the grounds, as the ruleset draws them. */
export function piecesOf(ruleset: Ruleset, state: GameState): Pieces {
  const tokens = new Map(ruleset.scene(state, NO_FOCUS).tokens.map(token => [token.id, token]))
  const widths = new Map<FeatureKind, number | null>()
  for (const { kind, shape } of ruleset.scenarios.flatMap(each => each.ground.features)) {
    if (!widths.has(kind)) widths.set(kind, 'width' in shape ? shape.width : null)
  }
  return {
    size: unit => {
      const token = tokens.get(unit)
      return token ? Math.max(token.width, token.depth) : 1
    },
    width: kind => widths.get(kind) ?? null,
  }
}

/** The kinds of ground that a ruleset's battles have. */
export const groundsOf = (ruleset: Ruleset): readonly FeatureKind[] => [
  ...new Set(ruleset.scenarios.flatMap(each => each.ground.features.map(({ kind }) => kind))),
]

/** The deeds of one unit against another in a situation: offers that take a target or a place to aim at. */
export function deedsAt(
  question: Omit<Question, 'deed'>,
  situation: Situation,
  pieces: Pieces,
): readonly Offer[] {
  const { there, offers } = asked(question, situation, pieces)
  return offers.filter(offer => {
    const own =
      question.actor === null
        ? offer.unit === null
        : offer.unit === question.actor || offer.with?.includes(question.actor)
    if (!own || offer.ends) return false
    if (offer.input === 'target') return true
    if (offer.refusal || (offer.input !== 'place' && offer.input !== 'number')) return false
    // A place where somebody can be hurt is a point of aim; any other is for one's own feet.
    const option = optionAt(offer, there, question.target)
    return option !== null && oddsOfOption(question.ruleset, there, option).outcomes.length > 0
  })
}

function asked(question: Omit<Question, 'deed'>, situation: Situation, pieces: Pieces) {
  const { ruleset, scenario, state, actor, target, side } = question
  const place = (distance: number) => {
    const pair = { actor, target }
    const stated = placesFor(scenario, state, pair, { ...situation, distance }, pieces)
    return { stated, there: madeSo(state, { type: 'referee', do: 'state', reason: '', ...stated }) }
  }
  let placed = place(situation.distance)
  if (scenario.board.kind === 'inches' && actor !== null && placed.stated.places.length > 1) {
    // The rules may measure from edge to edge, and the lanes lie between centres.
    const off = situation.distance - ruleset.measure(placed.there, actor, target).distance
    if (Math.abs(off) > 1e-6 && off < 6) placed = place(situation.distance + off)
  }
  return { ...placed, offers: ruleset.offers(placed.there, side) }
}

/** What the rules say of a situation. `withOdds`: how it may come out as well, which may take a while. */
export function answerTo(question: Question, situation: Situation, pieces: Pieces, withOdds = true): Answer {
  const { ruleset, target, deed } = question
  const { stated, there, offers } = asked(question, situation, pieces)
  const offer = offers.find(({ id }) => id === deed)
  if (!offer) return { stated, option: null, refusal: null, odds: null }
  if (offer.refusal) return { stated, option: null, refusal: offer.refusal, odds: null }
  const option = optionAt(offer, there, target)
  if (!option) return { stated, option: null, refusal: null, odds: null }
  const refusal = option.refusal ?? null
  return { stated, option, refusal, odds: refusal || !withOdds ? null : oddsOfOption(ruleset, there, option) }
}

/** The way to fill an offer in that means this target: its own, or its place as the point of aim. */
function optionAt(offer: Offer, state: GameState, target: UnitId): Option | null {
  const own = offer.options().find(({ token }) => token === target)
  if (own) return own
  const unit = state.units.find(({ id }) => id === target)
  if (!unit?.at) return null
  if (offer.named && offer.number) return offer.named(unit.at, offer.number.least)
  if (offer.input !== 'place' || !offer.trace || offer.unit === target) return null
  const { action, refusal } = offer.trace([unit.at])
  return { action, label: unit.name, token: target, ...(refusal ? { refusal } : {}) }
}

/** Distances that come to the same, nearest first: from beyond the one to the other, with an answer for the farther. */
export interface Reach {
  readonly beyond: number
  readonly to: number
  readonly answer: Answer
}

/** The bands of distance of a deed, found to half an inch or to a hex. */
export function distanceBands(question: Question, situation: Situation, pieces: Pieces): readonly Reach[] {
  const { scenario } = question
  const unit = scenario.board.kind === 'inches' ? 0.5 : 1
  const answers = new Map<number, Answer>()
  const at = (step: number): Answer => {
    let answer = answers.get(step)
    if (!answer) {
      answer = answerTo(question, { ...situation, distance: step * unit }, pieces, false)
      answers.set(step, answer)
    }
    return answer
  }
  let beyond = 0
  return runs(farthest(scenario) / unit, (a, b) => keyOf(at(a)) === keyOf(at(b))).map(step => {
    // Said of the nearest that is beyond all others: 'out of range: 12.5 of 12 inches'.
    const told = step * unit === farthest(scenario) ? beyond / unit + 1 : step
    const band = { beyond, to: step * unit, answer: at(told) }
    beyond = band.to
    return band
  })
}

/** Ends that are alike may hide a run shorter than this between them. */
const SHORTEST = 6

/** The last of each run of like numbers from 1 to `most`. */
function runs(most: number, alike: (a: number, b: number) => boolean): readonly number[] {
  const ends: number[] = []
  const between = (from: number, to: number): void => {
    if (alike(from, to) && to - from <= SHORTEST) return
    if (to - from === 1) return void ends.push(from)
    const middle = Math.floor((from + to) / 2)
    between(from, middle)
    between(middle, to)
  }
  between(1, most)
  return [...ends, most]
}

/** Values of one member of a situation that come to the same, the odds among it. */
export function bandsOf<K extends keyof Situation>(
  question: Question,
  situation: Situation,
  pieces: Pieces,
  member: K,
  values: readonly Situation[K][],
): readonly Band<Situation[K]>[] {
  const bands = new Map<string, { members: Situation[K][]; answer: Answer }>()
  for (const value of values) {
    const answer = answerTo(question, { ...situation, [member]: value }, pieces)
    const key = keyOf(answer)
    const band = bands.get(key)
    if (band) band.members.push(value)
    else bands.set(key, { members: [value], answer })
  }
  return [...bands.values()]
}

/** What two answers have in common if they come to the same. */
function keyOf({ option, refusal, odds }: Answer): string {
  if (refusal) return `no ${refusal.reasons[0].code}`
  if (!option) return 'none'
  const reckoned = (option.reckonings ?? []).map(({ title, total, modifiers }) => [
    title,
    total,
    modifiers.map(({ label, value }) => [label, value]),
  ])
  const chances = odds && [
    odds.hit.toFixed(4),
    odds.destroy.toFixed(4),
    odds.outcomes.map(each => each.chance.toFixed(4)),
  ]
  return JSON.stringify([reckoned, chances])
}

const ROOT3 = Math.sqrt(3)

/** What a way of so many inches over one kind of ground comes to. */
export interface Way {
  readonly stated: Pick<Stated, 'places' | 'ground'>
  readonly trace: Trace
}

/** A straight way of a unit, in inches or hexes, over one kind of ground; null where the offer is for no way. */
export function wayOf(
  question: Omit<Question, 'target' | 'actor'> & { readonly actor: UnitId },
  distance: number,
  ground: FeatureKind | null,
  pieces: Pieces,
): Way | null {
  const { ruleset, scenario, state, actor, side, deed } = question
  const said = { distance: farthest(scenario), ground, from: null, struck: 0, bears: 0 }
  const stated = placesFor(scenario, state, { actor, target: null }, said, pieces)
  const [start] = stated.places
  if (!start) return null
  const there = madeSo(state, { type: 'referee', do: 'state', reason: '', ...stated })
  const offer = ruleset.offers(there, side).find(({ id }) => id === deed)
  if (!offer?.trace || offer.refusal) return null
  const { board } = scenario
  // Straight ahead: a lane of hexes leads to the south-east.
  const step = board.kind === 'hexes' ? { x: 1.5 * board.size, y: (ROOT3 / 2) * board.size } : { x: 1, y: 0 }
  const to = { x: start.at.x + distance * step.x, y: start.at.y + distance * step.y }
  return { stated, trace: offer.trace([to]) }
}

/** How far that way may lead at most; 0 where it leads nowhere. */
export function farthestWay(
  question: Parameters<typeof wayOf>[0],
  ground: FeatureKind | null,
  pieces: Pieces,
): number {
  const way = wayOf(question, farthest(question.scenario), ground, pieces)
  const [start] = way?.stated.places ?? []
  if (!way || !start) return 0
  const { board } = question.scenario
  const { x, y } = way.trace.stop.at
  const far = Math.hypot(x - start.at.x, y - start.at.y) / (board.kind === 'hexes' ? ROOT3 * board.size : 1)
  return Math.floor(far * 10 + 1e-6) / 10
}
