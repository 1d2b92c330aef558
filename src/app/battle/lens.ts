import { type Prey, type Reach, preyOf, preyThere, reachSoon } from '../../engine/foresight'
import type { UnitId } from '../../engine/ids'
import type { Trace } from '../../engine/offer'
import type { Ruleset, Threat } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'

// What is foreseen of a view is kept with it, for the table and the panel alike.

/** The same question of the same view and unit is answered once. */
function once<T>(
  ask: (ruleset: Ruleset, view: GameState, unit: UnitId) => T,
): (ruleset: Ruleset, view: GameState, unit: UnitId) => T {
  const kept = new WeakMap<GameState, Map<UnitId, { readonly answer: T }>>()
  return (ruleset, view, unit) => {
    let answers = kept.get(view)
    if (!answers) {
      answers = new Map()
      kept.set(view, answers)
    }
    let known = answers.get(unit)
    if (!known) {
      known = { answer: ask(ruleset, view, unit) }
      answers.set(unit, known)
    }
    return known.answer
  }
}

/** Whom a unit could hurt from where it stands. */
export const preyNow: (ruleset: Ruleset, view: GameState, unit: UnitId) => readonly Prey[] = once(preyOf)

/** Where a unit could go in its next step. */
export const reachNow: (ruleset: Ruleset, view: GameState, unit: UnitId) => Reach | null = once(reachSoon)

/** What a unit would meet where a way would take it. */
export interface There {
  /** Who could hurt it there. */
  readonly threats: readonly Threat[]
  /** Whom it could hurt from there. */
  readonly prey: readonly Prey[]
}

const places = new WeakMap<Trace, There>()

/** Who could hurt a unit where a way would take it, and whom it could hurt from there. */
export function thereOf(ruleset: Ruleset, view: GameState, unit: UnitId, trace: Trace): There {
  let there = places.get(trace)
  if (!there) {
    const { at, facing, level } = trace.stop
    there = {
      threats: ruleset.threats(view, unit, at, facing, level),
      prey: preyThere(ruleset, view, unit, trace),
    }
    places.set(trace, there)
  }
  return there
}
