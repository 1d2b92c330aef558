import type { Rect } from './marks/place'
import type { Camera, Viewport } from './camera'

/** So many pixels of the table are painted beyond each edge of what is seen, to have something to show while one pans. */
export const MARGIN = 200

/** What a camera sees, seen from the top left corner of a sheet that is larger by the margin on each side. */
export const withMargin = ({ x, y, scale }: Camera): Camera => ({
  x: x - MARGIN / scale,
  y: y - MARGIN / scale,
  scale,
})

/** The sheet behind a window; what lies beyond the window counts as covered. */
export const sheetView = (view: Viewport): Viewport => ({
  width: view.width + MARGIN * 2,
  height: view.height + MARGIN * 2,
  top: view.top + MARGIN,
  right: view.right + MARGIN,
  bottom: view.bottom + MARGIN,
  left: view.left + MARGIN,
})

/** Parts of the window as they lie on the sheet. */
export const onSheet = (parts: readonly Rect[]): readonly Rect[] =>
  parts.map(part => ({ ...part, x: part.x + MARGIN, y: part.y + MARGIN }))
