import type { Action } from './action'
import { type Battle, type Line, facesOf, lineOf, withMoment } from './battle'
import type { Roll } from './chance'
import { handChance } from './dice/byHand'
import type { Side } from './ids'
import { type Moment, carryOut } from './moment'
import { refused } from './rulings'
import type { Refusal } from './refusal'
import type { Ruleset } from './ruleset'
import type { GameState } from './state'

/** Free: nothing was rolled or revealed since. Branch: something was, so going back opens a what-if. */
export type Undoable = 'free' | 'branch' | 'no'

/**
 * What taking back would be. For a side, that is its last own act (or the referee's), together with all that the
 * computer and the other side did since; without a side, the last step, whoever made it.
 */
export function canUndo<S extends GameState, A extends Action>(battle: Battle<S, A>, whose?: Side): Undoable {
  const target = undoTarget(battle, whose)
  if (target === null) return 'no'
  const undone = lineOf(battle).moments.slice(target, battle.cursor)
  return undone.some(binding) ? 'branch' : 'free'
}

/** Takes back freely; the battle stays as it is where that is not free. */
export function undo<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  whose?: Side,
): Battle<S, A> {
  const target = undoTarget(battle, whose)
  if (target === null || canUndo(battle, whose) !== 'free') return battle
  return { ...battle, cursor: target }
}

/** How a what-if is opened: its name, and whether it throws other dice than the line that it leaves. */
export interface Forking {
  readonly name?: string
  readonly ownDice?: boolean
}

/** Takes back past dice and revelations: opens a what-if before the act and keeps the line that was played. */
export function undoPast<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  whose?: Side,
  forking: Forking = {},
): Battle<S, A> {
  const target = undoTarget(battle, whose)
  return target === null ? battle : fork(battle, target, forking)
}

/**
 * Opens a what-if after a number of steps of the present line: 'continue from here' of the replay. It throws the same dice as
 * that line would, unless it is given dice of its own, and so does whatever leaves it.
 */
export function fork<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  steps: number,
  { name, ownDice = false }: Forking = {},
): Battle<S, A> {
  const parent = lineOf(battle)
  const taken = new Set(battle.lines.map(each => each.id))
  let number = battle.lines.length
  while (taken.has(`line-${number}`)) number += 1
  const line: Line<S, A> = {
    id: `line-${number}`,
    name: name ?? `What if ${number}`,
    parent: parent.id,
    ...(ownDice || parent.ownDice ? { ownDice: true as const } : {}),
    moments: parent.moments.slice(0, steps),
  }
  return { ...battle, lines: [...battle.lines, line], line: line.id, cursor: line.moments.length }
}

export function canRedo<S extends GameState, A extends Action>(battle: Battle<S, A>): boolean {
  return battle.cursor < lineOf(battle).moments.length
}

/** Does again what was taken back: one step, and with a side also what the others did after it. */
export function redo<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  whose?: Side,
): Battle<S, A> {
  const { moments } = lineOf(battle)
  if (battle.cursor >= moments.length) return battle
  let cursor = battle.cursor + 1
  while (moments[cursor]?.step.together) cursor += 1
  if (whose) while (cursor < moments.length && !ownAt(moments, cursor, whose)) cursor += 1
  return { ...battle, cursor }
}

/** Goes to the end of another line. Throws a RangeError if there is none of that name. */
export function switchLine<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  line: string,
): Battle<S, A> {
  const there = lineOf({ ...battle, line })
  return { ...battle, line, cursor: there.moments.length }
}

/** How many steps a line shares with its parent; 0 for the battle itself. */
export function forkedAt<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  line: Line<S, A>,
): number {
  const parent = battle.lines.find(each => each.id === line.parent)
  if (!parent) return 0
  let shared = 0
  while (shared < line.moments.length && line.moments[shared] === parent.moments[shared]) shared += 1
  return shared
}

/**
 * The referee has the last step's dice thrown again, or sets them where `faces` are given (null: thrown again). What they
 * showed before is kept with the step, and the log says that it was done and why.
 */
export function reroll<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  battle: Battle<S, A>,
  reason: string,
  faces?: readonly (number | null)[],
): { readonly ok: true; readonly battle: Battle<S, A> } | { readonly ok: false; readonly refusal: Refusal } {
  const { moments } = lineOf(battle)
  const last = moments[battle.cursor - 1]
  if (!last || last.step.dice.length === 0) return { ok: false, refusal: refused('engine-no-dice') }
  const { dice, byHand: _typed, ...rest } = last.step
  const before = moments[battle.cursor - 2] ?? battle.opening
  const rolls: Roll[] = []
  const hands: number[] = []
  // Other faces than those of the battle's own stream, and other ones each time.
  const faceAt = facesOf(battle, ` thrown again for ${dice.join(' ')}`)
  // A changed face may ask for more dice than were given: those are thrown.
  const chance = handChance(faces ?? [], rolls, { faceAt, drawn: before.drawn, rest: true }, [], hands)
  const how = faces ? 'set' : 'thrown'
  const draft = { ...rest, rerolled: { was: last.step.rerolled?.was ?? dice, how, reason } } as const
  const moment = carryOut(ruleset, before.state, draft, chance, rolls, before.drawn, hands)
  return { ok: true, battle: withMoment(battle, moment, battle.cursor - 1) }
}

function undoTarget<S extends GameState, A extends Action>(
  battle: Battle<S, A>,
  whose: Side | undefined,
): number | null {
  const { moments } = lineOf(battle)
  for (let at = battle.cursor - 1; at >= 0; at--) {
    // Of one gesture all that it did goes back.
    if (moments[at]?.step.together) continue
    if (whose === undefined || ownAt(moments, at, whose)) return at
  }
  return null
}

/** Whether a person of this side, or the referee, made the step. */
function ownAt(moments: readonly Moment[], at: number, whose: Side): boolean {
  const step = moments[at]?.step
  return step?.by === 'referee' || (step?.by === 'player' && step.side === whose)
}

/**
 * Whether a step cannot be taken back as if nothing had been: dice fell, somebody learned something, or the battle was over
 * and with it the seed and all that was hidden lay open.
 */
export function binding(moment: Moment): boolean {
  return moment.rolls.length > 0 || moment.state.result !== null || moment.log.some(entry => entry.reveals)
}
