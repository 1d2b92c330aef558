import type { ClauseId } from '../../../../src/engine/ids'
import type { FeatureKind } from '../../../../src/engine/scene'

/** How a unit gets about; rows of the movement table name these classes. */
export type Locomotion =
  | 'foot'
  | 'horse'
  | 'towed'
  | 'wheeled'
  | 'halftracked'
  | 'tracked'
  | 'hover'
  | 'walking'
  | 'flying'

/** Over which ground a unit gets: as the ground table says, through deep water as well, or over all as if it were open. */
export type Passage = 'land' | 'amphibious' | 'level'

/** Kinds of weapon, where a rule speaks of a kind and not of a row. */
export type WeaponClass =
  | 'infantry'
  | 'hmg'
  | 'mortar'
  | 'light gun'
  | 'gun'
  | 'recoilless'
  | 'artillery'
  | 'rockets'
  | 'atgw'
  | 'sam'

/** A row of the weapon tables: range, least range, Attack Factors. */
export interface Weapon {
  readonly id: string
  readonly name: string
  readonly class: WeaponClass
  readonly range: number
  readonly least: number
  /** Attack Factors; null for the dash of the table, which is no attack at all. */
  readonly soft: number | null
  readonly armour: number | null
  /** Medium and heavy artillery and rockets: these alone fire smoke. */
  readonly artillery: boolean
  /** Each unit fires it once in a battle. */
  readonly once: boolean
  /** What it adds to hit, as the table of modifiers words it. */
  readonly bonus: { readonly value: number; readonly label: string; readonly clause: ClauseId } | null
  /** A hit takes its target off without damage dice; it has no Attack Factor. */
  readonly removes: boolean
  /** It serves in close combat as well. */
  readonly handToHand: boolean
}

/** By whom a unit that not everybody may attack is attacked: kinds of weapon, or whatever an anti-aircraft unit has. */
export type Engager = WeaponClass | 'anti-aircraft'

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
  readonly passage: Passage
  /** It is in the air: nothing on the ground stops, covers or touches it, and it stands in nobody's way. */
  readonly flies: boolean
  /** It sees all and is seen by all, whatever lies between. */
  readonly seesAll: boolean
  /** Only these may attack it, with their factor against its kind; null if everybody may. */
  readonly engagedBy: readonly Engager[] | null
  /** Disorganized or Suppressed, it is out of the battle. */
  readonly frail: boolean
  /** Armour that it attacks halves its Defence Factor from all sides. */
  readonly halvesArmour: boolean
  /** What it is fitted with beside its weapons, as its edition calls it: thermal sights. */
  readonly fittings?: readonly string[]
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
