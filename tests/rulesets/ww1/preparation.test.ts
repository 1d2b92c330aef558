import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww1'
import { removedBy } from '../../../rulesets/ww1/bombardment'
import type { Ww1State } from '../../../rulesets/ww1/state'
import { bearing, distance } from '../../../src/geometry/point'
import {
  END,
  beginning,
  begun,
  codes,
  field,
  inSquare,
  lostIn,
  play,
  refused,
  scenarioOf,
  units,
  works,
} from './table'

const none = { wire: 0, trench: 0, bunker: 0 }

describe('the sentence that says what to do while digging in', () => {
  const state = begun(scenarioOf('learn'), [])
  const told = (offer: string | null) => ruleset.prompt(state, 'A', { unit: null, offer, target: null })

  it('asks for a square where a Field Defence is chosen, and only there', () => {
    const inAll = { code: 'prompt-dig', facts: { count: 6 } }
    expect(told(null)).toEqual(inAll)
    const asked = ruleset.offers(state, 'A').map(({ id, ends }) => [ends === true, told(id)])
    expect(asked).toEqual([
      [false, { code: 'prompt-dig-square' }],
      [false, { code: 'prompt-dig-square' }],
      [true, inAll],
    ])
  })
})

describe('the table', () => {
  it('has units of a battalion or a company each [ww1-1.1, ww1-9b.1]', () => {
    expect(ruleset.muster.map(each => each.name)).toEqual([
      'Infantry battalion',
      'Stormtrooper battalion',
      'Machine gun company',
      'Tank company',
    ])
  })

  it('has squares three bases wide, six by eight of them, the short sides the edges [ww1-1.2, ww1-1.3, ww1-R1]', () => {
    for (const id of ['western-front-1916', 'western-front-1918']) {
      const { board } = scenarioOf(id)
      // The Attacker sits on the left: the eight rows lie side by side, the six files one above the other.
      expect([board.rows, board.columns]).toEqual([6, 8])
    }
    const state = field({ units: units('A', 'C4', 'infantry') })
    const [token] = ruleset.scene(state, { unit: null, offer: null, target: null }).tokens
    expect(state.scenario.board.size / (token?.width ?? 0)).toBeCloseTo(3, 0)
    expect(refused(state, { type: 'move', unit: 'a-C4-1', square: 'C9' })).toBe('ww1-R9 off-table')
  })

  it('draws wire, trenches, bunkers and craters in their squares [ww1-1.4, ww1-10.1]', () => {
    const state = field({
      defences: [...works('B', 'C5', 'wire', 'trench'), ...works('B', 'C6', 'bunker')],
      difficult: ['D5'],
    })
    const { features } = ruleset.scene(state, { unit: null, offer: null, target: null }).ground
    const ours = features.slice(state.scenario.ground.features.length).map(each => each.kind)
    expect(ours.toSorted()).toEqual(['bunker', 'craters', 'trench', 'wire'])
    // A crater field lies all round the middle of its square, inside it.
    const hole = features.findLast(each => each.kind === 'craters')?.shape
    if (!hole || !('area' in hole)) throw new Error('There is no crater field.')
    const { origin, size } = state.scenario.board
    const middle = { x: origin.x + 4.5 * size, y: origin.y + 3.5 * size }
    const ways = hole.area.map(place => bearing(middle, place)).toSorted((a, b) => a - b)
    for (const [at, way] of ways.entries()) {
      expect((ways[at + 1] ?? ways[0]! + 360) - way).toBeLessThan(30)
    }
    for (const place of hole.area) {
      expect(distance(middle, place) / size).toBeGreaterThan(0.3)
      expect(distance(middle, place) / size).toBeLessThan(0.5)
    }
    // What the scenario draws as difficult is not cratered over.
    const scenario = { ...state.scenario, difficult: ['D5'] as const }
    const drawn = ruleset.scene({ ...state, scenario }, { unit: null, offer: null, target: null }).ground
    expect(drawn.features.filter(each => each.id.startsWith('crater-'))).toEqual([])
  })
})

