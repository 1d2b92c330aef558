import type { GroundLook, Token, TokenFigure } from '../../../engine/scene'
import { country } from '../../paint/palettes'
import { gradient, TAU, type Pen } from '../../paint/pen'
import { BRASS, sideLook } from '../../tokens'
import type { Bitmaps } from '../bitmaps'
import type { Pose } from '../pose'
import type { Sprites } from '../sprites'
import { FIELD_GUNS } from './guns'
import { MEN } from './men'
import { stand } from './stand'

/** A token of single figures. */
export type Company = Token & { readonly figures: readonly TokenFigure[] }
export const isCompany = (token: Token): token is Company => token.figures !== undefined

/** Figures nearer to each other than this, in diameters of a base, are of one skin. */
const LINK = 3.4
/** The skin lies so far about a figure, in diameters. */
const SKIN = 0.86
/** Below so many pixels of a base a man is a spot of colour. */
const SMALL = 4.5
/** Below so many pixels he is drawn larger than his base, or nobody would know him. */
const SLIGHT = 10

/** Whole degrees at which a figure is painted: neighbours look a little this way and that. */
const STEP = 15

/** Draws a unit of figures: the soft skin that makes it one, then everybody from the north to the south. */
export function drawCompany(
  pen: Pen,
  sprites: Sprites | null,
  bitmaps: Bitmaps,
  token: Company,
  ground: GroundLook,
  pose: Pose,
): void {
  const { scale, at } = pose
  pen.save()
  pen.globalAlpha = pose.alpha ?? 1
  skin(pen, sprites, token, pose)
  const order = token.figures.toSorted((a, b) => a.dy - b.dy)
  for (const figure of order) {
    const x = at.x + figure.dx * scale
    const y = at.y + figure.dy * scale
    const size = (figure.size > 0 ? figure.size : 1) * scale
    const turn = Math.round((pose.facing + wobble(figure)) / STEP) * STEP
    const key = keyOf(token, figure, ground, turn, pose)
    const paint = (sheet: Pen): void => paintFigure(sheet, bitmaps, token, figure, ground, size, turn, pose)
    const half = figure.size > 0 ? size * 1.1 : size * 0.9
    const done = sprites?.draw(pen, `${key} ${size.toFixed(1)}`, x, y, half, half * 1.25, paint)
    if (done) continue
    pen.save()
    pen.translate(x, y)
    paint(pen)
    pen.restore()
  }
  pen.restore()
}

const wobble = ({ variant, size }: TokenFigure): number => (size > 0 ? ((variant * 37) % 5) * 9 - 18 : 0)

const keyOf = (token: Token, figure: TokenFigure, ground: GroundLook, turn: number, pose: Pose): string =>
  `figure ${token.side} ${figure.silhouette} ${figure.variant} ${figure.gone ?? false} ${figure.marked ?? false} ${turn} ${ground} ${pose.lit ?? false} ${pose.lifted ?? false}`

function paintFigure(
  pen: Pen,
  bitmaps: Bitmaps,
  token: Token,
  figure: TokenFigure,
  ground: GroundLook,
  size: number,
  turn: number,
  pose: Pose,
): void {
  if (figure.gone) return gap(pen, size)
  const radians = (turn * Math.PI) / 180
  if (figure.size === 0) {
    const gun = FIELD_GUNS[figure.silhouette]
    pen.save()
    // What is packed points to the rear.
    pen.rotate(radians + (figure.variant === 1 ? Math.PI : 0))
    pen.scale(size * 0.82, size * 0.82)
    gun?.(pen)
    pen.restore()
    return
  }
  base(pen, token, ground, size, pose.lit ?? false)
  if (figure.marked) marked(pen, size)
  if (size < SMALL) return
  const man = MEN[figure.silhouette] ?? MEN['zulu']
  if (!man) return
  const key = `man ${figure.silhouette} ${figure.variant} ${turn}`
  pen.save()
  pen.translate(0, size * 0.12)
  bitmaps.draw(pen, key, size * (size < SLIGHT ? 1.9 : 1.36), 1.5, (sheet, px) =>
    stand(sheet, man(figure.variant), px, radians),
  )
  pen.restore()
}

/** The round base of side A, the eight-cornered one of side B with its second hairline. */
function edge(pen: Pen, token: Token, r: number): void {
  pen.beginPath()
  if (token.side !== 'B') {
    pen.arc(0, 0, r, 0, TAU)
    return
  }
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) * TAU) / 8
    pen.lineTo(Math.cos(a) * r * 1.06, Math.sin(a) * r * 1.06)
  }
  pen.closePath()
}

function base(pen: Pen, token: Token, ground: GroundLook, size: number, lit: boolean): void {
  const r = size / 2
  const look = sideLook(token.side)
  pen.save()
  pen.shadowColor = 'rgba(8,8,2,.7)'
  pen.shadowBlur = size * 0.16
  pen.shadowOffsetX = size * 0.07
  pen.shadowOffsetY = size * 0.1
  edge(pen, token, r)
  pen.fillStyle = look.dark
  pen.fill()
  pen.restore()
  edge(pen, token, r * 0.96)
  pen.fillStyle = gradient(pen, -r, -r, r, r, look.light, look.rim, look.rim)
  pen.fill()
  edge(pen, token, r * 0.76)
  pen.fillStyle = size < SMALL ? look.rim : gradient(pen, -r, -r, r, r, ...country(ground).flock)
  pen.fill()
  pen.lineWidth = 0.8
  pen.strokeStyle = token.side === 'B' ? look.light : 'rgba(14,12,6,.5)'
  pen.stroke()
  if (!lit) return
  edge(pen, token, r * 0.86)
  pen.lineWidth = Math.max(1.5, size * 0.07)
  pen.strokeStyle = '#fff4d4'
  pen.stroke()
}

