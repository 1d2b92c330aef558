import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import { groundOf } from '../../../rulesets/sci-fi/grounds'
import { DRAFT } from '../../../rulesets/sci-fi/drawn'
import type { SciFiScenario } from '../../../rulesets/sci-fi/scenario'
import { UNITS } from '../../../rulesets/sci-fi/units'
import type { TacticalState } from '../../../rulesets/families/tactical'
import type { Roll } from '../../../src/engine/chance'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import { seededChance } from '../../../src/engine/dice/seeded'
import type { LogEntry } from '../../../src/engine/log'
import { sentence } from '../../../src/engine/say'
import { telling } from '../../../src/engine/telling'
import { contains } from '../../../src/geometry/polygons'
import { type AnyAction, at, battle, tableOf, the, unit } from '../tactical/table'

const t = tableOf(ruleset)
const random = ruleset.scenarios.find(({ id }) => id === 'whatever-war') as SciFiScenario

interface Begun {
  readonly state: TacticalState
  readonly rolls: readonly Roll[]
  readonly log: readonly LogEntry[]
}

/** The random battle begun with these dice, or with those of a seed. */
function begun(
  drawn: NonNullable<SciFiScenario['drawn']>,
  dice: readonly number[] | string,
  houseRules: readonly string[] = [],
): Begun {
  const rolls: Roll[] = []
  const chance = typeof dice === 'string' ? seededChance(dice, 0, rolls) : recordedChance(dice, rolls)
  const told = telling(chance, rolls)
  const scenario: SciFiScenario = { ...random, drawn }
  const state = ruleset.begin(
    scenario,
    { houseRules: Object.fromEntries(houseRules.map(id => [id, true])) },
    told.io,
  )
  if (typeof dice !== 'string') assertUsedUp(chance as ReturnType<typeof recordedChance>)
  return { state, rolls, log: told.entries() }
}

const WAR = { war: true, support: false } as const
const SUPPORT = { war: false, support: true } as const

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

