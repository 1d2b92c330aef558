import {
  airDefence,
  AMERICA,
  apc,
  armouredCar,
  COMMON_AMERICAN,
  foot,
  gun,
  helicopter,
  selfPropelled,
  team,
  troops,
} from '../../families/tactical'
import type { Spec } from './rows'
import { antiAircraft, armedCar, assaultRifles, hunter, lightTank, named, ruled, tank } from './spec'

/** The United States Army and Marine Corps, from Korea to Vietnam. */
export const AMERICAN: readonly Spec[] = [
  ...troops(AMERICA, {
    infantry: 'Rifles',
    engineers: 'Engineers',
    hmg: 'Machine guns',
    mortar: '81mm mortars',
    truck: 'M35 trucks',
    car: 'Jeeps',
  }),
  assaultRifles(AMERICA, 'Rifles with M16'),
  foot(AMERICA, 'marines', 'Marines', { note: 'With the M1 or the M14, which are no assault rifles.' }),
  ...COMMON_AMERICAN,
  team(AMERICA, 'm20', 'M20 recoilless guns', 'rcl', { note: '75mm; the row serves every calibre.' }),
  team(AMERICA, 'entac', 'ENTAC team', 'atgw'),
  armedCar(AMERICA, 'jeep-m40', 'Jeeps with M40 recoilless guns', ['rcl']),
  armedCar(AMERICA, 'jeep-tow', 'Jeeps with TOW', ['atgw']),

  gun(AMERICA, 'm101', 'M101 (105mm howitzer)', 'Artillery', 'medium-artillery'),
  gun(AMERICA, 'm114-howitzer', 'M114 (155mm howitzer)', 'Artillery', 'heavy-artillery'),
  antiAircraft(AMERICA, 'bofors', '40mm Bofors', 'ww2-45mm', { gunName: '40mm' }),
  selfPropelled(AMERICA, 'm7', 'M7 Priest (105mm)', 'medium-artillery'),
  selfPropelled(AMERICA, 'm52', 'M52 (105mm)', 'medium-artillery'),
  selfPropelled(AMERICA, 'm110', 'M110 (203mm)', 'heavy-artillery'),
  airDefence<never, never, 'ww2-45mm' | '57mm'>(AMERICA, 'm19', 'M19 (twin 40mm)', ['ww2-45mm'], {
    gunName: '40mm',
  }),
  airDefence<never, never, '57mm'>(AMERICA, 'm42', 'M42 Duster (twin 40mm)', ['57mm'], { gunName: '40mm' }),
  airDefence<never, never, '57mm'>(AMERICA, 'm163', 'M163 Vulcan (20mm)', ['57mm'], {
    gunName: '20mm',
    amphibious: true,
  }),
  airDefence(AMERICA, 'm16', 'M16 (four machine guns)', ['hmg'], { locomotion: 'halftracked' }),
  airDefence(AMERICA, 'chaparral', 'M48 Chaparral', ['sam']),

  apc(AMERICA, 'm3-halftrack', 'M3 half-tracks', ['hmg'], {
    ...named,
    locomotion: 'halftracked',
    silhouette: 'halftrack',
  }),
  apc(AMERICA, 'm75', 'M75', ['hmg'], { defenceFrom: 'ruling', moveFrom: 'ruling' }),
  apc(AMERICA, 'm59', 'M59', ['hmg'], { defenceFrom: 'ruling', moveFrom: 'ruling', amphibious: true }),
  apc(AMERICA, 'lvtp-5', 'LVTP-5', ['hmg'], { defenceFrom: 'ruling', moveFrom: 'ruling', amphibious: true }),
  apc(AMERICA, 'v-100', 'V-100 Commando', ['hmg'], {
    locomotion: 'wheeled',
    defenceFrom: 'ruling',
    moveFrom: 'ruling',
    amphibious: true,
  }),
  armouredCar<'ww2-45mm'>(AMERICA, 'm8', 'M8 Greyhound', ['ww2-45mm'], { gunName: '37mm' }),

  lightTank(AMERICA, 'm24', 'M24 Chaffee', 'ww2-75mm'),
  lightTank(AMERICA, 'm41', 'M41 Walker Bulldog', '75mm', { gunName: '76mm' }),
  lightTank(AMERICA, 'm551', 'M551 Sheridan', '105mm', {
    weapons: ['105mm', 'atgw'],
    gunName: '152mm',
    amphibious: true,
    note: 'Its gun fires shells or the Shillelagh missile.',
  }),
  tank(AMERICA, 'm4a3e8', 'Sherman (76mm)', 'MBT', 'WW2 tanks', 'ww2-85mm', named),
  tank(AMERICA, 'm26', 'M26 Pershing', 'MBT', 'early MBT', 'ww2-88mm', ruled),
  tank(AMERICA, 'm46', 'M46 Patton', 'MBT', 'early MBT', 'ww2-88mm', ruled),
  tank(AMERICA, 'm47', 'M47 Patton', 'MBT', 'early MBT', '90mm', named),
  tank(AMERICA, 'm48', 'M48 Patton', 'MBT', 'early MBT', '90mm', named),
  tank(AMERICA, 'm103', 'M103', 'slow MBT', 'heavy MBT', '105mm', { ...ruled, gunName: '120mm' }),
  tank(AMERICA, 'm60', 'M60', 'MBT', 'MBT', '105mm', named),
  tank(AMERICA, 'm60a1', 'M60A1', 'MBT', 'MBT', '105mm', named),
  hunter(AMERICA, 'm36', 'M36 Jackson', ['ww2-88mm'], {
    move: 'MBT',
    defence: 'WW2 tanks',
    turretless: false,
    gunName: '90mm',
  }),
  hunter(AMERICA, 'm56', 'M56 Scorpion', ['90mm'], { defence: 'soft', defenceFrom: 'ruling' }),
  hunter(AMERICA, 'ontos', 'M50 Ontos', ['rcl'], { note: 'Six recoilless guns of 106mm fire as one row.' }),

  helicopter(AMERICA, 'h-19', 'H-19 Chickasaw', []),
  helicopter(AMERICA, 'h-34', 'H-34 Choctaw', []),
  helicopter(AMERICA, 'ch-47', 'CH-47 Chinook', []),
  helicopter(AMERICA, 'uh-1b', 'UH-1B gunship', ['hmg', 'helicopter-rockets']),
]
