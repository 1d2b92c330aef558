import type { Easel } from '../easel'
import { boardRect, type MarkFrame } from '../marks/frame'

/** Words and signs keep so many pixels off the edges of what is clear. */
const EDGE = 6

/** What is laid out in pixels is laid out against this, anew whenever it is drawn. */
export function frameOf(easel: Easel): MarkFrame {
  const view = easel.view()
  const { selected = null, lit = [] } = easel.props()
  const hovered = easel.hovered()
  return {
    camera: easel.camera(),
    width: view.width,
    height: view.height,
    clear: {
      x: view.left + EDGE,
      y: view.top + EDGE,
      w: view.width - view.left - view.right - EDGE * 2,
      h: view.height - view.top - view.bottom - EDGE * 2,
    },
    board: boardRect(easel.camera(), easel.scene().board),
    tokens: easel.tokens(),
    selected,
    names: easel.names(),
    signs: easel.signs(),
    pointed: [...(hovered === null ? [] : [hovered]), ...lit],
    covers: easel.covers,
  }
}
