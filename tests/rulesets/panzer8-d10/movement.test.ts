import { describe, expect, it } from 'vitest'
import { SHEETS_OF_2011 } from '../../../rulesets/panzer8-d10/sheets'
import type { D10Action } from '../../../rulesets/panzer8-d10/state'
import type { MoveClass } from '../../../rulesets/families/panzer8'
import { EAST, NORTH, SOUTH, area, at, strip, the } from '../kit'
import {
  BAZOOKA,
  CAVALRY,
  FLAK,
  GRENADIERS,
  GREYHOUND,
  HALFTRACK,
  MG42,
  MORTAR,
  PAK,
  PANZER,
  RIFLES,
  SHERMAN,
  TRUCK,
  fire,
  lie,
  load,
  move,
  play,
  refusalCodes,
  unit,
} from './table'

type Given = Parameters<typeof lie>[0]

/** One element that moves north from (30, 30), an enemy far away. */
const alone = (type: string, more: Partial<Given> = {}, a = {}) =>
  lie({ units: [unit('a1', type, 30, 30, a), unit('b1', GRENADIERS, 2, 2)], ...more })

/** The farthest whole half inch north that is allowed. */
function reach(
  type: string,
  features: NonNullable<Given['features']> = [],
  more: Partial<Given> = {},
  a = {},
): number {
  const state = alone(type, { features, ...more }, a)
  let far = 0
  for (let inches = 0.5; inches <= 14; inches += 0.5)
    if (refusalCodes(state, move('a1', 30, 30 - inches)).length === 0) far = inches
  return far
}
const over = (kind: Parameters<typeof area>[0]) => [area(kind, at(20, 10), 20, 25)]
const ROAD = [strip('road', [at(30, 44), at(30, 0)], 1.2)]

