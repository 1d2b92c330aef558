import type { Action } from '../engine/action'
import type { Side } from '../engine/ids'
import type { Ruleset, Weights } from '../engine/ruleset'
import type { GameState } from '../engine/state'
import type { Character } from './order'

/** The same rules to a computer that sets more store by some things and less by others. A battle that is over is worth what it is. */
export function weighing<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  weights: Weights,
): Ruleset<S, A> {
  const worth = (state: S, side: Side): number => {
    if (state.result) return ruleset.worth(state, side)
    let sum = 0
    for (const [part, points] of Object.entries(ruleset.merits(state, side)))
      sum += points * (weights[part] ?? 1)
    return sum
  }
  return {
    ...ruleset,
    worth,
    estimate: (state, side, action) => ruleset.estimate?.(state, side, action, weights) ?? null,
  }
}

/** What each character sets store by, in the words that rulesets have for the parts of a worth; none has all of them. */
export const TEMPERS: Readonly<Record<Character, Weights>> = {
  // Keeps out of reach, and its guns and its headquarters for later.
  cautious: { danger: 1.6, command: 1.5, guns: 1.3, combats: 0.75, threats: 0.75 },
  // Attacks what it can, and minds little what comes back.
  bold: {
    danger: 0.5,
    attacks: 1.25,
    charges: 1.25,
    combats: 1.25,
    contact: 1.25,
    fire: 1.25,
    melee: 1.25,
    shooting: 1.25,
    shots: 1.25,
    threats: 1.25,
    torpedoes: 1.25,
    guns: 0.75,
  },
  // Does not let go of what the battle is about.
  stubborn: {
    escape: 1.7,
    ground: 1.7,
    kills: 1.7,
    lead: 1.7,
    objectives: 1.7,
    plan: 1.7,
    points: 1.7,
    position: 1.7,
    posture: 1.7,
    targets: 1.7,
  },
}
