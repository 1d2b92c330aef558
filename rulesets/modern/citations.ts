import { citationsOf, LATER_NUMBERED } from '../families/tactical'

/** Which clause or ruling of the rules for 1975 to 2010 speaks of a subject. */
export const CITATIONS = citationsOf('modern', { ...LATER_NUMBERED, 'hidden deployment': 'R59' })
