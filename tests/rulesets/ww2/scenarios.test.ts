import type { Chance } from '../../../src/engine/chance'
import { rowOf } from '../../../src/engine/dice/throwing'
import { describe, expect, it } from 'vitest'
import { GROUND_TABLE, type TacticalScenario, type TacticalState } from '../../../rulesets/families/tactical'
import { ruleset as old } from '../../../rulesets/ww2-2010'
import { UNITS as OLD_UNITS } from '../../../rulesets/ww2-2010/units'
import { ruleset as modern } from '../../../rulesets/modern'
import { UNITS as MODERN_UNITS } from '../../../rulesets/modern/units'
import { ruleset as ww2 } from '../../../rulesets/ww2'
import { UNITS } from '../../../rulesets/ww2/units'
import { SIDES } from '../../../src/engine/ids'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import type { Feature } from '../../../src/engine/scene'
import { footprint, gap, overlapDepth } from '../../../src/geometry/bases'
import type { Point, Polygon } from '../../../src/geometry/point'
import { contains } from '../../../src/geometry/polygons'

interface Placed {
  readonly id: string
  readonly side: string
  readonly at: Point
  readonly base: Polygon
}

const editions = [
  { edition: ww2, units: UNITS },
  { edition: old, units: OLD_UNITS },
  { edition: modern, units: MODERN_UNITS },
]
const battles = editions.flatMap(({ edition, units }) =>
  edition.scenarios.map(scenario => ({
    id: `${edition.id} ${scenario.id}`,
    edition,
    units,
    scenario: scenario as TacticalScenario,
  })),
)

const areas = (scenario: TacticalScenario, kind: Feature['kind']): readonly Polygon[] =>
  scenario.ground.features.flatMap(({ kind: is, shape }) =>
    is === kind && 'area' in shape ? [shape.area] : [],
  )

const onTable = (scenario: TacticalScenario): readonly Placed[] =>
  scenario.units.flatMap(({ id, side, at, facing }) =>
    at ? [{ id, side, at, base: footprint(at, facing ?? 0, 1, 1) }] : [],
  )

const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))

/** Begins a battle in which nothing is left to chance. */
function begun(edition: (typeof editions)[number]['edition'], scenario: TacticalScenario): TacticalState {
  const chance: Chance = {
    die: () => 1,
    check: () => false,
    bands: () => 0,
    table: rows => rowOf(rows, 0),
    hits: () => 0,
    tally: () => 0,
    each: (_sides, needs) => needs.map(() => false),
    draw: () => 0,
    sum: () => 0,
    contest: () => 0,
    pick: () => 0,
    series: first => first,
  }
  return edition.begin(scenario, PLAIN_OPTIONS, { chance, log: () => {} })
}

it('gives every booklet its battles, each with an id of its own', () => {
  expect(ww2.scenarios).toHaveLength(5)
  expect(old.scenarios).toHaveLength(2)
  expect(modern.scenarios).toHaveLength(3)
  expect(new Set(battles.map(({ scenario }) => scenario.id)).size).toBe(battles.length)
})

