import type { Point } from '../../geometry/point'
import type { Mark } from '../../engine/scene'
import { TAU, type Pen } from '../paint/pen'
import { BEYOND, CREAM, TONES, WASHES } from '../tokens'
import { all, at, type MarkFrame } from './frame'
import { cased, polygon } from './lines'

type Ring = Mark & { readonly kind: 'ring' }
type Area = Mark & { readonly kind: 'area' }

/** Marks that lie on the ground: shade, washes, rings, arcs, cells, the cloud of where shells may fall. */
export function drawUnder(
  pen: Pen,
  marks: readonly Mark[],
  frame: MarkFrame,
  shareOf: (mark: Mark) => number = () => 1,
): void {
  for (const mark of marks) {
    pen.globalAlpha = shareOf(mark)
    if (mark.kind === 'ring' && mark.shadeBeyond) shadeRing(pen, mark, frame)
    else if (mark.kind === 'area' && mark.shadeBeyond) shadeArea(pen, mark, frame)
  }
  for (const mark of marks) {
    pen.globalAlpha = shareOf(mark)
    switch (mark.kind) {
      case 'area':
        area(pen, mark, frame)
        break
      case 'cells':
        cells(pen, mark, frame)
        break
      case 'arc':
        arc(pen, mark, frame)
        break
      case 'ring':
        ring(pen, mark, frame)
        break
      case 'cloud':
        cloud(pen, mark, frame)
        break
      default:
    }
  }
  pen.globalAlpha = 1
}

function shadeRing(pen: Pen, mark: Ring, frame: MarkFrame): void {
  const centre = at(frame, mark.at)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, frame.width, frame.height)
  pen.arc(centre.x, centre.y, mark.radius * frame.camera.scale, 0, TAU, true)
  pen.fillStyle = BEYOND
  pen.fill('evenodd')
  pen.restore()
}

function shadeArea(pen: Pen, mark: Area, frame: MarkFrame): void {
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, frame.width, frame.height)
  for (const outline of mark.outlines) polygon(pen, all(frame, outline))
  pen.fillStyle = BEYOND
  pen.fill('evenodd')
  pen.restore()
}

function ring(pen: Pen, mark: Ring, frame: MarkFrame): void {
  const centre = at(frame, mark.at)
  pen.beginPath()
  pen.arc(centre.x, centre.y, mark.radius * frame.camera.scale, 0, TAU)
  if (mark.line === 'dashed') {
    pen.save()
    pen.setLineDash([10, 7])
    pen.strokeStyle = 'rgba(20,20,8,.5)'
    pen.lineWidth = 4
    pen.stroke()
    pen.strokeStyle = CREAM
    pen.lineWidth = 2
    pen.stroke()
    pen.restore()
  } else cased(pen, { colour: CREAM, width: 2.3 })
}

function area(pen: Pen, mark: Area, frame: MarkFrame): void {
  pen.beginPath()
  for (const outline of mark.outlines) polygon(pen, all(frame, outline))
  pen.fillStyle = WASHES[mark.tone]
  pen.fill('evenodd')
  cased(pen, { colour: TONES[mark.tone], width: 2.2, ...(mark.tone === 'refused' ? { dash: [8, 6] } : {}) })
}

function cells(pen: Pen, mark: Mark & { readonly kind: 'cells' }, frame: MarkFrame): void {
  for (const cell of mark.cells) {
    pen.beginPath()
    polygon(pen, shrunk(all(frame, cell.outline), 0.97))
    pen.fillStyle = WASHES[mark.tone]
    pen.fill()
    pen.strokeStyle = 'rgba(20,18,8,.5)'
    pen.lineWidth = 2.8
    pen.stroke()
    pen.strokeStyle = TONES[mark.tone]
    pen.lineWidth = 1.4
    pen.stroke()
  }
}

function shrunk(points: readonly Point[], by: number): readonly Point[] {
  let x = 0
  let y = 0
  for (const p of points) {
    x += p.x / points.length
    y += p.y / points.length
  }
  return points.map(p => ({ x: x + (p.x - x) * by, y: y + (p.y - y) * by }))
}

function arc(pen: Pen, mark: Mark & { readonly kind: 'arc' }, frame: MarkFrame): void {
  const centre = at(frame, mark.at)
  const r = mark.radius * frame.camera.scale
  const facing = ((mark.facing - 90) * Math.PI) / 180
  const half = (mark.half * Math.PI) / 180
  pen.beginPath()
  pen.moveTo(centre.x, centre.y)
  pen.arc(centre.x, centre.y, r, facing - half, facing + half)
  pen.closePath()
  pen.fillStyle = 'rgba(255,246,214,.13)'
  pen.fill()
  cased(pen, { colour: CREAM, width: 1.8 })
}

function cloud(pen: Pen, mark: Mark & { readonly kind: 'cloud' }, frame: MarkFrame): void {
  let most = 0
  for (const spot of mark.spots) most = Math.max(most, spot.chance)
  if (most <= 0) return
  const unit = Math.max(16, frame.camera.scale * 0.9)
  pen.save()
  for (const spot of mark.spots) {
    const { x, y } = at(frame, spot.at)
    const weight = Math.sqrt(spot.chance / most)
    const r = unit * (0.55 + weight * 0.5)
    const soft = pen.createRadialGradient(x, y, 0, x, y, r)
    const [red, alpha] = spot.token === undefined ? ['255,206,120', 0.7] : ['232,92,52', 0.78]
    soft.addColorStop(0, `rgba(${red},${(alpha * (0.35 + weight * 0.65)).toFixed(3)})`)
    soft.addColorStop(0.7, `rgba(${red},${(alpha * 0.4 * weight).toFixed(3)})`)
    soft.addColorStop(1, `rgba(${red},0)`)
    pen.fillStyle = soft
    pen.beginPath()
    pen.arc(x, y, r, 0, TAU)
    pen.fill()
    pen.beginPath()
    pen.arc(x, y, r * 0.32, 0, TAU)
    cased(pen, spot.token === undefined ? { colour: '#f0c478', width: 1.2 } : { colour: '#ff8d6b', width: 2 })
  }
  const aim = at(frame, mark.at)
  pen.beginPath()
  pen.arc(aim.x, aim.y, 11, 0, TAU)
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    pen.moveTo(aim.x + dx * 5, aim.y + dy * 5)
    pen.lineTo(aim.x + dx * 18, aim.y + dy * 18)
  }
  cased(pen, { colour: CREAM, width: 2 })
  pen.restore()
}
