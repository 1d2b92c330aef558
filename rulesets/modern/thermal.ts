import { sight, type SightPart, typeOf } from '../families/tactical'
import { isFitted } from './fittings'

/** Section 11: through thermal sights one sees as if there were no smoke; all else remains in the way (11.24, R57). */
export const thermalSight: SightPart = {
  ...sight,
  ignored(book, state, viewer, target) {
    const ends = sight.ignored(book, state, viewer, target)
    return isFitted(typeOf(book, state, viewer), 'thermal')
      ? [...ends, ...state.smoke.map(cloud => cloud.id)]
      : ends
  },
}
