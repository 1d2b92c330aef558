import type { Point, Polygon } from '../../geometry/point'
import { fbm, hash, rng, sampled } from './noise'
import { clamp, makeSheet, mix, outline, px, rgb, TAU, type Pen, type Rgb, type View } from './pen'
import { boxOf, edgeDistance, stroke, within } from './shapes'
import { letter } from './lettering'

const DEPTHS = ['#efe7cd', '#d9e3da', '#bcd5d6', '#a3c5cb'].map(rgb)
const LINE: Rgb = [60, 100, 118]
const PER_INCH = 48 / 360

const depthAt = (x: number, y: number, seed: number): number => fbm(x * PER_INCH, y * PER_INCH, seed, 4)
const level = (depth: number): number => (depth < 0.36 ? 0 : depth < 0.46 ? 1 : depth < 0.58 ? 2 : 3)

/** A sea chart: paper tinted by depth with a line where tints meet, and soundings in italics. */
export function paintChart(pen: Pen, view: View, seed: number): void {
  const W = Math.ceil(view.width)
  const H = Math.ceil(view.height)
  const s = view.scale
  const image = pen.createImageData(W, H)
  const data = image.data
  const step = Math.max(1, Math.round(s / 16))
  const deep = sampled(W + 1, H + 1, step, (x, y) => depthAt(view.x + x / s, view.y + y / s, seed))
  const stain = sampled(W, H, Math.max(1, step * 2), (x, y) =>
    fbm((view.x + x / s) * 0.53, (view.y + y / s) * 0.53, 77, 3),
  )
  const gx = Math.round(view.x * s)
  const gy = Math.round(view.y * s)
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const here = level(deep(x, y))
      let c = DEPTHS[here] ?? LINE
      if (here !== level(deep(x + 1, y)) || here !== level(deep(x, y + 1))) c = mix(c, LINE, 0.62)
      const n =
        (stain(x, y) - 0.5) * 18 +
        (hash(gx + x, gy + y, 3) - 0.5) * 9 +
        (hash((gx + x) >> 2, gy + y, 9) - 0.5) * 4
      const p = (y * W + x) * 4
      data[p] = clamp(c[0] + n, 0, 255)
      data[p + 1] = clamp(c[1] + n * 0.95, 0, 255)
      data[p + 2] = clamp(c[2] + n * 0.8, 0, 255)
      data[p + 3] = 255
    }
  }
  const sheet = makeSheet(W, H)
  sheet.pen.putImageData(image, 0, 0)
  pen.drawImage(sheet.sheet, 0, 0)
}

/** Soundings over a chart; drawn on the page, where the fonts are. `clear` are lands without any. */
export function paintSoundings(pen: Pen, view: View, seed: number, clear: readonly Polygon[]): void {
  const gap = 62 / 48
  const size = 0.27 * view.scale
  if (size < 5.5) return
  for (let cy = Math.floor(view.y / gap) - 1; cy * gap < view.y + view.height / view.scale + gap; cy++) {
    for (let cx = Math.floor(view.x / gap) - 1; cx * gap < view.x + view.width / view.scale + gap; cx++) {
      const random = rng(Math.floor(hash(cx, cy, seed + 4) * 1e9))
      const at: Point = {
        x: (cx + 0.5 + (random() - 0.5) * 0.6) * gap,
        y: (cy + 0.5 + (random() - 0.5) * 0.6) * gap,
      }
      if (clear.some(area => within(area, at.x, at.y))) continue
      const fathoms = Math.max(9, Math.round((depthAt(at.x, at.y, seed) - 0.2) * 260 + random() * 8))
      const [x, y] = px(view, at)
      letter(pen, String(fathoms), x, y, size, { weight: 400, haloWidth: 0, fill: 'rgba(40,70,86,.62)' })
    }
  }
}

