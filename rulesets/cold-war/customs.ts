import type { Book } from '../families/tactical/book'
import { houseRulesOf, laterHouseRulesOf } from '../families/tactical/houseRules'
import type { HouseRule } from '../../src/engine/rulebook'

/** Burning wrecks, close combat at buildings and smoke, as in WW2. */
export const CUSTOMS: Book['customs'] = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  smoke: () => true,
  spotters: () => true,
  hitsAsSilenced: () => false,
}

/** The family's switches, but for what concerns the tanks and guns of 1940. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesOf('cold-war', { 'any-hq': null, 'faster-heavies': null, 'early-tank-guns': null }),
  ...laterHouseRulesOf('cold-war'),
]
