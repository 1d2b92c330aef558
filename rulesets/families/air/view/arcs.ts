import type { Mark, Tone } from '../../../../src/engine/scene'
import { isOnBoard, outlineOf } from '../../../../src/geometry/hexBoard'
import { type Hex, turn, wedgeOf } from '../../../../src/geometry/hexes'
import { weaponsOf, widthOf } from '../fire/toHit'
import type { Book } from '../model/book'
import type { AirState, Aircraft, Pose, Weapon } from '../model/state'

/** The arcs of the weapons of an aircraft in a pose, with the levels that they hit. */
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
  const guns = weaponsOf(book, aircraft).map(
    (weapon): Mark => ({
      kind: 'cells',
      cells: cells(weapon)
        .filter(each => isOnBoard(board, each))
        .map(each => ({ outline: outlineOf(board, each) })),
      tone,
      label: weapon === 'front' ? `level ${level}` : `levels ${level} and ${level + 1}`,
    }),
  )
  const pose = { hex, facing, level }
  return [...book.parts.flatMap(part => part.marks?.(book, state, aircraft, pose, tone) ?? []), ...guns]
}
