import type { Degrees, Point } from '../geometry/point'
import { clamp, TAU, type Pen } from './paint/pen'

/** Rounds that leave one after the other, so far apart as shares of the way. */
const ROUNDS = 5
const APART = 0.13
/** A falling aircraft turns so often. */
const TURNS = 1.6
/** The part of a fall after which it has struck. */
export const STRIKES = 0.86

/** A burst of tracers from a place to another, `t` from 0 to 1. */
export function tracers(pen: Pen, from: Point, to: Point, t: number): void {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  pen.save()
  pen.lineCap = 'round'
  for (let i = 0; i < ROUNDS; i++) {
    const head = t * (1 + APART * ROUNDS) - i * APART
    if (head <= 0 || head >= 1) continue
    const tail = Math.max(0, head - 26 / length)
    // Guns stand left and right of the nose, and every other round flies from each.
    const aside = (i % 2 ? 3 : -3) * (1 - head)
    const [ax, ay] = [(-dy / length) * aside, (dx / length) * aside]
    for (const [colour, width] of [
      ['rgba(60,20,0,.7)', 5],
      ['#ffe08a', 2.6],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = width
      pen.beginPath()
      pen.moveTo(from.x + dx * tail + ax, from.y + dy * tail + ay)
      pen.lineTo(from.x + dx * head + ax, from.y + dy * head + ay)
      pen.stroke()
    }
  }
  pen.restore()
}

/** Where what falls is at a moment, from where it flew to where its shadow lies: in spirals, smaller and smaller. */
export function fallAt(from: Point, ground: Point, t: number) {
  const down = clamp(t / STRIKES)
  const angle = down * TURNS * TAU
  const swing = 16 * (1 - down) * Math.min(1, down * 4)
  return {
    at: {
      x: from.x + (ground.x - from.x) * down + Math.cos(angle) * swing,
      y: from.y + (ground.y - from.y) * down + Math.sin(angle) * swing,
    },
    turned: (angle * 360) / TAU,
    size: 1 - 0.62 * down,
  }
}

/** The smoke that it leaves behind it. */
export function fallSmoke(pen: Pen, from: Point, ground: Point, t: number): void {
  const puffs = 26
  for (let i = 0; i < puffs; i++) {
    const then = (i / puffs) * Math.min(t, STRIKES)
    const { at } = fallAt(from, ground, then)
    const age = t - then
    const grey = 30 + (i % 4) * 14
    pen.fillStyle = `rgba(${grey},${grey},${grey},${0.5 * clamp(1 - age * 0.9)})`
    pen.beginPath()
    pen.arc(at.x - age * 6, at.y - age * 10, 3 + age * 12, 0, TAU)
    pen.fill()
  }
}

/** Which way something looks that is at a share of a path. */
export function headingAlong(path: readonly Point[], share: number): Degrees | null {
  const lengths = path.map((to, i) => Math.hypot(to.x - (path[i - 1] ?? to).x, to.y - (path[i - 1] ?? to).y))
  let left = lengths.reduce((sum, length) => sum + length, 0) * clamp(share)
  for (const [i, to] of path.entries()) {
    const from = path[i - 1]
    const length = lengths[i] ?? 0
    if (!from || length === 0) continue
    if (left <= length) return (Math.atan2(to.x - from.x, from.y - to.y) * 360) / TAU
    left -= length
  }
  return null
}
