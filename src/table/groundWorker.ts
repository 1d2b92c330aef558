import type { BoardPicture, Ground } from '../engine/scene'
import type { GroundAnswer, GroundRequest } from './ground.worker'
import { prepareGround } from './paint/ground'
import { makeSheet, type Print, print, type View } from './paint/pen'

export const canWork = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'

/** A worker that paints grounds. `failed` hears that it did not come, or fell. */
export function startGroundWorker(done: (answer: GroundAnswer) => void, failed: () => void): Worker {
  const worker = new Worker(new URL('./ground.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ground',
  })
  worker.addEventListener('message', (event: MessageEvent<GroundAnswer>) => done(event.data))
  worker.addEventListener('error', failed)
  return worker
}

interface Order {
  readonly ground: Ground
  readonly board: BoardPicture
  readonly view: View
  readonly done: (picture: Print) => void
}

/** What small pictures wait for, by the number of the order. */
const orders = new Map<string, Order>()
let ordered = 0
let worker: Worker | null = null
let works = true

/**
 * The ground of a small picture, without lettering, of as many pixels as `view` says. It is painted beside the page, since it takes
 * some tens of milliseconds; on the page where there is no worker, or where it fell.
 */
export function groundPicture(ground: Ground, board: BoardPicture, view: View): Promise<Print> {
  if (!works || !canWork()) return Promise.resolve(paintHere({ ground, board, view }))
  return new Promise(done => {
    const key = String(++ordered)
    orders.set(key, { ground, board, view, done })
    worker ??= startGroundWorker(deliver, paintRest)
    const request: GroundRequest = { kind: 'picture', key, ground, board, view }
    worker.postMessage(request, [])
  })
}

function deliver({ key, bitmap }: GroundAnswer): void {
  orders.get(key)?.done(bitmap)
  orders.delete(key)
}

function paintRest(): void {
  worker?.terminate()
  worker = null
  works = false
  for (const order of orders.values()) order.done(paintHere(order))
  orders.clear()
}

function paintHere({ ground, board, view }: Omit<Order, 'done'>): Print {
  const { sheet, pen } = makeSheet(view.width, view.height)
  prepareGround(ground, board).paint(pen, view)
  return print(sheet)
}
