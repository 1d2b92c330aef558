import type { Words } from '../../src/engine/phrase'
import { WORDS } from '../families/tactical'

/** The words of the family, and what is said of two dice. */
export const MODERN_WORDS = {
  ...WORDS,
  'one-target': 'Both dice of a stabilised gun are rolled at one target.',
  'not-stabilised': 'Its gun is not stabilised: one die, one target.',
  'same-target': 'The second die is aimed at another target than the first.',
  'too-far-apart': 'Too far apart: {distance:.1} inches, {limit} allowed.',
  'fires-two-miss': '{unit} {unit|fires|fire} twice at {target}: both miss.',
  'fires-twice-none': '{unit} {unit|hits|hit} {target} twice: without effect.',
  'fires-twice-disorganized': '{unit} {unit|hits|hit} {target} twice: Disorganized.',
  'fires-twice-suppressed': '{unit} {unit|hits|hit} {target} twice: Suppressed.',
  'fires-twice-destroyed': '{unit} {unit|hits|hit} {target} twice: destroyed.',
} as const satisfies Words

export type ModernCode = keyof typeof MODERN_WORDS
