import { AIR_TYPES } from './air'
import { AIRCRAFT } from './aircraft'
import { ANCIENTS } from './ancients'
import { BATTALIONS } from './battalions'
import { BOATS } from './boats'
import { FOOT } from './foot'
import { GRAVITY_CRAFT } from './future/craft'
import { FOOT_TO_COME } from './future/foot'
import { TANKS_TO_COME } from './future/tanks'
import { VEHICLES_TO_COME } from './future/vehicles'
import { WALKERS } from './future/walkers'
import { MODERN } from './modern'
import { MONSTERS, MONSTER_LETTERS } from './monsters'
import { MOUNTS } from './mounts'
import type { Silhouette } from './parts'
import { SHIPS } from './ships'
import { TANKS } from './tanks'
import { VEHICLES } from './vehicles'

const ALL: Readonly<Record<string, Silhouette>> = {
  ...ANCIENTS,
  ...MOUNTS,
  ...AIRCRAFT,
  ...AIR_TYPES,
  ...SHIPS,
  ...BOATS,
  ...FOOT,
  ...VEHICLES,
  ...TANKS,
  ...FOOT_TO_COME,
  ...VEHICLES_TO_COME,
  ...TANKS_TO_COME,
  ...WALKERS,
  ...GRAVITY_CRAFT,
  ...MODERN,
  ...MONSTERS,
  ...BATTALIONS,
}

/** Every key, for the gallery. @testonly */
export const SILHOUETTES: readonly string[] = Object.keys(ALL)

const plain = (key: string): string => key.toLowerCase().replaceAll(/[-_ ]/g, '')

/** The silhouette of a key, forgiving of hyphens and case; one that is not known is drawn as men on foot. */
export const silhouetteOf = (key: string): Silhouette =>
  ALL[plain(key)] ?? ALL['infantry'] ?? (() => undefined)

/** One letter that stands for a silhouette where bases are too small for pictures. */
export function letterOf(key: string): string {
  const letter = MONSTER_LETTERS[plain(key)]
  if (letter !== undefined) return letter
  const name = plain(key).replace(/^battalion/, '')
  if (name in WALKERS) return 'W'
  if (name in TANKS || name in TANKS_TO_COME) return 'T'
  if (name in AIRCRAFT || name in AIR_TYPES || name in GRAVITY_CRAFT) return 'A'
  if (name === 'hq' || name === 'general') return 'H'
  if (name in SHIPS || name in BOATS) return 'S'
  if (name in VEHICLES || name in VEHICLES_TO_COME) return 'V'
  if (name === 'hmg') return 'M'
  if (name === 'atgw' || name === 'sam') return 'R'
  if (name.endsWith('helicopter')) return 'A'
  if (name in MODERN && name !== 'rcl') return 'V'
  if (
    name.includes('gun') ||
    name === 'howitzer' ||
    name === 'rcl' ||
    name === 'mortar' ||
    name === 'catapult'
  )
    return 'G'
  if (name === 'engineers') return 'E'
  if (name === 'cavalry' || name.includes('horse') || name in MOUNTS) return 'C'
  return 'I'
}
