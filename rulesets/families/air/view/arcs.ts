import type { Mark, Tone } from '../../../../src/engine/scene'
import { isOnBoard, outlineOf } from '../../../../src/geometry/hexBoard'
import { type Hex, turn, wedgeOf } from '../../../../src/geometry/hexes'
import { weaponsOf, widthOf } from '../fire/toHit'
import type { Book } from '../model/book'
import type { AirState, Aircraft, Weapon } from '../model/state'
import type { Pose } from '../movement/manoeuvres'

/** The arcs of the guns of an aircraft in a pose, with the levels that they hit. */
export function arcMarks(
  book: Book,
  state: AirState,
  aircraft: Aircraft,
  { hex, facing, level }: Pose,
  tone: Tone,
): readonly Mark[] {
  const { board } = state.scenario
  const cells = (weapon: Weapon): readonly Hex[] =>
    wedgeOf(hex, turn(facing, weapon === 'front' ? 0 : 3), widthOf(state, weapon), book.toHit.length)
  return weaponsOf(book, aircraft).map(weapon => ({
    kind: 'cells',
    cells: cells(weapon)
      .filter(each => isOnBoard(board, each))
      .map(each => ({ outline: outlineOf(board, each) })),
    tone,
    label: weapon === 'front' ? `level ${level}` : `levels ${level} and ${level + 1}`,
  }))
}
