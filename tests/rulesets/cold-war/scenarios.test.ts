import { ruleset } from '../../../rulesets/cold-war'
import { UNITS } from '../../../rulesets/cold-war/units'
import { scenarioTests } from '../tactical/scenarios'

scenarioTests(ruleset, UNITS, 3)
