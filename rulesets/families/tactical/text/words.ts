import type { Words } from '../../../../src/engine/phrase'
import { FIRE_WORDS } from './fireWords'
import { MOVEMENT_WORDS } from './movementWords'

/** All sentences of the family. */
export const WORDS: Words = { ...FIRE_WORDS, ...MOVEMENT_WORDS }
