import { GROUND_TABLE, tactical } from '../families/tactical'
import { CITATIONS } from './citations'
import { CUSTOMS, HOUSE_RULES, VARIANTS } from './houseRules'
import rulebook from './rulebook.json'
import rudka from './scenarios/rudka.json'
import vaux from './scenarios/vaux.json'
import { NUMBERS, TABLES } from './tables'
import { UNITS } from './units'

/** WW2, the edition of March 2010: the same parts with the numbers and customs of the older booklet. */
export const ruleset = tactical({
  id: 'ww2-2010',
  title: 'WW2 (2010 edition)',
  rulebook: rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  units: UNITS,
  weapons: TABLES.weapons,
  groundTable: GROUND_TABLE,
  houseRules: HOUSE_RULES,
  variants: VARIANTS,
  customs: CUSTOMS,
  scenarios: [vaux, rudka],
})
