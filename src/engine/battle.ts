import type { Action } from './action'
import type { Chance, Roll } from './chance'
import type { DiceAsked } from './dice/throwing'
import { type IsTyped, NeedDice, type TypedFace, handChance } from './dice/byHand'
import { keyedFaces } from './dice/keyed'
import { type FaceAt, seededFaces, streamChance } from './dice/seeded'
import type { Side } from './ids'
import type { LogEntry } from './log'
import { type Moment, type Step, type StepDraft, carryOut } from './moment'
import { refuseReferee } from './referee'
import { type RefereeAction, type Strictness, isRefereeAction, refused } from './rulings'
import type { Refusal } from './refusal'
import type { Ruleset } from './ruleset'
import type { GameOptions, Scenario } from './scenario'
import type { GameState } from './state'
import { telling } from './telling'

/** How a battle began: the scenario's own beginning, or a saved position where its past can no longer be replayed. */
export interface Opening<S> {
  readonly from: 'scenario' | 'checkpoint'
  readonly state: S
  readonly log: readonly LogEntry[]
  readonly rolls: readonly Roll[]
  /** Places of the faces that a person typed, among those of the beginning. */
  readonly byHand?: readonly number[]
  /** Dice thrown so far: of the beginning, or of the whole past before the saved position. */
  readonly drawn: number
}

/** One course of events. The first is the battle; the others are what-ifs that leave it at some point. */
export interface Line<S extends GameState = GameState, A extends Action = Action> {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** Set where it throws dice of its own, so that it foretells nothing of the battle that it leaves. */
  readonly ownDice?: true
  /** All steps from the beginning; those before the fork are the parent's own moments. */
  readonly moments: readonly Moment<S, A>[]
}

/** A battle with its whole past: readonly data, every change is a new one that shares what did not change. */
export interface Battle<S extends GameState = GameState, A extends Action = Action> {
  /** Id and edition of the ruleset. */
  readonly ruleset: string
  readonly edition: string
  readonly scenario: Scenario
  readonly options: GameOptions
  readonly seed: string
  /** The stream behind the seed; the quick one where a battle was begun before there was this one. */
  readonly stream?: 'sha-256'
  /** At the beginning; how strict the table is now, `strictnessOf` says. */
  readonly strictness: Strictness
  readonly opening: Opening<S>
  readonly lines: readonly Line<S, A>[]
  /** The line that is played, and how many of its steps count: what lies beyond has been taken back and can be redone. */
  readonly line: string
  readonly cursor: number
}

/** What is said with an action. */
export interface Extras {
  /** 'player' unless given. */
  readonly by?: Step['by']
  /** Whose action it is; the side to act, if it is one, unless given. */
  readonly side?: Side
  /** Why the referee allows what the rules refuse. */
  readonly reason?: string
  /** An opponent's reason for its order. */
  readonly note?: string
  /** It belongs to one gesture with the act before it. */
  readonly together?: true
}

/** What came of an action. `overrulable`: it will be done if it is given again with a reason. */
export type Acted<S extends GameState, A extends Action> =
  | { readonly ok: true; readonly battle: Battle<S, A> }
  | { readonly ok: false; readonly refusal: Refusal; readonly overrulable: boolean; readonly asks?: never }

/** The same with dice from a real table: it may want more of them. `fallen`: the program has thrown some of them already. */
export type ActedByHand<S extends GameState, A extends Action> = Acted<S, A> | AsksForDice

/** Dice are wanted that nobody has given yet. `rolls` are those that were thrown before them. */
export interface AsksForDice {
  readonly ok: false
  readonly asks: DiceAsked
  readonly given: number
  readonly fallen: boolean
  readonly rolls: readonly Roll[]
  readonly refusal?: never
}

export const MAIN_LINE = 'main'

/** Begins a battle. The same scenario, options and seed give the same battle. */
export function startBattle<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  scenario: Scenario,
  options: GameOptions,
  seed: string,
  strictness: Strictness = 'enforce',
): Battle<S, A> {
  const rolls: Roll[] = []
  return begun(
    ruleset,
    { scenario, options, seed, strictness },
    streamChance(keyedFaces(seed), 0, rolls),
    rolls,
  )
}

/** How a battle begins: what is chosen before it. */
export type Start = Pick<Battle, 'scenario' | 'options' | 'seed' | 'strictness'>

/**
 * Begins a battle with dice from a real table: call it with no faces, then again with one more roll each time it asks. A face of
 * null leaves the die to the seed; so are all rolls that are not `typed`.
 */
