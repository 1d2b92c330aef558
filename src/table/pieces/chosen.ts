import type { Side } from '../../engine/ids'
import { TAU, type Pen } from '../paint/pen'
import { BRASS, BRASS_INK } from '../tokens'
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

/** Brass ring with four ticks round the chosen base: shape tells it, not only colour. Pixels. */
export function paintChosen(pen: Pen, x: number, y: number, r: number): void {
  pen.save()
  pen.translate(x, y)
  pen.shadowColor = 'rgba(255,214,110,.9)'
  pen.shadowBlur = Math.min(18, r * 0.3)
  pen.strokeStyle = BRASS
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(0, 0, r, 0, TAU)
  pen.stroke()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = '#3a2a05'
  pen.lineWidth = 1
  for (const d of [-2.2, 2.2]) {
    pen.beginPath()
    pen.arc(0, 0, r + d, 0, TAU)
    pen.stroke()
  }
  for (let i = 0; i < 4; i++) {
    pen.save()
    pen.rotate((i * Math.PI) / 2 + Math.PI / 4)
    pen.beginPath()
    pen.moveTo(-5, -r - 8)
    pen.lineTo(5, -r - 8)
    pen.lineTo(0, -r - 1)
    pen.closePath()
    pen.fillStyle = BRASS
    pen.fill()
    pen.lineWidth = 0.8
    pen.stroke()
    pen.restore()
  }
  pen.restore()
}

/** A brass knob before the front edge, by which the chosen unit is turned; `turn` in radians. */
export function paintKnob(pen: Pen, x: number, y: number, turn: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = 4
  pen.beginPath()
  pen.arc(0, 0, 9, 0, TAU)
  pen.fillStyle = BRASS
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = BRASS_INK
  pen.lineWidth = 1.6
  pen.stroke()
  pen.beginPath()
  pen.arc(0, 2, 4, -Math.PI * 0.9, -Math.PI * 0.1)
  pen.moveTo(5.6, -1.6)
  pen.lineTo(3.8, 1.2)
  pen.lineTo(1.2, -0.6)
  pen.moveTo(-5.6, -1.6)
  pen.lineTo(-3.8, 1.2)
  pen.lineTo(-1.2, -0.6)
  pen.stroke()
  pen.restore()
}