describe('forces', () => {
  it('throws the numbers openly before anything else: Tanks, MGs, then the other side [ww1-8b.1, ww1-8b.2, ww1-8b.3, ww1-R3]', () => {
    const state = begun(scenarioOf('western-front-1916'), [5, 2, 4], ['numbers-thrown'])
    const count = (side: string, type: string) =>
      state.units.filter(unit => unit.side === side && unit.type === type).length
    expect([count('A', 'infantry'), count('A', 'tank'), count('A', 'mg')]).toEqual([24, 5, 2])
    expect([count('B', 'infantry'), count('B', 'tank'), count('B', 'mg')]).toEqual([12, 0, 4])
    expect(state.guns).toEqual({ A: 48, B: 24 })
    expect(state.gas).toEqual({ A: 0, B: 0 })
    expect(state.store.A).toEqual({ trench: 18, wire: 12, bunker: 3 })
    expect(state.store.B).toEqual({ trench: 18, wire: 12, bunker: 3 })
    expect(state.units.every(unit => unit.quality === 'Average')).toBe(true)
    expect(state.step).toBe('dig')
  })

  it('takes the numbers that are agreed on for an even battle instead of dice, and says so [ww1-R3]', () => {
    const front = scenarioOf('western-front-1916')
    const { state, told } = beginning(front, [4])
    const named = (side: string, type: string) =>
      state.units.filter(unit => unit.side === side && unit.type === type).map(unit => unit.name)
    expect(named('A', 'tank')).toEqual(['Tank company 1', 'Tank company 2'])
    expect(named('A', 'mg').length).toBe(4)
    expect(named('B', 'mg')).toEqual(['MG company 1', 'MG company 2'])
    expect(told.slice(0, 3)).toEqual([
      'The British bring 2 Tanks, as agreed.',
      'The British bring 4 MGs.',
      'The Germans bring 2 MGs, as agreed.',
    ])
  })

  it('brings Stormtroopers and gas in 1918 [ww1-9a.1, ww1-9a.2, ww1-9a.3, ww1-R28]', () => {
    const state = begun(scenarioOf('western-front-1918'), [3, 6])
    const quality = (type: string) =>
      new Set(state.units.filter(unit => unit.type === type).map(unit => unit.quality))
    expect(state.units.filter(unit => unit.side === 'A').length).toBe(18 + 6 + 3)
    expect(state.units.filter(unit => unit.side === 'B').length).toBe(12 + 6)
    expect([...quality('stormtroopers')]).toEqual(['Elite'])
    expect([...quality('infantry')]).toEqual(['Average'])
    expect([...quality('mg')]).toEqual(['Average'])
    expect([state.guns, state.gas]).toEqual([
      { A: 36, B: 12 },
      { A: 6, B: 0 },
    ])
    expect(state.scenario.sides.B.name).toBe('British')
  })

  it('exchanges one or two Stormtroopers for Average Tanks before digging in [ww1-9a.4, ww1-R27]', () => {
    const state = begun(scenarioOf('western-front-1918'), [1, 1])
    expect(state.step).toBe('exchange')
    expect(refused(state, { type: 'exchange', count: 3 })).toBe('ww1-9a.4 too-many-tanks')
    const two = play(state, { type: 'exchange', count: 2 }).state
    const tanks = two.units.filter(unit => unit.type === 'tank')
    expect(tanks.map(unit => [unit.side, unit.quality])).toEqual([
      ['A', 'Average'],
      ['A', 'Average'],
    ])
    expect(tanks.map(unit => unit.name)).toEqual(['Tank company 1', 'Tank company 2'])
    expect(new Set(two.units.map(unit => unit.id)).size).toBe(two.units.length)
    expect(two.units.filter(unit => unit.type === 'stormtroopers').length).toBe(4)
    expect(two.step).toBe('dig')
    expect(play(state, END).state.units.filter(unit => unit.type === 'tank')).toEqual([])
  })
})

