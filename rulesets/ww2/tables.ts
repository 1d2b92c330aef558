import type { Tables } from '../families/tactical/muster/tables'
import type { Numbers } from '../families/tactical/book'
import type { Weapon } from '../families/tactical/types'

/** The table of ranges and the table of Attack Factors, row by row. Distances in inches. */
const weapons: Tables['weapons'] = {
  infantry: row('infantry', 'Small arms', 2, 2, 1),
  'infantry-at': row('infantry-at', 'Small arms and anti-tank weapon', 2, 2, 3),
  hmg: row('hmg', 'HMG', 4, 3, 0),
  mortar: row('mortar', 'Mortar', 10, 3, 1, { least: 2 }),
  '20mm': row('20mm', '20-25mm', 3, 2, 1),
  '37-47mm': row('37-47mm', '37-47mm or 2pdr', 4, 2, 2),
  'long-50mm': row('long-50mm', 'Long 50mm', 8, 2, 3),
  'short-75mm': row('short-75mm', 'Short 75mm', 10, 4, 2),
  'early-75mm': row('early-75mm', 'Early 75mm, 76mm or 6pdr', 10, 2, 4),
  'later-75mm': row('later-75mm', 'Later 75mm, 76mm, 85mm or 17pdr', 12, 2, 5),
  '88mm': row('88mm', '88mm, 90mm, 100mm or 122mm', 15, 2, 6),
  'medium-artillery': row('medium-artillery', 'Medium artillery', 30, 4, 2, { artillery: true }),
  'heavy-artillery': row('heavy-artillery', 'Heavy artillery', 40, 5, 3, { artillery: true }),
  rockets: row('rockets', 'Rockets', 30, 5, 3, { artillery: true, least: 5 }),
}

/** One row: range in inches, Attack Factors against soft and armoured targets, and what is unusual about it. */
function row(
  id: string,
  name: string,
  range: number,
  soft: number,
  armour: number,
  unusual: { readonly least?: number; readonly artillery?: boolean } = {},
): Weapon {
  return { id, name, range, soft, armour, least: unusual.least ?? 0, artillery: unusual.artillery ?? false }
}

/** The table of movement distances, in inches over open ground. */
const moves: Tables['moves'] = {
  infantry: { label: 'Infantry', inches: 2 },
  'hmg and mortars': { label: 'HMG and mortars', inches: 1 },
  cavalry: { label: 'Cavalry', inches: 3 },
  trucks: { label: 'Trucks', inches: 4 },
  fast: { label: 'Jeeps, motorcycles, half-tracks, armoured cars, fast armoured vehicles', inches: 6 },
  light: { label: 'Tankettes, light tanks, carriers', inches: 5 },
  'medium and heavy': { label: 'Medium and heavy armoured vehicles', inches: 4 },
  slow: { label: 'Slow armoured vehicles', inches: 3 },
}

/** One row of this edition, to which both light tanks and the weak mediums belong. */
const lightTanks = {
  label: 'Light tanks, early British cruisers, Italian and Japanese mediums, R35, H39, Pz 35-38t and Char B1',
  factor: 2,
  armoured: true,
}

/** The table of Defence Factors. */
const defences: Tables['defences'] = {
  soft: { label: 'Infantry, HMG, mortars, unarmoured vehicles', factor: 0, armoured: false },
  guns: { label: 'Artillery and anti-tank guns', factor: 1, armoured: false },
  'light armour': { label: 'Light armoured vehicles', factor: 1, armoured: true },
  'light tanks': lightTanks,
  'weak mediums': lightTanks,
  'early mediums': { label: 'Early medium tanks', factor: 3, armoured: true },
  'medium-heavy': { label: 'Medium-heavy tanks', factor: 4, armoured: true },
  heavy: { label: 'Heavy tanks', factor: 5, armoured: true },
  'super-heavy': { label: 'Super-heavy tanks', factor: 6, armoured: true },
}

export const TABLES: Tables = {
  moves,
  defences,
  weapons,
  sources: {
    moves: 'ww2-4.1',
    ranges: 'ww2-7.1',
    attacks: 'ww2-8.1',
    defences: 'ww2-9.1',
    between: 'ww2-R44',
    gaps: 'ww2-R45',
    tow: 'ww2-4.5',
    arcs: { artillery: 'ww2-7.3', guns: 'ww2-7.4', turretless: 'ww2-7.5' },
    destroyers: 'ww2-5.7',
    carrying: 'ww2-R26',
    weaponless: 'ww2-R20',
    antiAircraft: 'ww2-R42',
    earlyGuns: 'ww2-R51',
    engineers: 'ww2-R50',
  },
}

/** The numbers that stand in the text itself: inches, faces of the die, factors. */
export const NUMBERS: Numbers = {
  seenWithin: 5,
  hqRange: 12,
  aaRange: 6,
  hitOn: { direct: 4, indirect: 5, air: 4 },
  silencedBelow: 3,
  rallyOn: 5,
  saveOn: 4,
  quality: { Green: -1, Average: 0, Elite: 1 },
  mineAttack: 3,
  wireAttack: 1,
  airAttack: { 'fighter-bomber': 2, 'dive-bomber': 3, 'tank-buster': 3, bomber: 4 },
}
