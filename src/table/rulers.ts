import type { Camera } from './camera'
import type { Pen } from './paint/pen'
import { LABEL } from './tokens'

export const RULER = 20

/** Spacing of figures in inches so that they do not crowd. */
const figuresEvery = (scale: number): number => [2, 4, 6, 12, 24].find(n => n * scale >= 34) ?? 48

export interface Rulers {
  /** Shows them along the edges of a canvas of this size, or hides them. */
  draw(camera: Camera, width: number, height: number, shown: boolean): void
  destroy(): void
}

/**
 * Paper rulers along the upper and the left edge, in inches: two strips of their own, since a whole layer for them
 * would be put together anew with each frame of panning.
 */
export function createRulers(box: HTMLElement): Rulers {
  const strips = [document.createElement('canvas'), document.createElement('canvas')] as const
  for (const strip of strips) {
    strip.style.cssText = 'position:absolute;left:0;top:0;z-index:1;pointer-events:none'
    box.append(strip)
  }
  const [top, left] = strips
  return {
    draw(camera, width, height, shown) {
      for (const strip of strips) strip.style.display = shown ? 'block' : 'none'
      if (!shown) return
      const across = sized(top, width, RULER)
      const down = sized(left, RULER, height)
      if (across) ruler(across, camera.x, camera.scale, width)
      if (!down) return
      // The left one is the same ruler, turned.
      down.translate(0, height)
      down.rotate(-Math.PI / 2)
      ruler(down, camera.y, camera.scale, height, true)
      down.rotate(Math.PI / 2)
      down.translate(0, -height)
      down.fillStyle = '#d9c9a2'
      down.fillRect(0, 0, RULER, RULER)
      down.fillStyle = '#4a4437'
      down.font = `600 12px ${LABEL}`
      down.fillText('in', RULER / 2, RULER / 2)
    },
    destroy() {
      for (const strip of strips) strip.remove()
    },
  }
}

function sized(strip: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio || 1
  const w = Math.round(width * ratio)
  const h = Math.round(height * ratio)
  if (strip.width !== w || strip.height !== h) {
    strip.width = w
    strip.height = h
    strip.style.width = `${width}px`
    strip.style.height = `${height}px`
  }
  const pen = strip.getContext('2d')
  pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return pen
}

/** A strip of `length` pixels that begins at `start` inches; `mirrored`: it runs from its right end to its left. */
function ruler(pen: Pen, start: number, scale: number, length: number, mirrored = false): void {
  const every = figuresEvery(scale)
  const step = scale >= 22 ? 0.5 : scale >= 9 ? 1 : every / 2
  pen.fillStyle = '#e9dcbd'
  pen.fillRect(0, 0, length, RULER)
  pen.fillStyle = '#4a4437'
  pen.fillRect(0, RULER - 1, length, 1)
  pen.font = `600 12.5px ${LABEL}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (let n = Math.ceil(start / step); n * step <= start + length / scale; n++) {
    const inch = n * step
    const far = (inch - start) * scale
    if (far < RULER + 4) continue
    const x = mirrored ? length - far : far
    const long = Number.isInteger(inch) ? 7 : 4
    pen.fillRect(Math.round(x), RULER - long, 1, long)
    if (inch % every === 0) pen.fillText(String(inch).replace('-', '−'), x, 7)
  }
}
