import {
  LATER_DEFENCES,
  LATER_MOVES,
  laterNumbers,
  laterSources,
  laterWeapons,
  weaponRow,
} from '../families/tactical'
import type { Tables } from './muster/rows'

/** The published tables of 1950 to 1975. */
export const TABLES: Tables = {
  moves: {
    ...LATER_MOVES,
    'light vehicles': {
      label: 'Jeeps, motorcycles, half-tracks, armoured cars, fast armoured vehicles',
      inches: 6,
    },
    MBT: { label: 'MBT, amphibious tanks, WW2 medium tanks', inches: 4 },
    'slow MBT': { label: 'Slow MBT, WW2 heavy tanks', inches: 3 },
  },
  weapons: {
    ...laterWeapons('cold-war'),
    infantry: weaponRow('infantry', 'Infantry', 2, 2, 3),
    'infantry-assault': weaponRow('infantry-assault', 'Infantry with assault rifles', 2, 3, 3, {
      class: 'infantry',
    }),
    'ww2-45mm': weaponRow('ww2-45mm', 'WW2 45-47mm', 5, 2, 2),
    'ww2-75mm': weaponRow('ww2-75mm', 'WW2 75mm or 6pdr', 10, 2, 3),
    'ww2-85mm': weaponRow('ww2-85mm', 'WW2 76mm, 85mm or 17pdr', 12, 2, 4),
    'ww2-88mm': weaponRow('ww2-88mm', 'WW2 88mm, 90mm, 100mm or 122mm', 15, 2, 5),
    '57mm': weaponRow('57mm', 'Modern gun up to 57mm', 12, 2, 3),
    '75mm': weaponRow('75mm', 'Modern gun of 75mm or 76mm', 15, 2, 4),
    '90mm': weaponRow('90mm', 'Modern gun of 90mm to 100mm', 15, 3, 5),
    '105mm': weaponRow('105mm', 'Modern gun of 105mm or over', 18, 3, 6),
  },
  defences: {
    ...LATER_DEFENCES,
    'light armour': { label: 'Light armoured vehicles', factor: 1, armoured: true },
    'light tanks': { label: 'Light tanks', factor: 2, armoured: true },
    'WW2 tanks': { label: 'WW2 tanks', factor: 3, armoured: true },
    'early MBT': { label: 'WW2 heavy tanks or early MBT', factor: 4, armoured: true },
    MBT: { label: 'MBT', factor: 5, armoured: true },
    'heavy MBT': { label: 'Heavy MBT', factor: 6, armoured: true },
  },
  sources: laterSources('cold-war'),
}

/** The numbers that stand in the text itself. */
export const NUMBERS = laterNumbers({ 'ground attack WW2': 2, 'ground attack modern': 3, bomber: 4 })
