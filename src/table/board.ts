import type { BoardPicture } from '../engine/scene'

/** Pixels per painter's inch at which the ground looks as drawn. */
export const PAINT_SCALE = 48

/**
 * Painter's inches in one board unit. The painters think in inches of a table seen at 48 pixels an inch; a hex, a
 * square or a zone stands for more of them, so that grass, shell holes and waves keep their size on screen.
 */
export function grain(board: BoardPicture): number {
  switch (board.kind) {
    case 'inches':
      return 1
    case 'hexes':
      return 0.9 / board.size
    case 'squares':
      return 118 / PAINT_SCALE / board.size
    case 'zones':
      return 1040 / PAINT_SCALE / board.width
  }
}

/** Pixels per board unit at which the board looks as drawn. */
export const naturalScale = (board: BoardPicture): number => grain(board) * PAINT_SCALE
