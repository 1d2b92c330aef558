import type { Book } from '../families/tactical/book'

/** Burning wrecks, close combat at buildings and smoke, as in WW2. */
export const CUSTOMS: Book['customs'] = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  smoke: () => true,
  spotters: () => true,
  hitsAsSilenced: () => false,
}
