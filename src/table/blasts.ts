import type { Point } from '../geometry/point'
import { clamp, TAU, type Pen } from './paint/pen'

/** A streak from a muzzle to where it strikes. */
export function shot(pen: Pen, from: Point, to: Point, t: number, hit: boolean): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const ux = (to.x - from.x) / length
  const uy = (to.y - from.y) / length
  const head = Math.min(1, t * 1.35) * length
  const tail = Math.max(0, head - Math.min(length * 0.45, 130))
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  const streak = pen.createLinearGradient(
    from.x + ux * tail,
    from.y + uy * tail,
    from.x + ux * head,
    from.y + uy * head,
  )
  streak.addColorStop(0, 'rgba(255,170,60,0)')
  streak.addColorStop(1, 'rgba(255,240,190,.95)')
  pen.strokeStyle = streak
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(from.x + ux * tail, from.y + uy * tail)
  pen.lineTo(from.x + ux * head, from.y + uy * head)
  pen.stroke()
  if (t < 0.5) glow(pen, { x: from.x + ux * 18, y: from.y + uy * 18 }, 26 * (1 - t), 1 - t * 2)
  if (t > 0.7 && hit) glow(pen, to, 30 * t, (t - 0.7) * 3)
  pen.restore()
}

export function glow(pen: Pen, at: Point, r: number, alpha: number): void {
  const light = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, r)
  light.addColorStop(0, `rgba(255,246,210,${clamp(alpha)})`)
  light.addColorStop(0.35, `rgba(255,190,80,${clamp(alpha) * 0.7})`)
  light.addColorStop(1, 'rgba(255,110,20,0)')
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(at.x, at.y, r, 0, TAU)
  pen.fill()
}

export function burst(pen: Pen, at: Point, r: number, t: number): void {
  pen.save()
  glow(pen, at, r * (0.5 + t * 0.6), 1 - t)
  pen.fillStyle = `rgba(64,52,36,${0.7 * (1 - t)})`
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU + (i % 3) * 0.4
    const d = r * t * (0.7 + (i % 4) * 0.16)
    pen.beginPath()
    pen.arc(
      at.x + Math.cos(a) * d,
      at.y + Math.sin(a) * d - r * Math.sin(t * Math.PI) * 0.25,
      r * 0.09 * (1.4 - t),
      0,
      TAU,
    )
    pen.fill()
  }
  pen.strokeStyle = `rgba(255,240,200,${0.8 * (1 - t)})`
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(at.x, at.y, r * t, 0, TAU)
  pen.stroke()
  pen.restore()
}

export function fireball(pen: Pen, at: Point, r: number, t: number): void {
  burst(pen, at, r * 1.4, t)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  glow(pen, { x: at.x + r * t * 0.2, y: at.y - r * t * 0.3 }, r * (0.7 + t * 0.9), (1 - t) * 1.2)
  pen.restore()
}
