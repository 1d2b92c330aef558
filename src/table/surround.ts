import type { BoardPicture } from '../engine/scene'
import type { Camera } from './camera'
import { gradient, type Pen } from './paint/pen'
import { ROOM_DEEP } from './tokens'

/** The room and the table's wooden frame: what one sees beyond the ground. */
export function drawSurround(
  pen: Pen,
  camera: Camera,
  board: BoardPicture,
  width: number,
  height: number,
): void {
  const x = -camera.x * camera.scale
  const y = -camera.y * camera.scale
  const w = board.width * camera.scale
  const h = board.height * camera.scale
  if (x <= 0 && y <= 0 && x + w >= width && y + h >= height) return
  pen.fillStyle = ROOM_DEEP
  pen.fillRect(0, 0, width, height)
  const t = 13
  // The shadow on the floor: a few faint rims. A blurred one would cost more than all the bases together.
  pen.strokeStyle = 'rgba(0,0,0,.13)'
  for (let rim = 1; rim <= 6; rim++) {
    pen.lineWidth = rim * 6
    pen.beginPath()
    pen.roundRect(x - t + 3, y - t + 7, w + t * 2 - 6, h + t * 2 - 6, 6)
    pen.stroke()
  }
  pen.fillStyle = gradient(pen, x - t, y - t, x + w + t, y + h + t, '#7a5a38', '#5a3f26', '#38271a')
  pen.beginPath()
  pen.roundRect(x - t, y - t, w + t * 2, h + t * 2, 5)
  pen.rect(x, y, w, h)
  pen.fill('evenodd')
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
