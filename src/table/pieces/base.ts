import type { Side } from '../../engine/ids'
import type { Token } from '../../engine/scene'
import { rng } from '../paint/noise'
import { gradient, TAU, type Pen } from '../paint/pen'
import { sideLook, type SideLook } from '../tokens'
import { paintOf } from './paints'
import { silhouetteOf } from './silhouettes'

/** What a base looks like, whatever its place: the key of its bitmap. */
export interface BaseLook {
  readonly shape: Token['shape']
  readonly side: Side | null
  readonly silhouette: string
  readonly paint: string
  readonly quality: number
  readonly faint: boolean
  /** Whether a wedge shows where it faces. */
  readonly wedge: boolean
  /** Depth over width. */
  readonly ratio: number
  readonly flock: readonly [string, string]
}

/** The outline of a base of `w` x `h` pixels about the origin: rounded, or with cut corners. */
export function baseOutline(pen: Pen, w: number, h: number, shape: SideLook['shape']): void {
  const a = w / 2
  const b = h / 2
  const k = Math.min(w, h)
  pen.beginPath()
  if (shape === 'round') {
    pen.roundRect(-a, -b, w, h, k * 0.13)
    return
  }
  const c = k * 0.23
  pen.moveTo(-a + c, -b)
  pen.lineTo(a - c, -b)
  pen.lineTo(a, -b + c)
  pen.lineTo(a, b - c)
  pen.lineTo(a - c, b)
  pen.lineTo(-a + c, b)
  pen.lineTo(-a, b - c)
  pen.lineTo(-a, -b + c)
  pen.closePath()
}

export function hexOutline(pen: Pen, r: number): void {
  pen.beginPath()
  for (let i = 0; i < 6; i++) pen.lineTo(Math.cos((i * TAU) / 6) * r, Math.sin((i * TAU) / 6) * r)
  pen.closePath()
}

/** The outline by the shape of the token; `w` and `h` in pixels, `grow` pixels larger all round. */
export function footprint(
  pen: Pen,
  shape: Token['shape'],
  side: Side | null,
  w: number,
  h: number,
  grow = 0,
): void {
  const look = sideLook(side)
  if (shape === 'hex') hexOutline(pen, (w / 2) * 0.92 + grow)
  else if (shape === 'ship') shipOutline(pen, w + grow * 2, h + grow * 2, look.shape)
  else baseOutline(pen, w + grow * 2, h + grow * 2, look.shape)
}

function shipOutline(pen: Pen, w: number, h: number, shape: SideLook['shape']): void {
  if (shape === 'cut') {
    const c = w * 0.32
    pen.beginPath()
    pen.moveTo(-w / 2 + c, -h / 2)
    pen.lineTo(w / 2 - c, -h / 2)
    pen.lineTo(w / 2, -h / 2 + c)
    pen.lineTo(w / 2, h / 2 - c)
    pen.lineTo(w / 2 - c, h / 2)
    pen.lineTo(-w / 2 + c, h / 2)
    pen.lineTo(-w / 2, h / 2 - c)
    pen.lineTo(-w / 2, -h / 2 + c)
    pen.closePath()
  } else {
    pen.beginPath()
    pen.roundRect(-w / 2, -h / 2, w, h, w * 0.24)
  }
}

