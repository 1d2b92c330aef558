import { type Remote, releaseProxy, wrap } from 'comlink'

/** A worker as it is needed here, so that tests can put something else in its place. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>

/** A worker that is started when it is first needed and ended when its work is no longer wanted. */
export interface OnDemandWorker<T> {
  /** Has work done. Rejects with an AbortError as soon as the signal says so: the worker stops at once. */
  call<V>(work: (remote: Remote<T>) => Promise<V>, signal?: AbortSignal): Promise<V>
  /** Ends the worker; whatever it was doing rejects with an AbortError. The next call starts a new one. */
  cancel(): void
}

function stopped(): DOMException {
  return new DOMException('The work was stopped.', 'AbortError')
}

/** Keeps a worker that answers to `T`. */
export function onDemandWorker<T>(open: () => WorkerPort): OnDemandWorker<T> {
  let port: WorkerPort | null = null
  let remote: Remote<T> | null = null
  const waiting = new Set<(reason: Error) => void>()

  function cancel(): void {
    remote?.[releaseProxy]()
    port?.terminate()
    port = null
    remote = null
    const rejects = [...waiting]
    waiting.clear()
    for (const reject of rejects) reject(stopped())
  }

  function call<V>(work: (remote: Remote<T>) => Promise<V>, signal?: AbortSignal): Promise<V> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(stopped())
        return
      }
      const from = (port ??= open())
      const settle = (then: () => void): void => {
        waiting.delete(reject)
        signal?.removeEventListener('abort', cancel)
        from.removeEventListener('error', failed)
        then()
      }
      const failed = (event: Event): void => {
        settle(() => reject(new Error(messageOf(event))))
        cancel()
      }
      waiting.add(reject)
      signal?.addEventListener('abort', cancel, { once: true })
      from.addEventListener('error', failed)
      remote ??= wrap<T>(from)
      work(remote).then(
        value => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
      )
    })
  }

  return { call, cancel }
}

function messageOf(event: Event): string {
  return 'message' in event && typeof event.message === 'string' && event.message !== ''
    ? event.message
    : 'The worker could not be started.'
}
