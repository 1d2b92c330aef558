import { ruleset } from '../../../rulesets/modern'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['modern'])
