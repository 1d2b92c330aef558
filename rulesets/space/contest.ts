import type { Side } from '../../src/engine/ids'
import type { Contestant } from '../../src/engine/chance'
import type { Effect } from '../../src/engine/log'
import type { Io } from './act'
import { changed, shipOf } from './lookup'
import type { Ship, SpaceState } from './state'
import { CONTEST_DICE, DAMAGED_FROM, DESTROYED_FROM } from './tables'

export type Outcome = 'none' | 'damaged' | 'destroyed'

/** Dice that a ship rolls in a damage contest (4.9 to 4.12). */
export const diceOf = (ship: Ship): number => (ship.damaged ? CONTEST_DICE.damaged : CONTEST_DICE.sound)

/** What a lead of the attacker does to a ship: equal or less nothing, 1 or 2 Damaged, more Destroyed (4.13 to 4.18). */
export function outcomeOf(target: Ship, lead: number): Outcome {
  if (lead < DAMAGED_FROM) return 'none'
  return lead >= DESTROYED_FROM || target.damaged ? 'destroyed' : 'damaged'
}

/** Rolls the damage contest, the attacker's dice first. Only leads from 0 to 3 matter. */
export function contest(by: Side, dice: number, target: Ship, io: Io): Outcome {
  const mine: Contestant = { by, dice, sides: 6, bonus: 0 }
  const theirs: Contestant = { by: target.side, dice: diceOf(target), sides: 6, bonus: 0 }
  const why = { purpose: 'damage', by, clause: 'space-4.21' }
  return outcomeOf(target, io.chance.contest(mine, theirs, why, [0, DESTROYED_FROM]))
}

/** The state after a ship has suffered an outcome. */
export function suffered(state: SpaceState, id: string, outcome: Outcome): SpaceState {
  if (outcome === 'none') return state
  return outcome === 'damaged'
    ? changed(state, id, { damaged: true })
    : changed(state, id, { at: null, fate: 'Destroyed' })
}

/** What the table shows of an outcome. */
export function effectsOf(before: SpaceState, id: string, outcome: Outcome): readonly Effect[] {
  const { at } = shipOf(before, id)
  if (outcome === 'none' || !at) return []
  if (outcome === 'damaged') return [{ kind: 'chip', unit: id, chip: 'D' }]
  return [
    { kind: 'burst', at, size: 1.6 },
    { kind: 'destroyed', unit: id, at },
  ]
}

/** The clause that says what an outcome is. */
export function clauseOf(target: Ship, outcome: Outcome): string {
  if (outcome === 'none') return 'space-4.13'
  if (outcome === 'damaged') return 'space-4.14'
  return target.damaged ? 'space-4.17' : 'space-4.18'
}
