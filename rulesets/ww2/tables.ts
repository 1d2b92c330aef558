import {
  COMMON_DEFENCES,
  COMMON_NUMBERS,
  COMMON_WEAPONS,
  movesOf,
  sourcesOf,
  type Tables,
  weaponRow,
} from '../families/tactical'

/** One row of this edition, to which both light tanks and the weak mediums belong. */
const lightTanks = {
  label: 'Light tanks, early British cruisers, Italian and Japanese mediums, R35, H39, Pz 35-38t and Char B1',
  factor: 2,
  armoured: true,
}

/** The published tables of January 2012: the rows common to both editions and its own. */
export const TABLES: Tables = {
  moves: movesOf('Infantry', 'armoured vehicles'),
  weapons: {
    ...COMMON_WEAPONS,
    mortar: weaponRow('mortar', 'Mortar', 10, 3, 1, { least: 2 }),
    '20mm': weaponRow('20mm', '20-25mm', 3, 2, 1),
    '37-47mm': weaponRow('37-47mm', '37-47mm or 2pdr', 4, 2, 2),
  },
  defences: { ...COMMON_DEFENCES, 'light tanks': lightTanks, 'weak mediums': lightTanks },
  sources: sourcesOf('ww2', 'R51', 'R50'),
}

/** The numbers that stand in the text itself. */
export const NUMBERS = COMMON_NUMBERS
