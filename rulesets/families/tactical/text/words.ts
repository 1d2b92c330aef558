import type { OutcomeKind } from '../../../../src/engine/ruleset'
import { FIRE_WORDS } from './fireWords'
import { MOVEMENT_WORDS } from './movementWords'

/** All sentences of the family. */
export const WORDS = { ...FIRE_WORDS, ...MOVEMENT_WORDS } as const

export type Code = keyof typeof WORDS

/** What an attack does to its target. */
export const OUTCOMES = [
  { id: 'destroyed', label: 'Destroyed', tone: 'destroyed', headline: 'destroy' },
  { id: 'suppressed', label: 'Suppressed', tone: 'suppressed', headline: 'hit' },
  { id: 'disorganized', label: 'Disorganized', tone: 'disorganized', headline: 'hit' },
  { id: 'none', label: 'No effect', tone: 'none' },
] as const satisfies readonly OutcomeKind[]

export type Outcome = (typeof OUTCOMES)[number]['id']
