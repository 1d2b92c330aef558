import { describe, expect, it } from 'vitest'
import { GROUND_TABLE, type TacticalScenario } from '../../../rulesets/families/tactical'
import { ruleset } from '../../../rulesets/sci-fi'
import { NO_FOCUS, type Feature } from '../../../src/engine/scene'
import { footprint, gap, overlapDepth } from '../../../src/geometry/bases'
import type { Polygon } from '../../../src/geometry/point'
import { contains } from '../../../src/geometry/polygons'
import { at, battle, unit } from '../tactical/table'

const battles = ruleset.scenarios.map(each => [each.id, each as TacticalScenario] as const)

const areas = ({ ground }: TacticalScenario, ...kinds: readonly Feature['kind'][]): readonly Polygon[] =>
  ground.features.flatMap(({ kind, shape }) => (kinds.includes(kind) && 'area' in shape ? [shape.area] : []))

it('has three battles', () => {
  expect(battles.map(([id]) => id)).toEqual(['crater-station', 'river-of-glass', 'whatever-war'])
})

describe.each(battles)('%s', (_, scenario) => {
  const placed = scenario.units.flatMap(each =>
    each.at ? [{ ...each, at: each.at, base: footprint(each.at, each.facing ?? 0, 1, 1) }] : [],
  )

  it('lies on a table of 48 by 36 inches at most [sci-fi-1.4]', () => {
    expect(ruleset.scenarioSchema.parse(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario)
    const { board } = scenario
    expect(board.kind === 'inches' && board.width <= 48 && board.height <= 36).toBe(true)
  })

  it('has 10 to 30 units on each side, or draws them by points [sci-fi-1.4]', () => {
    const counts = ['A', 'B'].map(side => scenario.units.filter(each => each.side === side).length)
    const isDrawn = scenario.units.length === 0 && 'drawn' in scenario
    expect(isDrawn || counts.every(count => count >= 10 && count <= 30)).toBe(true)
  })

  it('has terrain that does something, and woods without straight edges [sci-fi-1.5]', () => {
    const kinds = new Set(scenario.ground.features.map(({ kind }) => kind))
    expect([...kinds].filter(kind => GROUND_TABLE[kind]).length).toBeGreaterThanOrEqual(5)
    for (const wood of areas(scenario, 'wood', 'hill', 'rough'))
      expect(wood.length).toBeGreaterThanOrEqual(10)
    expect(new Set(scenario.ground.features.map(({ id }) => id)).size).toBe(scenario.ground.features.length)
  })

  it('builds no house into another or into a wood', () => {
    const houses = areas(scenario, 'building', 'bunker')
    for (const [i, a] of houses.entries()) {
      for (const b of houses.slice(i + 1)) expect(overlapDepth(a, b)).toBeLessThanOrEqual(0.01)
      for (const wood of areas(scenario, 'wood')) {
        for (const corner of a) expect(contains(wood, corner)).toBe(false)
      }
    }
  })

  it('stands everybody on the table, apart from all others and out of contact [sci-fi-R3]', () => {
    const { board } = scenario
    if (board.kind !== 'inches') throw new Error('It is played in inches.')
    for (const { id, base } of placed) {
      for (const { x, y } of base) {
        expect([id, x >= 0 && x <= board.width && y >= 0 && y <= board.height]).toEqual([id, true])
      }
    }
    for (const [i, a] of placed.entries()) {
      for (const b of placed.slice(i + 1)) {
        const isTooNear = a.side === b.side ? overlapDepth(a.base, b.base) > 0.01 : gap(a.base, b.base) <= 1
        expect([a.id, b.id, isTooNear]).toEqual([a.id, b.id, false])
      }
    }
  })

  it('puts objectives where both sides can stand', () => {
    for (const { at: place } of scenario.objectives) {
      const { board } = scenario
      expect(
        board.kind === 'inches' &&
          contains([at(0, 0), at(board.width, 0), at(board.width, board.height), at(0, board.height)], place),
      ).toBe(true)
    }
  })
})

describe('the models', () => {
  it('stand on squares of an inch, each for a platoon or a battery; vehicles need none and have it to measure by [sci-fi-2.6] [sci-fi-2.3] [sci-fi-2.1]', () => {
    const state = battle('A moves', [
      unit('a', 'A', 'heavy-walker', at(10, 30)),
      unit('b', 'A', 'infantry', at(20, 30)),
    ])
    const { tokens } = ruleset.scene(state, NO_FOCUS)
    expect(tokens.map(({ width, depth, shape }) => [width, depth, shape])).toEqual([
      [1, 1, 'base'],
      [1, 1, 'base'],
    ])
  })
})
