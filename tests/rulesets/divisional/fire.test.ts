import { describe, expect, it } from 'vitest'
import type { DivState, DivUnit } from '../../../rulesets/divisional/state'
import { FAR_A, FAR_B, area, at, field, fire, inStep, kit, the, unit } from './table'

const { play, refusalCodes, refusalClauses, odds } = kit

type Laid = Parameters<typeof field>[1]

/** A gun at (10, 10), a spotter and a target; the step is A's fire. */
function battery(
  target: DivUnit,
  spotter: DivUnit | null,
  laid: Laid = {},
  gun: Partial<DivUnit> = {},
): DivState {
  const units = [
    unit('A', 'gun', 'artillery', at(10, 10), gun),
    target,
    ...(spotter ? [spotter] : []),
    FAR_A,
    FAR_B,
  ]
  return inStep(field(units, laid), 'A fires')
}
const enemy = (x: number, y = 10, more: Partial<DivUnit> = {}): DivUnit =>
  unit('B', 'e', 'leg', at(x, y), more)
const scout = (x: number, y = 10, more: Partial<DivUnit> = {}): DivUnit =>
  unit('A', 's', 'leg', at(x, y), more)

describe('artillery', () => {
  it('alone fires at a distance [divisional-5.1]', () => {
    const state = battery(enemy(18), scout(14))
    expect(refusalCodes(state, fire('s', 'e'))).toEqual(['no-artillery'])
    expect(refusalCodes(state, fire('gun', 'e'))).toEqual([])
    expect(
      kit.ruleset
        .offers(state, 'A')
        .filter(each => each.kind === 'fire')
        .map(each => each.unit),
    ).toEqual(['gun'])
  })

  it('reaches 18 inches, from edge to edge [divisional-5.9, divisional-R8]', () => {
    expect(refusalCodes(battery(enemy(29), scout(24)), fire('gun', 'e'))).toEqual([])
    expect(refusalCodes(battery(enemy(29.1), scout(24)), fire('gun', 'e'))).toEqual(['out-of-range'])
    expect(refusalClauses(battery(enemy(29.1), scout(24)), fire('gun', 'e'))).toEqual(['divisional-5.9'])
  })

  it('fires at what its own Division spots [divisional-5.2, divisional-R13, divisional-R39]', () => {
    // The spotter sees 6 inches: its edge is at 20.5.
    expect(refusalCodes(battery(enemy(27), scout(20)), fire('gun', 'e'))).toEqual([])
    expect(refusalCodes(battery(enemy(27.1), scout(20)), fire('gun', 'e'))).toEqual(['spotter-too-far'])
    expect(refusalCodes(battery(enemy(27), scout(20, 10, { formation: 'a2' })), fire('gun', 'e'))).toEqual([
      'spotter-too-far',
    ])
  })

  it('spots for itself, as its HQ does, to 9 inches [divisional-5.4, divisional-R13]', () => {
    expect(refusalCodes(battery(enemy(20), null), fire('gun', 'e'))).toEqual([])
    expect(refusalCodes(battery(enemy(20.1), null), fire('gun', 'e'))).toEqual(['spotter-too-far'])
    const hq = unit('A', 's', 'hq', at(18, 10))
    expect(refusalCodes(battery(enemy(28), hq), fire('gun', 'e'))).toEqual([])
    expect(refusalCodes(battery(enemy(28.1), hq), fire('gun', 'e'))).not.toEqual([])
  })

  it.each([
    ['recon', 9],
    ['leg', 6],
    ['motor', 6],
    ['cavalry', 6],
    ['engineers', 6],
    ['medium-tank', 6],
  ] as const)('is spotted for by %s to %i inches [divisional-5.4, divisional-5.5]', (type, inches) => {
    const spotter = unit('A', 's', type, at(18, 10))
    expect(refusalCodes(battery(enemy(19 + inches), spotter), fire('gun', 'e'))).toEqual([])
    expect(refusalCodes(battery(enemy(19.1 + inches), spotter), fire('gun', 'e'))).not.toEqual([])
  })

  it('has no use of a spotter that is engaged [divisional-5.3]', () => {
    const foe = unit('B', 'f', 'leg', at(20, 11))
    const state = battery(enemy(24), scout(20))
    expect(refusalCodes(state, fire('gun', 'e'))).toEqual([])
    const engaged = { ...state, units: [...state.units, foe] }
    expect(refusalCodes(engaged, fire('gun', 'e'))).toEqual(['spotter-engaged'])
    expect(refusalClauses(engaged, fire('gun', 'e'))).toEqual(['divisional-5.3'])
  })

  it('is spotted for 3 inches farther from a hill [divisional-5.6, divisional-R14]', () => {
    const hill = area('hill', at(18, 8), 4, 4)
    expect(
      refusalCodes(battery(enemy(28.5), scout(18.4), { features: [hill] }), fire('gun', 'e')),
    ).not.toEqual([])
    expect(refusalCodes(battery(enemy(28), scout(18.9), { features: [hill] }), fire('gun', 'e'))).toEqual([])
    // A target on a hill gives nothing.
    const there = area('hill', at(26, 8), 4, 4)
    expect(
      refusalCodes(battery(enemy(27.1), scout(20), { features: [there] }), fire('gun', 'e')),
    ).not.toEqual([])
  })

  it.each(['wood', 'building'] as const)(
    'is spotted for 3 inches less far into %s, once [divisional-5.7, divisional-R14]',
    kind => {
      const cover = area(kind, at(22, 8), 4, 4)
      expect(refusalCodes(battery(enemy(24), scout(20), { features: [cover] }), fire('gun', 'e'))).toEqual([])
      expect(
        refusalCodes(battery(enemy(24.1), scout(20), { features: [cover] }), fire('gun', 'e')),
      ).not.toEqual([])
      const fortifications = [{ id: 'f', at: at(24, 10), lies: 'across' as const }]
      expect(refusalCodes(battery(enemy(24), scout(20), { fortifications }), fire('gun', 'e'))).toEqual([])
      expect(refusalCodes(battery(enemy(24.1), scout(20), { fortifications }), fire('gun', 'e'))).not.toEqual(
        [],
      )
      const both = { features: [cover], fortifications }
      expect(refusalCodes(battery(enemy(24), scout(20), both), fire('gun', 'e'))).toEqual([])
      const hill = area('hill', at(18, 8), 2.5, 4)
      expect(
        refusalCodes(
          battery(enemy(27), scout(20), { features: [cover, hill, area('wood', at(26, 8), 3, 4, 'w')] }),
          fire('gun', 'e'),
        ),
      ).toEqual([])
    },
  )

  it('sees over friends, ground and enemies, but by house rule not over enemies [divisional-5.8, divisional-R15]', () => {
    const between = unit('B', 'f', 'leg', at(22, 10))
    const friend = unit('A', 'g', 'leg', at(20.5, 10))
    const wood = area('wood', at(21, 8), 0.8, 4)
    const plain = battery(enemy(24), scout(19), { features: [wood] })
    const state = { ...plain, units: [...plain.units, between, friend] }
    expect(refusalCodes(state, fire('gun', 'e'))).toEqual([])
    const ruled = { ...state, houseRules: { 'bases-block': true } }
    expect(refusalCodes(ruled, fire('gun', 'e'))).toEqual(['spotter-blocked'])
  })

  it('hits on 5 or 6, for 1 FP, and uses a turn of fire [divisional-5.10, divisional-5.15, divisional-5.17, divisional-R18]', () => {
    const state = battery(enemy(18), scout(14))
    const { state: hit, codes } = play(state, fire('gun', 'e'), [5])
    expect(codes).toEqual(['hits'])
    expect(the(hit, 'e').fp).toBe(1)
    expect(the(hit, 'gun').shots).toBe(2)
    const { state: missed } = play(state, fire('gun', 'e'), [4])
    expect(the(missed, 'e').fp).toBe(0)
    expect(the(missed, 'gun').shots).toBe(2)
    // The die beside the base shows what is left.
    expect(kit.ruleset.card(hit, 'gun').token.chips.map(each => each.text)).toEqual(['2'])
    expect(kit.ruleset.card(hit, 'e').token.chips.map(each => each.text)).toEqual(['1'])
    expect(odds(state, fire('gun', 'e'), 'e').hit).toBeCloseTo(2 / 6)
  })

  it('gains 1 where it is Elite and loses 1 where it is Green [divisional-5.11, divisional-5.12, divisional-R17]', () => {
    const shot = (quality: DivUnit['quality']) =>
      odds(battery(enemy(18), scout(14), {}, { quality }), fire('gun', 'e'), 'e').hit
    expect(shot('Elite')).toBeCloseTo(3 / 6)
    expect(shot('Green')).toBeCloseTo(1 / 6)
  })

  it('loses 1 at a target inside Fortifications, but a 6 always hits [divisional-5.13, divisional-5.14, divisional-R36]', () => {
    const fortifications = [{ id: 'f', at: at(18, 10), lies: 'across' as const }]
    const shot = (quality: DivUnit['quality']) =>
      odds(battery(enemy(18), scout(16), { fortifications }, { quality }), fire('gun', 'e'), 'e').hit
    expect(shot('Average')).toBeCloseTo(1 / 6)
    expect(shot('Green')).toBeCloseTo(1 / 6)
    const state = battery(enemy(18), scout(16), { fortifications }, { quality: 'Green' })
    expect(play(state, fire('gun', 'e'), [6]).codes).toEqual(['hits'])
  })

  it('does not fire while it is engaged [divisional-R12]', () => {
    const state = battery(enemy(11), scout(14))
    expect(refusalCodes(state, fire('gun', 'e'))).toEqual(['engaged-cannot-fire'])
  })

  it('fires once in a step, after moving too, at engaged targets too [divisional-R16]', () => {
    const state = battery(enemy(18), scout(17), {}, { moved: true })
    const { state: after } = play(state, fire('gun', 'e'), [1])
    expect(refusalCodes(after, fire('gun', 'e'))).toEqual(['has-fired'])
    const ruled = battery(enemy(18), scout(17), { rules: ['no-fire-into-contact'] })
    // The one that touches it cannot spot it; the gun itself does.
    expect(refusalCodes(ruled, fire('gun', 'e'))).toEqual(['in-contact'])
  })

  it('fires only in its own step [divisional-3.3]', () => {
    expect(refusalCodes({ ...battery(enemy(18), scout(14)), step: 'A moves' }, fire('gun', 'e'))).toEqual([
      'not-now',
    ])
    expect(refusalCodes({ ...battery(enemy(18), scout(14)), step: 'B fires' }, fire('gun', 'e'))).toEqual([
      'not-now',
    ])
  })

  it('is silent without a turn of fire [divisional-R18]', () => {
    expect(refusalCodes(battery(enemy(18), scout(14), {}, { shots: 0 }), fire('gun', 'e'))).toEqual([
      'out-of-ammo',
    ])
  })

  it('destroys at once what has no FP left to take [divisional-R17]', () => {
    const { state: after, codes } = play(battery(enemy(18, 10, { fp: 3 }), scout(14)), fire('gun', 'e'), [6])
    expect(codes).toEqual(['hits', 'destroyed'])
    expect(the(after, 'e')).toMatchObject({ at: null, lost: true })
  })
})

