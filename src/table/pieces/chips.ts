import type { Chip } from '../../engine/scene'
import { TAU, type Pen } from '../paint/pen'
import { LABEL } from '../tokens'

const LOOKS: Readonly<Record<Chip['tone'], readonly [string, string]>> = {
  disorganized: ['#e9b32c', '#2a1c02'],
  suppressed: ['#7a2230', '#fff3e6'],
  damage: ['#d9692c', '#1a0d04'],
  plain: ['#e9e2cf', '#22201a'],
  good: ['#2f6d46', '#f4fbe8'],
}

/** A chip about the origin: triangle D, octagon S, circles for the rest. Pixels. */
export function paintChip(pen: Pen, chip: Pick<Chip, 'text' | 'tone'>, r: number): void {
  const [fill, line] = LOOKS[chip.tone]
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.7)'
  pen.shadowBlur = r * 0.5
  pen.shadowOffsetY = r * 0.2
  pen.beginPath()
  if (chip.tone === 'suppressed') {
    for (let i = 0; i < 8; i++) {
      const a = Math.PI / 8 + (i * TAU) / 8
      pen.lineTo(Math.cos(a) * r * 1.1, Math.sin(a) * r * 1.1)
    }
    pen.closePath()
  } else if (chip.tone === 'disorganized') {
    pen.moveTo(0, -r * 1.2)
    pen.lineTo(r * 1.25, r * 0.9)
    pen.lineTo(-r * 1.25, r * 0.9)
    pen.closePath()
  } else pen.arc(0, 0, r, 0, TAU)
  pen.fillStyle = fill
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = Math.max(1, r * 0.16)
  pen.strokeStyle = line
  pen.lineJoin = 'round'
  pen.stroke()
  pen.fillStyle = line
  const size = r * (chip.text.length > 1 ? 0.96 : 1.28)
  pen.font = `700 ${size}px ${LABEL}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(chip.text, 0, r * (chip.tone === 'disorganized' ? 0.26 : 0.08))
  pen.restore()
}

/** The tick of one that has acted. */
export function paintSpent(pen: Pen, r: number): void {
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = 3
  pen.beginPath()
  pen.arc(0, 0, r, 0, TAU)
  pen.fillStyle = '#2a2823'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = '#cfc6af'
  pen.lineWidth = Math.max(1, r * 0.16)
  pen.stroke()
  pen.strokeStyle = '#efe6cf'
  pen.lineWidth = r * 0.28
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(-r * 0.42, 0)
  pen.lineTo(-r * 0.08, r * 0.36)
  pen.lineTo(r * 0.46, -r * 0.36)
  pen.stroke()
  pen.restore()
}

/** A unit's name with a halo, about the origin. */
export function paintName(pen: Pen, text: string, size: number): void {
  pen.font = `600 ${size}px ${LABEL}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.letterSpacing = '.2px'
  pen.lineJoin = 'round'
  pen.lineWidth = 3.6
  pen.strokeStyle = 'rgba(20,22,10,.78)'
  pen.strokeText(text, 0, 0)
  pen.fillStyle = '#fff7e2'
  pen.fillText(text, 0, 0)
}
