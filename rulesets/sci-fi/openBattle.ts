import { type Army, type Battlefield, unitNames } from '../../src/engine/armies'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Polygon } from '../../src/geometry/point'
import type { ScenarioUnit, UnitType } from '../families/tactical'
import { buildOf } from './builds'
import { TABLE, groundAt } from './grounds'
import type { SciFiScenario } from './scenario'
import { UNITS } from './units'

/** How deep each side deploys at its long edge, and how long the game lasts, where no scenario says otherwise (R46). */
const DEPTH = 9
const TURNS = 12

/** A battle between two armies as the rules have it without a scenario: Satellites and ground attacks are rolled for (R46, R57). */
export function openBattle(armies: Readonly<Record<Side, Army>>, field: Battlefield): SciFiScenario {
  const { A, B } = armies
  const enlisted = SIDES.flatMap(side => enlist(armies[side], side))
  return {
    format: 'pz8-scenario',
    version: 1,
    id: 'open-battle',
    ruleset: 'sci-fi',
    title: `${A.name} against ${B.name}`,
    setting: A.setting === B.setting ? A.setting : `${A.setting}; ${B.setting}`,
    blurb: `${A.name} meets ${B.name} on a world that neither wanted until now.`,
    briefing: { A: BRIEFING, B: BRIEFING },
    sides: {
      A: { name: A.name, adjective: A.name },
      B: { name: B.name, adjective: B.name },
    },
    solo: 'A',
    turns: TURNS,
    minutes: 60,
    board: { kind: 'inches', ...TABLE },
    ground: groundAt(field),
    infantryScale: false,
    deployment: 'by zones',
    zones: { A: band(TABLE.height - DEPTH), B: band(0) },
    units: enlisted.map(({ unit }) => unit),
    types: Object.fromEntries(
      enlisted.flatMap(({ type }) => (Object.hasOwn(UNITS, type.id) ? [] : [[type.id, type] as const])),
    ),
    mines: [],
    wires: [],
    batteries: [],
    sorties: [],
    objectives: [],
    victory: { perUnit: { A: 1, B: 1 }, margin: 0 },
    drawn: { war: false, ground: false, support: true },
  }
}

const BRIEFING =
  'Whoever has lost the smaller share of his units when the last turn is over wins. Share out what comes from above between Satellites and ground attacks before you have deployed.'

function band(y: number): Polygon {
  return [
    { x: 0, y },
    { x: TABLE.width, y },
    { x: TABLE.width, y: y + DEPTH },
    { x: 0, y: y + DEPTH },
  ]
}

/** The units of an army one by one, numbered where a line has several, with the types that they are of. */
function enlist(army: Army, side: Side): readonly { readonly unit: ScenarioUnit; readonly type: UnitType }[] {
  let number = 0
  return army.lines.flatMap(line => {
    const build = buildOf(line.choices)
    if (!build) return []
    const { type, quality, paint } = build
    return unitNames(line, type.name).map(name => {
      number += 1
      return {
        unit: { id: `${side.toLowerCase()}${number}`, side, name, type: type.id, quality, paint },
        type,
      }
    })
  })
}
