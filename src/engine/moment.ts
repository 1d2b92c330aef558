import type { Action } from './action'
import type { Chance, Roll } from './chance'
import type { Side } from './ids'
import type { LogEntry } from './log'
import { playReferee } from './referee'
import { type RefereeAction, isRefereeAction, unstopped } from './rulings'
import type { Io, Ruleset } from './ruleset'
import type { GameState } from './state'
import { telling } from './telling'

export const ACTORS = ['player', 'computer', 'solo', 'referee'] as const

/** One action of a battle and the dice it used: all that has to be kept of it. */
export interface Step<A extends Action = Action> {
  readonly action: A | RefereeAction
  readonly side: Side | null
  readonly by: (typeof ACTORS)[number]
  readonly dice: readonly number[]
  /** Places in `dice` of the faces that a person typed. */
  readonly byHand?: readonly number[]
  /** Set where the rules refused it: why the referee allowed it, empty while the rules were off. */
  readonly overruled?: string
  /** Set where the referee had the dice thrown again or set them: what they showed, and why. */
  readonly rerolled?: {
    readonly was: readonly number[]
    readonly how: 'thrown' | 'set'
    readonly reason: string
  }
  /** An opponent's reason for its order. */
  readonly note?: string
  /** Set where it belongs to one gesture with the step before it: both are taken back together. */
  readonly together?: true
}

/** A step before its dice are thrown. */
export type StepDraft<A extends Action = Action> = Omit<Step<A>, 'dice' | 'byHand'>

/** A step and what came of it. */
export interface Moment<S extends GameState = GameState, A extends Action = Action> {
  readonly step: Step<A>
  /** After the step. */
  readonly state: S
  readonly log: readonly LogEntry[]
  readonly rolls: readonly Roll[]
  /** Dice thrown from the beginning of the battle to the end of this step. */
  readonly drawn: number
}

/** Carries a step out with any source of luck. `rolls` is the empty tape of that source, `byHand` what it tells of its typed dice. */
export function carryOut<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  before: S,
  draft: StepDraft<A>,
  chance: Chance,
  rolls: readonly Roll[],
  drawn: number,
  byHand: readonly number[],
): Moment<S, A> {
  const told = telling(chance, rolls)
  preface(draft, told.io)
  const { action } = draft
  const state = isRefereeAction(action)
    ? playReferee(ruleset, before, action, told.io)
    : ruleset.play(before, action, told.io)
  const dice = rolls.flatMap(roll => roll.faces)
  const step = byHand.length > 0 ? { ...draft, dice, byHand } : { ...draft, dice }
  return { step, state, log: told.entries(), rolls, drawn: drawn + dice.length }
}

/** Says first what the referee had to do with it. */
function preface(draft: StepDraft, io: Io): void {
  const { overruled, rerolled, side } = draft
  const base = { side, units: [], clauses: [] }
  if (overruled === '') io.log({ ...base, code: 'engine-rules-off' })
  else if (overruled !== undefined) {
    io.log({ ...base, code: 'engine-overruled', facts: { reason: unstopped(overruled) } })
  }
  if (rerolled) {
    const code = rerolled.how === 'set' ? 'engine-set-dice' : 'engine-rerolled'
    io.log({ ...base, code, facts: { reason: unstopped(rerolled.reason) }, reveals: true })
  }
}
