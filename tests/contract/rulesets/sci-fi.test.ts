import { ruleset } from '../../../rulesets/sci-fi'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('sci-fi'))
