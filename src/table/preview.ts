import type { Point } from '../geometry/point'
import type { Scene } from '../engine/scene'
import { grain } from './board'
import { paintDressing } from './paint/dressing'
import { prepareGround } from './paint/ground'
import type { View } from './paint/pen'
import { createBitmaps } from './pieces/bitmaps'
import { drawProp, drawSmoke, drawToken } from './pieces/draw'

export type Picture = Pick<Scene, 'board' | 'ground'> & Partial<Pick<Scene, 'tokens' | 'props'>>

export interface PreviewLook {
  /** Board point in the middle; the middle of the board if not given. */
  readonly centre?: Point
  /** CSS pixels per board unit; if not given, as small as covers the picture. */
  readonly scale?: number
}

/**
 * Paints a small picture of a table on a canvas of `width` x `height` CSS pixels: home cards, set-up, saved battles,
 * the minimap. Takes some tens of milliseconds; call it when nothing is going on.
 */
export function paintPreview(
  canvas: HTMLCanvasElement,
  picture: Picture,
  width: number,
  height: number,
  look: PreviewLook = {},
): void {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { board, ground } = picture
  const by = grain(board)
  const scale = look.scale ?? Math.max(width / board.width, height / board.height)
  const centre = look.centre ?? { x: board.width / 2, y: board.height / 2 }
  const corner = { x: centre.x - width / 2 / scale, y: centre.y - height / 2 / scale }
  const view: View = {
    x: corner.x * by,
    y: corner.y * by,
    scale: (scale / by) * ratio,
    width: canvas.width,
    height: canvas.height,
  }
  prepareGround(ground, board).paint(pen, view)
  paintDressing(pen, view, ground, board)
  pen.scale(ratio, ratio)
  const bitmaps = createBitmaps(() => ratio)
  const at = (point: Point): Point => ({ x: (point.x - corner.x) * scale, y: (point.y - corner.y) * scale })
  for (const prop of picture.props ?? []) drawProp(pen, bitmaps, null, prop, at(prop.at), scale)
  for (const token of picture.tokens ?? []) {
    bitmaps.frame()
    drawToken(pen, bitmaps, token, ground.look, { at: at(token.at), facing: token.facing, scale })
  }
  for (const prop of picture.props ?? []) drawSmoke(pen, bitmaps, prop, at(prop.at), scale, 0)
}

/** A unit's face for a card: its base on a patch of the ground, front up. */
export function paintPortrait(
  canvas: HTMLCanvasElement,
  picture: Picture,
  token: NonNullable<Picture['tokens']>[number],
  size: number,
): void {
  const across = Math.max(token.width, token.depth)
  const scale = (size * 0.66) / across
  const centre = { x: picture.board.width * 0.31, y: picture.board.height * 0.37 }
  const bare = { ...picture.ground, features: [], names: [] }
  const face = {
    ...token,
    at: { x: centre.x, y: centre.y + (across * 3) / 66 },
    facing: 0,
    chips: [],
    spent: false,
  }
  const flat = { ...picture.board, kind: 'inches' as const }
  const board = picture.board.kind === 'inches' ? picture.board : { kind: flat.kind, width: 40, height: 40 }
  paintPreview(canvas, { board, ground: bare, tokens: [face] }, size, size, { centre, scale })
}
