// A thread of tools/ladder.mjs: fights the battles that it is sent, one at a time.
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ own: string, other: string | null }} */
const { own, other } = workerData
/** @type {typeof import('./fight')} */
const { fight } = await import(pathToFileURL(own).href)
/** @type {import('./fight').Others | null} */
const others = other === null ? null : await import(pathToFileURL(other).href)

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
parentPort?.on('message', async task => {
  try {
    parentPort?.postMessage({ fought: await fight(task, others) })
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
