import type { BoardPicture, Ground } from '../engine/scene'
import { prepareGround, type Canvasser } from './paint/ground'

/** From the page: a ground to prepare, then tiles of it to paint. */
export type GroundRequest =
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
  const { key, x, y, scale, size } = request
  const sheet = new OffscreenCanvas(size, size)
  const pen = sheet.getContext('2d')
  if (!pen || !ready) return
  ready.paint(pen, { x, y, scale, width: size, height: size })
  const answer: GroundAnswer = { key, bitmap: sheet.transferToImageBitmap() }
  self.postMessage(answer, { transfer: [answer.bitmap] })
})
