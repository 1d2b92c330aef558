import {
  type Army,
  type ArmyField,
  type ArmyFlag,
  type ArmyRules,
  armySchema,
  unitsOf,
} from '../../src/engine/armies'
import aliens from './armies/aliens.json'
import anarchy from './armies/anarchy.json'
import republic from './armies/republic.json'
import sphere from './armies/sphere.json'
import { PLAIN, buildOf, figuresOf, isSkip } from './builds'
import { PLACES } from './grounds'
import { openBattle } from './openBattle'
import { costOf } from './points'
import type { SciFiScenario } from './scenario'
import { DEFENCES, MOVES, ROWS } from './tables'
import { UNITS } from './units'

const id = (number: string): string => `sci-fi-${number}`

/** Units of an ordinary game (1.4); the points are what so many usually come to. */
const SIZE = { points: [100, 300], units: [10, 30] } as const

const PAINTS: readonly (readonly [string, string])[] = [
  ['steel', 'Steel'],
  ['teal', 'Teal'],
  ['violet', 'Violet'],
  ['orange', 'Orange'],
  ['crimson', 'Crimson'],
  ['bone', 'Bone'],
  ['green', 'Green'],
  ['sand', 'Sand'],
]

const AS_PRINTED = { value: PLAIN, label: 'As the sample unit' }

const SPEEDS = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18]

/** The rows of the attack table that a unit of one's own may have. */
const WEAPON_ROWS = Object.values(ROWS)
  .filter(row => row.range > 0 && row.id !== 'sample-heavy-gun')
  .map(({ id: value, name: label }) => ({ value, label }))

const FIELDS: readonly ArmyField[] = [
  {
    id: 'type',
    label: 'Unit',
    clause: id('12.1'),
    options: Object.values(UNITS).map(({ id: value, name: label, group }) => ({ value, label, group })),
  },
  {
    id: 'quality',
    label: 'Quality',
    clause: id('2.2'),
    options: ['Elite', 'Average', 'Green'].map(value => ({ value, label: value })),
  },
  {
    id: 'control',
    label: 'Fire control',
    clause: id('14.4'),
    options: [
      { value: 'none', label: 'None' },
      { value: 'hi-tech', label: 'Hi-tech fire control' },
    ],
  },
  {
    id: 'weapon',
    label: 'Weapon',
    clause: id('8.1'),
    options: [AS_PRINTED, ...WEAPON_ROWS],
  },
  {
    id: 'second',
    label: 'Second weapon',
    clause: id('R20'),
    options: [{ value: 'none', label: 'None' }, ...WEAPON_ROWS],
  },
  {
    id: 'defence',
    label: 'Defence',
    clause: id('9.1'),
    options: [
      AS_PRINTED,
      ...[0, 1, 2, 3, 4, 5].map(value => ({
        value: String(value),
        label: value === DEFENCES.skip ? 'SKIP, 5' : String(value),
      })),
    ],
  },
  {
    id: 'move',
    label: 'Movement',
    clause: id('4.1'),
    options: [AS_PRINTED, ...SPEEDS.map(value => ({ value: String(value), label: `${value}\u2033` }))],
  },
  {
    id: 'carries',
    label: 'Transport',
    clause: id('4.4'),
    options: [AS_PRINTED, { value: 'infantry', label: 'Carries infantry' }],
  },
  { id: 'paint', label: 'Colour', options: PAINTS.map(([value, label]) => ({ value, label })) },
]

/** The tests hold each against the schema. */
const READY = [republic, aliens, sphere, anarchy] as readonly unknown[] as readonly Army[]

/** What of a line the rules do not have so. */
function flagsOf({ lines }: Army): readonly ArmyFlag[] {
  return lines.flatMap(({ choices }, line) => {
    const build = buildOf(choices)
    if (!build) return []
    const { sample, type } = build
    const flags: ArmyFlag[] = []
    const flag = (said: string, clause: string): void =>
      void flags.push({ text: said, clause: id(clause), line, breaks: true })
    if (type.weapons.length === 0 && choices['control'] === 'hi-tech')
      flag(`${sample.name} is unarmed and has no use for fire control.`, 'R62')
    if (type.defence !== sample.defence && !isSkip(sample, type.defence))
      flag(`The Defence Factor of ${sample.name} is ${sample.defence}.`, '9.1')
    if (type.move !== sample.move && !(sample.flies && type.move <= MOVES.gev))
      flag(`The movement table gives ${sample.name} ${sample.move} inches.`, '4.1')
    if (type.carriesFoot && !sample.carriesFoot && !sample.flies)
      flag('Only APC, AFV, 4x4 transports and transport GEV carry infantry.', '4.4')
    return flags
  })
}

function sizeFlags(army: Army): readonly ArmyFlag[] {
  const count = unitsOf(army)
  const [fewest, most] = SIZE.units
  if (count >= fewest && count <= most) return []
  return [
    {
      text: `A game has ${fewest} to ${most} units on each side; this army has ${count}.`,
      clause: id('1.4'),
    },
  ]
}

/** Everything by chance: the war of the generator (13) with forces of so many points (14). */
export function warOfChance(scenario: SciFiScenario): NonNullable<ArmyRules['chance']> {
  return {
    label: 'A war of chance',
    text: 'Who fights, where, what for and with what: all of it is rolled for.',
    clause: id('13.1'),
    points: [80, 140, 200, 260],
    battle: points => ({ ...scenario, drawn: { war: true, ground: true, support: 'alike', points } }),
  }
}

/** Building armies by points (14), from the sample units and units of one\u2019s own. */
export const ARMIES: ArmyRules = {
  ...SIZE,
  clause: id('14.1'),
  fields: FIELDS,
  ready: READY,
  schema: armySchema('sci-fi', FIELDS, type => Object.hasOwn(UNITS, type)),
  blank: type => ({
    type,
    quality: 'Average',
    control: 'none',
    weapon: PLAIN,
    second: 'none',
    defence: PLAIN,
    move: PLAIN,
    carries: PLAIN,
    paint: 'steel',
  }),
  nameOf: choices => buildOf(choices)?.type.name ?? 'Unit',
  cost(choices, houseRules) {
    const { type, quality } = buildOf(choices) ?? { type: UNITS['infantry'], quality: 'Average' as const }
    if (!type) throw new RangeError('There is no such unit.')
    return costOf(figuresOf(type, quality, houseRules))
  },
  figures: () => [{ label: 'From above', value: '1D6', clause: id('14.9') }],
  check: army => [...sizeFlags(army), ...flagsOf(army)],
  picture(choices) {
    const build = buildOf(choices)
    return { silhouette: build?.sample.silhouette ?? 'trooper', paint: build?.paint ?? 'steel' }
  },
  places: PLACES,
  leads: () => false,
  battle: openBattle,
}
