import type { Point, Polygon } from './point'

/** A hex by axial coordinates: `q` to the south-east, `r` to the south (flat sides north and south). */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** One of the six sides of a hex: 0 north, then clockwise. */
export type HexFacing = 0 | 1 | 2 | 3 | 4 | 5

/** All six facings in order. */
export const HEX_FACINGS: readonly HexFacing[] = [0, 1, 2, 3, 4, 5]

const STEPS: Readonly<Record<HexFacing, Hex>> = {
  0: { q: 0, r: -1 },
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
}

/** A facing turned by some sides, clockwise if positive. */
export function turn(facing: HexFacing, sides: number): HexFacing {
  return HEX_FACINGS[(((facing + sides) % 6) + 6) % 6] ?? 0
}

/** The neighbouring hex on one side. */
export function neighbour(h: Hex, facing: HexFacing): Hex {
  const step = STEPS[facing]
  return { q: h.q + step.q, r: h.r + step.r }
}

/** How many steps lie between two hexes. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = b.q - a.q
  const r = b.r - a.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The hex that holds fractional coordinates. */
function roundHex(q: number, r: number): Hex {
  const s = -q - r
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(s)
  const dq = Math.abs(rq - q)
  const dr = Math.abs(rr - r)
  const ds = Math.abs(rs - s)
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  // Adding 0 turns -0 into 0.
  return { q: rq + 0, r: rr + 0 }
}

/**
 * The hexes from `a` to `b`, both included: one for each step. Where the line runs along the side between two hexes it
 * keeps to the same one, whichever end it is drawn from.
 */
export function hexLine(a: Hex, b: Hex): readonly Hex[] {
  const steps = hexDistance(a, b)
  if (steps === 0) return [a]
  if (a.q > b.q || (a.q === b.q && a.r > b.r)) return hexLine(b, a).toReversed()
  const line: Hex[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    // The nudge settles ties always to the same side.
    line.push(roundHex(a.q + (b.q - a.q) * t + 1e-6, a.r + (b.r - a.r) * t + 2e-6))
  }
  return line
}

/** The hexes exactly `n` steps away, clockwise from the one to the north. */
export function ring(h: Hex, n: number): readonly Hex[] {
  if (n === 0) return [h]
  const found: Hex[] = []
  let at: Hex = { q: h.q, r: h.r - n }
  for (const side of HEX_FACINGS) {
    for (let i = 0; i < n; i++) {
      found.push(at)
      at = neighbour(at, turn(side, 2))
    }
  }
  return found
}

/** The `n` hexes straight ahead of one, nearest first. */
export function inLine(from: Hex, facing: HexFacing, n: number): readonly Hex[] {
  const { q, r } = STEPS[facing]
  return Array.from({ length: n }, (_, i) => ({ q: from.q + q * (i + 1), r: from.r + r * (i + 1) }))
}

/** The facing that leads straight from `a` to `b`; null if they are not in a straight line, or the same. */
export function facingTo(a: Hex, b: Hex): HexFacing | null {
  const n = hexDistance(a, b)
  if (n === 0) return null
  const found = HEX_FACINGS.find(f => a.q + STEPS[f].q * n === b.q && a.r + STEPS[f].r * n === b.r)
  return found ?? null
}

const ROOT3 = Math.sqrt(3)

/** The middle of a hex on the board; `size` is from its middle to a corner. Hex 0,0 has its middle at 0,0. */
export function centre({ q, r }: Hex, size: number): Point {
  return { x: size * 1.5 * q, y: size * ROOT3 * (r + q / 2) }
}

/** The hex in which a place of the board lies. */
export function hexAt(p: Point, size: number): Hex {
  const q = ((2 / 3) * p.x) / size
  return roundHex(q, p.y / (ROOT3 * size) - q / 2)
}

/** The six corners of a hex, clockwise from the western end of its northern side. */
export function hexOutline(h: Hex, size: number): Polygon {
  const { x, y } = centre(h, size)
  const half = size / 2
  const rise = (ROOT3 / 2) * size
  return [
    { x: x - half, y: y - rise },
    { x: x + half, y: y - rise },
    { x: x + size, y },
    { x: x + half, y: y + rise },
    { x: x - half, y: y + rise },
    { x: x - size, y },
  ]
}

/** A hex by column and row, counted from 0; odd columns lie half a hex to the south. */
export interface HexPlace {
  readonly column: number
  readonly row: number
}

/** The hex of a column and a row. */
export function fromPlace({ column, row }: HexPlace): Hex {
  return { q: column, r: row - Math.floor(column / 2) }
}

/** The column and row of a hex. */
export function toPlace({ q, r }: Hex): HexPlace {
  return { column: q, row: r + Math.floor(q / 2) }
}

/** A hex's number as printed on maps, column and row from 01: the top left hex is '0101'. */
export function hexLabel(h: Hex): string {
  const { column, row } = toPlace(h)
  return `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`
}

/** The hex of a printed number such as '0304'. Throws on any other text. */
export function hexOfLabel(label: string): Hex {
  if (!/^\d{4}$/.test(label)) throw new Error(`Not the number of a hex: ${label}`)
  return fromPlace({ column: Number(label.slice(0, 2)) - 1, row: Number(label.slice(2)) - 1 })
}

/** Whether a hex is on a board of so many columns and rows. */
export function onBoard(h: Hex, columns: number, rows: number): boolean {
  const { column, row } = toPlace(h)
  return column >= 0 && column < columns && row >= 0 && row < rows
}

/** How wide a wedge before a hex opens: the one row straight ahead, 60 degrees or 120 degrees. */
export type WedgeWidth = 'row' | 'narrow' | 'wide'

/**
 * Whether a hex lies in the wedge before another that faces one of its sides; edges belong to it, the hex itself does not.
 * The offset is `a` steps ahead and `b` steps to one of the sides next to that.
 */
export function inWedge(from: Hex, facing: HexFacing, to: Hex, width: WedgeWidth): boolean {
  let q = to.q - from.q
  let r = to.r - from.r
  for (let sides = facing; sides !== 0 && sides < 6; sides++) {
    const turned = q + r
    q = -r
    r = turned
  }
  const b = Math.abs(q)
  const a = q >= 0 ? -r - q : -r
  if (width === 'row') return b === 0 && a >= 1
  return width === 'narrow' ? a >= 1 && a >= b : a >= 0 && a + b >= 1
}

/** The hexes of the wedge before a hex, up to so many steps away, nearest first. */
export function wedgeOf(from: Hex, facing: HexFacing, width: WedgeWidth, range: number): readonly Hex[] {
  const found: Hex[] = []
  for (let n = 1; n <= range; n++) {
    for (const hex of ring(from, n)) if (inWedge(from, facing, hex, width)) found.push(hex)
  }
  return found
}
