import type { Side } from '../engine/ids'
import type { Effect } from '../engine/log'
import type { Point } from '../geometry/point'
import { clamp, type Pen } from './paint/pen'
import { DESTROY, INK, LABEL, PAPER, sideLook } from './tokens'

/** Dice that tumble in a tag over a place and come to rest; then the verdict is stamped below them. */
export interface DiceShow {
  readonly kind: 'dice'
  readonly at: Point
  readonly dice: readonly {
    readonly face: number
    readonly sides: number
    readonly by: Side | null
    /** A person threw it on a real table: it lies there already and wears a hand. */
    readonly hand?: true
  }[]
  /** What came of it, and whether that was the worst. */
  readonly verdict: { readonly text: string; readonly worst: boolean } | null
  /** They lie already: what follows from them is being shown. */
  readonly still?: boolean
}

/** Whatever the table shows for a moment. */
export type Shown = Effect | DiceShow

/** The part of the show in which dice roll; the verdict is stamped in the rest. */
export const ROLLING = 0.7
const SIZE = 24
const GAP = 6
const PAD = 9

/** Which spots of a six-sided die are seen, on a grid of three by three. */
const SPOTS: readonly string[] = [
  '',
  '....x....',
  'x.......x',
  'x...x...x',
  'x.x...x.x',
  'x.x.x.x.x',
  'x.xx.xx.x',
]

/** The face that a rolling die shows at a moment: another one seven times, then its own. */
export function faceAt(face: number, sides: number, order: number, t: number): number {
  const rest = ROLLING * (0.7 + 0.3 * clamp(order / 4))
  if (t >= rest) return face
  const turn = 7 - Math.floor((t / rest) * 7)
  return ((face - 1 + turn * 3 + order) % sides) + 1
}

/** Draws the tag above a place on the canvas at a moment of its show, 0 to 1. */
export function drawDice(pen: Pen, show: DiceShow, place: Point, lift: number, t: number): void {
  const { dice, verdict } = show
  const moment = show.still ? 1 : t
  const row = dice.length * (SIZE + GAP) - GAP
  pen.save()
  pen.font = `700 16px ${LABEL}`
  const words = verdict ? pen.measureText(verdict.text).width : 0
  const w = Math.max(row, words) + PAD * 2
  const h = SIZE + PAD * 2 + (verdict ? 20 : 0)
  const x = Math.round(place.x - w / 2)
  const y = Math.max(6, Math.round(place.y - lift - h))
  pen.shadowColor = 'rgba(10,8,2,.6)'
  pen.shadowBlur = 10
  pen.shadowOffsetY = 3
  pen.beginPath()
  pen.roundRect(x, y, w, h, 5)
  pen.fillStyle = PAPER
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = INK
  pen.lineWidth = 1
  pen.stroke()
  for (const [order, die] of dice.entries()) {
    const face = faceAt(die.face, die.sides, order, die.hand ? 1 : moment)
    const tilt =
      face === die.face && moment >= ROLLING * 0.7 ? 0 : (order % 2 === 0 ? 0.3 : -0.3) * (1 - moment)
    pen.save()
    pen.translate(x + (w - row) / 2 + order * (SIZE + GAP) + SIZE / 2, y + PAD + SIZE / 2)
    pen.rotate(tilt)
    drawDie(pen, face, die.sides, die.by)
    if (die.hand) drawHand(pen)
    pen.restore()
  }
  if (verdict && moment >= ROLLING)
    stamp(pen, verdict, place.x, y + h - 11, (moment - ROLLING) / (1 - ROLLING))
  pen.restore()
}

function drawDie(pen: Pen, face: number, sides: number, by: Side | null): void {
  const half = SIZE / 2
  pen.beginPath()
  pen.roundRect(-half, -half, SIZE, SIZE, by === 'B' ? 2 : 5.5)
  pen.fillStyle = by === null ? '#fffdf4' : sideLook(by).rim
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = 1.2
  pen.stroke()
  pen.fillStyle = by === null ? INK : '#fff'
  const spots = sides === 6 ? SPOTS[face] : undefined
  if (spots === undefined) {
    pen.font = `700 14px ${LABEL}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(String(face), 0, 1)
    return
  }
  for (let i = 0; i < spots.length; i++) {
    if (spots[i] !== 'x') continue
    pen.beginPath()
    pen.arc(((i % 3) - 1) * 5.6, (Math.floor(i / 3) - 1) * 5.6, 2.3, 0, Math.PI * 2)
    pen.fill()
  }
}

/** A small hand at the corner of a die that was thrown by one. */
function drawHand(pen: Pen): void {
  const at = SIZE / 2 - 1
  pen.save()
  pen.translate(at, at)
  pen.beginPath()
  pen.arc(0, 0, 6.5, 0, Math.PI * 2)
  pen.fillStyle = INK
  pen.fill()
  pen.strokeStyle = '#fff'
  pen.lineWidth = 1.2
  pen.lineCap = 'round'
  for (const finger of [-2, -0.6, 0.8, 2.2]) {
    pen.beginPath()
    pen.moveTo(finger, 2)
    pen.lineTo(finger, finger === 2.2 ? -1.4 : -3)
    pen.stroke()
  }
  pen.beginPath()
  pen.arc(0, 1.4, 2.6, 0, Math.PI)
  pen.stroke()
  pen.restore()
}

/** The verdict comes down like a rubber stamp. */
function stamp(
  pen: Pen,
  { text, worst }: { readonly text: string; readonly worst: boolean },
  x: number,
  y: number,
  t: number,
): void {
  const down = clamp(t * 2)
  pen.save()
  pen.translate(x, y)
  pen.scale(1.6 - 0.6 * down, 1.6 - 0.6 * down)
  pen.globalAlpha = down
  pen.font = `700 16px ${LABEL}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = worst ? DESTROY : INK
  pen.fillText(text, 0, 0)
  pen.restore()
}
