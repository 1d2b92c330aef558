import type { Action } from '../engine/action'
import type { Battle } from '../engine/battle'
import type { Side } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { TableRules } from '../save/format'
import type { Computer } from './sessionState'

/** Where the battle at the table is kept. */
export interface Keeper {
  keep(slot: string, title: string, battle: Battle, rules: TableRules): void
}

/** An order and the reason for it. */
export interface Advice {
  readonly action: Action
  readonly reason: string
  /** What the side is about, in a sentence, where it has a plan. */
  readonly plan?: string
}

/** Somebody who thinks about a side's next order, from that side's own view. Gives up when the signal says so. */
export interface Adviser {
  advise(
    ruleset: Ruleset,
    battle: Battle,
    side: Side,
    computer: Computer,
    signal: AbortSignal,
  ): Promise<Advice | null>
}
