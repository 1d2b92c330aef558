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
import { CITATIONS } from './citations'
import { HOUSE_RULES } from './houseRules'
import { KINDS, kindsUnder } from './kinds'
import rulebook from './rulebook.json'
import gaugamela from './scenarios/gaugamela.json'
import kutnaHora from './scenarios/kutna-hora.json'
import zama from './scenarios/zama.json'
import { ATTACK, DEFENCE, MISSILES, SHOOTING } from './tables'

const SCENARIOS = [zama, gaugamela, kutnaHora] as readonly unknown[] as readonly AncientScenario[]

/** Legio VIII: the family's parts with its own tables, kinds and armies. */
const edition = {
  id: 'legio',
  title: 'Legio VIII',
  rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  kinds: KINDS,
  kindsUnder,
  missiles: MISSILES,
  shooting: SHOOTING,
  attack: ATTACK,
  defence: DEFENCE,
  shielding: [],
  unsteady: () => null,
  armours: ARMOURS,
  arms: ARMS,
  looks: [],
  pitched: {},
  houseRules: HOUSE_RULES,
  scenarios: SCENARIOS,
  forgives: {
    easy: { overlooking: 0.7, misjudging: 0.7 },
    middle: { overlooking: 0.7, misjudging: 0.7 },
    hard: { overlooking: 0.85, misjudging: 0.85 },
  },
}

const book = bookOf(edition)

export const ruleset = ancients(
  edition,
  musterOf(book, PRICES),
  armyRules(book, PRICES, ARMY_SIZE, READY, SCENARIOS),
)
