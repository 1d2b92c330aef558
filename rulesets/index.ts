import type { RegisterEntry } from '../src/engine/register'

/** All rulesets, in the order of the first screen. The only file that names them; each is a chunk of its own. */
export const REGISTER: readonly RegisterEntry[] = []