describe('air attacks', () => {
  const sky = (target: DivUnit, laid: Laid = {}): DivState =>
    inStep(field([target, FAR_A, FAR_B], { ...laid, state: { air: { A: 2, B: 0 } } }), 'A fires')
  const raid = { type: 'bomb', target: 'e' } as const

  it('hit on 4, 5 or 6 for 1 FP, anywhere, unseen too [divisional-8.4, divisional-R34]', () => {
    const state = sky(enemy(40, 30))
    const { state: after, codes } = play(state, raid, [4])
    expect(codes).toEqual(['bombs-hit'])
    expect(the(after, 'e').fp).toBe(1)
    expect(play(state, raid, [3]).codes).toEqual(['bombs-miss'])
  })

  it('lose 1 at Fortifications and 1 at an HQ [divisional-8.5, divisional-8.6]', () => {
    const fortifications = [{ id: 'f', at: at(18, 10), lies: 'across' as const }]
    expect(odds(sky(enemy(18), { fortifications }), raid, 'e').hit).toBeCloseTo(2 / 6)
    const hq = unit('B', 'e', 'hq', at(18, 10))
    expect(odds(sky(hq), raid, 'e').hit).toBeCloseTo(2 / 6)
    // No 6 hits by itself: the two together need 6, and a third would need 7.
    expect(odds(sky(enemy(18)), raid, 'e').hit).toBeCloseTo(3 / 6)
  })

  it('are as many as were agreed, in the step of artillery [divisional-8.1, divisional-8.3, divisional-R34]', () => {
    const state = sky(enemy(18))
    const { state: one } = play(state, raid, [1])
    const { state: none } = play(one, raid, [1])
    expect(none.air.A).toBe(0)
    expect(refusalCodes(none, raid)).toEqual(['no-aircraft'])
    expect(refusalCodes({ ...state, step: 'A moves' }, raid)).toEqual(['not-now'])
  })

  it('are one a turn by house rule [divisional-R34]', () => {
    const { state: one } = play(sky(enemy(18), { rules: ['one-air-attack'] }), raid, [1])
    expect(refusalCodes(one, raid)).toEqual(['has-flown'])
  })
})
