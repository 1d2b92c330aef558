import { ruleset } from '../../../rulesets/panzer8-d10'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('panzer8-d10'))
