import type { Point } from '../../geometry/point'
import type { Degrees } from '../../geometry/point'
import type { GroundLook, Prop, Token } from '../../engine/scene'
import { country } from '../paint/palettes'
import { seedOf } from '../paint/noise'
import { TAU, type Pen } from '../paint/pen'
import { LABEL, sideLook } from '../tokens'
import { footprint, paintBase, paintHexShip, type BaseLook } from './base'
import type { Bitmaps } from './bitmaps'
import { drawWake, isCraft, paintCraft } from './craft'
import { drawCompany, isCompany } from './figures/unit'
import { paintChip, paintName, paintSpent } from './chips'
import type { Pose } from './pose'
import { BADGE, badgeAt, chipOn, cornersOf, SMALL } from './signPlaces'
import { paintProp, UPRIGHT } from './props'
import { paintDie, paintSign } from './signs'
import { drawFlyer, FLYER_PARTS, isFlyer } from './flyers'
import { letterOf } from './silhouettes'
import { paintScreen, paintSmoke } from './smoke'
import type { Sprites } from './sprites'

const lookOf = (token: Token, ground: GroundLook): BaseLook => ({
  shape: token.shape,
  side: token.side,
  silhouette: token.silhouette,
  paint: token.paint,
  quality: token.quality ?? 0,
  faint: token.faint ?? false,
  wedge: !token.unfacing,
  ratio: token.depth / token.width,
  flock: country(ground).flock,
})

const radians = (degrees: Degrees): number => (degrees * Math.PI) / 180

/** Draws a token with its shadow, chips and tick. */
export function drawToken(pen: Pen, bitmaps: Bitmaps, token: Token, ground: GroundLook, pose: Pose): void {
  if (token.shape === 'knob') return drawKnob(pen, token, pose)
  if (isCompany(token)) {
    const men = { ...pose, facing: token.figures[0]?.facing ?? pose.facing, alpha: alphaOf(token, pose) }
    drawCompany(pen, null, bitmaps, token, ground, men)
    if (!pose.plain) badges(pen, bitmaps, token, pose)
    return
  }
  if (isFlyer(token)) {
    for (const part of FLYER_PARTS) drawFlyer(pen, bitmaps, token, part, pose)
    return
  }
  if (isCraft(token)) drawWake(pen, token, pose)
  pen.save()
  pen.globalAlpha = alphaOf(token, pose)
  pen.translate(pose.at.x, pose.at.y)
  assemble(pen, bitmaps, token, ground, pose)
  pen.restore()
}

/** A cream handle, of one size at every scale: round at a corner, square (and larger) at the middle of a thing. */
function drawKnob(pen: Pen, token: Token, { at, lit }: Pose): void {
  const r = (token.quality === 3 ? 6.5 : token.quality === 1 ? 3 : 5) + (lit ? 1.5 : 0)
  pen.save()
  pen.beginPath()
  if (token.quality === 3) pen.rect(at.x - r, at.y - r, 2 * r, 2 * r)
  else pen.arc(at.x, at.y, r, 0, TAU)
  pen.fillStyle = lit ? '#ffd873' : '#fdf8ea'
  pen.strokeStyle = '#22201a'
  pen.lineWidth = 1.6
  pen.fill()
  pen.stroke()
  pen.restore()
}

const alphaOf = (token: Token, pose: Pose): number => (pose.alpha ?? 1) * (token.faint ? 0.62 : 1)

/** All that tells the picture of one token from another's, but how it is turned and lit. */
export function stampOf(token: Token, ground: GroundLook): string {
  const chips = token.chips.map(chip => `${chip.text}${chip.tone}`).join()
  return `${keyOf(token, ground)} ${token.width} ${chips} ${token.spent} ${token.cargo ?? ''} ${token.level ?? 0} ${token.sign ?? ''}`
}

