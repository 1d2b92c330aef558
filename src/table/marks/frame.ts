import type { Point, Polygon } from '../../geometry/point'
import type { Token } from '../../engine/scene'
import type { UnitId } from '../../engine/ids'
import { toScreen, type Camera } from '../camera'
import type { Rect } from './place'
import { about } from './rects'

/** What marks are drawn against. */
export interface MarkFrame {
  readonly camera: Camera
  readonly width: number
  readonly height: number
  /** The part of the canvas that nothing lies over. */
  readonly clear: Rect
  /** Where the board lies: words rather stand on it than beside it. */
  readonly board: Rect
  readonly tokens: ReadonlyMap<UnitId, Token>
  readonly selected: UnitId | null
  /** Where the names of the pieces are written. */
  readonly names: ReadonlyMap<UnitId, Rect>
  /** What flags and chips cover. */
  readonly signs: readonly Rect[]
  /** Whom the pointer or a row of the panel points at: their tags stand in front and in full. */
  readonly pointed: readonly UnitId[]
  /** What of the page lies over the canvas: no tag goes there while there is room elsewhere. */
  readonly covers: () => readonly Rect[]
}

/** A board's place on the canvas. */
export const boardRect = (
  { x, y, scale }: Camera,
  board: { readonly width: number; readonly height: number },
): Rect => ({ ...toScreen({ x, y, scale }, { x: 0, y: 0 }), w: board.width * scale, h: board.height * scale })

export const at = (frame: Pick<MarkFrame, 'camera'>, point: Point): Point => toScreen(frame.camera, point)
export const all = (frame: MarkFrame, points: Polygon): Polygon => points.map(p => toScreen(frame.camera, p))

/** The upright square about a token on the canvas, `grow` pixels larger all round. */
export function tokenRect(frame: Pick<MarkFrame, 'camera'>, token: Token, grow = 0): Rect {
  const centre = at(frame, token.at)
  if (token.shape === 'hex') {
    const half = token.width * 0.44 * frame.camera.scale + grow
    return { x: centre.x - half, y: centre.y - half, w: half * 2, h: half * 2 }
  }
  const turn = (token.facing * Math.PI) / 180
  const c = Math.abs(Math.cos(turn))
  const s = Math.abs(Math.sin(turn))
  const w = (token.width * c + token.depth * s) * frame.camera.scale + grow * 2
  const h = (token.width * s + token.depth * c) * frame.camera.scale + grow * 2
  return { x: centre.x - w / 2, y: centre.y - h / 2, w, h }
}

/** Where the name of a token is written now, if it is. */
export const nameRect = (frame: MarkFrame, token: Token): Rect | null => frame.names.get(token.id) ?? null

/** Half the width and height in pixels of the brackets about a token. */
export function bracketSize(token: Token, scale: number): { readonly w: number; readonly h: number } {
  const rect = tokenRect({ camera: { x: 0, y: 0, scale } }, token)
  if (token.figures) return { w: rect.w / 2 + 12, h: rect.h / 2 + 14 }
  const long = Math.max(token.width, token.depth) / Math.min(token.width, token.depth) > 1.6
  if (long) return { w: rect.w / 2 + 16, h: rect.h / 2 + 16 }
  const half = Math.min(rect.w, rect.h) / 2 + Math.max(9, Math.min(20, rect.w * 0.22))
  return { w: half, h: half }
}

/** Around a piece, in pixels: its outline, its shadow, its chips reach no farther. */
const EDGE = 16

/** Where a piece is drawn, however it is turned. */
export const aroundPiece = (token: Token, place: Point, scale: number): Rect =>
  about(place, Math.hypot(token.width, token.depth) * scale + EDGE)
