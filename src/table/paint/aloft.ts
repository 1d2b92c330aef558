import type { Polygon } from '../../geometry/point'
import type { Feature } from '../../engine/scene'
import { fbm, hash, noise, sampled } from './noise'
import { clamp, makeSheet, mix, rgb, type Pen, type Rgb, type View } from './pen'
import { edgeDistance, within } from './shapes'

const CROPS = [
  '#a9a35c',
  '#c4ae66',
  '#8b9a55',
  '#77894a',
  '#b59b60',
  '#93a262',
  '#9c8253',
  '#b8b272',
  '#6f8450',
  '#cdb978',
].map(rgb)
const GRASS: Rgb = [139, 154, 85]
const HEDGE = rgb('#4b5e38')
const WOODS = ['#35492c', '#4d6639', '#738a4e'].map(rgb) as [Rgb, Rgb, Rgb]
const MUD = rgb('#8a7558')
const HOLE = rgb('#5b4a38')
const DEEP = rgb('#417889')
const MIDDLE = rgb('#56909a')
const SHOAL = rgb('#94c2b2')
const SAND = rgb('#dccb9c')
const CHALK = rgb('#f3eee0')
const TURF = rgb('#b9b983')
const FOAM = rgb('#f0f4ec')
const HAZE: Rgb = [208, 222, 224]

/** Units of the noise in one painter's inch. */
const FINE = 55
/** A field is about so large, and the lattice of fields lies so askew. */
const FIELD = 47
const ASKEW = 0.42

const smooth = (from: number, to: number, at: number): number => {
  const t = clamp((at - from) / (to - from))
  return t * t * (3 - 2 * t)
}

const areasOf = (features: readonly Feature[], kind: Feature['kind']): readonly Polygon[] =>
  features.flatMap(each => (each.kind === kind && 'area' in each.shape ? [each.shape.area] : []))

/** How far inside the nearest of some areas a place is, painter's inches; below 0 outside of all. */
function depthIn(areas: readonly Polygon[], x: number, y: number): number {
  let best = -Infinity
  for (const area of areas) {
    const far = edgeDistance(area, x, y)
    best = Math.max(best, within(area, x, y) ? far : -far)
  }
  return best
}

/**
 * Land and sea from high above. Areas of 'coast' are land in a sea, areas of 'water' are lakes in the land, areas of 'craters' are
 * fought over; without any of them all is fields.
 */
