import { ruleset } from '../../../rulesets/sci-fi'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['sci-fi'])
