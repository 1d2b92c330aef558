import type { Silhouette } from '../parts'
import { BIPLANES } from './biplanes'
import { FIGHTERS } from './fighters'
import { HEAVIES } from './heavies'
import { JETS } from './jets'
import { SUPERSONIC } from './supersonic'

/** Every aircraft that can be told by its name. */
export const AIR_TYPES: Readonly<Record<string, Silhouette>> = {
  ...BIPLANES,
  ...FIGHTERS,
  ...HEAVIES,
  ...JETS,
  ...SUPERSONIC,
}
