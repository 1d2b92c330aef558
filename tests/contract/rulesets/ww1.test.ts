import { ruleset } from '../../../rulesets/ww1'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('ww1'))
