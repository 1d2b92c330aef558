import { distance, type Point, type Polygon } from '../geometry/point'
import type { Action } from './action'
import { seededChance } from './dice/seeded'
import type { Side, UnitId } from './ids'
import type { Offer, Option, Trace } from './offer'
import type { Ruleset, Threat } from './ruleset'
import type { GameState } from './state'

/** Someone whom a unit could hurt from where both stand. */
export interface Prey {
  readonly unit: UnitId
  readonly threat: Threat
}

/** Whom a unit could hurt of the other side where they stand, the likeliest to be destroyed first. Give it a view. */
export function preyOf(ruleset: Ruleset, view: GameState, hunter: UnitId): readonly Prey[] {
  const side = view.units.find(({ id }) => id === hunter)?.side
  return view.units
    .flatMap(unit => {
      if (unit.side === side || !unit.at) return []
      const threat = ruleset.threats(view, unit.id, unit.at, unit.facing).find(({ by }) => by === hunter)
      return threat ? [{ unit: unit.id, threat }] : []
    })
    .toSorted((a, b) => b.threat.destroy - a.threat.destroy || b.threat.hit - a.threat.hit)
}

/** One way in which an action may turn out: any, where what matters is who stands where afterwards. */
export function playedOnce<S extends GameState, A extends Action>(
  ruleset: Pick<Ruleset<S, A>, 'play'>,
  state: S,
  action: A,
): S {
  return ruleset.play(state, action, { chance: seededChance('foresight', 0, []), log: () => undefined })
}

/**
 * Whom a unit could hurt from where a way under the hand would take it. Empty where it would not stand there.
 * Give it a view: it hides nothing by itself.
 */
export function preyThere(ruleset: Ruleset, view: GameState, unit: UnitId, trace: Trace): readonly Prey[] {
  const action = trace.refusal ? trace.refusal.nearest : trace.action
  if (!action) return preyOf(ruleset, view, unit)
  const there = playedOnce(ruleset, view, action)
  return there.units.some(({ id, at }) => id === unit && at) ? preyOf(ruleset, there, unit) : []
}

/** Where a unit could go: areas, or the cells of the board. */
export type Reach = readonly Polygon[]

/** Where a view leads if nobody does anything, as far as it has been asked for. */
const courses = new WeakMap<GameState, GameState[]>()

/** The position after so many acts in which nobody does anything; null where it leads no farther. */
function after(ruleset: Ruleset, view: GameState, acts: number): GameState | null {
  let course = courses.get(view)
  if (!course) {
    course = [view]
    courses.set(view, course)
  }
  while (course.length <= acts) {
    const last = course.at(-1)
    const pass = last && !last.result ? passing(ruleset, last) : null
    if (!last || !pass) return null
    course.push(playedOnce(ruleset, last, pass))
  }
  return course[acts] ?? null
}

/** So many acts are looked ahead at most, until a side may move. */
const AHEAD = 24

/**
 * Where a unit could go in its next step if nobody did anything until then: what its offers will say there. Null where it will
 * not move, as far as can be foreseen. Give it a view: it hides nothing by itself.
 */
export function reachSoon(ruleset: Ruleset, view: GameState, unit: UnitId): Reach | null {
  const side = view.units.find(({ id }) => id === unit)?.side
  if (side === undefined || view.turn === 0) return null
  for (let acts = 0; acts < AHEAD; acts++) {
    const state = after(ruleset, view, acts)
    if (!state) return null
    if (!state.toAct.includes(side)) continue
    const reach = reachOf(ruleset.offers(state, side).filter(offer => offer.unit === unit))
    if (reach) return reach
  }
  return null
}

/** What some offers of a unit reach together: the ways of carrying it first, else the cells that it may choose. */
export function reachOf(offers: readonly Offer[]): Reach | null {
  const allowed = offers.filter(({ refusal, blind }) => !refusal && !blind)
  const ways = allowed.filter(({ input }) => input === 'path')
  for (const way of ways) {
    const { outlines = [], wider } = way.region?.() ?? {}
    if (outlines.length > 0) return wider && wider.length > 0 ? wider : outlines
  }
  const cells = allowed
    .filter(({ input }) => input === 'path' || input === 'choice' || input === 'place')
    .flatMap(offer => offer.options().flatMap(cellOf))
  return cells.length > 0 ? cells : null
}

const cellOf = ({ cell, refusal }: Option): readonly Polygon[] => (cell && !refusal ? [cell] : [])

/** What whoever is to act does who does nothing: he ends his step, or answers as if he had seen nothing. */
function passing(ruleset: Ruleset, state: GameState): Action | null {
  for (const side of state.toAct) {
    const action = passOf(ruleset, state, side)
    if (action) return action
  }
  return null
}

function passOf(ruleset: Ruleset, state: GameState, side: Side): Action | null {
  const offers = ruleset.offers(state, side).filter(({ refusal }) => !refusal)
  const least =
    offers.find(({ ends }) => ends) ??
    offers.find(({ useful }) => !useful) ??
    offers.find(({ input }) => input !== 'path') ??
    offers[0]
  return least?.options().find(({ refusal }) => !refusal)?.action ?? null
}

/** So many turns are counted at most, and so many acts are looked through for the next of them. */
const TURNS = 4
const ACTS = 80

/**
 * In how many turns a unit comes to a place that an offer would take it to, each time as near as its rules let it while nobody
 * else does anything: 1 where it is in reach now; null where it does not get there so. Give it a view.
 */
export function turnsTo(ruleset: Ruleset, view: GameState, offer: Offer, at: Point): number | null {
  const { unit } = offer
  if (unit === null) return null
  let [state, way]: [GameState, Offer | null] = [view, offer]
  let gap = Infinity
  for (let turns = 1; turns <= TURNS && way?.trace; turns++) {
    const { refusal, stop } = way.trace([at])
    if (!refusal) return turns
    const left = distance(stop.at, at)
    if (!refusal.nearest || left > gap - LEAST) return null
    gap = left
    const next = inNextTurn(ruleset, playedOnce(ruleset, state, refusal.nearest), unit)
    if (!next) return null
    ;[state, way] = next
  }
  return null
}

/** Who comes no nearer than this in a turn does not come there. */
const LEAST = 0.2

/** The position in the next turn in which a unit may be carried, and the offer of it. */
function inNextTurn(ruleset: Ruleset, from: GameState, unit: UnitId): readonly [GameState, Offer] | null {
  const side = from.units.find(({ id }) => id === unit)?.side
  let state = from
  for (let act = 0; act < ACTS && side !== undefined; act++) {
    const pass = passing(ruleset, state)
    if (!pass) return null
    state = playedOnce(ruleset, state, pass)
    if (state.result) return null
    if (state.turn === from.turn || !state.toAct.includes(side)) continue
    const way = ruleset
      .offers(state, side)
      .find(each => each.unit === unit && each.input === 'path' && each.trace && !each.refusal)
    if (way) return [state, way]
  }
  return null
}
