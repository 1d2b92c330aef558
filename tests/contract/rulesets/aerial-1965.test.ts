import { ruleset } from '../../../rulesets/aerial-1965'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('aerial-1965'))
