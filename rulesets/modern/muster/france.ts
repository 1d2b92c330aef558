import {
  airDefence,
  apc,
  armouredCar,
  car,
  COMMON_FRENCH,
  FRANCE,
  gun,
  helicopter,
  selfPropelled,
  team,
  troops,
} from '../../families/tactical'
import { hunter, ifv, laid, light, mbt, missileTeam, fitted, type Spec } from './spec'

/** The French Army. */
export const FRENCH: readonly Spec[] = [
  ...troops(FRANCE, {
    infantry: 'Rifles',
    engineers: 'Sappers',
    hmg: 'Machine guns',
    mortar: '120mm mortars',
    truck: 'Berliet trucks',
    car: 'VLRA',
  }),
  ...COMMON_FRENCH,
  missileTeam(FRANCE, 'eryx', 'Eryx team', 'atgw-tandem', { note: 'A tandem warhead.' }),
  team(FRANCE, 'mistral', 'Mistral team', 'sam'),

  gun(FRANCE, 'tr-f1', 'TR F1 (155mm)', 'Artillery', 'heavy-artillery'),
  gun(FRANCE, 'tarasque', '20mm Tarasque', 'Anti-aircraft guns', '57mm'),
  selfPropelled(FRANCE, 'auf1', 'AuF1 (155mm)', 'heavy-artillery', {
    move: 'fast MBT',
    defence: 'light first generation',
    moveFrom: 'ruling',
    note: 'On the hull of the AMX-30.',
  }),
  airDefence(FRANCE, 'french-roland', 'Roland', ['sam'], {
    move: 'fast MBT',
    moveFrom: 'ruling',
    defence: 'light first generation',
    note: 'On the hull of the AMX-30.',
  }),

  car(FRANCE, 'vlra-milan', 'VLRA with Milan', { weapons: ['atgw'] }),
  apc(FRANCE, 'vab', 'VAB', ['hmg'], {
    locomotion: 'wheeled',
    defenceFrom: 'ruling',
    silhouette: 'wheeledapc',
    amphibious: true,
  }),
  ifv(FRANCE, 'amx-10p', 'AMX-10P', 'IFV', ['57mm', 'atgw'], {
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
    gunName: '20mm',
    amphibious: true,
    note: 'With a Milan on the turret.',
  }),
  hunter(FRANCE, 'vab-hot', 'VAB with HOT', ['atgw'], { locomotion: 'wheeled', amphibious: true }),
  armouredCar(FRANCE, 'aml-90', 'AML-90', ['100mm'], { gunName: '90mm' }),
  armouredCar(FRANCE, 'erc-90', 'ERC-90 Sagaie', ['100mm'], { gunName: '90mm', amphibious: true }),
  fitted(
    { thermal: true },
    armouredCar(FRANCE, 'amx-10rc', 'AMX-10RC', [laid('105mm', 'computer')], {
      amphibious: true,
    }),
  ),
  light(FRANCE, 'amx-13', 'AMX-13', 'Light tanks', ['100mm'], {
    moveFrom: 'named',
    defenceFrom: 'named',
    gunName: '90mm',
  }),
  mbt(FRANCE, 'amx-30', 'AMX-30', 'fast MBT', 'light first generation', '105mm'),
  mbt(
    FRANCE,
    'amx-30b2',
    'AMX-30B2',
    'fast MBT',
    'light first generation',
    laid('105mm', 'computer'),
    { thermal: true },
    { note: 'Its gun is not stabilised.' },
  ),
  mbt(
    FRANCE,
    'amx-30-brennus',
    'AMX-30B2 Brennus',
    'fast MBT',
    'light first generation',
    laid('105mm', 'computer'),
    { thermal: true, reactive: true },
  ),
  mbt(FRANCE, 'leclerc', 'Leclerc', 'fast MBT', 'newer third generation', laid('105mm', 'computer'), {
    stabilised: true,
    thermal: true,
  }),

  helicopter(FRANCE, 'gazelle-hot', 'Gazelle with HOT', ['atgw']),
  helicopter(FRANCE, 'french-tiger', 'Tigre', ['57mm', 'helicopter-rockets', 'atgw-tandem'], {
    gunName: '30mm',
    note: 'The Hellfire, a tandem warhead.',
  }),
]
