import type { Point, Polygon } from '../../geometry/point'
import { noise, rng } from './noise'
import { crop, type CropKind } from './palettes'
import { outline, px, TAU, type Pen, type View } from './pen'
import { boxOf, edgeDistance, plotOf, within } from './shapes'
import { crowns, plant } from './trees'

/** A field: furrows in a dark and a light stroke, each slightly waved, soft blots over them. */
export function paintField(pen: Pen, view: View, area: Polygon, kind: CropKind, seed: number): void {
  const C = crop(kind)
  const random = rng(seed)
  const box = boxOf(area)
  const plot = plotOf(area)
  // Furrows run along the field; now and then a farmer disagrees.
  const turn = plot.turn + (random() < 0.25 ? Math.PI / 2 : 0) + (random() - 0.5) * 0.06
  const s = view.scale
  pen.save()
  outline(pen, view, area, true)
  pen.save()
  pen.shadowColor = 'rgba(30,28,10,.35)'
  pen.shadowBlur = s * 0.12
  pen.fillStyle = C.base
  pen.globalAlpha = 0.9
  pen.fill()
  pen.restore()
  pen.clip()
  furrows(pen, view, plot.at, Math.hypot(box.x1 - box.x0, box.y1 - box.y0), turn, kind, random)
  pen.globalAlpha = 1
  const blots = (box.x1 - box.x0) * (box.y1 - box.y0) * 5
  for (let i = 0; i < blots; i++) {
    const [x, y] = px(view, {
      x: box.x0 + random() * (box.x1 - box.x0),
      y: box.y0 + random() * (box.y1 - box.y0),
    })
    pen.fillStyle = random() < 0.5 ? 'rgba(40,30,10,.10)' : 'rgba(255,240,190,.10)'
    const rx = s * (0.08 + random() * 0.3)
    const ry = s * (0.05 + random() * 0.12)
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, turn, 0, TAU)
    pen.fill()
  }
  // A trodden headland along the edge.
  outline(pen, view, area, true)
  pen.lineWidth = s * 0.12
  pen.strokeStyle = 'rgba(58,52,24,.22)'
  pen.stroke()
  pen.restore()
}

function furrows(
  pen: Pen,
  view: View,
  middle: Point,
  length: number,
  turn: number,
  kind: CropKind,
  random: () => number,
): void {
  const C = crop(kind)
  const c = Math.cos(turn)
  const n = Math.sin(turn)
  const half = length / 2
  let row = 0
  for (let d = -half; d < half; d += C.gap) {
    const drift = (random() - 0.5) * 0.05
    for (const [colour, aside, thick] of [
      [C.dark, 0, 0.42],
      [C.light, -0.32, 0.26],
    ] as const) {
      pen.strokeStyle = colour
      pen.globalAlpha = 0.55 + random() * 0.3
      pen.lineWidth = Math.max(0.7, C.gap * view.scale * thick)
      pen.beginPath()
      for (let t = -half; t <= half; t += 0.45) {
        const off =
          d + aside * C.gap + drift + Math.sin(t * 1.3 + row) * 0.012 + (noise(t * 2, d * 2, 3) - 0.5) * 0.05
        const [x, y] = px(view, { x: middle.x + t * c - off * n, y: middle.y + t * n + off * c })
        if (t === -half) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      }
      pen.stroke()
    }
    row++
  }
}

/** An orchard: mown grass and small crowns in rows. */
export function paintOrchard(pen: Pen, view: View, area: Polygon, snowy: boolean, seed: number): void {
  paintField(pen, view, area, snowy ? 'snow' : 'orchard', seed)
  const random = rng(seed + 3)
  const plot = plotOf(area)
  const sprites = crowns(view.scale * 0.2, snowy ? 'snowy' : 'orchard')
  const c = Math.cos(plot.turn)
  const n = Math.sin(plot.turn)
  const trees: Point[] = []
  for (let v = -plot.depth / 2 + 0.3; v < plot.depth / 2; v += 0.62) {
    for (let u = -plot.width / 2 + 0.3; u < plot.width / 2; u += 0.62) {
      const at = {
        x: plot.at.x + u * c - v * n + (random() - 0.5) * 0.08,
        y: plot.at.y + u * n + v * c + (random() - 0.5) * 0.08,
      }
      if (within(area, at.x, at.y) && edgeDistance(area, at.x, at.y) > 0.22) trees.push(at)
    }
  }
  trees.sort((a, b) => a.y - b.y)
  for (const at of trees) {
    const sprite = sprites[Math.floor(random() * sprites.length)]
    if (sprite) plant(pen, view, at, sprite)
  }
}
