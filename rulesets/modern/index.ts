import {
  ACTS,
  anyHeadquarters,
  CUSTOMS,
  type Edition,
  GROUND_TABLE,
  smokeAct,
  tactical,
} from '../families/tactical'
import { armourPart } from './armour'
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import { fittingNotes } from './notes'
import rulebook from './rulebook.json'
import fuldaGap from './scenarios/fulda-gap.json'
import kalaSabz from './scenarios/kala-sabz.json'
import wadiAlBatin from './scenarios/wadi-al-batin.json'
import { split } from './split'
import { stabilisedFire } from './stabilised'
import { NUMBERS, TABLES } from './tables'
import { thermalSight } from './thermal'
import { UNITS } from './units'
import { MODERN_WORDS } from './words'

/** 1975 to 2010: the family's parts with these numbers, and stabilised guns, reactive armour and thermal sights. */
export const EDITION: Edition = {
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
  customs: CUSTOMS,
  scenarios: [fuldaGap, wadiAlBatin, kalaSabz],
  parts: {
    words: MODERN_WORDS,
    notes: fittingNotes,
    headquarters: anyHeadquarters,
    fire: stabilisedFire,
    damage: armourPart,
    sight: thermalSight,
    acts: { ...ACTS, smoke: smokeAct, split },
  },
}

export const ruleset = tactical(EDITION)
