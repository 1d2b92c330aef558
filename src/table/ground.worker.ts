import type { BoardPicture, Ground } from '../engine/scene'
import { prepareGround, type Canvasser } from './paint/ground'
import type { View } from './paint/pen'

/** From the page: a ground to prepare, then tiles of it to paint; or a picture of a ground by itself. */
export type GroundRequest =
  | {
      readonly kind: 'picture'
      readonly key: string
      readonly ground: Ground
      readonly board: BoardPicture
      readonly view: View
    }
  | { readonly kind: 'ground'; readonly ground: Ground; readonly board: BoardPicture }
  | {
      readonly kind: 'tile'
      readonly key: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly size: number
    }

export interface GroundAnswer {
  readonly key: string
  readonly bitmap: ImageBitmap
}

let ready: Canvasser | null = null

self.addEventListener('message', (event: MessageEvent<GroundRequest>) => {
  const request = event.data
  if (request.kind === 'ground') {
    ready = prepareGround(request.ground, request.board)
    return
  }
  if (request.kind === 'picture') {
    const { key, ground, board, view } = request
    return paint(key, prepareGround(ground, board), view)
  }
  const { key, x, y, scale, size } = request
  if (ready) paint(key, ready, { x, y, scale, width: size, height: size })
})

function paint(key: string, by: Canvasser, view: View): void {
  const sheet = new OffscreenCanvas(view.width, view.height)
  const pen = sheet.getContext('2d')
  if (!pen) return
  by.paint(pen, view)
  const answer: GroundAnswer = { key, bitmap: sheet.transferToImageBitmap() }
  self.postMessage(answer, { transfer: [answer.bitmap] })
}
