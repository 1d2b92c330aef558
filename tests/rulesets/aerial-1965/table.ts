import { ruleset } from '../../../rulesets/aerial-1965'
import { TYPES } from '../../../rulesets/aerial-1965/aircraft'
import type { Launch } from '../../../rulesets/aerial-1965/missiles/launch'
import type { Fitted } from '../../../rulesets/aerial-1965/missiles/jet'
import type { Aircraft } from '../../../rulesets/families/air'
import { type Booklet, airTable } from '../air/table'

export { BOARD, HOME, N, S, fly, h, pose, shoot, the } from '../air/table'
export { ruleset }

/** The kit of the tests of 1965-75: an F5 of A and a Mirage of B, at level 2 unless they say otherwise, with all their missiles. */
const TABLE = airTable(ruleset, {
  types: { A: 'f-5', B: 'f-5' },
  aircraft(type) {
    const { HS = 0, RH = 0 } = TYPES[type] ?? {}
    return { HS, RH, force: 'other', firstGeneration: false }
  },
  state: {},
  scenario: {},
})

export const { kit, plane, SCENARIO, battle, hasFlown, play, against, citedAgainst, flyers } = TABLE

/** What a jet of a test may say for itself. */
export type Jet = Partial<Aircraft & Fitted>

export const launch = (missile: 'HS' | 'RH', count = 1, target = 'b'): Launch => ({
  type: 'launch',
  unit: 'a',
  missile,
  count,
  target,
})

export const BOOKLET: Booklet = {
  table: TABLE as unknown as Booklet['table'],
  id: 'aerial-1965',
  fast: 'mirage',
  ceiling: 5,
  costs: { turn: 1, reverse: 3 },
  factors: { attack: 4, defence: 3 },
  clauses: {
    tail: 'R11',
    'tailed goes': 'R12',
    solo: '8',
    cards: 'R31',
    victory: 'R32',
    'out of play': 'R34',
    dice: 'R33',
    contest: '5a.8',
    'no damage': '5a.9',
    negative: 'R16',
    summary: '5a.19',
    Damaged: '5a.10',
    halved: '5a.11',
    'less to hit': '5a.12',
    lower: '5a.13',
    'dive first': '5a.14',
    'Damaged again': '5a.15',
    Destroyed: '5a.16',
    'fire back': '5a.17',
    'less back': '5a.18',
    'who fires back': 'R17',
    'when Damaged': 'R18',
  },
}
