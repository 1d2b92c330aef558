import { citations } from '../families/ancients'

/** Which clause or ruling of Fantasy speaks of a subject. */
export const CITATIONS = citations('fantasy', {
  reloading: 'fantasy-11.33',
  engine: 'fantasy-5.31',
  'never charges': 'fantasy-11.32',
  'slow missiles step': 'fantasy-R43',
  artillery: 'fantasy-11.34',
})
