import type { Muster } from '../../../../src/engine/muster'
import type { Ruleset } from '../../../../src/engine/ruleset'
import type { Nation } from './rows'
import type { Sheets } from './sheet'
import { FATES, QUALITIES } from './state'

/** The data sheets that both booklets print: nation and year by table. */
export const NATIONS: Readonly<Record<string, Nation>> = {
  'data-1940-german': { nation: 'German 1940', paint: 'panzergrey' },
  'data-1940-french': { nation: 'French 1940', paint: 'blue' },
  'data-1940-british': { nation: 'British 1940', paint: 'khaki' },
  'data-1943-german': { nation: 'German 1943', paint: 'dunkel' },
  'data-1943-soviet': { nation: 'Soviet 1943', paint: 'green' },
  'data-1944-german': { nation: 'German 1944', paint: 'dunkel' },
  'data-1944-british': { nation: 'British 1944', paint: 'bronze' },
  'data-1944-american': { nation: 'American 1944', paint: 'olive' },
  'data-common': { nation: 'Any', paint: 'khaki' },
}

/** The data sheets as a scenario's author picks from them, with what an edition calls its columns. */
export const musterOf = (types: Sheets['types'], value: string, defence: string): Muster =>
  [...types.values()].map(({ id, name, nation, group, because, ...type }) => ({
    id,
    name,
    nation,
    group,
    facts: [
      { label: 'Move', value: type.move },
      ...type.weapons.flatMap(weapon => [
        { label: value, value: weapon.value === null ? '–' : `${weapon.value} to ${weapon.range}″` },
        { label: 'AP', value: weapon.ap === null ? '–' : `${weapon.ap} to ${weapon.apRange}″` },
      ]),
      { label: defence, value: String(type.defence) },
    ],
    because,
  }))

const FLAG = [true, false] as const

/** What a referee may change of an element. */
export const REFEREE_FIELDS: NonNullable<Ruleset['refereeFields']> = [
  { field: 'suppressed', label: 'suppressed', values: FLAG },
  { field: 'dugIn', label: 'dug in', values: FLAG },
  { field: 'brokenDown', label: 'broken down', values: FLAG },
  { field: 'quality', label: 'quality', values: QUALITIES },
  { field: 'moved', label: 'moved', values: FLAG },
  {
    field: 'fate',
    label: 'fate',
    values: FATES,
    gone: { values: ['to come', 'knocked out', 'routed', 'overrun', 'replaced'], back: 'in play' },
  },
]
