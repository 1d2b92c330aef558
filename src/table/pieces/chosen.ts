import type { Side } from '../../engine/ids'
import type { Pen } from '../paint/pen'
import { BRASS } from '../tokens'
import { footprint } from './base'

/** The chosen ship: brass round its base, for a ring round its length would hide the sea. */
export function paintChosenShip(pen: Pen, side: Side | null, w: number, h: number): void {
  pen.save()
  pen.shadowColor = 'rgba(255,214,110,.9)'
  pen.shadowBlur = 14
  footprint(pen, 'ship', side, w, h, 7)
  pen.strokeStyle = BRASS
  pen.lineWidth = 3
  pen.stroke()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = '#3a2a05'
  pen.lineWidth = 1
  for (const grow of [5, 9]) {
    footprint(pen, 'ship', side, w, h, grow)
    pen.stroke()
  }
  pen.restore()
}
