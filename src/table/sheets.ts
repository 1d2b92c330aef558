import type { Stage } from 'konva/lib/Stage'
import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Point } from '../geometry/point'
import type { Rect } from './marks/place'
import { grown, holds, within } from './marks/rects'
import type { Pen } from './paint/pen'

/** Where on the sheet something was drawn, in CSS pixels; null if that may be anywhere. */
export type Extent = Rect | null

/** One of the transparent sheets that lie on one another. */
export interface Sheet {
  readonly show: (shown: boolean) => void
  /** Draws it: of all that might be on it at least this part. */
  readonly draw: (part: Rect) => void
  /** Moves it by some pixels from where it was drawn. */
  readonly move: (x: number, y: number) => void
}

/**
 * A sheet that changes seldom. Its canvas shows a finished picture: without a graphics card a canvas that can be drawn on is
 * copied for every frame of the page, even if nothing was drawn on it, half a millisecond each.
 */
export function stillSheet(stage: Stage, before: Node | null, paint: (pen: Pen) => void): Sheet {
  const canvas = document.createElement('canvas')
  const { style } = canvas
  style.cssText = 'position:absolute;left:0;top:0;will-change:transform'
  stage.content.insertBefore(canvas, before)
  const frame = typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('bitmaprenderer')
  let at: Point = { x: 0, y: 0 }

  /** A pen for a fresh, empty sheet, in CSS pixels. */
  function fresh(sheet: HTMLCanvasElement | OffscreenCanvas, { x, y, w, h }: Rect): Pen {
    const ratio = window.devicePixelRatio || 1
    sheet.width = Math.round(w * ratio)
    sheet.height = Math.round(h * ratio)
    const pen = sheet.getContext('2d')
    if (!pen) throw new Error('This browser draws no canvas.')
    pen.scale(ratio, ratio)
    pen.translate(-x, -y)
    return pen
  }
  return {
    show(shown) {
      style.display = shown ? 'block' : 'none'
    },
    draw(part) {
      at = part
      style.width = `${part.w}px`
      style.height = `${part.h}px`
      if (!frame) return paint(fresh(canvas, part))
      const sheet = new OffscreenCanvas(1, 1)
      paint(fresh(sheet, part))
      frame.transferFromImageBitmap(sheet.transferToImageBitmap())
    },
    move(x, y) {
      style.transform = `translate(${at.x + x}px, ${at.y + y}px)`
    },
  }
}

/** A canvas is this much larger than what is drawn, so that it fits the next frames too, and at most so many times larger. */
const SLACK = 60
const LOOSE = 4
/** Canvases begin and end at multiples of this, which is a whole number of the device's pixels at all usual zooms. */
const STEP = 20

/**
 * A sheet that changes while the hand moves: a deaf Konva layer with one shape that paints itself. A large canvas costs as
 * much to put on the screen however little is on it, so this one is not much larger than what was drawn.
 */
export function liveSheet(stage: Stage, paint: (pen: Pen) => Extent): Sheet {
  const layer = new Layer({ listening: false, imageSmoothingEnabled: true })
  /** The part of the whole sheet that the canvas covers. */
  let window = whole()
  let drawn: Extent = null
  layer.add(
    new Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: ({ _context: pen }) => {
        pen.translate(-window.x, -window.y)
        drawn = paint(pen)
      },
    }),
  )
  stage.add(layer)
  const canvas = layer.getCanvas()
  const { style } = canvas._canvas
  style.willChange = 'transform'

  function whole(): Rect {
    return { x: 0, y: 0, w: stage.width(), h: stage.height() }
  }
  /** The part that the canvas should cover, if it does not do so well enough. */
  function wanted(part: Rect): Rect | null {
    const needed = drawn === null ? part : within(drawn, whole())
    const ample = drawn === null ? part : within(grown(needed, SLACK), whole())
    const isFit = holds(window, needed) && window.w * window.h <= ample.w * ample.h * LOOSE
    return isFit ? null : ample
  }
  function cover(part: Rect): void {
    const x = Math.floor(part.x / STEP) * STEP
    const y = Math.floor(part.y / STEP) * STEP
    const w = Math.ceil((part.x + part.w) / STEP) * STEP - x
    const h = Math.ceil((part.y + part.h) / STEP) * STEP - y
    window = { x, y, w, h }
    canvas.setSize(w, h)
  }
  return {
    show(shown) {
      // An empty canvas costs as much to put on the screen as a full one.
      if (layer.visible() !== shown) layer.visible(shown)
    },
    draw(part) {
      layer.draw()
      const better = wanted(part)
      if (!better) return
      cover(better)
      layer.draw()
    },
    move(x, y) {
      style.transform = `translate(${window.x + x}px, ${window.y + y}px)`
    },
  }
}
