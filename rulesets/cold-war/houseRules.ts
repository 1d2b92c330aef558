import { houseRulesAfter1945 } from '../families/tactical'

/** The switches of the wars after 1945 by the numbers of this rulebook. */
export const HOUSE_RULES = houseRulesAfter1945('cold-war')
