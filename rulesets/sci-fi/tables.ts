import { type Numbers, type Weapon, weaponRow } from '../families/tactical'

/** Inches over open ground, by class (4.1). Hover tanks, jet bikes and GEVs go as far over any ground. */
export const MOVES = {
  infantry: 2,
  light: 6,
  'light tanks': 5,
  'medium tanks': 4,
  'heavy tanks': 3,
  walkers: 4,
  'jet bikes': 12,
  gev: 18,
} as const

/** The sample GEV is slower than the table has it: its printed price says so (R45). */
export const SAMPLE_GEV_MOVE = 12

/** Ranges and Attack Factors row by row (7.1, 8.1). Of the last row rockets alone have a least range (7.8, R53). */
export const ROWS = {
  infantry: weaponRow('infantry', 'Infantry weapons', 8, 3, 4),
  'light-gun': weaponRow('light-gun', 'Light gun', 12, 3, 3, { class: 'light gun' }),
  'medium-gun': weaponRow('medium-gun', 'Medium gun', 16, 4, 5),
  'heavy-gun': weaponRow('heavy-gun', 'Heavy gun', 18, 4, 6),
  /** As the sample units print it (12.1, R44). */
  'sample-heavy-gun': weaponRow('sample-heavy-gun', 'Heavy gun', 18, 5, 6),
  rockets: weaponRow('rockets', 'Rockets', 40, 5, 3, { artillery: true, least: 5 }),
  artillery: weaponRow('artillery', 'Artillery', 40, 5, 3, { artillery: true }),
  /** Off the table and without limit of range; the factors of the row (5.21, 5.27). */
  satellite: weaponRow('satellite', 'Satellite artillery', 0, 5, 3, { artillery: true }),
} as const satisfies Readonly<Record<string, Weapon>>

export type Row = keyof typeof ROWS

const HI_TECH = { value: 1, label: 'hi-tech fire control', clause: 'sci-fi-5.16' } as const

/** The row with hi-tech fire control (5.16). */
export const hiTech = (row: string): string => `${row}-hi-tech`

export const isHiTech = (row: string): boolean => row.endsWith('-hi-tech')

/** Every row, plain and with hi-tech fire control. */
export const WEAPONS: Readonly<Record<string, Weapon>> = {
  ...ROWS,
  ...Object.fromEntries(
    Object.values<Weapon>(ROWS).map(weapon => [
      hiTech(weapon.id),
      { ...weapon, id: hiTech(weapon.id), name: `${weapon.name} with hi-tech fire control`, bonus: HI_TECH },
    ]),
  ),
}

/** Defence Factors by class (9.1), and of towed artillery, which no table lists (R54). */
export const DEFENCES = {
  soft: 0,
  'armoured infantry': 1,
  'towed artillery': 1,
  'light armour': 1,
  light: 2,
  medium: 3,
  heavy: 4,
  skip: 5,
  gev: 3,
} as const

/** Attack Factors from the air (11.5), with and without hi-tech fire control (R62). */
export const GROUND_ATTACKS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ light: 2, medium: 3, heavy: 4 }).flatMap(([kind, factor]) => [
    [kind, factor],
    [hiTech(kind), factor],
  ]),
)

/** The numbers that stand in the text itself. Those of headquarters serve the house rule that brings them in (R19). */
export const NUMBERS: Numbers = {
  seenWithin: 5,
  hqRange: 12,
  hitOn: { direct: 4, indirect: 4, air: 4 },
  silencedBelow: 3,
  rallyOn: 5,
  saveOn: 4,
  quality: { Green: -1, Average: 0, Elite: 1 },
  airAttack: GROUND_ATTACKS,
}
