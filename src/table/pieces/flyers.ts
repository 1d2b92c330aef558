import type { Side } from '../../engine/ids'
import type { Token } from '../../engine/scene'
import type { Degrees, Point } from '../../geometry/point'
import { rng } from '../paint/noise'
import { makeSheet, TAU, type Pen } from '../paint/pen'
import { LABEL, sideLook } from '../tokens'
import { hexOutline } from './base'
import type { Bitmaps } from './bitmaps'
import { paintChip, paintSpent } from './chips'
import { paintOf } from './paints'
import { silhouetteOf } from './silhouettes'
import type { Sprites } from './sprites'

/** A piece that flies: a clear base, its shadow on the ground far below, the model above it, and a peg that says how high. */
export type Flyer = Token & { readonly level: number }

export const isFlyer = (token: Token): token is Flyer => token.shape === 'hex' && token.level !== undefined

export interface FlyerPose {
  readonly at: Point
  readonly facing: Degrees
  /** Pixels per board unit. */
  readonly scale: number
  readonly alpha?: number
  readonly lit?: boolean
  /** How high it is shown, where that is not how high it is. */
  readonly level?: number
  /** Without chips and tick. */
  readonly plain?: boolean
  /** The model by itself: without its peg too. */
  readonly bare?: boolean
}

/** What of a flyer is drawn: all bases lie under all shadows, and all shadows under all that flies. */
export const FLYER_PARTS = ['base', 'shadow', 'model'] as const
export type FlyerPart = (typeof FLYER_PARTS)[number]

/** Pixels of a base from its middle to a corner at which everything looks as drawn. */
const DRAWN = 50
/** Levels beyond this are shown no higher. */
const HIGHEST = 8
/** A level moves the shadow so many pixels to the south-east. */
const CAST = { x: 11, y: 13 }
/** The model fills so much of its base. */
const MODEL = 1.35

const radiusOf = (token: Token, scale: number): number => (token.width / 2) * scale
/** The sixth of the circle that a facing lies nearest to: the light falls on each otherwise. */
const sectorOf = (facing: Degrees): number => (Math.round(facing / 60) + 6) % 6
const grown = (level: number): number => 1 + 0.045 * (Math.min(level, HIGHEST) - 2)
/** Small bases keep pegs and shadows that can be told from one another. */
const stretch = (r: number): number => Math.max(0.5, Math.min(1.3, r / DRAWN))

/** How many pixels above its place a flyer is shown, `r` its base from middle to corner. */
const liftOf = (level: number, r: number): number => 3 * Math.min(level, HIGHEST) * stretch(r)

/** Where a flyer is seen, of the place where it is: what it fires leaves from there. */
export const liftAt = ({ x, y }: Point, token: Flyer, scale: number): Point => ({
  x,
  y: y - liftOf(token.level, radiusOf(token, scale)),
})

/** Where its shadow lies on the ground far below. */
export function groundBelow({ x, y }: Point, token: Flyer, scale: number): Point {
  const far = Math.min(token.level, HIGHEST) * stretch(radiusOf(token, scale))
  return { x: x + CAST.x * far, y: y + CAST.y * far }
}

/** Draws one part of a flyer about its place. */
export function drawFlyer(pen: Pen, bitmaps: Bitmaps, token: Flyer, part: FlyerPart, pose: FlyerPose): void {
  const r = radiusOf(token, pose.scale)
  const level = pose.level ?? token.level
  pen.save()
  pen.globalAlpha *= (pose.alpha ?? 1) * (token.faint ? 0.62 : 1)
  pen.translate(pose.at.x, pose.at.y)
  if (part === 'base') base(pen, bitmaps, token.side, r, pose)
  else if (part === 'shadow') shadow(pen, bitmaps, token, r, level, pose.facing)
  else {
    model(pen, bitmaps, token, r, level, pose)
    if (!pose.bare) peg(pen, bitmaps, level, r)
    if (!pose.plain && !pose.bare) chips(pen, bitmaps, token, r)
  }
  pen.restore()
}

/** What tells a part of a flyer from that of another, however it is turned: said once for each. */
export function flyerStampOf(token: Flyer, part: FlyerPart): string {
  const { side, silhouette, paint, level, smokes, spent, faint, width } = token
  const base = `flyer ${part} ${width} ${faint ?? false} ${side}`
  if (part === 'base') return base
  const chips = token.chips.map(chip => `${chip.text}${chip.tone}`).join()
  return `${base} ${silhouette} ${paint} ${level} ${smokes ?? false} ${spent} ${chips}`
}