/** Where a man has fallen. */
function gap(pen: Pen, size: number): void {
  const q = size * 0.13
  pen.setLineDash([2.5, 2.5])
  pen.lineWidth = 1.3
  pen.beginPath()
  pen.arc(0, 0, size * 0.36, 0, TAU)
  pen.strokeStyle = 'rgba(34,26,10,.6)'
  pen.stroke()
  pen.setLineDash([])
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(-q, -q)
  pen.lineTo(q, q)
  pen.moveTo(q, -q)
  pen.lineTo(-q, q)
  pen.stroke()
}

/** A man who is to fall: a cross of red under him. */
function marked(pen: Pen, size: number): void {
  pen.beginPath()
  pen.arc(0, 0, size * 0.62, 0, TAU)
  pen.lineWidth = Math.max(2, size * 0.1)
  pen.strokeStyle = '#a8291a'
  pen.stroke()
  pen.lineWidth = 1
  pen.strokeStyle = '#ffd9c9'
  pen.stroke()
}

const roundKey = (value: number): string => value.toFixed(2)

function skin(pen: Pen, sprites: Sprites | null, token: Company, pose: Pose): void {
  const men = token.figures.filter(({ size }) => size > 0)
  if (men.length === 0) return
  const { scale, at } = pose
  // The gaps of the fallen lie within the skin, and outside the box of those who stand.
  const half = (pick: (figure: TokenFigure) => number): number =>
    (Math.max(...men.map(figure => Math.abs(pick(figure)))) + 1.3) * scale
  const [halfW, halfH] = [half(({ dx }) => dx), half(({ dy }) => dy)]
  const paint = (sheet: Pen): void => paintSkin(sheet, token, scale, pose.lit ?? false)
  const key = `skin ${token.side} ${pose.lit ?? false} ${men.map(({ dx, dy }) => roundKey(dx) + roundKey(dy)).join()}`
  if (sprites?.draw(pen, key, at.x, at.y, halfW, halfH, paint)) return
  pen.save()
  pen.translate(at.x, at.y)
  paint(pen)
  pen.restore()
}

function paintSkin(pen: Pen, token: Company, scale: number, lit: boolean): void {
  const look = sideLook(token.side)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const wide = outlineOf(pen, token, scale)
  pen.globalAlpha = 0.5
  pen.strokeStyle = 'rgba(16,14,6,.55)'
  pen.lineWidth = wide + 4.5
  pen.stroke()
  pen.globalAlpha = 1
  pen.strokeStyle = lit ? '#fff4d4' : look.light
  pen.lineWidth = wide + 2
  pen.stroke()
  pen.globalCompositeOperation = 'destination-out'
  pen.strokeStyle = '#000'
  pen.lineWidth = wide - 1
  pen.stroke()
  pen.globalCompositeOperation = 'source-over'
  pen.globalAlpha = 0.2
  pen.strokeStyle = look.rim
  pen.stroke()
  pen.globalAlpha = 1
}

/** The path through all figures and the links between near ones; answers how wide to stroke it. */
function outlineOf(pen: Pen, token: Company, scale: number): number {
  const men = token.figures.filter(({ size }) => size > 0)
  const size = men[0]?.size ?? 0.6
  const link = size * LINK
  pen.beginPath()
  for (const [i, a] of men.entries()) {
    pen.moveTo(a.dx * scale, a.dy * scale)
    pen.lineTo(a.dx * scale + 0.01, a.dy * scale)
    for (const b of men.slice(i + 1)) {
      if (Math.hypot(a.dx - b.dx, a.dy - b.dy) > link) continue
      pen.moveTo(a.dx * scale, a.dy * scale)
      pen.lineTo(b.dx * scale, b.dy * scale)
    }
  }
  return size * SKIN * 2 * scale
}

/** The skin of the chosen unit, in brass, about the origin. */
export function paintChosenCompany(pen: Pen, token: Company, scale: number): void {
  pen.save()
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const wide = outlineOf(pen, token, scale)
  pen.shadowColor = 'rgba(255,214,110,.9)'
  pen.shadowBlur = 10
  pen.strokeStyle = BRASS
  pen.lineWidth = wide + 6
  pen.stroke()
  pen.restore()
}

/** The same unit with its living figures elsewhere, in their order; a gun stays in the middle. */
export function withFigures(
  token: Company,
  places: readonly { readonly dx: number; readonly dy: number }[],
): Company {
  let next = 0
  const figures = token.figures.flatMap((figure): readonly TokenFigure[] => {
    if (figure.gone) return []
    if (figure.size === 0) return [figure]
    const place = places[next++]
    return place ? [{ ...figure, dx: place.dx, dy: place.dy }] : []
  })
  const far = (pick: (figure: TokenFigure) => number): number =>
    Math.max(0, ...figures.map(figure => Math.abs(pick(figure)))) * 2 + 0.6
  return { ...token, figures, width: far(({ dx }) => dx), depth: far(({ dy }) => dy) }
}
