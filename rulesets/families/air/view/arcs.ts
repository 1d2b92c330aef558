import type { Mark, Tone } from '../../../../src/engine/scene'
import { bordersOf, isOnBoard, placeOf } from '../../../../src/geometry/hexBoard'
import { type Hex, hexDistance, turn, wedgeOf } from '../../../../src/geometry/hexes'
import { weaponsOf, widthOf } from '../fire/toHit'
import type { Book } from '../model/book'
import type { AirState, Aircraft, HexBoard, Pose, Weapon } from '../model/state'

/** The arcs of the weapons of an aircraft in a pose, with the levels that they hit and the score that is needed. */
export function arcMarks(
  book: Book,
  state: AirState,
  aircraft: Aircraft,
  { hex, facing, level }: Pose,
  tone: Tone,
): readonly Mark[] {
  const { board } = state.scenario
  const guns = weaponsOf(book, aircraft).flatMap((weapon): readonly Mark[] => {
    const aim = turn(facing, weapon === 'front' ? 0 : 3)
    const cells = wedgeOf(hex, aim, widthOf(state, weapon), book.toHit.length)
    const levels = weapon === 'front' ? `guns: level ${level}` : `rear gun: levels ${level} and ${level + 1}`
    return [coneMark(board, cells, tone, levels), ...scoresAlong(book, board, hex, aim, weapon)]
  })
  const pose = { hex, facing, level }
  return [...book.parts.flatMap(part => part.marks?.(book, state, aircraft, pose, tone) ?? []), ...guns]
}

/** A field of fire: one patch of hexes, with what it's of. */
export const coneMark = (board: HexBoard, cells: readonly Hex[], tone: Tone, label: string): Mark => ({
  kind: 'area',
  outlines: bordersOf(
    board,
    cells.filter(each => isOnBoard(board, each)),
  ),
  tone,
  label,
})

/** What is needed to hit at each distance straight ahead. */
function scoresAlong(
  book: Book,
  board: HexBoard,
  from: Hex,
  aim: Pose['facing'],
  weapon: Weapon,
): readonly Mark[] {
  if (weapon !== 'front') return []
  const cells = wedgeOf(from, aim, 'row', book.toHit.length).filter(each => isOnBoard(board, each))
  const figures = cells.flatMap(each => {
    const row = book.toHit[hexDistance(from, each) - 1]
    return row ? [{ at: placeOf(board, each), text: row.need < 6 ? `${row.need}+` : 'only 6' }] : []
  })
  return [{ kind: 'figures', figures }]
}
