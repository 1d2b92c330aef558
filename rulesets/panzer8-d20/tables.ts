import type { MoveClass, Quality } from '../families/panzer8'

type Inches = number

/** Table movement: road, open, rough, difficult, extreme, track. */
export const MOVEMENT: readonly (readonly [MoveClass, Inches, Inches, Inches, Inches, Inches, Inches])[] = [
  ['Cmd', 8, 8, 8, 8, 0, 8],
  ['Mech', 8, 8, 4, 4, 0, 2],
  ['Inf', 4, 4, 4, 4, 2, 2],
  ['S', 4, 4, 4, 4, 0, 2],
  ['Wh', 10, 4, 2, 0, 0, 2],
  ['HD', 4, 4, 2, 0, 0, 2],
  ['CSW', 1, 1, 1, 1, 0, 1],
]

/** Table quality. */
export const QUALITY: Readonly<Record<Quality, number>> = { 'Panzer Ace': 2, Elite: 1, Average: 0, Poor: -1 }

/** Every test of one die is passed by this or more. */
export const PASSES = 12

/** No face of a die comes to this. */
const NEVER = 99

/** Table ap-damage: odds, and the least modified face that suppresses and that knocks out. */
export const AP_DAMAGE = [
  { odds: '1:4', ratio: 1 / 4, suppresses: NEVER, knocksOut: NEVER },
  { odds: '1:3', ratio: 1 / 3, suppresses: NEVER, knocksOut: NEVER },
  { odds: '1:2', ratio: 1 / 2, suppresses: 18, knocksOut: NEVER },
  { odds: '2:3', ratio: 2 / 3, suppresses: 11, knocksOut: 18 },
  { odds: '1:1', ratio: 1, suppresses: 11, knocksOut: 15 },
  { odds: '3:2', ratio: 3 / 2, suppresses: 8, knocksOut: 15 },
  { odds: '2:1', ratio: 2, suppresses: 1, knocksOut: 8 },
  { odds: '3:1', ratio: 3, suppresses: 1, knocksOut: 1 },
] as const

/** Left of 1:4: no result. */
export const BELOW_ALL = { odds: 'below 1:4', ratio: 0, suppresses: NEVER, knocksOut: NEVER } as const

/** Table hesa-results: the least totals that make fall back, suppress and knock out. */
export const HESA = [12, 14, 18] as const

/** Inches: near fire, tank hunting, commanders, edges of the table, and what a suppressed element still reaches. */
export const NEAR = 4
export const HUNTING = 2
/** Combat value of close defence and of crews that fight hand to hand. */
export const CREW = 4
/** Combat value of an overrunning tank. */
export const OVERRUN = 8
/** Armour that mortars and machine guns can hurt. */
export const THIN = 2
/** Inches short of which a fall-back stops. */
export const SHORT = 0.2

/** Faces of the die. */
export const FACES = 20
