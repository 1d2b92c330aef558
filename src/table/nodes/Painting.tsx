import type { Shape as Node } from 'konva/lib/Shape'
import { useRef } from 'react'
import { Shape } from 'react-konva/lib/ReactKonvaCore'
import type { Rect } from '../marks/place'
import type { Pen } from '../paint/pen'
import { inPixels, onLayer } from '../sheet'

/** Where on the sheet something was painted; null if that may be anywhere. */
export type Extent = Rect | null

const EVERYWHERE: Rect = { x: 0, y: 0, w: 1e5, h: 1e5 }
const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** A node that is painted anew, in pixels of the sheet, whenever its layer is drawn: for what Konva has no shape for. */
export function Painting({ paint }: { readonly paint: (pen: Pen) => Extent }) {
  const extent = useRef<Extent>(NOWHERE)
  const rectOf = (node: Node) => {
    const layer = node.getLayer()
    const { x, y, w, h } = layer ? onLayer(layer, extent.current ?? EVERYWHERE) : NOWHERE
    return { x, y, width: w, height: h }
  }
  return (
    <Shape
      selfRectFunc={rectOf}
      sceneFunc={(context, node) => {
        extent.current = inPixels(context, node, paint)
      }}
    />
  )
}
