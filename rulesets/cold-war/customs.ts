import type { Book } from '../families/tactical/book'
import { houseRulesOf, laterHouseRulesOf } from '../families/tactical/houseRules'
import { isOn } from '../families/tactical/lookup'
import type { HouseRule } from '../../src/engine/rulebook'

/** Burning wrecks, close combat at buildings and smoke, as in WW2; any HQ of the side rallies. */
export const CUSTOMS: Book['customs'] = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  smoke: () => true,
  anyHq: state => !isOn(state, 'own-hq'),
}

/** The family's switches, but for what concerns the tanks and guns of 1940. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesOf('cold-war', { 'any-hq': null, 'faster-heavies': null, 'early-tank-guns': null }),
  ...laterHouseRulesOf('cold-war'),
]
