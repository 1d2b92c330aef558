import type { Army } from '../../src/engine/armies'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Feature } from '../../src/engine/scene'
import type { Point, Polygon } from '../../src/geometry/point'
import type { ScenarioUnit } from '../families/tactical/state'
import type { UnitType } from '../families/tactical/types'
import { buildOf } from './builds'
import type { SciFiScenario } from './scenario'
import { UNITS } from './units'

const WIDTH = 48
const HEIGHT = 36
/** How deep each side deploys at its long edge, and how long the game lasts, where no scenario says otherwise (R46). */
const DEPTH = 9
const TURNS = 12

/** A battle between two armies as the rules have it without a scenario: Satellites and ground attacks are rolled for (R46, R57). */
export function openBattle(armies: Readonly<Record<Side, Army>>): SciFiScenario {
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
    board: { kind: 'inches', width: WIDTH, height: HEIGHT },
    ground: { look: 'alien', seed: `${A.id} ${B.id}`, features: OPEN_GROUND, names: [] },
    infantryScale: false,
    deployment: 'by zones',
    zones: { A: band(HEIGHT - DEPTH), B: band(0) },
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
    drawn: { support: true, war: false },
  }
}

const BRIEFING =
  'Whoever has lost the smaller share of his units when the last turn is over wins. Share out what comes from above between Satellites and ground attacks before you have deployed.'

function band(y: number): Polygon {
  return [
    { x: 0, y },
    { x: WIDTH, y },
    { x: WIDTH, y: y + DEPTH },
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
    return Array.from({ length: line.count }, (_, i) => {
      number += 1
      const name = line.count > 1 ? `${line.name || type.name} ${i + 1}` : line.name || type.name
      return {
        unit: { id: `${side.toLowerCase()}${number}`, side, name, type: type.id, quality, paint },
        type,
      }
    })
  })
}

/** Ground without an owner: what lies in one half lies in the other as well. */
export const OPEN_GROUND: readonly Feature[] = [
  { id: 'west-crag', kind: 'rough', middle: { x: 9, y: 14 }, across: 5.4, deep: 3.4 },
  { id: 'spore-wood', kind: 'wood', middle: { x: 18.5, y: 17.2 }, across: 5, deep: 4 },
  { id: 'colony', kind: 'building', middle: { x: 24, y: 12.4 }, across: 1.9, deep: 1.5 },
  { id: 'mesa', kind: 'hill', middle: { x: 38.5, y: 12.6 }, across: 6, deep: 4.2 },
].flatMap(({ id, kind, middle, across, deep }, i) => [
  { id, kind: kind as Feature['kind'], shape: { area: blob(middle, across, deep, i) } },
  {
    id: `far-${id}`,
    kind: kind as Feature['kind'],
    shape: { area: blob({ x: WIDTH - middle.x, y: HEIGHT - middle.y }, across, deep, i, 180) },
  },
])

/** An outline without straight edges; buildings have four corners. */
function blob(middle: Point, across: number, deep: number, seed: number, turned = 0): Polygon {
  const corners = across < 2 ? 4 : 12
  return Array.from({ length: corners }, (_, i) => {
    const turn = ((i + 0.5) * 2 * Math.PI) / corners + (turned * Math.PI) / 180
    const swell = corners === 4 ? Math.SQRT1_2 : 0.5 * (0.86 + 0.14 * Math.sin(i * 2.4 + seed * 1.7))
    return {
      x: Math.round((middle.x + Math.cos(turn) * across * swell) * 100) / 100,
      y: Math.round((middle.y + Math.sin(turn) * deep * swell) * 100) / 100,
    }
  })
}
