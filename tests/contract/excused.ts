import type { Excused } from './coverage'
import type { Known } from './suite'

// What need not occur, and what is known to be wrong. Whoever mends a thing takes its line out.

/** What need not occur in the battles of a ruleset. */
export const EXCUSED: Readonly<Record<string, Excused>> = {
  'sci-fi': { 'state smoke=some': 'The booklet has no smoke.' },
  space: {
    'action stop': 'Only a ship that is damaged on its way may stop there (R9): one in a thousand moves.',
  },
  'panzer8-d20': {
    'action advance': 'Only where several charge one, and win: random charges seldom meet.',
  },
  ww1: { 'state assault stake=null': 'Only in the view of him from whom a stake is hidden (R33).' },
}

/** What is known to be wrong with a ruleset. */
export const KNOWN: Readonly<Record<string, Readonly<Record<string, Known>>>> = {
  fantasy: {
    'A threat of': { why: 'Of a shot and a charge the worse is told, whichever the step allows.', most: 9 },
  },
  legio: {
    'A threat of': { why: 'Of a shot and a charge the worse is told, whichever the step allows.', most: 3 },
  },
}
