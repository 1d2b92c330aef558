import type { Action } from '../engine/action'
import type { Side } from '../engine/ids'
import type { Offer } from '../engine/offer'
import type { Ruleset, Weights } from '../engine/ruleset'
import type { GameState } from '../engine/state'
import { type Candidate, actorOf, candidatesOf, drawn, glanced } from './candidates'
import { judge } from './judge'
import type { Considered, Order, Plan } from './order'
import { planOf } from './plan/battlePlan'
import { keptPlan } from './plan/keptPlan'
import { serving } from './plan/serving'
import { reasonFor } from './reason'
import { whim } from './stream'
import type { Style } from './style'
import { weighing } from './weights'

/** A question to an opponent. */
export interface Question<S extends GameState, A extends Action> {
  readonly ruleset: Ruleset<S, A>
  /** The position as the side knows it: `ruleset.view(state, side)`. */
  readonly view: S
  readonly side: Side
  readonly seed: string
  /** Asked between two positions that are looked at; as soon as it is false the best order so far is given. */
  readonly mayGoOn: () => boolean
  /** Orders that have been refused: something unknown stands in their way. */
  readonly without?: readonly A[]
  /** What it sets more store by, and what less: its character. */
  readonly weights?: Weights
  /** What it thought out before this, in the same battle: a side that deploys may keep to its plan. */
  readonly last?: Plan<S, A>
}

/** An order and what it leads to. */
interface Found<S, A extends Action> {
  readonly candidate: Candidate<A>
  readonly gain: number
  /** The gain as this opponent feels it: by this it chooses. */
  readonly felt: number
  readonly worth: number
  /** The position after it, where no die has a say in it. */
  readonly after: S | null
}

/** How many orders a unit may be given in a row before the next one is looked at. */
const IN_A_ROW = 3
const NOTED = 6
/** Of all looks, so many may be spent on ranking the actors. */
const RANKING = 0.75
/** However little time there is, so many orders of a unit are looked at. */
const FEWEST = 4
/** So many ways are looked at where the one who has to do something is overlooked. */
const GLANCE = 3