/** The same by a sprite, as long as nothing about the token but its place changes. `stamp`: its `stampOf`. */
export function stampToken(
  pen: Pen,
  sprites: Sprites,
  bitmaps: Bitmaps,
  token: Token,
  ground: GroundLook,
  pose: Pose,
  stamp: string,
): void {
  if (token.shape === 'knob') return drawKnob(pen, token, pose)
  if (isCompany(token)) {
    const men = { ...pose, facing: token.figures[0]?.facing ?? pose.facing, alpha: alphaOf(token, pose) }
    drawCompany(pen, sprites, bitmaps, token, ground, men)
    badges(pen, bitmaps, token, pose)
    return
  }
  const facing = Math.round(pose.facing)
  const key = `${stamp} ${facing} ${pose.lit ?? false}`
  if (isCraft(token)) drawWake(pen, token, pose)
  const half = Math.max(token.width, token.depth) * pose.scale * 0.88 + (isCraft(token) ? 32 : 4)
  const alpha = alphaOf(token, pose)
  if (alpha !== 1) pen.globalAlpha = alpha
  const done = sprites.draw(pen, key, pose.at.x, pose.at.y, half, half, sheet =>
    assemble(sheet, bitmaps, token, ground, { ...pose, facing }),
  )
  if (alpha !== 1) pen.globalAlpha = 1
  if (!done) drawToken(pen, bitmaps, token, ground, pose)
}

const keyOf = (token: Token, ground: GroundLook): string =>
  `${token.shape} ${token.side} ${token.silhouette} ${token.paint} ${token.quality ?? 0} ${token.faint ?? false} ${(token.depth / token.width).toFixed(3)} ${ground}`

/** Shadow, base, chips and tick about the origin. */
function assemble(pen: Pen, bitmaps: Bitmaps, token: Token, ground: GroundLook, pose: Pose): void {
  if (isCraft(token)) return paintCraft(pen, bitmaps, token, pose)
  const look = lookOf(token, ground)
  const w = token.width * pose.scale * (pose.lifted ? 1.1 : 1)
  const h = token.depth * pose.scale * (pose.lifted ? 1.1 : 1)
  const s = Math.min(w, h)
  const turn = radians(pose.facing)
  const small = s < SMALL && token.shape !== 'ship'
  const reach = token.shape === 'ship' ? 0.72 * look.ratio : 0.72 * Math.max(1, look.ratio)
  const key = keyOf(token, ground)
  shadow(pen, bitmaps, look, w, turn, pose.lifted ?? false)
  pen.save()
  if (token.shape !== 'hex') pen.rotate(turn)
  bitmaps.draw(pen, `${key} ${small}`, w, reach, (sheet, size) => paintBase(sheet, look, size, small))
  if (token.shape === 'hex') {
    pen.rotate(turn)
    bitmaps.draw(pen, `${key} ship`, w, reach, (sheet, size) => paintHexShip(sheet, look, size))
  }
  if (pose.lit) {
    pen.globalCompositeOperation = 'lighter'
    pen.globalAlpha *= 0.2
    bitmaps.draw(pen, `${key} ${small}`, w, reach, (sheet, size) => paintBase(sheet, look, size, small))
  }
  pen.restore()
  if (small) letter(pen, bitmaps, token, s)
  if (!pose.plain) extras(pen, bitmaps, token, s, small)
}

function shadow(pen: Pen, bitmaps: Bitmaps, look: BaseLook, w: number, turn: number, lifted: boolean): void {
  const s = w * Math.min(1, look.ratio)
  pen.save()
  const off = lifted ? { x: 14, y: 20 } : { x: Math.min(s, 60) * 0.09, y: Math.min(s, 60) * 0.12 }
  pen.translate(off.x, off.y)
  if (look.shape !== 'hex') pen.rotate(turn)
  const soft = lifted ? 0.3 : 0.16
  const key = `shadow ${look.shape} ${look.side} ${look.ratio.toFixed(3)} ${lifted}`
  bitmaps.draw(pen, key, w, 0.92 * Math.max(1, look.ratio), (sheet, size) => {
    // Only the blurred shadow is wanted, so the shape itself is drawn off the sheet.
    const away = size * 4
    const blur = size * Math.min(1, look.ratio) * soft
    sheet.shadowColor = lifted ? 'rgba(0,0,0,.55)' : 'rgba(8,10,2,.75)'
    sheet.shadowBlur = blur
    sheet.shadowOffsetX = away
    sheet.translate(-away, 0)
    footprint(sheet, look.shape, look.side, size, size * look.ratio)
    sheet.fillStyle = '#000'
    sheet.fill()
  })
  pen.restore()
}

