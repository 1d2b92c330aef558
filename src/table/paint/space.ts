import type { Point } from '../../geometry/point'
import { fbm, hash, noise, rng, sampled } from './noise'
import { clamp, css, makeSheet, mix, px, rgb, TAU, type Pen, type Rgb, type View } from './pen'

const VOID: Rgb = [9, 12, 24]
const TEAL = rgb('#1c4f60')
const RUST = rgb('#7a3a2c')
const GOLD = rgb('#c79a5a')
const DUST: Rgb = [4, 5, 12]
const PER_INCH = 48 / 340

/** Space: warped noise in teal and rust over near black, dust lanes, three sizes of stars. */
export function paintSpace(pen: Pen, view: View, seed: number): void {
  const W = Math.ceil(view.width)
  const H = Math.ceil(view.height)
  const s = view.scale
  const step = Math.max(1, Math.round(s / 20))
  const u = (x: number): number => (view.x + x / s) * PER_INCH
  const v = (y: number): number => (view.y + y / s) * PER_INCH
  const qx = sampled(W, H, step * 2, (x, y) => fbm(u(x), v(y), seed, 3))
  const qy = sampled(W, H, step * 2, (x, y) => fbm(u(x) + 5.2, v(y) + 1.3, seed + 3, 3))
  const cloud = sampled(W, H, step, (x, y) => fbm(u(x) + 2.2 * qx(x, y), v(y) + 2.2 * qy(x, y), seed + 7, 5))
  const flame = sampled(W, H, step, (x, y) => fbm(u(x) * 1.7 + 1.6 * qy(x, y), v(y) * 1.7, seed + 13, 4))
  const lane = sampled(W, H, step, (x, y) => fbm(u(x) * 2.4 + qx(x, y), v(y) * 2.4, seed + 23, 4))
  const image = pen.createImageData(W, H)
  const data = image.data
  const gx = Math.round(view.x * s)
  const gy = Math.round(view.y * s)
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const f = cloud(x, y)
      const h = flame(x, y)
      let c = mix(VOID, TEAL, clamp((f - 0.42) * 2.6) * 0.85)
      c = mix(c, RUST, clamp((h - 0.53) * 3.2) * 0.6)
      c = mix(c, GOLD, clamp((f + h - 1.16) * 3.4) * 0.5)
      c = mix(c, DUST, clamp((lane(x, y) - 0.52) * 4) * 0.55)
      const n = (hash(gx + x, gy + y, 5) - 0.5) * 5
      const p = (y * W + x) * 4
      data[p] = clamp(c[0] + n, 0, 255)
      data[p + 1] = clamp(c[1] + n, 0, 255)
      data[p + 2] = clamp(c[2] + n, 0, 255)
      data[p + 3] = 255
    }
  }
  const sheet = makeSheet(W, H)
  sheet.pen.putImageData(image, 0, 0)
  pen.drawImage(sheet.sheet, 0, 0)
  stars(pen, view, seed)
}

const STARS = ['#ffffff', '#cfe2ff', '#ffe3bd'] as const

function stars(pen: Pen, view: View, seed: number): void {
  const s = view.scale
  const k = s / 48
  for (let cy = Math.floor(view.y) - 1; cy <= view.y + view.height / s; cy++) {
    for (let cx = Math.floor(view.x) - 1; cx <= view.x + view.width / s; cx++) {
      const random = rng(Math.floor(hash(cx, cy, seed + 50) * 1e9))
      const count = 2 + Math.floor(random() * 3)
      for (let i = 0; i < count; i++) {
        const [x, y] = px(view, { x: cx + random(), y: cy + random() })
        const m = random()
        const r = (m < 0.9 ? 0.5 + random() * 0.5 : 0.9 + random() * 0.8) * Math.max(0.6, k)
        pen.fillStyle = STARS[Math.floor(random() * 3)] ?? '#ffffff'
        pen.globalAlpha = 0.25 + random() * 0.65
        pen.beginPath()
        pen.arc(x, y, r, 0, TAU)
        pen.fill()
        if (m > 0.992) {
          const glow = pen.createRadialGradient(x, y, 0, x, y, 9 * k)
          glow.addColorStop(0, 'rgba(230,240,255,.9)')
          glow.addColorStop(0.2, 'rgba(220,235,255,.3)')
          glow.addColorStop(1, 'rgba(220,235,255,0)')
          pen.globalAlpha = 1
          pen.fillStyle = glow
          pen.beginPath()
          pen.arc(x, y, 9 * k, 0, TAU)
          pen.fill()
        }
      }
    }
  }
  pen.globalAlpha = 1
}

/** A planet: a halo, bands of cloud, night to the south-east. */
export function paintPlanet(pen: Pen, view: View, at: Point, radius: number): void {
  const [x, y] = px(view, at)
  const r = radius * view.scale
  pen.save()
  const halo = pen.createRadialGradient(x, y, r * 0.96, x, y, r * 1.12)
  halo.addColorStop(0, 'rgba(150,200,215,.5)')
  halo.addColorStop(1, 'rgba(150,200,215,0)')
  pen.fillStyle = halo
  pen.beginPath()
  pen.arc(x, y, r * 1.12, 0, TAU)
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, r, 0, TAU)
  pen.clip()
  pen.fillStyle = '#8a7a5c'
  pen.fillRect(x - r, y - r, 2 * r, 2 * r)
  for (let i = 0; i < 110; i++) {
    const t = i / 110
    const top = y - r + t * 2 * r
    const n = fbm(t * 15, 2, 9, 4)
    pen.fillStyle = css(mix([108, 92, 66], [196, 176, 132], clamp((n - 0.3) * 2.4)), 0.9)
    pen.beginPath()
    pen.moveTo(x - r, top)
    for (let k = 0; k <= 24; k++) {
      const wave = (noise(k * 0.5, i * 0.14, 4) - 0.5) * r * 0.06 + Math.sin((k / 24) * Math.PI) * r * 0.03
      pen.lineTo(x - r + (k / 24) * 2 * r, top + wave)
    }
    pen.lineTo(x + r, top + r * 0.05)
    pen.lineTo(x - r, top + r * 0.05)
    pen.fill()
  }
  const night = pen.createRadialGradient(
    x - r * 0.62,
    y - r * 0.62,
    r * 0.3,
    x - r * 0.3,
    y - r * 0.3,
    r * 1.35,
  )
  night.addColorStop(0, 'rgba(255,250,230,.12)')
  night.addColorStop(0.55, 'rgba(6,8,16,.35)')
  night.addColorStop(1, 'rgba(4,6,14,.96)')
  pen.fillStyle = night
  pen.fillRect(x - r, y - r, 2 * r, 2 * r)
  pen.restore()
}
