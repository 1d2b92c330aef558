import type { TacticalState } from './state'

/** What an edition knows or does not know; its house rules may say otherwise. */
export interface Customs {
  /** Destroyed vehicles stay as burning wrecks that block sight. */
  wrecks(state: TacticalState): boolean
  /** Touching a building or field defence is close combat with those inside. */
  fortificationsEngage(state: TacticalState): boolean
  /** Units on the table that fire indirectly do so only at what a friend sees (a house rule brings them in). */
  spotters(state: TacticalState): boolean
  /** The natural 1 or 2 that silences a battery hits all the same where modifiers make it enough. */
  hitsAsSilenced(state: TacticalState): boolean
  /** There is smoke. */
  smoke(state: TacticalState): boolean
}

/** The booklets of 2012 have burning wrecks, close combat at buildings, and smoke. */
export const CUSTOMS: Customs = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  spotters: () => true,
  hitsAsSilenced: () => false,
  smoke: () => true,
}
