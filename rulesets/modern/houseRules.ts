import type { HouseRule } from '../../src/engine/rulebook'
import { houseRulesAfter1945 } from '../families/tactical'

/** The switches of this ruleset alone: of reactive armour and stabilised guns. */
const OWN = [
  {
    id: 'reactive-first',
    ruling: 'modern-R54',
    label: 'Reactive armour first',
    text: 'The 1 of reactive armour is added before the Defence Factor is halved, not after.',
  },
  {
    id: 'two-targets',
    ruling: 'modern-R56',
    label: 'Two dice, two targets',
    text: 'The second die of a stabilised gun may be aimed at another target within 2 inches of the first.',
  },
] as const satisfies readonly HouseRule[]

export type Switch = (typeof OWN)[number]['id']

/** The switches of the family by the numbers of this rulebook, and its own. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesAfter1945('modern', { 'hidden-deployment': 'R59' }),
  ...OWN,
]
