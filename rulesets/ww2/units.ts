import { assembleUnits, ROSTER } from '../families/tactical'
import { TABLES } from './tables'

/** The muster of the edition of January 2012: the roster with the figures of its tables. */
export const UNITS = assembleUnits(ROSTER, TABLES)
