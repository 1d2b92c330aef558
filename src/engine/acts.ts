import type { Action } from './action'
import { type ClauseId, type Side, otherSide } from './ids'
import type { Offer } from './offer'
import type { Reason, Refusal } from './refusal'
import type { Io, Ruleset } from './ruleset'
import type { Scenario } from './scenario'
import type { GameState, Result } from './state'

/**
 * One kind of act, whole: when it is offered, why not, and what comes of it. `offers` and `refuse` share their predicates.
 * `A` is its own action, `All` the ruleset's union; `Given` is what every call begins with, where a family hands its
 * book to all parts (`[Book]`); `Code` and `Outcome` are the keys of the ruleset's words and outcomes, where it names them.
 */
export interface Act<
  S extends GameState,
  All extends Action,
  A extends Action = All,
  Given extends readonly unknown[] = [],
  Code extends string = string,
  Outcome extends string = string,
> {
  /** What a side that is to act may do of it; asked only while the battle goes on. */
  offers(...asked: [...given: Given, state: S, side: Side]): readonly Offer<All>[]
  /** All reasons against it, the weightiest first; empty if it is allowed. Asked only while the battle goes on. */
  refuse(...asked: [...given: Given, state: S, action: A]): readonly Reason<Code>[]
  /** The nearest thing that is allowed, where there is one. Asked only of a refused action. */
  nearest?(...asked: [...given: Given, state: S, action: A]): All | null
  /** What happens. Does not judge. */
  play(...asked: [...given: Given, state: S, action: A, io: Io<Code, Outcome>]): S
}

/** The act of one type of a ruleset's actions. */
export type ActOf<
  S extends GameState,
  All extends Action,
  T extends All['type'],
  Given extends readonly unknown[] = [],
  Code extends string = string,
  Outcome extends string = string,
> = Act<S, All, Extract<All, { readonly type: T }>, Given, Code, Outcome>

/** All that can be done, by the type of the action and in the order in which it is offered. */
export type Acts<S extends GameState, All extends Action, Given extends readonly unknown[] = []> = {
  readonly [T in All['type']]: ActOf<S, All, T, Given>
}

/** What must be answered before anything else: the acts that answer it, and why all others wait. */
export interface Waiting<A extends Action> {
  readonly for: readonly A['type'][]
  readonly reason: Reason
}

/** What a ruleset is made of as far as acting goes. */
export interface Acting<S extends GameState, A extends Action, Given extends readonly unknown[] = []> {
  /** A type of action without an act, which a family may have and an edition not, is refused. */
  readonly acts: Partial<Acts<S, A, Given>>
  /** The clause by which the battle is over, and the one that says what can be done in a turn. */
  readonly clauses: { readonly over: ClauseId; readonly sequence: ClauseId }
  /** The decision that all others wait for; null where nothing is to be decided first. */
  readonly waiting?: (...asked: [...given: Given, state: S]) => Waiting<A> | null
}

/**
 * `offers`, `refuse` and `play` of a ruleset, out of its acts. Offers are for a side that is to act. Everything is refused once the
 * battle is over, whatever an act says for itself; so is what has no act, and what has to wait for a decision.
 */
export function fromActs<S extends GameState, A extends Action, Given extends readonly unknown[] = []>(
  { acts, clauses, waiting }: Acting<S, A, Given>,
  ...given: Given
): Pick<Ruleset<S, A>, 'offers' | 'refuse' | 'play'> {
  const table = new Map(Object.entries<Act<S, A, A, Given> | undefined>(acts))
  function reasonsAgainst(act: Act<S, A, A, Given> | undefined, state: S, action: A): readonly Reason[] {
    if (state.result) return [{ code: 'engine-battle-over', clause: clauses.over }]
    if (!act) return [{ code: 'engine-no-such-act', clause: clauses.sequence }]
    const open = waiting?.(...given, state)
    return open && !open.for.includes(action.type) ? [open.reason] : act.refuse(...given, state, action)
  }
  return {
    offers(state, side) {
      if (state.result || !state.toAct.includes(side)) return []
      const open = waiting?.(...given, state)
      // Not by flatMap, which costs as much here as half of the acts do.
      const offers: Offer<A>[] = []
      for (const [type, act] of table) {
        if (!act || (open && !open.for.includes(type))) continue
        for (const offer of act.offers(...given, state, side)) offers.push(offer)
      }
      return offers
    },
    refuse(state, action) {
      const act = table.get(action.type)
      const reasons = reasonsAgainst(act, state, action)
      if (reasons.length === 0) return null
      return refusalOf(reasons, state.result ? null : act?.nearest?.(...given, state, action))
    },
    play: (state, action, io) => table.get(action.type)?.play(...given, state, action, io) ?? state,
  }
}

/** Reasons as a refusal; null if there are none. */
export function refusalOf<A extends Action = never>(
  reasons: readonly Reason[],
  nearest?: A | null,
): Refusal<A> | null {
  // Most are allowed: taking an empty list apart would cost more than all the rest.
  if (reasons.length === 0) return null
  const [first, ...others] = reasons
  return first ? { reasons: [first, ...others], ...(nearest && { nearest }) } : null
}

/** The field `refusal` of an offer or an option: left out where nothing speaks against it. */
export function refusalField(reasons: readonly Reason[]): { readonly refusal?: Refusal<never> } {
  const refusal = refusalOf(reasons)
  return refusal ? { refusal } : {}
}

/** An offer with what speaks against it written into it: spread into the middle of it that costs as much as all the rest. */
export function refused<A extends Action>(offer: Offer<A>, reasons: readonly Reason[]): Offer<A> {
  const refusal = refusalOf(reasons)
  return refusal ? Object.assign(offer, { refusal }) : offer
}

/** What offers share that find out only when they are asked whether they are useful. */
const ASKED = {
  get useful(): boolean {
    return (this as unknown as { readonly isUseful: () => boolean }).isUseful()
  },
}

/**
 * An offer of which it takes long to say whether it is useful: that is asked of `isUseful`, and only by who wants to know. They have one
 * getter for all of them: to make an object with a getter of its own takes five times as long. A copy by spread does not have it.
 */
export const usefulIf = <A extends Action>(
  offer: Omit<Offer<A>, 'useful'>,
  isUseful: () => boolean,
): Offer<A> => Object.assign(Object.create(ASKED) as typeof ASKED, offer, { isUseful })

/** An offer with nothing left to fill in: to end the phase, to throw a die. Its id and kind are the action's type unless given. */
export function plainOffer<A extends Action>(
  action: A,
  label: string,
  clause: ClauseId,
  more: Partial<Offer<A>> = {},
): Offer<A> {
  return {
    id: action.type,
    kind: action.type,
    unit: null,
    label,
    clause,
    input: 'nothing',
    useful: false,
    options: () => [{ action, label }],
    ...more,
  }
}

/** The battle is over, and the log says why: nobody acts any more. */
export function finished<S extends GameState>(state: S, result: Result, clause: ClauseId, io: Io): S {
  io.log({ ...result.why, side: result.winner, units: [], clauses: [clause] })
  return { ...state, result, toAct: [] }
}

/** The result when a side gives up. Conceding is always allowed, and never offered to random play or to a computer. */
export function conceded(
  state: { readonly scenario: Pick<Scenario, 'sides'> },
  side: Side,
): Result<'won-by-concession'> {
  const { sides } = state.scenario
  const winner = otherSide(side)
  const facts = { side: sides[side].name, winner: sides[winner].name }
  return { winner, why: { code: 'won-by-concession', facts } }
}
