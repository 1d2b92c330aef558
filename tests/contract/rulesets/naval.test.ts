import { ruleset } from '../../../rulesets/naval'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['naval'])