/** The same by a sprite, as long as nothing about it but its place changes. `stamp`: its `flyerStampOf`. */
export function stampFlyer(
  pen: Pen,
  sprites: Sprites,
  bitmaps: Bitmaps,
  token: Flyer,
  part: FlyerPart,
  pose: FlyerPose,
  stamp: string,
): void {
  const { level, smokes } = token
  const far =
    part === 'base' ? 1.1 : part === 'shadow' ? 1.6 + 0.4 * Math.min(level, HIGHEST) : smokes ? 3.4 : 1.9
  const half = radiusOf(token, pose.scale) * far + 8
  const { alpha = 1 } = pose
  const key = `${stamp} ${Math.round(pose.facing)} ${pose.lit ?? false}`
  if (alpha !== 1) pen.globalAlpha = alpha
  const done = sprites.draw(pen, key, pose.at.x, pose.at.y, half, half, sheet =>
    drawFlyer(sheet, bitmaps, token, part, { ...pose, at: { x: 0, y: 0 }, alpha: 1 }),
  )
  if (alpha !== 1) pen.globalAlpha = 1
  if (!done) drawFlyer(pen, bitmaps, token, part, pose)
}

/** A clear flying base: whose it is by its rim and its second hairline, where it looks by the notch. */
function base(pen: Pen, bitmaps: Bitmaps, side: Side | null, r: number, pose: FlyerPose): void {
  bitmaps.draw(pen, `air base ${side}`, r, 1.1, (sheet, s) => paintAirBase(sheet, side, s))
  if (pose.lit) {
    hexOutline(pen, r * 0.87)
    pen.fillStyle = 'rgba(255,250,225,.3)'
    pen.fill()
  }
  pen.rotate((pose.facing * Math.PI) / 180)
  bitmaps.draw(pen, `air notch ${side}`, r, 1.1, (sheet, s) => {
    const look = sideLook(side)
    sheet.beginPath()
    sheet.moveTo(-s * 0.17, -s * 0.7)
    sheet.lineTo(0, -s * 0.95)
    sheet.lineTo(s * 0.17, -s * 0.7)
    sheet.closePath()
    sheet.fillStyle = look.light
    sheet.fill()
    sheet.strokeStyle = look.dark
    sheet.lineWidth = Math.max(1, s * 0.03)
    sheet.stroke()
  })
}