export function paintAloft(pen: Pen, view: View, seed: number, features: readonly Feature[]): void {
  const [lands, lakes, fought] = (['coast', 'water', 'craters'] as const).map(kind => areasOf(features, kind))
  const W = Math.ceil(view.width)
  const H = Math.ceil(view.height)
  const s = view.scale
  const slow = Math.max(1, Math.round(s / 10))
  const brisk = Math.max(1, Math.round(s / 24))
  const x0 = view.x * FINE
  const y0 = view.y * FINE
  const by = FINE / s
  const field = (step: number, of: (x: number, y: number) => number) =>
    sampled(W + 2, H + 2, step, (i, j) => of(x0 + i * by, y0 + j * by))
  const ragged = (x: number, y: number): number =>
    (fbm(x / 190, y / 190, seed, 5) - 0.5) * 2.6 + (fbm(x / 40, y / 40, seed + 6, 3) - 0.5) * 0.24
  const edgeOf = (areas: readonly Polygon[] | undefined, inside: 1 | -1) =>
    areas && areas.length > 0
      ? field(brisk, (x, y) => (inside * depthIn(areas, x / FINE, y / FINE) * FINE) / 100 + ragged(x, y))
      : null
  const shore = edgeOf(lands, 1)
  const lake = edgeOf(lakes, -1)
  const front = edgeOf(fought, 1)
  const big = field(slow, (x, y) => fbm(x / 260, y / 260, seed + 3, 3))
  const bendX = field(slow, (x, y) => (fbm(x / 130, y / 130, seed + 8, 3) - 0.5) * 90)
  const bendY = field(slow, (x, y) => (fbm(x / 130 + 9, y / 130, seed + 12, 3) - 0.5) * 90)
  const relief = field(slow, (x, y) => fbm(x / 150 + 4, y / 150, seed + 50, 4))
  const wooded = field(brisk, (x, y) => fbm(x / 62, y / 62, seed + 77, 4))
  const rough = field(1 + brisk, (x, y) => fbm(x / 14, y / 14, seed + 31, 2))
  const swell = field(slow, (x, y) => fbm(x / 260, y / 300, 7, 3))
  const drift = field(slow, (x, y) => fbm(x / 90, y / 60, seed + 60, 4))
  const waves = field(1, (x, y) => fbm((x * 0.8 + y * 0.6) / 5, (y * 0.8 - x * 0.6) / 17, seed + 90, 2))
  const [ca, sa] = [Math.cos(ASKEW), Math.sin(ASKEW)]
  const shift = Math.max(1, Math.round(5 / by))

  const sea = (i: number, j: number, depth: number): [Rgb, number] => {
    const n = drift(i, j)
    const wave = waves(i, j)
    let c = mix(SHOAL, MIDDLE, smooth(0.05, 0.85, depth + (n - 0.5) * 0.5))
    c = mix(c, DEEP, smooth(0.9, 4.2, depth + (n - 0.5) * 2))
    if (depth < 0.03) c = mix(SHOAL, SAND, smooth(0.03, -0.05, depth))
    if (wave > 0.76) c = mix(c, FOAM, 0.2)
    if (depth > 0.1 && depth < 0.15 && n > 0.42) c = mix(c, FOAM, 0.5)
    return [c, 1 + (wave - 0.5) * 0.13 + (swell(i, j) - 0.5) * 0.2]
  }
  const land = (i: number, j: number, inland: number): [Rgb, number] => {
    const x = x0 + i * by
    const y = y0 + j * by
    const wx = x + bendX(i, j)
    const wy = y + bendY(i, j)
    const u = wx * ca + wy * sa
    const v = (-wx * sa + wy * ca) * 1.25
    const gx = Math.floor(u / FIELD)
    const gy = Math.floor(v / FIELD)
    let near = 1e9
    let next = 1e9
    let kind = 0
    for (let b = -1; b <= 1; b++) {
      for (let a = -1; a <= 1; a++) {
        const dx = Math.abs(u - (gx + a + 0.5 + (hash(gx + a, gy + b, 5) - 0.5) * 0.72) * FIELD)
        const dy = Math.abs(v - (gy + b + 0.5 + (hash(gx + a, gy + b, 9) - 0.5) * 0.72) * FIELD)
        const d = Math.max(dx, dy) + 0.25 * (dx + dy)
        if (d < near) {
          next = near
          near = d
          kind = hash(gx + a, gy + b, 21)
        } else if (d < next) next = d
      }
    }
    const turned = kind * 31
    const furrow = Math.sin((u * Math.cos(turned) + v * Math.sin(turned)) * 1.35)
    let c = mix(CROPS[Math.floor(kind * 10)] ?? GRASS, GRASS, 0.22 + big(i, j) * 0.25)
    let light = 1.1 + furrow * 0.028 + (rough(i, j) - 0.5) * 0.16
    if (next - near < 2.1) {
      c = mix(c, HEDGE, 0.82)
      light -= 0.05
    } else if (next - near < 4 && kind > 0.5) light -= 0.07
    light += clamp((relief(i + shift, j + shift) - relief(i, j)) * 4.5, -0.16, 0.16)
    if (wooded(i, j) > 0.6 && inland > 0.35) {
      const crown = noise(x / 3.1, y / 3.1, 4)
      c = mix(
        mix(WOODS[0], WOODS[1], clamp(crown * 1.3)),
        WOODS[2],
        clamp((noise((x + 1.6) / 3.1, (y + 1.6) / 3.1, 4) - crown) * 1.6) * 0.8,
      )
      light = 1
    } else if (inland > 0.35 && i >= shift && j >= shift && wooded(i - shift, j - shift) > 0.6) light -= 0.24
    if (front) {
      const torn = smooth(-0.5, 0.9, front(i, j))
      const pit = noise(x / 5, y / 5, seed + 4)
      c = mix(c, mix(MUD, HOLE, smooth(0.58, 0.75, pit)), torn * 0.92)
    }
    if (inland < 0.34) c = mix(TURF, c, smooth(0.16, 0.34, inland))
    if (inland < 0.115) {
      c = mix(CHALK, c, smooth(0.09, 0.115, inland))
      light = 1 + (noise(x / 3, y / 3, 8) - 0.5) * 0.16
    }
    return [c, light]
  }

  const image = pen.createImageData(W, H)
  const data = image.data
  const gx0 = Math.round(view.x * s)
  const gy0 = Math.round(view.y * s)
  for (let j = 0; j < H; j++) {
    for (let i = 0; i < W; i++) {
      const inland = Math.min(shore ? shore(i, j) : 9, lake ? lake(i, j) : 9)
      const [c, light] = inland > 0.05 ? land(i, j, inland) : sea(i, j, -inland)
      const lit = light + (hash(gx0 + i, gy0 + j, seed) - 0.5) * 0.05
      const p = (j * W + i) * 4
      for (let q = 0; q < 3; q++)
        data[p + q] = clamp((c[q] ?? 0) * lit, 0, 255) * 0.85 + (HAZE[q] ?? 0) * 0.15
      data[p + 3] = 255
    }
  }
  const sheet = makeSheet(W, H)
  sheet.pen.putImageData(image, 0, 0)
  pen.drawImage(sheet.sheet, 0, 0)
}
