import type { Words } from '../../../src/engine/phrase'
import type { Code } from '../../families/air'

/** The sentences on missiles: reasons, the log, the measuring tool; where there are missiles, what is beyond is beyond the cannon. */
export const MISSILE_WORDS = {
  'none-left': 'It has no {missile} missile left.',
  'too-many-missiles': 'It may fire {limit} {missile} {limit|missile|missiles} at the most.',
  'too-near': 'Too near: {distance} {distance|hex|hexes}, at least {least}.',
  'not-same-way': 'It does not fly the same way.',
  'launches-destroyed': '{unit} fires {count} {missile} {count|missile|missiles} at {target}: Destroyed.',
  'launches-none': '{unit} fires {count} {missile} {count|missile|missiles} at {target}, who escapes.',
  'measure-far': 'Beyond the {limit} hexes of cannon.',
  'measure-missile': '{missile} missiles reach there: {least} to {most} hexes.',
} as const satisfies Words

/** What is said of missiles: the family's sentences and these. */
export type MissileCode = Code | keyof typeof MISSILE_WORDS
