import type { Action } from '../engine/action'
import { recordedChance } from '../engine/dice/recorded'
import type { Side, UnitId } from '../engine/ids'
import type { LogEntry } from '../engine/log'
import type { Offer, Trace } from '../engine/offer'
import type { Refusal } from '../engine/refusal'
import { refused } from '../engine/rulings'
import type { Ruleset } from '../engine/ruleset'
import type { GameState } from '../engine/state'
import { telling } from '../engine/telling'
import type { Point } from '../geometry/point'
import { actingSide, offersNow, offersOf, seenNow } from './selectors'
import type { Plan, Session } from './sessionState'

/** What becomes of one unit of a group. */
export interface Carried {
  readonly unit: UnitId
  readonly trace: Trace
  /** What it does; null where it stays. */
  readonly action: Action | null
  /** Why it stays, or does not go the whole way. */
  readonly refusal: Refusal | null
}

/** A way that is carried over: of whom, through which points (its own place not among them), turned how. */
type Way = Pick<Plan, 'points' | 'facing'> & { readonly unit: UnitId }

/**
 * Whether a unit of one's own may be moved together with others by an offer: its way can be given freely, not by eye, and not by itself.
 * Who flies at a height has a way of his own.
 */
function carries(offer: Offer): boolean {
  const { input, refusal, blind, unit, level, alone } = offer
  const isWay = offer.trace !== undefined && input === 'path' && level === undefined
  return isWay && !refusal && !blind && !alone && unit !== null
}

/** The offers by which units that stand on the table can be moved together, one for each unit, all of one kind. */
function likeOffers(offers: readonly Offer[], kind: string): readonly Offer[] {
  const like = offers.filter(offer => carries(offer) && offer.kind === kind)
  return like.filter((offer, at) => like.findIndex(({ unit }) => unit === offer.unit) === at)
}

/** The offer that stands for what a group does: the chosen one, or the first of the chosen unit, or of the group. */
function leading(session: Session): Offer | null {
  const offers = offersNow(session).filter(carries)
  const { focus, group } = session
  const of = (unit: UnitId | null | undefined) => offers.find(offer => offer.unit === unit)
  return offers.find(offer => offer.id === focus.offer) ?? of(focus.unit) ?? of(group[0]) ?? null
}

/** The id of the offer by which a unit goes with the others. */
export function carryingOffer(session: Session, unit: UnitId): string | null {
  const leader = leading(session)
  const offers = offersNow(session).filter(carries)
  const like = leader ? likeOffers(offers, leader.kind) : offers
  return like.find(offer => offer.unit === unit)?.id ?? null
}

/** All who could be moved together with the chosen unit, itself among them; where nobody is chosen, with the first that can move. */
export function mayGoTogether(session: Session): readonly UnitId[] {
  const leader = leading(session) ?? offersNow(session).find(carries)
  if (!leader || session.dice || session.review) return []
  return likeOffers(offersNow(session), leader.kind).flatMap(({ unit }) => (unit === null ? [] : [unit]))
}

/** The group without those who cannot go with the chosen one. */
export function groupNow(session: Session): readonly UnitId[] {
  if (session.group.length === 0) return session.group
  const able = new Set(mayGoTogether(session))
  return session.group.filter(unit => able.has(unit))
}

const plans = new WeakMap<Plan, readonly Carried[]>()

/** What becomes of one of them, where it goes at all. */
export const goingOf = (all: readonly Carried[], unit: UnitId | null): Carried | null =>
  all.find(each => each.unit === unit && each.action !== null) ?? null

/** What a plan comes to for the whole group, its own unit among them; empty where it is of one unit only. */
export function plannedTogether(session: Session): readonly Carried[] {
  const { plan } = session
  if (!plan || plan.unit === null || !groupNow(session).includes(plan.unit)) return []
  const known = plans.get(plan)
  if (known) return known
  const found = carriedAlong(session, { ...plan, unit: plan.unit })
  plans.set(plan, found)
  return found
}

/**
 * A way carried over to a whole group, in the order in which they go: the foremost first, whoever is blocked after the others,
 * and who is blocked then as far as the rules let him. Worked out on what the chair sees, without a die: whoever would
 * throw one, or meet something unseen, stays.
 */
export function carriedAlong(session: Session, way: Way): readonly Carried[] {
  const { ruleset } = session
  const view = seenNow(session)
  const side = actingSide(session)
  const group = groupNow(session)
  if (!ruleset || !view || side === null || group.length < 2 || !group.includes(way.unit)) return []
  const table: At = {
    ruleset,
    side,
    view,
    kind: leading(session)?.kind ?? '',
  }
  const own = place(view, way.unit)
  const end = way.points.at(-1) ?? own
  if (!own || !end) return []
  const ahead = (unit: UnitId) => {
    const at = place(view, unit) ?? own
    return (at.x - own.x) * (end.x - own.x) + (at.y - own.y) * (end.y - own.y)
  }
  const order = group.toSorted((a, b) => ahead(b) - ahead(a))
  const whole = walk(table, order, way)
  const leader = whole.find(({ unit }) => unit === way.unit)
  if (!leader?.refusal || way.points.length === 0) return whole
  // All go as far as the one in the hand is let, so that they keep their order.
  const points = cutAt([own, ...way.points], leader.action ? leader.trace.stop.at : own)
  return points.length === 0 ? whole : said(walk(table, order, { ...way, points }), leader)
}

