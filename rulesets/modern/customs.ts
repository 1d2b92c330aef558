import type { Book } from '../families/tactical/book'
import { isOn } from '../families/tactical/lookup'

/** Burning wrecks, close combat at buildings and smoke, as in WW2; any HQ of the side rallies. */
export const CUSTOMS: Book['customs'] = {
  wrecks: () => true,
  fortificationsEngage: () => true,
  smoke: () => true,
  anyHq: state => !isOn(state, 'own-hq'),
}
