import type { Numbers } from '../families/tactical/book'
import { sourcesOf, weaponRow } from '../families/tactical/muster/common'
import type { Tables } from '../families/tactical/muster/tables'
import type { Weapon } from '../families/tactical/types'
import type { DefenceRow, GunRow, Laying, MoveRow, WeaponRow } from './muster/rows'

/** A gun laid by eye: its range, and its factors against soft and armoured targets. */
const GUNS: Readonly<Record<GunRow, Weapon>> = {
  '57mm': weaponRow('57mm', 'Gun up to 57mm', 12, 2, 3),
  '76mm': weaponRow('76mm', 'Gun of 75mm or 76mm', 12, 2, 4),
  '100mm': weaponRow('100mm', 'Gun of 84mm to 100mm', 15, 3, 5),
  '105mm': weaponRow('105mm', 'Gun of 105mm or over', 18, 3, 6),
}

/** How much farther a gun with a laser range finder reaches (7.11). */
const LASER_RANGE = 1.5

/** A gun with a laser range finder reaches half as far again; with a computer as well it hits more easily (5.17, 7.11, R55). */
function laid(gun: GunRow, laying: Laying): Weapon {
  const plain = GUNS[gun]
  const range = plain.range * LASER_RANGE
  const id = `${gun}-${laying}`
  if (laying === 'laser') return { ...plain, id, range, name: `${plain.name}, laser` }
  const bonus = { value: 1, label: 'laser range finder and computer', clause: 'modern-5.17' }
  return { ...plain, id, range, bonus, name: `${plain.name}, computer` }
}

/** One missile a battle, from 5 inches on, with 1 more to hit; none against soft targets nor in close combat. */
const atgw = (id: string, name: string): Weapon =>
  weaponRow(id, name, 30, null, 5, {
    class: 'atgw',
    least: 5,
    once: true,
    handToHand: false,
    bonus: { value: 1, label: 'guided missile', clause: 'modern-5.16' },
  })

/** The published tables of 1975 to 2010, and what the rules make of a row by a range finder or a warhead. */
export const TABLES: Tables<MoveRow, DefenceRow, WeaponRow> = {
  moves: {
    infantry: { label: 'Infantry', inches: 2 },
    teams: { label: 'HMG, mortars, RCL, ATGW, SAM', inches: 1 },
    trucks: { label: 'Trucks', inches: 4 },
    'light vehicles': { label: '4x4s, armoured cars, light tanks, APCs and AFVs', inches: 6 },
    'fast MBT': { label: 'Fast MBT', inches: 5 },
    MBT: { label: 'MBT and amphibious light tanks', inches: 4 },
    'slow MBT': { label: 'Slow MBT', inches: 3 },
    helicopters: { label: 'Helicopters', inches: 18 },
  },
  weapons: {
    infantry: weaponRow('infantry', 'Infantry weapons', 2, 3, 3),
    'infantry-tandem': weaponRow('infantry-tandem', 'Infantry weapons, tandem warhead', 2, 3, 3, {
      class: 'infantry',
    }),
    hmg: weaponRow('hmg', 'HMG', 4, 3, 0),
    mortar: weaponRow('mortar', 'Mortar', 10, 3, 1, { least: 2 }),
    rcl: weaponRow('rcl', 'RCL', 10, 2, 4, { class: 'recoilless' }),
    atgw: atgw('atgw', 'ATGW'),
    'atgw-tandem': atgw('atgw-tandem', 'ATGW, tandem warhead'),
    'atgw-top': atgw('atgw-top', 'ATGW, top attack'),
    'atgw-top-tandem': atgw('atgw-top-tandem', 'ATGW, top attack and tandem warhead'),
    sam: weaponRow('sam', 'SAM', 40, null, null, {
      class: 'sam',
      least: 5,
      once: true,
      removes: true,
      handToHand: false,
      bonus: { value: 1, label: 'guided missile', clause: 'modern-5.16' },
    }),
    ...GUNS,
    '57mm-laser': laid('57mm', 'laser'),
    '76mm-laser': laid('76mm', 'laser'),
    '100mm-laser': laid('100mm', 'laser'),
    '105mm-laser': laid('105mm', 'laser'),
    '57mm-computer': laid('57mm', 'computer'),
    '76mm-computer': laid('76mm', 'computer'),
    '100mm-computer': laid('100mm', 'computer'),
    '105mm-computer': laid('105mm', 'computer'),
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
    'light armour': { label: 'Light armoured vehicles and light tanks', factor: 1, armoured: true },
    IFV: { label: 'IFV', factor: 2, armoured: true },
    'light first generation': {
      label: 'Light 1st generation MBT and improved IFV',
      factor: 3,
      armoured: true,
    },
    'first generation': { label: '1st generation MBT', factor: 4, armoured: true },
    'second generation': { label: '2nd generation MBT', factor: 5, armoured: true },
    'third generation': {
      label: 'Improved 2nd generation and early 3rd generation MBT',
      factor: 6,
      armoured: true,
    },
    'newer third generation': { label: 'Newer 3rd generation MBT', factor: 7, armoured: true },
    helicopters: { label: 'Helicopters', factor: 3, armoured: false },
  },
  sources: { ...sourcesOf('modern', 'R44', 'R38'), flying: 'modern-R52' },
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
  airAttack: { any: 5 },
}
