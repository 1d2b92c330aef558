import type { Prop } from '../../engine/scene'
import { paintWire, paintCrater } from '../paint/flanders'
import { rng, seedOf } from '../paint/noise'
import { gradient, slab, TAU, type Pen } from '../paint/pen'
import { LABEL, sideLook } from '../tokens'
import { fortification } from './fortification'
import { paintMine } from './mine'
import { paintOf } from './paints'
import { silhouetteOf } from './silhouettes'

/** Paints a prop of `w` x `h` pixels about the origin, front up. What moves (flames, smoke) is painted elsewhere. */
export function paintProp(pen: Pen, prop: Prop, w: number, h: number): void {
  const s = Math.min(w, h)
  switch (prop.kind) {
    case 'wreck':
      return wreck(pen, prop, Math.max(w, h) > s * 1.6 ? Math.max(w, h) : s, w / h)
    case 'sunk':
      return sunk(pen, w, h)
    case 'mine':
      return paintMine(pen, prop, w, h)
    case 'wire':
      return wire(pen, prop, w, h)
    case 'objective':
      return objective(pen, prop, s)
    case 'torpedo':
      return torpedo(pen, h)
    case 'asteroid':
      return asteroid(pen, s / 2, seedOf(prop.id))
    case 'crater':
      return paintCrater(pen, 0, 0, s / 2, false)
    case 'marker':
      return marker(pen, prop, s)
    case 'camp':
      return camp(pen, w, h)
    case 'fortification':
      return fortification(pen, w, h)
    case 'splash':
      return splash(pen, s)
    case 'smoke':
      return
  }
}

/** Kinds that keep upright whatever their facing. */
export const UPRIGHT: ReadonlySet<Prop['kind']> = new Set([
  'mine',
  'objective',
  'marker',
  'asteroid',
  'splash',
  'smoke',
  'crater',
])

/** A ship's wreck is as long as its footprint, a vehicle's fits within it. */
function wreck(pen: Pen, prop: Prop, s: number, ratio: number): void {
  pen.save()
  pen.fillStyle = 'rgba(14,12,8,.5)'
  pen.beginPath()
  if (ratio < 0.62) pen.ellipse(0, 0, s * ratio * 0.5, s * 0.52, 0, 0, TAU)
  else pen.ellipse(s * 0.03, s * 0.04, s * 0.6, s * 0.54, 0.3, 0, TAU)
  pen.fill()
  pen.scale(s, s)
  silhouetteOf(prop.silhouette ?? 'tank')(pen, paintOf('wreck'))
  pen.fillStyle = 'rgba(20,14,10,.38)'
  if (ratio >= 0.62) pen.fillRect(-0.3, -0.4, 0.6, 0.8)
  pen.restore()
}

function sunk(pen: Pen, w: number, h: number): void {
  for (let i = 0; i < 3; i++) {
    pen.strokeStyle = `rgba(255,255,255,${0.7 - i * 0.2})`
    pen.lineWidth = Math.max(1, w * 0.05)
    pen.beginPath()
    pen.ellipse(0, 0, (w / 2) * (0.6 + i * 0.34), (h / 2) * (0.5 + i * 0.2), 0, 0, TAU)
    pen.stroke()
  }
  pen.fillStyle = 'rgba(20,26,30,.4)'
  pen.beginPath()
  pen.ellipse(0, 0, w * 0.42, h * 0.4, 0, 0, TAU)
  pen.fill()
  const random = rng(7)
  pen.fillStyle = '#4d4234'
  for (let i = 0; i < 9; i++) {
    pen.save()
    pen.translate((random() - 0.5) * w, (random() - 0.5) * h * 0.8)
    pen.rotate(random() * 3)
    pen.fillRect(0, 0, w * 0.22, w * 0.06)
    pen.restore()
  }
}

/** Wire laid or cut during play, along the longer side of its footprint. */
function wire(pen: Pen, prop: Prop, w: number, h: number): void {
  const long = Math.max(w, h)
  const wide = Math.min(w, h)
  const scale = Math.max(20, wide / 0.6)
  pen.save()
  if (h > w) pen.rotate(Math.PI / 2)
  const half = long / 2 / scale
  const view = { x: 0, y: 0, scale, width: 1, height: 1 }
  paintWire(
    pen,
    view,
    [
      { x: -half, y: 0 },
      { x: half, y: 0 },
    ],
    wide / scale,
    seedOf(prop.id),
  )
  pen.restore()
}

