import { ruleset } from '../../../rulesets/space'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['space'])
