import type { HouseRule } from '../../src/engine/rulebook'
import { houseRulesOf, laterHouseRulesOf } from '../families/tactical/houseRules'

/** The switches of the family by the numbers of this rulebook, and those of reactive armour and stabilised guns. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesOf('modern', { 'any-hq': null, 'faster-heavies': null, 'early-tank-guns': null }),
  ...laterHouseRulesOf('modern'),
  {
    id: 'reactive-first',
    ruling: 'modern-R54',
    label: 'Reactive armour first',
    text: 'The 1 of reactive armour is added before the Defence Factor is halved, not after.',
  },
]