/** Paints a base of `w` pixels width about the origin, front up, without its shadow. `bare`: no silhouette. */
export function paintBase(pen: Pen, look: BaseLook, w: number, bare: boolean): void {
  const h = w * look.ratio
  if (look.shape === 'hex') return hexBase(pen, look, w, bare)
  if (look.shape === 'ship') return shipBase(pen, look, w, h, bare)
  const S = sideLook(look.side)
  const s = Math.min(w, h)
  const k = Math.max(2, s * 0.085)
  if (look.wedge) wedge(pen, S, s, h)
  topping(pen, look, S, w, h, s)
  baseOutline(pen, w - k, h - k, S.shape)
  pen.lineWidth = k
  pen.strokeStyle = S.rim
  pen.stroke()
  pen.lineWidth = Math.max(0.8, k * 0.28)
  baseOutline(pen, w - k * 0.5, h - k * 0.5, S.shape)
  pen.strokeStyle = gradient(pen, -w / 2, -h / 2, w / 2, h / 2, S.light, S.rim, S.dark)
  pen.stroke()
  if (S.shape === 'cut') {
    pen.save()
    baseOutline(pen, w - k * 2.3, h - k * 2.3, S.shape)
    pen.strokeStyle = S.light
    pen.globalAlpha = 0.75
    pen.lineWidth = Math.max(0.7, k * 0.22)
    pen.stroke()
    pen.restore()
  } else if (look.side === null) {
    pen.save()
    baseOutline(pen, w - k, h - k, S.shape)
    pen.setLineDash([s * 0.08, s * 0.07])
    pen.strokeStyle = S.light
    pen.lineWidth = Math.max(0.8, k * 0.3)
    pen.stroke()
    pen.restore()
  }
  baseOutline(pen, w + 1, h + 1, S.shape)
  pen.strokeStyle = 'rgba(14,12,6,.85)'
  pen.lineWidth = 1
  pen.stroke()
  if (!bare) picture(pen, look, w, h)
  pips(pen, look.quality, s, h, k)
}

function wedge(pen: Pen, S: SideLook, s: number, h: number): void {
  pen.beginPath()
  pen.moveTo(-s * 0.17, -h / 2 + 1)
  pen.lineTo(0, -h / 2 - s * 0.17)
  pen.lineTo(s * 0.17, -h / 2 + 1)
  pen.closePath()
  pen.fillStyle = S.rim
  pen.fill()
  pen.strokeStyle = S.dark
  pen.lineWidth = Math.max(1, s * 0.03)
  pen.stroke()
  pen.fillStyle = S.light
  pen.beginPath()
  pen.moveTo(-s * 0.07, -h / 2 - s * 0.02)
  pen.lineTo(0, -h / 2 - s * 0.11)
  pen.lineTo(s * 0.07, -h / 2 - s * 0.02)
  pen.fill()
}

/** The flocked top in the ground's colour. */
function topping(pen: Pen, look: BaseLook, S: SideLook, w: number, h: number, s: number): void {
  baseOutline(pen, w, h, S.shape)
  pen.fillStyle = gradient(pen, -w / 2, -h / 2, w / 2, h / 2, ...look.flock)
  pen.fill()
  pen.save()
  pen.clip()
  const random = rng(look.silhouette.length * 71 + look.quality * 13 + 5)
  const specks = Math.round(60 * Math.max(1, (w * h) / (s * s)))
  for (let i = 0; i < specks; i++) {
    pen.fillStyle = random() < 0.5 ? 'rgba(30,34,10,.22)' : 'rgba(240,236,180,.2)'
    const r = s * (0.02 + random() * 0.03)
    pen.beginPath()
    pen.arc((random() - 0.5) * w, (random() - 0.5) * h, r, 0, TAU)
    pen.fill()
  }
  pen.restore()
}

function picture(pen: Pen, look: BaseLook, w: number, h: number): void {
  pen.save()
  const s = Math.min(w, h)
  // Blocks of close order fill their base whatever its proportions; all else keeps its shape.
  if (look.shape === 'block') pen.scale(w * 0.98, h * 0.98)
  else pen.scale(s * 1.1, s * 1.1)
  silhouetteOf(look.silhouette)(pen, paintOf(look.paint))
  pen.restore()
}

/** 1 Green, 2 Average, 3 Elite, in the rear rim. */
function pips(pen: Pen, count: number, s: number, h: number, k: number): void {
  const gap = s * 0.13
  for (let i = 0; i < count; i++) {
    pen.beginPath()
    pen.arc((i - (count - 1) / 2) * gap, h / 2 - k * 0.5, s * 0.047, 0, TAU)
    pen.fillStyle = '#ffe9a8'
    pen.fill()
    pen.strokeStyle = 'rgba(30,18,2,.9)'
    pen.lineWidth = Math.max(0.7, s * 0.018)
    pen.stroke()
  }
}

