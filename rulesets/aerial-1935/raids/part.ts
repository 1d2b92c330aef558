import { z } from 'zod'
import { id, name, once, point, side } from '../../../src/engine/schema'
import { placeOf } from '../../../src/geometry/hexBoard'
import { hexOfLabel } from '../../../src/geometry/hexes'
import { LOADS, type Part, hexName, isLoaded, typeOf } from '../../families/air'
import { CITATIONS } from '../citations'
import { attack } from './attack'
import { jettison } from './jettison'
import { attackReach } from './reach'
import { bestRaid, raidScore } from './worth'

const target = z.strictObject({ id, side, name, at: point, destroyed: z.boolean() })

/** Loads, what they are dropped on, and flak (9). */
export const RAIDS: Part = {
  readying: { jettison },
  attacks: { attack },
  shape: {
    scenario: { targets: z.array(z.strictObject({ id, side, name, hex: hexName })).max(60) },
    scenarioAircraft: { load: z.enum(['bombs', 'rockets']).exactOptional() },
    state: { targets: z.array(once(target)).max(60) },
    aircraft: { load: z.enum(LOADS) },
  },
  refereeFields: [{ field: 'load', label: 'load', values: LOADS }],
  fitted: (_, { load }) => ({ load: load ?? 'none' }),
  begun: ({ board, targets = [] }) => ({
    targets: targets.map(({ hex, ...each }) => ({
      ...each,
      at: placeOf(board, hexOfLabel(hex)),
      destroyed: false,
    })),
  }),
  hasAttack: (_, state, aircraft) => attackReach(state, aircraft).length > 0,
  inHand: bestRaid,
  lure: raidScore,
  poseScore: raidScore,
  chips: ({ load = 'none' }) =>
    load === 'none' ? [] : [{ text: load === 'bombs' ? 'B' : 'R', tone: 'plain', label: `Carries ${load}` }],
  told: ({ load = 'none' }) => (load === 'none' ? [] : [load === 'bombs' ? 'Bombs' : 'Rockets']),
  notes: (book, aircraft) => [
    ...(isLoaded(aircraft)
      ? [
          {
            text: '1 MP and 1 level less, and no reversal, until it has delivered',
            clause: CITATIONS['loaded'],
          },
        ]
      : []),
    ...(typeOf(book, aircraft).diveBomber
      ? [{ text: 'A dive bomber: bombs from its maximum altitude', clause: CITATIONS['dive bomber'] }]
      : []),
  ],
}
