import type { Point } from '../../geometry/point'

/** A 2D context, of a page's canvas or of a worker's. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
export type Sheet = HTMLCanvasElement | OffscreenCanvas

/** A finished picture. */
export type Print = Sheet | ImageBitmap

/**
 * The sheet as a picture that will not change any more. A browser copies a canvas before it draws it on another if it
 * might still change; a bitmap it draws as it is.
 */
export const print = (sheet: Sheet): Print =>
  typeof OffscreenCanvas !== 'undefined' && sheet instanceof OffscreenCanvas
    ? sheet.transferToImageBitmap()
    : sheet

export const TAU = Math.PI * 2

/** An empty bitmap of whole pixels, on the page or in a worker. */
export function makeSheet(width: number, height: number): { readonly sheet: Sheet; readonly pen: Pen } {
  const w = Math.max(1, Math.ceil(width))
  const h = Math.max(1, Math.ceil(height))
  if (typeof OffscreenCanvas !== 'undefined') {
    const sheet = new OffscreenCanvas(w, h)
    const pen = sheet.getContext('2d')
    if (pen) return { sheet, pen }
  }
  const sheet = document.createElement('canvas')
  sheet.width = w
  sheet.height = h
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('This browser draws no canvas.')
  return { sheet, pen }
}

/** What of the board a sheet shows: top left corner and size in painter's inches, pixels per inch. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly width: number
  readonly height: number
}

export const px = (view: View, at: Point): readonly [number, number] => [
  (at.x - view.x) * view.scale,
  (at.y - view.y) * view.scale,
]

export const clamp = (value: number, least = 0, most = 1): number =>
  value < least ? least : value > most ? most : value

export type Rgb = readonly [number, number, number]

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const css = (colour: Rgb, alpha = 1): string =>
  `rgba(${Math.round(colour[0])},${Math.round(colour[1])},${Math.round(colour[2])},${alpha})`

/** A straight gradient through evenly spaced colours. */
export function gradient(
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ...colours: readonly string[]
): CanvasGradient {
  const made = pen.createLinearGradient(x0, y0, x1, y1)
  for (const [i, colour] of colours.entries()) made.addColorStop(i / Math.max(1, colours.length - 1), colour)
  return made
}

/** Fills a rounded rectangle. */
export function slab(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill?: string | CanvasGradient,
): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  if (fill !== undefined) {
    pen.fillStyle = fill
    pen.fill()
  }
}

/** Begins a path through `points` in pixels of `view`. */
export function outline(pen: Pen, view: View, points: readonly Point[], closed: boolean): void {
  pen.beginPath()
  for (const [i, point] of points.entries()) {
    const [x, y] = px(view, point)
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  if (closed) pen.closePath()
}
