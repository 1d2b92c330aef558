import type { Point, Polygon } from '../../geometry/point'
import { rng } from './noise'
import { leaves, type LeafKind, type LeafPalette } from './palettes'
import { css, makeSheet, outline, px, rgb, TAU, type Pen, type Sheet, type View } from './pen'
import { boxOf, densify, edgeDistance, rulesEdge, within } from './shapes'

/** A crown seen from above, its middle and its radius in pixels. */
export interface Crown {
  readonly sheet: Sheet
  readonly middle: number
  readonly radius: number
}

const cache = new Map<string, readonly Crown[]>()

/** A dozen crowns of about `radius` pixels, lit from the north-west. Kept. */
export function crowns(radius: number, kind: LeafKind): readonly Crown[] {
  const key = `${kind} ${Math.round(radius * 2)}`
  const kept = cache.get(key)
  if (kept) return kept
  const palette = leaves(kind)
  const made: Crown[] = []
  for (let n = 0; n < 12; n++) {
    const random = rng(n * 77 + 5)
    const r = radius * (0.78 + random() * 0.5)
    const { sheet, pen } = makeSheet(r * 3.2 + 4, r * 3.2 + 4)
    const middle = sheet.width / 2
    pen.translate(middle, middle)
    if (kind === 'pine') conifer(pen, r, palette, random)
    else if (kind === 'palm') palm(pen, r, palette, random)
    else leafy(pen, r, palette, random)
    made.push({ sheet, middle, radius: r })
  }
  cache.set(key, made)
  return made
}

function leafy(pen: Pen, r: number, palette: LeafPalette, random: () => number): void {
  const lumps = (
    size: number,
    count: number,
    spread: number,
    colour: string,
    dx: number,
    dy: number,
    alpha: number,
  ): void => {
    pen.fillStyle = colour
    pen.globalAlpha = alpha
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + random() * 0.8
      const d = spread * r * (0.55 + random() * 0.45)
      pen.beginPath()
      pen.arc(Math.cos(a) * d + dx * r, Math.sin(a) * d + dy * r, size * r * (0.75 + random() * 0.5), 0, TAU)
      pen.fill()
    }
  }
  lumps(0.42, 9, 0.68, palette[0], 0.03, 0.05, 1)
  lumps(0.4, 8, 0.58, palette[1], -0.02, -0.02, 1)
  lumps(0.32, 8, 0.52, palette[2], -0.1, -0.12, 0.95)
  lumps(0.22, 8, 0.44, palette[3], -0.2, -0.24, 0.8)
  lumps(0.1, 7, 0.34, palette[4], -0.3, -0.36, 0.7)
  pen.globalAlpha = 0.5
  for (let i = 0; i < 26; i++) {
    const a = random() * TAU
    const d = Math.sqrt(random()) * r * 0.95
    pen.fillStyle = palette[random() < 0.5 ? 0 : 3]
    pen.beginPath()
    pen.arc(Math.cos(a) * d, Math.sin(a) * d, Math.max(0.5, r * 0.06), 0, TAU)
    pen.fill()
  }
}

function conifer(pen: Pen, r: number, palette: LeafPalette, random: () => number): void {
  for (let q = 0; q < 4; q++) {
    const size = r * (1 - q * 0.24)
    pen.fillStyle = palette[q] ?? palette[0]
    pen.beginPath()
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * TAU
      const d = size * (i % 2 ? 0.66 : 1.05 + random() * 0.1)
      pen.lineTo(Math.cos(a) * d - q * r * 0.07, Math.sin(a) * d - q * r * 0.09)
    }
    pen.fill()
  }
  pen.fillStyle = palette[4]
  pen.beginPath()
  pen.arc(-r * 0.24, -r * 0.28, r * 0.1, 0, TAU)
  pen.fill()
}

function palm(pen: Pen, r: number, palette: LeafPalette, random: () => number): void {
  const fronds = 9
  for (let ring = 0; ring < 3; ring++) {
    for (let i = 0; i < fronds; i++) {
      const a = ((i + ring * 0.4) / fronds) * TAU + (random() - 0.5) * 0.3
      const d = r * (1.15 - ring * 0.28)
      const lit = Math.cos(a + Math.PI * 0.75) > 0 ? 1 : 0
      pen.fillStyle = palette[Math.min(4, ring + 1 + lit)] ?? palette[2]
      pen.save()
      pen.rotate(a)
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.quadraticCurveTo(d * 0.55, -r * 0.24, d, 0)
      pen.quadraticCurveTo(d * 0.55, r * 0.2, 0, 0)
      pen.fill()
      pen.restore()
    }
  }
  pen.fillStyle = '#5f4a27'
  pen.beginPath()
  pen.arc(0, 0, r * 0.12, 0, TAU)
  pen.fill()
}

export function castShadow(pen: Pen, view: View, at: Point, radius: number): void {
  const [x, y] = px(view, at)
  pen.fillStyle = 'rgba(18,20,6,.30)'
  pen.beginPath()
  pen.ellipse(x + radius * 0.42, y + radius * 0.5, radius * 1.12, radius * 0.98, 0.7, 0, TAU)
  pen.fill()
}

