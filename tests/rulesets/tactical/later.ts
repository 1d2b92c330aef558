import { ruleset as coldWar } from '../../../rulesets/cold-war'
import { ruleset as modern } from '../../../rulesets/modern'
import { tableOf } from './table'

/** The booklets with missiles and helicopters, each with its own muster. The tests use types that all of them have, and an aircraft of each. */
export const LATER = [
  { ...tableOf(coldWar), aircraft: 'bomber' },
  { ...tableOf(modern), aircraft: 'any' },
]