interface At {
  readonly ruleset: Ruleset
  readonly side: Side
  readonly view: GameState
  readonly kind: string
}

/** The leader is shown as it goes with the others out of its way, with its own reason, though its way was cut for it. */
const said = (all: readonly Carried[], { unit, trace, refusal }: Carried): readonly Carried[] =>
  all.map(each => (each.unit === unit ? { ...each, trace, refusal } : each))

function walk(table: At, order: readonly UnitId[], way: Way): readonly Carried[] {
  const start = place(table.view, way.unit)
  let { view } = table
  const gone: Carried[] = []
  let left = order
  const tryAll = (stopShort: boolean): boolean => {
    const stay: UnitId[] = []
    for (const unit of left) {
      const tried =
        start && attempt({ ...table, view }, unit, shifted(way, start, place(view, unit)), stopShort)
      if (!tried) stay.push(unit)
      else {
        gone.push(tried.carried)
        view = tried.view
      }
    }
    const moved = stay.length < left.length
    left = stay
    return moved
  }
  // Whoever stood behind another may find room once that one is gone.
  while (left.length > 0 && tryAll(false));
  while (left.length > 0 && tryAll(true));
  for (const unit of left) {
    const why = start && stays({ ...table, view }, unit, shifted(way, start, place(view, unit)))
    if (why) gone.push(why)
  }
  return gone
}

type Shifted = Pick<Plan, 'points' | 'facing'>

function shifted({ points, facing }: Way, from: Point, to: Point | null): Shifted {
  const [dx, dy] = to ? [to.x - from.x, to.y - from.y] : [0, 0]
  return { points: points.map(({ x, y }) => ({ x: x + dx, y: y + dy })), facing }
}

function traced({ ruleset, side, view, kind }: At, unit: UnitId, { points, facing }: Shifted) {
  const offer = likeOffers(offersOf(ruleset, view, side), kind).find(each => each.unit === unit)
  return offer?.trace?.(points, facing) ?? null
}

/** The unit on its way, where it may go there, or as far as it may; null where it may not, or its move asks for a die. */
function attempt(
  table: At,
  unit: UnitId,
  way: Shifted,
  stopShort: boolean,
): { readonly carried: Carried; readonly view: GameState } | null {
  const trace = traced(table, unit, way)
  if (!trace || (trace.refusal && !stopShort)) return null
  const { refusal } = trace
  const nearest = refusal?.nearest?.type === trace.action.type ? refusal.nearest : null
  const action = refusal ? nearest : trace.action
  const view = action && played(table, action)
  if (!action || !view) return null
  return { carried: { unit, trace, action, refusal }, view }
}

function stays(table: At, unit: UnitId, way: Shifted): Carried | null {
  const trace = traced(table, unit, way)
  return trace && { unit, trace, action: null, refusal: trace.refusal ?? refused('engine-by-itself') }
}

/** What is seen after an act; null where it throws a die, shows something, is refused, or hands the move to somebody else. */
function played({ ruleset, view, side }: At, action: Action): GameState | null {
  if (ruleset.refuse(view, action)) return null
  const told = telling(recordedChance([], []), [])
  try {
    const after = ruleset.play(view, action, told.io)
    const isBound = told.entries().some((entry: LogEntry) => entry.reveals) || after.result !== null
    return isBound || !after.toAct.includes(side) ? null : ruleset.view(after, side)
  } catch {
    return null
  }
}

const place = (view: GameState, unit: UnitId): Point | null =>
  view.units.find(({ id }) => id === unit)?.at ?? null

/** The way up to the place on it that is nearest to `stop`, without its beginning. */
function cutAt(way: readonly Point[], stop: Point): readonly Point[] {
  let best = { at: 0, gap: Number.POSITIVE_INFINITY, to: stop }
  for (const [at, to] of way.entries()) {
    const from = way[at - 1]
    if (!from) continue
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const size = dx * dx + dy * dy
    const along = size === 0 ? 0 : ((stop.x - from.x) * dx + (stop.y - from.y) * dy) / size
    const share = Math.min(1, Math.max(0, along))
    const there = { x: from.x + dx * share, y: from.y + dy * share }
    const gap = Math.hypot(there.x - stop.x, there.y - stop.y)
    if (gap < best.gap) best = { at, gap, to: there }
  }
  const [start] = way
  const isStart =
    start !== undefined && best.at === 1 && Math.hypot(best.to.x - start.x, best.to.y - start.y) < 0.01
  return isStart || best.at === 0 ? [] : [...way.slice(1, best.at), best.to]
}