/** A flag within a ring of long brass dashes; the flag in the colour of the side that holds it. */
function objective(pen: Pen, prop: Prop, s: number): void {
  const r = s / 2
  const f = Math.min(r, 34)
  pen.save()
  pen.fillStyle = 'rgba(10,10,2,.4)'
  pen.beginPath()
  pen.ellipse(f * 0.12, f * 0.1, f * 0.5, f * 0.3, 0, 0, TAU)
  pen.fill()
  for (const [colour, thick] of [
    ['rgba(20,16,4,.55)', 4.5],
    ['#ffd873', 2.5],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = thick
    pen.setLineDash([Math.max(5, r * 0.24), Math.max(4, r * 0.16)])
    pen.beginPath()
    pen.arc(0, 0, r * 0.95, 0, TAU)
    pen.stroke()
  }
  pen.setLineDash([])
  pen.strokeStyle = '#2c2008'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(0, f * 0.2)
  pen.lineTo(0, -f * 1.2)
  pen.stroke()
  pen.fillStyle = prop.side === null ? '#f3ead0' : sideLook(prop.side).rim
  pen.strokeStyle = '#2c2008'
  pen.lineWidth = 1.4
  pen.beginPath()
  pen.moveTo(1, -f * 1.2)
  pen.quadraticCurveTo(f * 0.4, -f * 1.35, f * 0.75, -f * 1.1)
  pen.lineTo(f * 0.75, -f * 0.62)
  pen.quadraticCurveTo(f * 0.4, -f * 0.85, 1, -f * 0.7)
  pen.closePath()
  pen.fill()
  pen.stroke()
  if (prop.text !== undefined) {
    pen.fillStyle = prop.side === null ? '#22201a' : '#fff'
    pen.font = `700 ${f * 0.42}px ${LABEL}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(prop.text, f * 0.38, -f * 0.96)
  }
  pen.restore()
}

function torpedo(pen: Pen, length: number): void {
  const k = length / 30
  pen.save()
  pen.scale(k, k)
  pen.fillStyle = gradient(pen, 0, 8, 0, 34, 'rgba(255,190,90,.95)', 'rgba(255,90,20,0)')
  pen.beginPath()
  pen.ellipse(0, 20, 4, 16, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = '#e8dccb'
  pen.strokeStyle = 'rgba(10,8,8,.7)'
  pen.lineWidth = 1
  pen.beginPath()
  pen.moveTo(0, -16)
  pen.quadraticCurveTo(6, -8, 5, 10)
  pen.lineTo(-5, 10)
  pen.quadraticCurveTo(-6, -8, 0, -16)
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#b83a1e'
  pen.fillRect(-5, -2, 10, 4)
  pen.restore()
}

function asteroid(pen: Pen, r: number, seed: number): void {
  const random = rng(seed)
  pen.save()
  pen.beginPath()
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU
    const d = r * (0.72 + random() * 0.28)
    pen.lineTo(Math.cos(a) * d, Math.sin(a) * d)
  }
  pen.closePath()
  pen.shadowColor = 'rgba(0,0,0,.8)'
  pen.shadowBlur = r * 0.4
  pen.shadowOffsetX = r * 0.2
  pen.shadowOffsetY = r * 0.2
  const rock = pen.createRadialGradient(-r * 0.45, -r * 0.5, r * 0.1, 0, 0, r * 1.2)
  rock.addColorStop(0, '#b9ab94')
  rock.addColorStop(0.45, '#7b6f5f')
  rock.addColorStop(1, '#1f1b18')
  pen.fillStyle = rock
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.clip()
  for (let i = 0; i < 9; i++) {
    const a = random() * TAU
    const d = random() * r * 0.75
    const k = r * (0.08 + random() * 0.16)
    const x = Math.cos(a) * d
    const y = Math.sin(a) * d
    for (const [colour, dx, dy, size] of [
      ['rgba(30,24,20,.5)', 0, 0, 1],
      ['rgba(210,196,170,.35)', 0.25, 0.3, 0.8],
      ['rgba(60,52,44,.6)', 0, 0, 0.75],
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.arc(x + k * dx, y + k * dy, k * size, 0, TAU)
      pen.fill()
    }
  }
  pen.restore()
}

function marker(pen: Pen, prop: Prop, s: number): void {
  const S = sideLook(prop.side)
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = s * 0.14
  pen.shadowOffsetY = s * 0.06
  pen.beginPath()
  pen.arc(0, 0, s / 2, 0, TAU)
  pen.fillStyle = '#efe6cf'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = Math.max(1.4, s * 0.09)
  pen.strokeStyle = S.rim
  pen.stroke()
  if (prop.text !== undefined) {
    pen.fillStyle = '#22201a'
    pen.font = `700 ${s * (prop.text.length > 2 ? 0.34 : 0.52)}px ${LABEL}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(prop.text, 0, s * 0.04)
  }
  pen.restore()
}

function camp(pen: Pen, w: number, h: number): void {
  const random = rng(12)
  const s = Math.min(w, h)
  for (let i = 0; i < 7; i++) {
    const x = (random() - 0.5) * w * 0.74
    const y = (random() - 0.5) * h * 0.7
    const a = s * 0.12
    pen.fillStyle = 'rgba(16,14,4,.4)'
    pen.beginPath()
    pen.ellipse(x + a * 0.6, y + a * 0.7, a * 1.2, a * 0.8, 0.6, 0, TAU)
    pen.fill()
    for (const [colour, k] of [
      ['#efe6cb', -1],
      ['#b8a97f', 1],
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.moveTo(x - a, y)
      pen.lineTo(x + a, y)
      pen.lineTo(x + a * 0.8, y + k * a * 0.8)
      pen.lineTo(x - a * 0.8, y + k * a * 0.8)
      pen.closePath()
      pen.fill()
    }
    slab(pen, x - a, y - s * 0.008, a * 2, s * 0.016, 0, '#6d5a34')
  }
}

function splash(pen: Pen, s: number): void {
  for (let i = 0; i < 3; i++) {
    pen.strokeStyle = `rgba(255,255,255,${0.9 - i * 0.25})`
    pen.lineWidth = Math.max(1, s * 0.05)
    pen.beginPath()
    pen.ellipse(0, 0, s * (0.12 + i * 0.13), s * (0.08 + i * 0.08), 0, 0, TAU)
    pen.stroke()
  }
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.moveTo(-s * 0.1, 0)
  pen.quadraticCurveTo(0, -s * 0.9, s * 0.1, 0)
  pen.fill()
}
