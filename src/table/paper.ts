import type { Camera, Viewport } from './camera'
import { LAYER_NAMES, type Layers } from './layers'

/** So many pixels of the table are painted beyond each edge of what is seen. */
export const MARGIN = 120
/** Once the hand has rested so long, everything is painted anew about what is seen now. */
const REST_MS = 150

/**
 * What the painters paint: the seen part of the table with a margin about it. While one pans, the painted sheets are moved
 * and nothing is painted again until the margin is used up; for the browser that is several times cheaper.
 */
export interface Paper {
  /** Where the painters look: at the sheet's top left corner. */
  readonly camera: () => Camera
  /** The sheet, what of it lies beyond the window counted among what is covered. */
  readonly view: () => Viewport
  /** Shows what this camera sees. */
  readonly show: (camera: Camera) => void
  readonly destroy: () => void
}

export function createPaper(first: Camera, view: () => Viewport, layers: () => Layers): Paper {
  let seen = first
  let laid = first
  let timer = 0

  function lay(): void {
    window.clearTimeout(timer)
    laid = seen
    layers().slide({ x: 0, y: 0 })
    layers().dirty(...LAYER_NAMES)
  }
  return {
    camera: () => ({ x: laid.x - MARGIN / laid.scale, y: laid.y - MARGIN / laid.scale, scale: laid.scale }),
    view() {
      const { width, height, top, right, bottom, left } = view()
      return {
        width: width + MARGIN * 2,
        height: height + MARGIN * 2,
        top: top + MARGIN,
        right: right + MARGIN,
        bottom: bottom + MARGIN,
        left: left + MARGIN,
      }
    },
    show(camera) {
      seen = camera
      // By whole pixels of the device: pictures between two pixels are blurred.
      const ratio = window.devicePixelRatio || 1
      const x = Math.round((laid.x - seen.x) * seen.scale * ratio) / ratio
      const y = Math.round((laid.y - seen.y) * seen.scale * ratio) / ratio
      if (seen.scale !== laid.scale || Math.abs(x) > MARGIN || Math.abs(y) > MARGIN) return lay()
      layers().slide({ x, y })
      window.clearTimeout(timer)
      timer = window.setTimeout(lay, REST_MS)
    },
    destroy: () => window.clearTimeout(timer),
  }
}