describe('movement', () => {
  it('has the table of the sheet [panzer8-d10-8.2.1, panzer8-d10-8.2.2, panzer8-d10-8.2.3]', () => {
    // Road, flat, open, rough, difficult.
    const table: readonly (readonly [MoveClass, readonly number[]])[] = [
      ['Cmd', [8, 8, 8, 8, 8]],
      ['Mech', [8, 8, 8, 4, 4]],
      ['Inf', [4, 4, 4, 4, 4]],
      ['Fast', [10, 10, 10, 4, 4]],
      ['Slow', [4, 4, 4, 4, 4]],
      ['WhX', [10, 8, 8, 4, 4]],
      ['Wh', [10, 8, 4, 2, 0]],
      ['HD', [4, 4, 4, 2, 0]],
      ['CSW', [1, 1, 1, 1, 1]],
    ]
    for (const [move, expected] of table) {
      const { road, flat, open, rough, difficult } = SHEETS_OF_2011.rates[move]
      expect([road, flat, open, rough, difficult]).toEqual(expected)
    }
  })

  it('goes as far as its class and the ground allow [panzer8-d10-8.2.1, panzer8-d10-R57]', () => {
    expect(reach(SHERMAN)).toBe(8)
    expect(reach(SHERMAN, over('rough'))).toBe(4)
    expect(reach(GREYHOUND, ROAD)).toBe(10)
    expect(reach(RIFLES, over('wood'))).toBe(4)
    expect(reach(MG42)).toBe(1)
    const jungle = { more: { kinds: { wood: 'jungle' as const } } }
    expect(reach(RIFLES, over('wood'), jungle)).toBe(2)
    const track = [...over('wood'), strip('road', [at(30, 44), at(30, 0)], 1.2, 'path')]
    expect(reach(SHERMAN, track, { more: { kinds: { path: 'track' } } })).toBe(4)
    expect(refusalCodes(alone(PAK), move('a1', 30, 29))).toEqual(['only-turns'])
    expect(
      refusalCodes(alone(SHERMAN, { features: [area('water', at(20, 10), 20, 18)] }), move('a1', 30, 26)),
    ).toEqual(['closed-ground'])
    const house = { features: [area('building', at(28, 24), 4, 4)] }
    expect(refusalCodes(alone(SHERMAN, house), move('a1', 30, 27))).toContain('closed-ground')
    expect(refusalCodes(alone(CAVALRY, house), move('a1', 30, 27))).toContain('closed-ground')
  })

  it('distinguishes flat ground from open ground for wheels [panzer8-d10-8.2.2]', () => {
    const loaded = (features: NonNullable<Given['features']>, more: Partial<Given> = {}) => {
      const state = lie({
        units: [unit('a1', TRUCK, 30, 30), load('a2', RIFLES, 'a1'), unit('b1', GRENADIERS, 2, 2)],
        features,
        ...more,
      })
      return [4, 4.5, 8, 8.5].map(inches => refusalCodes(state, move('a1', 30, 30 - inches)).length === 0)
    }
    expect(loaded([])).toEqual([true, false, false, false])
    expect(loaded(over('field'), { more: { kinds: { field: 'flat ground' } } })).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('takes half of the move for a linear obstacle, and crosses no second one; built-up ground halves the rate [panzer8-d10-8.2.4, panzer8-d10-R56]', () => {
    const hedge = (y: number, id = 'hedge') => strip('hedge', [at(20, y), at(40, y)], 0.3, id)
    expect(reach(SHERMAN, [hedge(28)])).toBe(4)
    expect(reach(RIFLES, [hedge(29)])).toBe(2)
    expect(
      refusalCodes(alone(SHERMAN, { features: [hedge(29), hedge(27, 'other')] }), move('a1', 30, 26.5)),
    ).toContain('second-obstacle')
    const town = { more: { kinds: { field: 'built-up area' as const } } }
    expect(reach(SHERMAN, over('field'), town)).toBe(4)
    expect(reach(MG42, over('field'), town)).toBe(0.5)
    expect(reach(SHERMAN, [...over('field'), hedge(28)], town)).toBe(2)
  })

  it('is ruled by the slowest ground of the whole way, or of each half [panzer8-d10-R55]', () => {
    // Rough ground from 26 to 20: 4 in the open and no farther, or 4 and then 2.
    expect(reach(SHERMAN, [area('rough', at(20, 20), 20, 6)])).toBe(6)
    expect(reach(SHERMAN, [area('rough', at(20, 20), 20, 8)])).toBe(4)
  })

  it('halves what leads a vehicle behind its front, and nobody else [panzer8-d10-R58]', () => {
    expect(reach(SHERMAN, [], {}, { facing: SOUTH })).toBe(4)
    expect(reach(SHERMAN, [], {}, { facing: EAST })).toBe(8)
    expect(reach(RIFLES, [], {}, { facing: SOUTH })).toBe(4)
  })

  it('passes through friends, but not on a road, and not through enemies; nobody ends on another [panzer8-d10-R62, panzer8-d10-R6]', () => {
    const friend = (features: NonNullable<Given['features']> = []) =>
      lie({
        units: [unit('a1', SHERMAN, 30, 30), unit('a2', RIFLES, 30, 27), unit('b1', GRENADIERS, 2, 2)],
        features,
      })
    expect(refusalCodes(friend(), move('a1', 30, 23))).toEqual([])
    expect(refusalCodes(friend(), move('a1', 30, 27.5))).toEqual(['no-room'])
    expect(refusalCodes(friend(ROAD), move('a1', 30, 23))).toContain('friend-on-road')
    const enemy = lie({ units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 27.5)] })
    const met = play(enemy, move('a1', 30, 26)).state
    expect(the(met, 'a1').charged).toEqual(['b1'])
    // Base to base: 1.2 inches from middle to middle, and no more than 0.1 between them.
    expect((the(met, 'a1').at?.y ?? 0) - 27.5 - 1.2).toBeLessThanOrEqual(0.1)
  })

  it('leaves contact as it likes [panzer8-d10-R54]', () => {
    const state = lie({ units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.75)] })
    expect(refusalCodes(state, move('a1', 30, 33))).toEqual([])
  })

  it('loses what is dug in when it moves, and keeps it when it turns [panzer8-d10-R65]', () => {
    const dug = alone(RIFLES, {}, { dugIn: true })
    expect(the(play(dug, move('a1', 30, 28)).state, 'a1').dugIn).toBe(false)
    expect(the(play(dug, { type: 'move', unit: 'a1', path: [], facing: 90 }).state, 'a1').dugIn).toBe(true)
  })
})

