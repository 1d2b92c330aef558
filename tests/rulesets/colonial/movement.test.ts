import { ruleset } from '../../../rulesets/colonial'
import { describe, expect, it } from 'vitest'
import { area, at, strip } from '../kit'
import {
  act,
  company,
  field,
  fire,
  kit,
  march,
  play,
  refusalClauses,
  refusalCodes,
  spots,
  unit,
  withUnit,
} from './table'

const enemy = unit('B', 'b', { at: at(20, 3) })
const foot = unit('A', 'a', { at: at(20, 30) })
const riders = unit('A', 'a', { type: 'hussars', men: 6, at: at(20, 30) })

describe('figures', () => {
  it('stand on bases of their own, and groups on one base are one figure [colonial-1.1, colonial-1.2, colonial-R1]', () => {
    const state = field([foot, enemy])
    expect(spots(state, 'a')).toHaveLength(8)
    // A man may not stand on another one: 0.6 inches from centre to centre are enough.
    const shift = (x: number) => ({ type: 'shift', unit: 'a', figure: '1', to: at(x, 30) }) as const
    expect(refusalCodes(state, shift(17.5 - 0.61))).toEqual([])
    expect(refusalCodes(state, shift(17.5 - 0.58))).toEqual(['no-room'])
  })

  it('are moved in inches, that are doubled for 28 mm and centimetres for 6 mm [colonial-1.4, colonial-1.5, colonial-1.6, colonial-R2]', () => {
    const six = field([foot, enemy])
    expect(refusalCodes(six, march('a', at(20, 24)))).toEqual([])
    expect(refusalCodes(six, march('a', at(20, 23.9)))).toEqual(['too-far'])
    const wide = [0, 1, 2, 3, 4, 5, 6, 7].map(k => at(10 + 2 * k, 30))
    const big = field([unit('A', 'a', { at: at(17, 30), places: wide }), enemy], { scale: 2 })
    expect(refusalCodes(big, march('a', at(17, 18)))).toEqual([])
    expect(refusalCodes(big, march('a', at(17, 17.9)))).toEqual(['too-far'])
    const close = [0, 1, 2, 3, 4, 5, 6, 7].map(k => at(19 + 0.4 * k, 30))
    const small = field([unit('A', 'a', { at: at(20.4, 30), places: close }), enemy], { scale: 0.394 })
    expect(refusalCodes(small, march('a', at(20.4, 27.64)))).toEqual([])
    expect(refusalCodes(small, march('a', at(20.4, 27.6)))).toEqual(['too-far'])
  })
})

