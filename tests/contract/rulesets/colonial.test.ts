import { ruleset } from '../../../rulesets/colonial'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('colonial'))
