import { ANY, apc, COMMON_UNNAMED, troops } from '../../families/tactical'
import { AMERICAN } from './america'
import { BRITISH } from './britain'
import { ASIAN, INDIAN } from './eastAsia'
import { FRENCH, WEST_GERMAN } from './europe'
import { LEFTOVERS } from './leftovers'
import { ARAB, ISRAELI } from './middleEast'
import type { Spec } from './rows'
import { SOVIET } from './soviets'
import { antiAircraft, antiTank, assaultRifles } from './spec'

/** Units of no army in particular, as the tables name them. */
const UNNAMED: readonly Spec[] = [
  ...troops(ANY, {
    infantry: 'Infantry',
    engineers: 'Engineers',
    hmg: 'HMG',
    mortar: 'Mortars',
    truck: 'Trucks',
    car: 'Jeeps',
  }),
  assaultRifles(ANY, 'Infantry with assault rifles'),
  ...COMMON_UNNAMED,
  antiTank(ANY, 'anti-tank-gun', 'Anti-tank gun (100mm)', '90mm', { gunName: '100mm' }),
  antiAircraft(ANY, 'aa-gun', 'Anti-aircraft gun (57mm)', '57mm'),
  apc(ANY, 'apc', 'Armoured personnel carriers', ['hmg'], { moveFrom: 'named', defenceFrom: 'named' }),
]

/** Every unit type that the rules for 1950 to 1975 name, and the usual ones beside them, by nation. */
export const ROSTER: readonly Spec[] = [
  ...AMERICAN,
  ...BRITISH,
  ...FRENCH,
  ...WEST_GERMAN,
  ...ISRAELI,
  ...SOVIET,
  ...ARAB,
  ...ASIAN,
  ...INDIAN,
  ...LEFTOVERS,
  ...UNNAMED,
]
