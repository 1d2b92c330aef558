import { describe, expect, it } from 'vitest'
import type { AncientScenario, AncientState } from '../../../rulesets/families/ancients'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import { strip } from '../../../src/geometry/lines'
import type { Point } from '../../../src/geometry/point'
import { bounds, contains } from '../../../src/geometry/polygons'
import { seededChance } from '../../../src/engine/dice/seeded'
import { MEMBERS } from './members'

const SIZE = 24
const DEPTH = 6
const SEEDS = Array.from({ length: 120 }, (_, at) => `field ${at}`)

/** All that lies on the table but roads, fields and gentle hills, which are open ground. */
const piecesOf = ({ ground, gentle }: AncientScenario) =>
  ground.features
    .filter(feature => !['road', 'field'].includes(feature.kind) && !gentle.includes(feature.id))
    .map(({ kind, shape }) => ({
      kind,
      outline: 'area' in shape ? shape.area : strip(shape.line, shape.width),
    }))

const kindsAt = (scenario: AncientScenario, at: Point): readonly string[] =>
  piecesOf(scenario)
    .filter(({ outline }) => contains(outline, at))
    .map(({ kind }) => kind)
    .toSorted()

for (const { id, ruleset } of MEMBERS) {
  const rules = ruleset.armies
  const [A, B] = rules?.ready ?? []
  if (!rules || !A || !B) throw new Error('There are no armies.')
  const onField = (field: Parameters<typeof rules.battle>[1]): AncientScenario =>
    rules.battle({ A, B }, field) as AncientScenario
  const begun = (scenario: AncientScenario): AncientState => {
    const io = { chance: seededChance('begun', 0, []), log: () => undefined }
    return ruleset.begin(scenario, PLAIN_OPTIONS, io)
  }
  /** The middles of the half-inch squares of the table. */
  const places: readonly Point[] = Array.from({ length: (SIZE * 2) ** 2 }, (_, at) => ({
    x: ((at % (SIZE * 2)) + 0.5) / 2,
    y: (Math.floor(at / (SIZE * 2)) + 0.5) / 2,
  }))

  describe('the ground of a battle by points', () => {
    const states = SEEDS.map(seed => begun(onField({ seed })))

    it(`is the same for the same seed, and of every kind for many [${id}-1.3] [${id}-R3]`, () => {
      expect(SEEDS.map(seed => onField({ seed }).ground)).toEqual(states.map(state => state.scenario.ground))
      const kinds = new Set(
        states.flatMap(({ scenario }) => scenario.ground.features.map(({ kind }) => kind)),
      )
      for (const kind of ['hill', 'wood', 'rough', 'marsh', 'stream', 'orchard', 'building', 'road'] as const)
        expect(kinds).toContain(kind)
      expect(states.some(({ scenario }) => scenario.gentle.length > 0)).toBe(true)
      for (const { scenario } of states) expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
    })

    it(`leaves the deployment zones free, so that everybody can be placed anywhere in them [${id}-R2]`, () => {
      for (const state of states) {
        const taken = piecesOf(state.scenario).filter(({ outline }) => {
          const { minY, maxY } = bounds(outline)
          return minY < DEPTH || maxY > SIZE - DEPTH
        })
        expect(taken).toEqual([])
        expect(state.units.every(({ at }) => at !== null)).toBe(true)
      }
    })

    it(`is the same from either side [${id}-R3]`, () => {
      for (const { scenario } of states.slice(0, 20)) {
        let unlike = 0
        for (const at of places) {
          const turned = { x: SIZE - at.x, y: SIZE - at.y }
          if (kindsAt(scenario, at).join() !== kindsAt(scenario, turned).join()) unlike += 1
        }
        expect(unlike).toBe(0)
      }
    })

    it(`has something in the way, and more open ground than rough [${id}-4.9]`, () => {
      const between = places.filter(({ y }) => y > DEPTH && y < SIZE - DEPTH)
      for (const { scenario } of states.slice(0, 60)) {
        const taken = between.filter(at => kindsAt(scenario, at).length > 0).length / between.length
        expect(taken).toBeGreaterThan(0.03)
        expect(taken).toBeLessThan(0.45)
      }
    })
  })

  describe('a known place', () => {
    it(`is fought over by points as its own battle has it, and nobody begins on more than open ground [${id}-R2]`, () => {
      expect(rules.places.map(place => place.id)).toEqual(ruleset.scenarios.map(scenario => scenario.id))
      for (const own of ruleset.scenarios as readonly AncientScenario[]) {
        const scenario = onField({ place: own.id })
        const { board, ground, gentle, zones } = scenario
        expect({ board, ground, gentle, zones }).toEqual({
          board: own.board,
          ground: own.ground,
          gentle: own.gentle,
          zones: own.zones,
        })
        expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
        // So many that their rows go from edge to edge.
        const [line] = A.lines
        const many = { ...A, lines: [{ ...line!, count: 40 }] }
        const state = begun(rules.battle({ A: many, B: many }, { place: own.id }) as AncientScenario)
        const placed = state.units.flatMap(({ at }) => (at ? [at] : []))
        expect(placed.length).toBeGreaterThan(20)
        const corners = placed.flatMap(({ x, y }) =>
          [-0.74, 0, 0.74].flatMap(dx => [-0.74, 0, 0.74].map(dy => ({ x: x + dx, y: y + dy }))),
        )
        expect(corners.flatMap(at => kindsAt(scenario, at))).toEqual([])
        for (const at of corners)
          expect(contains(scenario.zones.A, at) || contains(scenario.zones.B, at)).toBe(true)
      }
    })
  })
}
