import type { UnitType } from '../families/tactical'
import { type Sample, unitType } from './sample'
import { DEFENCES, MOVES, type Row, SAMPLE_GEV_MOVE } from './tables'

const PRINTED = 'As the sample units print it (sci-fi-12.1).'
const CARRIES = { carriesFoot: true, towsGuns: true } as const

const INFANTRY: readonly Sample[] = [
  {
    id: 'infantry',
    name: 'Infantry',
    group: 'Infantry',
    locomotion: 'foot',
    move: MOVES.infantry,
    defence: DEFENCES.soft,
    weapon: 'infantry',
    silhouette: 'trooper',
    because: PRINTED,
    more: { rides: true },
  },
  {
    id: 'marines',
    name: 'Marines',
    group: 'Infantry',
    locomotion: 'foot',
    move: MOVES.infantry,
    defence: DEFENCES['armoured infantry'],
    weapon: 'infantry',
    silhouette: 'marines',
    because: `${PRINTED} Infantry with armour, and soft for all that (sci-fi-9.7).`,
    more: { rides: true },
  },
]

const BIKES: readonly Sample[] = [
  {
    id: 'jet-bike',
    name: 'Jet-Bike',
    group: 'Bikes',
    locomotion: 'hover',
    move: MOVES['jet bikes'],
    defence: DEFENCES.soft,
    weapon: 'infantry',
    silhouette: 'jetbike',
    because: `${PRINTED} Infantry weapons (sci-fi-R20); rough ground and roads are nothing to it (sci-fi-4.10, sci-fi-4.11).`,
    more: { passage: 'level' },
  },
  {
    id: 'motorbike',
    name: 'Motorbike',
    group: 'Bikes',
    locomotion: 'wheeled',
    move: MOVES.light,
    defence: DEFENCES.soft,
    weapon: 'infantry',
    silhouette: 'motorcycle',
    because: 'The Jet-Bike on wheels, 6 inches (sci-fi-R63).',
  },
]

const CARRIERS: readonly Sample[] = [
  {
    id: '4x4-transport',
    name: '4x4 transport',
    group: 'Carriers',
    locomotion: 'wheeled',
    move: MOVES.light,
    defence: DEFENCES.soft,
    weapon: null,
    silhouette: 'rover',
    because: `${PRINTED} No weapon (sci-fi-12.2); it carries or tows (sci-fi-R26).`,
    more: CARRIES,
  },
  {
    id: 'apc',
    name: 'APC',
    group: 'Carriers',
    locomotion: 'tracked',
    move: MOVES.light,
    defence: DEFENCES['light armour'],
    armoured: true,
    weapon: null,
    silhouette: 'crawler',
    because: `${PRINTED} No weapon (sci-fi-12.2); it carries or tows (sci-fi-4.4, sci-fi-R26).`,
    more: CARRIES,
  },
  {
    id: 'afv',
    name: 'AFV',
    group: 'Carriers',
    locomotion: 'tracked',
    move: MOVES.light,
    defence: DEFENCES['light armour'],
    armoured: true,
    weapon: 'light-gun',
    silhouette: 'gun crawler',
    because: `${PRINTED} A light gun (sci-fi-R20); it carries or tows (sci-fi-4.4, sci-fi-R26).`,
    more: CARRIES,
  },
]

const ARTILLERY: readonly Sample[] = [
  {
    id: 'mrl',
    name: 'MRL',
    group: 'Artillery',
    locomotion: 'tracked',
    move: 5,
    defence: DEFENCES.light,
    armoured: true,
    weapon: 'rockets',
    silhouette: 'mrl',
    because: `${PRINTED} Rockets, without a turret (sci-fi-7.5, sci-fi-7.8, sci-fi-R53).`,
    more: { arc: true },
  },
  {
    id: 'spg',
    name: 'SPG',
    group: 'Artillery',
    locomotion: 'tracked',
    move: 4,
    defence: DEFENCES.medium,
    armoured: true,
    weapon: 'artillery',
    silhouette: 'plasma gun',
    because: `${PRINTED} Without a turret, no least range (sci-fi-7.5, sci-fi-R53).`,
    more: { arc: true },
  },
  {
    id: 'towed-artillery',
    name: 'Towed artillery',
    group: 'Artillery',
    locomotion: 'towed',
    move: 0,
    defence: DEFENCES['towed artillery'],
    weapon: 'artillery',
    silhouette: 'howitzer',
    because: 'Artillery that has to be limbered (sci-fi-4.5); its figures are a ruling (sci-fi-R54).',
    more: { gun: true, arc: true },
  },
]