/** Thinks out orders for a side: those that are sure to come out as foreseen, up to the first that is not. */
export function think<S extends GameState, A extends Action>(
  question: Question<S, A>,
  style: Style,
): Plan<S, A> {
  const { view, side } = question
  const plan = style.plans ? (keptPlan(view, question.last) ?? planOf(question.ruleset, view, side)) : []
  const planned = serving(question.ruleset, plan, side, view)
  const ruleset = question.weights ? weighing(planned, question.weights) : planned
  const mayGoOn = (): boolean => looks < style.looks && question.mayGoOn()
  const noted: Considered<A>[] = []
  const steps: Plan<S, A>['steps'][number][] = []
  const left = new Set((question.without ?? []).map(action => JSON.stringify(action)))
  const isLeftOut = (action: A): boolean => left.size > 0 && left.has(JSON.stringify(action))
  const moment = momentOf(ruleset, view)
  let now = view
  let worth = ruleset.worth(now, side)
  let weighed = 0
  let looks = 0
  let isForeseen = true

  /** The order for an actor that is felt to be best; null if none is offered. It may take so many looks. */
  function bestOf(offers: readonly Offer<A>[], most = style.options, share = Infinity): Found<S, A> | null {
    const limit = looks + share
    const key = `${moment} ${offers[0]?.id ?? ''}`
    let best: Found<S, A> | null = null
    const failures = new Map<Offer<A>, number>()
    const look = (candidate: Candidate<A>): void => {
      const failed = failures.get(candidate.offer) ?? 0
      if (best && (failed >= style.hopeless || looks >= limit || !mayGoOn())) return
      const found = weigh(candidate)
      if (!best || isBetter(found, best)) best = found
      if (found.after === null) failures.set(candidate.offer, found.gain > 0 ? -Infinity : failed + 1)
    }
    const candidates: Candidate<A>[] = []
    for (const offer of offers) {
      // To list the ways of an offer may take longer than to weigh one of them.
      if (candidates.length > 0 && !mayGoOn()) break
      candidates.push(...candidatesOf([offer], isLeftOut))
    }
    const all = glanced(candidates, most, `${question.seed} ${key}`)
    // One from their middle shows what a look at them costs.
    const trial = all[Math.floor(all.length / 2)]
    if (!trial) return null
    const before = looks
    look(trial)
    const others = all.filter(each => each !== trial)
    // Where not all can be looked at, those that are looked at are from everywhere among them.
    const affordable = Math.max(FEWEST, Math.floor((limit - looks) / Math.max(1, looks - before)))
    for (const candidate of drawn(others, affordable, `${question.seed} ${key} share`)) look(candidate)
    return best
  }

  function weigh(candidate: Candidate<A>): Found<S, A> {
    const judged = judge(ruleset, now, side, candidate.action)
    const gain = judged.worth - worth
    weighed += 1
    looks += judged.looks
    note(noted, { action: candidate.action, unit: candidate.unit, label: candidate.label, gain })
    return { candidate, gain, felt: feltGain(gain, candidate), worth: judged.worth, after: judged.after }
  }

  /** What a gain is felt to be: nearly what it is, or far from it, by whim. */
  function feltGain(gain: number, { action }: Candidate<A>): number {
    if (style.misjudges === 0 && style.blurs === 0) return gain
    const key = `${moment} ${JSON.stringify(action)}`
    const off = 2 * whim(question.seed, key) - 1
    const blur = 2 * whim(question.seed, `${key} blur`) - 1
    return gain * (1 + off * style.misjudges) + blur * style.blurs
  }

  /**
   * Whether an order is given: because it gains something, or because it seems to. What only seems so is given once and
   * uses something up, so that no unit is sent to and fro without end.
   */
  function isTaken({ candidate, gain, felt, after }: Found<S, A>): boolean {
    if (felt <= style.least) return false
    if (gain > style.least) return true
    return (
      candidate.offer.useful &&
      after !== null &&
      !ruleset.offers(after, side).some(each => each.id === candidate.offer.id && !each.refusal)
    )
  }

  function take(found: Found<S, A>): void {
    const { candidate, gain } = found
    const told = { unit: candidate.unit, label: candidate.label, gain, count: weighed }
    const reason = reasonFor({ ruleset, before: now, after: found.after, side, plan }, told)
    steps.push({ before: now, order: { ...orderOf(candidate.action, reason, noted), plan } })
    // What was weighed so far was weighed in a position that is no more.
    noted.length = 0
    weighed = 0
  }

  const isSeen = (actor: string): boolean =>
    style.overlooks === 0 || whim(question.seed, `${moment} overlooks ${actor}`) >= style.overlooks
  const first = actorsOf(ruleset.offers(now, side))
  let actors = [...first.keys()].filter(isSeen)
  if (style.ranks) {
    const found = new Map<string, Found<S, A>>()
    for (const [at, actor] of actors.entries()) {
      if (found.size > 0 && !mayGoOn()) break
      const best = bestOf(first.get(actor) ?? [], style.options, shareOf(at, RANKING))
      if (best) found.set(actor, best)
    }
    const ranked = [...found].toSorted(([, a], [, b]) => b.felt - a.felt || compare(a.candidate, b.candidate))
    const top = ranked[0]?.[1]
    if (top && isTaken(top)) {
      take(top)
      if (!top.after) return { steps }
      now = top.after
      worth = top.worth
    }
    actors = ranked.filter(([, each]) => each.gain > style.least / 4).map(([actor]) => actor)
  }

  /** Of the looks that are left, those for the next of the actors: each is to get as many. */
  function shareOf(at: number, part = 1): number {
    return (style.looks * part - looks) / Math.max(1, actors.length - at)
  }

  /** Gives one unit after the other its orders; true if any was given that is sure to come out as foreseen. */
  function goRound(): boolean {
    let moved = false
    for (const [at, actor] of actors.entries()) {
      for (let row = 0; row < IN_A_ROW; row++) {
        if (looks > 0 && !mayGoOn()) return false
        if (now.result || !now.toAct.includes(side)) return false
        const offers = actorsOf(ruleset.offers(now, side)).get(actor)
        const best = offers ? bestOf(offers, style.options, shareOf(at)) : null
        if (!best || !isTaken(best)) break
        take(best)
        if (!best.after) {
          isForeseen = false
          return false
        }
        now = best.after
        worth = best.worth
        moved = true
      }
    }
    return moved
  }

  let rounds = 0
  while (rounds < style.rounds && goRound()) rounds += 1
  // Without an end the side is asked again: it may find more to do once the dice have fallen or the time begins anew.
  const isThrough = rounds < style.rounds || style.rounds === 1
  const isCutShort = looks > 0 && !mayGoOn()
  const isDicey = steps.length > 0 && !isForeseen
  if (steps.length > 0 && (!isThrough || isCutShort || isDicey || now.result || !now.toAct.includes(side)))
    return { steps }
  /** What must be decided for those who are overlooked is decided at a glance. */
  function decide(offers: readonly Offer<A>[]): Found<S, A> | null {
    const seen = offers.filter(offer => isSeen(actorOf(offer)))
    return seen.length > 0 ? bestOf(seen, style.ways) : bestOf(offers, GLANCE)
  }
  const last = lastOrder(ruleset.offers(now, side), noted, weighed, isLeftOut, decide)
  if (last) steps.push({ before: now, order: { ...last, plan } })
  return { steps }
}

