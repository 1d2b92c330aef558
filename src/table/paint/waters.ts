import type { Point, Polygon } from '../../geometry/point'
import type { GroundLook } from '../../engine/scene'
import { rng } from './noise'
import { outline, px, TAU, type Pen, type View } from './pen'
import { beside, boxOf, densify, edgeDistance, rulesEdge, stroke, waved, within } from './shapes'

/** Bank, sand, rim, three depths of water, light and dark of ripples. */
interface WaterLook {
  readonly bank: string
  readonly sand: string
  readonly rim: string
  readonly water: readonly [string, string, string]
  readonly ripple: readonly [string, string]
}
const TEMPERATE: WaterLook = {
  bank: '#3d4a28',
  sand: '#a3925e',
  rim: '#2b3f3c',
  water: ['#47706f', '#3a6268', '#2f535c'],
  ripple: ['#bcd3cb', '#1f3c44'],
}
const FROZEN: WaterLook = {
  bank: '#8f989a',
  sand: '#c9cbc6',
  rim: '#6d8288',
  water: ['#b9cdd3', '#aac3cc', '#9bb8c4'],
  ripple: ['#f2f7f8', '#7f9aa6'],
}
const STRANGE: WaterLook = {
  bank: '#4a3550',
  sand: '#b58f93',
  rim: '#2d3a3f',
  water: ['#4f9a8c', '#3f867f', '#2f6f70'],
  ripple: ['#bff0dc', '#1f4a4c'],
}
const WATERS: Readonly<Partial<Record<GroundLook, WaterLook>>> = { snow: FROZEN, alien: STRANGE }
const lookOf = (look: GroundLook): WaterLook => WATERS[look] ?? TEMPERATE

/** A river or a stream: bank, sand, three waters, short ripples along the flow. */
export function paintRiver(
  pen: Pen,
  view: View,
  line: readonly Point[],
  width: number,
  look: GroundLook,
  seed: number,
): void {
  const points = densify(line, 0.28)
  const w = width
  const L = lookOf(look)
  const wave = Math.min(0.3, w * 0.3)
  stroke(pen, view, waved(points, wave, 2), w * 1.5, L.bank, 0.35)
  stroke(pen, view, waved(points, wave * 0.7, 4), w * 1.26, L.sand, 0.75)
  stroke(pen, view, waved(beside(points, -0.04), wave * 0.6, 4), w * 1.1, L.rim, 0.7)
  stroke(pen, view, waved(points, wave * 0.4, 6), w, L.water[0])
  stroke(pen, view, waved(beside(points, w * 0.06), wave * 0.4, 6), w * 0.72, L.water[1], 0.9)
  stroke(pen, view, waved(points, wave * 0.4, 8), w * 0.34, L.water[2], 0.8)
  const random = rng(seed)
  for (let i = 2; i < points.length - 3; i++) {
    const skip = random() < 0.35
    const aside = (random() - 0.5) * w * 0.8
    const bright = random() < 0.6
    if (!skip)
      stroke(pen, view, beside(points.slice(i, i + 3), aside), 0.022, bright ? L.ripple[0] : L.ripple[1], 0.5)
  }
}

