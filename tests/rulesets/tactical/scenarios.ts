import { describe, expect, it } from 'vitest'
import {
  GROUND_TABLE,
  type TacticalScenario,
  type TacticalState,
  type UnitType,
} from '../../../rulesets/families/tactical'
import { seededChance } from '../../../src/engine/dice/seeded'
import { SIDES } from '../../../src/engine/ids'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import type { Feature } from '../../../src/engine/scene'
import { footprint, gap, overlapDepth } from '../../../src/geometry/bases'
import type { Polygon } from '../../../src/geometry/point'
import { contains } from '../../../src/geometry/polygons'
import type { TacticalRuleset } from './table'

const areas = (scenario: TacticalScenario, kind: Feature['kind']): readonly Polygon[] =>
  scenario.ground.features.flatMap(({ kind: is, shape }) =>
    is === kind && 'area' in shape ? [shape.area] : [],
  )

const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))

function begun(ruleset: TacticalRuleset, scenario: TacticalScenario): TacticalState {
  return ruleset.begin(scenario, PLAIN_OPTIONS, { chance: seededChance('begun', 0, []), log: () => {} })
}

/** What every battle of the family must be: whole, on the table, and open to play. */
export function scenarioTests(
  ruleset: TacticalRuleset,
  units: Readonly<Record<string, UnitType>>,
  count: number,
): void {
  const ids = (...numbers: readonly string[]) => numbers.map(number => `[${ruleset.id}-${number}]`).join(' ')
  const scenarios = ruleset.scenarios as readonly TacticalScenario[]

  it(`gives ${ruleset.title} ${count} battles, each with an id of its own`, () => {
    expect(scenarios).toHaveLength(count)
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(count)
  })

  describe.each(scenarios.map(scenario => ({ id: `${ruleset.id} ${scenario.id}`, scenario })))(
    '$id',
    ({ scenario }) => {
      const { width, height } = scenario.board
      const all = scenario.units.flatMap(({ id, side, type, at, facing }) => {
        const size = units[type]?.base ?? 1
        return at ? [{ id, side, type, at, base: footprint(at, facing ?? 0, size, size) }] : []
      })

      it('fits the schema of its ruleset and survives being written down', () => {
        expect(ruleset.scenarioSchema.parse(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario)
        expect(scenario.ruleset).toBe(ruleset.id)
      })

      it('has terrain that does something, woods without straight edges, and no house in another or in a wood', () => {
        const kinds = new Set(scenario.ground.features.map(({ kind }) => kind))
        expect([...kinds].filter(kind => GROUND_TABLE[kind]).length).toBeGreaterThanOrEqual(5)
        const houses = [...areas(scenario, 'building'), ...areas(scenario, 'bunker')]
        for (const [a, b] of pairs(houses)) expect(overlapDepth(a, b)).toBeLessThanOrEqual(0.01)
        for (const wood of areas(scenario, 'wood')) {
          expect(wood.length).toBeGreaterThanOrEqual(10)
          for (const house of houses) for (const corner of house) expect(contains(wood, corner)).toBe(false)
        }
      })

      it(`names unit types of the muster, each unit once, with an HQ of its own side ${ids('2.2')}`, () => {
        for (const { type } of scenario.units) expect(Object.keys(units)).toContain(type)
        const named = [
          scenario.units,
          scenario.mines,
          scenario.wires,
          scenario.batteries,
          scenario.sorties,
        ].flat()
        expect(new Set(named.map(({ id }) => id)).size).toBe(named.length)
        const headed = scenario.units.filter(({ hq }) => hq !== undefined)
        for (const unit of headed) {
          const hq = scenario.units.find(each => each.id === unit.hq)
          expect([unit.id, hq?.isHq, hq?.side]).toEqual([unit.id, true, unit.side])
        }
      })

      it(`stands everybody on the table, apart, out of contact, and on no counter or water ${ids('R3', 'R46')}`, () => {
        const counters = [
          ...scenario.mines.map(({ at }) => footprint(at, 0, 1, 1)),
          ...scenario.wires.map(({ at, facing }) => footprint(at, facing, 1, 0.25)),
        ]
        for (const { id, type, at, base } of all) {
          for (const { x, y } of base)
            expect([id, x >= 0 && x <= width && y >= 0 && y <= height]).toEqual([id, true])
          if (units[type]?.flies) continue
          expect([id, areas(scenario, 'water').some(water => contains(water, at))]).toEqual([id, false])
          expect([id, counters.some(counter => overlapDepth(base, counter) > 0.01)]).toEqual([id, false])
        }
        for (const [a, b] of pairs(all)) {
          const isTooNear = a.side === b.side ? overlapDepth(a.base, b.base) > 0.01 : gap(a.base, b.base) <= 1
          expect([a.id, b.id, isTooNear]).toEqual([a.id, b.id, false])
        }
      })

      it(`loads one base or one gun on a vehicle that can take it ${ids('4.4', '4.5', 'R26')}`, () => {
        const loads = scenario.units.filter(({ carriedBy }) => carriedBy !== undefined)
        expect(new Set(loads.map(({ carriedBy }) => carriedBy)).size).toBe(loads.length)
        for (const { id, type, side, carriedBy } of loads) {
          const carrier = scenario.units.find(each => each.id === carriedBy)
          const vehicle = units[carrier?.type ?? '']
          const load = units[type]
          expect(carrier?.side).toBe(side)
          expect([id, load?.gun ? vehicle?.towsGuns : load?.rides && vehicle?.carriesFoot]).toEqual([
            id,
            true,
          ])
        }
      })

      it('has objectives on the table, worth something to both sides', () => {
        expect(scenario.objectives.length).toBeGreaterThan(0)
        for (const { at, points } of scenario.objectives) {
          expect(at.x > 0 && at.x < width && at.y > 0 && at.y < height).toBe(true)
          expect(points.A > 0 && points.B > 0).toBe(true)
        }
      })

      it('begins with as many units as it lists, an HQ on either side where there are HQs', () => {
        const state = begun(ruleset, scenario)
        expect(state.units).toHaveLength(scenario.units.length)
        expect(state.units.filter(({ at }) => at !== null)).toHaveLength(all.length)
        expect(state.step).toBe(scenario.deployment === 'placed' ? 'A moves' : 'deploy B')
      })

      it(`lets everybody who is not there yet come on somewhere ${ids('R46')}`, () => {
        const state = begun(ruleset, scenario)
        for (const side of SIDES) {
          const own = scenario.units.filter(
            unit => unit.side === side && !unit.at && unit.carriedBy === undefined,
          )
          const turn = Math.max(...own.map(({ arrives }) => arrives ?? 0), 0)
          const step = turn > 0 ? (`${side} moves` as const) : (`deploy ${side}` as const)
          const offers = ruleset.offers({ ...state, turn, step, toAct: [side] }, side)
          for (const { id } of own) {
            const offer = offers.find(each => each.id === `deploy:${id}`)
            expect([id, (offer?.options().length ?? 0) > 4]).toEqual([id, true])
          }
        }
      })
    },
  )
}
