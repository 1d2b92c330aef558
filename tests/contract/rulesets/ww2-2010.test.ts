import { ruleset } from '../../../rulesets/ww2-2010'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['ww2-2010'])
