import { ACTS, tactical } from '../families/tactical'
import { CITATIONS } from './citations'
import { GROUND, HOUSE_RULES, SMOKE, VARIANTS, WRECKS } from './houseRules'
import rulebook from './rulebook.json'
import rudka from './scenarios/rudka.json'
import vaux from './scenarios/vaux.json'
import { NUMBERS, TABLES } from './tables'
import { UNITS } from './units'

/** WW2, the edition of March 2010: the same parts with the numbers of the older booklet, and without what came after it. */
export const ruleset = {
  ...tactical({
    id: 'ww2-2010',
    title: 'WW2 (2010 edition)',
    rulebook: rulebook,
    cite: CITATIONS,
    numbers: NUMBERS,
    units: UNITS,
    weapons: TABLES.weapons,
    groundTable: GROUND,
    houseRules: HOUSE_RULES,
    variants: VARIANTS,
    parts: { damage: WRECKS, acts: { ...ACTS, smoke: SMOKE } },
    scenarios: [vaux, rudka],
  }),
  // The hard one looks at more ways, so that whoever plays by a simple recipe beats it less often.
  forgives: { hard: { overlooking: 1, misjudging: 1, looking: 3 } },
}
