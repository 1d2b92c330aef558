import { GROUND_TABLE, houseRulesOf, MUSTER_VARIANTS, tactical } from '../families/tactical'
import { CITATIONS } from './citations'
import { LESSON } from './lesson'
import rulebook from './rulebook.json'
import birElHarrat from './scenarios/bir-el-harrat.json'
import krasnyYar from './scenarios/krasny-yar.json'
import saintAubin from './scenarios/saint-aubin.json'
import sainteColombe from './scenarios/sainte-colombe.json'
import strongpoint17 from './scenarios/strongpoint-17.json'
import { NUMBERS, TABLES } from './tables'
import { UNITS } from './units'

/** WW2, the edition of January 2012: the family's parts with its own numbers. */
export const ruleset = {
  ...tactical({
    id: 'ww2',
    title: 'WW2',
    rulebook: rulebook,
    cite: CITATIONS,
    numbers: NUMBERS,
    units: UNITS,
    weapons: TABLES.weapons,
    groundTable: GROUND_TABLE,
    houseRules: houseRulesOf('ww2'),
    variants: MUSTER_VARIANTS,
    scenarios: [saintAubin, sainteColombe, krasnyYar, birElHarrat, strongpoint17],
  }),
  lesson: LESSON,
  // The hard one forgets fewer and looks at more ways, so that whoever plays by a simple recipe seldom beats it.
  forgives: { hard: { overlooking: 0.5, misjudging: 1, looking: 3 } },
}