describe('a Move', () => {
  it('is 6 inches on foot, 12 on horseback and 9 on camels [colonial-2.10, colonial-2.11, colonial-6.1]', () => {
    expect(refusalClauses(field([foot, enemy]), march('a', at(20, 23.9)))).toEqual(['colonial-2.10'])
    const mounted = field([riders, enemy])
    expect(refusalCodes(mounted, march('a', at(20, 18)))).toEqual([])
    expect(refusalClauses(mounted, march('a', at(20, 17.9)))).toEqual(['colonial-2.11'])
    const camels = field([unit('A', 'a', { type: 'camel-corps', men: 6, at: at(20, 30) }), enemy])
    expect(refusalCodes(camels, march('a', at(20, 21)))).toEqual([])
    expect(refusalClauses(camels, march('a', at(20, 20.9)))).toEqual(['colonial-6.1'])
  })

  it('is a die on bad ground, two for riders, announced and rolled before [colonial-2.12, colonial-2.13, colonial-R7]', () => {
    const features = [area('rough', at(10, 24), 20, 2)]
    const state = field([foot, enemy], { features })
    expect(refusalCodes(state, march('a', at(20, 26)))).toEqual(['bad-ground'])
    const rolled = play(state, act('rough', 'a'), [4])
    expect(rolled.state.active).toMatchObject({ rolled: 4, stage: 'move' })
    expect(refusalCodes(rolled.state, march('a', at(20, 26)))).toEqual([])
    // Whatever way it takes, that is its Move now.
    expect(refusalClauses(rolled.state, march('a', at(20, 34.1)))).toEqual(['colonial-2.12'])
    const ride = play(field([riders, enemy], { features }), act('rough', 'a'), [3, 5])
    expect(ride.state.active?.rolled).toBe(8)
    const moved = play(state, march('a', at(20, 28))).state
    expect(refusalCodes(moved, march('a', at(20, 25.5)))).toEqual(['not-announced'])
    const clear = field([foot, enemy])
    expect(refusalCodes(clear, act('rough', 'a'))).toEqual(['no-bad-ground'])
  })

  it('that begins on bad ground is refused, and to roll for it is offered instead [colonial-2.12, colonial-R7]', () => {
    const features = [area('rough', at(10, 29), 20, 2)]
    const state = field([foot, enemy], { features })
    expect(ruleset.refuse(state, march('a', at(20, 26)))?.nearest).toEqual(act('rough', 'a'))
    // Where a part of the way is open, that part is nearest.
    const open = field([foot, enemy], { features: [area('rough', at(10, 24), 20, 2)] })
    expect(ruleset.refuse(open, march('a', at(20, 24)))?.nearest).toMatchObject({ type: 'march' })
  })

  it('of camels is the same on bad ground [colonial-6.1, colonial-R39]', () => {
    const features = [area('rough', at(10, 24), 20, 2)]
    const camels = field([unit('A', 'a', { type: 'camel-corps', men: 6, at: at(20, 30) }), enemy], {
      features,
    })
    expect(refusalCodes(camels, march('a', at(20, 21)))).toEqual([])
    expect(refusalCodes(camels, act('rough', 'a'))).toEqual(['camels'])
    const moved = play(camels, march('a', at(20, 27))).state
    expect(play(moved, act('push', 'a'), [2]).state.active).toMatchObject({ stage: 'extra', rolled: 2 })
  })

  it('may be followed by a die more instead of fire, bad ground or not [colonial-2.15, colonial-R8]', () => {
    const features = [area('rough', at(10, 22), 20, 2)]
    const state = field([foot, enemy], { features })
    expect(refusalCodes(state, act('push', 'a'))).toEqual(['moves-first'])
    const moved = play(state, march('a', at(20, 24.5))).state
    const on = play(moved, act('push', 'a'), [3]).state
    expect(refusalCodes(on, fire('a', 'b'))).toContain('runs-on')
    expect(refusalCodes(on, march('a', at(20, 21.5)))).toEqual([])
    expect(refusalClauses(on, march('a', at(20, 21.4)))).toEqual(['colonial-2.15'])
    // Less will do.
    expect(refusalCodes(on, march('a', at(20, 24)))).toEqual([])
    const ride = play(play(field([riders, enemy]), march('a', at(20, 24))).state, act('push', 'a'), [6])
    expect(ride.state.active?.rolled).toBe(6)
  })

  it('or by fire, without the bonus of aim; nothing else goes before or after [colonial-2.14, colonial-R6]', () => {
    const near = unit('B', 'b', { at: at(20, 16) })
    const state = field([foot, near])
    const still = kit.offer(state, 'A', 'fire:a').options()[0]
    expect(still?.reckonings?.[0]?.total).toBe(5)
    const moved = play(state, march('a', at(20, 28))).state
    const after = kit.offer(moved, 'A', 'fire:a').options()[0]
    expect(after?.reckonings?.[0]?.modifiers).toEqual([])
    expect(refusalCodes(moved, { type: 'charge', unit: 'a', target: 'b' })).toContain('has-moved')
    // Who turns on the spot has not moved.
    const turned = play(state, { type: 'march', unit: 'a', path: [], form: 'as it stands', facing: 90 })
    expect(turned.codes).toEqual(['turns'])
    expect(turned.state.active?.stage).toBe('open')
    const fired = play(turned.state, fire('a', 'b'), [1, 1, 1, 1, 1, 1, 1, 1])
    expect(fired.state.step).toBe('card')
  })

  it('leaves the unit in cohesion, everybody within 2 inches of the next [colonial-2.16, colonial-R9]', () => {
    const state = field([foot, enemy])
    const shift = (to: ReturnType<typeof at>) => ({ type: 'shift', unit: 'a', figure: '1', to }) as const
    expect(refusalCodes(state, shift(at(16.5, 28.28)))).toEqual([])
    expect(refusalCodes(state, shift(at(16.5, 27.9)))).toEqual(['breaks-cohesion'])
    // A broken unit draws together as far as it can, and may not go on apart.
    const apart = [at(12, 30), at(13, 30), at(26, 30), at(27, 30), at(28, 30), at(29, 30)]
    const broken = field([unit('A', 'a', { at: at(20, 30), places: apart }), enemy])
    expect(refusalCodes(broken, march('a', at(20, 28)))).toEqual(['breaks-cohesion'])
    const drawn = play(broken, march('a', at(25, 30), 'loose')).state
    const left = spots(drawn, 'a')[0]
    expect(left?.x).toBeCloseTo(18, 0)
    // It fires all the same, and a last man is free.
    expect(
      refusalCodes(
        field([unit('A', 'a', { at: at(20, 30), places: apart }), unit('B', 'b', { at: at(20, 16) })]),
        fire('a', 'b'),
      ),
    ).toEqual([])
    const one = withUnit(state, 'a', { figures: company(state, 'a').figures.slice(0, 1), standsFast: true })
    expect(refusalCodes(one, march('a', at(22, 28)))).toEqual([])
  })

  it('keeps off enemies, other figures, the edge and what nobody crosses [colonial-R52]', () => {
    const close = unit('B', 'b', { at: at(20, 26) })
    const state = field([foot, close])
    expect(refusalCodes(state, march('a', at(20, 26.55)))).toEqual(expect.arrayContaining(['near-enemy']))
    expect(refusalCodes(state, march('a', at(20, 26.7)))).toEqual([])
    // Through friends one may go, but not end on them.
    const friends = field([foot, unit('A', 'c', { at: at(20, 28) }), enemy])
    expect(refusalCodes(friends, march('a', at(20, 26)))).toEqual([])
    expect(refusalCodes(friends, march('a', at(20, 28.3)))).toEqual(['no-room'])
    expect(refusalCodes(field([foot, enemy]), march('a', at(20, 35.9)))).toEqual(['no-room'])
    const river = field([foot, enemy], { features: [strip('river', [at(0, 27), at(48, 27)], 1)] })
    expect(refusalCodes(river, march('a', at(20, 25)))).toEqual(['impassable'])
    const bridged = field([foot, enemy], {
      features: [strip('river', [at(0, 27), at(48, 27)], 1), area('bridge', at(10, 26), 20, 2)],
    })
    expect(refusalCodes(bridged, march('a', at(20, 25)))).toEqual([])
    const refusal = kit.refusal(river, march('a', at(20, 25)))
    expect(refusal?.nearest).toMatchObject({ type: 'march', unit: 'a' })
  })

  it('takes any shape, and each figure pays for its own way [colonial-R52]', () => {
    const state = field([foot, enemy])
    const bent = {
      type: 'march',
      unit: 'a',
      path: [at(23, 30), at(23, 27)],
      form: 'as it stands',
      facing: 0,
    } as const
    expect(refusalCodes(state, bent)).toEqual([])
    expect(refusalCodes(state, { ...bent, path: [at(23, 30), at(23, 26.9)] })).toEqual(['too-far'])
    const lined = play(state, march('a', at(20, 28), 'column')).state
    const places = spots(lined, 'a')
    expect(new Set(places.map(({ x }) => x.toFixed(2))).size).toBe(2)
  })
})
