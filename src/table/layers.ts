import { Konva } from 'konva/lib/Global'
import { Stage } from 'konva/lib/Stage'
import type { Point } from '../geometry/point'
import type { Pen } from './paint/pen'
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
  /** Moves all layers by some pixels from where they lie, before the next frame: nothing is drawn again for it. */
  slide(by: Point): void
  resize(width: number, height: number): void
  destroy(): void
}

/**
 * The five layers, `margin` pixels larger than the box on each side. Konva does the canvases of marks and the device's pixel
 * ratio; hit testing is ours (hit.ts), so that no hit canvas is ever drawn. One draw per frame.
 */
export function createLayers(box: HTMLDivElement, margin: number, artist: Artist): Layers {
  Konva.autoDrawEnabled = false
  const around = (width: number, height: number) => ({
    width: Math.max(1, width) + margin * 2,
    height: Math.max(1, height) + margin * 2,
  })
  const stage = new Stage({ container: box, ...around(box.clientWidth, box.clientHeight), listening: false })
  const { style } = stage.content
  style.cssText += `position:absolute;left:${-margin}px;top:${-margin}px;will-change:transform`

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

  const waiting = new Set<LayerName>()
  let shift: Point = { x: 0, y: 0 }
  let frame = 0

  function soon(): void {
    if (frame === 0) frame = requestAnimationFrame(drawAll)
  }
  function drawAll(): void {
    frame = 0
    // Together with the drawing, or for one frame old pictures would stand in new places.
    style.transform = `translate(${shift.x}px, ${shift.y}px)`
    // What is found to be dirty while drawing is drawn in the next frame.
    const names = [...waiting]
    waiting.clear()
    for (const name of names) {
      const shown = !artist.empty(name)
      sheets[name].show(shown)
      if (shown) sheets[name].draw()
    }
  }
  function dirty(...names: LayerName[]): void {
    for (const name of names) waiting.add(name)
    soon()
  }
  return {
    dirty,
    slide(by) {
      shift = by
      soon()
    },
    resize(width, height) {
      stage.size(around(width, height))
      for (const name of LAYER_NAMES) sheets[name].resize()
      dirty(...LAYER_NAMES)
    },
    destroy() {
      cancelAnimationFrame(frame)
      stage.destroy()
    },
  }
}
