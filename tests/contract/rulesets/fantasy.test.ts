import { ruleset } from '../../../rulesets/fantasy'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('fantasy'))
