import { lastFitting, loopsOf, simplified } from './loops'
import type { Point, Polygon } from './point'
import { type Box, contains } from './polygons'

/**
 * The places in a box where something holds, as closed outlines, holes among them, to be filled even-odd. It is asked every
 * `cell` inches and closer along the edges; what is narrower than a cell may be missed.
 */
export function areaWhere(box: Box, cell: number, holds: (p: Point) => boolean): readonly Polygon[] {
  if (box.minX > box.maxX || box.minY > box.maxY) return []
  const columns = Math.ceil((box.maxX - box.minX) / cell) + 1
  const rows = Math.ceil((box.maxY - box.minY) / cell) + 1
  const place = (c: number, r: number): Point => ({
    x: Math.min(box.maxX, box.minX + Math.max(0, c) * cell),
    y: Math.min(box.maxY, box.minY + Math.max(0, r) * cell),
  })
  const known = Uint8Array.from({ length: columns * rows }, (_, i) =>
    holds(place(i % columns, Math.floor(i / columns))) ? 1 : 0,
  )
  const loops = loopsOf({
    columns,
    rows,
    inside: (c, r) => known[r * columns + c] === 1,
    edge: (c, r, c2, r2) => lastFitting(place(c, r), place(c2, r2), (x, y) => holds({ x, y })),
  })
  return loops.map(simplified).filter(outline => outline.length >= 3)
}

/** Whether a place lies in an area given by its outlines, holes among them. */
export function isInArea(outlines: readonly Polygon[], p: Point): boolean {
  return outlines.filter(outline => contains(outline, p)).length % 2 === 1
}
