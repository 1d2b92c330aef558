import type { Point } from '../geometry/point'
import { glow } from './blasts'
import { clamp, TAU, type Pen } from './paint/pen'

/** What flies slower than a round and is seen on its way; so long it is shown. */
export const ORDNANCE_MS = { bombs: 420, rockets: 340, missile: 420, flak: 380 } as const

type Ordnance = keyof typeof ORDNANCE_MS

export const isOrdnance = (weapon: string | undefined): weapon is Ordnance =>
  weapon !== undefined && weapon in ORDNANCE_MS

/** Bombs, rockets, a missile or flak on the way from a place to another, `t` from 0 to 1; `scale` is pixels to the hex. */
export function ordnance(
  pen: Pen,
  weapon: Ordnance,
  [from, to]: readonly [Point, Point],
  scale: number,
  t: number,
): void {
  pen.save()
  if (weapon === 'bombs') bombs(pen, from, to, t)
  else if (weapon === 'flak') flak(pen, to, scale, t)
  else trails(pen, from, to, t, weapon === 'rockets' ? [-7, 7] : [0])
  pen.restore()
}

/** Two bombs that fall one behind the other, faster and smaller. */
function bombs(pen: Pen, from: Point, to: Point, t: number): void {
  for (const late of [0, 0.16]) {
    const fallen = clamp((t - late) / (1 - late))
    if (fallen <= 0 || fallen >= 1) continue
    const down = fallen * fallen
    const at = { x: from.x + (to.x - from.x) * fallen, y: from.y + (to.y - from.y) * down }
    const size = 9 - 4 * fallen
    pen.save()
    pen.translate(at.x, at.y)
    pen.rotate(Math.atan2((to.y - from.y) * 2 * fallen, to.x - from.x))
    pen.fillStyle = '#23282a'
    pen.strokeStyle = 'rgba(255,250,235,.85)'
    pen.lineWidth = 1.4
    pen.beginPath()
    pen.moveTo(-size * 1.6, -size * 0.55)
    pen.lineTo(-size * 0.8, 0)
    pen.lineTo(-size * 1.6, size * 0.55)
    pen.closePath()
    pen.ellipse(0, 0, size, size * 0.48, 0, 0, TAU)
    pen.fill()
    pen.stroke()
    pen.restore()
  }
}

/** Burning motors, each with the smoke that it leaves, so far aside of the line. */
function trails(pen: Pen, from: Point, to: Point, t: number, asides: readonly number[]): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const head = Math.min(1, t * t * 0.7 + t * 0.45)
  const puffs = Math.max(8, Math.min(60, Math.round(length / 7)))
  for (const aside of asides) {
    const at = (share: number): Point => ({
      x: from.x + ux * length * share - uy * aside * (1 - share),
      y: from.y + uy * length * share + ux * aside * (1 - share),
    })
    for (let i = 0; i < puffs; i++) {
      const share = i / puffs
      if (share > head) break
      const age = head - share
      const place = at(share)
      pen.fillStyle = `rgba(236,236,230,${0.75 * clamp(1 - age * 1.1)})`
      pen.beginPath()
      pen.arc(place.x, place.y, 2.2 + age * 7, 0, TAU)
      pen.fill()
    }
    if (head >= 1) continue
    const nose = at(head)
    pen.strokeStyle = '#2b2420'
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(nose.x, nose.y)
    pen.lineTo(nose.x + ux * 9, nose.y + uy * 9)
    pen.stroke()
    glow(pen, nose, 13, 1)
  }
}

/** Where shells open about what they were meant for, in hexes, one after the other. */
const SHELLS = [
  [-0.75, 0.25],
  [0.7, 0.45],
  [-0.4, -0.6],
  [0.6, -0.4],
  [0.05, 0.12],
] as const

/** Black puffs all about what the flak was meant for; `reach` is how far about, in pixels. */
function flak(pen: Pen, at: Point, reach: number, t: number): void {
  for (const [i, [x, y]] of SHELLS.entries()) {
    const opened = t * (SHELLS.length + 1) - i
    if (opened <= 0) continue
    const place = { x: at.x + x * reach, y: at.y + y * reach }
    const r = reach * (0.09 + 0.1 * Math.min(1, opened))
    if (opened < 1) glow(pen, place, r * 2, 1 - opened)
    for (const [aside, up, size] of PUFF) {
      pen.fillStyle = `rgba(34,32,32,${0.5 * clamp(1.2 - opened / (SHELLS.length + 1))})`
      pen.beginPath()
      pen.arc(place.x + aside * r, place.y + up * r, r * size, 0, TAU)
      pen.fill()
    }
  }
}

/** The clouds of one shell, as shares of its size. */
const PUFF = [
  [0, 0, 1],
  [-0.7, -0.35, 0.7],
  [0.65, -0.5, 0.75],
  [0.2, 0.6, 0.65],
] as const