describe('falling back', () => {
  const falling = (type: string, more: Partial<Given> = {}, b = {}) =>
    lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', type, 30, 20, b)],
      ...more,
      state: {
        pending: [{ kind: 'fall back', unit: 'b1', from: at(30, 30), left: 2 }],
        toAct: ['B'],
        ...more.state,
      },
    })
  const back = (turn: boolean, way: 'away' | 'home' = 'away'): D10Action => ({
    type: 'fall-back',
    unit: 'b1',
    way,
    turn,
    length: 20,
    facing: 180,
  })

  it('is two straight moves, away or home, each as far as the slowest ground met [panzer8-d10-R43]', () => {
    const one = play(falling(GRENADIERS), back(false)).state
    expect(the(one, 'b1').at).toEqual(at(30, 16))
    expect(one.pending[0]).toMatchObject({ kind: 'fall back', left: 1 })
    expect(the(play(one, back(false)).state, 'b1').at).toEqual(at(30, 12))
  })

  it('halves a vehicle that reverses both times, and one that turns once [panzer8-d10-R43]', () => {
    // It looks at the enemy: turning about is a move behind its front too.
    const reversed = play(play(falling(PANZER), back(false)).state, back(false)).state
    expect(the(reversed, 'b1').at?.y).toBeCloseTo(12)
    expect(the(reversed, 'b1').facing).toBe(180)
    const turned = play(play(falling(PANZER), back(true)).state, back(true)).state
    expect(the(turned, 'b1').at?.y).toBeCloseTo(8)
    expect(the(turned, 'b1').facing).toBeCloseTo(0)
    const near = play(falling(PANZER, { features: [area('rough', at(20, 10), 20, 8)] }), back(false)).state
    expect(the(near, 'b1').at?.y).toBeCloseTo(18)
  })

  it('stops 0.2 inches short of the edge, and by house rule flees over its own [panzer8-d10-R43]', () => {
    const edge = (rules: readonly string[]) =>
      lie({
        units: [unit('a1', SHERMAN, 30, 12), unit('b1', GRENADIERS, 30, 2.5), unit('b2', GRENADIERS, 50, 5)],
        state: { pending: [{ kind: 'fall back', unit: 'b1', from: at(30, 12), left: 2 }], toAct: ['B'] },
        rules,
      })
    const stopped = play(edge([]), back(false)).state
    expect(the(stopped, 'b1').at?.y).toBeGreaterThanOrEqual(0.8)
    expect(the(play(edge(['flee-the-table']), back(false, 'home')).state, 'b1').fate).toBe('routed')
  })

  it('is all that an empty transport does by itself [panzer8-d10-R61]', () => {
    const truck = (rules: readonly string[]) =>
      lie({ units: [unit('a1', TRUCK, 30, 30), unit('b1', GRENADIERS, 30, 4)], rules })
    expect(refusalCodes(truck([]), move('a1', 33, 31))).toEqual(['empty-only-falls-back'])
    expect(refusalCodes(truck([]), { type: 'move', unit: 'a1', path: [], facing: EAST })).toEqual([
      'empty-only-falls-back',
    ])
    expect(
      refusalCodes(truck([]), {
        type: 'fall-back',
        unit: 'a1',
        way: 'home',
        turn: false,
        length: 2,
        facing: 0,
      }),
    ).toEqual([])
    expect(refusalCodes(truck(['empty-transports']), move('a1', 33, 30, NORTH))).toEqual([])
    expect(refusalCodes(truck(['empty-transports']), move('a1', 30, 28))).toEqual(['nearer-to-an-enemy'])
  })
})

