import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import type { ClauseId, UnitId } from '../../engine/ids'
import type { Trace } from '../../engine/offer'
import type { GameState } from '../../engine/state'
import type { Mark } from '../../engine/scene'
import type { Point } from '../../geometry/point'

export type SheetName =
  | 'log'
  | 'card'
  | 'keys'
  | 'palette'
  | 'bench'
  | 'menu'
  | 'steps'
  | 'standing'
  | 'rules'
  | 'lesson'

/**
 * What a piece in the hand comes to, or would come to where the pointer rests, for the panel. Told a few times a second, not
 * with every movement of the mouse.
 */
export interface InHand {
  readonly unit: UnitId
  readonly trace: Trace
  /** Where the hand is. */
  readonly hand: Point | null
}

/** What a place under the pointer comes to while nothing is in the hand. It holds for the view and the offer that it was asked of. */
export interface Looked extends InHand {
  readonly from: Point
  readonly hand: Point
  readonly view: GameState
  readonly offer: string
  /** In how many turns it is reached, where it is out of reach now. */
  readonly turns: number | null
}

/** Something that the referee is about to do. */
export interface Ruling {
  readonly title: string
  readonly run: (reason: string) => void
  /** How it would look. */
  readonly marks?: readonly Mark[]
}

interface Ui {
  readonly sheet: SheetName | null
  /** The clause at which the rulebook is open beside the battle. */
  readonly clause: ClauseId | null
  /** The unit that the pointer rests on: its card stands in the panel while nothing is chosen. */
  readonly hovered: UnitId | null
  readonly inHand: InHand | null
  /** The computer is asked what it would do in the player's place. */
  readonly advised: boolean
  readonly looked: Looked | null
  /** Where was pressed for an offer that asks for a number. */
  readonly aimedAt: { readonly offer: string; readonly at: Point } | null
  /** What the referee is about to do: it waits for its reason. */
  readonly ruling: Ruling | null
  /** The place on the table that the referee has pressed. */
  readonly spot: Point | null
  /** What is typed of the dice that are asked for. */
  readonly typed: readonly string[]
  /** The whole prompt is shown on a small screen. */
  readonly promptOpen: boolean
}

const store = createStore<Ui>(() => ({
  sheet: null,
  clause: null,
  hovered: null,
  inHand: null,
  advised: false,
  looked: null,
  aimedAt: null,
  ruling: null,
  spot: null,
  typed: [],
  promptOpen: false,
}))

export const ui = {
  get: store.getState,
  set: (part: Partial<Ui>) => store.setState(part),
  open: (sheet: SheetName | null) => store.setState({ sheet, clause: null }),
  /** Opens the rulebook beside the battle, at a clause. */
  read: (clause: ClauseId) => store.setState({ sheet: 'rules', clause }),
}

export function useUi<T>(pick: (now: Ui) => T): T {
  return useStore(store, pick)
}
