import {
  COMMON_DEFENCES,
  COMMON_NUMBERS,
  COMMON_WEAPONS,
  movesOf,
  sourcesOf,
  type Tables,
  weaponRow,
} from '../families/tactical'

/**
 * The published tables of March 2010: the rows common to both editions and its own. Its Attack and Defence Factors have
 * lost their numbers; those of 2012 stand in by the name of the row (ruling 50).
 */
export const TABLES: Tables = {
  moves: movesOf('Foot', 'tanks'),
  weapons: {
    ...COMMON_WEAPONS,
    mortar: weaponRow('mortar', 'Mortar', 10, 3, 1),
    '20mm': weaponRow('20mm', '20mm', 2, 2, 1),
    '37-47mm': weaponRow('37-47mm', '37-47mm or 2pdr', 5, 2, 2),
  },
  defences: {
    ...COMMON_DEFENCES,
    'light tanks': { label: 'Light tanks and early British cruisers', factor: 2, armoured: true },
    'weak mediums': {
      label: 'Italian and Japanese mediums, R35, H39, Pz 35-38t and Char B1',
      factor: 2,
      armoured: true,
    },
  },
  sources: sourcesOf('ww2-2010', 'R64', 'R63'),
}

/** The numbers that stand in the text itself. */
export const NUMBERS = COMMON_NUMBERS
