import { rng } from '../paint/noise'
import { TAU, type Pen } from '../paint/pen'

const FLAMES = ['#ffd76a', '#ff9a2e', '#f2601a'] as const

/** Fire and smoke of a wreck about the origin, drifting north-east; `phase` 0 to 1 goes once round. Pixels. */
export function paintSmoke(pen: Pen, s: number, seed: number, phase: number): void {
  const random = rng(seed)
  const flicker = Math.sin(phase * TAU)
  pen.save()
  const r0 = s * (0.5 + flicker * 0.03)
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, r0)
  glow.addColorStop(0, 'rgba(255,214,110,.95)')
  glow.addColorStop(0.3, 'rgba(240,120,30,.7)')
  glow.addColorStop(1, 'rgba(200,60,10,0)')
  pen.globalCompositeOperation = 'lighter'
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(0, 0, r0, 0, TAU)
  pen.fill()
  pen.globalCompositeOperation = 'source-over'
  const count = 26
  for (let i = 0; i < count; i++) {
    // Each puff moves on by one place in a round, so that the loop has no seam.
    const t = (i + phase) / count
    const wx = random() - 0.5
    const wy = random() - 0.5
    const big = 0.7 + random() * 0.6
    const x = t * s * 1.7 + wx * s * 0.3 * (1 + t)
    const y = -t * s * 1.25 + wy * s * 0.26 * (1 + t)
    const r = s * (0.1 + t * 0.34) * big
    const v = 26 + random() * 30 + t * 52
    const puff = pen.createRadialGradient(x - r * 0.3, y - r * 0.3, 0, x, y, r)
    puff.addColorStop(0, `rgba(${v + 26},${v + 22},${v + 18},${0.62 * (1 - t * 0.75)})`)
    puff.addColorStop(1, `rgba(${v},${v - 2},${v - 4},0)`)
    pen.fillStyle = puff
    pen.beginPath()
    pen.arc(x, y, r, 0, TAU)
    pen.fill()
  }
  for (let i = 0; i < 5; i++) {
    const x = (random() - 0.5) * s * 0.3
    const h = s * (0.14 + random() * 0.2) * (1 + Math.sin(phase * TAU + i * 1.7) * 0.18)
    pen.fillStyle = FLAMES[i % 3] ?? '#ff9a2e'
    pen.beginPath()
    pen.moveTo(x - s * 0.06, s * 0.06)
    pen.quadraticCurveTo(x - s * 0.05, -h * 0.4, x + s * 0.03 + flicker * s * 0.01, -h)
    pen.quadraticCurveTo(x + s * 0.08, -h * 0.2, x + s * 0.06, s * 0.06)
    pen.fill()
  }
  pen.restore()
}

/** A bank of white smoke over `w` x `h` pixels about the origin. */
export function paintScreen(pen: Pen, w: number, h: number, seed: number, phase: number): void {
  const random = rng(seed)
  const size = Math.min(w, h)
  const count = Math.round(60 * Math.max(1, (w * h) / (size * size)))
  // Its shadow, without which white smoke is lost on snow.
  pen.save()
  pen.scale(w / size, h / size)
  const shade = pen.createRadialGradient(size * 0.05, size * 0.07, 0, size * 0.05, size * 0.07, size * 0.5)
  shade.addColorStop(0, 'rgba(52,56,54,.4)')
  shade.addColorStop(0.7, 'rgba(52,56,54,.24)')
  shade.addColorStop(1, 'rgba(52,56,54,0)')
  pen.fillStyle = shade
  pen.fillRect(-size, -size, size * 2, size * 2)
  pen.restore()
  const sway = Math.sin(phase * TAU) * 0.04
  for (let i = 0; i < count; i++) {
    // More in the middle, none beyond the edge that the rules see.
    const a = random() * TAU
    const d = Math.sqrt(random())
    const r = size * (0.1 + random() * 0.17)
    const x = Math.cos(a) * d * Math.max(0, w / 2 - r * 0.7) + sway * size * (random() - 0.2)
    const y = Math.sin(a) * d * Math.max(0, h / 2 - r * 0.7)
    const puff = pen.createRadialGradient(x - r * 0.35, y - r * 0.35, 0, x, y, r)
    puff.addColorStop(0, 'rgba(250,250,246,.42)')
    puff.addColorStop(0.6, 'rgba(226,228,224,.24)')
    puff.addColorStop(1, 'rgba(190,194,192,0)')
    pen.fillStyle = puff
    pen.beginPath()
    pen.arc(x, y, r, 0, TAU)
    pen.fill()
  }
}
