import { ruleset } from '../../../rulesets/ww1'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['ww1'])
