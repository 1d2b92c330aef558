import { Konva } from 'konva/lib/Global'
import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { Stage } from 'konva/lib/Stage'
import type { Pen } from './paint/pen'

/**
 * From below: the painted ground; marks that lie on it; props, bases and names; what moves (lines, the piece in
 * the hand, effects); words and signs, which nothing may hide.
 */
export const LAYER_NAMES = ['ground', 'under', 'pieces', 'air', 'over'] as const
export type LayerName = (typeof LAYER_NAMES)[number]

export interface Layers {
  /** Draws the named layers again before the next frame. */
  dirty(...names: LayerName[]): void
  resize(width: number, height: number): void
  destroy(): void
}

/**
 * A Konva stage of five deaf layers, each with one shape that paints itself. Konva does the canvases, the device's
 * pixel ratio and one draw per frame; hit testing is ours (hit.ts), so that no hit canvas is ever drawn.
 */
export function createLayers(
  box: HTMLDivElement,
  paint: (name: LayerName, pen: Pen) => void,
  empty: (name: LayerName) => boolean,
): Layers {
  Konva.autoDrawEnabled = false
  const stage = new Stage({
    container: box,
    width: Math.max(1, box.clientWidth),
    height: Math.max(1, box.clientHeight),
    listening: false,
  })
  const layers = new Map<LayerName, Layer>()
  for (const name of LAYER_NAMES) {
    const layer = new Layer({ listening: false, imageSmoothingEnabled: true })
    layer.add(
      new Shape({
        listening: false,
        perfectDrawEnabled: false,
        sceneFunc: context => paint(name, context._context),
      }),
    )
    stage.add(layer)
    layers.set(name, layer)
  }
  return {
    dirty(...names) {
      for (const name of names) {
        const layer = layers.get(name)
        if (!layer) continue
        // An empty canvas costs as much to put on the screen as a full one.
        const shown = !empty(name)
        if (layer.visible() !== shown) layer.visible(shown)
        if (shown) layer.batchDraw()
      }
    },
    resize(width, height) {
      stage.size({ width: Math.max(1, width), height: Math.max(1, height) })
      for (const layer of layers.values()) layer.batchDraw()
    },
    destroy() {
      stage.destroy()
    },
  }
}
