import { REGISTER } from '../../rulesets'

// Loads all rulesets before the first test, so that what is worked out when a module is loaded is put down to no test.
await Promise.all(REGISTER.map(entry => entry.load()))
