import { ANY, apc, car, COMMON_UNNAMED, foot, gun, troops } from '../../families/tactical'
import { light, missileTeam, type Spec } from './spec'
import { AMERICAN } from './america'
import { BRITISH } from './britain'
import { FRENCH } from './france'
import { GERMAN } from './germany'
import { ARAB, ISRAELI } from './middleEast'
import { SOVIET } from './soviets'

/** Units of no army in particular, as the tables name them. */
const UNNAMED: readonly Spec[] = [
  ...troops(ANY, {
    infantry: 'Infantry',
    engineers: 'Engineers',
    hmg: 'HMG',
    mortar: 'Mortars',
    truck: 'Trucks',
    car: '4x4s',
  }),
  ...COMMON_UNNAMED,
  foot(ANY, 'militia', 'Militia', { note: 'Mostly Green.' }),
  missileTeam(ANY, 'atgw-tandem', 'ATGW team, tandem warhead', 'atgw-tandem'),
  missileTeam(ANY, 'atgw-top', 'ATGW team, top attack', 'atgw-top'),
  car(ANY, 'technical-hmg', 'Technicals with machine guns', { weapons: ['hmg'] }),
  car(ANY, 'technical-rcl', 'Technicals with recoilless guns', { weapons: ['rcl'] }),
  apc(ANY, 'half-track', 'Half-tracks', [], {
    locomotion: 'halftracked',
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    silhouette: 'halftrack',
  }),
  apc(ANY, 'apc', 'Armoured personnel carriers', ['hmg'], { moveFrom: 'named' }),
  light(ANY, 'light-tank', 'Light tanks', 'Light tanks', ['76mm'], {
    moveFrom: 'named',
    defenceFrom: 'named',
  }),
  gun(ANY, 'anti-tank-gun', 'Anti-tank gun (100mm)', 'Anti-tank guns', '100mm'),
  gun(ANY, 'aa-gun', 'Anti-aircraft gun', 'Anti-aircraft guns', '57mm'),
]

/** Every unit type from 1975 to 2010 that the rules name, and the usual ones beside them, by nation. */
export const ROSTER: readonly Spec[] = [
  ...AMERICAN,
  ...BRITISH,
  ...GERMAN,
  ...FRENCH,
  ...SOVIET,
  ...ISRAELI,
  ...ARAB,
  ...UNNAMED,
]
