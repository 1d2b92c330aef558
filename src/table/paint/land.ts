import type { Feature, GroundLook } from '../../engine/scene'
import { fbm, hash, rng, sampled } from './noise'
import { GROUNDS } from './palettes'
import { clamp, css, makeSheet, mix, rgb, type Pen, type Rgb, type View } from './pen'
import { boxOf, edgeDistance, lineDistance, within } from './shapes'

/** Height of the land at a place in painter's inches. */
export type Height = (x: number, y: number) => number

const CELL = 0.25

/** The height field of hills and crests, sampled once per ground. */
export function heights(
  features: readonly Feature[],
  width: number,
  height: number,
  seed: number,
): Height | null {
  const risen = features.filter(f => f.kind === 'hill' || f.kind === 'crest')
  if (risen.length === 0) return null
  const columns = Math.ceil(width / CELL) + 3
  const rows = Math.ceil(height / CELL) + 3
  const grid = new Float32Array(columns * rows)
  for (const feature of risen) raise(grid, columns, rows, feature, seed)
  // Distance from an outline has creases where two edges are equally near; land has none.
  for (let pass = 0; pass < 3; pass++) soften(grid, columns, rows, 2)
  return (x, y) => {
    const gx = clamp(x / CELL + 1, 0, columns - 1.001)
    const gy = clamp(y / CELL + 1, 0, rows - 1.001)
    const i = gx | 0
    const j = gy | 0
    const k = j * columns + i
    const fx = gx - i
    const fy = gy - j
    const a = grid[k] ?? 0
    const b = grid[k + 1] ?? 0
    const c = grid[k + columns] ?? 0
    const d = grid[k + columns + 1] ?? 0
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
  }
}

/** Averages over `radius` cells to each side, along the rows and then the columns. */
function soften(grid: Float32Array, columns: number, rows: number, radius: number): void {
  const run = (start: number, step: number, count: number): void => {
    const line = new Float32Array(count)
    for (let i = 0; i < count; i++) line[i] = grid[start + i * step] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += line[Math.min(count - 1, Math.max(0, i))] ?? 0
    for (let i = 0; i < count; i++) {
      grid[start + i * step] = sum / (radius * 2 + 1)
      sum += (line[Math.min(count - 1, i + radius + 1)] ?? 0) - (line[Math.max(0, i - radius)] ?? 0)
    }
  }
  for (let j = 0; j < rows; j++) run(j * columns, 1, columns)
  for (let i = 0; i < columns; i++) run(i, columns, rows)
}

/** Adds one hill (an area: highest in its middle) or one crest (a line: highest along it) to the grid. */
function raise(grid: Float32Array, columns: number, rows: number, feature: Feature, seed: number): void {
  const { shape } = feature
  const points = 'area' in shape ? shape.area : shape.line
  const reach = 'area' in shape ? 0 : Math.max(1.2, shape.width * 1.6)
  const box = boxOf(points, reach)
  const i0 = Math.max(0, Math.floor(box.x0 / CELL))
  const j0 = Math.max(0, Math.floor(box.y0 / CELL))
  const i1 = Math.min(columns - 1, Math.ceil(box.x1 / CELL) + 1)
  const j1 = Math.min(rows - 1, Math.ceil(box.y1 / CELL) + 1)
  const cells: { readonly k: number; readonly x: number; readonly y: number; readonly depth: number }[] = []
  let deepest = 0
  for (let j = j0; j <= j1; j++) {
    for (let i = i0; i <= i1; i++) {
      const x = (i - 1) * CELL
      const y = (j - 1) * CELL
      let depth: number
      if ('area' in shape) {
        if (!within(shape.area, x, y)) continue
        depth = edgeDistance(shape.area, x, y)
      } else depth = reach - lineDistance(shape.line, x, y)
      if (depth <= 0) continue
      deepest = Math.max(deepest, depth)
      cells.push({ k: j * columns + i, x, y, depth })
    }
  }
  const top = 'area' in shape ? clamp(deepest * 0.36, 0.42, 1.5) : 0.5
  for (const { k, x, y, depth } of cells) {
    const share = depth / deepest
    const ragged = (fbm(x * 0.38, y * 0.38, seed + 5, 3) - 0.5) * 0.5 * Math.min(1, share * 4)
    const t = clamp(share + ragged * (1 - share * 0.5))
    grid[k] = (grid[k] ?? 0) + top * (t * t * (3 - 2 * t) * 0.75 + t * 0.25)
  }
}

/** Height of one contour line over the other. */
const CONTOUR = 0.3
const BROWN: Rgb = [92, 66, 34]

/**
 * Open ground: colour noise with dry patches, relief under a light from the north-west, contour lines where the
 * height crosses a step, and the fine grain that reads as flock.
 */
