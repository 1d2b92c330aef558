import { citationsOf } from '../families/tactical'

/** Which clause or ruling of the edition of January 2012 speaks of a subject. */
export const CITATIONS = citationsOf('ww2', { 'early guns': '8.2' })