function stamp(pen: Pen, view: View, at: Point, crown: Crown): void {
  const [x, y] = px(view, at)
  pen.drawImage(crown.sheet, x - crown.middle, y - crown.middle)
}

export function plant(pen: Pen, view: View, at: Point, crown: Crown): void {
  castShadow(pen, view, at, crown.radius)
  stamp(pen, view, at, crown)
}

interface Tree {
  readonly at: Point
  readonly which: number
}

const stands = new WeakMap<Polygon, readonly Tree[]>()

/** Where the trees of a wood stand: Poisson sampled, north to south. Kept with the outline. */
function standOf(area: Polygon, seed: number, radius: number, spacing: number): readonly Tree[] {
  const kept = stands.get(area)
  if (kept) return kept
  const box = boxOf(area)
  const random = rng(seed)
  const trees: Tree[] = []
  const cell = radius * spacing
  const taken = new Map<string, Point[]>()
  const tries = (box.x1 - box.x0) * (box.y1 - box.y0) * 26
  for (let n = 0; n < tries; n++) {
    const x = box.x0 + random() * (box.x1 - box.x0)
    const y = box.y0 + random() * (box.y1 - box.y0)
    const cx = Math.floor(x / cell)
    const cy = Math.floor(y / cell)
    let free = true
    for (let j = cy - 1; j <= cy + 1 && free; j++) {
      for (let i = cx - 1; i <= cx + 1 && free; i++) {
        for (const other of taken.get(`${i} ${j}`) ?? [])
          if (Math.hypot(other.x - x, other.y - y) < cell) free = false
      }
    }
    if (!free || !within(area, x, y) || edgeDistance(area, x, y) < radius * 0.55) continue
    const at = { x, y }
    const key = `${cx} ${cy}`
    taken.set(key, [...(taken.get(key) ?? []), at])
    trees.push({ at, which: Math.floor(random() * 12) })
  }
  trees.sort((a, b) => a.at.y - b.at.y)
  stands.set(area, trees)
  return trees
}

/** A wood: a dark floor with a soft shadow, all cast shadows, all crowns, and the rules' edge. */
export function paintWood(pen: Pen, view: View, area: Polygon, kind: LeafKind, seed: number): void {
  const radius = kind === 'palm' ? 0.32 : 0.34
  const sprites = crowns(radius * view.scale, kind)
  pen.save()
  pen.shadowColor = 'rgba(20,24,8,.6)'
  pen.shadowBlur = view.scale * 0.3
  pen.shadowOffsetX = view.scale * 0.1
  pen.shadowOffsetY = view.scale * 0.1
  outline(pen, view, area, true)
  pen.fillStyle = css(rgb(leaves(kind)[0]), kind === 'palm' || kind === 'scrub' ? 0.32 : 0.72)
  pen.fill()
  pen.restore()
  const seen = standOf(area, seed, radius, kind === 'palm' ? 1.5 : 1.02).filter(({ at }) => near(view, at, 1))
  for (const { at, which } of seen) castShadow(pen, view, at, sprites[which]?.radius ?? 0)
  for (const { at, which } of seen) {
    const crown = sprites[which]
    if (crown) stamp(pen, view, at, crown)
  }
  rulesEdge(pen, view, area)
}

/** A hedge: small crowns along a line, now and then a tree. */
export function paintHedge(
  pen: Pen,
  view: View,
  line: readonly Point[],
  kind: LeafKind,
  radius: number,
  seed: number,
): void {
  const random = rng(seed)
  const sprites = crowns(radius * view.scale, kind)
  const spots: Tree[] = []
  for (const p of densify(line, radius * 1.05)) {
    const skipped = random() < 0.06
    const at = { x: p.x + (random() - 0.5) * radius * 0.7, y: p.y + (random() - 0.5) * radius * 0.7 }
    const which = Math.floor(random() * 12)
    if (!skipped) spots.push({ at, which })
  }
  const trees: Tree[] = []
  if (seed % 2 === 0 && kind !== 'scrub') {
    for (let i = 8; i < spots.length; i += 11 + Math.floor(random() * 9)) {
      const spot = spots[i]
      if (spot) trees.push(spot)
    }
  }
  const seen = spots.filter(({ at }) => near(view, at, 0.5)).toSorted((a, b) => a.at.y - b.at.y)
  for (const { at, which } of seen) castShadow(pen, view, at, sprites[which]?.radius ?? 0)
  for (const { at, which } of seen) {
    const crown = sprites[which]
    if (crown) stamp(pen, view, at, crown)
  }
  const big = crowns(0.28 * view.scale, kind === 'snowy' ? 'snowy' : 'broad')
  for (const { at, which } of trees) {
    const crown = big[which]
    if (crown && near(view, at, 1)) plant(pen, view, at, crown)
  }
}

/** True if a place is in the view or within `margin` inches of it. */
export function near(view: View, at: Point, margin: number): boolean {
  return (
    at.x > view.x - margin &&
    at.y > view.y - margin &&
    at.x < view.x + view.width / view.scale + margin &&
    at.y < view.y + view.height / view.scale + margin
  )
}
