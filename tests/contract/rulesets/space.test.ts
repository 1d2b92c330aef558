import { ruleset } from '../../../rulesets/space'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('space'))