function letter(pen: Pen, bitmaps: Bitmaps, token: Token, s: number): void {
  const text = letterOf(token.silhouette)
  bitmaps.draw(pen, `letter ${text}`, s, 0.6, (sheet, size) => {
    sheet.font = `700 ${size * 0.62}px ${LABEL}`
    sheet.textAlign = 'center'
    sheet.textBaseline = 'middle'
    sheet.fillStyle = '#22201a'
    sheet.fillText(text, 0, size * 0.04)
  })
}

/** Chips and tick of a unit of figures, beside its box. */
function badges(pen: Pen, bitmaps: Bitmaps, token: Token, pose: Pose): void {
  if (token.chips.length === 0 && !token.spent) return
  for (const [i, chip] of token.chips.entries()) {
    const { x, y } = badgeAt(token, pose.scale, i)
    pen.save()
    pen.translate(pose.at.x + x, pose.at.y + y)
    bitmaps.draw(pen, `chip ${chip.text} ${chip.tone}`, BADGE, 1.9, (sheet, px) => paintChip(sheet, chip, px))
    pen.restore()
  }
  if (!token.spent) return
  pen.save()
  const { x, y } = badgeAt(token, pose.scale, 0)
  pen.translate(pose.at.x - x, pose.at.y + y)
  bitmaps.draw(pen, 'spent', 7, 1.7, paintSpent)
  pen.restore()
}

/** The sign and chips at the front left corner, dice and the tick at the right, cargo below; all upright. */
function extras(pen: Pen, bitmaps: Bitmaps, token: Token, s: number, small: boolean): void {
  const size = Math.min(s, 58)
  const { r, edge } = cornersOf(token, s)
  const dice = token.chips.filter(chip => chip.die)
  const chips = token.chips.filter(chip => !chip.die)
  for (const [i, chip] of chips.entries()) {
    const { x, y } = chipOn(edge, r, i + (token.sign === undefined ? 0 : 1))
    pen.save()
    pen.translate(x, y)
    bitmaps.draw(pen, `chip ${chip.text} ${chip.tone}`, r, 1.9, (sheet, px) => paintChip(sheet, chip, px))
    pen.restore()
  }
  for (const [i, chip] of dice.entries()) {
    pen.save()
    pen.translate(edge, -edge + r * 0.3 + i * r * 1.9)
    bitmaps.draw(pen, `die ${chip.text} ${chip.tone}`, r * 0.86, 1.9, (sheet, px) =>
      paintDie(sheet, chip, px),
    )
    pen.restore()
  }
  if (token.sign !== undefined) {
    const { sign } = token
    pen.save()
    pen.translate(-edge + r * 0.1, -edge + r * 0.1)
    bitmaps.draw(pen, `sign ${sign}`, r * 0.95, 1.7, (sheet, px) => paintSign(sheet, sign, px))
    pen.restore()
  }
  if (token.spent) {
    pen.save()
    pen.translate(edge, dice.length > 0 ? edge : -edge)
    bitmaps.draw(pen, 'spent', Math.max(4, size * (token.shape === 'hex' ? 0.09 : 0.16)), 1.7, paintSpent)
    pen.restore()
  }
  if (token.cargo !== undefined && !small) {
    const { cargo } = token
    const side = sideLook(token.side)
    pen.save()
    pen.translate(edge * 0.92, edge * 0.8)
    bitmaps.draw(pen, `cargo ${cargo} ${token.side}`, Math.max(8, size * 0.2), 1.5, (sheet, px) => {
      sheet.beginPath()
      sheet.arc(0, 0, px, 0, TAU)
      sheet.fillStyle = '#e9dfc4'
      sheet.fill()
      sheet.lineWidth = px * 0.18
      sheet.strokeStyle = side.rim
      sheet.stroke()
      sheet.font = `700 ${px * 1.15}px ${LABEL}`
      sheet.textAlign = 'center'
      sheet.textBaseline = 'middle'
      sheet.fillStyle = '#22201a'
      sheet.fillText(letterOf(cargo), 0, px * 0.07)
    })
    pen.restore()
  }
}

