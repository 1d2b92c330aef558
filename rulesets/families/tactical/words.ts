import type { Words } from '../../../src/engine/phrase'
import { FIRE_WORDS } from './words-fire'
import { MOVEMENT_WORDS } from './words-movement'

/** All sentences of the family. */
export const WORDS: Words = { ...FIRE_WORDS, ...MOVEMENT_WORDS }
