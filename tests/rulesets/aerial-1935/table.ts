import { ruleset } from '../../../rulesets/aerial-1935'
import type { GroundTarget } from '../../../rulesets/families/air'
import type { Side } from '../../../src/engine/ids'
import { placeOf } from '../../../src/geometry/hexBoard'
import type { Hex } from '../../../src/geometry/hexes'
import { BOARD, type Booklet, airTable } from '../air/table'

export { BOARD, HOME, N, S, fly, h, pose, shoot, the } from '../air/table'
export { ruleset }

/** The kit of the tests of 1935-65: a Spitfire of A and a Me 109 of B, at level 2 unless they say otherwise. */
const TABLE = airTable(ruleset, {
  types: { A: 'spitfire', B: 'me-109' },
  aircraft: () => ({ load: 'none', frontJammed: false, rearJammed: false }),
  state: { targets: [] },
  scenario: { targets: [] },
})

export const { kit, plane, SCENARIO, battle, hasFlown, play, against, citedAgainst, flyers } = TABLE

export const BOOKLET: Booklet = {
  table: TABLE as unknown as Booklet['table'],
  id: 'aerial-1935',
  fast: 'corsair',
  ceiling: 4,
  costs: { turn: 2, reverse: 4 },
  factors: { attack: 3, defence: 2 },
  clauses: {
    tail: 'R12',
    'tailed goes': 'R13',
    solo: '11',
    cards: 'R36',
    victory: 'R39',
    'out of play': 'R41',
    dice: 'R40',
    contest: '5.15',
    'no damage': '5.16',
    negative: 'R21',
    summary: '5.26',
    Damaged: '5.17',
    halved: '5.18',
    'less to hit': '5.19',
    lower: '5.20',
    'dive first': '5.21',
    'Damaged again': '5.22',
    Destroyed: '5.23',
    'fire back': '5.24',
    'less back': '5.25',
    'who fires back': 'R22',
    'when Damaged': 'R24',
  },
}

export const depot = (id: string, side: Side, hex: Hex): GroundTarget => ({
  id,
  side,
  name: id,
  at: placeOf(BOARD, hex),
  destroyed: false,
})
