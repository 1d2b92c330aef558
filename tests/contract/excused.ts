import type { Excused } from './coverage'
import type { Known } from './suite'

// What need not occur, and what is known to be wrong. Whoever mends a thing takes its line out: the suite asks for it.

const OTHERS = 'An act of another edition of the family; this one has no rule for it.'

const TACTICAL: Excused = {
  'action split': OTHERS,
  'action split targets=some': OTHERS,
  'action share': OTHERS,
}

/** What need not occur in the battles of a ruleset. */
export const EXCUSED: Readonly<Record<string, Excused>> = {
  ww2: TACTICAL,
  'ww2-2010': TACTICAL,
  'cold-war': TACTICAL,
  modern: { 'action share': OTHERS },
  'sci-fi': {
    'action split': OTHERS,
    'action split targets=some': OTHERS,
    'action smoke': 'The booklet has no smoke.',
    'state smoke=some': 'The booklet has no smoke.',
  },
  space: {
    'action stop':
      'Only a ship that an asteroid damages on its way may stop there (R9): one in a thousand moves.',
  },
  ww1: { 'state assault stake=null': 'Only in the view of him from whom a stake is hidden (R33).' },
}

const EDGE: Known = {
  why: 'The region of reinforcements is the whole zone; only its edge is allowed.',
  most: 99,
}
const SMOKE: Known = {
  why: 'The region of smoke is a ring of range; what the mortar does not see is in it.',
  most: 999,
}
const BESIDE: Known = { why: 'The region about a transport reaches over its neighbours.', most: 99 }

/** What is known to be wrong with a ruleset. */
export const KNOWN: Readonly<Record<string, Readonly<Record<string, Known>>>> = {
  ww2: { 'dismount inside': BESIDE, 'smoke inside': SMOKE, 'deploy inside': EDGE },
  'ww2-2010': { 'smoke inside': SMOKE },
  'cold-war': { 'dismount inside': BESIDE, 'smoke inside': SMOKE, 'deploy inside': EDGE },
  modern: { 'dismount inside': BESIDE, 'smoke inside': SMOKE, 'deploy inside': EDGE },
}
