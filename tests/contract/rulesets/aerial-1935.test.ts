import { ruleset } from '../../../rulesets/aerial-1935'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('aerial-1935'))
