import { proxy } from 'comlink'
import { PAUSES, type WorkerPort, type Worksman, onDemandWorker } from './onDemand'
import type { Fought, Match, Weigher } from './weigher'

/** A busy machine may take long over one order; a battle that says nothing for so long is not fought any more. */
const WEIGHER: Worksman = { name: 'The computer that weighs', patience: 60_000, pauses: PAUSES }

function weighWorker(): WorkerPort {
  return new Worker(new URL('./weigh.worker.ts', import.meta.url), { type: 'module', name: 'weigher' })
}

/** Opens the door to who fights battles to weigh them. The worker starts with the first, and ends when `end` is called. */
export function openWeigher(open: () => WorkerPort = weighWorker, worksman: Worksman = WEIGHER) {
  const worker = onDemandWorker<Weigher>(open, worksman)
  return {
    /** Fights one battle. Rejects with an AbortError as soon as the signal says so: the fighting stops at once. */
    fight: (match: Match, signal: AbortSignal): Promise<Fought> =>
      worker.call((remote, alive) => remote.fight(match, proxy(alive)), signal),
    end: (): void => worker.cancel(),
  }
}
