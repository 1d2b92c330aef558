import { ruleset } from '../../../rulesets/cold-war'
import { optionsOf } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, optionsOf('cold-war'))