export function startWithDice<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  start: Start,
  faces: readonly TypedFace[],
  typed: IsTyped,
): { readonly ok: true; readonly battle: Battle<S, A> } | AsksForDice {
  const rolls: Roll[] = []
  const thrown: number[] = []
  const byHand: number[] = []
  const filling = { faceAt: keyedFaces(start.seed), drawn: 0, typed }
  try {
    const battle = begun(ruleset, start, handChance(faces, rolls, filling, thrown, byHand), rolls)
    return {
      ok: true,
      battle: byHand.length > 0 ? { ...battle, opening: { ...battle.opening, byHand } } : battle,
    }
  } catch (error) {
    if (!(error instanceof NeedDice)) throw error
    const { asked: asks, given } = error
    return { ok: false, asks, given, fallen: thrown.length > byHand.length, rolls }
  }
}

function begun<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  { scenario, options, seed, strictness }: Start,
  chance: Chance,
  rolls: readonly Roll[],
): Battle<S, A> {
  const told = telling(chance, rolls)
  const state = ruleset.begin(scenario, options, told.io)
  const opening: Opening<S> = {
    from: 'scenario',
    state,
    log: told.entries(),
    rolls,
    drawn: rolls.reduce((sum, roll) => sum + roll.faces.length, 0),
  }
  const lines = [{ id: MAIN_LINE, name: 'The battle', parent: null, moments: [] }]
  return {
    ruleset: ruleset.id,
    edition: ruleset.rulebook.edition,
    scenario,
    options,
    seed,
    stream: 'sha-256',
    strictness,
    opening,
    lines,
    line: MAIN_LINE,
    cursor: 0,
  }
}

/** Does an action with the dice of the battle's seed. What was taken back is forgotten. */
export function act<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  battle: Battle<S, A>,
  action: A | RefereeAction,
  extras: Extras = {},
): Acted<S, A> {
  const judged = judge(ruleset, battle, action, extras)
  if (!judged.ok) return judged
  const before = stateOf(battle)
  const drawn = drawnOf(battle)
  const rolls: Roll[] = []
  try {
    const chance = streamChance(facesOf(battle), drawn, rolls)
    const moment = carryOut(ruleset, before, judged.draft, chance, rolls, drawn, [])
    return { ok: true, battle: withMoment(battle, moment) }
  } catch (error) {
    return unplayable(judged.draft, error)
  }
}

/**
 * Does an action with faces from a real table: call it with none, then again with one more roll each time it asks. A face
 * of null leaves the die to the battle's seed; so are all rolls that are not `typed`. Throws a TapeError for a face that
 * the die does not have.
 */
export function actWithDice<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  battle: Battle<S, A>,
  action: A | RefereeAction,
  faces: readonly TypedFace[],
  extras: Extras & { readonly typed?: IsTyped } = {},
): ActedByHand<S, A> {
  const judged = judge(ruleset, battle, action, extras)
  if (!judged.ok) return judged
  const drawn = drawnOf(battle)
  const rolls: Roll[] = []
  const byHand: number[] = []
  const thrown: number[] = []
  const faceAt = facesOf(battle)
  const filling = extras.typed ? { faceAt, drawn, typed: extras.typed } : { faceAt, drawn }
  try {
    const chance = handChance(faces, rolls, filling, thrown, byHand)
    const moment = carryOut(ruleset, stateOf(battle), judged.draft, chance, rolls, drawn, byHand)
    return { ok: true, battle: withMoment(battle, moment) }
  } catch (error) {
    if (error instanceof NeedDice) {
      const fallen = thrown.length > byHand.length
      return { ok: false, asks: error.asked, given: error.given, fallen, rolls }
    }
    return unplayable(judged.draft, error)
  }
}

/** The line that is played. */
export function lineOf<S extends GameState, A extends Action>(battle: Battle<S, A>): Line<S, A> {
  const line = battle.lines.find(each => each.id === battle.line)
  if (!line) throw new RangeError(`This battle has no line '${battle.line}'.`)
  return line
}

/** The dice of the line that is played; with a salt, others that belong to it just as firmly. */
export function facesOf<S extends GameState, A extends Action>(battle: Battle<S, A>, salt = ''): FaceAt {
  const { seed, stream } = battle
  const line = lineOf(battle)
  const whole = `${seed}${line.ownDice ? ` ${line.id}` : ''}${salt}`
  return stream === 'sha-256' ? keyedFaces(whole) : seededFaces(whole)
}

