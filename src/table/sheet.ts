import type { Context } from 'konva/lib/Context'
import type { Layer } from 'konva/lib/Layer'
import type { Shape } from 'konva/lib/Shape'
import type { Point } from '../geometry/point'
import { toScreen, type Camera } from './camera'
import type { Rect } from './marks/place'
import { grown, holds, within } from './marks/rects'
import type { Pen } from './paint/pen'
import { MARGIN, withMargin } from './paper'

/** A Konva layer that shows a part of the board as its camera saw it when it was drawn, and is moved until it is drawn again. */
export interface Sheet {
  readonly draw: () => void
  /** How many pixels the camera has moved since it was drawn; it cannot be moved to another scale. */
  readonly moved: () => number
  /** How many pixels it may be moved. */
  readonly reach: () => number
  /** Moves it to where the camera sees it now. */
  readonly shift: () => void
  /** The layer is as Konva made it again. */
  readonly release: () => void
}

/** A canvas is this much larger than what is drawn, so that it fits the next frames too, and at most so many times larger. */
const SLACK = 60
const LOOSE = 4
/** Canvases begin and end at multiples of this, which is a whole number of the device's pixels at all usual zooms. */
const STEP = 20

/** Top left corners of the layers' canvases on their sheets, for nodes that paint in pixels. */
const corners = new WeakMap<Layer, Point>()
const ORIGIN: Point = { x: 0, y: 0 }

/** Paints in pixels of the sheet from within a node, whatever the camera's scale is. */
export function inPixels<T>({ _context: pen, canvas }: Context, node: Shape, paint: (pen: Pen) => T): T {
  const layer = node.getLayer()
  const { x, y } = (layer && corners.get(layer)) ?? ORIGIN
  const ratio = canvas.pixelRatio
  pen.setTransform(ratio, 0, 0, ratio, -x * ratio, -y * ratio)
  return paint(pen)
}

/** A part of the sheet in the units of a layer's nodes. */
export function onLayer(layer: Layer, { x, y, w, h }: Rect): Rect {
  const corner = corners.get(layer) ?? ORIGIN
  const scale = layer.scaleX()
  return {
    x: (x - corner.x - layer.x()) / scale,
    y: (y - corner.y - layer.y()) / scale,
    w: w / scale,
    h: h / scale,
  }
}

/**
 * Makes a sheet of a layer: before it is drawn it takes the camera, afterwards its canvas is fitted to what was drawn, for a
 * large canvas costs as much to put on the screen however little is on it. `seldom`: it changes seldom, is always full, and
 * is shown as a finished picture.
 */
