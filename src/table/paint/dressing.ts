import type { BoardPicture, Ground } from '../../engine/scene'
import { grain } from '../board'
import { LABEL } from '../tokens'
import { letter } from './lettering'
import { seedOf } from './noise'
import { px, TAU, type Pen, type View } from './pen'
import { paintRhumbs, paintRose, paintSoundings } from './sea'
import { scaledFeature } from './ground'

/** Lettering as small as this is still read. */
const LEGIBLE = 13

/** What needs the page's fonts, and the lines of the board: grids, numbers, soundings, names. */
export function paintDressing(
  pen: Pen,
  view: View,
  ground: Ground,
  board: BoardPicture,
  /** Names are at least as large, in pixels of the picture. */
  legible = LEGIBLE,
): void {
  const by = grain(board)
  if (ground.look === 'sea') {
    const lands = ground.features.filter(f => f.kind === 'coast' || f.kind === 'sandbank')
    const areas = lands.flatMap(f => {
      const { shape } = scaledFeature(f, by)
      return 'area' in shape ? [shape.area] : []
    })
    paintSoundings(pen, view, seedOf(ground.seed), areas)
    chart(pen, view, board, by)
  }
  if (board.kind === 'hexes') hexes(pen, view, board, by, ground.look)
  if (board.kind === 'squares') squares(pen, view, board, by)
  if (board.kind === 'zones') zones(pen, view, board, by)
  for (const name of ground.names) {
    const drawn = name.size * by * view.scale
    if (drawn < 5) continue
    // Seen from afar names are larger than the map has them, so that they can be read.
    const size = Math.max(drawn, Math.min(legible, drawn * 1.6))
    const [x, y] = px(view, { x: name.at.x * by, y: name.at.y * by })
    const reach = size * name.text.length * 0.6
    if (x < -reach || y < -reach || x > view.width + reach || y > view.height + reach) continue
    const turn = ((name.angle ?? 0) * Math.PI) / 180
    if (ground.look === 'sea') {
      letter(pen, name.text, x, y, size, {
        turn,
        weight: 400,
        track: size * 0.3,
        haloWidth: 0,
        fill: 'rgba(44,72,88,.66)',
      })
    } else if (ground.look === 'space' || ground.look === 'night') {
      letter(pen, name.text, x, y, size, {
        turn,
        weight: 400,
        haloWidth: size * 0.14,
        halo: 'rgba(6,8,16,.6)',
        fill: 'rgba(214,226,236,.72)',
      })
    } else letter(pen, name.text, x, y, size, { turn })
  }
}

/** Rose and rhumb lines in the south-west, and the black and white border of a chart. */
function chart(pen: Pen, view: View, board: BoardPicture, by: number): void {
  const width = board.width * by
  const height = board.height * by
  const radius = Math.min(1.75, height * 0.12)
  const [x, y] = px(view, { x: radius * 1.8, y: height - radius * 1.9 })
  paintRhumbs(pen, x, y, Math.hypot(width, height) * view.scale)
  paintRose(pen, x, y, radius * view.scale)
  const edge = 0.5 * view.scale
  const [x0, y0] = px(view, { x: 0, y: 0 })
  const [x1, y1] = px(view, { x: width, y: height })
  pen.fillStyle = '#efe6ca'
  pen.fillRect(x0, y0, x1 - x0, edge)
  pen.fillRect(x0, y1 - edge, x1 - x0, edge)
  pen.fillRect(x0, y0, edge, y1 - y0)
  pen.fillRect(x1 - edge, y0, edge, y1 - y0)
  pen.strokeStyle = '#4a3a22'
  pen.lineWidth = Math.max(0.6, view.scale / 48)
  pen.strokeRect(x0 + edge, y0 + edge, x1 - x0 - 2 * edge, y1 - y0 - 2 * edge)
  const inner = edge * 0.76
  pen.strokeRect(x0 + inner, y0 + inner, x1 - x0 - 2 * inner, y1 - y0 - 2 * inner)
  pen.fillStyle = '#4a3a22'
  const step = (32 / 48) * view.scale
  const bar = edge - inner
  for (let px0 = x0 + edge, i = 0; px0 < x1 - edge; px0 += step, i++) {
    if (i % 2 === 0) continue
    const length = Math.min(step, x1 - edge - px0)
    pen.fillRect(px0, y0 + inner, length, bar)
    pen.fillRect(px0, y1 - edge, length, bar)
  }
  for (let py0 = y0 + edge, i = 0; py0 < y1 - edge; py0 += step, i++) {
    if (i % 2 === 0) continue
    const length = Math.min(step, y1 - edge - py0)
    pen.fillRect(x0 + inner, py0, bar, length)
    pen.fillRect(x1 - edge, py0, bar, length)
  }
}

