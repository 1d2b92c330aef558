import type { BoardPicture } from '../engine/scene'
import type { Point } from '../geometry/point'
import { naturalScale } from './board'
import {
  FRAME,
  centreOn,
  clampCamera,
  fitCamera,
  isSame,
  panBy,
  reveal,
  toBoard,
  zoomAt,
  type Camera,
  type Viewport,
} from './camera'
import { createGlide } from './glide'

/** What of the board is on the canvas. */
export interface Seen {
  readonly camera: Camera
  readonly width: number
  readonly height: number
}

/** Where one looks. */
export interface Eye {
  readonly camera: () => Camera
  /** Where it comes to rest, if it glides. */
  readonly ahead: () => Camera
  readonly view: () => Viewport
  readonly seen: () => Seen
  readonly panBy: (dx: number, dy: number) => void
  /** Nearer or farther, the place under `at` staying where it is; without `at` it glides about the middle. */
  readonly zoom: (factor: number, at?: Point) => void
  /** The whole board; `now`: without gliding there. */
  readonly fit: (now?: boolean) => void
  /** `now`: without gliding there, and without coming nearer. */
  readonly centre: (at: Point, now?: boolean) => void
  /** Near to a place, with as much of the board as there is room for. */
  readonly near: (at: Point) => void
  readonly reveal: (at: Point) => void
  /** The same look within the limits, after they have changed. */
  readonly keep: () => void
  /** Takes the window's size; what was in the middle stays there, a board that was wholly shown is so again. */
  readonly resize: (width: number, height: number) => void
  readonly stop: () => void
}

/** What lies over the edges of the window, in pixels. */
type Edges = Omit<Viewport, 'width' | 'height'>

/** `changed` is told of each new look; `still`: nothing shall glide. */
export function createEye(
  board: () => BoardPicture,
  edges: () => Edges,
  still: () => boolean,
  changed: () => void,
): Eye {
  let size = { width: 1, height: 1 }
  const view = (): Viewport => ({ ...size, ...edges() })
  let camera = fitCamera(board(), view())
  function look(next: Camera): void {
    camera = next
    changed()
  }
  const glide = createGlide(still, () => camera, look)
  return {
    camera: () => camera,
    ahead: glide.ahead,
    view,
    seen: () => ({ camera, ...size }),
    panBy(dx, dy) {
      glide.stop()
      look(panBy(camera, dx, dy, board(), view()))
    },
    zoom(factor, at) {
      if (at) return look(zoomAt(camera, factor, at, board(), view()))
      const { width, height, left, right, top, bottom } = view()
      const middle = { x: (left + width - right) / 2, y: (top + height - bottom) / 2 }
      glide.to(zoomAt(camera, factor, middle, board(), view()))
    },
    fit(now = false) {
      const goal = fitCamera(board(), view())
      if (now) look(goal)
      else glide.to(goal)
    },
    centre(at, now = false) {
      if (now) return look(clampCamera(centreOn(at, camera.scale, view()), board(), view()))
      const scale = Math.max(glide.ahead().scale, naturalScale(board()) * 0.5)
      glide.to(clampCamera(centreOn(at, scale, view()), board(), view()))
    },
    near(at) {
      const scale = Math.max(glide.ahead().scale, naturalScale(board()) * 0.5)
      glide.to(clampCamera(centreOn(at, scale, view()), board(), view(), FRAME))
    },
    reveal(at) {
      const rest = glide.ahead()
      const goal = reveal(rest, at, board(), view())
      if (goal !== rest) glide.to(goal)
    },
    keep: () => look(clampCamera(camera, board(), view())),
    resize(width, height) {
      // A window that changes while the camera glides is taken as it will come to rest: no glide ends beside its goal.
      const rest = glide.ahead()
      const middle = toBoard(rest, { x: size.width / 2, y: size.height / 2 })
      const isWhole = isSame(rest, fitCamera(board(), view()))
      glide.stop()
      size = { width: Math.max(1, width), height: Math.max(1, height) }
      look(
        isWhole
          ? fitCamera(board(), view())
          : clampCamera(centreOn(middle, rest.scale, view()), board(), view()),
      )
    },
    stop: () => glide.stop(),
  }
}
