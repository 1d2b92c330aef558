import type { Point, Polygon } from '../../geometry/point'
import { noise, rng } from './noise'
import { gradient, outline, px, slab, TAU, type Pen, type View } from './pen'
import { beside, boxOf, densify, moved, plotOf, rulesEdge, stroke, within } from './shapes'
import { near } from './trees'

/** A shell hole: dark bowl, pale lip; the wet ones hold a sky. Pixels. */
export function paintCrater(pen: Pen, x: number, y: number, r: number, wet: boolean): void {
  pen.save()
  pen.translate(x, y)
  const bowl = pen.createRadialGradient(0, 0, r * 0.2, 0, 0, r)
  bowl.addColorStop(0, wet ? '#39464a' : '#241c13')
  bowl.addColorStop(0.55, wet ? '#2e3230' : '#362a1c')
  bowl.addColorStop(0.78, '#54442f')
  bowl.addColorStop(0.92, 'rgba(132,112,82,.75)')
  bowl.addColorStop(1, 'rgba(110,92,66,0)')
  pen.fillStyle = bowl
  pen.scale(1, 0.86)
  pen.beginPath()
  pen.arc(0, 0, r, 0, TAU)
  pen.fill()
  pen.strokeStyle = 'rgba(190,168,128,.5)'
  pen.lineWidth = Math.max(0.7, r * 0.1)
  pen.beginPath()
  pen.arc(0, 0, r * 0.84, 0.3, 1.9)
  pen.stroke()
  pen.strokeStyle = 'rgba(12,8,4,.55)'
  pen.beginPath()
  pen.arc(0, 0, r * 0.74, 3.4, 5.2)
  pen.stroke()
  if (wet) {
    pen.strokeStyle = 'rgba(190,205,205,.5)'
    pen.lineWidth = Math.max(0.6, r * 0.08)
    pen.beginPath()
    pen.ellipse(-r * 0.1, -r * 0.05, r * 0.28, r * 0.1, -0.3, 3.4, 6)
    pen.stroke()
  }
  pen.restore()
}

/** Where a field of shell holes is wide it thins out towards its sides, over so many inches. */
const THINNING = 2.2

/** Shell holes over an area, some touching, none on top of another. */
export function paintCraters(pen: Pen, view: View, area: Polygon, seed: number, muddy: boolean): void {
  const box = boxOf(area)
  const random = rng(seed)
  const size = (box.x1 - box.x0) * (box.y1 - box.y0)
  const isWide = muddy && box.x1 - box.x0 > THINNING * 2.5
  const holes: { readonly at: Point; readonly r: number }[] = []
  for (let i = 0; i < Math.min(9000, size * 26) && holes.length < size * 5.2; i++) {
    const at = { x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) }
    const r = 0.06 + random() ** 2.2 * 0.32
    const wet = muddy && r > 0.18 && random() < 0.6
    if (!within(area, at.x, at.y)) continue
    if (isWide && random() > (Math.min(at.x - box.x0, box.x1 - at.x) / THINNING) ** 1.5 + 0.04) continue
    if (holes.some(h => Math.hypot(h.at.x - at.x, h.at.y - at.y) < (h.r + r) * 0.72)) continue
    holes.push({ at, r })
    if (!near(view, at, 0.6)) continue
    const [x, y] = px(view, at)
    paintCrater(pen, x, y, r * view.scale, wet)
  }
  // On ground that is all shell holes their edge tells nothing.
  if (!muddy) rulesEdge(pen, view, area, 'rgba(240,228,196,.4)')
}

/** A trench: pale spoil, the dark cut, duckboards, sandbags along both edges. It zigzags so that no one enfilades it. */
export function paintTrench(pen: Pen, view: View, line: readonly Point[], width: number, seed: number): void {
  const w = Math.max(0.16, width * 0.55)
  const z = beside(densify(line, 0.5), 0).map((p, i) => ({
    x: p.x + (noise(i * 0.7, seed, 5) - 0.5) * w * 0.5,
    y: p.y + (noise(seed, i * 0.7, 9) - 0.5) * w * 0.5,
  }))
  stroke(pen, view, moved(z, 0.05, 0.05), w * 2.1, '#8c7653', 0.55)
  stroke(pen, view, z, w * 1.7, '#6b583d', 0.9)
  stroke(pen, view, z, w, '#1d160e')
  stroke(pen, view, beside(z, -w * 0.16), w * 0.52, '#3a2c1b')
  stroke(pen, view, beside(z, -w * 0.12), w * 0.34, '#8a7350', 0.75, [0.085, 0.075])
  for (const side of [-1, 1]) {
    const bags = beside(z, side * w * 0.66)
    stroke(pen, view, moved(bags, 0.025, 0.03), w * 0.34, '#20180e', 0.7)
    stroke(pen, view, bags, w * 0.31, '#b39d72', 1, [0.17, 0.035])
    stroke(pen, view, moved(bags, -0.02, -0.02), w * 0.11, '#d6c499', 0.8, [0.12, 0.085])
  }
}

/** A bank of earth with a palisade of hachures on its outer side. */
export function paintEarthwork(
  pen: Pen,
  view: View,
  line: readonly Point[],
  width: number,
  closed: boolean,
): void {
  const w = Math.max(0.22, Math.min(0.5, width))
  const points = densify(line, 0.2, closed)
  stroke(pen, view, moved(points, 0.08, 0.1), w, '#1a1608', 0.4, undefined, closed)
  stroke(pen, view, points, w, '#7a6743', 1, undefined, closed)
  stroke(pen, view, moved(points, -0.04, -0.05), w * 0.6, '#a18b5c', 0.9, undefined, closed)
  stroke(pen, view, moved(points, -0.06, -0.07), w * 0.2, '#c9b582', 0.8, undefined, closed)
  stroke(pen, view, points, w * 0.9, 'rgba(50,38,18,.6)', 0.55, [0.03, 0.13], closed)
}

