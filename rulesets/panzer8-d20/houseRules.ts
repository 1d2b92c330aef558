import type { HouseRule } from '../../src/engine/rulebook'
import { cite } from './act'

/** Rulings on which reasonable players differ. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    id: 'nearest-column',
    ruling: cite('R16'),
    label: 'Odds to the nearest column',
    text: 'AP to Defence takes the nearest odds column instead of being rounded down.',
  },
  {
    id: 'suppressed-commanders',
    ruling: cite('R38'),
    label: 'Suppressed commanders do not help',
    text: 'A commander who is suppressed gives no bonus to morale.',
  },
  {
    id: 'losses-by-number',
    ruling: cite('R61'),
    label: 'Ties by the number of losses',
    text: 'On a tie of objectives the side wins that has lost fewer elements, not the smaller share.',
  },
]
