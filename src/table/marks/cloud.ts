import { toScreen, type Camera } from '../camera'
import { TAU, type Pen } from '../paint/pen'
import { CREAM } from '../tokens'
import { cased } from './lines'
import type { Rect } from './place'
import { about, grown, spanning } from './rects'
import type { MarkOf } from './store'

/** The radius of a spot is not less, in pixels. */
const LEAST = 16
const AIM = 18
const EDGE = 4

/** Paints where shells may fall, and returns where that is on the sheet. */
export function drawCloud(pen: Pen, mark: MarkOf<'cloud'>, camera: Camera): Rect {
  let most = 0
  for (const spot of mark.spots) most = Math.max(most, spot.chance)
  const aim = toScreen(camera, mark.at)
  const drawn: Rect[] = [about(aim, AIM)]
  if (most <= 0) return { ...aim, w: 0, h: 0 }
  const unit = Math.max(LEAST, camera.scale * 0.9)
  pen.save()
  for (const spot of mark.spots) {
    const { x, y } = toScreen(camera, spot.at)
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
    drawn.push(about({ x, y }, r))
  }
  pen.beginPath()
  pen.arc(aim.x, aim.y, 11, 0, TAU)
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    pen.moveTo(aim.x + dx * 5, aim.y + dy * 5)
    pen.lineTo(aim.x + dx * AIM, aim.y + dy * AIM)
  }
  cased(pen, { colour: CREAM, width: 2 })
  pen.restore()
  return grown(spanning(drawn), EDGE)
}