/** A pond or a lake: the shore from sand to deep water, ripples, a glint. */
export function paintPond(pen: Pen, view: View, area: Polygon, look: GroundLook, seed: number): void {
  const shore = waved(densify(area, 0.3, true), 0.06, seed)
  const L = lookOf(look)
  stroke(pen, view, shore, 0.36, L.bank, 0.3, undefined, true)
  stroke(pen, view, shore, 0.2, L.sand, 0.75, undefined, true)
  pen.save()
  outline(pen, view, shore, true)
  pen.fillStyle = L.water[0]
  pen.fill()
  pen.clip()
  stroke(
    pen,
    view,
    shore.map(p => ({ x: p.x + 0.03, y: p.y + 0.05 })),
    0.16,
    L.rim,
    0.7,
    undefined,
    true,
  )
  const box = boxOf(area)
  const random = rng(seed)
  const deep: Point[] = []
  for (let i = 0; i < (box.x1 - box.x0) * (box.y1 - box.y0) * 3; i++) {
    deep.push({ x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) })
  }
  for (const p of deep) {
    const far = within(area, p.x, p.y) ? edgeDistance(area, p.x, p.y) : 0
    if (far < 0.35) continue
    const [x, y] = px(view, p)
    const r = Math.min(1.4, far * 0.8) * view.scale
    const soft = pen.createRadialGradient(x, y, 0, x, y, r)
    soft.addColorStop(0, `${far > 1 ? L.water[2] : L.water[1]}66`)
    soft.addColorStop(1, `${L.water[1]}00`)
    pen.fillStyle = soft
    pen.beginPath()
    pen.arc(x, y, r, 0, TAU)
    pen.fill()
  }
  for (const p of deep) {
    const length = 0.12 + random() * 0.3
    const bright = random() < 0.55
    const [x, y] = px(view, p)
    pen.strokeStyle = bright ? L.ripple[0] : L.ripple[1]
    pen.globalAlpha = 0.4
    pen.lineWidth = Math.max(0.6, view.scale * 0.02)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + length * view.scale * 0.5, y - view.scale * 0.03, x + length * view.scale, y)
    pen.stroke()
  }
  pen.restore()
}

/** A marsh: pools and reeds on dark ground. */
export function paintMarsh(pen: Pen, view: View, area: Polygon, look: GroundLook, seed: number): void {
  const L = lookOf(look)
  const box = boxOf(area)
  const random = rng(seed)
  const s = view.scale
  pen.save()
  outline(pen, view, area, true)
  pen.fillStyle = look === 'snow' ? 'rgba(120,140,146,.3)' : 'rgba(52,66,40,.42)'
  pen.fill()
  pen.clip()
  const size = (box.x1 - box.x0) * (box.y1 - box.y0)
  for (let i = 0; i < size * 1.6; i++) {
    const [x, y] = px(view, {
      x: box.x0 + random() * (box.x1 - box.x0),
      y: box.y0 + random() * (box.y1 - box.y0),
    })
    const rx = s * (0.12 + random() * 0.34)
    const ry = rx * (0.35 + random() * 0.3)
    const tilt = (random() - 0.5) * 0.5
    pen.fillStyle = L.sand
    pen.globalAlpha = 0.35
    pen.beginPath()
    pen.ellipse(x, y + s * 0.02, rx * 1.16, ry * 1.3, tilt, 0, TAU)
    pen.fill()
    pen.globalAlpha = 0.9
    pen.fillStyle = L.water[random() < 0.5 ? 0 : 1]
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, tilt, 0, TAU)
    pen.fill()
    pen.strokeStyle = L.ripple[0]
    pen.globalAlpha = 0.5
    pen.lineWidth = Math.max(0.6, s * 0.015)
    pen.beginPath()
    pen.ellipse(x - rx * 0.1, y - ry * 0.1, rx * 0.55, ry * 0.4, tilt, 3.4, 5.6)
    pen.stroke()
  }
  for (let i = 0; i < size * 9; i++) {
    const [x, y] = px(view, {
      x: box.x0 + random() * (box.x1 - box.x0),
      y: box.y0 + random() * (box.y1 - box.y0),
    })
    const h = s * (0.07 + random() * 0.1)
    pen.globalAlpha = 0.75
    pen.strokeStyle = random() < 0.5 ? '#3c4a24' : '#9aa05a'
    pen.lineWidth = Math.max(0.6, s * 0.018)
    pen.beginPath()
    for (const k of [-1, 0, 1]) {
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + k * h * 0.15, y - h * 0.6, x + k * h * 0.5, y - h)
    }
    pen.stroke()
  }
  pen.restore()
  rulesEdge(pen, view, area)
}