/** Barbed wire: rows of loops on crossed stakes, as wide as the obstacle. */
export function paintWire(pen: Pen, view: View, line: readonly Point[], width: number, seed: number): void {
  const random = rng(seed)
  const s = view.scale
  const rows = Math.max(2, Math.min(5, Math.round(width / 0.24)))
  const points = densify(line, 0.13)
  for (let row = 0; row < rows; row++) {
    const aside = ((row + 0.5) / rows - 0.5) * Math.max(0.3, width)
    for (const p of beside(points, aside)) {
      const [x, y] = px(view, { x: p.x + (random() - 0.5) * 0.05, y: p.y + (random() - 0.5) * 0.04 })
      const rx = s * 0.115
      const ry = s * 0.088
      pen.strokeStyle = 'rgba(18,14,10,.75)'
      pen.lineWidth = Math.max(0.7, s * 0.024)
      pen.beginPath()
      pen.ellipse(x + s * 0.03, y + s * 0.04, rx, ry, 0.3, 0, TAU)
      pen.stroke()
      pen.strokeStyle = 'rgba(196,184,164,.95)'
      pen.lineWidth = Math.max(0.6, s * 0.02)
      pen.beginPath()
      pen.ellipse(x, y, rx, ry, 0.3, 0, TAU)
      pen.stroke()
    }
  }
  for (const p of densify(line, 0.5)) {
    const [x, y] = px(view, p)
    const a = s * 0.13
    for (const [colour, thick] of [
      ['#1c130b', 0.062],
      ['#8f7148', 0.032],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = Math.max(0.8, s * thick)
      pen.beginPath()
      pen.moveTo(x - a, y + a)
      pen.lineTo(x + a, y - a)
      pen.moveTo(x + a, y + a)
      pen.lineTo(x - a, y - a)
      pen.stroke()
    }
  }
}

/** Concrete: a block with a slit to the front edge of its plot. */
export function paintBunker(pen: Pen, view: View, area: Polygon): void {
  const plot = plotOf(area)
  const [x, y] = px(view, plot.at)
  const s = view.scale
  const w = plot.width * s
  const d = plot.depth * s
  pen.save()
  pen.translate(x, y)
  pen.rotate(plot.turn)
  pen.fillStyle = 'rgba(0,0,0,.45)'
  const c = Math.cos(-plot.turn)
  const n = Math.sin(-plot.turn)
  const sx = (0.11 * c - 0.14 * n) * s
  const sy = (0.11 * n + 0.14 * c) * s
  slab(pen, -w / 2 + sx, -d / 2 + sy, w, d, s * 0.1)
  pen.fill()
  // Earth thrown against the walls.
  slab(pen, -w / 2 - s * 0.08, -d / 2 - s * 0.08, w + s * 0.16, d + s * 0.16, s * 0.16, 'rgba(104,86,52,.75)')
  slab(
    pen,
    -w / 2,
    -d / 2,
    w,
    d,
    s * 0.1,
    gradient(pen, -w / 2, -d / 2, w / 2, d / 2, '#b9b3a4', '#8c8779', '#57534a'),
  )
  pen.strokeStyle = '#24211b'
  pen.lineWidth = Math.max(1, s * 0.03)
  pen.stroke()
  slab(pen, -w * 0.34, -d * 0.32, w * 0.68, d * 0.64, s * 0.08, '#a39d8e')
  pen.fillStyle = '#14120e'
  pen.fillRect(-w / 2 - s * 0.02, -d * 0.2, s * 0.08, d * 0.4)
  pen.fillRect(w / 2 - s * 0.06, -d * 0.2, s * 0.08, d * 0.4)
  pen.restore()
}

/** What shells have left of a wood: stumps and fallen trunks. */
export function paintStumps(pen: Pen, view: View, area: Polygon, seed: number): void {
  const box = boxOf(area)
  const random = rng(seed)
  pen.save()
  outline(pen, view, area, true)
  pen.fillStyle = 'rgba(40,32,18,.4)'
  pen.fill()
  pen.restore()
  const count = (box.x1 - box.x0) * (box.y1 - box.y0) * 7
  for (let i = 0; i < count; i++) {
    const at = { x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) }
    const r = view.scale * (0.08 + random() * 0.05)
    const arms = [random(), random(), random(), random()]
    if (!within(area, at.x, at.y) || !near(view, at, 0.5)) continue
    const [x, y] = px(view, at)
    pen.fillStyle = 'rgba(8,6,2,.45)'
    pen.beginPath()
    pen.ellipse(x + r * 1.3, y + r * 1.1, r * 1.9, r * 0.4, 0.7, 0, TAU)
    pen.fill()
    pen.strokeStyle = '#20170e'
    pen.lineWidth = r * 0.7
    pen.lineCap = 'round'
    pen.beginPath()
    for (const arm of arms) {
      pen.moveTo(x, y)
      pen.lineTo(x + Math.cos(arm * TAU) * r * 1.5, y + Math.sin(arm * TAU) * r * 1.5)
    }
    pen.stroke()
    pen.fillStyle = '#5b4630'
    pen.beginPath()
    pen.arc(x, y, r * 0.7, 0, TAU)
    pen.fill()
    pen.fillStyle = '#94784f'
    pen.beginPath()
    pen.arc(x - r * 0.12, y - r * 0.12, r * 0.42, 0, TAU)
    pen.fill()
  }
  rulesEdge(pen, view, area)
}
