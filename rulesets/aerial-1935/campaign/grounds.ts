import type { Feature, Ground } from '../../../src/engine/scene'
import { TYPES } from '../aircraft'
import { GREAT_WAR } from '../tables'
import type { AirCampaign } from './state'

const area = (id: string, kind: Feature['kind'], corners: string): Feature => ({
  id,
  kind,
  shape: {
    area: corners.split(' ').map(corner => {
      const [x = 0, y = 0] = corner.split(',').map(Number)
      return { x, y }
    }),
  },
})

/** What lies far below the battles of a campaign, one after the other: a coast, an estuary, fields; it bears on no rule. */
const LATER: readonly (readonly Feature[])[] = [
  [
    area('land', 'coast', '-4,-4 18,-4 16,4 11,8 9,15 4,21 -4,24'),
    area('far-land', 'coast', '48,22 38,26 34,33 36,44 48,44'),
  ],
  [area('land', 'coast', '-4,-4 48,-4 48,13 38,11 31,15 24,12 17,17 9,14 -4,18')],
  [area('lake', 'water', '26,8 33,6 38,11 35,18 28,17 24,13')],
]
/** The lines of 1914-18: a band of craters, in another place each time. */
const EARLY: readonly (readonly Feature[])[] = [
  [area('front', 'craters', '17,-3 24,-3 26,9 23,19 26,30 24,42 16,42 18,29 15,18 18,8')],
  [area('front', 'craters', '-3,14 10,17 22,14 33,18 46,15 46,23 33,26 21,22 9,25 -3,22')],
  [area('front', 'craters', '6,-3 14,-3 22,12 30,20 34,42 26,42 21,25 12,16')],
]

/** The ground under a battle of a campaign. */
export function groundOf({ setup, battle, seats }: AirCampaign): Ground {
  const isEarly = seats.some(({ type }) => TYPES[type]?.age === GREAT_WAR)
  const features = (isEarly ? EARLY : LATER)[battle - 1] ?? []
  return { look: 'aloft', seed: `${setup.id} ${battle}`, features, names: [] }
}
