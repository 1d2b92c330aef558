import { ruleset } from '../../../rulesets/naval'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('naval'))