function paintAirBase(pen: Pen, side: Side | null, s: number): void {
  const look = sideLook(side)
  hexOutline(pen, s * 0.87)
  pen.fillStyle = 'rgba(236,244,242,.36)'
  pen.fill()
  for (const [reach, width, colour] of [
    [0.83, s * 0.08, look.rim],
    [0.87, Math.max(1, s * 0.026), look.dark],
    [0.79, Math.max(0.8, s * 0.02), look.light],
    ...(side === 'B' ? ([[0.7, Math.max(1, s * 0.035), look.rim]] as const) : []),
  ] as const) {
    hexOutline(pen, s * reach)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
}

/** What it looks like from above, lit as it lies in a sixth of the circle, `unit` pixels for the unit of silhouettes. */
function picture(pen: Pen, token: Token, sector: number, unit: number): void {
  pen.scale(unit, unit)
  silhouetteOf(token.silhouette)(pen, paintOf(token.paint), sector * 60)
}

/** On the ground far below: farther off, softer and paler the higher it flies. */
function shadow(pen: Pen, bitmaps: Bitmaps, token: Token, r: number, level: number, facing: Degrees): void {
  const high = Math.min(level, HIGHEST)
  const off = stretch(r)
  pen.translate(CAST.x * high * off, CAST.y * high * off)
  pen.rotate((facing * Math.PI) / 180)
  pen.globalAlpha *= Math.max(0.3, 0.68 - 0.05 * high)
  bitmaps.draw(pen, `air shadow ${token.silhouette} ${high}`, r, 1.6, (sheet, s) => {
    const half = Math.ceil(s * 1.5)
    const dark = makeSheet(half * 2, half * 2)
    dark.pen.translate(half, half)
    picture(dark.pen, token, 0, s * MODEL * 0.96)
    dark.pen.setTransform(1, 0, 0, 1, 0, 0)
    dark.pen.globalCompositeOperation = 'source-in'
    dark.pen.fillStyle = '#0c1210'
    dark.pen.fillRect(0, 0, half * 2, half * 2)
    // Only the blurred copy is wanted: the sharp one is drawn beside the sheet.
    sheet.shadowColor = '#0c1210'
    sheet.shadowBlur = (1.2 + 1.1 * high) * (s / DRAWN) * 1.4
    sheet.shadowOffsetX = half * 8
    sheet.drawImage(dark.sheet, -half * 9, -half)
  })
}

function model(pen: Pen, bitmaps: Bitmaps, token: Token, r: number, level: number, pose: FlyerPose): void {
  const sector = sectorOf(pose.facing)
  pen.save()
  pen.translate(0, -liftOf(level, r))
  if (token.smokes) smoke(pen, bitmaps, r, pose.facing)
  pen.rotate((pose.facing * Math.PI) / 180)
  const key = `air model ${token.silhouette} ${token.paint} ${sector}`
  const draw = (): void =>
    bitmaps.draw(pen, key, r * grown(level), 1.5, (sheet, s) => picture(sheet, token, sector, s * MODEL))
  draw()
  if (pose.lit) {
    pen.globalCompositeOperation = 'lighter'
    pen.globalAlpha *= 0.25
    draw()
  }
  pen.restore()
}

/** The trail along the way it came: dark at the engine, wide and pale behind. */
function smoke(pen: Pen, bitmaps: Bitmaps, r: number, facing: Degrees): void {
  pen.save()
  pen.rotate((facing * Math.PI) / 180)
  bitmaps.draw(pen, 'air smoke', r, 2.9, (sheet, s) => {
    const random = rng(9)
    const many = 150
    for (let i = many - 1; i >= 0; i--) {
      const t = i / many
      const d = (-0.45 + t * 3) * s
      const size = (0.08 + t * 0.3) * s * (0.7 + random() * 0.6)
      const x = (random() - 0.5) * (0.04 + t * 0.4) * s + Math.sin(t * 5) * 0.1 * t * s
      const grey = Math.round(14 + t * 74 + random() * 40)
      const fade = (1 - t) ** 0.62
      const puff = sheet.createRadialGradient(x - size * 0.35, d - size * 0.35, 0, x, d, size)
      puff.addColorStop(0, `rgba(${grey + 34},${grey + 31},${grey + 28},${0.6 * fade})`)
      puff.addColorStop(0.6, `rgba(${grey},${grey},${grey},${0.36 * fade})`)
      puff.addColorStop(1, `rgba(${grey},${grey},${grey},0)`)
      sheet.fillStyle = puff
      sheet.beginPath()
      sheet.arc(x, d, size, 0, TAU)
      sheet.fill()
    }
  })
  pen.restore()
}

/** One rung for each level, and the number on top; from the lower left corner of the base. */
function peg(pen: Pen, bitmaps: Bitmaps, level: number, r: number): void {
  // Whatever the size of the base, the number can be read.
  const unit = Math.max(0.62, Math.min(1.15, r / DRAWN))
  pen.save()
  pen.translate(-r * 0.82, r * 0.9)
  // Where bases are small only the number stands.
  const rungs = r < BARE ? 0 : Math.min(level, HIGHEST)
  bitmaps.draw(pen, `air peg ${level} ${rungs}`, unit * DRAWN, 0.6 + 0.2 * (rungs + 1), (sheet, s) =>
    paintPeg(sheet, level, rungs, s / DRAWN),
  )
  pen.restore()
}

const RUNG = 9
/** Bases smaller than this, in pixels from middle to corner, have the number without its rungs. */
const BARE = 15
const DIE = 19

function paintPeg(pen: Pen, level: number, rungs: number, unit: number): void {
  pen.scale(unit, unit)
  const height = rungs > 0 ? RUNG * rungs + 6 : 0
  pen.lineCap = 'round'
  for (const [colour, width] of [
    ['rgba(18,18,8,.8)', 5.4],
    ['#f6eed9', 2.6],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(0, -height)
    for (let i = 1; i <= rungs; i++) {
      pen.moveTo(-4.5, 4 - i * RUNG)
      pen.lineTo(4.5, 4 - i * RUNG)
    }
    pen.stroke()
  }
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = 4 * unit
  pen.shadowOffsetY = 2 * unit
  pen.beginPath()
  pen.roundRect(-DIE / 2, -height - DIE + 2, DIE, DIE, 5)
  pen.fillStyle = '#fdf8ea'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = '#22201a'
  pen.lineWidth = 1.3
  pen.stroke()
  pen.fillStyle = '#22201a'
  pen.font = `700 16px ${LABEL}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(level), 0, -height - DIE / 2 + 3)
}

/** Where the chip of a number lies on a base, from its middle, and how large it is. */
function chipOn(r: number, index: number) {
  const size = Math.max(6.5, Math.min(12, r * 0.22))
  return { x: r * 0.68 - index * size * 2.1, y: -r * 0.66, size }
}

/** Where a chip of a flyer is seen, of the place where it is, and how large it is. */
export function chipAt(place: Point, token: Flyer, index: number, scale: number) {
  const { x, y } = liftAt(place, token, scale)
  const on = chipOn(radiusOf(token, scale), index)
  return { x: x + on.x, y: y + on.y, size: on.size }
}

/** Chips from the upper right, away from the number of the peg; the tick at the lower right. */
function chips(pen: Pen, bitmaps: Bitmaps, token: Token, r: number): void {
  for (const [i, chip] of token.chips.entries()) {
    const { x, y, size } = chipOn(r, i)
    pen.save()
    pen.translate(x, y)
    bitmaps.draw(pen, `chip ${chip.text} ${chip.tone}`, size, 1.9, (sheet, px) => paintChip(sheet, chip, px))
    pen.restore()
  }
  if (token.spent) {
    pen.save()
    pen.translate(r * 0.6, r * 0.58)
    bitmaps.draw(pen, 'spent', Math.max(5, Math.min(9, r * 0.17)), 1.7, paintSpent)
    pen.restore()
  }
}
