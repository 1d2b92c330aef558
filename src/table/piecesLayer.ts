import type { UnitId } from '../engine/ids'
import type { BoardPicture, Token } from '../engine/scene'
import type { Point } from '../geometry/point'
import { grain } from './board'
import { toScreen } from './camera'
import type { Easel } from './easel'
import type { Rect } from './marks/place'
import { about } from './marks/rects'
import { coverOf, namesOf } from './names'
import type { Pen } from './paint/pen'
import type { Bitmaps } from './pieces/bitmaps'
import { paintChosen, paintChosenShip } from './pieces/chosen'
import { drawName, drawProp, drawSmoke, stampToken } from './pieces/draw'
import type { Sprites } from './pieces/sprites'

const SMOKE_MS = 333
/** Half of what the handle takes up, in pixels. */
const HANDLE = 14
/** Below this many pixels of a painter's inch only the units that are looked at have names. */
const NAMES_FROM = 26

/** Where several bases share a square, or are small, only those in question are named. */
const onlySomeNamed = (board: BoardPicture, scale: number): boolean =>
  board.kind === 'squares' || scale / grain(board) < NAMES_FROM

/** What the layer of pieces draws with and whom it asks. */
export interface PieceTools {
  readonly bitmaps: Bitmaps
  readonly sprites: Sprites
  /** Where a moving unit is shown at this moment. */
  readonly placeOf: (unit: UnitId) => Point | null
  readonly byId: () => ReadonlyMap<UnitId, Token>
  readonly hovered: () => UnitId | null
  /** The middle of the handle that turns the chosen unit, in pixels. */
  readonly handle: () => Point | null
  /** How much of the ring about the chosen unit is there already. */
  readonly chosenShare: () => number
}

export interface PiecesLayer {
  readonly paint: (pen: Pen) => void
  /** Where names were written when it was painted last, in pixels. */
  readonly names: () => ReadonlyMap<UnitId, Rect>
  readonly destroy: () => void
}

/** Props, the ring of the chosen unit, bases, smoke and names. */
export function createPiecesLayer(easel: Easel, tools: PieceTools): PiecesLayer {
  const { bitmaps, sprites, placeOf, byId } = tools
  let tick = 0
  let names: ReadonlyMap<UnitId, Rect> = new Map()

  const smoker = window.setInterval(() => {
    if (document.hidden || easel.still()) return
    if (!easel.scene().props.some(prop => prop.kind === 'wreck' || prop.kind === 'smoke')) return
    tick++
    easel.dirty('pieces')
  }, SMOKE_MS)

  const onScreen = (at: Point, reach: number): boolean => {
    const { width, height } = easel.view()
    return at.x > -reach && at.y > -reach && at.x < width + reach && at.y < height + reach
  }

  function paint(pen: Pen): void {
    bitmaps.frame()
    sprites.frame(easel.camera().scale)
    const { scene, camera, props, gesture } = {
      scene: easel.scene(),
      camera: easel.camera(),
      props: easel.props(),
      gesture: easel.gesture(),
    }
    const { scale } = camera
    for (const prop of scene.props) {
      const at = toScreen(camera, prop.at)
      if (onScreen(at, Math.max(prop.width, prop.depth) * scale + 40))
        drawProp(pen, bitmaps, sprites, prop, at, scale)
    }
    const chosen = props.selected ? byId().get(props.selected) : undefined
    if (chosen) {
      pen.globalAlpha = tools.chosenShare()
      const at = toScreen(camera, placeOf(chosen.id) ?? chosen.at)
      const half = Math.max(chosen.width, chosen.depth) * scale
      if (chosen.shape === 'ship') {
        pen.save()
        pen.translate(at.x, at.y)
        pen.rotate((chosen.facing * Math.PI) / 180)
        paintChosenShip(pen, chosen.side, chosen.width * scale, chosen.depth * scale)
        pen.restore()
      } else paintChosen(pen, at.x, at.y, chosen.shape === 'hex' ? half * 0.49 : Math.max(half * 0.8, 14))
      pen.globalAlpha = 1
    }
    const hovered = tools.hovered()
    const held = gesture.kind === 'dragging' ? gesture.token : null
    const turning = gesture.kind === 'turning' ? gesture : null
    const lit = new Set(props.lit)
    const dimmed = new Set(props.dimmed)
    const wide = new Set(easel.marks().flatMap(mark => (mark.kind === 'brackets' ? [mark.token] : [])))
    for (const token of scene.tokens) {
      const at = toScreen(camera, placeOf(token.id) ?? token.at)
      const size = Math.max(token.width, token.depth) * scale
      if (!onScreen(at, size + 30)) continue
      stampToken(pen, sprites, bitmaps, token, scene.ground.look, {
        at,
        scale,
        facing: turning?.token === token.id ? turning.facing : token.facing,
        alpha: held === token.id ? 0.45 : dimmed.has(token.id) ? 0.7 : 1,
        lit: hovered === token.id || lit.has(token.id),
      })
    }
    drift(pen)
    writeNames(pen, new Set([props.selected, hovered, ...lit]), wide)
    if (bitmaps.wanting() || sprites.wanting()) requestAnimationFrame(() => easel.dirty('pieces'))
  }

  /** The names of the pieces, as many as have room; those that are looked at come first. */
  function writeNames(
    pen: Pen,
    first: ReadonlySet<string | null | undefined>,
    wide: ReadonlySet<string>,
  ): void {
    const camera = easel.camera()
    const { board } = easel.scene()
    const isCrowded = onlySomeNamed(board, camera.scale)
    const shown = easel.scene().tokens.flatMap(token => {
      const at = toScreen(camera, placeOf(token.id) ?? token.at)
      return onScreen(at, 80) ? [{ token, at }] : []
    })
    const named = shown
      .filter(({ token }) => token.name !== '' && (!isCrowded || first.has(token.id)))
      .toSorted((a, b) => Number(first.has(b.token.id)) - Number(first.has(a.token.id)))
    const handle = tools.handle()
    const others = handle === null ? [] : [about(handle, HANDLE)]
    const written = namesOf(named, shown, camera.scale, wide, easel.props().selected, others)
    for (const { text, at } of written) drawName(pen, sprites, text, at.x, at.y)
    names = new Map(written.map(one => [one.of, coverOf(one)]))
  }

  /** Flames and smoke; they stand above the bases and below everything that is read. */
  function drift(pen: Pen): void {
    const { scale } = easel.camera()
    for (const prop of easel.scene().props) {
      if (prop.kind !== 'wreck' && prop.kind !== 'smoke') continue
      const at = toScreen(easel.camera(), prop.at)
      if (onScreen(at, Math.max(prop.width, prop.depth) * scale * 2.4))
        drawSmoke(pen, bitmaps, prop, at, scale, tick)
    }
  }

  return {
    paint,
    names: () => names,
    destroy: () => window.clearInterval(smoker),
  }
}
