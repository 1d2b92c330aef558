import { ruleset } from '../../../rulesets/divisional'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('divisional'))