describe('field defences', () => {
  const digging = (more: Partial<Ww1State> = {}): Ww1State =>
    field(
      {
        turn: 0,
        step: 'dig',
        store: { A: { wire: 1, trench: 1, bunker: 0 }, B: { wire: 3, trench: 2, bunker: 2 } },
      },
      more,
    )

  it('are placed one at a time in turn, the Attacker first, in the own half [ww1-2.1, ww1-R2]', () => {
    const start = digging()
    expect(refused(start, { type: 'dig', kind: 'trench', square: 'A5' })).toBe('ww1-2.1 not-own-half')
    expect(refused(start, { type: 'dig', kind: 'bunker', square: 'A4' })).toBe('ww1-2.1 none-left')
    const one = play(start, { type: 'dig', kind: 'trench', square: 'A4' }).state
    expect(one.toAct).toEqual(['B'])
    const two = play(one, { type: 'dig', kind: 'trench', square: 'A5' }).state
    expect(two.toAct).toEqual(['A'])
    const three = play(two, { type: 'dig', kind: 'wire', square: 'A4' }).state
    // The Attacker has none left and is passed over.
    const four = play(three, { type: 'dig', kind: 'wire', square: 'A5' }).state
    expect(four.toAct).toEqual(['B'])
    expect(four.defences.map(each => `${each.side} ${each.kind} ${each.square}`)).toEqual([
      'A trench A4',
      'B trench A5',
      'A wire A4',
      'B wire A5',
    ])
  })

  it('are two in a square at most, one of them a Bunker [ww1-2.2]', () => {
    const full = digging({
      toAct: ['B'],
      defences: [...works('B', 'C5', 'wire', 'wire'), ...works('B', 'D5', 'bunker')],
    })
    expect(refused(full, { type: 'dig', kind: 'wire', square: 'C5' })).toBe('ww1-2.2 two-defences')
    expect(refused(full, { type: 'dig', kind: 'bunker', square: 'D5' })).toBe('ww1-2.2 one-bunker')
    expect(refused(full, { type: 'dig', kind: 'trench', square: 'D5' })).toBeNull()
  })

  it('are lost where no square is left for them [ww1-R2]', () => {
    const everywhere = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap(file =>
      [5, 6, 7, 8].flatMap(row => works('B', `${file}${row}`, 'wire', 'trench')),
    )
    const almost = everywhere.slice(0, -1)
    const state = digging({
      toAct: ['B'],
      defences: almost,
      store: { A: none, B: { wire: 2, trench: 0, bunker: 0 } },
      units: [...units('A', 'A1', 'infantry'), ...units('B', 'A8', 'infantry')],
    })
    const { state: after, log } = play(state, { type: 'dig', kind: 'wire', square: 'F8' })
    expect(codes(log)).toContain('defences-lost')
    expect(after.store.B).toEqual(none)
    expect(after.step).not.toBe('dig')
  })

  it('go by the plan for a side that wishes it, within the same limits [ww1-2.1, ww1-2.2]', () => {
    let state = begun(scenarioOf('western-front-1916'), [1])
    state = play(state, END).state
    expect([state.step, state.toAct]).toEqual(['dig', ['B']])
    state = play(state, END).state
    expect(state.step).toBe('bombard')
    expect(state.defences.length).toBe(66)
    for (const { square } of state.defences) {
      const there = state.defences.filter(each => each.square === square)
      expect(there.length).toBeLessThanOrEqual(2)
      expect(there.filter(each => each.kind === 'bunker').length).toBeLessThanOrEqual(1)
    }
    // Bunkers and most trenches of the Attacker are close behind his front row: farther back they would shelter Germans.
    const close = state.defences.filter(each => each.side === 'A' && each.square.endsWith('3'))
    expect(close.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'bunker'),
      ...Array.from({ length: 9 }, () => 'trench'),
    ])
    expect(state.defences.filter(each => each.side === 'A' && each.square.endsWith('4'))).toEqual([])
  })

  it('are never placed once the battle has begun [ww1-R29]', () => {
    const state = field({ store: { A: { wire: 1, trench: 1, bunker: 1 }, B: none } })
    expect(refused(state, { type: 'dig', kind: 'trench', square: 'A4' })).toBe('ww1-2.1 not-now')
  })

  it('leave squares marked by the scenario difficult: none in 1916, four that are agreed on in 1918 [ww1-2.3, ww1-R4]', () => {
    expect(scenarioOf('western-front-1916').difficult).toEqual([])
    expect(begun(scenarioOf('western-front-1918'), [1, 1]).difficult).toEqual(['B5', 'C5', 'D5', 'E5'])
    expect(begun(scenarioOf('learn'), []).difficult).toEqual(['D5'])
  })
})

