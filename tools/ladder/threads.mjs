// Battles in worker threads, as many at a time as there are threads.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** @typedef {import('./fight').Task} Task */
/** @typedef {import('./fight').Fought} Fought */

/**
 * @param {number} count
 * @param {{ own: string, other: string | null }} built
 */
export function inThreads(count, built) {
  let stopped = false
  const idle = Array.from(
    { length: Math.max(1, count) },
    () => new Worker(new URL('worker.mjs', import.meta.url), { workerData: built }),
  )
  /** @type {((worker: Worker) => void)[]} */
  const waiting = []
  const workers = [...idle]

  /** @returns {Promise<Worker>} */
  const taken = async () => idle.pop() ?? new Promise(resolve => void waiting.push(resolve))
  /** @param {Worker} worker */
  const given = worker => {
    const next = waiting.shift()
    if (next) next(worker)
    else idle.push(worker)
  }

  /** The outcome of a battle; null where it was not begun because of a stop. @param {Task} task @returns {Promise<Fought | null>} */
  async function fought(task) {
    const worker = await taken()
    try {
      if (stopped) return null
      return await new Promise((resolve, reject) => {
        worker.once('message', ({ fought, error }) => (error ? reject(new Error(error)) : resolve(fought)))
        worker.once('error', reject)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(task)
      })
    } finally {
      worker.removeAllListeners('message')
      worker.removeAllListeners('error')
      given(worker)
    }
  }

  return {
    isStopped: () => stopped,
    /** No more battles are begun. */
    stop() {
      stopped = true
    },
    /** The outcomes of battles, in their order. @param {readonly Task[]} tasks */
    all: tasks => Promise.all(tasks.map(fought)),
    /**
     * Fights pairs, and tells of each when both its battles are over, until `tell` answers that it is enough.
     * @param {Iterable<readonly [Task, Task]>} pairs
     * @param {(pair: readonly [Task, Task], fought: readonly Fought[]) => boolean} tell
     */
    async each(pairs, tell) {
      const source = pairs[Symbol.iterator]()
      let isEnough = false
      const lane = async () => {
        while (!isEnough && !stopped) {
          const { value: pair, done } = source.next()
          if (done) return
          const both = [await fought(pair[0]), await fought(pair[1])]
          const whole = both.filter(each => each !== null)
          // What comes in after the test was decided would bias it.
          if (whole.length === 2 && !isEnough && !tell(pair, whole)) isEnough = true
        }
      }
      await Promise.all(workers.map(lane))
    },
    async close() {
      await Promise.all(workers.map(worker => worker.terminate()))
      for (const path of [built.own, built.other]) if (path) rmSync(dirname(path), { recursive: true })
    },
  }
}
