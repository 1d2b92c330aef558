import {
  ARMOURS,
  ARMS,
  type AncientScenario,
  NUMBERS,
  ancients,
  armyRules,
  bookOf,
  musterOf,
} from '../families/ancients'
import { ARMY_SIZE, PRICES, READY } from './armies'
import { telling } from './borrowed'
import { armiesOfChance } from './chance'
import { CITATIONS } from './citations'
import { condition } from './condition'
import { flight } from './flight'
import { frail } from './frail'
import { HOUSE_RULES } from './houseRules'
import { type Cast, type Hold, cast, hold, opening } from './magic/casting'
import { type Choose, choose } from './magic/choosing'
import { merits } from './magic/merits'
import { OWN_FIELDS } from './magic/spells'
import { KINDS, LOOKS, kindsUnder } from './kinds'
import rulebook from './rulebook.json'
import brokenTower from './scenarios/broken-tower.json'
import ford from './scenarios/ford.json'
import karnGate from './scenarios/karn-gate.json'
import { ATTACK, DEFENCE, MISSILES, SHIELDING, SHOOTING, unsteady } from './tables'
import { shown } from './view'
import { FANTASY_WORDS } from './words'

const SCENARIOS = [ford, brokenTower, karnGate] as readonly unknown[] as readonly AncientScenario[]

/** Fantasy: the family's parts with its own tables, kinds and armies. */
const edition = {
  id: 'fantasy',
  title: 'Fantasy',
  rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  kinds: KINDS,
  kindsUnder,
  missiles: MISSILES,
  shooting: SHOOTING,
  attack: ATTACK,
  defence: DEFENCE,
  shielding: SHIELDING,
  unsteady,
  armours: ARMOURS,
  arms: ARMS,
  looks: LOOKS,
  pitched: { magic: true },
  houseRules: HOUSE_RULES,
  scenarios: SCENARIOS,
  forgives: {
    easy: { overlooking: 0.7, misjudging: 0.7 },
    middle: { overlooking: 0.7, misjudging: 0.7 },
    hard: { overlooking: 0.7, misjudging: 0.4 },
  },
  parts: {
    words: FANTASY_WORDS,
    movement: flight,
    condition,
    damage: frail,
    opening,
    view: shown,
    merits,
  },
  ownActs: { cast, hold, choose },
  ownFields: OWN_FIELDS,
} as const

const book = bookOf(edition)

export const ruleset = ancients<Cast | Hold | Choose>(edition, musterOf(book, PRICES), {
  ...telling(armyRules(book, PRICES, ARMY_SIZE, READY, SCENARIOS)),
  chance: armiesOfChance(book),
})