describe('what comes from above', () => {
  const own = (state: TacticalState, side: 'A' | 'B') => [
    state.batteries.filter(each => each.side === side).length,
    state.sorties.filter(each => each.side === side).length,
  ]
  const shares = (satellites: number): AnyAction => ({ type: 'share', satellites })
  const withUnits = (dice: readonly number[], houseRules: readonly string[] = []) =>
    begun({ ...SUPPORT, points: 20 }, [1, 1, 6, 6, 1, 1, 6, 6, ...dice], houseRules).state

  it('is one die for each side where the scenario does not say it [sci-fi-14.9] [sci-fi-R57]', () => {
    const { rolls } = begun(SUPPORT, [5, 2])
    expect(rolls.map(({ purpose, by }) => [purpose, by])).toEqual([
      ['Satellites and ground attacks', 'A'],
      ['Satellites and ground attacks', 'B'],
    ])
    const state = withUnits([5, 2])
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [3, 2],
      [1, 1],
    ])
    expect(state.sorties.every(({ aircraft }) => aircraft === 'medium')).toBe(true)
  })

  it('is one die for both where the scenario has it alike, and each shares it out for itself [sci-fi-14.9] [sci-fi-R57]', () => {
    const alike = { war: false, support: 'alike' } as const
    const { rolls, log } = begun(alike, [5])
    expect(rolls.map(({ purpose, by }) => [purpose, by])).toEqual([['Satellites and ground attacks', null]])
    expect(log.map(entry => sentence(ruleset.words, entry, id => id))).toContain(
      'Either side has 3 Satellites and 2 ground attacks.',
    )
    const { state } = begun({ ...alike, points: 20 }, [1, 1, 6, 6, 1, 1, 6, 6, 5])
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [3, 2],
      [3, 2],
    ])
    const after = t.play(state, shares(0)).state
    expect([own(after, 'A'), own(after, 'B')]).toEqual([
      [3, 2],
      [0, 5],
    ])
    const apart = begun(alike, [5, 1], ['two-dice-from-above']).state
    expect([own(apart, 'A'), own(apart, 'B')]).toEqual([
      [5, 1],
      [5, 1],
    ])
  })

  it('is one die for both in a battle of chance [sci-fi-R57]', () => {
    expect(random.drawn).toMatchObject({ support: 'alike' })
    const again = begun({ war: true, ground: true, support: 'alike', points: 80 }, 'again').state
    const drawn = ruleset.drawnUp?.(again) as SciFiScenario
    expect(drawn.drawn).toEqual({ war: false, support: 'alike' })
    expect(ruleset.scenarioSchema.parse(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn)
  })

  it('is shared out freely by its player before the game [sci-fi-R57]', () => {
    const state = withUnits([5, 4])
    expect(state.toAct).toEqual(['B'])
    const options = t.offer(state, 'B', 'share').options()
    expect(options.map(({ action, refusal }) => [action, refusal === undefined])).toEqual(
      [0, 1, 2, 3, 4].map(count => [shares(count), count !== 2]),
    )
    const { state: after, told } = t.play(state, shares(4))
    expect(told).toEqual(['Second side takes 4 Satellites and 0 ground attacks.'])
    expect([own(after, 'A'), own(after, 'B')]).toEqual([
      [3, 2],
      [4, 0],
    ])
    expect(own(t.play(after, shares(1)).state, 'B')).toEqual([1, 3])
    expect(t.refusalCodes(state, shares(5))).toEqual(['not-so-many'])
    expect(t.refusalCodes(state, shares(2))).toEqual(['shared-so'])
  })

  it('is not shared out during the game, nor where the scenario says what there is [sci-fi-R57]', () => {
    expect(t.refusalCodes({ ...withUnits([5, 4]), step: 'A moves' }, shares(1))).toEqual(['not-to-be-shared'])
    const given = battle('deploy B', [
      unit('b', 'B', 'infantry', null),
      unit('a', 'A', 'infantry', at(20, 30)),
    ])
    expect(t.refusalCodes(given, shares(0))).toEqual(['not-to-be-shared'])
    expect(ruleset.offers(given, 'B').some(({ kind }) => kind === 'share')).toBe(false)
  })

  it('is a die for each kind by house rule [sci-fi-R57]', () => {
    const state = withUnits([5, 1, 2, 6], ['two-dice-from-above'])
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [5, 1],
      [2, 6],
    ])
    expect(t.refusalCodes(state, shares(1))).toEqual(['not-to-be-shared'])
  })

  it('is left alone where the scenario says what there is [sci-fi-R57]', () => {
    const station = ruleset.scenarios.find(({ id }) => id === 'crater-station')
    if (!station) throw new Error('There is no Crater Station.')
    const state = ruleset.begin(station, { houseRules: {} }, telling(recordedChance([], []), []).io)
    expect([own(state, 'A'), own(state, 'B')]).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})

describe('headquarters', () => {
  const shaken = (houseRules: readonly string[], x = 20) =>
    battle(
      'rally',
      [
        unit('hq', 'A', 'infantry', at(20, 30), 0, { isHq: houseRules.length > 0 }),
        unit('a', 'A', 'infantry', at(x, 20), 0, { status: 'Suppressed', hq: 'hq' }),
        unit('b', 'B', 'infantry', at(40, 5)),
      ],
      { houseRules },
    )

  it('are not needed to rally: any shaken unit may try, wherever it is [sci-fi-10.2] [sci-fi-R19] [sci-fi-R43]', () => {
    for (const x of [20, 47]) {
      const { state, cited } = t.play(shaken([], x), { type: 'rally' }, [5])
      expect(the(state, 'a').status).toBe('Disorganized')
      expect(cited).toContain('sci-fi-10.2')
    }
  })

  it('rally within 12 inches and save themselves by house rule [sci-fi-R19]', () => {
    const on = ['headquarters']
    expect(t.refusalCodes(shaken(on), { type: 'rally' })).toEqual([])
    expect(t.refusalCodes(shaken(on, 40), { type: 'rally' })).toEqual(['no-unit-to-rally'])
    const shot = (houseRules: readonly string[]) =>
      battle(
        'B fires',
        [unit('hq', 'A', 'infantry', at(20, 30), 0, { isHq: true }), unit('b', 'B', 'infantry', at(20, 25))],
        { houseRules },
      )
    const fire: AnyAction = { type: 'fire', unit: 'b', target: 'hq', weapon: 'infantry' }
    // Over half range it needs 5. 3 + 2 against 0 + 4: Disorganized, and saved on a 4.
    expect(the(t.play(shot(on), fire, [5, 2, 4, 4]).state, 'hq').status).toBe('OK')
    expect(the(t.play(shot([]), fire, [5, 2, 4]).state, 'hq').status).toBe('Disorganized')
  })

  it('are the first unit of each side where that house rule is chosen [sci-fi-R19]', () => {
    const station = ruleset.scenarios.find(({ id }) => id === 'crater-station')
    if (!station) throw new Error('There is no Crater Station.')
    const hqs = (houseRules: Readonly<Record<string, boolean>>) =>
      ruleset
        .begin(station, { houseRules }, telling(recordedChance([], []), []).io)
        .units.filter(({ isHq }) => isHq)
        .map(({ id }) => id)
    expect(hqs({})).toEqual([])
    expect(hqs({ headquarters: true })).toEqual(['a1', 'b1'])
  })
})

