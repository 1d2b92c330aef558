import type { Muster } from '../../../../src/engine/muster'
import { attackFactor, printedFactor } from '../fire/factors'
import type { UnitType, Weapon } from '../model/types'
import type { From, Spec } from './spec'
import type { Tables } from './tables'

/** Looks the figures of every spec up in an edition's tables. Fails on two specs of one id. */
export function assembleUnits<Move extends string, Defence extends string, Arm extends string>(
  specs: readonly Spec<Move, Defence, Arm>[],
  tables: Tables<Move, Defence, Arm>,
): Readonly<Record<string, UnitType>> {
  const units: Record<string, UnitType> = {}
  for (const spec of specs) {
    if (units[spec.id]) throw new Error(`Two unit types are called ${spec.id}.`)
    units[spec.id] = unitType(spec, tables)
  }
  return units
}

function unitType<Move extends string, Defence extends string, Arm extends string>(
  spec: Spec<Move, Defence, Arm>,
  tables: Tables<Move, Defence, Arm>,
): UnitType {
  const defence = tables.defences[spec.defence]
  const artillery = spec.weapons.some(row => tables.weapons[row].artillery)
  const gun = spec.locomotion === 'towed'
  return {
    id: spec.id,
    name: spec.name,
    nation: spec.nation,
    group: spec.group,
    locomotion: spec.locomotion,
    move: spec.move === null ? 0 : tables.moves[spec.move].inches,
    defence: defence.factor,
    armoured: defence.armoured,
    weapons: spec.weapons,
    armourPenalty: spec.early === true ? 1 : 0,
    arc: spec.turretless === true || artillery || (gun && !isSkyward(spec, tables)),
    tankDestroyer: spec.tankDestroyer === true,
    gun,
    antiAircraft: spec.antiAircraft === true,
    carriesFoot: spec.carries === true,
    towsGuns: spec.tows === true,
    rides: spec.rides === true,
    engineers: spec.engineers === true,
    clearsMines: spec.clearsMines === true,
    passage: spec.amphibious === true ? 'amphibious' : 'land',
    flies: false,
    seesAll: false,
    engagedBy: null,
    frail: false,
    halvesArmour: false,
    base: 1,
    silhouette: spec.silhouette,
    paint: spec.paint,
    because: because(spec, tables, artillery),
    ...spec.traits,
  }
}

/** Whether a towed weapon turns all round: anti-aircraft guns, and launchers of missiles against aircraft. */
function isSkyward<Move extends string, Defence extends string, Arm extends string>(
  spec: Spec<Move, Defence, Arm>,
  { weapons }: Tables<Move, Defence, Arm>,
): boolean {
  return spec.antiAircraft === true || spec.weapons.some(row => weapons[row].class === 'sam')
}

const source = (from: From | undefined, table: string, ruling: string) =>
  from === 'named' ? `named there, ${table}` : from === 'ruling' ? ruling : table

/** Why a type has its figures, row by row. */
function because<Move extends string, Defence extends string, Arm extends string>(
  spec: Spec<Move, Defence, Arm>,
  tables: Tables<Move, Defence, Arm>,
  artillery: boolean,
): string {
  const { sources } = tables
  const said: string[] = []
  if (spec.move === null) {
    said.push(`Moves only in tow (${sources.tow}).`)
  } else {
    const { label, inches } = tables.moves[spec.move]
    said.push(`Move ${inches}: ${label} (${source(spec.moveFrom, sources.moves, sources.gaps)}).`)
  }
  const { label, factor } = tables.defences[spec.defence]
  said.push(`Defence ${factor}: ${label} (${source(spec.defenceFrom, sources.defences, sources.gaps)}).`)
  for (const row of spec.weapons) said.push(weaponLine(spec, row, tables))
  if (spec.weapons.length === 0) said.push(`No weapon (${sources.weaponless}).`)
  if (spec.early) said.push(`Early gun: 1 less against armour (${sources.earlyGuns}).`)
  if (spec.turretless) said.push(`No turret: 45 degrees forward (${sources.arcs.turretless}).`)
  else if (artillery) said.push(`Artillery: 45 degrees forward (${sources.arcs.artillery}).`)
  else if (spec.locomotion === 'towed' && !isSkyward(spec, tables))
    said.push(`Towed gun: 45 degrees forward (${sources.arcs.guns}).`)
  if (spec.tankDestroyer) said.push(`Tank destroyer: hides in cover (${sources.destroyers}).`)
  if (spec.antiAircraft) said.push(`Anti-aircraft gun, fires all round (${sources.antiAircraft}).`)
  if (spec.traits?.flies === true && sources.flying)
    said.push(`Helicopter: soft, over all ground (${sources.flying}).`)
  if (spec.carries && spec.tows) said.push(`Carries a base or tows a gun (${sources.carrying}).`)
  else if (spec.carries) said.push(`Carries a base (${sources.carrying}).`)
  if (spec.amphibious) said.push(`Amphibious (${sources.passage ?? sources.gaps}).`)
  if (spec.engineers) said.push(`Engineers (${sources.engineers}).`)
  if (spec.clearsMines) said.push(`Clears mines (${sources.engineers}).`)
  if (spec.note) said.push(spec.note)
  return said.join(' ')
}

function weaponLine<Move extends string, Defence extends string, Arm extends string>(
  spec: Spec<Move, Defence, Arm>,
  row: Arm,
  { weapons, sources }: Tables<Move, Defence, Arm>,
): string {
  const weapon = weapons[row]
  const [soft, armour] = [printedFactor(weapon.soft), printedFactor(weapon.armour)]
  const figures = weapon.removes
    ? `range ${weapon.range}, a hit takes its target off`
    : `range ${weapon.range}, ${soft} against soft, ${armour} against armour`
  const named = spec.gunName && spec.weapons[0] === row ? `${spec.gunName} as ${weapon.name}` : weapon.name
  const clauses = [sources.ranges, sources.attacks]
  if (spec.gunName && spec.weapons[0] === row) clauses.push(sources.between)
  return `${named}: ${figures} (${clauses.join(', ')}).`
}

/** The unit types as a list to choose from, with their figures in words. */
export function listMuster(
  units: Readonly<Record<string, UnitType>>,
  weapons: Readonly<Record<string, Weapon>>,
): Muster {
  return Object.values(units).map(type => {
    const arms = type.weapons.flatMap(id => weapons[id] ?? [])
    const facts = [
      { label: 'Move', value: type.gun ? 'in tow' : `${type.move}″` },
      { label: 'Defence', value: type.armoured ? `${type.defence}, armoured` : `${type.defence}, soft` },
      ...arms.flatMap(weapon => [
        {
          label: weapon.name,
          value: weapon.least > 0 ? `${weapon.least}″ to ${weapon.range}″` : `${weapon.range}″`,
        },
        {
          label: 'Attack',
          value: weapon.removes
            ? 'a hit takes its target off'
            : `${printedFactor(weapon.soft)} soft, ${printedFactor(
                weapon.armour === null ? null : attackFactor(type, weapon, true),
              )} armour`,
        },
      ]),
    ]
    return {
      id: type.id,
      name: type.name,
      nation: type.nation,
      group: type.group,
      facts,
      because: type.because,
    }
  })
}
