import type { Action } from '../engine/action'
import { type Battle, drawnOf, stateOf } from '../engine/battle'
import { sha256Hex } from '../engine/dice/sha256'
import type { Side, UnitId } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { Character, Commander, Order } from '../opponents/order'
import { tellOrder, tellPlan } from '../opponents/words'
import type { Asked, CommandPost } from './commandPost'
import { PAUSES, type WorkerPort, type Worksman, onDemandWorker } from './onDemand'

/** An order and the reason for it in words. */
export interface Advice {
  readonly action: Action
  readonly reason: string
  /** What the side is about, in a sentence, where it has a plan. */
  readonly plan?: string
}

/** A computer that leads a side: how well it plays, and of what character it is, where it has one. */
export interface Computer {
  readonly strength: Commander
  readonly character?: Character | undefined
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
    computer: Computer,
    signal?: AbortSignal,
  ): Promise<Advice | null>
  /** Stops all thinking at once. */
  cancel(): void
}

/**
 * Milliseconds that each may think about one order. A machine that is busy with other things may hold the thinking up between
 * two looks at the clock: room is left for that, so that nobody waits longer than a second for the strongest.
 */
const LIMITS: Readonly<Record<Commander, number>> = {
  easy: 100,
  middle: 180,
  hard: 300,
  expert: 600,
  solo: 180,
}

/** How many orders may prove impossible before the side gives up. */
const TRIES = 12

/** Its ruleset has still to come when it is asked for the first time. */
const COMPUTER: Worksman = { name: 'The computer', patience: 15_000, pauses: PAUSES }

function opponentWorker(): WorkerPort {
  return new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module', name: 'opponent' })
}

/** Opens the door to the opponents. The worker starts with the first question, and anew after a cancelled one. */
export function openOpponents(
  open: () => WorkerPort = opponentWorker,
  worksman: Worksman = COMPUTER,
): Opponents {
  const worker = onDemandWorker<CommandPost>(open, worksman)

  function ask(asked: Asked, signal?: AbortSignal): Promise<Order | null> {
    return worker.call(remote => remote.order(asked), signal)
  }

  async function advise(
    ruleset: Ruleset,
    battle: Battle,
    side: Side,
    computer: Computer,
    signal?: AbortSignal,
  ): Promise<Advice | null> {
    const state = stateOf(battle)
    const view = ruleset.view(state, side)
    const { strength: commander, character } = computer
    const question = { ruleset: ruleset.id, view, side, commander, character, limit: LIMITS[commander] }
    // A solo procedure throws dice of its own for each order; the others are of one mind all through a battle.
    const moods = commander === 'solo' ? [battle.cursor, drawnOf(battle)] : []
    // The worker could throw the battle's dice if it had the seed: it gets a hash that leads nowhere.
    const seed = sha256Hex(['opponent', battle.seed, side, ...moods].join(' '))
    const without: Action[] = []
    for (let tries = 0; tries < TRIES; tries++) {
      const order = await ask({ ...question, seed, without }, signal)
      if (!order) return null
      if (!ruleset.refuse(state, order.action)) {
        const names = new Map(view.units.map(unit => [unit.id, unit.name]))
        const nameOf = (id: UnitId): string => names.get(id) ?? id
        const plan = tellPlan(order.plan ?? [], nameOf)
        return { action: order.action, reason: tellOrder(order, nameOf), ...(plan !== '' && { plan }) }
      }
      without.push(order.action)
    }
    return null
  }

  return { ask, advise, cancel: () => worker.cancel() }
}
