import type { Excused } from './coverage'
import type { Known } from './suite'

// What need not occur, and what is known to be wrong. Whoever mends a thing takes its line out.

/** What need not occur in the battles of a ruleset. */
export const EXCUSED: Readonly<Record<string, Excused>> = {
  'sci-fi': { 'state smoke=some': 'The booklet has no smoke.' },
  space: {
    'action stop': 'Only a ship that is damaged on its way may stop there (R9): one in a thousand moves.',
  },
  'aerial-1935': {
    'action jettison': 'Only a house rule allows it, and no shipped battle has loads yet.',
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

const REGIONS = { 'dismount inside': BESIDE, 'smoke inside': SMOKE, 'deploy inside': EDGE }

/** What is known to be wrong with a ruleset. */
export const KNOWN: Readonly<Record<string, Readonly<Record<string, Known>>>> = {
  ww2: REGIONS,
  'ww2-2010': REGIONS,
  'cold-war': REGIONS,
  modern: REGIONS,
  'sci-fi': REGIONS,
  legio: {
    'A threat of': { why: 'Of a shot and a charge the worse is told, whichever the step allows.', most: 3 },
  },
  naval: {
    'A threat of': { why: 'It does not say how likely a hit sinks, and counts one battery only.', most: 99 },
  },
  space: { 'A threat of': { why: 'One is foretold of a shot that cannot hit.', most: 3 } },
}