/** How long a whim holds: a turn, or where cards say who acts, until the next card. */
function momentOf<S extends GameState, A extends Action>(ruleset: Ruleset<S, A>, view: S): string {
  const { pack } = ruleset.standing(view)
  return pack ? `${view.turn} ${pack.open}` : `${view.turn}`
}

/** The order when nothing is worth while any more: to end; where that is not allowed, the least evil. */
function lastOrder<S extends GameState, A extends Action>(
  offers: readonly Offer<A>[],
  noted: readonly Considered<A>[],
  weighed: number,
  isLeftOut: (action: A) => boolean,
  decide: (offers: readonly Offer<A>[]) => Found<S, A> | null,
): Order<A> | null {
  const open = offers.filter(offer => !offer.refusal)
  const [end] = candidatesOf(
    open.filter(offer => offer.ends),
    isLeftOut,
  )
  if (end) {
    const code = weighed > 0 ? 'opponent-nothing' : 'opponent-only'
    return orderOf(end.action, { code, facts: { label: end.label, count: weighed } }, noted)
  }
  // A decision that must be made; where some of what is offered still has to be done, it goes before doing things over.
  const useful = open.filter(offer => offer.useful)
  const best = decide(useful.length > 0 ? useful : open)
  if (!best) return null
  const { action, label } = best.candidate
  return orderOf(action, { code: 'opponent-must', facts: { label, count: weighed + 1 } }, noted)
}

/** What each unit, or the side as a whole, may do; without what ends the step. */
function actorsOf<A extends Action>(offers: readonly Offer<A>[]): ReadonlyMap<string, readonly Offer<A>[]> {
  const actors = new Map<string, Offer<A>[]>()
  for (const offer of offers) {
    if (offer.refusal || offer.ends || leavesUndone(offer)) continue
    const actor = actorOf(offer)
    const found = actors.get(actor)
    if (found) found.push(offer)
    else actors.set(actor, [offer])
  }
  return actors
}

/** Going on without doing what one might: a position of the next step cannot be compared with one of this. */
function leavesUndone(offer: Offer): boolean {
  return offer.unit === null && offer.input === 'nothing' && !offer.useful
}

function isBetter<S, A extends Action>(a: Found<S, A>, b: Found<S, A>): boolean {
  return a.felt === b.felt ? compare(a.candidate, b.candidate) < 0 : a.felt > b.felt
}

/** Of equally good orders always the same one is given, however they are listed. */
function compare<A extends Action>(a: Candidate<A>, b: Candidate<A>): number {
  const [x, y] = [JSON.stringify(a.action), JSON.stringify(b.action)]
  return x < y ? -1 : x > y ? 1 : 0
}

/** Keeps the best few of what was weighed. */
function note<A extends Action>(noted: Considered<A>[], one: Considered<A>): void {
  const worst = noted.at(-1)
  if (noted.length >= NOTED && worst && worst.gain >= one.gain) return
  const at = noted.findIndex(each => each.gain < one.gain)
  noted.splice(at === -1 ? noted.length : at, 0, one)
  if (noted.length > NOTED) noted.pop()
}

function orderOf<A extends Action>(
  action: A,
  reason: Order<A>['reason'],
  noted: readonly Considered<A>[],
): Order<A> {
  const chosen = noted.find(each => each.action === action)
  const others = noted.filter(each => each.action !== action)
  return { action, reason, considered: chosen ? [chosen, ...others] : others }
}