export function paintLand(
  pen: Pen,
  view: View,
  look: Exclude<GroundLook, 'sea' | 'night' | 'space' | 'aloft'>,
  seed: number,
  high: Height | null,
): void {
  const palette = GROUNDS[look]
  const low = rgb(palette.low)
  const mid = rgb(palette.mid)
  const top = rgb(palette.high)
  const dry = rgb(palette.dry)
  const W = Math.ceil(view.width)
  const H = Math.ceil(view.height)
  const s = view.scale
  const inch = 1 / s
  const relief = look === 'mud' ? 0.045 : look === 'desert' ? 0.06 : 0.05
  const slow = Math.max(1, Math.round(s / 10))
  const brisk = Math.max(1, Math.round(s / 24))
  const tint = sampled(W, H, slow, (x, y) =>
    fbm((view.x + x * inch) * 0.16 + 3, (view.y + y * inch) * 0.16, seed, 4),
  )
  const parched = sampled(W, H, slow, (x, y) =>
    fbm((view.x + x * inch) * 0.3 + 40, (view.y + y * inch) * 0.3 - 9, seed + 71, 4),
  )
  const fine = sampled(W, H, brisk, (x, y) =>
    fbm((view.x + x * inch) * 1.1, (view.y + y * inch) * 1.1, seed + 9, 3),
  )
  const rise = new Float32Array((W + 1) * (H + 1))
  for (let j = 0; j <= H; j++) {
    for (let i = 0; i <= W; i++) {
      const x = view.x + i * inch
      const y = view.y + j * inch
      rise[j * (W + 1) + i] =
        (high ? high(x, y) * 1.5 : 0) +
        relief * fbm(x * 2.2, y * 2.2, seed + 31, 3) +
        relief * 1.6 * fbm(x * 0.5, y * 0.5, seed + 41, 2)
    }
  }
  const image = pen.createImageData(W, H)
  const data = image.data
  // The grain belongs to the ground, not to the sheet: tiles must meet without a seam.
  const gx0 = Math.round(view.x * s)
  const gy0 = Math.round(view.y * s)
  for (let j = 0; j < H; j++) {
    for (let i = 0; i < W; i++) {
      const q = j * (W + 1) + i
      const t = tint(i, j)
      let c = t < 0.5 ? mix(low, mid, clamp((t - 0.25) * 4)) : mix(mid, top, clamp((t - 0.5) * 3.4))
      const d = parched(i, j)
      if (d > palette.dryAt - 0.08) c = mix(c, dry, clamp((d - palette.dryAt + 0.08) * 5) * 0.6)
      const h = rise[q] ?? 0
      const right = rise[q + 1] ?? 0
      const below = rise[q + W + 1] ?? 0
      let light = 1 + clamp((right - h + below - h) * s * 0.36, -0.4, 0.3)
      const gi = gx0 + i
      const gj = gy0 + j
      light +=
        (fine(i, j) - 0.5) * 0.2 +
        (hash(gi, gj, seed) - 0.5) * 0.1 +
        (hash(gi >> 1, gj >> 1, seed + 3) - 0.5) * 0.06
      if (high && h > 0.12) {
        c = mix(c, top, clamp((h - 0.1) * 0.24, 0, 0.3))
        const step = Math.floor(h / CONTOUR)
        if (step !== Math.floor(right / CONTOUR) || step !== Math.floor(below / CONTOUR))
          c = mix(c, BROWN, 0.42)
      }
      const p = (j * W + i) * 4
      data[p] = clamp(c[0] * light, 0, 255)
      data[p + 1] = clamp(c[1] * light, 0, 255)
      data[p + 2] = clamp(c[2] * light, 0, 255)
      data[p + 3] = 255
    }
  }
  const sheet = makeSheet(W, H)
  sheet.pen.putImageData(image, 0, 0)
  pen.drawImage(sheet.sheet, 0, 0)
  if (s >= 16) tufts(pen, view, look, seed)
}

/** Grass, or stones where nothing grows: seeded by the inch, so that tiles agree. */
function tufts(
  pen: Pen,
  view: View,
  look: Exclude<GroundLook, 'sea' | 'night' | 'space' | 'aloft'>,
  seed: number,
): void {
  const palette = GROUNDS[look]
  const dark = css(mix(rgb(palette.low), [20, 25, 10], 0.35), 0.4)
  const light = css(rgb(palette.high), 0.5)
  const per = look === 'mud' || look === 'snow' ? 0.8 : look === 'desert' || look === 'alien' ? 1.1 : 2.4
  const s = view.scale
  for (let cy = Math.floor(view.y) - 1; cy <= view.y + view.height / s; cy++) {
    for (let cx = Math.floor(view.x) - 1; cx <= view.x + view.width / s; cx++) {
      const random = rng(seed + 99 + Math.floor(hash(cx, cy, seed) * 1e9))
      const count = Math.floor(per + random())
      for (let n = 0; n < count; n++) {
        const x = (cx + random() - view.x) * s
        const y = (cy + random() - view.y) * s
        const r = s * (0.03 + random() * 0.05)
        if (look === 'desert' || look === 'mud' || look === 'alien') {
          pen.fillStyle = 'rgba(40,28,12,.3)'
          pen.fillRect(x + r * 0.2, y + r * 0.25, r * 0.8, r * 0.6)
          pen.fillStyle = light
          pen.fillRect(x, y, r * 0.7, r * 0.5)
          continue
        }
        pen.lineWidth = Math.max(0.6, s * 0.014)
        pen.strokeStyle = dark
        pen.beginPath()
        for (let k = -1; k <= 1; k++) {
          pen.moveTo(x + k * r * 0.5, y + r * 0.3)
          pen.lineTo(x + k * r, y - r)
        }
        pen.stroke()
        pen.strokeStyle = light
        pen.beginPath()
        pen.moveTo(x - r * 0.2, y)
        pen.lineTo(x - r * 0.7, y - r * 0.9)
        pen.stroke()
      }
    }
  }
}
