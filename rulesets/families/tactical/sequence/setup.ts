import { SIDES, type Side } from '../../../../src/engine/ids'
import type { HouseRules } from '../../../../src/engine/rulebook'
import { otherSide } from '../../../../src/engine/ids'
import type { Book } from '../model/book'
import { changedUnit } from '../model/changes'
import { hasHiding, hidden } from '../ground/hiding'
import { begin } from './sequence'
import type { ScenarioUnit, TacticalScenario, TacticalState, TacticalUnit } from '../model/state'
import type { Io } from '../text/said'

/** The battle as a scenario sets it out: before deployment, or at the first phase if nobody is to be deployed (R46). */
export function setUp(book: Book, scenario: TacticalScenario, houseRules: HouseRules, io: Io): TacticalState {
  const state: TacticalState = {
    turn: 0,
    toAct: ['B'],
    step: 'deploy B',
    units: scenario.units.map(unit => fielded(scenario, unit)),
    result: null,
    wrecks: [],
    mines: scenario.mines.map(mine => ({ ...mine, shown: false })),
    hiddenReal: { A: realOf(scenario, 'A'), B: realOf(scenario, 'B') },
    wires: scenario.wires,
    smoke: [],
    batteries: scenario.batteries.map(battery => ({ ...battery, attacked: false, silent: false })),
    sorties: scenario.sorties.map(sortie => ({ ...sortie, flown: false })),
    holdings: scenario.objectives.map(({ id, holder }) => ({ id, holder })),
    houseRules,
    scenario,
  }
  const lurking = hasHiding(state) ? state.units.reduce((all, { id }) => hidden(book, all, id), state) : state
  return begin(book, lurking, 'deploy B', io)
}

function realOf(scenario: TacticalScenario, side: Side): number {
  return scenario.mines.filter(mine => mine.side === side && mine.real === true).length
}

function fielded(scenario: TacticalScenario, unit: ScenarioUnit): TacticalUnit {
  const fresh: TacticalUnit = {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    type: unit.type,
    at: unit.carriedBy === undefined ? (unit.at ?? null) : null,
    facing: unit.facing ?? towardsEnemy(scenario, unit.side),
    quality: unit.quality,
    status: 'OK',
    isHq: unit.isHq ?? false,
    hq: unit.hq ?? onlyHq(scenario, unit),
    carriedBy: unit.carriedBy ?? null,
    spent: 0,
    halved: false,
    stopped: false,
    held: false,
    attacked: false,
    gaveAway: false,
  }
  return changedUnit(fresh, unit.paint === undefined ? {} : { paint: unit.paint })
}

/** With one HQ on a side all its units belong to it (R19). */
function onlyHq(scenario: TacticalScenario, unit: ScenarioUnit): string | null {
  if (unit.isHq === true) return null
  const hqs = scenario.units.filter(each => each.side === unit.side && each.isHq === true)
  return hqs.length === 1 ? (hqs[0]?.id ?? null) : null
}

function towardsEnemy(scenario: TacticalScenario, side: Side): number {
  const [own, other] = [side, otherSide(side)].map(each => {
    const zone = scenario.zones[each]
    const sum = zone.reduce((total, p) => ({ x: total.x + p.x, y: total.y + p.y }), { x: 0, y: 0 })
    return { x: sum.x / zone.length, y: sum.y / zone.length }
  })
  if (!own || !other) return SIDES.indexOf(side) * 180
  const dx = other.x - own.x
  const dy = other.y - own.y
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 90 : 270
  return dy > 0 ? 180 : 0
}
