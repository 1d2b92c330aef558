import { modifier } from '../../src/engine/reckon'

/** The tables of the booklet, row by row, in inches for 15 mm figures. */

export const WEAPONS = [
  'European rifle',
  'Native rifle',
  'Carbine',
  'Musket',
  'Revolver',
  'Bow',
  'Spear',
  'Sword',
] as const
export type Weapon = (typeof WEAPONS)[number]

/** How a weapon fires. A sword does not. */
export interface Ballistics {
  readonly clause: string
  readonly range: number
  /** Over half of its range only a 6 hits. */
  readonly halves: boolean
  readonly modifier: number
  readonly aims: boolean
  /** It makes its bearer a 'Native with firearms' in melee, and may be picked up from the fallen. */
  readonly firearm: boolean
}

export const BALLISTICS: Readonly<Record<Weapon, Ballistics | null>> = {
  'European rifle': {
    clause: 'colonial-2.20',
    range: 24,
    halves: true,
    modifier: 0,
    aims: true,
    firearm: true,
  },
  'Native rifle': {
    clause: 'colonial-2.21',
    range: 16,
    halves: true,
    modifier: 0,
    aims: true,
    firearm: true,
  },
  Carbine: { clause: 'colonial-2.21', range: 16, halves: true, modifier: 0, aims: true, firearm: true },
  Musket: { clause: 'colonial-2.22', range: 12, halves: true, modifier: -1, aims: true, firearm: true },
  Revolver: { clause: 'colonial-2.23', range: 9, halves: false, modifier: 0, aims: true, firearm: false },
  Bow: { clause: 'colonial-2.23', range: 9, halves: true, modifier: 0, aims: true, firearm: false },
  Spear: { clause: 'colonial-2.24', range: 6, halves: false, modifier: -1, aims: false, firearm: false },
  Sword: null,
}

/** Score that hits, and that over half range. */
export const TO_HIT = { near: 5, far: 6 } as const

export const RATINGS = ['Green', 'Average', 'Veteran', 'Fanatic'] as const
export type Rating = (typeof RATINGS)[number]

export const LEADERS = ['Officer', 'Chief', 'NCO', 'Religious Leader'] as const
export type Leader = (typeof LEADERS)[number]

/** The score that saves a leader. */
export const SAVES: Readonly<Record<Leader, { readonly need: number; readonly clause: string }>> = {
  Officer: { need: 4, clause: 'colonial-2.33' },
  Chief: { need: 4, clause: 'colonial-2.33' },
  NCO: { need: 5, clause: 'colonial-2.34' },
  'Religious Leader': { need: 5, clause: 'colonial-2.34' },
}

export const MOUNTS = ['foot', 'horse', 'camel'] as const
export type Mount = (typeof MOUNTS)[number]

interface Pace {
  readonly move: number
  /** Dice that are the Move on bad ground; 0 where bad ground is nothing to them. */
  readonly badDice: number
  readonly charge: number
  readonly chargeBad: number
  readonly clauses: { readonly move: string; readonly bad: string; readonly charge: string }
}

export const PACES: Readonly<Record<Mount, Pace>> = {
  foot: {
    move: 6,
    badDice: 1,
    charge: 9,
    chargeBad: 6,
    clauses: { move: 'colonial-2.10', bad: 'colonial-2.12', charge: 'colonial-2.39' },
  },
  horse: {
    move: 12,
    badDice: 2,
    charge: 18,
    chargeBad: 12,
    clauses: { move: 'colonial-2.11', bad: 'colonial-2.13', charge: 'colonial-2.40' },
  },
  camel: {
    move: 9,
    badDice: 0,
    charge: 12,
    chargeBad: 12,
    clauses: { move: 'colonial-6.1', bad: 'colonial-6.1', charge: 'colonial-6.2' },
  },
}

export const GUNS = ['machine gun', 'light gun', 'medium gun'] as const
export type GunKind = (typeof GUNS)[number]

/** A gun of each kind: its crew, the dice of its fire (canister, for artillery) with their range, and how wide its shell bursts. */
export const GUN_TABLE: Readonly<
  Record<
    GunKind,
    { readonly crew: number; readonly dice: number; readonly range: number; readonly burst: number }
  >
> = {
  'machine gun': { crew: 2, dice: 12, range: 24, burst: 0 },
  'light gun': { crew: 4, dice: 8, range: 12, burst: 2 },
  'medium gun': { crew: 4, dice: 12, range: 12, burst: 3 },
}
/** Fewer than this serve no gun. */
export const LEAST_CREW = 2
export const GUN_MOVE = 6

/** Lengths that the rules name, in inches for 15 mm figures. */
export const LENGTHS = {
  cohesion: 2,
  /** Diameter of a base: two figures so far apart are in contact. */
  base: 0.6,
  recoil: 2,
  pickUp: 2,
  serve: 2,
  woods: 2,
  behindWall: 1,
  avoid: 1,
  deploy: 9,
  sniper: 24,
  sniperAway: 12,
} as const

