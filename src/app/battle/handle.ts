import { createRef } from 'react'
import type { TableHandle } from '../../table/props'

/** The table on the screen, for commands: zoom, fit, the piece in the hand. */
export const table = createRef<TableHandle>()

/** Whether all of a board is on the screen: there is nothing to be found elsewhere. True while there is no table yet. */
export function isWhole(board: { readonly width: number; readonly height: number }): boolean {
  const handle = table.current
  if (!handle?.element) return true
  const corner = handle.boardAt({ x: handle.element.clientWidth, y: handle.element.clientHeight })
  const origin = handle.boardAt({ x: 0, y: 0 })
  return origin.x <= 0 && origin.y <= 0 && corner.x >= board.width && corner.y >= board.height
}