/** How strict the table is now: as at the beginning, until the referee changed it. */
export function strictnessOf<S extends GameState, A extends Action>(battle: Battle<S, A>): Strictness {
  const { moments } = lineOf(battle)
  return setBy(moments.slice(0, battle.cursor).map(moment => moment.step)) ?? battle.strictness
}

/** What the referee last set the strictness to in some steps; null where he did not. */
export function setBy(steps: readonly Step[]): Strictness | null {
  for (let at = steps.length - 1; at >= 0; at--) {
    const action = steps[at]?.action
    if (action && isRefereeAction(action) && action.do === 'strictness') return action.to
  }
  return null
}

/** The state after a number of steps of the present line; now, unless given. 0 is the beginning. */
export function stateOf<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  steps = battle.cursor,
): S {
  return (lineOf(battle).moments[steps - 1] ?? battle.opening).state
}

/** The scenario that is fought: with the names and forces that were drawn up, where it leaves them to chance. */
export function scenarioOf<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  battle: Battle<S, A>,
): Scenario {
  return ruleset.drawnUp?.(battle.opening.state) ?? battle.scenario
}

/** A log entry and the step that it belongs to: 0 for the beginning, then counted from 1. */
export interface Told {
  readonly step: number
  readonly entry: LogEntry
}

/** The log of the present line up to a step; up to now, unless given. */
export function logOf<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  steps = battle.cursor,
): readonly Told[] {
  const log: Told[] = battle.opening.log.map(entry => ({ step: 0, entry }))
  for (const [at, moment] of lineOf(battle).moments.slice(0, steps).entries()) {
    for (const entry of moment.log) log.push({ step: at + 1, entry })
  }
  return log
}

/** All dice of the present line up to now, in their order, in one row. @testonly */
export function rollsOf<S extends GameState, A extends Action>(battle: Battle<S, A>): readonly Roll[] {
  const moments = lineOf(battle).moments.slice(0, battle.cursor)
  return [...battle.opening.rolls, ...moments.flatMap(moment => moment.rolls)]
}

/** How many dice have been thrown up to now: the place in the seed's stream. */
export function drawnOf<S extends GameState, A extends Action>(battle: Battle<S, A>): number {
  return (lineOf(battle).moments[battle.cursor - 1] ?? battle.opening).drawn
}

/** Puts a moment behind the present one; what was taken back is forgotten. */
export function withMoment<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  moment: Moment<S, A>,
  after = battle.cursor,
): Battle<S, A> {
  const lines = battle.lines.map(line =>
    line.id === battle.line ? { ...line, moments: [...line.moments.slice(0, after), moment] } : line,
  )
  return { ...battle, lines, cursor: after + 1 }
}

type Judged<A extends Action> =
  | { readonly ok: true; readonly draft: StepDraft<A> }
  | { readonly ok: false; readonly refusal: Refusal; readonly overrulable: boolean }

function judge<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  battle: Battle<S, A>,
  action: A | RefereeAction,
  extras: Extras,
): Judged<A> {
  const state = stateOf(battle)
  const note = extras.note === undefined ? {} : { note: extras.note }
  if (isRefereeAction(action)) {
    const refusal = refuseReferee(ruleset, state, action)
    if (refusal) return { ok: false, refusal, overrulable: false }
    return { ok: true, draft: { action, side: null, by: 'referee', ...note } }
  }
  const alone = state.toAct.length === 1 ? state.toAct[0] : undefined
  const gesture = extras.together ? { together: true as const } : {}
  const draft = { action, side: extras.side ?? alone ?? null, by: extras.by ?? 'player', ...note, ...gesture }
  const refusal = ruleset.refuse(state, action)
  if (!refusal) return { ok: true, draft }
  const strictness = strictnessOf(battle)
  if (strictness === 'off') return { ok: true, draft: { ...draft, overruled: extras.reason ?? '' } }
  if (strictness === 'warn' && extras.reason !== undefined) {
    return { ok: true, draft: { ...draft, overruled: extras.reason } }
  }
  return { ok: false, refusal, overrulable: strictness === 'warn' }
}

/** What the rules refuse may be so far beyond them that they cannot carry it out. Anything else is a defect and is thrown. */
function unplayable<A extends Action>(draft: StepDraft<A>, error: unknown) {
  if (draft.overruled === undefined || !(error instanceof Error)) throw error
  const refusal = refused('engine-cannot-play', { problem: error.message })
  return { ok: false as const, refusal, overrulable: false }
}
