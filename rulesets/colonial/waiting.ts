import type { Waiting } from '../../src/engine/acts'
import type { Pending, ColonialAction, ColonialState } from './state'

const ANSWERS: Readonly<Record<Pending['kind'], readonly ColonialAction['type'][]>> = {
  losses: ['accept', 'name', 'concede'],
  arms: ['take', 'leave', 'concede'],
  match: ['match', 'concede'],
  fights: ['melee', 'fight', 'concede'],
  ride: ['ride', 'rein', 'concede'],
  event: ['event', 'decline', 'concede'],
}

/** The decision that all else waits for. */
export function waiting({ pending }: ColonialState): Waiting<ColonialAction> | null {
  if (!pending) return null
  return { for: ANSWERS[pending.kind], reason: { code: 'decide-first', clause: 'colonial-2.36' } }
}
