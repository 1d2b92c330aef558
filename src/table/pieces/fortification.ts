import { rng } from '../paint/noise'
import { gradient, type Pen, slab } from '../paint/pen'

/** Sandbags round a sunk floor of `w` x `h` pixels, with a gap to the rear. */
export function fortification(pen: Pen, w: number, h: number): void {
  const unit = Math.min(w, h)
  const chance = rng(7)
  const edge = unit * 0.12
  pen.fillStyle = 'rgba(40,28,10,.35)'
  slab(pen, -w / 2 - edge * 0.3, -h / 2, w + edge, h + edge, edge)
  pen.fill()
  pen.fillStyle = '#b3935e'
  slab(pen, -w / 2 - edge * 0.5, -h / 2 - edge * 0.5, w + edge, h + edge, edge)
  pen.fill()
  pen.fillStyle = '#8d7148'
  slab(pen, -w / 2 + edge * 0.6, -h / 2 + edge * 0.6, w - edge * 1.2, h - edge * 1.2, edge * 0.6)
  pen.fill()
  const length = unit * 0.2
  const thick = unit * 0.12
  function bag(x: number, y: number, turn: number): void {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn + (chance() - 0.5) * 0.2)
    slab(pen, -length / 2, -thick / 2, length, thick, thick * 0.45)
    pen.fillStyle = gradient(
      pen,
      -length / 3,
      -thick / 2,
      length / 3,
      thick / 2,
      '#ead4a2',
      '#b99a63',
      '#84683a',
    )
    pen.fill()
    pen.strokeStyle = 'rgba(50,34,12,.7)'
    pen.lineWidth = Math.max(0.5, unit * 0.012)
    pen.stroke()
    pen.restore()
  }
  for (const row of [0, 1]) {
    const inset = row * thick * 0.8
    for (let x = -w / 2; x <= w / 2; x += length * 0.92) {
      bag(x + row * length * 0.4, -h / 2 + inset, 0)
      if (Math.abs(x) > length * 1.2) bag(x + row * length * 0.4, h / 2 - inset, 0)
    }
    for (let y = -h / 2 + length; y < h / 2 - length / 2; y += length * 0.92) {
      bag(-w / 2 + inset, y, Math.PI / 2)
      bag(w / 2 - inset, y, Math.PI / 2)
    }
  }
}
