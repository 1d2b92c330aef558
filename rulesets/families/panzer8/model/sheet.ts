/** Kinds of elements. The last five are armoured or drive; `portee` is a gun that fires from its lorry. */
export const CLASSES = [
  'infantry',
  'engineer',
  'bicycle',
  'motorcycle',
  'cavalry',
  'csw',
  'commander',
  'hq',
  'fo',
  'tank',
  'spg',
  'ac',
  'apc',
  'soft',
  'portee',
] as const
export type ElementClass = (typeof CLASSES)[number]

/** Classes of movement of all editions; none has all of them. */
export const MOVE_CLASSES = [
  'Cmd',
  'Mech',
  'Inf',
  'S',
  'Fast',
  'Slow',
  'WhX',
  'Wh',
  'HD',
  'CSW',
  '0',
] as const
export type MoveClass = (typeof MOVE_CLASSES)[number]

/** Kinds of going, among them the columns of every table of movement. */
export const GOINGS = ['road', 'flat', 'open', 'rough', 'difficult', 'extreme', 'track', 'built-up'] as const
export type Going = (typeof GOINGS)[number]
/** Inches of a move by the ground. */
export type Rates = Readonly<Record<Going, number>>

export const WEAPONS = ['main', 'small', 'second'] as const
export type WeaponId = (typeof WEAPONS)[number]

/** What a weapon throws: small arms, shells, mortar bombs or flame. */
export type WeaponKind = 'SA' | 'HE' | 'M' | 'F'

export interface Weapon {
  readonly id: WeaponId
  readonly name: string
  readonly kind: WeaponKind
  /** Combat value against what is not armoured; null if it has none. */
  readonly value: number | null
  /** Combat value against armour; '*' for what attacks armour by rules of its own. */
  readonly ap: number | '*' | null
  /** Inches: nearer it may not fire. */
  readonly least: number
  readonly range: number
  readonly apRange: number
  readonly accuracy: number
  /** Where it may fire: all round, or 90 degrees to the front or to the rear. */
  readonly field: 'all' | 'front' | 'rear'
  /** In the hull: silent while its vehicle is hull-down. */
  readonly hull: boolean
}

/** A row of a data sheet. Inches throughout. */
export interface ElementType {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly group: string
  readonly class: ElementClass
  readonly move: MoveClass
  readonly weapons: readonly Weapon[]
  readonly defence: number
  /** Defence against a firer to the side or rear, where it is another. */
  readonly flank: number | null
  readonly size: number
  readonly turreted: boolean
  readonly machineGun: boolean
  readonly radio: boolean
  readonly rearDriver: boolean
  readonly openTopped: boolean
  /** May be broken down and carried by its crew. */
  readonly portable: boolean
  /** Cannot both fire and move. */
  readonly stays: boolean
  /** Explosives for hunting tanks. */
  readonly explosives: boolean
  readonly capacity: number
  readonly tows: boolean
  /** Infantry may ride on it, if it belongs to an army that does so. */
  readonly riders: boolean
  readonly width: number
  readonly depth: number
  readonly silhouette: string
  readonly paint: string
  readonly because: string
}

/** What the parts of the family are handed: the types and the table of movement of a ruleset. */
export interface Sheets {
  readonly types: ReadonlyMap<string, ElementType>
  readonly rates: Readonly<Record<MoveClass, Rates>>
  /** Inches beyond which nothing is seen, and those that a line of sight may run inside of a terrain feature. */
  readonly visibility: number
  readonly seenInside: number
  /** Bases no farther apart than this are in contact, in inches; across an obstacle that both touch, than that. */
  readonly touch: number
  readonly acrossObstacle: number
  /** Half of the width of a smoke marker, in inches. */
  readonly smoke: number
  /** Who can fight hand to hand, of those that are no vehicles. */
  readonly fighters: ReadonlySet<ElementClass>
}

export const isAfv = ({ class: kind }: ElementType): boolean =>
  kind === 'tank' || kind === 'spg' || kind === 'ac'
export const isArmoured = (type: ElementType): boolean => isAfv(type) || type.class === 'apc'
export const isVehicle = (type: ElementType): boolean =>
  isArmoured(type) || type.class === 'soft' || type.class === 'portee'
/** Infantry sections of every sort: they hunt tanks and ride on them. */
export const isFoot = ({ class: kind }: ElementType): boolean =>
  kind === 'infantry' || kind === 'engineer' || kind === 'bicycle'

/** How far a base reaches from its middle, in inches. */
export const radiusOf = ({ width, depth }: ElementType): number =>
  Math.sqrt(width * width + depth * depth) / 2

/** A gun that is towed; what its crew can carry is embarked. */
export const isGun = (type: ElementType): boolean =>
  type.class === 'csw' && !type.portable && type.move !== 'Inf'
