import { ruleset } from '../../../rulesets/coastal'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('coastal'))