describe('preliminary bombardment', () => {
  const guns = (A: number, more: Partial<Ww1State> = {}): Ww1State =>
    field(
      {
        turn: 0,
        step: 'bombard',
        guns: { A, B: 0 },
        lastRounds: { A: false, B: true },
        units: [...units('A', 'A1', 'infantry'), ...units('B', 'A8', ['infantry', 'Average', { at: null }])],
      },
      more,
    )

  it('takes three guns for each point, by the Attacker alone, on the other half [ww1-2.4, ww1-2.5, ww1-R5]', () => {
    const state = guns(7)
    expect(refused(state, { type: 'aim', square: 'C4' })).toBe('ww1-R5 not-their-half')
    const two = play(play(state, { type: 'aim', square: 'C5' }).state, { type: 'aim', square: 'C5' }).state
    expect(refused(two, { type: 'aim', square: 'C5' })).toBe('ww1-2.5 no-shelling')
    // All is declared before the first die: two dice on C5, a 1 and a 4.
    const after = play(two, END, 1, 4).state
    expect(after.guns.A).toBe(1)
    expect(after.difficult).toEqual(['C5'])
    expect(after.step).not.toBe('bombard')
  })

  it('damages by 1 to 3 on 1 to 3, and by nothing on 4 to 6 [ww1-2.6]', () => {
    const state = guns(9, { defences: works('B', 'C5', 'trench', 'bunker') })
    const aimed = [1, 2, 3].reduce(now => play(now, { type: 'aim', square: 'C5' }).state, state)
    // 3 + 2 + nothing: five points take both.
    expect(play(aimed, END, 3, 2, 6, 4).state.defences).toEqual([])
    expect(play(aimed, END, 4, 5, 6, 4).state.defences.length).toBe(2)
  })

  it('removes wire for 1, a trench for 2, a bunker for 3 [ww1-2.7]', () => {
    const there = works('B', 'C5', 'wire', 'trench')
    const kinds = (damage: number) => removedBy(there, damage).map(each => each.kind)
    expect([1, 2, 3].map(kinds)).toEqual([['wire'], ['trench'], ['wire', 'trench']])
    expect(removedBy(works('B', 'C5', 'bunker'), 2)).toEqual([])
    expect(removedBy(works('B', 'C5', 'bunker'), 3).length).toBe(1)
  })

  it('uses as many points as it can, and craters the square with the rest [ww1-2.8, ww1-R6]', () => {
    const bunker = play(guns(3, { defences: works('B', 'C5', 'bunker') }), {
      type: 'aim',
      square: 'C5',
    }).state
    // Two points leave a bunker standing and crater the square; the guns are spent, and the die for last rounds shows 4.
    const two = play(bunker, END, 2, 4).state
    expect([two.defences.length, two.difficult]).toEqual([1, ['C5']])
    const both = play(guns(3, { defences: works('B', 'C5', 'trench', 'wire') }), {
      type: 'aim',
      square: 'C5',
    }).state
    const three = play(both, END, 3, 4).state
    expect([three.defences, three.difficult]).toEqual([[], []])
  })

  it('leaves no crater where it removes nothing, as a house rule [ww1-R6]', () => {
    const state = guns(3, { defences: works('B', 'C5', 'bunker'), houseRules: { 'no-idle-craters': true } })
    expect(play(play(state, { type: 'aim', square: 'C5' }).state, END, 2, 4).state.difficult).toEqual([])
  })

  it('falls step by step as a house rule [ww1-R5]', () => {
    const state = guns(6, { defences: works('B', 'C5', 'trench'), houseRules: { 'ranging-fire': true } })
    const one = play(state, { type: 'aim', square: 'C5' }, 2).state
    expect([one.defences, one.guns.A, one.step]).toEqual([[], 3, 'bombard'])
  })
})

