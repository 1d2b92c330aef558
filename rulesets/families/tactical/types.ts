import type { FeatureKind } from '../../../src/engine/scene'

/** How a unit gets about; rows of the movement table name these classes. */
export type Locomotion = 'foot' | 'horse' | 'towed' | 'wheeled' | 'halftracked' | 'tracked'

/** A row of the weapon tables: range, least range, Attack Factors. */
export interface Weapon {
  readonly id: string
  readonly name: string
  readonly range: number
  readonly least: number
  readonly soft: number
  readonly armour: number
  /** Medium and heavy artillery and rockets: these alone fire smoke. */
  readonly artillery: boolean
}

/** A unit type: what the movement, weapon and defence tables say of it. */
export interface UnitType {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly group: string
  readonly locomotion: Locomotion
  /** Inches over open ground; 0 for towed guns. */
  readonly move: number
  readonly defence: number
  /** Armoured targets halve from flank and rear and are met by the factor against armour; all others are soft. */
  readonly armoured: boolean
  /** Rows of the weapon table; none for unarmed transports. */
  readonly weapons: readonly string[]
  /** Taken off the factor against armour of its first weapon (early French and Japanese anti-tank guns). */
  readonly armourPenalty: number
  /** Fires 45 degrees forward only. */
  readonly arc: boolean
  /** Armoured tank destroyers hide in cover as foot does. */
  readonly tankDestroyer: boolean
  /** Needs a tow to move. */
  readonly gun: boolean
  readonly antiAircraft: boolean
  readonly carriesFoot: boolean
  readonly towsGuns: boolean
  /** May ride in a transport: infantry, HMG, mortars. */
  readonly rides: boolean
  readonly engineers: boolean
  readonly clearsMines: boolean
  /** Side of its square base in inches. */
  readonly base: number
  readonly silhouette: string
  readonly paint: string
  /** Which rows and rulings give these figures. */
  readonly because: string
}

/** What a kind of terrain does. */
export interface GroundEffect {
  readonly label: string
  /** Inches of movement for each inch crossed: 2 rough, 0.5 road, Infinity impassable. */
  readonly rate: number
  readonly blocksSight: boolean
  readonly cover: 'none' | 'soft' | 'bunker'
  /** Foot, guns and tank destroyers in it are seen only from near by. */
  readonly conceals: boolean
  /** A unit touching it fights at close quarters with those inside. */
  readonly fortified: boolean
  /** Where areas overlap, the higher one counts for movement: roads lie over woods. */
  readonly priority: number
}

export type GroundTable = Readonly<Partial<Record<FeatureKind, GroundEffect>>>