export function sheetOf(layer: Layer, camera: () => Camera, seldom: boolean): Sheet {
  let drawn: { readonly camera: Camera; readonly reach: number } | null = null
  let part: Rect = { x: 0, y: 0, w: 0, h: 0 }
  let isFitting = false
  const canvas = layer.getCanvas()
  const picture = seldom ? finished(layer) : null
  const { style } = picture?.shown ?? canvas._canvas
  style.willChange = 'transform'

  // Konva draws once between taking its width and its height.
  const whole = (): Rect => ({ x: 0, y: 0, w: layer.width() || 0, h: layer.height() || 0 })
  const inWindow = (): Rect => within(grown(whole(), -MARGIN), whole())
  const isZooming = (): boolean => drawn?.camera.scale !== camera().scale
  /** What is drawn at most: while one zooms, what lies beyond the window would be painted in vain. */
  const room = (): Rect => (isZooming() ? inWindow() : whole())
  function cover(next: Rect): void {
    part = next
    canvas.setSizeIfChanged(next.w, next.h)
  }
  function place(): void {
    const { x, y, scale } = camera()
    const origin = toScreen(withMargin({ x, y, scale }), ORIGIN)
    corners.set(layer, part)
    layer.setAttrs({ x: origin.x - part.x, y: origin.y - part.y, scaleX: scale, scaleY: scale })
  }
  /** The part that the canvas should cover, if it does not do so well enough. */
  function wanted(): Rect | null {
    const { x, y, width, height } = layer.getClientRect()
    const needed = within({ x: x + part.x, y: y + part.y, w: width, h: height }, room())
    const isEmpty = needed.w === 0 || needed.h === 0
    style.display = isEmpty ? 'none' : 'block'
    if (isEmpty) return null
    const ample = stepped(within(grown(needed, SLACK), room()))
    return holds(part, needed) && part.w * part.h <= ample.w * ample.h * LOOSE ? null : ample
  }

  layer.on('beforeDraw.sheet', () => {
    if (!isFitting) cover(seldom ? room() : part)
    picture?.begin(part)
    place()
  })
  layer.on('draw.sheet', () => {
    if (isFitting) return
    const better = seldom ? null : wanted()
    if (better) {
      isFitting = true
      cover(better)
      layer.drawScene()
      isFitting = false
    }
    picture?.show(part)
    style.transform = `translate(${part.x}px, ${part.y}px)`
    drawn = { camera: camera(), reach: isZooming() ? 0 : MARGIN }
  })
  return {
    draw: () => void layer.draw(),
    moved() {
      const now = camera()
      const then = drawn?.camera
      if (then?.scale !== now.scale) return Infinity
      return Math.max(Math.abs(then.x - now.x), Math.abs(then.y - now.y)) * now.scale
    },
    reach: () => drawn?.reach ?? 0,
    shift() {
      const then = drawn?.camera
      if (!then || style.display === 'none') return
      // By whole pixels of the device: pictures between two pixels are blurred.
      const ratio = window.devicePixelRatio || 1
      const now = camera()
      const by = (from: number, to: number): number => Math.round((from - to) * now.scale * ratio) / ratio
      style.transform = `translate(${part.x + by(then.x, now.x)}px, ${part.y + by(then.y, now.y)}px)`
    },
    release() {
      layer.off('.sheet')
      picture?.release()
    },
  }
}

function stepped({ x, y, w, h }: Rect): Rect {
  const left = Math.floor(x / STEP) * STEP
  const top = Math.floor(y / STEP) * STEP
  return {
    x: left,
    y: top,
    w: Math.ceil((x + w) / STEP) * STEP - left,
    h: Math.ceil((y + h) / STEP) * STEP - top,
  }
}

/**
 * Shows what is drawn on a layer as a finished picture in place of its canvas: without a graphics card a canvas that can be
 * drawn on is copied for every frame of the page, even if nothing was drawn on it, half a millisecond each. Null if the
 * browser cannot.
 */
function finished(layer: Layer) {
  const shown = document.createElement('canvas')
  const frame = typeof OffscreenCanvas === 'undefined' ? null : shown.getContext('bitmaprenderer')
  if (!frame) return null
  const canvas = layer.getNativeCanvasElement()
  const context = layer.getContext()
  const own = context._context
  let sheet: OffscreenCanvas | null = null
  shown.style.cssText = 'position:absolute;left:0;top:0'
  canvas.replaceWith(shown)
  return {
    shown,
    /** Gives Konva an empty sheet to draw on; it draws with whatever pen its context has. */
    begin({ w, h }: Rect): void {
      const ratio = layer.getCanvas().getPixelRatio()
      sheet = new OffscreenCanvas(Math.max(1, Math.round(w * ratio)), Math.max(1, Math.round(h * ratio)))
      const pen: Pen | null = sheet.getContext('2d')
      if (!pen) return
      pen.scale(ratio, ratio)
      // The two kinds of pen differ in what Konva never asks for.
      context._context = pen as Pen & typeof own
    },
    show({ w, h }: Rect): void {
      if (!sheet) return
      shown.style.width = `${w}px`
      shown.style.height = `${h}px`
      frame.transferFromImageBitmap(sheet.transferToImageBitmap())
    },
    release(): void {
      context._context = own
      shown.replaceWith(canvas)
    },
  }
}
