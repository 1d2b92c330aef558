import { LATER_NUMBERED, citationsOf } from '../families/tactical/citations'

/** Which clause or ruling of the rules for 1950 to 1975 speaks of a subject. */
export const CITATIONS = citationsOf('cold-war', LATER_NUMBERED)
