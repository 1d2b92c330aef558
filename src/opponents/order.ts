import type { Action } from '../engine/action'
import type { UnitId } from '../engine/ids'
import type { Phrase } from '../engine/phrase'
import type { GameState } from '../engine/state'
import type { BattlePlan } from './plan/battlePlan'

/** How well a computer plays. They differ in how much they look at, never in what they are allowed to see. */
export const STRENGTHS = ['easy', 'middle', 'hard', 'expert'] as const
export type Strength = (typeof STRENGTHS)[number]

/** What a computer sets more store by, and what less; without a character it judges as its ruleset does. */
export const CHARACTERS = ['cautious', 'bold', 'stubborn'] as const
export type Character = (typeof CHARACTERS)[number]

/** Who may give orders for a side: a computer of some strength, or the ruleset's published solo procedure. */
export type Commander = Strength | 'solo'

/** An order that was weighed, and how many points better than standing by it was found. */
export interface Considered<A extends Action = Action> {
  readonly action: A
  readonly unit: UnitId | null
  /** What it is, in the words of its offer: 'Fire: Pz IV 2'. */
  readonly label: string
  readonly gain: number
}

/** What a side is to do now, why, and what else was thought of. */
export interface Order<A extends Action = Action> {
  readonly action: A
  /** A sentence of OPPONENT_WORDS. */
  readonly reason: Phrase
  /** The best orders that were weighed, the chosen one first if it is among them. */
  readonly considered: readonly Considered<A>[]
  /** What its side is about in this turn, where it has a plan. */
  readonly plan?: BattlePlan
}

/** Orders thought out together: each holds as long as the position is still the one that was foreseen for it. */
export interface Plan<S extends GameState = GameState, A extends Action = Action> {
  readonly steps: readonly { readonly before: S; readonly order: Order<A> }[]
  /** While a side deploys: how often it has thought, this time included. */
  readonly deploying?: number
}
