import type { ClauseId } from '../../../../src/engine/ids'

/** How a unit moves: by its own rules, always as a Regular one, as it was bought, or not at all. */
export type Manoeuvre = 'light' | 'as regular' | 'as bought' | 'none'

/** As what a unit counts when others are bound to charge it. */
export type Prey = 'heavy foot' | 'heavy cavalry' | 'shock cavalry' | 'none'

/** A kind of unit: the rows of the published tables and the rulings put together. */
export interface Kind {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly mounted: boolean
  /** Whose bonus it has on roads. */
  readonly road: 'foot' | 'mounted' | 'none'
  /** Costs the point for mounted troops. */
  readonly paysMounted: boolean
  /** Inches in one movement step on open ground and in rough terrain. */
  readonly move: { readonly open: number; readonly rough: number }
  /** Attack factor against foot and against mounted. */
  readonly attack: { readonly foot: number; readonly mounted: number }
  /** Defence factor; null where it goes by what the men wear. */
  readonly defence: number | null
  readonly manoeuvre: Manoeuvre
  /** May leave a melee if it is the faster. */
  readonly breaksOff: boolean
  /** Passes through friends that face its way or the opposite way. */
  readonly passesFriends: boolean
  /** Light Foot: cavalry has its +2 and Elephants their -1 against it. */
  readonly lightFoot: boolean
  /** Cavalry has its +2 against Light Foot. */
  readonly cavalry: boolean
  /** +1 in the first turn of a melee on open ground. */
  readonly shock: boolean
  /** Suffers in rough ground as Heavy Foot does. */
  readonly formed: boolean
  /** Must charge these. */
  readonly bound: readonly Prey[]
  /** Bound even against pikes. */
  readonly braves: boolean
  readonly prey: Prey
  /** Makes a breakthrough when its charge routs the enemy. */
  readonly breaksThrough: boolean
  /** Runs wild when it becomes Disordered. */
  readonly rampages: boolean
  /** Gone after one round of melee, and by any damage from shooting; not counted for the Breakpoint. */
  readonly scythed: boolean
  /** May be only on open ground or on a road. */
  readonly needsOpen: boolean
  readonly mayCharge: boolean
  /** Its Defence is never halved. */
  readonly wholeDefence: boolean
  /** Eliminated by any contact with the enemy. */
  readonly helpless: boolean
  /** The weapon that it shoots with though none was bought. */
  readonly missile: string | null
  readonly mayHoldGeneral: boolean
  /** May be bought Regular. */
  readonly mayBeRegular: boolean
  /** Points beside those of factors and equipment: Artillery, Scythed Chariots, War Wagons. */
  readonly extra: { readonly points: number; readonly label: string; readonly clause: ClauseId } | null
  readonly silhouette: string
  /** Clause of its speed, and why it has these figures. */
  readonly clause: ClauseId
  readonly because: string
}

export interface Missile {
  readonly id: string
  readonly name: string
  readonly plural: string
  /** Inches. */
  readonly range: number
  /** Costs the weapon point. */
  readonly paid: boolean
  /** Restricts a move to half in the turn of a shot. */
  readonly slow: boolean
  /** Needs a turn to reload after each shot, and the target does not add its Defence. */
  readonly engine: boolean
  readonly clause: ClauseId
}
