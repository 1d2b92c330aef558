import type { Point, Polygon } from '../../geometry/point'
import { noise } from './noise'
import { clamp, outline, type Pen, type View } from './pen'

export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export function boxOf(points: readonly Point[], margin = 0): Box {
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (const { x, y } of points) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin }
}

export const within = (polygon: Polygon, x: number, y: number): boolean => {
  let inside = false
  let a = polygon.at(-1)
  for (const b of polygon) {
    if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    a = b
  }
  return inside
}

function segmentDistance(a: Point, b: Point, x: number, y: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const t = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1))
  return Math.hypot(x - a.x - dx * t, y - a.y - dy * t)
}

/** Distance to an outline. */
export function edgeDistance(polygon: Polygon, x: number, y: number): number {
  let least = Infinity
  let a = polygon.at(-1)
  for (const b of polygon) {
    if (a) least = Math.min(least, segmentDistance(a, b, x, y))
    a = b
  }
  return least
}

/** Distance to an open line. */
export function lineDistance(line: readonly Point[], x: number, y: number): number {
  let least = Infinity
  let a: Point | undefined
  for (const b of line) {
    if (a) least = Math.min(least, segmentDistance(a, b, x, y))
    a = b
  }
  return least
}

/** The same line or outline with a point every `step`, so that it can be waved. */
export function densify(points: readonly Point[], step: number, closed = false): readonly Point[] {
  const out: Point[] = []
  const all = closed && points[0] ? [...points, points[0]] : points
  let a: Point | undefined
  for (const b of all) {
    if (a) {
      const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step))
      for (let k = 0; k < parts; k++)
        out.push({ x: a.x + ((b.x - a.x) * k) / parts, y: a.y + ((b.y - a.y) * k) / parts })
    }
    a = b
  }
  if (a && !closed) out.push(a)
  return out
}

/** Unit normals to the left of the way the line runs. */
function normals(points: readonly Point[]): readonly Point[] {
  return points.map((p, i) => {
    const a = points[Math.max(0, i - 1)] ?? p
    const b = points[Math.min(points.length - 1, i + 1)] ?? p
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  })
}

/** The line moved sideways. */
export function beside(points: readonly Point[], distance: number): readonly Point[] {
  const side = normals(points)
  return points.map((p, i) => ({
    x: p.x + (side[i]?.x ?? 0) * distance,
    y: p.y + (side[i]?.y ?? 0) * distance,
  }))
}

/** The line waved a little to its sides, as a hand would draw it. */
export function waved(points: readonly Point[], height: number, seed: number): readonly Point[] {
  const side = normals(points)
  return points.map((p, i) => {
    const n = (noise(p.x * 2.3, p.y * 2.3, seed) - 0.5) * height
    return { x: p.x + (side[i]?.x ?? 0) * n, y: p.y + (side[i]?.y ?? 0) * n }
  })
}

export const moved = (points: readonly Point[], dx: number, dy: number): readonly Point[] =>
  points.map(p => ({ x: p.x + dx, y: p.y + dy }))

/** Strokes a line of `width` inches; `dash` in inches too. */
export function stroke(
  pen: Pen,
  view: View,
  points: readonly Point[],
  width: number,
  colour: string,
  alpha = 1,
  dash?: readonly number[],
  closed = false,
): void {
  pen.save()
  outline(pen, view, points, closed)
  pen.lineWidth = Math.max(0.6, width * view.scale)
  pen.strokeStyle = colour
  pen.globalAlpha = alpha
  pen.lineCap = dash ? 'butt' : 'round'
  pen.lineJoin = 'round'
  if (dash) pen.setLineDash(dash.map(d => d * view.scale))
  pen.stroke()
  pen.restore()
}

/** The rules' edge of an area: dashed cream, so that one sees where the wood begins for the rules. */
export function rulesEdge(pen: Pen, view: View, area: Polygon, colour = 'rgba(240,232,196,.55)'): void {
  pen.save()
  outline(pen, view, area, true)
  pen.lineJoin = 'round'
  pen.setLineDash([view.scale * 0.09, view.scale * 0.12])
  pen.lineWidth = Math.max(0.8, view.scale * 0.03)
  pen.strokeStyle = colour
  pen.stroke()
  pen.restore()
}

/** The rectangle that an outline fills: along its longest edge. For roofs, fields' furrows and rows of trees. */
export interface Plot {
  readonly at: Point
  readonly width: number
  readonly depth: number
  /** Radians by which the width is turned from east. */
  readonly turn: number
}

export function plotOf(area: Polygon): Plot {
  let turn = 0
  let longest = 0
  let a = area.at(-1)
  for (const b of area) {
    if (a) {
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      if (length > longest + 1e-9) {
        longest = length
        turn = Math.atan2(b.y - a.y, b.x - a.x)
      }
    }
    a = b
  }
  if (turn > Math.PI / 2) turn -= Math.PI
  if (turn <= -Math.PI / 2) turn += Math.PI
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const flat = boxOf(area.map(p => ({ x: p.x * c + p.y * s, y: -p.x * s + p.y * c })))
  const u = (flat.x0 + flat.x1) / 2
  const v = (flat.y0 + flat.y1) / 2
  return {
    at: { x: u * c - v * s, y: u * s + v * c },
    width: flat.x1 - flat.x0,
    depth: flat.y1 - flat.y0,
    turn,
  }
}

/** Corners of a plot. */
export function cornersOf(plot: Plot): Polygon {
  const c = Math.cos(plot.turn)
  const s = Math.sin(plot.turn)
  const w = plot.width / 2
  const d = plot.depth / 2
  const at = (x: number, y: number): Point => ({ x: plot.at.x + x * c - y * s, y: plot.at.y + x * s + y * c })
  return [at(-w, -d), at(w, -d), at(w, d), at(-w, d)]
}
