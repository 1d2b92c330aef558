import type { ClauseId } from '../../../../src/engine/ids'
import type { Modifier } from '../../../../src/engine/reckon'
import type { HouseRule, Rulebook } from '../../../../src/engine/rulebook'
import type { Aircraft, GroundWeapon, Manoeuvre } from './state'

/** A row of the table of Movement Points: one hex on, then the change of altitude, then the turn in the new hex. */
export interface ManoeuvreRow {
  readonly kind: Manoeuvre
  readonly label: string
  readonly cost: number
  /** What a biplane pays, where it pays less. */
  readonly biplane?: number
  /** Sides of a hex from the nose to the hex that it goes to, clockwise. */
  readonly step: -1 | 0 | 1
  readonly climb: -1 | 0 | 1
  /** Sides of a hex that it turns by, clockwise; 3 is the reversal. */
  readonly turn: -2 | -1 | 0 | 1 | 2 | 3
  readonly clause: ClauseId
  /** Only aircraft of this age know it. */
  readonly age?: string
}

/** A type of aircraft with its ratings. */
export interface AircraftType {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly group: string
  /** Types of different ages do not meet: their ratings are on different scales. */
  readonly age: string
  readonly mps: number
  readonly front: number
  /** Attack Factor of the flexible rear weapon; null if it has none. */
  readonly rear: number | null
  readonly defence: number
  /** Highest altitude level. */
  readonly ceiling: number
  readonly biplane: boolean
  readonly diveBomber: boolean
  readonly silhouette: string
  readonly paint: string
  /** Which table it is in. */
  readonly because: string
}

/** A shot as its modifiers see it. */
export interface Shot {
  readonly firer: Aircraft
  readonly reversed: boolean
  /** The target is one level higher. */
  readonly higher: boolean
  readonly back: boolean
}

/** A ground attack as its modifiers see it. */
export interface GroundAttack {
  readonly aircraft: Aircraft
  readonly spent: number
  /** It dives on the target with bombs, as dive bombers do. */
  readonly dives: boolean
  /** The house rule by which crew and Damage count. */
  readonly crewCounts: boolean
}

/** What the family's parts cite by name; each ruleset says which clause it is. */
export const SUBJECTS = [
  'Initiative',
  'equal Initiative',
  'activation',
  'twice as many',
  'three times as many',
  'the other goes',
  'end of turn',
  'go',
  'Movement Points',
  'least Movement Points',
  'once a turn',
  'occupied hex',
  'whole actions',
  'ceiling',
  'lowest level',
  'edge',
  'tailed first',
  'fires after moving',
  'one target',
  'in the arc',
  'same level',
  'rear level',
  'range',
  'front arc',
  'rear arc',
  'one shot',
  'contest',
  'no damage',
  'Damaged',
  'Damaged again',
  'Destroyed',
  'halved',
  'forced dive',
  'lower ceiling',
  'fire back',
  'who fires back',
  'instead of firing',
  'adjacent',
  'dive bomber',
  'flak',
  'once a game',
  'loaded',
  'loaded reversal',
  'loads',
  'cards',
  'jam',
  'clearing a jam',
  'victory',
  'end of battle',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** All that a ruleset of the family says for itself. */
export interface Book {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly houseRules: readonly HouseRule[]
  readonly cite: Readonly<Record<Subject, ClauseId>>
  readonly manoeuvres: readonly ManoeuvreRow[]
  /** Score needed to hit at 1 hex, 2 hexes and so on; the last is the longest range. */
  readonly toHit: readonly { readonly need: number; readonly clause: ClauseId }[]
  readonly toHitModifiers: readonly Modifier<Shot>[]
  readonly groundAttacks: readonly {
    readonly kind: GroundWeapon
    readonly label: string
    readonly need: number
    readonly clause: ClauseId
  }[]
  readonly groundModifiers: readonly Modifier<GroundAttack>[]
  /** The age whose guns jam; null if none do. */
  readonly jamming: string | null
  readonly types: Readonly<Record<string, AircraftType>>
}