/** A coast: surf lines fading seaward, paper land, an inked shore. */
export function paintCoast(pen: Pen, view: View, land: Polygon): void {
  for (let i = 5; i > 0; i--) {
    stroke(pen, view, land, i * 0.23, `rgba(60,100,118,${0.34 - i * 0.05})`, 1, undefined, true)
  }
  pen.save()
  outline(pen, view, land, true)
  pen.fillStyle = '#e6d6a9'
  pen.fill()
  pen.clip()
  const box = boxOf(land)
  const random = rng(7)
  const count = (box.x1 - box.x0) * (box.y1 - box.y0) * 2
  pen.strokeStyle = 'rgba(110,84,46,.4)'
  pen.lineWidth = Math.max(0.6, view.scale * 0.02)
  for (let i = 0; i < count; i++) {
    const at = { x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) }
    if (!within(land, at.x, at.y) || edgeDistance(land, at.x, at.y) < 0.5) continue
    const [x, y] = px(view, at)
    const r = view.scale * 0.1
    pen.beginPath()
    pen.moveTo(x - r, y + r * 0.6)
    pen.lineTo(x, y - r * 0.6)
    pen.lineTo(x + r, y + r * 0.6)
    pen.stroke()
  }
  pen.restore()
  stroke(pen, view, land, 0.04, '#4a3a22', 1, undefined, true)
}

/** Shoal water: a dotted outline and dots of sand. */
export function paintSandbank(pen: Pen, view: View, area: Polygon, seed: number): void {
  pen.save()
  outline(pen, view, area, true)
  pen.fillStyle = 'rgba(232,214,160,.72)'
  pen.fill()
  pen.clip()
  const box = boxOf(area)
  const random = rng(seed)
  pen.fillStyle = 'rgba(110,84,46,.6)'
  for (let i = 0; i < (box.x1 - box.x0) * (box.y1 - box.y0) * 26; i++) {
    const [x, y] = px(view, {
      x: box.x0 + random() * (box.x1 - box.x0),
      y: box.y0 + random() * (box.y1 - box.y0),
    })
    pen.fillRect(x, y, Math.max(0.8, view.scale * 0.03), Math.max(0.8, view.scale * 0.03))
  }
  pen.restore()
  stroke(pen, view, area, 0.035, '#6d5a34', 0.9, [0.03, 0.07], true)
}

/** A compass rose with 16 points; pixels. */
export function paintRose(pen: Pen, x: number, y: number, r: number): void {
  pen.save()
  pen.translate(x, y)
  pen.strokeStyle = 'rgba(90,52,40,.7)'
  pen.lineWidth = Math.max(0.7, r * 0.012)
  for (const k of [1, 0.93, 0.62]) {
    pen.beginPath()
    pen.arc(0, 0, r * k, 0, TAU)
    pen.stroke()
  }
  pen.beginPath()
  for (let i = 0; i < 72; i++) {
    const a = (i * TAU) / 72
    const inner = i % 6 ? 0.96 : 0.9
    pen.moveTo(Math.cos(a) * r, Math.sin(a) * r)
    pen.lineTo(Math.cos(a) * r * inner, Math.sin(a) * r * inner)
  }
  pen.stroke()
  for (let i = 0; i < 16; i++) {
    const length = i % 4 === 0 ? 0.9 : i % 2 === 0 ? 0.62 : 0.4
    for (const side of [-1, 1]) {
      pen.save()
      pen.rotate((i * TAU) / 16)
      pen.beginPath()
      pen.moveTo(0, -r * length)
      pen.lineTo(side * r * 0.075, -r * 0.12)
      pen.lineTo(0, 0)
      pen.closePath()
      pen.fillStyle = side > 0 ? '#7b3626' : '#f3ead2'
      pen.fill()
      pen.strokeStyle = '#5a3428'
      pen.lineWidth = Math.max(0.5, r * 0.008)
      pen.stroke()
      pen.restore()
    }
  }
  letter(pen, 'N', 0, -r * 1.14, r * 0.22, { style: 'normal', weight: 700, haloWidth: 0, fill: '#5a3428' })
  pen.restore()
}

/** Rhumb lines from the rose over the whole chart; pixels. */
export function paintRhumbs(pen: Pen, x: number, y: number, reach: number): void {
  pen.save()
  pen.strokeStyle = 'rgba(120,62,44,.22)'
  pen.lineWidth = 1
  pen.beginPath()
  for (let i = 0; i < 16; i++) {
    const a = (i * TAU) / 16
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(a) * reach, y + Math.sin(a) * reach)
  }
  pen.stroke()
  pen.restore()
}
