import { ruleset } from '../../../rulesets/legio'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['legio'])
