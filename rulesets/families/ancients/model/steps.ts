import type { Side } from '../../../../src/engine/ids'
import type { Step } from './state'
import type { Subject } from './subjects'

/** The seven steps in their order: A moves, B shoots, A attacks, B moves, A shoots, B attacks, both rally. */
export const ORDER: readonly Step[] = [
  'A moves',
  'B shoots',
  'A attacks',
  'B moves',
  'A shoots',
  'B attacks',
  'rally',
]

/** Whose movement step it is; null in other steps. */
export function moverOf(step: Step): Side | null {
  return step === 'A moves' ? 'A' : step === 'B moves' ? 'B' : null
}

/** Whose shooting step it is; null in other steps. */
export function shooterOf(step: Step): Side | null {
  return step === 'A shoots' ? 'A' : step === 'B shoots' ? 'B' : null
}

/** Whose melee step it is; null in other steps. */
export function attackerOf(step: Step): Side | null {
  return step === 'A attacks' ? 'A' : step === 'B attacks' ? 'B' : null
}

/** Who deploys; null in other steps. */
export function deployerOf(step: Step): Side | null {
  return step === 'deploy A' ? 'A' : step === 'deploy B' ? 'B' : null
}

/** Whose step it is; null when both rally. */
export function sideOfStep(step: Step): Side | null {
  return moverOf(step) ?? shooterOf(step) ?? attackerOf(step) ?? deployerOf(step)
}

/** What the rulebook calls a step. */
export function subjectOf(step: Step): Subject {
  if (step === 'deploy A' || step === 'deploy B') return 'deployment order'
  return step === 'rally' ? 'both rally' : step
}
