import type { RefereeField } from '../../src/engine/ruleset'
import type { ThingList } from '../../src/engine/things'
import { type DivState, type DivUnit, PACES, QUALITIES } from './state'
import { DESTROYED_AT } from './tables'

const FLAG = [true, false] as const
const FATIGUE = [0, 1, 2, 3, 4, 5] as const

/** What the referee may set of a unit. */
export const REFEREE_FIELDS: readonly RefereeField[] = [
  { field: 'quality', label: 'quality', values: QUALITIES },
  {
    field: 'fp',
    label: 'Fatigue Points',
    values: FATIGUE,
    // With more it is destroyed, which is set as such.
    mayBe: ({ type }: DivUnit) => FATIGUE.filter(points => points < DESTROYED_AT[type]),
  },
  { field: 'shots', label: 'turns of fire', values: [0, 1, 2, 3, 4] },
  { field: 'moved', label: 'has moved', values: FLAG },
  { field: 'fired', label: 'has fired', values: FLAG },
  { field: 'pace', label: 'pace', values: PACES },
  { field: 'factor', label: 'Combat Factor', values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { field: 'againstTanks', label: 'against tanks', values: [-3, -2, -1, 0, 1, 2, 3] },
  { field: 'lost', label: 'lost', values: FLAG, gone: { values: [true], back: false } },
]

/** What the referee lays and takes away. */
export const THINGS: readonly ThingList<DivState>[] = [
  { list: 'minefields', patterns: [{ name: 'minefield', told: 'a minefield', sided: true, like: {} }] },
  {
    list: 'fortifications',
    patterns: [
      {
        name: 'Fortifications, west to east',
        told: 'Fortifications',
        sided: false,
        like: { lies: 'across' },
      },
      {
        name: 'Fortifications, north to south',
        told: 'Fortifications',
        sided: false,
        like: { lies: 'along' },
      },
    ],
  },
]