function hexes(
  pen: Pen,
  view: View,
  board: BoardPicture & { readonly kind: 'hexes' },
  by: number,
  look: Ground['look'],
): void {
  const size = board.size * by
  const rise = size * Math.sqrt(3)
  const s = view.scale
  const dark = look === 'space'
  const aloft = look === 'aloft'
  pen.lineWidth = Math.max(0.7, s / 48)
  // Over fields and clouds alike a darker line is seen.
  pen.strokeStyle = dark ? 'rgba(190,210,225,.2)' : aloft ? 'rgba(20,36,38,.34)' : 'rgba(255,252,232,.28)'
  const numbers = size * s > 16
  for (let column = 0; column < board.columns; column++) {
    const cx = size + column * size * 1.5
    if (cx + size < view.x || cx - size > view.x + view.width / s) continue
    for (let row = 0; row < board.rows; row++) {
      const cy = rise / 2 + row * rise + (column % 2) * (rise / 2)
      if (cy + rise < view.y || cy - rise > view.y + view.height / s) continue
      const [x, y] = px(view, { x: cx, y: cy })
      pen.beginPath()
      for (let i = 0; i < 6; i++)
        pen.lineTo(x + Math.cos((i * TAU) / 6) * size * s, y + Math.sin((i * TAU) / 6) * size * s)
      pen.closePath()
      pen.stroke()
      // Every second of every second column while one looks from afar.
      if (numbers && (s > 60 || (column % 2 === 0 && row % 2 === 0))) {
        const text = `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`
        letter(pen, text, x, y - size * s * 0.7, Math.max(7, size * s * 0.27), {
          style: 'normal',
          weight: 500,
          family: LABEL,
          haloWidth: 0,
          fill: dark ? 'rgba(200,215,225,.42)' : 'rgba(40,36,20,.5)',
        })
      }
    }
  }
}

function squares(pen: Pen, view: View, board: BoardPicture & { readonly kind: 'squares' }, by: number): void {
  const size = board.size * by
  const s = view.scale
  const corner = { x: board.origin.x * by, y: board.origin.y * by }
  const [x0, y0] = px(view, corner)
  const w = board.columns * size * s
  const h = board.rows * size * s
  pen.save()
  pen.strokeStyle = 'rgba(240,228,196,.5)'
  pen.lineWidth = Math.max(0.8, s / 40)
  pen.setLineDash([s * 0.19, s * 0.1])
  pen.beginPath()
  for (let i = 0; i <= board.columns; i++) {
    pen.moveTo(x0 + i * size * s, y0)
    pen.lineTo(x0 + i * size * s, y0 + h)
  }
  for (let i = 0; i <= board.rows; i++) {
    pen.moveTo(x0, y0 + i * size * s)
    pen.lineTo(x0 + w, y0 + i * size * s)
  }
  pen.stroke()
  pen.restore()
  const type = { style: 'normal', family: LABEL, fill: '#fff4d4', halo: 'rgba(20,14,8,.8)' } as const
  const letters = size * s * 0.13
  for (const [i, name] of board.columnNames.entries()) {
    letter(pen, name, x0 + (i + 0.5) * size * s, y0 - size * s * 0.085, letters, type)
  }
  for (const [i, name] of board.rowNames.entries()) {
    letter(pen, name, x0 - size * s * 0.12, y0 + (i + 0.5) * size * s, letters, type)
  }
}

function zones(pen: Pen, view: View, board: BoardPicture & { readonly kind: 'zones' }, by: number): void {
  const s = view.scale
  const edge = 0.5
  const bottom = board.height * by - edge
  for (const [i, zone] of board.zones.entries()) {
    const [x0, y0] = px(view, { x: zone.from * by, y: edge })
    const [x1, y1] = px(view, { x: zone.to * by, y: bottom })
    const before = board.zones[i - 1]
    if (before) {
      const front = before.side !== zone.side
      pen.save()
      pen.strokeStyle = front ? '#8e1f14' : 'rgba(42,62,74,.6)'
      pen.lineWidth = Math.max(1, (front ? 2.4 : 1.3) * (s / 48))
      if (!front) pen.setLineDash([s * 0.2, s * 0.12])
      pen.beginPath()
      pen.moveTo(x0, y0)
      pen.lineTo(x0, y1)
      pen.stroke()
      pen.restore()
    }
    const fill = zone.side === 'A' ? '#174f86' : zone.side === 'B' ? '#96290f' : '#4a4437'
    letter(pen, zone.name, (x0 + x1) / 2, y0 - 0.3 * s, 0.28 * s, {
      style: 'normal',
      family: LABEL,
      haloWidth: 0,
      fill,
    })
  }
}
