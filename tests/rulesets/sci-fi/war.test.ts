import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import { groundOf } from '../../../rulesets/sci-fi/grounds'
import { DRAFT } from '../../../rulesets/sci-fi/drawn'
import type { SciFiScenario } from '../../../rulesets/sci-fi/scenario'
import { UNITS } from '../../../rulesets/sci-fi/units'
import type { Roll } from '../../../src/engine/chance'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { sentence } from '../../../src/engine/say'
import { telling } from '../../../src/engine/telling'
import { contains } from '../../../src/geometry/polygons'
import { type Begun, begun, random } from './begun'

const WAR = { war: true, support: false } as const

describe('names and causes of war', () => {
  it('are one die each: both organisations, planet, cause, name [sci-fi-13.1] [sci-fi-R61]', () => {
    const { rolls, state, log } = begun(WAR, [1, 2, 3, 4, 5])
    expect(rolls.map(({ purpose, by, sides }) => [purpose, by, sides])).toEqual([
      ['organisation', 'A', 6],
      ['organisation', 'B', 6],
      ['planet', null, 6],
      ['cause of war', null, 6],
      ['name of war', null, 6],
    ])
    expect(state.scenario.sides.A.name).toBe('Cosmic Anarchy')
    expect(state.scenario.sides.B.name).toBe('Plutocratic Sphere')
    expect(state.scenario.title).toBe('The War for Nothing')
    const told = log.map(entry => sentence(ruleset.words, entry, id => id))
    expect(told[0]).toBe(
      'The War for Nothing: Cosmic Anarchy against Plutocratic Sphere, on 01000101001110. The cause: Conquest of the Planet.',
    )
  })

  it.each([
    [1, 'Cosmic Anarchy', 'Primae Noctis', 'You Stink', 'The 2nd Never Ending War'],
    [2, 'Plutocratic Sphere', 'Ha-wanna-ganah', 'War of Religion', 'The One Day Conflict'],
    [3, 'Aliens United', '01000101001110', 'Civil War', 'The Big Skirmish'],
    [4, 'Supreme Republic', 'Bob', 'Conquest of the Planet', 'The Seven Thousand Years War'],
    [5, 'Communist Theocracy', 'Paradox', 'Independence', 'The War for Nothing'],
    [6, 'Global Rebels', 'Nova Rizla', 'They Don\u2019t Remember', 'The Great Intestine War'],
  ])(
    'a %i is %s, %s, %s, %s [sci-fi-13.2] [sci-fi-13.3] [sci-fi-13.4] [sci-fi-13.5]',
    (face, organisation, planet, cause, name) => {
      const { log } = begun(WAR, [face, face, face, face, face])
      expect(log[0]?.facts).toEqual({ a: organisation, b: organisation, planet, cause, name })
    },
  )

  it('let equal rolls stand as two factions, and roll one organisation by house rule [sci-fi-R61]', () => {
    const names = ({ state }: Begun) => [state.scenario.sides.A.name, state.scenario.sides.B.name]
    expect(names(begun(WAR, [4, 4, 1, 1, 1]))).toEqual(['First Supreme Republic', 'Second Supreme Republic'])
    const one = begun(WAR, [4, 1, 1, 1], ['one-organisation'])
    expect(names(one)).toEqual(['First Supreme Republic', 'Second Supreme Republic'])
  })

  it('have no effect on play [sci-fi-R61]', () => {
    const { scenario: _one, ...first } = begun(WAR, [1, 2, 3, 4, 5]).state
    const { scenario: _other, ...second } = begun(WAR, [6, 5, 4, 3, 2]).state
    expect(first).toEqual(second)
  })
})

describe('the ground of a war of chance', () => {
  it('is one die, after the names and before the forces, and the same from both sides [sci-fi-1.5]', () => {
    const { rolls, state, log } = begun({ ...WAR, ground: true }, [1, 2, 3, 4, 5, 3])
    expect(rolls.at(-1)).toMatchObject({ purpose: 'ground', by: null, sides: 6 })
    expect(state.scenario.ground).toBe(groundOf(3))
    expect(sentence(ruleset.words, log[1] ?? { code: '' }, id => id)).toBe(
      'The ground: a city of machines, most of them switched off.',
    )
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const { features } = groundOf(face)
      const middles = features.flatMap(({ kind, shape }) =>
        'area' in shape ? [[kind, shape.area] as const] : [],
      )
      const turned = (area: readonly { x: number; y: number }[]) =>
        area.map(({ x, y }) => `${(48 - x).toFixed(2)} ${(36 - y).toFixed(2)}`).join(', ')
      const plain = (area: readonly { x: number; y: number }[]) =>
        area.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(', ')
      const there = middles.map(([kind, area]) => `${kind} ${plain(area)}`)
      for (const [kind, area] of middles) expect(there).toContain(`${kind} ${turned(area)}`)
      expect(middles.length).toBeGreaterThanOrEqual(10)
    }
    expect(() => groundOf(7)).toThrow(RangeError)
  })

  it('fits the schema of a scenario, and no piece of it reaches into another', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const ground = groundOf(face)
      expect(ruleset.scenarioSchema.safeParse({ ...random, ground }).success).toBe(true)
      const areas = ground.features.flatMap(({ id, shape }) =>
        'area' in shape ? [{ id, area: shape.area }] : [],
      )
      for (const [i, one] of areas.entries()) {
        for (const other of areas.slice(i + 1)) {
          const isIn = one.area.some(corner => contains(other.area, corner))
          expect([face, one.id, other.id, isIn]).toEqual([face, one.id, other.id, false])
        }
      }
    }
  })
})

