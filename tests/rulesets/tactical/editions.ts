import type { Split } from '../../../rulesets/modern/split'
import type { Share } from '../../../rulesets/sci-fi/support'
import { type Edition, tactical } from '../../../rulesets/families/tactical'
import { EDITION as COLD_WAR_EDITION } from '../../../rulesets/cold-war'
import { EDITION as MODERN_EDITION } from '../../../rulesets/modern'
import { EDITION as SCI_FI_EDITION } from '../../../rulesets/sci-fi'
import { ruleset as of2012 } from '../../../rulesets/ww2'
import { NUMBERS, TABLES } from '../../../rulesets/ww2/tables'
import { UNITS } from '../../../rulesets/ww2/units'
import { ruleset as of2010 } from '../../../rulesets/ww2-2010'
import { describe, it } from 'vitest'
import { type Table, tableOf } from './table'

/** Both editions at the table. What they have in common is proved of each by the same tests. */
export const WW2 = tableOf(of2012)
export const WW2_2010 = tableOf(of2010)
export const EDITIONS = [WW2, WW2_2010]

/** A later booklet with the troops of WW2 beside its own, so that the same tests prove what it has in common with them. */
const withOldTroops = <Own extends Split | Share = never>(edition: Edition<Own>) =>
  tableOf(
    tactical({
      ...edition,
      units: { ...edition.units, ...UNITS },
      weapons: { ...edition.weapons, ...TABLES.weapons },
      numbers: { ...edition.numbers, airAttack: { ...edition.numbers.airAttack, ...NUMBERS.airAttack } },
    }),
  )

/** The wars that followed with the troops of WW2. */
export const COLD_WAR = withOldTroops(COLD_WAR_EDITION)
export const MODERN = withOldTroops(MODERN_EDITION)

/** Booklets with burning wrecks, close combat at buildings, smoke and a least range for mortars: all but the oldest. */
export const FULL = [WW2, COLD_WAR, MODERN]

/** Every booklet that has the sections of WW2. */
export const FAMILY = [...FULL, WW2_2010]

/** Sci-Fi with the troops of WW2 beside its own. It lacks some sections: of the shared tests it runs those whose clauses it has. */
export const SCI_FI = withOldTroops(SCI_FI_EDITION)

/** `describe` and `it` that leave out what names a clause in its title which the rulebook does not have. */
export function itsOwn(t: Table): { readonly describe: typeof describe; readonly it: typeof it } {
  const known = new Set([...t.ruleset.rulebook.clauses, ...t.ruleset.rulebook.rulings].map(({ id }) => id))
  const isOwn = (title: unknown) =>
    [...String(title).matchAll(/\[([^\]]+)\]/g)].every(([, id = '']) => known.has(id))
  const sifted = <T extends typeof it | typeof describe>(all: T): T =>
    new Proxy(all, {
      apply: (test, self, given: readonly unknown[]) =>
        isOwn(given[0]) ? Reflect.apply(test, self, given) : undefined,
      get(test, key) {
        if (key !== 'each') return Reflect.get(test, key)
        return (...cases: readonly unknown[]) => {
          const each = Reflect.apply(test.each, test, cases)
          return (...given: readonly unknown[]) =>
            isOwn(given[0]) ? Reflect.apply(each, test, given) : undefined
        }
      },
    })
  return { describe: sifted(describe), it: sifted(it) }
}
