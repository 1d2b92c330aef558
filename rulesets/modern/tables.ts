import {
  atgw,
  LATER_DEFENCES,
  LATER_MOVES,
  laterNumbers,
  laterSources,
  laterWeapons,
  type Tables,
  type Weapon,
  weaponRow,
} from '../families/tactical'
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

/** The published tables of 1975 to 2010, and what the rules make of a row by a range finder or a warhead. */
export const TABLES: Tables<MoveRow, DefenceRow, WeaponRow> = {
  moves: {
    ...LATER_MOVES,
    'light vehicles': { label: '4x4s, armoured cars, light tanks, APCs and AFVs', inches: 6 },
    MBT: { label: 'MBT and amphibious light tanks', inches: 4 },
    'slow MBT': { label: 'Slow MBT', inches: 3 },
  },
  weapons: {
    ...laterWeapons('modern'),
    infantry: weaponRow('infantry', 'Infantry weapons', 2, 3, 3),
    'infantry-tandem': weaponRow('infantry-tandem', 'Infantry weapons, tandem warhead', 2, 3, 3, {
      class: 'infantry',
    }),
    'atgw-tandem': atgw('modern', 'atgw-tandem', 'ATGW, tandem warhead'),
    'atgw-top': atgw('modern', 'atgw-top', 'ATGW, top attack'),
    'atgw-top-tandem': atgw('modern', 'atgw-top-tandem', 'ATGW, top attack and tandem warhead'),
    ...GUNS,
    '57mm-laser': laid('57mm', 'laser'),
    '76mm-laser': laid('76mm', 'laser'),
    '100mm-laser': laid('100mm', 'laser'),
    '105mm-laser': laid('105mm', 'laser'),
    '57mm-computer': laid('57mm', 'computer'),
    '76mm-computer': laid('76mm', 'computer'),
    '100mm-computer': laid('100mm', 'computer'),
    '105mm-computer': laid('105mm', 'computer'),
  },
  defences: {
    ...LATER_DEFENCES,
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
  },
  sources: laterSources('modern'),
}

/** The numbers that stand in the text itself. */
export const NUMBERS = laterNumbers({ any: 5 })