describe('crews and passengers', () => {
  it('limbers, embarks and sets up as its whole action, at a tractor that does not move in that turn [panzer8-d10-R59]', () => {
    const state = lie({
      units: [unit('a1', PAK, 30, 30), unit('a2', TRUCK, 31.15, 30), unit('b1', GRENADIERS, 2, 2)],
    })
    const on = play(state, { type: 'get-on', unit: 'a1', carrier: 'a2' }).state
    expect(the(on, 'a1')).toMatchObject({ carriedBy: 'a2', busy: true })
    expect(refusalCodes(on, move('a2', 33, 30, EAST))).toContain('handled-a-gun')
    expect(refusalCodes(on, fire('a1', 'b1'))).toContain('limbered-or-embarked')
    const moved = lie({
      units: [
        unit('a1', PAK, 30, 30),
        unit('a2', TRUCK, 31.15, 30, { moved: true }),
        unit('b1', GRENADIERS, 2, 2),
      ],
    })
    expect(refusalCodes(moved, { type: 'get-on', unit: 'a1', carrier: 'a2' })).toEqual(['carrier-has-moved'])
    const down = play(alone(MG42), { type: 'break-down', unit: 'a1', down: true }).state
    expect(the(down, 'a1').brokenDown).toBe(true)
    expect(refusalCodes(down, move('a1', 30, 28))).toContain('has-acted')
    expect(reach(MORTAR, [], {}, { brokenDown: true })).toBe(4)
    expect(
      refusalCodes(alone('1944-german-12cm-mortar-section'), { type: 'break-down', unit: 'a1', down: true }),
    ).toContain('not-portable')
    const light = '1944-british-2in-mortar-section'
    expect(reach(light)).toBe(4)
    const comes = (type: string, more: object = {}) =>
      refusalCodes(
        lie({ units: [{ ...unit('a1', type, 30, 44), enters: 1 }, unit('b1', GRENADIERS, 2, 2)], ...more }),
        { type: 'enter', unit: 'a1' },
      )
    expect([comes(MG42), comes(light)]).toEqual([['enters-limbered'], []])
  })

  it('mounts as a move, after an attack too, and does not get on and off in one turn [panzer8-d10-R60]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('a2', HALFTRACK, 31.15, 30), unit('b1', GRENADIERS, 30, 23)],
    })
    const fired = play(state, fire('a1', 'b1'), [1, 10]).state
    const quiet = fired.pending.length > 0 ? play(fired, { type: 'hold' }).state : fired
    const on: D10Action = { type: 'get-on', unit: 'a1', carrier: 'a2' }
    const aboard = play(quiet, on).state
    expect(the(aboard, 'a1').carriedBy).toBe('a2')
    expect(refusalCodes(aboard, { type: 'get-off', unit: 'a1', at: at(29, 30), facing: 0 })).toContain(
      'has-boarded',
    )
    expect(refusalCodes(aboard, move('a2', 31.15, 26))).toEqual([])
    const apart = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('a2', HALFTRACK, 33, 30), unit('b1', GRENADIERS, 2, 2)],
    })
    expect(refusalCodes(apart, on)).toEqual(['not-adjacent'])
    const full = lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('a2', HALFTRACK, 31.15, 30),
        load('a3', RIFLES, 'a2'),
        load('a4', RIFLES, 'a2'),
        unit('b1', GRENADIERS, 2, 2),
      ],
    })
    expect(refusalCodes(full, on)).toEqual(['no-room-aboard'])
  })

  it('gets off beside its vehicle and may still attack, as one that moved [panzer8-d10-R60]', () => {
    const state = lie({
      units: [unit('a2', HALFTRACK, 30, 30), load('a1', BAZOOKA, 'a2'), unit('b1', GRENADIERS, 30, 26)],
    })
    const off = play(state, { type: 'get-off', unit: 'a1', at: at(30, 28.57), facing: 0 }).state
    const calm = off.pending.length > 0 ? play(off, { type: 'hold' }).state : off
    const shot = play(calm, fire('a1', 'b1'), [1, 10])
    expect(shot.log[0]?.reckonings?.[1]?.modifiers.map(({ clause }) => clause)).toContain('panzer8-d10-6.1.9')
  })

  it('lets infantry of some armies ride on tanks, and of others by scenario [panzer8-d10-R45]', () => {
    const riding = (tank: string, foot: string, more: object = {}) =>
      refusalCodes(
        lie({
          units: [
            unit('a1', foot, 30, 30),
            unit('a2', tank, tank === SHERMAN ? 31.25 : 31.15, 30),
            unit('b1', GRENADIERS, 2, 2),
          ],
          more,
        }),
        { type: 'get-on', unit: 'a1', carrier: 'a2' },
      )
    expect(riding(PANZER, GRENADIERS)).toEqual([])
    expect(riding(SHERMAN, RIFLES)).toEqual(['no-riders'])
    expect(riding(SHERMAN, RIFLES, { riders: true })).toEqual([])
  })
})

describe('coming on', () => {
  it('begins at its place on the edge, by a road with 2 inches more until it leaves it or is attacked [panzer8-d10-R63]', () => {
    const state = lie({
      units: [
        { ...unit('a1', GREYHOUND, 30, 44), enters: 1 },
        { ...unit('a2', RIFLES, 10, 44), enters: 2 },
        unit('b1', GRENADIERS, 2, 2),
      ],
      features: ROAD,
    })
    const on = play(state, { type: 'enter', unit: 'a1' })
    expect(on.codes).toEqual(['comes-on-by-road'])
    expect(refusalCodes(on.state, move('a1', 30, 32))).toEqual([])
    expect(refusalCodes(on.state, move('a1', 30, 31.5))).toContain('too-far')
    expect(refusalCodes(state, { type: 'enter', unit: 'a2' })).toEqual(['comes-later'])
    const off = play(on.state, move('a1', 33, 38)).state
    expect(the(off, 'a1').byRoad).toBe(false)
  })
})

describe('scale', () => {
  it('counts in inches from middle to middle [panzer8-d10-R1, panzer8-d10-R4]', () => {
    const state = lie({ units: [unit('a1', FLAK, 30, 40), unit('b1', PANZER, 30, 4)] })
    expect(play(state, fire('a1', 'b1'), [1, 10]).log[0]?.facts?.['distance']).toBe(36)
  })
})
