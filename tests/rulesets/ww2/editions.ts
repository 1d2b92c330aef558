import { ruleset as of2012 } from '../../../rulesets/ww2'
import { ruleset as of2010 } from '../../../rulesets/ww2-2010'
import { tableOf } from './table'

/** Both editions at the table. What they have in common is proved of each by the same tests. */
export const WW2 = tableOf(of2012)
export const WW2_2010 = tableOf(of2010)
export const EDITIONS = [WW2, WW2_2010]
