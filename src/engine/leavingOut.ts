import type { Action } from './action'
import { type Battle, lineOf } from './battle'
import { recordedChance } from './dice/recorded'
import { binding } from './history'
import type { UnitId } from './ids'
import { type Moment, carryOut } from './moment'
import type { Refusal } from './refusal'
import { isRefereeAction, refused } from './rulings'
import type { Ruleset } from './ruleset'
import { isSame } from './same'
import type { GameState } from './state'

/** A battle without one of its acts, or why nothing else could stay as it is. */
type LeftOut<S extends GameState, A extends Action> =
  | { readonly ok: true; readonly battle: Battle<S, A> }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * The battle as if one act (steps are counted from 1) had not been done, and all after it had: only where nothing depends on it.
 * That is: nobody else has acted since, no die fell and nothing was seen, every later act is still legal and says the same, those
 * whom the act changed are as they were before it, and all others are as they are now.
 */
export function leaveOut<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  battle: Battle<S, A>,
  step: number,
): LeftOut<S, A> {
  const no = (code: string): LeftOut<S, A> => ({ ok: false, refusal: refused(code) })
  const line = lineOf(battle)
  const left = step > battle.cursor ? undefined : line.moments[step - 1]
  if (!left || left.step.by !== 'player' || isRefereeAction(left.step.action)) return no('engine-not-own-act')
  const since = line.moments.slice(step, battle.cursor)
  const isOwn = (each: Moment) => each.step.by === 'player' && each.step.side === left.step.side
  if (!since.every(isOwn)) return no('engine-others-since')
  if ([left, ...since].some(binding)) return no('engine-bound-since')
  const before = line.moments[step - 2] ?? battle.opening
  const changed = changedBy(before.state, left.state)
  const now = since.at(-1)?.state ?? left.state
  if (changedBy(left.state, now).some(id => changed.includes(id))) return no('engine-acted-since')

  const again: Moment<S, A>[] = []
  let last: Pick<Moment<S, A>, 'state' | 'drawn'> = before
  for (const each of since) {
    const moment = repeated(ruleset, last, each, again.length === 0 ? left : null)
    if (!moment || !isSame(moment.log, each.log)) return no('engine-others-depend')
    again.push(moment)
    last = moment
  }
  const { state } = last
  const isKept =
    state.turn === now.turn &&
    isSame(state.toAct, now.toAct) &&
    changedBy(before.state, state).every(id => !changed.includes(id)) &&
    changedBy(now, state).every(id => changed.includes(id))
  if (!isKept) return no('engine-others-depend')
  const moments = [...line.moments.slice(0, step - 1), ...again]
  const lines = battle.lines.map(each => (each.id === line.id ? { ...line, moments } : each))
  return { ok: true, battle: { ...battle, lines, cursor: moments.length } }
}

/** The last act of this side, since others acted, that changed a unit and can be left out: its step, counted from 1. Null if there is none. */
export function lastActOf(battle: Battle, unit: UnitId): number | null {
  const { moments } = lineOf(battle)
  for (let at = battle.cursor; at > 0; at--) {
    const moment = moments[at - 1]
    if (!moment || moment.step.by !== 'player' || isRefereeAction(moment.step.action)) return null
    if (binding(moment)) return null
    const before = (moments[at - 2] ?? battle.opening).state
    if (changedBy(before, moment.state).includes(unit)) return at
  }
  return null
}

/** A step as it would have been without what came before; null where the rules refuse it then, or it throws a die. */
function repeated<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  before: Pick<Moment<S, A>, 'state' | 'drawn'>,
  { step }: Moment<S, A>,
  first: Moment<S, A> | null,
): Moment<S, A> | null {
  if (isRefereeAction(step.action)) return null
  const { dice: _dice, byHand: _byHand, together, ...rest } = step
  // The first act that is left of a gesture begins it.
  const begins = first !== null && !first.step.together
  const draft = together && !begins ? { ...rest, together } : rest
  if (step.overruled === undefined && ruleset.refuse(before.state, step.action)) return null
  try {
    return carryOut(ruleset, before.state, draft, recordedChance([], []), [], before.drawn, [])
  } catch {
    return null
  }
}

/** The units that are not the same in two states. */
function changedBy(before: GameState, after: GameState): readonly UnitId[] {
  const was = new Map(before.units.map(unit => [unit.id, unit]))
  const gone = before.units.filter(({ id }) => !after.units.some(unit => unit.id === id))
  return [...after.units.filter(unit => !isSame(was.get(unit.id), unit)), ...gone].map(({ id }) => id)
}
