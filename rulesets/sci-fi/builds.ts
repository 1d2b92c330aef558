import type { ArmyChoices } from '../../src/engine/armies'
import type { HouseRules } from '../../src/engine/rulebook'
import { QUALITIES, type Quality, type UnitType, type Weapon } from '../families/tactical'
import { VARIANTS } from './houseRules'
import type { Figures } from './points'
import { DEFENCES, hiTech, isHiTech, ROWS, WEAPONS } from './tables'
import { UNITS, hovers } from './units'

/** A unit as it is chosen for an army: a sample unit, or one of the players' own made from it. */
export interface Build {
  readonly sample: UnitType
  readonly type: UnitType
  readonly quality: Quality
  readonly paint: string
}

/** The choice that leaves a figure as the sample unit has it. */
export const PLAIN = 'plain'

/** What is chosen for a unit; choices that are missing or strange leave the sample unit as it is. Null for none that there is. */
export function buildOf(choices: ArmyChoices): Build | null {
  const sample = UNITS[choices['type'] ?? '']
  if (!sample) return null
  return {
    sample,
    type: madeFrom(sample, choices),
    quality: QUALITIES.find(each => each === choices['quality']) ?? 'Average',
    paint: choices['paint'] ?? sample.paint,
  }
}

/** The sample unit itself where nothing about it is chosen otherwise, else a type with an id and a name of its own. */
function madeFrom(sample: UnitType, choices: ArmyChoices): UnitType {
  const move = numberOf(choices['move'], sample.move)
  const defence = numberOf(choices['defence'], sample.defence)
  const row = rowOf(choices['weapon']) ?? sample.weapons[0]
  const second = rowOf(choices['second'])
  const rows = [...new Set([row, second].filter(each => each !== undefined))]
  const control = choices['control'] === 'hi-tech' && rows.length > 0
  const weapons = control ? rows.map(hiTech) : rows
  const carriesFoot = sample.carriesFoot || choices['carries'] === 'infantry'
  const marks = [
    ...(move === sample.move ? [] : [`move-${move}`]),
    ...(row === sample.weapons[0] ? [] : [row]),
    ...(second === undefined || second === row ? [] : [`and-${second}`]),
    ...(control ? ['hi-tech'] : []),
    ...(defence === sample.defence ? [] : [`defence-${defence}`]),
    ...(carriesFoot === sample.carriesFoot ? [] : ['carries']),
  ]
  if (marks.length === 0) return sample
  const id = [sample.id, ...marks].join('+')
  const because = `${sample.name} with figures of the players\u2019 own (sci-fi-R44, sci-fi-R45, sci-fi-R62, sci-fi-R63).`
  return {
    ...sample,
    id,
    name: nameOf(sample, { move, rows, control, defence }),
    move,
    weapons,
    defence,
    carriesFoot,
    because,
  }
}

const rowOf = (choice: string | undefined): string | undefined =>
  choice !== undefined && Object.hasOwn(ROWS, choice) ? choice : undefined

interface Changes {
  readonly move: number
  readonly rows: readonly string[]
  readonly control: boolean
  readonly defence: number
}

function nameOf(sample: UnitType, { move, rows, control, defence }: Changes): string {
  return [
    sample.name,
    ...(move === sample.move ? [] : [`${move}\u2033`]),
    ...rows.filter(row => row !== sample.weapons[0]).map(row => WEAPONS[row]?.name.toLowerCase() ?? row),
    ...(control ? ['fire control'] : []),
    ...(defence === sample.defence ? [] : [isSkip(sample, defence) ? 'SKIP' : `Defence ${defence}`]),
  ].join(', ')
}

/** Some Kind of Incredible Protection: Defence 5 of an armoured vehicle (R63). */
export const isSkip = (type: UnitType, defence: number): boolean => type.armoured && defence === DEFENCES.skip

function numberOf(choice: string | undefined, plain: number): number {
  const found = choice === undefined || choice === PLAIN ? Number.NaN : Number(choice)
  return Number.isInteger(found) && found >= 0 && found <= 40 ? found : plain
}

/** What a unit type pays for at a quality, under some house rules. */
export function figuresOf(type: UnitType, quality: Quality, houseRules: HouseRules): Figures {
  const { move, defence } = { ...type, ...changeOf(houseRules, type.id) }
  const weapons = type.weapons.flatMap(id => weaponUnder(houseRules, id) ?? [])
  const most = (factor: (weapon: Weapon) => number | null) =>
    Math.max(0, ...weapons.map(each => factor(each) ?? 0))
  return {
    soft: most(weapon => weapon.soft),
    armour: most(weapon => weapon.armour),
    range: most(weapon => weapon.range),
    move,
    defence,
    fireControl: type.weapons.some(isHiTech),
    hovers: hovers(type),
    quality,
  }
}

function changeOf(houseRules: HouseRules, id: string): Partial<UnitType> {
  return Object.assign(
    {},
    ...Object.entries(VARIANTS).map(([rule, { units }]) =>
      houseRules[rule] === true ? units?.[id] : undefined,
    ),
  )
}

function weaponUnder(houseRules: HouseRules, id: string): Weapon | undefined {
  const weapon = WEAPONS[id]
  return (
    weapon &&
    Object.assign(
      {},
      weapon,
      ...Object.entries(VARIANTS).map(([rule, { weapons }]) =>
        houseRules[rule] === true ? weapons?.[id] : undefined,
      ),
    )
  )
}
