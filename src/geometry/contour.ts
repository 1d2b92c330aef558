import type { ReachField } from './field'
import { legCost } from './ground'
import { lastFitting, loopsOf, simplified } from './loops'
import type { Point, Polygon } from './point'
import { signedArea } from './polygons'

/** The edges of a reach as closed outlines, holes among them: where the exact cost is the allowance. */
export function contours(field: ReachField): readonly Polygon[] {
  const { columns, rows, cost, allowance } = field
  const loops = loopsOf({
    columns,
    rows,
    inside: (c, r) => (cost[r * columns + c] ?? Infinity) <= allowance + 1e-9,
    edge: (c, r, c2, r2) => limit(field, c, r, c2, r2),
  })
  return loops
    .map(loop => simplified(smoothed(smoothed(loop, field), field)))
    .filter(outline => outline.length >= 3 && Math.abs(signedArea(outline)) > (field.cell * field.cell) / 4)
}

/** The last place within the allowance on the way from a node inside to the one next to it. */
function limit(field: ReachField, c: number, r: number, c2: number, r2: number): Point {
  const { xs, ys, columns, cost, root, ground, allowance, options, start } = field
  const node = r * columns + c
  const bend = root[node] ?? node
  const x = xs[c] ?? 0
  const y = ys[r] ?? 0
  const x2 = xs[c2] ?? x
  const y2 = ys[r2] ?? y
  const bx = xs[bend % columns] ?? 0
  const by = ys[Math.floor(bend / columns)] ?? 0
  const fits = (px: number, py: number): boolean => {
    if (options.blocked?.({ x: px, y: py })) return false
    if ((cost[bend] ?? 0) + legCost(ground, bx, by, px, py) <= allowance) return true
    if ((cost[node] ?? 0) + legCost(ground, x, y, px, py) <= allowance) return true
    return legCost(ground, start.x, start.y, px, py) <= allowance
  }
  return lastFitting({ x, y }, { x: x2, y: y2 }, fits)
}

/** A closed outline with its steps evened out: each corner half way to between its neighbours. */
function smoothed(loop: readonly Point[], { options: { board } }: ReachField): readonly Point[] {
  return loop.map((p, i) => {
    const before = loop.at(i - 1)
    const after = loop[(i + 1) % loop.length]
    const onEdge = p.x <= 0 || p.y <= 0 || p.x >= board.width || p.y >= board.height
    if (onEdge || !before || !after) return p
    return { x: (before.x + 2 * p.x + after.x) / 4, y: (before.y + 2 * p.y + after.y) / 4 }
  })
}
