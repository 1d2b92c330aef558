import { isOnBoard } from '../../../../src/geometry/hexBoard'
import type { Hex } from '../../../../src/geometry/hexes'
import type { Book } from '../model/book'
import type { Standing } from '../model/lookup'
import type { AirState, Manoeuvre } from '../model/state'
import { costOf, flown, poseOf, rowsFor } from './manoeuvres'

/** Where manoeuvres lead, as far as they stay on the table and the aircraft knows them. */
export function carried(book: Book, state: AirState, aircraft: Standing, manoeuvres: readonly Manoeuvre[]) {
  const rows = rowsFor(book, aircraft)
  const hexes: Hex[] = []
  let pose = poseOf(state, aircraft)
  let spent = 0
  let reversed = false
  for (const kind of manoeuvres) {
    const row = rows.find(each => each.kind === kind)
    const next = row && flown(pose, row)
    if (!row || !next || !isOnBoard(state.scenario.board, next.hex)) break
    pose = { ...next, level: Math.min(20, Math.max(1, next.level)) }
    spent += costOf(book, aircraft, row)
    reversed ||= row.turn === 3
    hexes.push(pose.hex)
  }
  return { pose, spent, reversed, hexes }
}
