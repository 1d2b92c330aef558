import type { MoveClass, Quality, Result } from '../families/panzer8'
import type { CardName } from './state'

type Inches = number

/** Table movement: road, flat, open, rough, difficult. */
export const MOVEMENT: readonly (readonly [MoveClass, Inches, Inches, Inches, Inches, Inches])[] = [
  ['Cmd', 8, 8, 8, 8, 8],
  ['Mech', 8, 8, 8, 4, 4],
  ['Inf', 4, 4, 4, 4, 4],
  ['Fast', 10, 10, 10, 4, 4],
  ['Slow', 4, 4, 4, 4, 4],
  ['WhX', 10, 8, 8, 4, 4],
  ['Wh', 10, 8, 4, 2, 0],
  ['HD', 4, 4, 4, 2, 0],
  ['CSW', 1, 1, 1, 1, 1],
]

/** Ground that the table leaves out: extreme ground, and tracks through bad ground. */
export const EXTREME: Partial<Record<MoveClass, Inches>> = { Inf: 2 }
export const TRACK: Partial<Record<MoveClass, Inches>> = { Cmd: 8, CSW: 1 }
export const OTHER_TRACK: Inches = 2

/** Table quality. */
export const QUALITY: Readonly<Record<Quality, number>> = { 'Panzer Ace': 2, Elite: 1, Average: 0, Poor: -1 }

/** Faces of every die. */
export const FACES = 10

/** What is thrown at whom: a column of the table of firing results. */
export type Column = 'HE/SA' | 'AP' | 'Tank Hunting'

/** Table firing-result: the least difference of each row, and what it means in each column. */
export const FIRING: readonly (Readonly<Record<Column, Result | 'hunter falls back' | null>> & {
  readonly least: number
})[] = [
  { least: -Infinity, 'HE/SA': null, AP: null, 'Tank Hunting': 'hunter falls back' },
  { least: 1, 'HE/SA': 'fall-back', AP: null, 'Tank Hunting': null },
  { least: 3, 'HE/SA': 'suppressed', AP: 'suppressed', 'Tank Hunting': 'suppressed' },
  { least: 5, 'HE/SA': 'knocked out', AP: 'knocked out', 'Tank Hunting': 'knocked out' },
]

/** Table close-combat-result: by how much one must lose. */
export const CLOSE: readonly { readonly least: number; readonly result: Result }[] = [
  { least: 1, result: 'fall-back' },
  { least: 3, result: 'suppressed' },
  { least: 5, result: 'knocked out' },
]

/** Table recover: the least totals at which nothing happens, suppression ends, and another action may follow. */
export const RECOVER = [2, 6, 9] as const

/** Inches: near fire, commanders, support, tank hunting, and smoke from a card. */
export const NEAR: Inches = 4
export const HUNTING: Inches = 2
export const SMOKE_REACH: Inches = 8
/** Inches that haze leaves. */
export const HAZE: Inches = 24
/** The least AP value of tank hunting, and the greatest Def value against it. */
export const HUNTING_AP = 4
export const HUNTING_DEF = 4
/** What crews and commanders fight with hand to hand, and what a tank adds that runs somebody over. */
export const CREW = 4
export const OVERRUN = 8
/** Armour that mortars and machine guns can hurt. */
export const THIN = 2
/** Inches short of which a fall-back stops. */
export const SHORT: Inches = 0.2
/** The most that a difference of two dice and their additions is asked about. */
export const MOST = 5

/** What the sniper and the harassing battery of the cards fire with. */
export const SNIPER = 3
export const HARASSING = 4

/** Table event-deck: copies, how long a card is in force, and who names what it befalls: who drew it, or the enemy. */
export const DECK: Readonly<
  Record<
    CardName,
    {
      readonly copies: number
      readonly lasts: 'no time' | 'turn' | 'round'
      readonly names: 'drawer' | 'enemy' | null
    }
  >
> = {
  Quiet: { copies: 8, lasts: 'no time', names: null },
  'Fresh orders': { copies: 2, lasts: 'turn', names: 'drawer' },
  Steady: { copies: 2, lasts: 'turn', names: null },
  'Second wind': { copies: 2, lasts: 'no time', names: 'drawer' },
  'Low ammunition': { copies: 2, lasts: 'round', names: 'enemy' },
  Bogged: { copies: 2, lasts: 'turn', names: 'enemy' },
  Breakdown: { copies: 1, lasts: 'turn', names: null },
  Confusion: { copies: 2, lasts: 'turn', names: 'enemy' },
  Sniper: { copies: 2, lasts: 'no time', names: 'enemy' },
  'Harassing fire': { copies: 2, lasts: 'no time', names: 'drawer' },
  'Keen gunners': { copies: 1, lasts: 'turn', names: null },
  Smoke: { copies: 2, lasts: 'round', names: 'drawer' },
  'Heads down': { copies: 1, lasts: 'turn', names: null },
  Haze: { copies: 1, lasts: 'round', names: null },
}
