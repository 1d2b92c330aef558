import { type Edition, tactical } from '../../../rulesets/families/tactical/tactical'
import { EDITION as MODERN_EDITION } from '../../../rulesets/modern'
import { ruleset as of2012 } from '../../../rulesets/ww2'
import { NUMBERS, TABLES } from '../../../rulesets/ww2/tables'
import { UNITS } from '../../../rulesets/ww2/units'
import { ruleset as of2010 } from '../../../rulesets/ww2-2010'
import { tableOf } from './table'

/** Both editions at the table. What they have in common is proved of each by the same tests. */
export const WW2 = tableOf(of2012)
export const WW2_2010 = tableOf(of2010)
export const EDITIONS = [WW2, WW2_2010]

/** A later booklet with the troops of WW2 beside its own, so that the same tests prove what it has in common with them. */
const withOldTroops = (edition: Edition) =>
  tableOf(
    tactical({
      ...edition,
      units: { ...edition.units, ...UNITS },
      weapons: { ...edition.weapons, ...TABLES.weapons },
      numbers: { ...edition.numbers, airAttack: { ...edition.numbers.airAttack, ...NUMBERS.airAttack } },
    }),
  )

/** Booklets with burning wrecks, close combat at buildings, smoke and a least range for mortars: all but the oldest. */
export const FULL = [WW2, withOldTroops(MODERN_EDITION)]

/** Every booklet that has the sections of WW2. */
export const FAMILY = [...FULL, WW2_2010]
