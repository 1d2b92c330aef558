import { ruleset } from '../../../rulesets/modern'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('modern'))
