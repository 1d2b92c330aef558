import { anyHeadquarters, type Edition, GROUND_TABLE, tactical } from '../families/tactical'
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import rulebook from './rulebook.json'
import haunefeld from './scenarios/haunefeld.json'
import tabuDong from './scenarios/tabu-dong.json'
import telAbuNida from './scenarios/tel-abu-nida.json'
import { NUMBERS, TABLES } from './tables'
import { UNITS } from './units'

/** 1950 to 1975: the family's parts with missiles, helicopters and the guns of two generations. */
export const EDITION: Edition = {
  id: 'cold-war',
  title: '1950-75',
  rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  units: UNITS,
  weapons: TABLES.weapons,
  groundTable: GROUND_TABLE,
  houseRules: HOUSE_RULES,
  variants: {},
  parts: { headquarters: anyHeadquarters },
  scenarios: [tabuDong, telAbuNida, haunefeld],
}

export const ruleset = tactical(EDITION)
