import { Konva } from 'konva/lib/Global'
import { Stage } from 'konva/lib/Stage'
import type { Camera } from './camera'
import type { Rect } from './marks/place'
import type { Pen } from './paint/pen'
import { MARGIN } from './paper'
import { type Extent, liveSheet, type Sheet, stillSheet } from './sheets'

/**
 * From below: the painted ground; marks that lie on it; props, bases and names; what moves (lines, the piece in
 * the hand, effects); words and signs, which nothing may hide.
 */
export const LAYER_NAMES = ['ground', 'under', 'pieces', 'air', 'over'] as const
export type LayerName = (typeof LAYER_NAMES)[number]

/** What an artist paints on a layer. */
export interface Artist {
  readonly paint: (name: LayerName, pen: Pen) => Extent
  /** True if a layer has nothing to show. */
  readonly empty: (name: LayerName) => boolean
}

export interface Layers {
  /** Draws the named layers again before the next frame. */
  dirty(...names: LayerName[]): void
  /** Shows what the camera sees now, by moving the layers as far as they reach. */
  look(): void
  resize(width: number, height: number): void
  destroy(): void
}

/** A layer moved by so many pixels is drawn again when no other is; the rest of the margin is for fast hands. */
const FAR = MARGIN - 60
/** Once the camera has rested so long, each layer that was moved is drawn again where it should be. */
const REST_MS = 150

/**
 * The five layers, larger than the box by a margin on each side. While one pans they are moved and not drawn: for the browser
 * that is several times cheaper. Konva does the canvases of marks and the device's pixel ratio; hit testing is ours (hit.ts),
 * so that no hit canvas is ever drawn. One draw per frame.
 */
export function createLayers(box: HTMLDivElement, camera: () => Camera, artist: Artist): Layers {
  Konva.autoDrawEnabled = false
  const around = (width: number, height: number) => ({
    width: Math.max(1, width) + MARGIN * 2,
    height: Math.max(1, height) + MARGIN * 2,
  })
  const stage = new Stage({ container: box, ...around(box.clientWidth, box.clientHeight), listening: false })
  stage.content.style.cssText += `position:absolute;left:${-MARGIN}px;top:${-MARGIN}px`

  const live = (name: LayerName): Sheet => liveSheet(stage, pen => artist.paint(name, pen))
  const still = (name: LayerName, before: Node | null): Sheet =>
    stillSheet(stage, before, pen => void artist.paint(name, pen))
  const under = live('under')
  const ground = still('ground', stage.content.firstChild)
  const pieces = still('pieces', null)
  const sheets: Readonly<Record<LayerName, Sheet>> = {
    ground,
    under,
    pieces,
    air: live('air'),
    over: live('over'),
  }

  /** For which camera each layer was drawn, and how many pixels it may be moved from there. */
  const drawn = new Map<LayerName, { readonly camera: Camera; readonly reach: number }>()
  const waiting = new Set<LayerName>()
  let frame = 0
  let timer = 0

  function soon(): void {
    if (frame === 0) frame = requestAnimationFrame(drawAll)
  }
  function drawAll(): void {
    frame = 0
    // What is found to be dirty while drawing is drawn in the next frame.
    const dirtied = new Set(waiting)
    waiting.clear()
    let busy = dirtied.size > 0
    for (const name of LAYER_NAMES) {
      const far = moved(name)
      const reach = drawn.get(name)?.reach ?? 0
      if (dirtied.has(name) || far > reach || artist.empty(name)) draw(name)
      else if (far > FAR && !busy) {
        draw(name)
        busy = true
      } else shift(name)
    }
  }
  function draw(name: LayerName): void {
    const shown = !artist.empty(name)
    sheets[name].show(shown)
    // While one zooms, what lies beyond the window would be painted in vain.
    const isZooming = shown && moved(name) === Infinity
    if (shown) sheets[name].draw(isZooming ? inWindow() : wholeSheet())
    sheets[name].move(0, 0)
    drawn.set(name, { camera: camera(), reach: isZooming ? 0 : MARGIN })
  }
  function wholeSheet(): Rect {
    return { x: 0, y: 0, w: stage.width(), h: stage.height() }
  }
  function inWindow(): Rect {
    return { x: MARGIN, y: MARGIN, w: stage.width() - MARGIN * 2, h: stage.height() - MARGIN * 2 }
  }
  /** How far a layer has been moved since it was drawn, in pixels; it cannot be moved to another scale. */
  function moved(name: LayerName): number {
    const then = drawn.get(name)?.camera
    const now = camera()
    if (then?.scale !== now.scale) return Infinity
    return Math.max(Math.abs(then.x - now.x), Math.abs(then.y - now.y)) * now.scale
  }
  function shift(name: LayerName): void {
    const then = drawn.get(name)?.camera
    if (!then) return
    // By whole pixels of the device: pictures between two pixels are blurred.
    const ratio = window.devicePixelRatio || 1
    const now = camera()
    const by = (from: number, to: number): number => Math.round((from - to) * now.scale * ratio) / ratio
    sheets[name].move(by(then.x, now.x), by(then.y, now.y))
  }
  /** Each layer is drawn where it should be, one a frame, so that none takes long. */
  function settle(): void {
    const next = LAYER_NAMES.find(
      name => !artist.empty(name) && (moved(name) > 0 || drawn.get(name)?.reach === 0),
    )
    if (next === undefined) return
    dirty(next)
    timer = window.setTimeout(settle, 20)
  }
  function dirty(...names: LayerName[]): void {
    for (const name of names) waiting.add(name)
    soon()
  }
  return {
    dirty,
    look() {
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, REST_MS)
      soon()
    },
    resize(width, height) {
      stage.size(around(width, height))
      dirty(...LAYER_NAMES)
    },
    destroy() {
      window.clearTimeout(timer)
      cancelAnimationFrame(frame)
      stage.destroy()
    },
  }
}
