import { ruleset } from '../../../rulesets/legio'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('legio'))
