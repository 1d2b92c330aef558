import type { Numbers } from '../families/tactical/book'
import { sourcesOf, weaponRow } from '../families/tactical/muster/common'
import type { Weapon } from '../families/tactical/types'
import type { Tables } from './muster/rows'

/** What ATGW and SAM have in common: one shot a battle, from 5 inches on, 1 more to hit, nothing at arm's length. */
const missile: Partial<Weapon> = {
  least: 5,
  once: true,
  handToHand: false,
  bonus: { value: 1, label: 'ATGW or SAM', clause: 'cold-war-5.16' },
}

/** The published tables of 1950 to 1975. */
export const TABLES: Tables = {
  moves: {
    infantry: { label: 'Infantry', inches: 2 },
    teams: { label: 'HMG, mortars, RCL, ATGW, SAM', inches: 1 },
    trucks: { label: 'Trucks', inches: 4 },
    'light vehicles': {
      label: 'Jeeps, motorcycles, half-tracks, armoured cars, fast armoured vehicles',
      inches: 6,
    },
    'fast MBT': { label: 'Fast MBT', inches: 5 },
    MBT: { label: 'MBT, amphibious tanks, WW2 medium tanks', inches: 4 },
    'slow MBT': { label: 'Slow MBT, WW2 heavy tanks', inches: 3 },
    helicopters: { label: 'Helicopters', inches: 18 },
  },
  weapons: {
    infantry: weaponRow('infantry', 'Infantry', 2, 2, 3),
    'infantry-assault': weaponRow('infantry-assault', 'Infantry with assault rifles', 2, 3, 3, {
      class: 'infantry',
    }),
    hmg: weaponRow('hmg', 'HMG', 4, 3, 0),
    mortar: weaponRow('mortar', 'Mortar', 10, 3, 1, { least: 2 }),
    rcl: weaponRow('rcl', 'RCL', 10, 2, 4, { class: 'recoilless' }),
    atgw: weaponRow('atgw', 'ATGW', 30, null, 5, { class: 'atgw', ...missile }),
    sam: weaponRow('sam', 'SAM', 40, null, null, { class: 'sam', removes: true, ...missile }),
    'ww2-45mm': weaponRow('ww2-45mm', 'WW2 45-47mm', 5, 2, 2),
    'ww2-75mm': weaponRow('ww2-75mm', 'WW2 75mm or 6pdr', 10, 2, 3),
    'ww2-85mm': weaponRow('ww2-85mm', 'WW2 76mm, 85mm or 17pdr', 12, 2, 4),
    'ww2-88mm': weaponRow('ww2-88mm', 'WW2 88mm, 90mm, 100mm or 122mm', 15, 2, 5),
    '57mm': weaponRow('57mm', 'Modern gun up to 57mm', 12, 2, 3),
    '75mm': weaponRow('75mm', 'Modern gun of 75mm or 76mm', 15, 2, 4),
    '90mm': weaponRow('90mm', 'Modern gun of 90mm to 100mm', 15, 3, 5),
    '105mm': weaponRow('105mm', 'Modern gun of 105mm or over', 18, 3, 6),
    'medium-artillery': weaponRow('medium-artillery', 'Medium artillery', 30, 4, 2, { artillery: true }),
    'heavy-artillery': weaponRow('heavy-artillery', 'Heavy artillery', 40, 5, 3, { artillery: true }),
    rockets: weaponRow('rockets', 'Rockets', 30, 5, 3, { artillery: true, least: 5 }),
    'helicopter-rockets': weaponRow('helicopter-rockets', 'Rockets', 30, 5, 3, {
      class: 'rockets',
      least: 5,
      once: true,
    }),
  },
  defences: {
    soft: { label: 'Infantry, HMG, mortars, unarmoured vehicles', factor: 0, armoured: false },
    guns: { label: 'Artillery and AT guns', factor: 1, armoured: false },
    'light armour': { label: 'Light armoured vehicles', factor: 1, armoured: true },
    'light tanks': { label: 'Light tanks', factor: 2, armoured: true },
    'WW2 tanks': { label: 'WW2 tanks', factor: 3, armoured: true },
    'early MBT': { label: 'WW2 heavy tanks or early MBT', factor: 4, armoured: true },
    MBT: { label: 'MBT', factor: 5, armoured: true },
    'heavy MBT': { label: 'Heavy MBT', factor: 6, armoured: true },
    helicopters: { label: 'Helicopters', factor: 3, armoured: false },
  },
  sources: {
    ...sourcesOf('cold-war', 'R44', 'R38'),
    passage: 'cold-war-R8',
    flying: 'cold-war-R52',
  },
}

/** The numbers that stand in the text itself. */
export const NUMBERS: Numbers = {
  seenWithin: 5,
  hqRange: 12,
  aaRange: 6,
  samRange: 40,
  hitOn: { direct: 4, indirect: 5, air: 4 },
  silencedBelow: 3,
  rallyOn: 5,
  saveOn: 4,
  quality: { Green: -1, Average: 0, Elite: 1 },
  mineAttack: 3,
  wireAttack: 1,
  airAttack: { 'ground attack WW2': 2, 'ground attack modern': 3, bomber: 4 },
}