describe('the two Things of a war of chance', () => {
  it('lie alike from either side, on no ground in a house, each nearer to one of them [sci-fi-R46] [sci-fi-1.5]', () => {
    const [one, other] = random.objectives
    if (!one || !other) throw new Error('There are two.')
    expect([48 - one.at.x, 36 - one.at.y]).toEqual([other.at.x, other.at.y])
    expect(one.at.y).toBeLessThan(18)
    expect([one.points, one.radius, one.holder]).toEqual([other.points, other.radius, other.holder])
    for (const face of [1, 2, 3, 4, 5, 6]) {
      for (const { kind, shape } of groundOf(face).features) {
        if (kind !== 'building' || !('area' in shape)) continue
        for (const { at } of [one, other]) expect([face, contains(shape.area, at)]).toEqual([face, false])
      }
    }
  })
})

describe('a war that was drawn up', () => {
  it('is the same war again when it is fought as the other side: names, ground and forces stand', () => {
    const { state } = begun({ war: true, ground: true, support: true, points: 80 }, 'again')
    const drawn = ruleset.drawnUp?.(state) as SciFiScenario
    expect(ruleset.scenarioSchema.parse(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn)
    const rolls: Roll[] = []
    const again = ruleset.begin(drawn, { houseRules: {} }, telling(recordedChance([6, 1], rolls), rolls).io)
    expect(rolls.map(({ purpose }) => purpose)).toEqual([
      'Satellites and ground attacks',
      'Satellites and ground attacks',
    ])
    expect(again.scenario.title).toBe(state.scenario.title)
    expect(again.scenario.sides).toEqual(state.scenario.sides)
    expect(again.scenario.ground).toEqual(state.scenario.ground)
    expect(again.units).toEqual(state.units)
  })

  it('comes in the sizes that the page offers', () => {
    const chance = ruleset.armies?.chance
    expect(chance?.points).toEqual([80, 140, 200, 260])
    for (const points of chance?.points ?? []) {
      const scenario = chance?.battle(points, { seed: '1' })
      expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
      expect(scenario).toMatchObject({ drawn: { war: true, ground: true, support: 'alike', points } })
    }
  })
})

describe('forces drawn by points', () => {
  const price = (type: string) => ruleset.muster.find(({ id }) => id === type)?.points ?? Number.NaN

  it('are drawn from six lists of six that are all in the muster', () => {
    expect(DRAFT.map(list => list.length)).toEqual([6, 6, 6, 6, 6, 6])
    for (const type of DRAFT.flat()) expect(UNITS[type]?.id).toBe(type)
  })

  it('come to the points of the scenario but for what buys no infantry [sci-fi-14.1]', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { state } = begun({ ...WAR, points: 140 }, seed)
      for (const side of ['A', 'B'] as const) {
        const spent = state.units
          .filter(each => each.side === side)
          .reduce((sum, { type }) => sum + price(type), 0)
        expect(spent).toBeLessThanOrEqual(140)
        expect(spent).toBeGreaterThan(140 - price('infantry'))
      }
    }
  })

  it('are those of the dice, and the rest is foot', () => {
    const dice = [1, 1, 1, 1, 1]
    // Side A: an X-Heavy Walker (21.5), then one that costs more than the 8.5 that are left. Side B: two MBT of 11, then the same.
    const { state } = begun({ ...WAR, points: 30 }, [...dice, 5, 6, 4, 1, 3, 1, 3, 2, 5, 6])
    const types = (side: string) => state.units.filter(each => each.side === side).map(({ type }) => type)
    expect(types('A')).toEqual(['x-heavy-walker', 'marines', 'infantry'])
    expect(types('B')).toEqual(['light-mbt', 'light-mbt', 'marines', 'infantry'])
    expect(state.units.every(({ at: place }) => place === null)).toBe(true)
    expect(state.step).toBe('deploy B')
  })

  it('are the same for the same seed and others for another', () => {
    const types = (seed: string) => begun({ ...WAR, points: 140 }, seed).state.units.map(({ type }) => type)
    expect(types('one')).toEqual(types('one'))
    expect(types('one')).not.toEqual(types('two'))
  })
})
