import { otherSide } from '../../../src/engine/ids'
import { type Point, distance } from '../../../src/geometry/point'
import { WITHIN } from '../../../src/geometry/tolerance'
import {
  type Pose,
  type Walk,
  eyeOf,
  followed,
  isEmptyTransport,
  onTable,
  sightBetween,
} from '../../families/panzer8'
import { type Reason, cite } from '../act'
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

/** By house rule an empty transport goes where it likes, but no nearer to an enemy whom it sees. */
function nearsEnemy(state: D10State, element: OnTable, end: Pose): boolean {
  if (state.houseRules['empty-transports'] !== true || !isEmptyTransport(SHEETS, state, element)) return false
  const eye = eyeOf(SHEETS, element, element)
  return onTable(state, otherSide(element.side)).some(
    each =>
      distance(each.at, end.at) < distance(each.at, element.at) - WITHIN &&
      sightBetween(SHEETS, state, eye, eyeOf(SHEETS, each, each)).clear,
  )
}

/** What else speaks against ending a move in a pose. */
export const unending = (state: D10State, element: OnTable, end: Pose): readonly Reason[] =>
  nearsEnemy(state, element, end) ? [{ code: 'nearer-to-an-enemy', clause: cite('R61') }] : []
