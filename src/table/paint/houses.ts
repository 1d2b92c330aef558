import type { Point, Polygon } from '../../geometry/point'
import { rng } from './noise'
import { roof, type RoofKind } from './palettes'
import { gradient, outline, px, TAU, type Pen, type View } from './pen'
import { cornersOf, plotOf, rulesEdge, type Plot } from './shapes'

export interface House {
  readonly plot: Plot
  readonly roof: RoofKind
  readonly chimney: boolean
  /** Height for the shadow; 1 is two storeys. */
  readonly tall: number
  readonly seed: number
}

/** A house: stacked shadows, two roof planes of which one is lit, tile courses, ridge, chimney. */
export function paintHouse(pen: Pen, view: View, house: House): void {
  const { plot } = house
  const [x, y] = px(view, plot.at)
  const s = view.scale
  const w = plot.width * s
  const d = plot.depth * s
  const colours = roof(house.roof)
  const cast = 0.26 * s * house.tall
  const corners = cornersOf(plot).map(p => px(view, p))
  pen.save()
  pen.fillStyle = 'rgba(18,16,6,.12)'
  for (const t of [0, 0.25, 0.5, 0.75, 1]) {
    pen.beginPath()
    for (const [cx, cy] of corners) pen.lineTo(cx + cast * t, cy + cast * t)
    pen.closePath()
    pen.fill()
  }
  pen.translate(x, y)
  pen.rotate(plot.turn)
  pen.fillStyle = '#d8c7a1'
  pen.fillRect(-w / 2, -d / 2, w, d)
  if (house.roof === 'flat' || house.roof === 'mud' || house.roof === 'concrete')
    flatRoof(pen, s, w, d, colours)
  else pitchedRoof(pen, s, w, d, house)
  pen.restore()
}

function flatRoof(
  pen: Pen,
  s: number,
  w: number,
  d: number,
  colours: readonly [string, string, string],
): void {
  pen.fillStyle = gradient(pen, -w / 2, -d / 2, w / 2, d / 2, colours[2], colours[0], colours[1])
  pen.fillRect(-w / 2, -d / 2, w, d)
  pen.strokeStyle = colours[2]
  pen.lineWidth = s * 0.06
  pen.strokeRect(-w / 2 + s * 0.03, -d / 2 + s * 0.03, w - s * 0.06, d - s * 0.06)
  pen.strokeStyle = 'rgba(60,40,20,.5)'
  pen.lineWidth = Math.max(0.7, s * 0.02)
  pen.strokeRect(-w / 2, -d / 2, w, d)
  pen.fillStyle = 'rgba(60,40,20,.25)'
  pen.fillRect(-w / 2 + s * 0.08, -d / 2 + s * 0.08, w - s * 0.16, s * 0.08)
  pen.fillStyle = 'rgba(60,40,20,.35)'
  pen.fillRect(w * 0.14, d * 0.06, s * 0.14, s * 0.12)
}

function pitchedRoof(pen: Pen, s: number, w: number, d: number, house: House): void {
  const colours = roof(house.roof)
  const north = Math.cos(house.plot.turn) > 0
  for (const side of [-1, 1] as const) {
    const lit = side === -1 ? north : !north
    pen.fillStyle = lit
      ? gradient(pen, 0, 0, 0, (side * d) / 2, colours[2], colours[0])
      : gradient(pen, 0, 0, 0, (side * d) / 2, colours[0], colours[1])
    pen.fillRect(-w / 2, side < 0 ? -d / 2 : 0, w, d / 2)
    pen.strokeStyle = house.roof === 'snow' ? 'rgba(90,100,110,.2)' : 'rgba(40,18,8,.22)'
    pen.lineWidth = Math.max(0.5, s * 0.014)
    pen.beginPath()
    for (let q = 1; q < 6; q++) {
      pen.moveTo(-w / 2, (side * d * q) / 12)
      pen.lineTo(w / 2, (side * d * q) / 12)
    }
    pen.stroke()
  }
  if (house.roof === 'ruin') rubble(pen, w, d, house.seed)
  pen.strokeStyle = colours[1]
  pen.lineWidth = Math.max(0.8, s * 0.03)
  pen.beginPath()
  pen.moveTo(-w / 2, 0)
  pen.lineTo(w / 2, 0)
  pen.stroke()
  pen.strokeStyle = 'rgba(34,20,10,.55)'
  pen.lineWidth = Math.max(0.7, s * 0.022)
  pen.strokeRect(-w / 2, -d / 2, w, d)
  if (house.chimney) {
    pen.fillStyle = 'rgba(20,12,4,.4)'
    pen.fillRect(w * 0.24, -d * 0.1, s * 0.14, s * 0.14)
    pen.fillStyle = '#8c5a46'
    pen.fillRect(w * 0.22, -d * 0.14, s * 0.1, s * 0.1)
    pen.fillStyle = '#2c1c14'
    pen.fillRect(w * 0.22 + s * 0.025, -d * 0.14 + s * 0.025, s * 0.05, s * 0.05)
  }
}

