import type { Point } from '../geometry/point'
import type { UnitId } from './ids'
import type { Measurement } from './ruleset'
import type { Unit } from './state'
import { findUnit } from './units'

/** What one end of the measuring tool is to the other: its distance at least, in the units of the board. */
type Told = Pick<Measurement, 'distance'> & Partial<Measurement>

/** The answer where one end is a unit that is not on the table. */
export const NOT_ON_TABLE: Measurement = { distance: 0, lines: [{ code: 'engine-not-on-table' }], marks: [] }

/**
 * The answer of the measuring tool between two places or units. A unit that is not on the table has no distance; the line between
 * the ends is plain where `told` draws none.
 */
export function measuredBetween(
  state: { readonly units: readonly Unit[] },
  from: Point | UnitId,
  to: Point | UnitId,
  told: (from: Point, to: Point) => Told,
): Measurement {
  const [start, end] = [from, to].map(each =>
    typeof each === 'string' ? (findUnit(state, each)?.at ?? null) : each,
  )
  if (!start || !end) return NOT_ON_TABLE
  return {
    lines: [],
    marks: [{ kind: 'sight', from: start, to: end, tone: 'plain' }],
    ...told(start, end),
  }
}
