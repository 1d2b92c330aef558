import { SIDES, type Side } from '../../src/engine/ids'
import type { GameOptions } from '../../src/engine/scenario'
import type { Io } from './act'
import { paceOfKind } from './allowance'
import { organisationOf } from './organisations'
import {
  type BySide,
  type DivScenario,
  type DivState,
  type DivUnit,
  type Formation,
  KINDS,
  type Kind,
} from './state'
import { COMBAT_FACTOR } from './tables'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** What a kind of unit is called in the name of a unit. */
export const CALLED: Readonly<Record<Kind, string>> = {
  hq: 'HQ',
  recon: 'Recon',
  leg: 'Infantry',
  motor: 'Motor Infantry',
  cavalry: 'Cavalry',
  'light-tank': 'Light Tanks',
  'medium-tank': 'Medium Tanks',
  'heavy-tank': 'Heavy Tanks',
  artillery: 'Artillery',
  engineers: 'Engineers',
}

/** The battalions of a Division in the order of its list; all have its quality (R1). */
export function battalionsOf(formation: Formation, shots: number): readonly DivUnit[] {
  const { bases, quality } = organisationOf(formation.list)
  const isMotorized = (bases.motor ?? 0) > 0
  const units: DivUnit[] = []
  for (const type of KINDS) {
    const count = bases[type] ?? 0
    for (let at = 0; at < count; at++) {
      const number = count > 1 ? ` ${ROMAN[at] ?? at + 1}` : ''
      units.push({
        id: `${formation.id}-${type}${count > 1 ? at + 1 : ''}`,
        side: formation.side,
        name: `${formation.name} ${CALLED[type]}${number}`,
        type,
        at: formation.places?.[units.length] ?? null,
        facing: formation.side === 'A' ? 0 : 180,
        formation: formation.id,
        quality: formation.quality ?? quality,
        pace: formation.paces?.[type] ?? paceOfKind(type, isMotorized),
        factor: formation.factors?.[type] ?? COMBAT_FACTOR[type],
        againstTanks: formation.againstTanks?.[type] ?? 0,
        fp: 0,
        shots: type === 'artillery' ? shots : 0,
        lost: false,
        moved: false,
        fired: false,
        rallied: false,
      })
    }
  }
  return units
}

/** The battle as it stands before anybody deploys. */
export function setUp(scenario: DivScenario, { houseRules }: GameOptions, io: Io): DivState {
  return {
    turn: 0,
    toAct: [],
    result: null,
    step: 'deploy B',
    day: 1,
    units: scenario.formations.flatMap(each => battalionsOf(each, scenario.shots)),
    minefields: scenario.minefields,
    fortifications: scenario.fortifications,
    air: airOf(scenario, io),
    flown: false,
    engagements: [],
    toFight: [],
    advance: null,
    restoring: null,
    houseRules,
    scenario,
  }
}

/** 8.1, 8.2: air attacks for the battle, agreed or by a die; never fewer than none (R34). */
function airOf({ air, sides }: DivScenario, io: Io): BySide<number> {
  const found = { A: 0, B: 0 }
  for (const side of SIDES) {
    const given = air[side]
    found[side] = typeof given === 'number' ? given : thrown(side, given.die, sides[side].name, io)
  }
  return found
}

function thrown(side: Side, plus: number, name: string, io: Io): number {
  const die = io.chance.die(6, { purpose: 'air attacks', by: side, clause: 'divisional-8.2' })
  const count = Math.max(0, die + plus)
  io.log({ code: 'air-attacks', facts: { side: name, count }, side, units: [], clauses: ['divisional-8.2'] })
  return count
}
