import { type Edition, GROUND_TABLE, anyHeadquarters, tactical } from '../families/tactical'
import { FITTINGS } from './fittings'
import { armourPart } from './armour'
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import { fittingNotes } from './notes'
import rulebook from './rulebook.json'
import fuldaGap from './scenarios/fulda-gap.json'
import kalaSabz from './scenarios/kala-sabz.json'
import wadiAlBatin from './scenarios/wadi-al-batin.json'
import { type Split, split } from './split'
import { stabilisedFire } from './stabilised'
import { NUMBERS, TABLES } from './tables'
import { thermalSight } from './thermal'
import { UNITS } from './units'
import { MODERN_WORDS } from './words'

/** 1975 to 2010: the family's parts with these numbers, and stabilised guns, reactive armour and thermal sights. */
export const EDITION: Edition<Split> = {
  id: 'modern',
  title: '1975-2010',
  rulebook: rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  units: UNITS,
  weapons: TABLES.weapons,
  groundTable: GROUND_TABLE,
  houseRules: HOUSE_RULES,
  variants: {},
  scenarios: [fuldaGap, wadiAlBatin, kalaSabz],
  ownActs: { split },
  fittings: FITTINGS,
  parts: {
    words: MODERN_WORDS,
    notes: fittingNotes,
    headquarters: anyHeadquarters,
    fire: stabilisedFire,
    damage: armourPart,
    sight: thermalSight,
  },
}

export const ruleset = tactical(EDITION)
