import type { AncientAction, AncientState } from '../../../rulesets/families/ancients'
import { ruleset as fantasy } from '../../../rulesets/fantasy'
import { ruleset as legio } from '../../../rulesets/legio'
import type { Ruleset } from '../../../src/engine/ruleset'
import { tableOf } from './table'
export * from './table'

export const LEGIO = tableOf(legio, {
  'light horse': 'light-cavalry',
  'heavy horse': 'heavy-cavalry',
  'shock horse': 'shock-cavalry',
  'armoured horse': 'cataphracts',
  beasts: 'elephants',
})

export const FANTASY = tableOf(
  // The shared tests know the acts of the family only.
  fantasy as unknown as Ruleset<AncientState, AncientAction>,
  {
    'light horse': 'light-mounted',
    'heavy horse': 'heavy-mounted',
    'shock horse': 'shock-mounted',
    'armoured horse': 'shock-mounted-armoured',
    beasts: 'monsters',
  },
  { scenario: { magic: false }, state: { magic: null } },
)

/** Both members at the table. What they have in common is proved of each by the same tests. */
export const MEMBERS = [LEGIO, FANTASY] as const
