import { ruleset } from '../../../rulesets/cold-war'
import { HOOKS } from '../hooks'
import { contractSuite } from '../suite'

contractSuite(ruleset, HOOKS['cold-war'])
