import { expose } from 'comlink'
import { afterEach } from 'vitest'
import type { WorkerPort, Worksman } from '../../src/workers/onDemand'

/** Ends what a test has opened, or the process would wait for it. */
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Something in the place of a worker: the same messages, in the same thread. */
export function inProcess(answers: object): { readonly post: WorkerPort; ended: boolean } {
  const { port1, port2 } = new MessageChannel()
  expose(answers, port2)
  const made = {
    ended: false,
    post: {
      postMessage: (message: unknown, transfer: Transferable[]) => port1.postMessage(message, transfer),
      addEventListener: port1.addEventListener.bind(port1),
      removeEventListener: port1.removeEventListener.bind(port1),
      terminate() {
        made.ended = true
        port1.close()
        port2.close()
      },
    } as WorkerPort,
  }
  port1.start()
  closing.push(made.post.terminate)
  return made
}

/** A worker whose program did not come: it says so a moment after it was started. */
export function notFetched(): WorkerPort {
  const heard = new EventTarget()
  setTimeout(() => heard.dispatchEvent(new Event('error')), 1)
  return {
    postMessage: () => {},
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
    terminate: () => {},
  } as WorkerPort
}

/** One who is tried again at once, and soon taken for dead. */
export const IMPATIENT: Worksman = { name: 'The worker', patience: 50, pauses: [1, 1] }
/** One who is not tried again. */
export const ONCE: Worksman = { name: 'The worker', patience: 5_000, pauses: [] }
