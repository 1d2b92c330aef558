import type { Prop } from '../../engine/scene'
import { TAU, type Pen } from '../paint/pen'
import { LABEL, sideLook } from '../tokens'

/** A minefield: face down it shows a plain back, so that no one can tell real from fake. */
export function paintMine(pen: Pen, prop: Prop, w: number, h: number): void {
  const S = sideLook(prop.side)
  const s = Math.min(w, h)
  const known = prop.text === 'real' || prop.text === 'fake'
  pen.save()
  pen.fillStyle = prop.text === 'fake' ? 'rgba(206,198,172,.26)' : 'rgba(120,40,20,.22)'
  pen.strokeStyle = prop.text === 'fake' ? '#d8cfb2' : '#e8b08c'
  pen.lineWidth = Math.max(1, s * 0.02)
  pen.setLineDash([s * 0.06, s * 0.05])
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, w, h, s * 0.05)
  pen.fill()
  pen.stroke()
  pen.setLineDash([])
  const r = Math.min(s * 0.3, 30)
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = r * 0.3
  pen.shadowOffsetY = r * 0.12
  pen.beginPath()
  pen.arc(0, 0, r, 0, TAU)
  pen.fillStyle = known ? '#efe6cf' : '#5a5038'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = Math.max(1.2, r * 0.12)
  pen.strokeStyle = S.rim
  pen.stroke()
  pen.lineWidth = Math.max(0.8, r * 0.05)
  pen.strokeStyle = S.light
  pen.stroke()
  if (prop.text === 'real') {
    pen.fillStyle = '#22201a'
    pen.beginPath()
    pen.arc(0, r * 0.06, r * 0.4, 0, TAU)
    pen.fill()
    pen.strokeStyle = '#22201a'
    pen.lineWidth = r * 0.13
    pen.beginPath()
    for (let i = 0; i < 8; i++) {
      const a = (i * TAU) / 8
      pen.moveTo(Math.cos(a) * r * 0.36, r * 0.06 + Math.sin(a) * r * 0.36)
      pen.lineTo(Math.cos(a) * r * 0.62, r * 0.06 + Math.sin(a) * r * 0.62)
    }
    pen.stroke()
    pen.fillStyle = '#f3ead2'
    pen.beginPath()
    pen.arc(-r * 0.14, -r * 0.08, r * 0.1, 0, TAU)
    pen.fill()
  } else if (prop.text === 'fake') {
    pen.strokeStyle = '#8e1f14'
    pen.lineWidth = r * 0.16
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(-r * 0.36, -r * 0.36)
    pen.lineTo(r * 0.36, r * 0.36)
    pen.moveTo(r * 0.36, -r * 0.36)
    pen.lineTo(-r * 0.36, r * 0.36)
    pen.stroke()
  } else {
    pen.fillStyle = '#f3ead2'
    pen.font = `700 ${r * 1.2}px ${LABEL}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText('?', 0, r * 0.08)
  }
  pen.restore()
}
