import { EAST_ASIA, foot, gun, INDIA, team, troops } from '../../families/tactical'
import type { Spec } from './rows'
import { antiAircraft, antiTank, assaultRifles, hunter, lightTank, named, tank } from './spec'

/** China, North Korea and North Vietnam, 1950 to 1975. */
export const ASIAN: readonly Spec[] = [
  ...troops(EAST_ASIA, {
    infantry: 'Infantry',
    engineers: 'Sappers',
    hmg: 'Maxim guns',
    mortar: '82mm mortars',
    truck: 'Trucks',
    car: 'GAZ cars',
  }),
  assaultRifles(EAST_ASIA, 'Infantry with AK'),
  foot<never, never, 'infantry-assault'>(EAST_ASIA, 'guerrillas', 'Guerrillas', {
    weapons: ['infantry-assault'],
    note: 'With the AK.',
  }),
  team(EAST_ASIA, 'rcl', 'Recoilless guns', 'rcl', { note: '57mm and 75mm; the row serves every calibre.' }),
  team(EAST_ASIA, 'sagger', 'Sagger team', 'atgw'),
  team(EAST_ASIA, 'sa-7', 'SA-7 team', 'sam'),
  antiTank(EAST_ASIA, '45mm', '45mm gun', 'ww2-45mm'),
  antiTank(EAST_ASIA, 'zis-3', 'ZiS-3 (76mm)', 'ww2-85mm', { gunName: '76mm' }),
  gun(EAST_ASIA, 'm-30', 'M-30 (122mm howitzer)', 'Artillery', 'heavy-artillery'),
  antiAircraft(EAST_ASIA, '37mm-aa', '37mm M1939', 'ww2-45mm', { gunName: '37mm' }),
  antiAircraft(EAST_ASIA, 'zpu-2', 'ZPU-2 (14.5mm)', 'hmg'),
  tank(EAST_ASIA, 'asian-t-34-85', 'T34/85', 'MBT', 'WW2 tanks', 'ww2-85mm', named),
  tank(EAST_ASIA, 'type-59', 'Type 59 (T54)', 'MBT', 'early MBT', '90mm', { ...named, gunName: '100mm' }),
  lightTank(EAST_ASIA, 'asian-pt-76', 'PT-76', '75mm', {
    ...named,
    move: 'MBT',
    gunName: '76mm',
    amphibious: true,
  }),
  hunter(EAST_ASIA, 'asian-su-76', 'SU-76', ['ww2-85mm'], { move: 'MBT', gunName: '76mm' }),
]

/** India and Pakistan, 1947 to 1971. */
export const INDIAN: readonly Spec[] = [
  ...troops(INDIA, {
    infantry: 'Infantry',
    engineers: 'Sappers',
    hmg: 'Vickers guns',
    mortar: '3-inch mortars',
    truck: 'Trucks',
    car: 'Jeeps',
  }),
  team(INDIA, 'm40', 'M40 recoilless guns', 'rcl', { note: '106mm, as the tables name it.' }),
  team(INDIA, 'cobra', 'Cobra team', 'atgw', { note: 'Pakistan.' }),
  gun(INDIA, '25pdr', '25pdr', 'Artillery', 'medium-artillery'),
  antiAircraft(INDIA, 'bofors', '40mm Bofors', 'ww2-45mm', { gunName: '40mm' }),
  lightTank(INDIA, 'indian-amx-13', 'AMX 13', '75mm', named),
  lightTank(INDIA, 'indian-pt-76', 'PT-76', '75mm', {
    ...named,
    move: 'MBT',
    gunName: '76mm',
    amphibious: true,
  }),
  tank(INDIA, 'indian-sherman', 'Sherman (76mm)', 'MBT', 'WW2 tanks', 'ww2-85mm', named),
  tank(INDIA, 'indian-centurion', 'Centurion (20pdr)', 'slow MBT', 'MBT', '90mm', {
    ...named,
    gunName: '84mm',
  }),
  tank(INDIA, 'indian-t-55', 'T55', 'MBT', 'early MBT', '90mm', { ...named, gunName: '100mm' }),
  tank(INDIA, 'pakistani-m47', 'M47', 'MBT', 'early MBT', '90mm', named),
  tank(INDIA, 'pakistani-m48', 'M48', 'MBT', 'early MBT', '90mm', named),
  tank(INDIA, 'vijayanta', 'Vijayanta', 'MBT', 'MBT', '105mm', { moveFrom: 'ruling', defenceFrom: 'ruling' }),
]
