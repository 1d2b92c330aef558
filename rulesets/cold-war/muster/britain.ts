import {
  apc,
  armouredCar,
  BRITAIN,
  COMMON_BRITISH,
  foot,
  gun,
  helicopter,
  team,
  troops,
} from '../../families/tactical'
import type { Spec } from './rows'
import { antiAircraft, antiTank, armedCar, assaultRifles, hunter, named, tank } from './spec'

/** Britain and the Commonwealth, from Korea to the Army of the Rhine. */
export const BRITISH: readonly Spec[] = [
  ...troops(BRITAIN, {
    infantry: 'Rifles',
    engineers: 'Sappers',
    hmg: 'Vickers guns',
    mortar: '3-inch mortars',
    truck: 'Bedford trucks',
    car: 'Land Rovers',
  }),
  assaultRifles(BRITAIN, 'Rifles with M16', { note: 'Australians in Vietnam and others.' }),
  foot(BRITAIN, 'paratroops', 'Paratroops', { note: 'With the SLR, which is no assault rifle.' }),
  ...COMMON_BRITISH,
  team(BRITAIN, 'bat', 'BAT recoilless guns', 'rcl', { note: '120mm; the row serves every calibre.' }),
  team(BRITAIN, 'vigilant', 'Vigilant team', 'atgw'),
  armedCar(BRITAIN, 'land-rover-wombat', 'Land Rovers with Wombat', ['rcl']),

  antiTank(BRITAIN, '6pdr', '6pdr', 'ww2-75mm'),
  antiTank(BRITAIN, '17pdr', '17pdr', 'ww2-85mm'),
  gun(BRITAIN, '25pdr', '25pdr', 'Artillery', 'medium-artillery'),
  gun(BRITAIN, '5-5-inch', '5.5-inch gun', 'Artillery', 'heavy-artillery'),
  gun(BRITAIN, 'oto', '105mm pack howitzer', 'Artillery', 'medium-artillery'),
  antiAircraft(BRITAIN, 'bofors', '40mm Bofors', '57mm', { gunName: '40mm' }),

  apc(BRITAIN, 'fv432', 'FV432', ['hmg'], { defenceFrom: 'ruling', moveFrom: 'ruling' }),
  apc(BRITAIN, 'saracen', 'Saracen', ['hmg'], {
    locomotion: 'wheeled',
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
  }),
  apc(BRITAIN, 'humber-pig', 'Humber Pig', [], {
    locomotion: 'wheeled',
    moveFrom: 'ruling',
    defenceFrom: 'ruling',
  }),
  armouredCar(BRITAIN, 'ferret', 'Ferret', ['hmg']),
  armouredCar<'75mm'>(BRITAIN, 'saladin', 'Saladin', ['75mm'], { gunName: '76mm' }),

  tank(BRITAIN, 'centurion-iii', 'Centurion (20pdr)', 'slow MBT', 'MBT', '90mm', {
    ...named,
    gunName: '84mm',
  }),
  tank(BRITAIN, 'centurion', 'Centurion (105mm)', 'slow MBT', 'MBT', '105mm', named),
  tank(BRITAIN, 'conqueror', 'Conqueror', 'slow MBT', 'heavy MBT', '105mm', {
    moveFrom: 'ruling',
    defenceFrom: 'named',
    gunName: '120mm',
  }),
  tank(BRITAIN, 'chieftain', 'Chieftain', 'slow MBT', 'heavy MBT', '105mm', { ...named, gunName: '120mm' }),
  hunter(BRITAIN, 'charioteer', 'Charioteer', ['90mm'], {
    defence: 'light armour',
    turretless: false,
    gunName: '84mm',
  }),
  hunter(BRITAIN, 'archer', 'Archer', ['ww2-85mm'], { move: 'MBT', gunName: '17pdr' }),
  hunter(BRITAIN, 'fv438', 'FV438 Swingfire', ['atgw']),
  hunter(BRITAIN, 'hornet', 'Hornet Malkara', ['atgw'], { locomotion: 'wheeled' }),

  helicopter(BRITAIN, 'whirlwind', 'Whirlwind', []),
]
