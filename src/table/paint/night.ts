import type { Point, Polygon } from '../../geometry/point'
import { fbm, hash, rng, sampled } from './noise'
import { clamp, css, makeSheet, mix, outline, rgb, type Pen, type Rgb, type View } from './pen'
import { boxOf, stroke, within } from './shapes'

const DEEP = rgb('#123040')
const SEA = rgb('#1b4356')
const SHOAL = rgb('#2b5d6e')
const MOON = rgb('#cfe3df')
const PATH = rgb('#6f97a0')
const WIND = 0.5
/** Where the moon stands, off the north-western corner, and where its path leads. */
const MOON_AT: Point = { x: -4, y: -4 }
const MOON_TO = 0.66

/** Open water at night: three blues, ripples across the wind, and the path of the moon. */
export function paintNight(pen: Pen, view: View, seed: number): void {
  const [W, H, s] = [Math.ceil(view.width), Math.ceil(view.height), view.scale]
  const image = pen.createImageData(W, H)
  const { data } = image
  const [c, n] = [Math.cos(WIND), Math.sin(WIND)]
  const at = (x: number, y: number): readonly [number, number] => [view.x + x / s, view.y + y / s]
  const coarse = Math.max(1, Math.round(s / 3))
  const fine = Math.max(1, Math.round(s / 14))
  const depth = sampled(W, H, coarse, (i, j) => {
    const [x, y] = at(i, j)
    return fbm(x * 0.13, y * 0.13, seed, 4)
  })
  const ripple = sampled(W + 2, H + 2, fine, (i, j) => {
    const [x, y] = at(i, j)
    return fbm((x * c + y * n) * 1.1, (-x * n + y * c) * 3.4, seed + 9, 3)
  })
  const glint = sampled(W, H, fine, (i, j) => {
    const [x, y] = at(i, j)
    return fbm((x * 0.5 + y * 0.2) * 3.4, (y - x * 0.25) * 11, seed + 40, 2)
  })
  const moon = sampled(W, H, coarse, (i, j) => {
    const [x, y] = at(i, j)
    const [dx, dy] = [x - MOON_AT.x, y - MOON_AT.y]
    const off = Math.abs(Math.atan2(dy, dx) - MOON_TO)
    return Math.exp((-off * off) / 0.028) * clamp(1.12 - Math.hypot(dx, dy) / 34)
  })
  const [gx, gy] = [Math.round(view.x * s), Math.round(view.y * s)]
  for (let j = 0; j < H; j++) {
    for (let i = 0; i < W; i++) {
      const t = depth(i, j)
      const m = moon(i, j)
      let colour: Rgb =
        t < 0.5 ? mix(DEEP, SEA, clamp((t - 0.24) * 3.8)) : mix(SEA, SHOAL, clamp((t - 0.5) * 3))
      const slope = ripple(i, j) - ripple(i + 1, j + 1)
      const light = 1 + clamp(slope * s * 0.06, -0.26, 0.3) + (hash(gx + i, gy + j, seed) - 0.5) * 0.05
      colour = mix(colour, PATH, m * 0.4)
      colour = mix(colour, MOON, clamp((glint(i, j) - (0.72 - m * 0.3)) * 7) * m * 0.6)
      const p = (j * W + i) * 4
      data[p] = clamp(colour[0] * light, 0, 255)
      data[p + 1] = clamp(colour[1] * light, 0, 255)
      data[p + 2] = clamp(colour[2] * light, 0, 255)
      data[p + 3] = 255
    }
  }
  const sheet = makeSheet(W, H)
  sheet.pen.putImageData(image, 0, 0)
  pen.drawImage(sheet.sheet, 0, 0)
}

const LAND = rgb('#4a5145')
const SCRUB = rgb('#333d33')

/** A coast at night: shallows, two lines of surf, a strip of sand, and dark land. */
export function paintNightCoast(pen: Pen, view: View, land: Polygon): void {
  for (let i = 6; i > 0; i--)
    stroke(pen, view, land, i * 0.28, `rgba(96,152,156,${0.06 + (6 - i) * 0.014})`, 1, undefined, true)
  stroke(pen, view, land, 0.5, '#dfeeec', 0.2, [0.5, 0.16, 0.9, 0.3], true)
  stroke(pen, view, land, 0.3, '#e4f0ee', 0.34, undefined, true)
  pen.save()
  outline(pen, view, land, true)
  pen.fillStyle = css(LAND)
  pen.fill()
  pen.clip()
  const box = boxOf(land)
  const random = rng(11)
  const tufts = (box.x1 - box.x0) * (box.y1 - box.y0) * 5
  for (let i = 0; i < tufts; i++) {
    const at = { x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) }
    const r = (0.08 + random() * 0.22) * view.scale
    if (!within(land, at.x, at.y)) continue
    pen.fillStyle = css(mix(LAND, SCRUB, random()), 0.7)
    pen.beginPath()
    pen.arc((at.x - view.x) * view.scale, (at.y - view.y) * view.scale, r, 0, Math.PI * 2)
    pen.fill()
  }
  pen.restore()
  stroke(pen, view, land, 0.2, '#8f8a72', 0.9, undefined, true)
  stroke(pen, view, land, 0.05, '#141a18', 0.6, undefined, true)
}

/** How far the light of a lighthouse can be seen on the picture, in inches. */
export const BEAM = 6
const BEAMS = [2.4, 5.2] as const
const SPREAD = 0.13

/** A lighthouse from above: two beams, a gallery, and the lamp. */
export function paintLighthouse(pen: Pen, view: View, { x, y }: Point): void {
  const s = view.scale
  const at = { x: (x - view.x) * s, y: (y - view.y) * s }
  for (const beam of BEAMS) {
    const light = pen.createRadialGradient(at.x, at.y, 0.3 * s, at.x, at.y, BEAM * s)
    light.addColorStop(0, 'rgba(255,244,200,.42)')
    light.addColorStop(1, 'rgba(255,244,200,0)')
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(at.x, at.y)
    pen.arc(at.x, at.y, BEAM * s, beam - SPREAD, beam + SPREAD)
    pen.closePath()
    pen.fill()
  }
  const rings = [
    [0.62, '#5d5a4a'],
    [0.46, '#d9d2ba'],
    [0.32, '#8c2f22'],
    [0.18, '#fff3c0'],
  ] as const
  for (const [radius, colour] of rings) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(at.x, at.y, radius * s, 0, Math.PI * 2)
    pen.fill()
  }
}
