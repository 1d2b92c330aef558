import { assembleUnits, ROSTER } from '../families/tactical'
import { TABLES } from './tables'

/** This edition prints the Cromwell among the heavy tanks (ruling 53), and with it the tanks on its hull. */
const CROMWELLS = new Set(['cromwell', 'challenger', 'comet'])

/** The muster of the edition of March 2010: the same roster with the figures of its own tables. */
export const UNITS = assembleUnits(
  ROSTER.map(spec => (CROMWELLS.has(spec.id) ? { ...spec, defence: 'heavy' as const } : spec)),
  TABLES,
)
