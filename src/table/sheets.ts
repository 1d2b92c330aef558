import type { Stage } from 'konva/lib/Stage'
import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Rect } from './marks/place'
import { grown, holds, within } from './marks/rects'
import type { Pen } from './paint/pen'

/** Where on the sheet something was drawn, in CSS pixels; null if that may be anywhere. */
export type Extent = Rect | null

/** One of the transparent sheets that lie on one another. */
export interface Sheet {
  readonly show: (shown: boolean) => void
  readonly draw: () => void
  /** After the stage has another size. */
  readonly resize: () => void
}

/**
 * A sheet that changes seldom. Its canvas shows a finished picture: without a graphics card a canvas that can be drawn on is
 * copied for every frame of the page, even if nothing was drawn on it, half a millisecond each.
 */
export function stillSheet(stage: Stage, before: Node | null, paint: (pen: Pen) => void): Sheet {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;left:0;top:0'
  stage.content.insertBefore(canvas, before)
  const frame = typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('bitmaprenderer')

  /** A pen for a fresh, empty sheet, in CSS pixels. */
  function fresh(sheet: HTMLCanvasElement | OffscreenCanvas): Pen {
    const ratio = window.devicePixelRatio || 1
    sheet.width = Math.round(stage.width() * ratio)
    sheet.height = Math.round(stage.height() * ratio)
    const pen = sheet.getContext('2d') as Pen | null
    if (!pen) throw new Error('This browser draws no canvas.')
    pen.scale(ratio, ratio)
    return pen
  }
  function resize(): void {
    canvas.style.width = `${stage.width()}px`
    canvas.style.height = `${stage.height()}px`
  }
  resize()
  return {
    show(shown) {
      canvas.style.display = shown ? 'block' : 'none'
    },
    draw() {
      if (!frame) return paint(fresh(canvas))
      const sheet = new OffscreenCanvas(1, 1)
      paint(fresh(sheet))
      frame.transferFromImageBitmap(sheet.transferToImageBitmap())
    },
    resize,
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

  function whole(): Rect {
    return { x: 0, y: 0, w: stage.width(), h: stage.height() }
  }
  function fits(): boolean {
    const needed = drawn === null ? whole() : within(drawn, whole())
    const most = within(grown(needed, SLACK), whole())
    return holds(window, needed) && window.w * window.h <= most.w * most.h * LOOSE
  }
  function cover(part: Rect): void {
    const x = Math.floor(part.x / STEP) * STEP
    const y = Math.floor(part.y / STEP) * STEP
    const w = Math.ceil((part.x + part.w) / STEP) * STEP - x
    const h = Math.ceil((part.y + part.h) / STEP) * STEP - y
    window = { x, y, w, h }
    const canvas = layer.getCanvas()
    canvas.setSize(w, h)
    canvas._canvas.style.transform = `translate(${x}px, ${y}px)`
  }
  return {
    show(shown) {
      // An empty canvas costs as much to put on the screen as a full one.
      if (layer.visible() !== shown) layer.visible(shown)
    },
    draw() {
      layer.draw()
      if (fits()) return
      cover(drawn === null ? whole() : within(grown(drawn, SLACK), whole()))
      layer.draw()
    },
    resize: () => cover(whole()),
  }
}
