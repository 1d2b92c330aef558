import {
  type Degrees,
  type Point,
  along as between,
  bearing,
  distance,
  moveBy,
} from '../../src/geometry/point'
import { WITHIN } from '../../src/geometry/tolerance'
import type { Stretch } from './passage'

/** A place on a plotted line, or beside it: how far along, how far off, and the heading of the line there (R7). */
export interface OnLine {
  readonly along: number
  readonly beside: { readonly dx: number; readonly dy: number }
  readonly facing: Degrees
}

/** Where a vessel that is set up somewhere is on a line; beside it, it follows a copy of the line. */
export function alongOf(line: readonly Point[], at: Point): OnLine {
  let [best, gone] = [{ along: 0, beside: { dx: 0, dy: 0 }, facing: 0, off: Infinity }, 0]
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (!from) continue
    const length = distance(from, to)
    if (length === 0) continue
    const share = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / (length * length)
    const isLast = i === line.length - 1
    const t = Math.max(i === 1 ? -Infinity : 0, Math.min(isLast ? Infinity : 1, share))
    const near = between(from, to, t)
    const off = distance(at, near)
    if (off < best.off - WITHIN) {
      const beside = off <= WITHIN ? { dx: 0, dy: 0 } : { dx: at.x - near.x, dy: at.y - near.y }
      best = { along: gone + t * length, beside, facing: bearing(from, to), off }
    }
    gone += length
  }
  return { along: best.along, beside: best.beside, facing: best.facing }
}

/** The stretches of a line from so far along it for so many inches; past its end it goes straight on. */
export function stretchesAlong(
  line: readonly Point[],
  from: Point,
  along: number,
  beside: { readonly dx: number; readonly dy: number },
  inches: number,
): readonly Stretch[] {
  const aside = ({ x, y }: Point): Point => ({ x: x + beside.dx, y: y + beside.dy })
  const stretches: Stretch[] = []
  let [gone, left, at] = [0, inches, from]
  for (const [i, corner] of line.entries()) {
    const before = line[i - 1]
    if (!before || left <= 0) continue
    const length = distance(before, corner)
    const isLast = i === line.length - 1
    const end = gone + length
    gone = end
    if (along >= end - WITHIN && !isLast) continue
    const facing = bearing(before, corner)
    const here = inches - left + along
    const ahead = isLast ? left : Math.min(left, end - here)
    const next = line[i + 1]
    const isAtBend = !isLast && ahead >= end - here - WITHIN
    const leaves = isAtBend && next ? bearing(corner, next) : facing
    const to = isAtBend ? aside(corner) : moveBy(at, facing, ahead)
    stretches.push({ from: at, to, facing, leaves })
    at = to
    left -= ahead
  }
  return stretches
}

/** The first bend of a line that is sharper than `pivot` degrees or nearer than `least` inches to the one before. */
export function badBend(
  line: readonly Point[],
  pivot: Degrees,
  least: number,
): { readonly at: Point; readonly turn: number; readonly length: number } | null {
  for (const [i, at] of line.entries()) {
    const before = line[i - 1]
    const next = line[i + 1]
    if (!before) continue
    const length = distance(before, at)
    if (!next) continue
    const turn = Math.abs(((bearing(at, next) - bearing(before, at) + 540) % 360) - 180)
    if (turn > pivot + 0.1) return { at, turn, length }
    if (turn > 0.1 && length < least - WITHIN) return { at, turn, length }
  }
  return null
}
