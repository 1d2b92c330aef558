import type { Point } from '../../geometry/point'
import { rng } from './noise'
import { roadColours, type RoadKind } from './palettes'
import { px, type Pen, type View } from './pen'
import { beside, densify, stroke, waved } from './shapes'

/** A road: a faint wide verge, the bed, its crown and two ruts, then gravel. The rules' line runs in its middle. */
export function paintRoad(
  pen: Pen,
  view: View,
  line: readonly Point[],
  width: number,
  kind: RoadKind,
  seed: number,
): void {
  const points = densify(line, 0.3)
  const [verge, bed, crown, rut] = roadColours(kind)
  stroke(pen, view, waved(points, 0.16, 3), width * 1.5, verge, 0.16)
  stroke(pen, view, waved(points, 0.14, 5), width * 1.22, verge, 0.42)
  stroke(pen, view, waved(points, 0.1, 8), width, bed)
  stroke(pen, view, waved(points, 0.07, 9), width * 0.78, crown, 0.55)
  for (const side of [-0.2, 0.2]) {
    stroke(pen, view, waved(beside(points, side * width), 0.03, 12), width * 0.14, rut, 0.6)
    stroke(pen, view, waved(beside(points, side * width + 0.02), 0.03, 13), width * 0.06, '#fff3d2', 0.22)
  }
  if (kind === 'dirt')
    stroke(pen, view, waved(points, 0.04, 15), width * 0.14, '#7d8348', 0.5, [0.5, 0.3, 0.2, 0.4])
  if (kind === 'asphalt') stroke(pen, view, points, 0.04, '#e8e0c4', 0.8, [0.4, 0.3])
  const random = rng(seed)
  const size = view.scale * 0.035
  for (const p of points) {
    for (let q = 0; q < 5; q++) {
      const at = { x: p.x + (random() - 0.5) * width * 1.1, y: p.y + (random() - 0.5) * width * 1.1 }
      const [x, y] = px(view, at)
      pen.fillStyle = random() < 0.5 ? 'rgba(60,44,20,.32)' : 'rgba(255,243,210,.3)'
      pen.fillRect(x, y, size, size)
    }
  }
}

/** A bridge: planks between two parapets, along its line. */
export function paintBridge(pen: Pen, view: View, from: Point, to: Point, width: number): void {
  const [x, y] = px(view, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const a = -length / 2
  const b = -width / 2
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
  pen.scale(view.scale, view.scale)
  pen.fillStyle = 'rgba(10,14,12,.45)'
  pen.fillRect(a + 0.1, b + 0.16, length, width)
  pen.fillStyle = '#8f8674'
  pen.fillRect(a, b, length, width)
  pen.fillStyle = '#b8a98a'
  pen.fillRect(a, b + 0.1, length, width - 0.2)
  pen.strokeStyle = 'rgba(60,48,30,.4)'
  pen.lineWidth = 0.02
  for (let i = a; i < -a; i += 0.13) {
    pen.beginPath()
    pen.moveTo(i, b + 0.1)
    pen.lineTo(i, -b - 0.1)
    pen.stroke()
  }
  for (const side of [-1, 1]) {
    pen.fillStyle = '#cfc4ab'
    pen.fillRect(a, (side * width) / 2 - 0.06, length, 0.11)
    pen.fillStyle = 'rgba(50,40,25,.45)'
    pen.fillRect(a, (side * width) / 2 + 0.04, length, 0.02)
  }
  pen.restore()
}

/** A dry-stone wall. */
export function paintWall(pen: Pen, view: View, line: readonly Point[], width: number): void {
  const w = Math.min(0.16, Math.max(0.09, width))
  stroke(
    pen,
    view,
    line.map(p => ({ x: p.x + 0.05, y: p.y + 0.07 })),
    w * 0.8,
    '#1a1608',
    0.4,
  )
  stroke(pen, view, line, w, '#6d6351')
  stroke(
    pen,
    view,
    line.map(p => ({ x: p.x - 0.015, y: p.y - 0.015 })),
    w * 0.55,
    '#c3b79c',
    1,
    [0.16, 0.03],
  )
}
