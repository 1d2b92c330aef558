import { ruleset } from '../../../rulesets/ww2'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('ww2'))
