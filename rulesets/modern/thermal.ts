import { sight, type SightPart } from '../families/tactical'
import { fittingsOf } from './units'

/** Section 11: through thermal sights one sees as if there were no smoke; all else remains in the way (11.24, R57). */
export const thermalSight: SightPart = {
  ...sight,
  ignored(book, state, viewer, target) {
    const ends = sight.ignored(book, state, viewer, target)
    return fittingsOf(viewer).thermal === true ? [...ends, ...state.smoke.map(cloud => cloud.id)] : ends
  },
}