function rubble(pen: Pen, w: number, d: number, seed: number): void {
  const random = rng(seed)
  for (let i = 0; i < 14; i++) {
    pen.fillStyle = random() < 0.5 ? '#1e1a15' : '#8d8272'
    pen.beginPath()
    pen.ellipse(
      (random() - 0.5) * w * 0.9,
      (random() - 0.5) * d * 0.9,
      w * 0.06 + random() * w * 0.1,
      d * 0.05 + random() * d * 0.1,
      random() * 3,
      0,
      TAU,
    )
    pen.fill()
  }
}

/** A church fills its plot: a slate nave and a tower with a cross at its west end. */
export function paintChurch(pen: Pen, view: View, plot: Plot): void {
  const c = Math.cos(plot.turn)
  const n = Math.sin(plot.turn)
  const size = Math.min(plot.depth, plot.width * 0.36)
  const nave: Plot = {
    at: { x: plot.at.x + c * size * 0.42, y: plot.at.y + n * size * 0.42 },
    width: plot.width - size * 0.84,
    depth: plot.depth * 0.92,
    turn: plot.turn,
  }
  paintHouse(pen, view, { plot: nave, roof: 'slate', chimney: false, tall: 1.3, seed: 1 })
  const tower: Point = {
    x: plot.at.x - c * (plot.width / 2 - size / 2),
    y: plot.at.y - n * (plot.width / 2 - size / 2),
  }
  const [x, y] = px(view, tower)
  const s = size * view.scale
  pen.save()
  pen.fillStyle = 'rgba(18,16,6,.4)'
  pen.beginPath()
  pen.moveTo(x - s / 2, y + s / 2)
  pen.lineTo(x + s * 1.1, y + s * 1.6)
  pen.lineTo(x + s * 1.4, y + s * 1.3)
  pen.lineTo(x + s / 2, y - s / 2)
  pen.fill()
  pen.translate(x, y)
  pen.rotate(plot.turn)
  const planes = [
    ['#9aa0a6', -1, -1, 1, -1],
    ['#70767d', 1, -1, 1, 1],
    ['#4b5057', 1, 1, -1, 1],
    ['#7c8289', -1, 1, -1, -1],
  ] as const
  for (const [colour, ax, ay, bx, by] of planes) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo((ax * s) / 2, (ay * s) / 2)
    pen.lineTo((bx * s) / 2, (by * s) / 2)
    pen.fill()
  }
  pen.strokeStyle = '#f3ead2'
  pen.lineWidth = view.scale * 0.05
  pen.beginPath()
  pen.moveTo(0, -s * 0.21)
  pen.lineTo(0, s * 0.17)
  pen.moveTo(-s * 0.14, -s * 0.07)
  pen.lineTo(s * 0.14, -s * 0.07)
  pen.stroke()
  pen.restore()
}

/** A building area: one house if it is small, else yards with several, and the rules' edge round them. */
export function paintBuildings(
  pen: Pen,
  view: View,
  area: Polygon,
  roofs: readonly RoofKind[],
  seed: number,
): void {
  const plot = plotOf(area)
  const random = rng(seed)
  const any = (): RoofKind => roofs[Math.floor(random() * roofs.length)] ?? 'tile'
  if (plot.width <= 2.3 && plot.depth <= 1.9) {
    paintHouse(pen, view, { plot, roof: any(), chimney: random() < 0.8, tall: 1, seed })
    return
  }
  pen.save()
  outline(pen, view, area, true)
  pen.fillStyle = 'rgba(176,160,118,.55)'
  pen.fill()
  pen.restore()
  const columns = Math.max(1, Math.round(plot.width / 1.7))
  const rows = Math.max(1, Math.round(plot.depth / 1.4))
  const c = Math.cos(plot.turn)
  const n = Math.sin(plot.turn)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const u = ((i + 0.5) / columns - 0.5) * plot.width + (random() - 0.5) * 0.2
      const v = ((j + 0.5) / rows - 0.5) * plot.depth + (random() - 0.5) * 0.14
      const turned = random() < 0.3
      const w = (plot.width / columns) * (0.58 + random() * 0.16)
      const d = (plot.depth / rows) * (0.54 + random() * 0.14)
      const house: Plot = {
        at: { x: plot.at.x + u * c - v * n, y: plot.at.y + u * n + v * c },
        width: turned ? d : w,
        depth: turned ? Math.min(w, d * 1.1) : d,
        turn: plot.turn + (random() - 0.5) * 0.1,
      }
      paintHouse(pen, view, {
        plot: house,
        roof: any(),
        chimney: random() < 0.7,
        tall: 0.9,
        seed: seed + i * 7 + j,
      })
    }
  }
  rulesEdge(pen, view, area)
}
