import { assembleUnits } from '../families/tactical/muster/assemble'
import { ROSTER } from '../families/tactical/muster/roster'
import { TABLES } from './tables'

/** The muster of the edition of January 2012: the roster with the figures of its tables. */
export const UNITS = assembleUnits(ROSTER, TABLES)