/** The name below a token. */
export function drawName(pen: Pen, sprites: Sprites, text: string, x: number, y: number): void {
  if (text === '') return
  const half = text.length * NAME_SIZE * 0.32 + 8
  const done = sprites.draw(pen, `name ${text}`, x, y, half, NAME_SIZE, sheet =>
    paintName(sheet, text, NAME_SIZE),
  )
  if (done) return
  pen.save()
  pen.translate(Math.round(x), Math.round(y))
  paintName(pen, text, NAME_SIZE)
  pen.restore()
}

const NAME_SIZE = 12.5

export function drawProp(
  pen: Pen,
  bitmaps: Bitmaps,
  sprites: Sprites | null,
  prop: Prop,
  at: Point,
  scale: number,
): void {
  if (prop.kind === 'smoke') return
  const w = prop.width * scale
  const h = prop.depth * scale
  pen.save()
  pen.translate(at.x, at.y)
  if (!UPRIGHT.has(prop.kind)) pen.rotate(radians(prop.facing))
  const seeded = prop.kind === 'asteroid' || prop.kind === 'wire' ? prop.id : ''
  const key = `prop ${prop.kind} ${prop.silhouette ?? ''} ${prop.text ?? ''} ${prop.side} ${(prop.depth / prop.width).toFixed(2)} ${seeded}`
  const ratio = prop.depth / prop.width
  // Flags, counters and crossed stakes keep their size as one zooms, so their sheets are of the very size.
  bitmaps.draw(pen, key, w, 0.95 * Math.max(1, ratio), (sheet, size) =>
    paintProp(sheet, prop, size, size * ratio),
  )
  pen.restore()
  if (sprites && prop.name !== undefined && scale >= 30 && prop.kind !== 'wreck') {
    drawName(pen, sprites, prop.name, at.x, at.y + h / 2 + 9)
  }
}

const FRAMES = 6

/** What drifts over a prop: flames and smoke of wrecks, the smoke of screens. `tick` counts thirds of a second. */
export function drawSmoke(
  pen: Pen,
  bitmaps: Bitmaps,
  prop: Prop,
  at: Point,
  scale: number,
  tick: number,
): void {
  const seed = (seedOf(prop.id) % 4) + 3
  const frame = tick % FRAMES
  pen.save()
  pen.translate(at.x, at.y)
  if (prop.kind === 'wreck') {
    const s = Math.min(prop.width, prop.depth) * scale
    bitmaps.draw(pen, `fire ${seed} ${frame}`, s, 2.3, (sheet, size) =>
      paintSmoke(sheet, size, seed, frame / FRAMES),
    )
  } else if (prop.kind === 'smoke') {
    pen.rotate(radians(prop.facing))
    const ratio = prop.depth / prop.width
    const key = `screen ${seed} ${frame} ${ratio.toFixed(2)}`
    bitmaps.draw(pen, key, prop.width * scale, 0.62 * Math.max(1, ratio), (sheet, size) =>
      paintScreen(sheet, size, size * ratio, seed, frame / FRAMES),
    )
  }
  pen.restore()
}
