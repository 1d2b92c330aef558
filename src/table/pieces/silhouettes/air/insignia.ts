import { TAU, type Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'
import { mark } from '../parts'

/** Rings from the outside in: colour and share of the radius. */
type Rings = readonly (readonly [colour: string, share: number])[]

const RINGS: Readonly<Record<string, Rings>> = {
  british: [
    ['#27427c', 1],
    ['#f0e8d2', 0.66],
    ['#b5372a', 0.36],
  ],
  french: [
    ['#b5372a', 1],
    ['#f0e8d2', 0.7],
    ['#27427c', 0.38],
  ],
  japanese: [
    ['#f0e8d2', 1],
    ['#b5261c', 0.88],
  ],
  swedish: [
    ['#1f4f94', 1],
    ['#e8c13a', 0.62],
    ['#1f4f94', 0.34],
  ],
  italian: [
    ['#26241d', 1],
    ['#f0e8d2', 0.84],
  ],
}

/** The mark of a nation's aircraft, where its paint tells whose it is. */
export function insignia(pen: Pen, x: number, y: number, r: number, paint: Paint): void {
  const nation = paint.nation
  if (nation === undefined) return mark(pen, x, y, r, paint)
  for (const [colour, share] of RINGS[nation] ?? []) disc(pen, x, y, r * share, colour)
  if (nation === 'italian') for (const at of [-0.34, 0, 0.34]) bar(pen, x + at * r, y, r * 0.13, r * 0.58)
  else if (nation === 'iron-cross') ironCross(pen, x, y, r)
  else if (nation === 'american') american(pen, x, y, r)
  else if (nation === 'israeli') israeli(pen, x, y, r)
  else if (nation === 'vietnamese') vietnamese(pen, x, y, r)
}

function disc(pen: Pen, x: number, y: number, r: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, r, 0, TAU)
  pen.fill()
}

function bar(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.fillStyle = '#26241d'
  pen.fillRect(x - w / 2, y - h, w, h * 2)
}

/** Arms that widen, on a white edge: the Central Powers' cross. */
function ironCross(pen: Pen, x: number, y: number, r: number): void {
  for (const [colour, k] of [
    ['#f2eee0', 1.12],
    ['#1c1b19', 0.9],
  ] as const) {
    pen.fillStyle = colour
    for (let i = 0; i < 4; i++) {
      pen.save()
      pen.translate(x, y)
      pen.rotate((i * Math.PI) / 2)
      pen.beginPath()
      pen.moveTo(-r * 0.16, 0)
      pen.lineTo(-r * 0.44 * k, -r * k)
      pen.lineTo(r * 0.44 * k, -r * k)
      pen.lineTo(r * 0.16, 0)
      pen.fill()
      pen.restore()
    }
  }
}

function star(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  points: number,
  inner: number,
  colour: string,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  for (let i = 0; i < points * 2; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / points
    const d = i % 2 ? r * inner : r
    pen.lineTo(x + Math.cos(angle) * d, y + Math.sin(angle) * d)
  }
  pen.fill()
}

function american(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = '#1d2f57'
  pen.fillRect(x - r * 1.9, y - r * 0.36, r * 3.8, r * 0.72)
  disc(pen, x, y, r, '#1d2f57')
  pen.fillStyle = '#f2eee0'
  pen.fillRect(x - r * 1.78, y - r * 0.24, r * 3.56, r * 0.48)
  disc(pen, x, y, r * 0.88, '#1d2f57')
  star(pen, x, y, r * 0.84, 5, 0.4, '#f2eee0')
}

function israeli(pen: Pen, x: number, y: number, r: number): void {
  disc(pen, x, y, r, '#f2eee0')
  star(pen, x, y, r * 0.86, 6, 0.58, '#2b5aa8')
}

function vietnamese(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = '#b5261c'
  pen.fillRect(x - r * 1.7, y - r * 0.3, r * 3.4, r * 0.6)
  disc(pen, x, y, r, '#b5261c')
  star(pen, x, y, r * 0.8, 5, 0.4, '#f0cc3e')
}
