import type { Words } from '../../src/engine/phrase'
import type { Code } from '../families/tactical'

/** The sentences that only this ruleset has. */
export const OWN_WORDS = {
  'war-breaks-out': '{name}: {a} against {b}, on {planet}. The cause: {cause}.',
  'ground-rolled': 'The ground: {what}.',
  'forces-drawn': '{side} {side|raises|raise} {count} {count|unit|units} for {points} points.',
  'support-rolled':
    '{side} {side|has|have} {satellites} {satellites|Satellite|Satellites} and {attacks} {attacks|ground attack|ground attacks}.',
  'support-alike':
    'Either side has {satellites} {satellites|Satellite|Satellites} and {attacks} {attacks|ground attack|ground attacks}.',
  'support-shared':
    '{side} {side|takes|take} {satellites} {satellites|Satellite|Satellites} and {attacks} {attacks|ground attack|ground attacks}.',
  'not-to-be-shared': 'There is nothing to share out now.',
  'shared-so': 'It is shared out so already.',
  'not-so-many': 'There are {count} in all.',
  'won-on-losses':
    '{winner} {winner|wins|win}: {share} percent of their units are lost, of {side} {others} percent.',
  'draw-on-losses': 'Both have lost the same share of their units: a draw.',
  'struck-none': 'The beam does no harm to {unit}.',
  'struck-disorganized': 'The beam strikes {unit}: Disorganized.',
  'struck-suppressed': 'The beam strikes {unit}: Suppressed.',
  'struck-destroyed': 'The beam strikes {unit}: destroyed.',
  'no-unit-to-rally': 'No unit is shaken.',
  'no-observer-for-aircraft': 'No friendly unit sees {target}.',
} as const satisfies Words

/** What this ruleset says: the family's sentences and its own. */
export type SciFiCode = Code | keyof typeof OWN_WORDS
