import { type Modifier, modifier } from '../../../src/engine/reckon'
import type { Aircraft } from '../../families/air'

/** Heat-seeking and radar-homing. */
export const MISSILE_KINDS = ['HS', 'RH'] as const
export type Missile = (typeof MISSILE_KINDS)[number]

/** Whose air force it is (R22). */
export const FORCES = ['NATO/Israeli', '3rd World', 'other'] as const
export type Force = (typeof FORCES)[number]

/** Where a kind of missile reaches, both ends included (5.7, 5.8, R27), and which clauses say so. */
export const MISSILES = {
  HS: {
    name: 'HS missile',
    plain: 'heat-seeking missile',
    least: 4,
    most: 12,
    chases: true,
    clauses: {
      range: '5.7',
      arc: '5b.1',
      level: '5b.2',
      course: '5b.3',
      roll: '5b.4',
      count: '5b.5',
      hit: '5b.13',
    },
  },
  RH: {
    name: 'RH missile',
    plain: 'radar-homing missile',
    least: 7,
    most: 24,
    chases: false,
    clauses: {
      range: '5.8',
      arc: '5c.1',
      level: '5c.2',
      course: '5c.2',
      roll: '5c.4',
      count: '5c.5',
      hit: '5c.13',
    },
  },
} as const

/** '2 HS missiles'. */
export const counted = (missile: Missile, count: number): string =>
  `${count} ${MISSILES[missile].name}${count === 1 ? '' : 's'}`

/** An attack with missiles as its modifiers see it. */
export interface Launching {
  readonly force: Force
  readonly level: number
  readonly firstGeneration: boolean
  readonly distance: number
  /** Movement Points of the target as they count (R25). */
  readonly mps: number
  readonly quality: Aircraft['quality']
}

/** Beyond so many hexes a radar-homing missile finds less well (5c.14). */
const FAR = 12
/** More Movement Points than these make an aircraft hard to hit (5b.10, 5c.10, R25). */
const FAST = 4

const line = (id: string, value: number, label: string, when: (launching: Launching) => boolean) =>
  modifier<Launching>(`aerial-1965-${id}`, value, label, when)

const isAllied = ({ force }: Launching): boolean => force === 'NATO/Israeli'
const isThirdWorld = ({ force }: Launching): boolean => force === '3rd World'
const isLow = ({ level }: Launching): boolean => level === 1
const isOld = ({ firstGeneration }: Launching): boolean => firstGeneration
const isFast = ({ mps }: Launching): boolean => mps > FAST
const isVeteran = ({ quality }: Launching): boolean => quality === 'Veteran'
const isGreen = ({ quality }: Launching): boolean => quality === 'Green'

/** What is added to the firer's die, beside 1 for each missile. */
export const FIRER: Readonly<Record<Missile, readonly Modifier<Launching>[]>> = {
  HS: [
    line('5b.6', 1, 'NATO/Israeli', isAllied),
    line('5b.7', -1, '3rd World', isThirdWorld),
    line('5b.8', -1, 'flying at level 1', isLow),
    line('5b.9', -1, '1st generation', isOld),
  ],
  RH: [
    line('5c.6', 1, 'NATO/Israeli', isAllied),
    line('5c.7', -1, '3rd World', isThirdWorld),
    line('5c.8', -1, 'flying at level 1', isLow),
    line('5c.9', -1, '1st generation', isOld),
    line('5c.14', -1, 'over 12 hexes', ({ distance }) => distance > FAR),
  ],
}

/** What is added to the target's die. */
export const TARGET_MODIFIERS: Readonly<Record<Missile, readonly Modifier<Launching>[]>> = {
  HS: [
    line('5b.10', 2, 'target: more than 4 MPs', isFast),
    line('5b.11', 1, 'target: Veteran', isVeteran),
    line('5b.12', -1, 'target: Green', isGreen),
  ],
  RH: [
    line('5c.10', 1, 'target: more than 4 MPs', isFast),
    line('5c.11', 1, 'target: Veteran', isVeteran),
    line('5c.12', -1, 'target: Green', isGreen),
  ],
}
