import type { Book } from '../model/book'

/** The other readings of the rulings on early tanks and early guns: what their house rules change, by unit type. */
export const MUSTER_VARIANTS: Book['variants'] = {
  'faster-heavies': {
    units: {
      'kv-1': { move: 4 },
      'kv-2': { move: 4 },
      'kv-85': { move: 4 },
      'char-b1': { move: 4 },
      r35: { move: 5 },
    },
  },
  'early-tank-guns': {
    units: {
      'panhard-178': { armourPenalty: 1 },
      r35: { armourPenalty: 1 },
      h39: { armourPenalty: 1 },
      'somua-s35': { armourPenalty: 1 },
      'char-b1': { armourPenalty: 1 },
      'te-ke': { armourPenalty: 1 },
      'ha-go': { armourPenalty: 1 },
      'chi-ha': { armourPenalty: 1 },
    },
  },
}