function hexBase(pen: Pen, look: BaseLook, w: number, bare: boolean): void {
  const S = sideLook(look.side)
  const s = w / 2
  // The hex itself does not turn with the ship: the sheet is turned back by the caller (turnsWith).
  hexOutline(pen, s * 0.86)
  pen.fillStyle = gradient(pen, 0, -s, 0, s, '#2a3448', '#141a29')
  pen.fill()
  hexOutline(pen, s * 0.82)
  pen.lineWidth = s * 0.09
  pen.strokeStyle = S.rim
  pen.stroke()
  pen.save()
  hexOutline(pen, s * 0.865)
  pen.lineWidth = Math.max(1, s * 0.034)
  pen.strokeStyle = S.light
  if (look.faint) pen.setLineDash([s * 0.12, s * 0.1])
  pen.stroke()
  pen.restore()
  if (look.side === 'B') {
    hexOutline(pen, s * 0.735)
    pen.lineWidth = Math.max(0.8, s * 0.03)
    pen.strokeStyle = S.light
    pen.stroke()
  }
  if (bare) return
  // Ship and wedge are painted by paintHexShip on a sheet of their own.
}

/** What turns within a hex: the wedge and the ship. */
export function paintHexShip(pen: Pen, look: BaseLook, w: number): void {
  const S = sideLook(look.side)
  const s = w / 2
  pen.beginPath()
  pen.moveTo(-s * 0.17, -s * 0.72)
  pen.lineTo(0, -s * 0.95)
  pen.lineTo(s * 0.17, -s * 0.72)
  pen.closePath()
  pen.fillStyle = S.light
  pen.fill()
  pen.strokeStyle = S.dark
  pen.lineWidth = 1
  pen.stroke()
  pen.save()
  pen.scale(s * 1.35, s * 1.35)
  silhouetteOf(look.silhouette)(pen, paintOf(look.paint))
  pen.restore()
}

function shipBase(pen: Pen, look: BaseLook, w: number, h: number, bare: boolean): void {
  const S = sideLook(look.side)
  // Bow wave and wake.
  pen.save()
  for (const side of [-1, 1]) {
    pen.strokeStyle = 'rgba(255,255,250,.75)'
    pen.lineWidth = Math.max(0.8, h * 0.011)
    for (let k = 0; k < 3; k++) {
      pen.globalAlpha = 0.62 - k * 0.18
      pen.beginPath()
      pen.moveTo(side * h * (0.03 + k * 0.012), -h * (0.46 - k * 0.1))
      pen.quadraticCurveTo(
        side * h * (0.12 + k * 0.02),
        -h * 0.1,
        side * h * (0.2 + k * 0.04),
        h * (0.42 + k * 0.1),
      )
      pen.stroke()
    }
  }
  pen.restore()
  shipOutline(pen, w, h, S.shape)
  pen.fillStyle = 'rgba(126,160,172,.86)'
  pen.fill()
  const k = Math.max(1.6, w * 0.095)
  pen.lineWidth = k
  pen.strokeStyle = S.rim
  pen.stroke()
  pen.lineWidth = Math.max(0.8, k * 0.28)
  pen.strokeStyle = S.light
  pen.stroke()
  pen.beginPath()
  pen.moveTo(-w * 0.15, -h / 2 - 1)
  pen.lineTo(0, -h / 2 - w * 0.22)
  pen.lineTo(w * 0.15, -h / 2 - 1)
  pen.closePath()
  pen.fillStyle = S.rim
  pen.fill()
  if (!bare) {
    pen.save()
    const length = h * 0.92
    pen.scale(length, length)
    silhouetteOf(look.silhouette)(pen, paintOf(look.paint))
    pen.restore()
  }
  pips(pen, look.quality, w * 1.1, h, k)
}
