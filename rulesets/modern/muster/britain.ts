import {
  airDefence,
  apc,
  armouredCar,
  BRITAIN,
  car,
  COMMON_BRITISH,
  foot,
  gun,
  helicopter,
  selfPropelled,
  team,
  troops,
} from '../../families/tactical'
import { hunter, ifv, laid, light, mbt, missileTeam, type Spec } from './spec'

/** The British Army. */
export const BRITISH: readonly Spec[] = [
  ...troops(BRITAIN, {
    infantry: 'Rifles',
    engineers: 'Royal Engineers',
    hmg: 'GPMGs',
    mortar: '81mm mortars',
    truck: 'Bedford trucks',
    car: 'Land Rovers',
  }),
  ...COMMON_BRITISH,
  foot(BRITAIN, 'territorials', 'Territorials', { note: 'Mostly Green.' }),
  team(BRITAIN, 'milan', 'Milan team', 'atgw'),
  missileTeam(BRITAIN, 'javelin', 'Javelin team', 'atgw-top-tandem', {
    fit: { thermal: true },
    note: 'The American missile of 2005, which dives on its target with a tandem warhead.',
  }),

  gun(BRITAIN, 'light-gun', '105mm light gun', 'Artillery', 'medium-artillery'),
  gun(BRITAIN, 'fh-70', 'FH-70 (155mm)', 'Artillery', 'heavy-artillery'),
  gun(BRITAIN, 'rapier', 'Rapier', 'Anti-aircraft guns', 'sam', {
    antiAircraft: false,
    silhouette: 'sam',
    note: 'A missile on a trailer: it moves in tow and fires all round.',
  }),
  selfPropelled(BRITAIN, 'british-m109', 'M109 (155mm)', 'heavy-artillery'),
  selfPropelled(BRITAIN, 'as-90', 'AS-90 (155mm)', 'heavy-artillery'),
  selfPropelled(BRITAIN, 'british-mlrs', 'MLRS', 'rockets', { silhouette: 'rocket' }),
  airDefence(BRITAIN, 'tracked-rapier', 'Tracked Rapier', ['sam']),
  airDefence(BRITAIN, 'stormer', 'Stormer with Starstreak', ['sam']),

  car(BRITAIN, 'land-rover-milan', 'Land Rovers with Milan', { weapons: ['atgw'] }),
  car(BRITAIN, 'land-rover-wmik', 'Land Rovers with machine guns', { weapons: ['hmg'] }),
  apc(BRITAIN, 'fv432', 'FV432', ['hmg'], { moveFrom: 'named', defenceFrom: 'ruling' }),
  apc(BRITAIN, 'saxon', 'Saxon', ['hmg'], {
    locomotion: 'wheeled',
    defenceFrom: 'ruling',
    silhouette: 'wheeledapc',
  }),
  apc(BRITAIN, 'spartan', 'Spartan', ['hmg'], { defenceFrom: 'ruling' }),
  ifv(BRITAIN, 'warrior', 'Warrior', 'IFV', ['57mm'], { gunName: '30mm' }),
  ifv(BRITAIN, 'warrior-applique', 'Warrior with applique armour', 'IFV', ['57mm'], {
    gunName: '30mm',
    fit: { reactive: true },
  }),
  ifv(BRITAIN, 'warrior-milan', 'Warrior with Milan', 'IFV', ['57mm', 'atgw'], { gunName: '30mm' }),
  armouredCar(BRITAIN, 'ferret', 'Ferret', ['hmg']),
  armouredCar(BRITAIN, 'fox', 'Fox', ['57mm'], { gunName: '30mm' }),
  hunter(BRITAIN, 'fv438', 'FV438 Swingfire', ['atgw'], { turretless: true }),
  hunter(BRITAIN, 'striker', 'Striker', ['atgw'], {
    turretless: true,
    note: 'The Swingfire on the hull of the Scorpion.',
  }),

  light(BRITAIN, 'scorpion', 'Scorpion', 'Light tanks', ['76mm'], {
    moveFrom: 'named',
    defenceFrom: 'named',
    gunName: '76mm',
  }),
  light(BRITAIN, 'scimitar', 'Scimitar', 'Light tanks', ['57mm'], {
    moveFrom: 'named',
    defenceFrom: 'ruling',
    gunName: '30mm',
    note: 'The Scorpion with a 30mm.',
  }),
  mbt(BRITAIN, 'centurion', 'Centurion', 'slow MBT', 'first generation', '105mm'),
  mbt(
    BRITAIN,
    'avre',
    'Centurion AVRE',
    'slow MBT',
    'first generation',
    '105mm',
    {},
    { gunName: '165mm', silhouette: 'flail', clearsMines: true },
  ),
  mbt(BRITAIN, 'chieftain', 'Chieftain', 'slow MBT', 'second generation', laid('105mm', 'laser'), {
    stabilised: true,
  }),
  mbt(
    BRITAIN,
    'chieftain-ifcs',
    'Chieftain with IFCS',
    'slow MBT',
    'second generation',
    laid('105mm', 'computer'),
    {
      stabilised: true,
    },
  ),
  mbt(
    BRITAIN,
    'chieftain-stillbrew',
    'Chieftain Stillbrew',
    'slow MBT',
    'second generation',
    laid('105mm', 'computer'),
    { stabilised: true, thermal: true, reactive: true },
    { note: 'Applique armour on the turret.' },
  ),
  mbt(BRITAIN, 'challenger-1', 'Challenger 1', 'MBT', 'third generation', laid('105mm', 'computer'), {
    stabilised: true,
    thermal: true,
  }),
  mbt(BRITAIN, 'challenger-2', 'Challenger 2', 'MBT', 'newer third generation', laid('105mm', 'computer'), {
    stabilised: true,
    thermal: true,
  }),

  helicopter(BRITAIN, 'british-puma', 'Puma', ['hmg'], { carries: true }),
  helicopter(BRITAIN, 'lynx', 'Lynx', ['hmg'], { carries: true }),
  helicopter(BRITAIN, 'lynx-tow', 'Lynx with TOW', ['atgw']),
  helicopter(BRITAIN, 'gazelle', 'Gazelle', [], { carries: false }),
  helicopter(BRITAIN, 'wah-64', 'Apache AH1', ['57mm', 'helicopter-rockets', 'atgw-tandem'], {
    gunName: '30mm',
    note: 'The Hellfire, a tandem warhead.',
  }),
]
