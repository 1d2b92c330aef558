import { citations } from '../families/ancients'

/** Which clause or ruling of Legio VIII speaks of a subject. */
export const CITATIONS = citations('legio', {
  reloading: 'legio-R41',
  engine: 'legio-R41',
  'never charges': 'legio-11.26',
  'slow missiles step': 'legio-R43',
  artillery: 'legio-R41',
})
