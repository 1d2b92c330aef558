import type { Token } from '../../engine/scene'
import { rng, seedOf } from '../paint/noise'
import type { Pen } from '../paint/pen'
import { type SideLook, sideLook } from '../tokens'
import type { Bitmaps } from './bitmaps'
import { paintChip, paintSpent } from './chips'
import { paintOf } from './paints'
import type { Pose } from './pose'
import { paintDie } from './signs'
import { silhouetteOf } from './silhouettes'

/** A small vessel: its hull is drawn to scale, on a plate of its side that is wide enough to be seen, behind it its wake. */
export type Craft = Token & { readonly wake: number }

export const isCraft = (token: Token): token is Craft => token.wake !== undefined

/** Pixels that the plate is wider and longer than the hull. */
const RIM = { wide: 14, long: 12 } as const
/** Inches of wake for each inch of speed. */
const TRAIL = 0.55
const CHIP = 7.5

const plateOf = (token: Craft, scale: number) => ({
  w: token.width * scale + RIM.wide,
  h: token.depth * scale + RIM.long,
})

/** The colour of the lines of a wake. */
export const FOAM = [226, 240, 242] as const

/** How strongly the first lines of a wake are drawn, from 0 to 1: even the slowest shows on the darkest sea. */
export const strengthOf = (speed: number): number => 0.7 * (0.6 + (0.4 * speed) / 6)

/** The wake: two lines from the bow and foam astern, longer and whiter the faster it goes. */
export function drawWake(pen: Pen, token: Craft, { at, facing, scale }: Pose): void {
  if (token.wake <= 0) return
  const share = token.wake / 6
  const strength = strengthOf(token.wake)
  const length = token.depth * scale
  const beam = token.width * scale
  const trail = token.wake * TRAIL * scale
  const random = rng(seedOf(token.id))
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate((facing * Math.PI) / 180)
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const spread = (0.08 + 0.14 * share) * (1 - i * 0.28)
      const end = length * 0.4 + trail * (0.7 - i * 0.16)
      pen.beginPath()
      pen.moveTo(side * beam * 0.4, -length * 0.42)
      pen.lineTo(side * (beam * 0.5 + (end + length * 0.4) * spread), end)
      pen.strokeStyle = `rgba(${FOAM.join()},${strength * (1 - i * 0.26)})`
      pen.lineWidth = 2 - i * 0.5
      pen.stroke()
    }
  }
  const spots = Math.min(90, trail * (0.8 + 1.4 * share))
  for (let i = 0; i < spots; i++) {
    const t = random()
    const y = length * 0.45 + t * trail
    const x = (random() - 0.5) * (beam * 0.9 + (y - length * 0.45) * 0.16)
    pen.fillStyle = `rgba(236,246,246,${strength * (1 - t)})`
    pen.beginPath()
    pen.arc(x, y, 0.7 + random() * 1.5 * (1 - t * 0.5), 0, Math.PI * 2)
    pen.fill()
  }
  pen.restore()
}

/** The plate and the hull, turned; then chips, the die of its speed and the tick, upright. */
export function paintCraft(pen: Pen, bitmaps: Bitmaps, token: Craft, pose: Pose): void {
  const { w, h } = plateOf(token, pose.scale)
  const lift = pose.lifted ? 1.1 : 1
  const S = sideLook(token.side)
  const key = `craft ${token.silhouette} ${token.side} ${token.paint} ${(w / h).toFixed(2)} ${pose.lit ?? false}`
  pen.save()
  pen.rotate((pose.facing * Math.PI) / 180)
  bitmaps.draw(pen, key, h * lift, 0.78, (sheet, size) => {
    const by = size / (h * lift)
    paintPlate(sheet, w * by, size, S, pose.lit ?? false)
    const length = token.depth * pose.scale * by
    sheet.scale(length, length)
    silhouetteOf(token.silhouette)(sheet, paintOf(token.paint))
  })
  pen.restore()
  if (!pose.plain) badges(pen, bitmaps, token, Math.max(w, h * 0.5))
}

function paintPlate(pen: Pen, w: number, h: number, S: SideLook, lit: boolean): void {
  pen.save()
  pen.shadowColor = 'rgba(0,6,10,.85)'
  pen.shadowBlur = 8
  pen.shadowOffsetX = 3
  pen.shadowOffsetY = 4
  plate(pen, w, h, S)
  pen.fillStyle = S.shape === 'round' ? 'rgba(62,104,128,.66)' : 'rgba(112,92,84,.66)'
  pen.fill()
  pen.restore()
  for (const [grow, width, colour] of [
    [2.4, 1.6, 'rgba(4,8,12,.9)'],
    [0, 3.4, S.rim],
    [1, lit ? 2.2 : 1, lit ? '#fff4d4' : S.light],
  ] as const) {
    plate(pen, w + grow, h + grow, S)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
  pen.beginPath()
  pen.moveTo(-4.5, -h / 2 - 2)
  pen.lineTo(0, -h / 2 - 9)
  pen.lineTo(4.5, -h / 2 - 2)
  pen.closePath()
  pen.fillStyle = S.light
  pen.fill()
  pen.strokeStyle = S.dark
  pen.lineWidth = 1
  pen.stroke()
}

/** Round at the bow, or with cut corners: so that grey still tells the sides apart. */
function plate(pen: Pen, w: number, h: number, S: SideLook): void {
  const [a, b] = [w / 2, h / 2]
  pen.beginPath()
  if (S.shape === 'cut') {
    const c = Math.min(w * 0.34, h * 0.3)
    pen.moveTo(-a + c, -b)
    pen.lineTo(a - c, -b)
    pen.lineTo(a, -b + c)
    pen.lineTo(a, b - c)
    pen.lineTo(a - c, b)
    pen.lineTo(-a + c, b)
    pen.lineTo(-a, b - c)
    pen.lineTo(-a, -b + c)
  } else {
    pen.roundRect(-a, -b, w, h, [a, a, w * 0.26, w * 0.26])
  }
  pen.closePath()
}

/** What lies beside the model: chips on the left, the die and the tick on the right. */
function badges(pen: Pen, bitmaps: Bitmaps, token: Craft, across: number): void {
  const edge = across / 2 + CHIP * 0.7
  const chips = token.chips.filter(chip => !chip.die)
  for (const [i, chip] of chips.entries()) {
    pen.save()
    pen.translate(-edge, -CHIP + i * CHIP * 2.1)
    bitmaps.draw(pen, `chip ${chip.text} ${chip.tone}`, CHIP, 1.9, (sheet, px) => paintChip(sheet, chip, px))
    pen.restore()
  }
  const die = token.chips.find(chip => chip.die)
  if (die) {
    pen.save()
    pen.translate(edge, -CHIP * 0.6)
    bitmaps.draw(pen, `die ${die.text} ${die.tone}`, CHIP * 0.86, 1.9, (sheet, px) =>
      paintDie(sheet, die, px),
    )
    pen.restore()
  }
  if (!token.spent) return
  pen.save()
  pen.translate(edge, CHIP * 1.2)
  bitmaps.draw(pen, 'spent', CHIP * 0.8, 1.7, paintSpent)
  pen.restore()
}
