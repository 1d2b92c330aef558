import { WORDS } from '../families/ancients'

/** What only Fantasy says, beside the family's words. */
const OWN = {
  // reasons
  frozen: 'It is frozen: it neither moves nor turns in this turn.',
  panicked: 'It has fled in panic: that was its move for the turn.',
  'shot-stays': 'Handgunners that shot in this turn neither move nor turn.',
  'moved-and-shoots': 'Handgunners that moved or turned in this turn do not shoot.',
} as const

export const FANTASY_WORDS = { ...WORDS, ...OWN }