const CLASSES = [
  { size: 'Light', key: 'light', defence: DEFENCES.light, weapon: 'light-gun' },
  { size: 'Medium', key: 'medium', defence: DEFENCES.medium, weapon: 'medium-gun' },
  { size: 'Heavy', key: 'heavy', defence: DEFENCES.heavy, weapon: 'sample-heavy-gun' },
] as const

const TANK_MOVES = {
  light: MOVES['light tanks'],
  medium: MOVES['medium tanks'],
  heavy: MOVES['heavy tanks'],
} as const

const TANKS: readonly Sample[] = [
  ...CLASSES.map(
    ({ size, key, defence, weapon }): Sample => ({
      id: `${key}-mbt`,
      name: `${size} MBT`,
      group: 'Tanks',
      locomotion: 'tracked',
      move: TANK_MOVES[key],
      defence,
      armoured: true,
      weapon,
      silhouette: `${key} mbt`,
      because: because(weapon),
    }),
  ),
  {
    id: 'x-heavy-mbt',
    name: 'X-Heavy MBT',
    group: 'Tanks',
    locomotion: 'tracked',
    move: MOVES['heavy tanks'],
    defence: DEFENCES.skip,
    armoured: true,
    weapon: 'sample-heavy-gun',
    silhouette: 'x-heavy mbt',
    because: `${because('sample-heavy-gun')} SKIP (sci-fi-R63).`,
  },
]

const HOVER_TANKS: readonly Sample[] = CLASSES.map(({ size, key, defence, weapon }) => ({
  id: `${key}-hover-tank`,
  name: `${size} Hover tank`,
  group: 'Hover tanks',
  locomotion: 'hover',
  move: TANK_MOVES[key],
  defence,
  armoured: true,
  weapon,
  silhouette: `${key} hovertank`,
  because: `${because(weapon)} Rough ground and roads are nothing to it (sci-fi-4.10, sci-fi-4.11).`,
  more: { passage: 'level' },
}))

const WALKERS: readonly Sample[] = [
  ...CLASSES.map(({ size, key, defence, weapon }) =>
    walker(`${key}-walker`, `${size} Walker`, defence, weapon, ''),
  ),
  walker('x-heavy-walker', 'X-Heavy Walker', DEFENCES.skip, 'sample-heavy-gun', ' SKIP (sci-fi-R63).'),
]

function walker(id: string, name: string, defence: number, weapon: Row, note: string): Sample {
  return {
    id,
    name,
    group: 'Walkers',
    locomotion: 'walking',
    move: MOVES.walkers,
    defence,
    armoured: true,
    weapon,
    silhouette: id.replace('-walker', ' walker'),
    because: `${because(weapon)} It sees all and is seen by all (sci-fi-5.40, sci-fi-5.41).${note}`,
    more: { seesAll: true },
  }
}

function because(weapon: Row): string {
  return weapon === 'sample-heavy-gun' ? `${PRINTED} Its heavy gun as printed there (sci-fi-R44).` : PRINTED
}

const GEVS: readonly Sample[] = [
  gev('gev', 'GEV', PRINTED, {}),
  gev(
    'transport-gev',
    'Transport GEV',
    'The sample GEV with room for a base (sci-fi-12.1, sci-fi-4.4, sci-fi-R26).',
    {
      carriesFoot: true,
    },
  ),
]

function gev(id: string, name: string, origin: string, more: Partial<UnitType>): Sample {
  return {
    id,
    name,
    group: 'GEV',
    locomotion: 'flying',
    move: SAMPLE_GEV_MOVE,
    defence: DEFENCES.gev,
    weapon: 'light-gun',
    silhouette: id === 'gev' ? 'gev' : 'gev transport',
    because: `${origin} 12 inches, as its price has it (sci-fi-R45); in the air (sci-fi-R52), a light gun (sci-fi-R20).`,
    more: {
      passage: 'level',
      flies: true,
      seesAll: true,
      engagedBy: ['infantry', 'light gun'],
      frail: true,
      halvesArmour: true,
      ...more,
    },
  }
}

/** The twenty sample units, and those that the text names without a line of their own (R54, R63). */
export const UNITS: Readonly<Record<string, UnitType>> = Object.fromEntries(
  [INFANTRY, BIKES, CARRIERS, ARTILLERY, TANKS, HOVER_TANKS, WALKERS, GEVS]
    .flat()
    .map(sample => [sample.id, unitType(sample)]),
)

/** Whether a type pays for hovering: hover tank, jet bike, GEV (14.5). */
export const hovers = (type: UnitType): boolean => type.locomotion === 'hover' || type.flies
