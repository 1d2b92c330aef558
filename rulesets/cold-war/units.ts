import { assembleUnits } from '../families/tactical'
import { ROSTER } from './muster/roster'
import { TABLES } from './tables'

/** The muster of 1950 to 1975: the roster with the figures of these tables. */
export const UNITS = assembleUnits(ROSTER, TABLES)
