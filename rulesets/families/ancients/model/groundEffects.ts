import type { FeatureKind } from '../../../../src/engine/scene'

/** What a piece of ground does to those in it, and to lines of sight. */
export interface GroundEffect {
  readonly label: string
  /** Slows everybody but Light Foot and Camelry to the rough distance. */
  readonly rough: boolean
  readonly blocksSight: boolean
  /** Who stands in it is seen only from close by. */
  readonly conceals: boolean
  readonly cover: 'none' | 'rough' | 'building' | 'fortification'
  /** Open for the bonuses of the first turn of a melee, and clear terrain for Chariots. */
  readonly open: boolean
  /** Nobody can enter. */
  readonly closed: boolean
  /** Its outline stops a charge at those inside. */
  readonly holds: boolean
}

/** What each kind of feature does; null for those that do nothing, 'road' for roads and bridges. */
export type GroundTable = Readonly<Record<FeatureKind, GroundEffect | 'road' | null>>