describe('who wins where a scenario names nothing to be won', () => {
  const ended = (lost: readonly string[], sides: readonly (readonly [string, 'A' | 'B'])[]) => {
    const units = sides.map(([id, side], i) =>
      lost.includes(id)
        ? unit(id, side, 'infantry', null, 0, { status: 'Destroyed' })
        : unit(id, side, 'infantry', at(4 + i * 3, side === 'A' ? 33 : 3)),
    )
    const state = { ...battle('rally', units, { turn: 12 }), toAct: ['B' as const] }
    return t.force(state, { type: 'end' })
  }
  const THREE = [
    ['a1', 'A'],
    ['a2', 'A'],
    ['b1', 'B'],
    ['b2', 'B'],
    ['b3', 'B'],
  ] as const

  it('is who has lost the smaller share of his units when the last turn is over [sci-fi-R46]', () => {
    const one = ended(['a1', 'b1'], THREE)
    expect(one.state.result).toMatchObject({ winner: 'B', why: { code: 'won-on-losses' } })
    expect(one.told.at(-1)).toBe('Germans win: 33 percent of their units are lost, of Allies 50 percent.')
    expect(ended(['b1'], THREE).state.result?.winner).toBe('A')
  })

  it('is nobody with equal shares [sci-fi-R46]', () => {
    expect(ended([], THREE).state.result).toMatchObject({ winner: null })
    const even = [...THREE, ['a3', 'A'], ['a4', 'A'], ['b4', 'B']] as const
    expect(ended(['a1', 'b1'], even).state.result).toMatchObject({
      winner: null,
      why: { code: 'draw-on-losses' },
    })
  })

  it('is the other at once where a side has no units left, or concedes [sci-fi-R46]', () => {
    const gone = ended(['a1', 'a2'], THREE)
    expect(gone.state.result).toMatchObject({ winner: 'B', why: { code: 'won-by-destruction' } })
    const state = battle('A moves', [
      unit('a', 'A', 'infantry', at(9, 9)),
      unit('b', 'B', 'infantry', at(30, 30)),
    ])
    expect(t.play(state, { type: 'concede', side: 'A' }).state.result?.winner).toBe('B')
  })
})

describe('what both players see', () => {
  it('is every unit, hidden or not: concealment only forbids direct fire [sci-fi-R60]', () => {
    const state = battle(
      'B fires',
      [unit('a', 'A', 'infantry', at(20, 30)), unit('b', 'B', 'infantry', at(20, 23))],
      {
        ground: [
          { id: 'wood', kind: 'wood', shape: { area: [at(18, 28), at(22, 28), at(22, 32), at(18, 32)] } },
        ],
      },
    )
    const fire: AnyAction = { type: 'fire', unit: 'b', target: 'a', weapon: 'infantry' }
    expect(t.refusalCodes(state, fire)).toEqual(['hidden'])
    for (const viewer of ['A', 'B', 'public'] as const) {
      expect(ruleset.view(state, viewer).units).toEqual(state.units)
    }
  })
})
