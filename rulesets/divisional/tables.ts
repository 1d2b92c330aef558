import type { FeatureKind } from '../../src/engine/scene'
import type { Kind, Pace, Quality } from './state'

/** 4.1: inches over open ground. */
export const MOVEMENT: Readonly<Record<Pace, number>> = {
  leg: 3,
  cavalry: 4,
  slow: 4,
  motor: 6,
  hq: 6,
  artillery: 6,
  tanks: 6,
  fast: 9,
}

/** 5.4, 5.5: inches at which a unit spots. */
export const SPOTTING: Readonly<Record<Kind, number>> = {
  hq: 9,
  recon: 9,
  artillery: 9,
  leg: 6,
  motor: 6,
  cavalry: 6,
  'light-tank': 6,
  'medium-tank': 6,
  'heavy-tank': 6,
  engineers: 6,
}
/** 5.6: so much farther from a hill. */
export const FROM_HILL = 3
/** 5.7: so much less far into cover. */
export const INTO_COVER = 3

/** 5.9, 5.10 */
export const ARTILLERY = { range: 18, need: 5 } as const

/** 8.4 */
export const AIR_NEED = 4

/** 6.21 */
export const COMBAT_FACTOR: Readonly<Record<Kind, number>> = {
  leg: 2,
  motor: 2,
  cavalry: 2,
  engineers: 2,
  hq: 2,
  recon: 2,
  artillery: 3,
  'light-tank': 3,
  'medium-tank': 4,
  'heavy-tank': 5,
}

/** 6.17 to 6.19: Fatigue Points at which a unit is destroyed. */
export const DESTROYED_AT: Readonly<Record<Kind, number>> = {
  'heavy-tank': 6,
  'medium-tank': 6,
  artillery: 2,
  hq: 2,
  leg: 4,
  motor: 4,
  cavalry: 4,
  engineers: 4,
  recon: 4,
  'light-tank': 4,
}

/** 6.16: for taking part in a combat, whatever its result. */
export const FP_FOR_FIGHTING = 1

/** 6.6 to 6.14: what a loser suffers and a winner may do; a withdrawal of `difference` is as long as the totals differ. */
export const RESULTS = {
  tie: { withdraws: 0, fp: 0, advance: 0 },
  won: { withdraws: 'difference', fp: 1, advance: 1 },
  double: { withdraws: 4, fp: 2, advance: 2 },
} as const
export type Margin = keyof typeof RESULTS
/** 6.11: the higher total is so many times the lower. */
export const DOUBLE = 2

/** 7.1 to 7.3 */
export const RALLY = { need: 5, distance: 12, green: 9 } as const

/** 9.2: a Minefield harms on this or more. */
export const MINE_NEED = 5

/** 3.7, 3.8 */
export const DAY = { turns: 12, dusk: 9, need: 5 } as const

/** R8: bases are in contact when the gap is no more than this, in inches. */
export const TOUCHING = 0.02

/** R38: how far from its own edge a side deploys where the scenario says nothing. */
export const DEPLOYMENT = 9

/** How good a quality is, to be compared. */
export const GRADE: Readonly<Record<Quality, 1 | 2 | 3>> = { Green: 1, Average: 2, Elite: 3 }

/** 4.2, 4.3, R7, R10: what an inch of ground costs; where kinds overlap the higher priority counts. */
export interface GroundEffect {
  readonly label: string
  readonly rate: number
  readonly clause: string
  readonly priority: number
  /** 5.7: a unit in it is seen less far. */
  readonly covers: boolean
  /** 5.6: a unit on it sees farther. */
  readonly hill: boolean
}

const rough = (label: string, covers = false, hill = false): GroundEffect => ({
  label,
  rate: 2,
  clause: 'divisional-4.2',
  priority: 1,
  covers,
  hill,
})
const barred = (label: string): GroundEffect => ({
  label,
  rate: Infinity,
  clause: 'divisional-R10',
  priority: 2,
  covers: false,
  hill: false,
})
const road = (label: string, priority: number): GroundEffect => ({
  label,
  rate: 0.5,
  clause: 'divisional-4.3',
  priority,
  covers: false,
  hill: false,
})

/** What ground does, by its kind; what is not listed is open. */
export const GROUND: Readonly<Partial<Record<FeatureKind, GroundEffect>>> = {
  wood: rough('woods', true),
  orchard: rough('woods', true),
  hill: rough('hill', false, true),
  building: rough('buildings', true),
  town: rough('buildings', true),
  rough: rough('rough ground'),
  marsh: rough('marsh'),
  craters: rough('rough ground'),
  stream: rough('stream'),
  water: barred('water'),
  river: barred('river'),
  coast: barred('sea'),
  road: road('road', 1.5),
  bridge: road('bridge', 3),
}
