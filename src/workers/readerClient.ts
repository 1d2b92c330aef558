import { proxy } from 'comlink'
import type { Progress } from '../save/decode'
import type { BattleReader, Read, Received } from '../save/reading'
import { PAUSES, type WorkerPort, type Worksman, onDemandWorker } from './onDemand'
import { type Frame, type Piece, assembling } from './pieces'
import type { Reader } from './reader'

/** No action of an honest battle takes so long, on any machine. */
const READER: Worksman = { name: 'The reader of battles', patience: 20_000, pauses: PAUSES }

function readerWorker(): WorkerPort {
  return new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module', name: 'reader' })
}

/** Opens the door to the readers: each text has a worker of its own, which ends with it. */
export function openReader(open: () => WorkerPort = readerWorker, worksman: Worksman = READER): BattleReader {
  return {
    async open(text, { signal, progress }) {
      const worker = onDemandWorker<Reader>(open, worksman)
      try {
        return await worker.call(async (remote, alive): Promise<Read> => {
          const built: { battle?: ReturnType<typeof assembling> } = {}
          const tell = proxy(telling(alive, progress))
          const begin = proxy((frame: Frame) => {
            alive()
            built.battle = assembling(frame)
            return Promise.resolve()
          })
          const take = proxy((piece: Piece) => {
            alive()
            built.battle?.add(piece)
            return Promise.resolve()
          })
          const said = await remote.open(text, tell, begin, take)
          if (!said.ok) return said
          if (!built.battle) throw new Error('The battle did not come with its answer.')
          return { ...said, battle: built.battle.battle() }
        }, signal)
      } finally {
        worker.cancel()
      }
    },
    async receive(text, app, { signal, progress }) {
      const worker = onDemandWorker<Reader>(open, worksman)
      try {
        return await worker.call(
          async (remote, alive): Promise<Received> =>
            remote.receive(text, app, proxy(telling(alive, progress))),
          signal,
        )
      } finally {
        worker.cancel()
      }
    },
  }
}

function telling(alive: () => void, progress: Progress | undefined): Progress {
  return (done, of) => {
    alive()
    progress?.(done, of)
  }
}
