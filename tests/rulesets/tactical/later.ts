import { ruleset as coldWar } from '../../../rulesets/cold-war'
import { ruleset as modern } from '../../../rulesets/modern'
import { tableOf } from '../ww2/table'

/**
 * The booklets with missiles and helicopters, each with its own muster. The tests use types that all of them have, an
 * aircraft of each, and its ruling on what the other side sees.
 */
export const LATER = [
  { ...tableOf(coldWar), aircraft: 'bomber', hiding: 'R54' },
  { ...tableOf(modern), aircraft: 'any', hiding: 'R59' },
]
