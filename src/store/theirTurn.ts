import { type Battle, lineOf, stateOf } from '../engine/battle'
import type { Side, UnitId } from '../engine/ids'
import type { LogEntry } from '../engine/log'
import type { Ruleset } from '../engine/ruleset'
import { mayRead } from '../engine/words'
import { actingSide } from './selectors'
import type { Session } from './sessionState'

/** Something that the other side did, as its opponent may know it. */
export interface Deed {
  /** Counted from 1, as on the table and in the list. */
  readonly number: number
  /** The steps of the battle after which it is done. */
  readonly step: number
  readonly kind: 'attack' | 'move'
  readonly entry: LogEntry
}

/** What the other side did since a side's own last phase. */
export interface TheirTurn {
  /** Steps before the first of theirs, and after the last. */
  readonly from: number
  readonly to: number
  readonly deeds: readonly Deed[]
  /** Whoever was destroyed meanwhile. */
  readonly lost: readonly UnitId[]
  /** The side has done nothing since. */
  readonly fresh: boolean
}

const kept = new WeakMap<Battle, Map<Side, TheirTurn | null>>()

/** What the other side did since the last phase of `side`; null while there is nothing to tell. */
export function theirTurn(ruleset: Ruleset, battle: Battle, side: Side): TheirTurn | null {
  let turns = kept.get(battle)
  if (!turns) {
    turns = new Map()
    kept.set(battle, turns)
  }
  let turn = turns.get(side)
  if (turn === undefined) {
    turn = turnBefore(ruleset, battle, side)
    turns.set(side, turn)
  }
  return turn
}

/** What the other side has done since the last phase of whoever acts from the chair; null while he is not to act. */
export function theirTurnNow(session: Session): TheirTurn | null {
  const { ruleset, battle } = session
  const side = actingSide(session)
  return ruleset && battle && side ? theirTurn(ruleset, battle, side) : null
}

/** The steps after which the table is shown: fewer than there are while the other side's turn is gone through again. */
export function stepsShown(session: Session): number {
  const { battle, review } = session
  const cursor = battle?.cursor ?? 0
  const turn = review && theirTurnNow(session)
  if (!review || !turn) return cursor
  return review.at === 0 ? turn.from : (turn.deeds[review.at - 1]?.step ?? cursor)
}

function turnBefore(ruleset: Ruleset, battle: Battle, side: Side): TheirTurn | null {
  const { moments } = lineOf(battle)
  let to = battle.cursor
  while (to > 0 && !isTheirs(to)) to--
  if (to === 0) return null
  let from = to
  while (from > 0 && !isOwnPhase(ruleset, battle, from, side)) from--
  const told = moments.slice(from, to).flatMap((moment, at) => {
    const before = stateOf(battle, from + at)
    // Who was put where before the battle is no deed.
    const counts = before.turn > 0 && moment.step.side !== side
    const log = counts ? moment.log.filter(entry => mayRead(entry, side)) : []
    return log.map(entry => ({ entry, step: from + at + 1, kind: kindOf(entry) }))
  })
  const deeds = told
    .flatMap(({ kind, ...rest }) => (kind ? [{ kind, ...rest }] : []))
    .map((deed, at) => ({ ...deed, number: at + 1 }))
  const effects = moments
    .slice(from, to)
    .flatMap(({ log }) => log.filter(entry => mayRead(entry, side)))
    .flatMap(entry => entry.effects ?? [])
  const lost = effects.flatMap(effect => (effect.kind === 'destroyed' ? [effect.unit] : []))
  if (deeds.length === 0 && lost.length === 0) return null
  return { from, to, deeds, lost: [...new Set(lost)], fresh: !hasActedSince() }

  function isTheirs(step: number): boolean {
    const whose = moments[step - 1]?.step.side ?? null
    return whose !== null && whose !== side
  }

  function hasActedSince(): boolean {
    return moments.slice(to, battle.cursor).some(({ step }) => step.side === side)
  }
}

/** A step that a side took in a phase of its own, not an answer in the middle of the other's. */
function isOwnPhase(ruleset: Ruleset, battle: Battle, step: number, side: Side): boolean {
  if (lineOf(battle).moments[step - 1]?.step.side !== side) return false
  const ribbon = ruleset.ribbon(stateOf(battle, step - 1))
  const whose = ribbon.steps[ribbon.at]?.side ?? null
  return whose === null || whose === side
}

function kindOf(entry: LogEntry): Deed['kind'] | null {
  const effects = entry.effects ?? []
  if (entry.outcome !== undefined || effects.some(effect => effect.kind === 'shot')) return 'attack'
  return effects.some(effect => effect.kind === 'move') ? 'move' : null
}
