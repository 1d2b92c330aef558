import type { Customs } from './book'

/** The booklets of 2012 have burning wrecks, close combat at buildings, and smoke. */
export const CUSTOMS: Customs = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  spotters: () => true,
  hitsAsSilenced: () => false,
  smoke: () => true,
}
