import type { Scenario } from '../../../src/engine/scenario'
import type { Feature, FeatureKind, GroundLook } from '../../../src/engine/scene'
import type { Polygon } from '../../../src/geometry/point'

// Scenarios of the suite's own: small, with somebody in reach of somebody from the beginning, and with what those of the
// rulesets do not show. One file for each family.

const COMMON = {
  format: 'pz8-scenario',
  version: 1,
  title: 'The proving ground',
  setting: 'A proving ground',
  blurb: 'Everybody is near everybody.',
  briefing: { A: 'Try everything.', B: 'Try everything.' },
  sides: { A: { name: 'Reds', adjective: 'red' }, B: { name: 'Blues', adjective: 'blue' } },
  solo: 'A',
  minutes: 5,
} as const

/** A proving ground of a ruleset: how its ground looks and what lies on it, and what the ruleset's own scenarios have besides. */
export function provingGround(
  ruleset: string,
  name: string,
  look: GroundLook,
  features: readonly Feature[],
  own: object,
): Scenario {
  const ground = { look, seed: 'proving', features, names: [] }
  return {
    ...COMMON,
    id: `contract-${name.replace(' ', '-')}`,
    ruleset,
    ground,
    ...own,
  } as unknown as Scenario
}

export const inches = (width: number, height: number) => ({ kind: 'inches', width, height }) as const

/** Flat-topped hexes with sides of an inch. */
export const hexes = (columns: number, rows: number, width: number, height: number) =>
  ({ kind: 'hexes', columns, rows, size: 1, width, height }) as const

export const oblong = (left: number, top: number, right: number, bottom: number): Polygon => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

export const square = (x: number, y: number, size: number): Polygon => oblong(x, y, x + size, y + size)

export const area = (id: string, kind: FeatureKind, shape: Polygon, name?: string): Feature => ({
  id,
  kind,
  shape: { area: shape },
  ...(name !== undefined && { name }),
})

/** A road, a hedge or the like, straight between two places. */
export const straight = (
  kind: FeatureKind,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  width: number,
): Feature => ({
  id: kind,
  kind,
  shape: {
    line: [
      { x, y },
      { x: toX, y: toY },
    ],
    width,
  },
})