describe.each(battles)('$id', ({ edition, units, scenario }) => {
  const all = onTable(scenario)

  it('fits the schema of its ruleset and survives being written down', () => {
    const copy: unknown = JSON.parse(JSON.stringify(scenario))
    expect(edition.scenarioSchema.parse(copy)).toEqual(scenario)
    expect(scenario.ruleset).toBe(edition.id)
  })

  it(`lies on a table of 48 by 36 inches at most [${edition.id}-1.4]`, () => {
    const { width, height } = scenario.board
    expect(width).toBeGreaterThanOrEqual(36)
    expect(width).toBeLessThanOrEqual(48)
    expect(height).toBeGreaterThanOrEqual(24)
    expect(height).toBeLessThanOrEqual(36)
  })

  it(`has terrain that does something, and woods without straight edges [${edition.id}-1.5]`, () => {
    const kinds = new Set(scenario.ground.features.map(({ kind }) => kind))
    expect([...kinds].filter(kind => GROUND_TABLE[kind]).length).toBeGreaterThanOrEqual(5)
    for (const wood of areas(scenario, 'wood')) {
      expect(wood.length).toBeGreaterThanOrEqual(10)
      expect(wood.length).toBeLessThanOrEqual(16)
    }
    expect(new Set(scenario.ground.features.map(({ id }) => id)).size).toBe(scenario.ground.features.length)
  })

  it('builds no house into another or into a wood', () => {
    const houses = [...areas(scenario, 'building'), ...areas(scenario, 'bunker')]
    for (const [a, b] of pairs(houses)) expect(overlapDepth(a, b)).toBeLessThanOrEqual(0.01)
    for (const wood of areas(scenario, 'wood')) {
      for (const house of houses) for (const corner of house) expect(contains(wood, corner)).toBe(false)
    }
  })

  it('names unit types of the muster, and each unit once', () => {
    for (const { type } of scenario.units) expect(Object.keys(units)).toContain(type)
    const ids = [
      ...scenario.units,
      ...scenario.mines,
      ...scenario.wires,
      ...scenario.batteries,
      ...scenario.sorties,
    ]
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
  })

  it(`gives every unit one of the three qualities and an HQ of its own side [${edition.id}-2.2, ${edition.id}-R19]`, () => {
    for (const unit of scenario.units) {
      expect(['Green', 'Average', 'Elite']).toContain(unit.quality)
      if (unit.isHq) continue
      const hq = scenario.units.find(each => each.id === unit.hq)
      expect([unit.id, hq?.isHq, hq?.side]).toEqual([unit.id, true, unit.side])
    }
  })

  it(`stands everybody on the table, apart from all others and out of contact with the enemy [${edition.id}-R3]`, () => {
    const { width, height } = scenario.board
    for (const { id, base } of all) {
      for (const { x, y } of base) {
        expect([id, x >= 0 && x <= width && y >= 0 && y <= height]).toEqual([id, true])
      }
    }
    for (const [a, b] of pairs(all)) {
      const isTooNear = a.side === b.side ? overlapDepth(a.base, b.base) > 0.01 : gap(a.base, b.base) <= 1
      expect([a.id, b.id, isTooNear]).toEqual([a.id, b.id, false])
    }
  })

  it('stands nobody in deep water, on a minefield or on wire', () => {
    const waters = areas(scenario, 'water')
    const counters = [
      ...scenario.mines.map(({ at }) => footprint(at, 0, 1, 1)),
      ...scenario.wires.map(({ at, facing }) => footprint(at, facing, 1, 0.25)),
    ]
    for (const { id, at, base } of all) {
      expect([id, waters.some(water => contains(water, at))]).toEqual([id, false])
      expect([id, counters.some(counter => overlapDepth(base, counter) > 0.01)]).toEqual([id, false])
    }
  })

  it(`loads one base or one gun on a vehicle that can take it [${edition.id}-4.4, ${edition.id}-4.5, ${edition.id}-R26]`, () => {
    const loads = scenario.units.filter(({ carriedBy }) => carriedBy !== undefined)
    expect(new Set(loads.map(({ carriedBy }) => carriedBy)).size).toBe(loads.length)
    for (const { type, side, carriedBy } of loads) {
      const carrier = scenario.units.find(({ id }) => id === carriedBy)
      const vehicle = units[carrier?.type ?? '']
      const load = units[type]
      expect(carrier?.side).toBe(side)
      expect(load?.gun ? vehicle?.towsGuns : load?.rides && vehicle?.carriesFoot).toBe(true)
    }
  })

  it('places its units, or lets the players deploy them, as it says', () => {
    for (const { id, at, carriedBy, arrives } of scenario.units) {
      const isPlaced = at !== undefined || carriedBy !== undefined || arrives !== undefined
      expect([id, isPlaced]).toEqual([id, scenario.deployment === 'placed'])
    }
  })

  it(`lays one or two fake minefields for each real one [${edition.id}-11.2]`, () => {
    const real = scenario.mines.filter(mine => mine.real).length
    const fake = scenario.mines.length - real
    expect(fake).toBeGreaterThanOrEqual(real)
    expect(fake).toBeLessThanOrEqual(real * 2)
  })

  it('has objectives on the table, worth something to both sides', () => {
    expect(scenario.objectives.length).toBeGreaterThan(0)
    for (const { at, points } of scenario.objectives) {
      expect(at.x > 0 && at.x < scenario.board.width && at.y > 0 && at.y < scenario.board.height).toBe(true)
      expect(points.A > 0 && points.B > 0).toBe(true)
    }
  })

  it('begins with as many units as it lists, those that wait not on the table', () => {
    const state = begun(edition, scenario)
    expect(state.units).toHaveLength(scenario.units.length)
    expect(state.units.filter(({ at }) => at !== null)).toHaveLength(all.length)
    expect(state.step).toBe(scenario.deployment === 'placed' ? 'A moves' : 'deploy B')
    for (const side of SIDES) expect(state.units.some(unit => unit.side === side && unit.isHq)).toBe(true)
  })

  it(`lets everybody who is not there yet come on somewhere [${edition.id}-R46]`, () => {
    const state = begun(edition, scenario)
    for (const side of SIDES) {
      const own = scenario.units.filter(
        unit => unit.side === side && !unit.at && unit.carriedBy === undefined,
      )
      const turn = Math.max(...own.map(({ arrives }) => arrives ?? 0), 0)
      const step = turn > 0 ? (`${side} moves` as const) : (`deploy ${side}` as const)
      const offers = edition.offers({ ...state, turn, step, toAct: [side] }, side)
      for (const { id } of own) {
        const offer = offers.find(each => each.id === `deploy:${id}`)
        expect([id, (offer?.options().length ?? 0) > 4]).toEqual([id, true])
      }
    }
  })
})
