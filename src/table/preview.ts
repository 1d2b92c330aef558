import type { Point } from '../geometry/point'
import type { Scene } from '../engine/scene'
import { grain } from './board'
import { paintDressing } from './paint/dressing'
import { groundPicture } from './groundWorker'
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
 * the minimap. The ground is painted beside the page; where the picture is not `wanted` any more by then, nothing is painted.
 */
export async function paintPreview(
  canvas: HTMLCanvasElement,
  picture: Picture,
  width: number,
  height: number,
  look: PreviewLook = {},
  wanted: () => boolean = () => true,
): Promise<void> {
  const frame = framed(picture, width, height, look)
  const ground = await groundPicture(picture.ground, picture.board, frame.view)
  const pen = wanted() ? penOf(canvas, frame) : null
  if (!pen) return
  pen.drawImage(ground, 0, 0)
  paintDressing(pen, frame.view, picture.ground, picture.board)
  paintPieces(pen, picture, frame)
}

interface Framed {
  readonly ratio: number
  readonly scale: number
  readonly corner: Point
  readonly view: View
}

/** What part of the table the picture shows, and how large. */
function framed({ board }: Picture, width: number, height: number, look: PreviewLook): Framed {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  const by = grain(board)
  const scale = look.scale ?? Math.max(width / board.width, height / board.height)
  const centre = look.centre ?? { x: board.width / 2, y: board.height / 2 }
  const corner = { x: centre.x - width / 2 / scale, y: centre.y - height / 2 / scale }
  const view: View = {
    x: corner.x * by,
    y: corner.y * by,
    scale: (scale / by) * ratio,
    width: Math.round(width * ratio),
    height: Math.round(height * ratio),
  }
  return { ratio, scale, corner, view }
}

function penOf(canvas: HTMLCanvasElement, { view }: Framed): CanvasRenderingContext2D | null {
  canvas.width = view.width
  canvas.height = view.height
  return canvas.getContext('2d')
}

function paintPieces(
  pen: CanvasRenderingContext2D,
  picture: Picture,
  { ratio, scale, corner }: Framed,
): void {
  pen.scale(ratio, ratio)
  const bitmaps = createBitmaps(() => ratio)
  const at = (point: Point): Point => ({ x: (point.x - corner.x) * scale, y: (point.y - corner.y) * scale })
  for (const prop of picture.props ?? []) drawProp(pen, bitmaps, null, prop, at(prop.at), scale)
  for (const token of picture.tokens ?? []) {
    bitmaps.frame()
    drawToken(pen, bitmaps, token, picture.ground.look, { at: at(token.at), facing: token.facing, scale })
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
  const shown: Picture = { board, ground: bare, tokens: [face] }
  const frame = framed(shown, size, size, { centre, scale })
  const pen = penOf(canvas, frame)
  if (!pen) return
  // Bare ground is quickly painted, and a face is there with the card that it belongs to.
  prepareGround(bare, board).paint(pen, frame.view)
  paintPieces(pen, shown, frame)
}
