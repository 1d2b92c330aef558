import type { Point } from '../../../src/geometry/point'
import { type Walk, followed } from '../../families/panzer8'
import type { OnTable } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'

/** Follows a path; by house rule an attack leaves half of the move. */
export function follow(state: D10State, element: OnTable, path: readonly Point[]): Walk {
  const found = followed(SHEETS, state, element, path)
  const isHalf =
    state.houseRules['half-moves'] === true && element.deeds.includes('attack') && state.acting === element.id
  return isHalf ? { ...found, free: Math.min(found.free, found.limit / 2), limit: found.limit / 2 } : found
}
