import type { BoardPicture } from '../engine/scene'
import type { Camera } from './camera'
import { gradient, type Pen } from './paint/pen'
import { LABEL, ROOM, ROOM_DEEP } from './tokens'

/** The room and the table's wooden frame: what one sees beyond the ground. */
export function drawSurround(pen: Pen, camera: Camera, board: BoardPicture, width: number, height: number): void {
  const x = -camera.x * camera.scale
  const y = -camera.y * camera.scale
  const w = board.width * camera.scale
  const h = board.height * camera.scale
  if (x <= 0 && y <= 0 && x + w >= width && y + h >= height) return
  pen.fillStyle = gradient(pen, 0, 0, 0, height, ROOM, ROOM_DEEP)
  pen.fillRect(0, 0, width, height)
  const t = 13
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.7)'
  pen.shadowBlur = 26
  pen.shadowOffsetY = 10
  pen.fillStyle = '#3f2d1c'
  pen.beginPath()
  pen.roundRect(x - t, y - t, w + t * 2, h + t * 2, 5)
  pen.fill()
  pen.restore()
  pen.fillStyle = gradient(pen, x - t, y - t, x + w + t, y + h + t, '#7a5a38', '#5a3f26', '#38271a')
  pen.beginPath()
  pen.roundRect(x - t, y - t, w + t * 2, h + t * 2, 5)
  pen.fill()
  pen.strokeStyle = 'rgba(255,226,170,.28)'
  pen.lineWidth = 1
  pen.beginPath()
  pen.roundRect(x - t + 1, y - t + 1, w + t * 2 - 2, h + t * 2 - 2, 4)
  pen.stroke()
  // Grain of the wood along the long rails, and the dark groove at the ground's edge.
  pen.strokeStyle = 'rgba(30,18,8,.28)'
  pen.beginPath()
  for (const d of [4, 7, 10]) {
    pen.moveTo(x - t + d, y - t + d)
    pen.lineTo(x + w + t - d, y - t + d)
    pen.moveTo(x - t + d, y + h + t - d)
    pen.lineTo(x + w + t - d, y + h + t - d)
    pen.moveTo(x - t + d, y - t + d)
    pen.lineTo(x - t + d, y + h + t - d)
    pen.moveTo(x + w + t - d, y - t + d)
    pen.lineTo(x + w + t - d, y + h + t - d)
  }
  pen.stroke()
  pen.strokeStyle = 'rgba(14,8,2,.85)'
  pen.lineWidth = 2
  pen.strokeRect(x - 1, y - 1, w + 2, h + 2)
}

/** Spacing of figures in inches so that they do not crowd. */
const figuresEvery = (scale: number): number => [2, 4, 6, 12, 24].find(n => n * scale >= 34) ?? 48

/** Paper rulers along the upper and the left edge, in inches. */
export function drawRulers(pen: Pen, camera: Camera, width: number, height: number, t: number): void {
  const { scale } = camera
  const every = figuresEvery(scale)
  const half = scale >= 22
  pen.save()
  pen.letterSpacing = '0px'
  pen.fillStyle = '#e9dcbd'
  pen.fillRect(0, 0, width, t)
  pen.fillRect(0, 0, t, height)
  pen.strokeStyle = '#4a4437'
  pen.lineWidth = 1
  pen.strokeRect(t + 0.5, t + 0.5, width - t, height - t)
  pen.fillStyle = '#4a4437'
  pen.font = `600 12.5px ${LABEL}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const step = half ? 0.5 : scale >= 9 ? 1 : every / 2
  for (let n = Math.ceil(camera.x / step); n * step <= camera.x + width / scale; n++) {
    const inch = n * step
    const x = (inch - camera.x) * scale
    if (x < t + 4) continue
    const long = Number.isInteger(inch) ? 7 : 4
    pen.fillRect(Math.round(x), t - long, 1, long)
    if (inch % every === 0) pen.fillText(String(inch).replace('-', '−'), x, 7)
  }
  for (let n = Math.ceil(camera.y / step); n * step <= camera.y + height / scale; n++) {
    const inch = n * step
    const y = (inch - camera.y) * scale
    if (y < t + 4) continue
    const long = Number.isInteger(inch) ? 7 : 4
    pen.fillRect(t - long, Math.round(y), long, 1)
    if (inch % every !== 0) continue
    pen.save()
    pen.translate(7, y)
    pen.rotate(-Math.PI / 2)
    pen.fillText(String(inch).replace('-', '−'), 0, 0)
    pen.restore()
  }
  pen.fillStyle = '#d9c9a2'
  pen.fillRect(0, 0, t, t)
  pen.fillStyle = '#4a4437'
  pen.font = `600 12px ${LABEL}`
  pen.fillText('in', t / 2, t / 2)
  pen.restore()
}
