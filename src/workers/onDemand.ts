import { type Remote, releaseProxy, wrap } from 'comlink'

/** A worker as it is needed here, so that tests can put something else in its place. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>

/** A worker that is started when it is first needed and ended when its work is no longer wanted. */
export interface OnDemandWorker<T> {
  /**
   * Has work done. `alive` is to be called at each sign that it goes on. Rejects with an AbortError as soon as the signal
   * says so: the worker stops at once. A worker that cannot be started, fails, or gives no sign of life for too long is
   * ended; as long as it gave none at all it is started anew a few times before the work rejects with a sentence.
   */
  call<V>(work: (remote: Remote<T>, alive: () => void) => Promise<V>, signal?: AbortSignal): Promise<V>
  /** Ends the worker; whatever it was doing rejects with an AbortError. The next call starts a new one. */
  cancel(): void
}

/** Who works, as sentences name him, and for how long he may be silent. */
export interface Worksman {
  readonly name: string
  /** Milliseconds without a sign of life after which it is taken for dead. */
  readonly patience: number
  /** Milliseconds before each further try. */
  readonly pauses: readonly number[]
}

/** A network that is away for a moment is back by then; one that is gone has been told of soon enough. */
export const PAUSES: readonly number[] = [500, 2_000]

function stopped(): DOMException {
  return new DOMException('The work was stopped.', 'AbortError')
}

/** Keeps a worker that answers to `T`. */
export function onDemandWorker<T>(
  open: () => WorkerPort,
  { name, patience, pauses }: Worksman,
): OnDemandWorker<T> {
  let port: WorkerPort | null = null
  let remote: Remote<T> | null = null
  const waiting = new Set<(reason: Error) => void>()

  function end(reason: Error): void {
    remote?.[releaseProxy]()
    port?.terminate()
    port = null
    remote = null
    const rejects = [...waiting]
    waiting.clear()
    for (const reject of rejects) reject(reason)
  }
  const cancel = (): void => end(stopped())

  /** One try. A failure ends the worker: what it has half loaded would fail for ever. */
  function once<V>(
    work: (remote: Remote<T>, alive: () => void) => Promise<V>,
    alive: () => void,
    signal?: AbortSignal,
  ): Promise<V> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(stopped())
        return
      }
      const from = (port ??= open())
      let timer: ReturnType<typeof setTimeout>
      const settle = (): void => {
        clearTimeout(timer)
        waiting.delete(rejected)
        signal?.removeEventListener('abort', cancel)
        from.removeEventListener('error', failed)
      }
      const rejected = (reason: Error): void => {
        settle()
        reject(reason)
      }
      const failed = (event: Event): void => end(new Error(messageOf(event, name)))
      const wait = (): void => {
        clearTimeout(timer)
        const seconds = Math.round(patience / 1000)
        timer = setTimeout(() => end(new Error(`${name} has not answered for ${seconds} seconds.`)), patience)
      }
      waiting.add(rejected)
      signal?.addEventListener('abort', cancel, { once: true })
      from.addEventListener('error', failed)
      wait()
      remote ??= wrap<T>(from)
      const signOfLife = (): void => {
        if (!waiting.has(rejected)) return
        wait()
        alive()
      }
      work(remote, signOfLife).then(
        value => {
          settle()
          resolve(value)
        },
        (error: unknown) => {
          if (waiting.has(rejected)) end(error instanceof Error ? error : new Error(String(error)))
        },
      )
    })
  }

  async function call<V>(
    work: (remote: Remote<T>, alive: () => void) => Promise<V>,
    signal?: AbortSignal,
  ): Promise<V> {
    let lives = false
    const alive = (): void => {
      lives = true
    }
    for (const pause of pauses) {
      try {
        return await once(work, alive, signal)
      } catch (error) {
        if (lives || isStopped(error)) throw error
      }
      await rested(pause, signal)
    }
    return once(work, alive, signal)
  }

  return { call, cancel }
}

/** Whether work was stopped because nobody wanted it any more. */
export function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function rested(pause: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(stopped())
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, pause)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

function messageOf(event: Event, name: string): string {
  return 'message' in event && typeof event.message === 'string' && event.message !== ''
    ? event.message
    : `${name} could not be fetched. Look whether there is a network.`
}