describe('deployment', () => {
  const off = (side: 'A' | 'B', square: string, kind: 'infantry' | 'tank' | 'mg') =>
    units(side, square, [kind, 'Average', { at: null }])

  it('is the Defender first, then the Attacker, each in his half [ww1-2.9]', () => {
    const state = field({
      turn: 0,
      step: 'deploy B',
      toAct: ['B'],
      units: [...off('B', 'A5', 'infantry'), ...off('A', 'A4', 'infantry')],
    })
    expect(refused(state, { type: 'deploy', unit: 'a-A4-1', square: 'A4' })).toBe('ww1-2.9 cannot-deploy')
    expect(refused(state, { type: 'deploy', unit: 'b-A5-1', square: 'A4' })).toBe('ww1-2.9 not-own-half')
    // The half of eight rows by six files is shown, and the hand is told the square under it.
    const offer = ruleset.offers(state, 'B').find(each => each.id === 'deploy:b-A5-1')
    expect(offer?.region?.()?.outlines).toHaveLength(24)
    expect(offer?.options().filter(option => !option.refusal)).toHaveLength(24)
    const { origin, size } = state.scenario.board
    const middle = { x: origin.x + 5.5 * size, y: origin.y + 2.5 * size }
    expect(offer?.trace?.([{ x: 0, y: 0 }, middle])).toMatchObject({
      action: { type: 'deploy', unit: 'b-A5-1', square: 'C6' },
      refusal: null,
    })
    const placed = play(state, { type: 'deploy', unit: 'b-A5-1', square: 'C6' }).state
    expect(inSquare(placed, 'C6')).toEqual(['b-A5-1'])
    const next = play(placed, END).state
    expect([next.step, next.toAct]).toEqual(['deploy A', ['A']])
    const moving = play(play(next, { type: 'deploy', unit: 'a-A4-1', square: 'B1' }).state, END).state
    expect([moving.step, moving.turn]).toEqual(['A moves', 1])
  })

  it('puts at most four units and defences of both sides into a square [ww1-2.10, ww1-R8]', () => {
    const state = field({
      turn: 0,
      step: 'deploy B',
      toAct: ['B'],
      defences: works('B', 'C5', 'wire', 'trench'),
      units: [...units('B', 'C5', 'mg', 'infantry'), ...off('B', 'A5', 'tank')],
      difficult: ['D5'],
    })
    expect(refused(state, { type: 'deploy', unit: 'b-A5-1', square: 'C5' })).toBe('ww1-2.10 no-room')
    expect(refused(state, { type: 'deploy', unit: 'b-A5-1', square: 'D5' })).toBe('ww1-4b.5 no-tanks')
    expect(refused(state, { type: 'deploy', unit: 'b-A5-1', square: 'E5' })).toBeNull()
  })

  it('loses units that have no place left [ww1-R8]', () => {
    const state = field({
      turn: 0,
      step: 'deploy B',
      toAct: ['B'],
      units: [...off('B', 'A5', 'tank'), ...off('B', 'B5', 'infantry'), ...units('A', 'A1', 'infantry')],
      difficult: ['A', 'B', 'C', 'D', 'E', 'F'].flatMap(file => [5, 6, 7, 8].map(row => `${file}${row}`)),
    })
    expect(lostIn(play(state, END).state)).toEqual(['b-A5-1'])
  })
})
