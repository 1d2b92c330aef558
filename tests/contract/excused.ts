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
    'action advance': 'Asked only where several sections have won a close combat together.',
  },
  colonial: {
    'action deploy form=as it stands': 'Units are placed in the form of their side.',
    'action deploy form=column': 'Units are placed in the form of their side.',
    'action deploy form=cover': 'Units are placed in the form of their side.',
    'action deploy form=crew': 'Units are placed in the form of their side.',
    'action shell inches=some':
      'A person names the distance; random play and computers guess it by dice (R33).',
    'action solo': 'Only the solo procedure rolls its die.',
    'state active solo=some': 'Only the solo procedure rolls its die.',
    'state active solo=aim': 'Only the solo procedure rolls its die.',
    'state active solo=fire': 'Only the solo procedure rolls its die.',
    'state active solo=run': 'Only the solo procedure rolls its die.',
    'state active solo=nothing': 'Only the solo procedure rolls its die.',
    'action event event=Rally':
      'Only where a unit of its own routs when a Joker comes: one Joker in seventy.',
  },
  ww1: { 'state assault stake=null': 'Only in the view of him from whom a stake is hidden (R33).' },
}

/** What is known to be wrong with a ruleset. */
export const KNOWN: Readonly<Record<string, Readonly<Record<string, Known>>>> = {
  fantasy: {
    'A threat of': { why: 'Of a shot and a charge the worse is told, whichever the step allows.', most: 12 },
  },
  legio: {
    'A threat of': { why: 'Of a shot and a charge the worse is told, whichever the step allows.', most: 12 },
  },
  'panzer8-d10': {
    'A threat of': {
      why: 'A threat is that of all guns, though one of them has fired in this turn.',
      most: 2,
    },
  },
}
