import { type Remote, releaseProxy, wrap } from 'comlink'
import type { Action } from '../engine/action'
import { type Battle, drawnOf, stateOf } from '../engine/battle'
import type { Side } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { Commander, Order } from '../opponents/order'
import { tellOrder } from '../opponents/words'
import type { Asked, CommandPost } from './commandPost'

/** An order and the reason for it in words. */
export interface Advice {
  readonly action: Action
  readonly reason: string
}

/** Opponents in a worker of their own. */
export interface Opponents {
  /** Thinks about an order. Rejects with an AbortError as soon as the signal says so: the thinking stops at once. */
  ask(asked: Asked, signal?: AbortSignal): Promise<Order | null>
  /**
   * The next order of a side of a battle, from that side's own view and allowed by the rules; null if it has none to give.
   * An order that something unknown stands in the way of is not given, and the next best is asked for.
   */
  advise(
    ruleset: Ruleset,
    battle: Battle,
    side: Side,
    commander: Commander,
    signal?: AbortSignal,
  ): Promise<Advice | null>
  /** Stops all thinking at once. */
  cancel(): void
}

/** Milliseconds that each may think about one order. */
export const LIMITS: Readonly<Record<Commander, number>> = { easy: 150, middle: 250, hard: 800, solo: 250 }

/** How many orders may prove impossible before the side gives up. */
const TRIES = 12

/** A worker as `wrap` wants it, and how to end it. */
type Post = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>

function opponentWorker(): Post {
  return new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module', name: 'opponent' })
}

/** Opens the door to the opponents. The worker starts with the first question, and anew after a cancelled one. */
export function openOpponents(open: () => Post = opponentWorker): Opponents {
  let post: Post | null = null
  let remote: Remote<CommandPost> | null = null
  const thinking = new Set<(reason: Error) => void>()

  function cancel(): void {
    remote?.[releaseProxy]()
    post?.terminate()
    post = null
    remote = null
    for (const stop of thinking) stop(new DOMException('The thinking was stopped.', 'AbortError'))
    thinking.clear()
  }

  function ask(asked: Asked, signal?: AbortSignal): Promise<Order | null> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new DOMException('The thinking was stopped.', 'AbortError'))
        return
      }
      post ??= open()
      remote ??= wrap<CommandPost>(post)
      const failed = (event: Event): void => settle(() => reject(new Error(messageOf(event))))
      const settle = (then: () => void): void => {
        thinking.delete(reject)
        signal?.removeEventListener('abort', cancel)
        from.removeEventListener('error', failed)
        then()
      }
      const from = post
      thinking.add(reject)
      signal?.addEventListener('abort', cancel, { once: true })
      from.addEventListener('error', failed)
      remote.order(asked).then(
        order => settle(() => resolve(order)),
        (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
      )
    })
  }

  async function advise(
    ruleset: Ruleset,
    battle: Battle,
    side: Side,
    commander: Commander,
    signal?: AbortSignal,
  ): Promise<Advice | null> {
    const state = stateOf(battle)
    const view = ruleset.view(state, side)
    const question = { ruleset: ruleset.id, view, side, commander, limit: LIMITS[commander] }
    const seed = `${battle.seed} ${side} ${commander === 'solo' ? drawnOf(battle) : ''}`
    const without: Action[] = []
    for (let tries = 0; tries < TRIES; tries++) {
      const order = await ask({ ...question, seed, without }, signal)
      if (!order) return null
      if (!ruleset.refuse(state, order.action)) {
        const names = new Map(view.units.map(unit => [unit.id, unit.name]))
        return { action: order.action, reason: tellOrder(order, id => names.get(id) ?? id) }
      }
      without.push(order.action)
    }
    return null
  }

  return { ask, advise, cancel }
}

function messageOf(event: Event): string {
  return 'message' in event && typeof event.message === 'string' && event.message !== ''
    ? event.message
    : 'The opponent could not be started.'
}
