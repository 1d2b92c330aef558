import { ruleset } from '../../../rulesets/ww2-2010'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('ww2-2010'))
