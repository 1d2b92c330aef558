import type { Book } from '../families/tactical/book'

/** The edition of January 2012 has burning wrecks, close combat at buildings, and smoke. */
export const CUSTOMS: Book['customs'] = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  spotters: () => true,
  hitsAsSilenced: () => false,
  smoke: () => true,
}
