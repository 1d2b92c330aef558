import { citationsOf, LATER_NUMBERED } from '../families/tactical'

/** Which clause or ruling of the rules for 1950 to 1975 speaks of a subject. */
export const CITATIONS = citationsOf('cold-war', LATER_NUMBERED)