/** Score that clears a jam, routs, and saves from a shell. */
export const UNJAM = 5
export const ROUTS_UP_TO = 3
export const SHELL_SAVES = { cover: 4, open: 5 } as const
export const SNIPER_NEEDS = { open: 5, cover: 6 } as const

/** What a figure that fires is up against. */
export interface Shot {
  readonly rating: Rating
  readonly aimed: boolean
  readonly covered: boolean
  readonly mounted: boolean
  readonly short: boolean
  readonly weapon: Ballistics
}

/** Modifiers to the die, as printed. */
export const FIRE_MODIFIERS = [
  modifier<Shot>('colonial-2.25', 1, 'aimed', ({ aimed }) => aimed),
  modifier<Shot>('colonial-2.27', 1, 'Veteran', ({ rating }) => rating === 'Veteran'),
  modifier<Shot>('colonial-2.28', -1, 'Green', ({ rating }) => rating === 'Green'),
  modifier<Shot>('colonial-2.29', -1, 'bad ground or cover', ({ covered }) => covered),
  modifier<Shot>('colonial-2.30', -1, 'musket or spear', ({ weapon }) => weapon.modifier < 0),
  modifier<Shot>('colonial-5.5', -1, 'fires mounted', ({ mounted }) => mounted),
  modifier<Shot>('colonial-11.3', -1, 'Short on Munitions', ({ short }) => short),
]

/** What a figure brings to a fight. */
export interface Fighter {
  readonly rating: Rating
  /** Shield, revolver, or lance on horseback. */
  readonly armed: boolean
  readonly cavalry: boolean
  /** Crew of a gun, or a Native with a firearm. */
  readonly hampered: boolean
  readonly defends: boolean
}

export const MELEE_MODIFIERS = [
  modifier<Fighter>('colonial-2.45', -1, 'Green', ({ rating }) => rating === 'Green'),
  modifier<Fighter>(
    'colonial-2.46',
    1,
    'Veteran or Fanatic',
    ({ rating }) => rating === 'Veteran' || rating === 'Fanatic',
  ),
  modifier<Fighter>('colonial-2.47', 1, 'shield, revolver or lance', ({ armed }) => armed),
  modifier<Fighter>('colonial-2.48', 2, 'cavalry', ({ cavalry }) => cavalry),
  modifier<Fighter>('colonial-2.49', -1, 'crew, or Native with firearm', ({ hampered }) => hampered),
  modifier<Fighter>('colonial-2.50', 1, 'defends hill, building or works', ({ defends }) => defends),
]
/** A winner by so much eliminates. */
export const ELIMINATES = 2

export interface Nerve {
  readonly rating: Rating
  readonly led: boolean
}

export const MORALE_MODIFIERS = [
  modifier<Nerve>(
    'colonial-7.4',
    1,
    'Veteran or Fanatic',
    ({ rating }) => rating === 'Veteran' || rating === 'Fanatic',
  ),
  modifier<Nerve>('colonial-7.5', -1, 'Green', ({ rating }) => rating === 'Green'),
  modifier<Nerve>('colonial-7.6', 1, 'a leader is present', ({ led }) => led),
]

export const NATIONS = [
  'European Regulars',
  'Colonial Regulars',
  'Zulu',
  'Pathan',
  'Dervish',
  'Fuzzy Wuzzy',
  'Abyssinian',
  'Boer',
  'Boxer',
] as const
export type Nation = (typeof NATIONS)[number]

const rated = (green: number, average: number, best: Rating): readonly Rating[] => [
  ...Array.from({ length: green }, () => 'Green' as const),
  ...Array.from({ length: average }, () => 'Average' as const),
  ...Array.from({ length: 6 - green - average }, () => best),
]

/** The rating of a unit by the face of a die, 1 to 6. */
export const RANDOM_RATINGS: Readonly<Record<Nation, readonly Rating[]>> = {
  'European Regulars': rated(1, 3, 'Veteran'),
  'Colonial Regulars': rated(2, 3, 'Veteran'),
  Zulu: rated(1, 3, 'Fanatic'),
  Pathan: rated(2, 2, 'Fanatic'),
  Dervish: rated(1, 4, 'Fanatic'),
  'Fuzzy Wuzzy': rated(0, 4, 'Fanatic'),
  Abyssinian: rated(3, 2, 'Fanatic'),
  Boer: rated(1, 4, 'Veteran'),
  Boxer: rated(1, 3, 'Fanatic'),
}

/** What the solo die orders a Native unit, by its face. */
export const SOLO = ['aim', 'fire', 'fire', 'run', 'run', 'nothing'] as const
export type SoloOrder = (typeof SOLO)[number]

export const EVENTS = [
  'Short on Munitions',
  'Panic',
  'Reinforcements',
  'Stray Bullet',
  'Rally',
  'Stand Fast',
] as const
export type EventName = (typeof EVENTS)[number]
