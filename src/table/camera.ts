import type { Point } from '../geometry/point'
import type { BoardPicture } from '../engine/scene'
import { naturalScale } from './board'

/** Where one looks: the board point at the top left of the canvas, and pixels per board unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The canvas in CSS pixels, and what lies over its edges (rulers, a dock): the clear part is what counts. */
export interface Viewport {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

type Size = Pick<BoardPicture, 'width' | 'height'>

export const toScreen = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) * camera.scale,
  y: (at.y - camera.y) * camera.scale,
})

export const toBoard = (camera: Camera, at: Point): Point => ({
  x: camera.x + at.x / camera.scale,
  y: camera.y + at.y / camera.scale,
})

const clearWidth = (view: Viewport): number => Math.max(1, view.width - view.left - view.right)
const clearHeight = (view: Viewport): number => Math.max(1, view.height - view.top - view.bottom)

/** Scale at which the whole board fits the clear part of the canvas. */
export function fitScale(board: Size, view: Viewport): number {
  return Math.min(clearWidth(view) / board.width, clearHeight(view) / board.height)
}

/** Least and greatest scale: a little beyond the whole board, and close enough to read a silhouette. */
export function scaleLimits(
  board: BoardPicture,
  view: Viewport,
): { readonly least: number; readonly most: number } {
  const fit = fitScale(board, view)
  return { least: fit * 0.86, most: Math.max(fit, naturalScale(board) * 2.4) }
}

/** Pixels beyond the edge of the board that one may look at: what lies in a corner comes out from under the tools. */
const MARGIN = 120
/** The same where nobody has asked for it: its frame. */
export const FRAME = 12

/** One axis: centred if the board is smaller than the clear part, else kept so that no more than a margin is room. */
function clampAxis(
  start: number,
  size: number,
  scale: number,
  before: number,
  clear: number,
  most: number,
): number {
  const shown = clear / scale
  const margin = Math.min(shown * 0.25, most / scale)
  const first = start + before / scale
  if (shown >= size + margin * 2) return (size - shown) / 2 - before / scale
  const clamped = Math.min(Math.max(first, -margin), size - shown + margin)
  return clamped - before / scale
}

/** The same camera, moved and zoomed no farther than the limits; `margin` pixels of room round the board. */
export function clampCamera(camera: Camera, board: BoardPicture, view: Viewport, margin = MARGIN): Camera {
  const { least, most } = scaleLimits(board, view)
  const scale = Math.min(Math.max(camera.scale, least), most)
  return {
    scale,
    x: clampAxis(camera.x, board.width, scale, view.left, clearWidth(view), margin),
    y: clampAxis(camera.y, board.height, scale, view.top, clearHeight(view), margin),
  }
}

/** The whole board in the clear part of the canvas. */
export function fitCamera(board: BoardPicture, view: Viewport): Camera {
  const scale = fitScale(board, view) * 0.97
  return clampCamera(centreOn({ x: board.width / 2, y: board.height / 2 }, scale, view), board, view)
}

/** Whether two cameras show the same, to the hundredth of an inch. */
export function isSame(a: Camera, b: Camera): boolean {
  return Math.abs(a.scale / b.scale - 1) < 1e-3 && Math.hypot(a.x - b.x, a.y - b.y) < 0.01
}

/** `at` in the middle of the clear part. */
export function centreOn(at: Point, scale: number, view: Viewport): Camera {
  return {
    scale,
    x: at.x - (view.left + clearWidth(view) / 2) / scale,
    y: at.y - (view.top + clearHeight(view) / 2) / scale,
  }
}

/** Zoomed by `factor`, the board point under `at` (canvas pixels) staying where it is as far as the limits allow. */
export function zoomAt(
  camera: Camera,
  factor: number,
  at: Point,
  board: BoardPicture,
  view: Viewport,
): Camera {
  const { least, most } = scaleLimits(board, view)
  const scale = Math.min(Math.max(camera.scale * factor, least), most)
  const held = toBoard(camera, at)
  return clampCamera({ scale, x: held.x - at.x / scale, y: held.y - at.y / scale }, board, view)
}

/** Moved by a drag of `dx`, `dy` pixels. */
export function panBy(camera: Camera, dx: number, dy: number, board: BoardPicture, view: Viewport): Camera {
  return clampCamera(
    { scale: camera.scale, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale },
    board,
    view,
  )
}

/** The same camera unless `at` is within `margin` pixels of the edge of the clear part: then just far enough. */
export function reveal(camera: Camera, at: Point, board: BoardPicture, view: Viewport, margin = 80): Camera {
  const seen = toScreen(camera, at)
  const room = Math.min(margin, clearWidth(view) / 3, clearHeight(view) / 3)
  const dx = Math.max(0, view.left + room - seen.x) - Math.max(0, seen.x - (view.width - view.right - room))
  const dy = Math.max(0, view.top + room - seen.y) - Math.max(0, seen.y - (view.height - view.bottom - room))
  return dx === 0 && dy === 0 ? camera : panBy(camera, dx, dy, board, view)
}

/** Between two cameras, 0 to 1; scale by its ratio, so that a zoom looks even. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** share
  return { scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
