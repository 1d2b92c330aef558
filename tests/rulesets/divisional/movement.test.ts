import { describe, expect, it } from 'vitest'
import type { Kind } from '../../../rulesets/divisional/state'
import {
  END,
  FAR_A,
  FAR_B,
  SHIPPED,
  area,
  at,
  combats,
  field,
  inStep,
  kit,
  move,
  strip,
  the,
  unit,
} from './table'

const { play, refusalCodes, refusalClauses } = kit

const ALLOWANCES: readonly (readonly [Kind, number])[] = [
  ['leg', 3],
  ['cavalry', 4],
  ['motor', 6],
  ['hq', 6],
  ['artillery', 6],
  ['medium-tank', 6],
  ['recon', 9],
]

describe('movement', () => {
  it.each(ALLOWANCES)(
    'of %s is %i inches over open ground [divisional-4.1, divisional-R5]',
    (type, inches) => {
      const state = field([unit('A', 'u', type, at(10, 10)), FAR_A, FAR_B])
      expect(the(play(state, move('u', at(10 + inches, 10))).state, 'u').at).toEqual(at(10 + inches, 10))
      expect(refusalCodes(state, move('u', at(10 + inches + 0.1, 10)))).toEqual(['too-far'])
      expect(refusalClauses(state, move('u', at(10 + inches + 0.1, 10)))).toEqual(['divisional-4.1'])
    },
  )

  it('of tanks is 4 inches where they are slow and 9 where they are fast [divisional-4.1, divisional-R5]', () => {
    const slow = field([unit('A', 'u', 'heavy-tank', at(10, 10), { pace: 'slow' }), FAR_A, FAR_B])
    expect(refusalCodes(slow, move('u', at(14.1, 10)))).toEqual(['too-far'])
    expect(refusalCodes(slow, move('u', at(14, 10)))).toEqual([])
    const fast = field([unit('A', 'u', 'light-tank', at(10, 10), { pace: 'fast' }), FAR_A, FAR_B])
    expect(refusalCodes(fast, move('u', at(19, 10)))).toEqual([])
    expect(refusalCodes(fast, move('u', at(19.1, 10)))).toEqual(['too-far'])
  })

  it('follows the weight of tanks by house rule [divisional-R5]', () => {
    const units = [
      unit('A', 'heavy', 'heavy-tank', at(10, 10)),
      unit('A', 'light', 'light-tank', at(10, 20)),
      FAR_A,
      FAR_B,
    ]
    const ruled = field(units, { rules: ['speed-by-weight'] })
    expect(refusalCodes(ruled, move('heavy', at(14.1, 10)))).toEqual(['too-far'])
    expect(refusalCodes(ruled, move('light', at(19, 20)))).toEqual([])
    const plain = field(units)
    expect(refusalCodes(plain, move('heavy', at(16, 10)))).toEqual([])
    expect(refusalCodes(plain, move('light', at(16.1, 20)))).toEqual(['too-far'])
  })

  it('is that of Motor Infantry for Engineers of a motorized formation, that of Leg infantry for others [divisional-R6]', () => {
    const begun = kit.begin({
      ...SHIPPED,
      formations: SHIPPED.formations.map(each =>
        each.id === 'bologna' ? { ...each, list: 'german-infantry-1941', places: undefined } : each,
      ) as typeof SHIPPED.formations,
    } as typeof SHIPPED)
    expect(begun.state.units.find(each => each.id === 'twentyfirst-engineers')?.pace).toBe('motor')
    expect(begun.state.units.find(each => each.id === 'bologna-engineers')?.pace).toBe('leg')
    expect(begun.state.units.filter(each => each.type === 'leg').every(each => each.pace === 'leg')).toBe(
      true,
    )
  })

  it.each(['wood', 'hill', 'building', 'rough'] as const)(
    'costs twice as much in %s [divisional-4.2, divisional-R7]',
    kind => {
      const state = field([unit('A', 'u', 'leg', at(10, 10)), FAR_A, FAR_B], {
        features: [area(kind, at(11, 8), 10, 4)],
      })
      // One inch in the open and two in the rough: 5 inches of cost; half of 4 is 2.
      expect(refusalCodes(state, move('u', at(12, 10)))).toEqual([])
      expect(refusalCodes(state, move('u', at(12.1, 10)))).toEqual(['too-far'])
    },
  )

  it('costs half on a road, through rough ground too [divisional-4.3, divisional-R7]', () => {
    const road = strip('road', [at(0, 10), at(48, 10)])
    const state = field([unit('A', 'u', 'leg', at(10, 10)), FAR_A, FAR_B], {
      features: [road, area('wood', at(12, 8), 20, 4)],
    })
    expect(refusalCodes(state, move('u', at(16, 10)))).toEqual([])
    expect(refusalCodes(state, move('u', at(16.1, 10)))).toEqual(['too-far'])
  })

  it('may bend, and need not use all of its allowance [divisional-R7]', () => {
    const state = field([unit('A', 'u', 'leg', at(10, 10)), FAR_A, FAR_B])
    expect(the(play(state, move('u', at(11, 10), at(11, 12))).state, 'u').at).toEqual(at(11, 12))
    expect(refusalCodes(state, move('u', at(12, 10), at(12, 11.2)))).toEqual(['too-far'])
    expect(refusalCodes(state, move('u', at(10.5, 10)))).toEqual([])
  })

  it('is made once in a step, and by its side only [divisional-3.2]', () => {
    const state = field([unit('A', 'u', 'leg', at(10, 10)), unit('B', 'e', 'leg', at(30, 10)), FAR_A, FAR_B])
    const { state: after } = play(state, move('u', at(11, 10)))
    expect(refusalCodes(after, move('u', at(12, 10)))).toEqual(['has-moved'])
    expect(refusalCodes(state, move('e', at(31, 10)))).toEqual(['not-now'])
  })

  it('leads through friends, but not onto them [divisional-R9]', () => {
    const state = field([
      unit('A', 'u', 'motor', at(10, 10)),
      unit('A', 'friend', 'leg', at(12, 10)),
      FAR_A,
      FAR_B,
    ])
    expect(refusalCodes(state, move('u', at(14, 10)))).toEqual([])
    expect(refusalCodes(state, move('u', at(12.5, 10)))).toEqual(['on-another'])
    // Side by side they only touch.
    expect(refusalCodes(state, move('u', at(11, 10)))).toEqual([])
  })

  it('crosses nothing that is impassable, but for bridges, and does not leave the table [divisional-R10]', () => {
    const river = strip('river', [at(15, 0), at(15, 36)], 1)
    const bridge = strip('bridge', [at(14, 20), at(16, 20)], 1)
    const state = field(
      [
        unit('A', 'u', 'motor', at(13, 10)),
        unit('A', 'v', 'motor', at(13, 20)),
        unit('A', 'w', 'leg', at(2, 30)),
        FAR_B,
      ],
      { features: [river, bridge] },
    )
    expect(refusalCodes(state, move('u', at(17, 10)))).toEqual(['impassable'])
    expect(refusalCodes(state, move('v', at(17, 20)))).toEqual([])
    expect(refusalCodes(state, move('w', at(0.3, 30)))).toEqual(['off-table'])
    expect(refusalCodes(state, move('w', at(0.5, 30)))).toEqual([])
  })

  it('costs nothing more into and out of Fortifications [divisional-R10]', () => {
    const state = field([unit('A', 'u', 'leg', at(10, 10)), FAR_A, FAR_B], {
      fortifications: [{ id: 'f', at: at(12, 10), lies: 'along' }],
    })
    expect(refusalCodes(state, move('u', at(12.2, 10)))).toEqual([])
    expect(refusalCodes(state, move('u', at(13, 10)))).toEqual([])
  })
})

describe('contact', () => {
  it('stops a unit, and engages it [divisional-6.1, divisional-R8, divisional-R9]', () => {
    const state = field([
      unit('A', 'u', 'motor', at(10, 10)),
      unit('B', 'e', 'leg', at(13, 10)),
      FAR_A,
      FAR_B,
    ])
    const { state: after, codes } = play(state, move('u', at(16, 10)))
    // Bases an inch wide: 0.02 of an inch from each other at most.
    expect(the(after, 'u').at?.x).toBeCloseTo(11.98, 3)
    expect(codes).toEqual(['moves', 'engages'])
    expect(after.engagements).toEqual([{ by: 'u', on: 'e' }])
  })

  it('may be with several if all are reached at one point [divisional-R9]', () => {
    const units = [
      unit('A', 'u', 'motor', at(10, 10)),
      unit('B', 'e', 'leg', at(13, 9.5)),
      unit('B', 'f', 'leg', at(13, 10.5)),
      unit('B', 'g', 'leg', at(14.5, 10)),
      FAR_A,
      FAR_B,
    ]
    const { state: after } = play(field(units), move('u', at(16, 10)))
    expect(after.engagements.map(({ on }) => on)).toEqual(['e', 'f'])
  })

  it('holds a unit until a combat ends it [divisional-R11]', () => {
    const units = [unit('A', 'u', 'motor', at(10, 10)), unit('B', 'e', 'leg', at(11, 10)), FAR_A, FAR_B]
    expect(refusalCodes(field(units), move('u', at(8, 10)))).toEqual(['engaged'])
    expect(refusalCodes(field(units), { type: 'break off', unit: 'u' })).toEqual(['engaged'])
  })

  it('may be broken off by house rule, straight away and at half the allowance [divisional-R11]', () => {
    const units = [unit('A', 'u', 'motor', at(10, 10)), unit('B', 'e', 'leg', at(11, 10)), FAR_A, FAR_B]
    const { state: after } = play(field(units, { rules: ['break-off'] }), { type: 'break off', unit: 'u' })
    expect(the(after, 'u').at?.x).toBeCloseTo(7, 1)
    expect(the(after, 'u').at?.y).toBeCloseTo(10, 3)
    expect(refusalCodes(after, move('u', at(6, 10)))).toEqual(['has-moved'])
  })

  it.each(['hq', 'artillery'] as const)('is not sought by %s [divisional-6.26, divisional-R37]', type => {
    const state = field([unit('A', 'u', type, at(10, 10)), unit('B', 'e', 'leg', at(13, 10)), FAR_A, FAR_B])
    expect(refusalCodes(state, move('u', at(12.5, 10)))).toEqual(['not-into-contact'])
    expect(refusalCodes(state, move('u', at(11.9, 10)))).toEqual([])
  })

  it.each(['hq', 'artillery'] as const)('may be sought with %s [divisional-6.27]', type => {
    const state = field([unit('A', 'u', 'leg', at(10, 10)), unit('B', 'e', type, at(12, 10)), FAR_A, FAR_B])
    const { state: after } = play(state, move('u', at(12, 10)))
    expect(combats({ ...after, step: 'A fires' }).toFight).toEqual([{ by: 'u', on: 'e' }])
  })

  it('is where bases touch, corners included, within 0.02 of an inch [divisional-R8]', () => {
    const near = (x: number, y: number) =>
      field([unit('A', 'u', 'leg', at(10, 10)), unit('B', 'e', 'leg', at(x, y)), FAR_A, FAR_B])
    expect(refusalCodes(near(11.02, 10), move('u', at(9, 10)))).toEqual(['engaged'])
    expect(refusalCodes(near(11, 11), move('u', at(9, 10)))).toEqual(['engaged'])
    expect(refusalCodes(near(11.03, 10), move('u', at(9, 10)))).toEqual([])
    expect(refusalCodes(near(11.02, 11.02), move('u', at(9, 10)))).toEqual([])
  })
})

describe('Minefields', () => {
  const mine = { id: 'm', side: 'B' as const, at: at(12, 10) }

  it('stop a unit, which throws a die: 5 or 6 is 1 FP [divisional-9.1, divisional-9.2, divisional-R35]', () => {
    const state = field([unit('A', 'u', 'motor', at(10, 10)), FAR_A, FAR_B], { minefields: [mine] })
    const { state: hit, codes } = play(state, move('u', at(15, 10)), [5])
    expect(codes).toEqual(['moves', 'mined'])
    expect(the(hit, 'u').fp).toBe(1)
    // It stops as soon as a part of its base is on the section.
    expect(the(hit, 'u').at?.x).toBeCloseTo(11.01, 2)
    expect(refusalCodes(hit, move('u', at(15, 10)))).toEqual(['has-moved'])
    expect(the(play(state, move('u', at(15, 10)), [4]).state, 'u').fp).toBe(0)
  })

  it('are removed after the crossing, unless the unit was destroyed [divisional-9.3]', () => {
    const fresh = field([unit('A', 'u', 'motor', at(10, 10)), FAR_A, FAR_B], { minefields: [mine] })
    expect(play(fresh, move('u', at(15, 10)), [6]).state.minefields).toEqual([])
    const worn = field([unit('A', 'u', 'motor', at(10, 10), { fp: 3 }), FAR_A, FAR_B], { minefields: [mine] })
    const { state: after } = play(worn, move('u', at(15, 10)), [6])
    expect(the(after, 'u').lost).toBe(true)
    expect(after.minefields).toEqual([mine])
  })

  it('are cleared by Engineers, who stop too [divisional-9.4]', () => {
    const state = field([unit('A', 'u', 'engineers', at(10, 10)), FAR_A, FAR_B], { minefields: [mine] })
    const { state: after, codes } = play(state, move('u', at(15, 10)))
    expect(codes).toEqual(['moves', 'clears'])
    expect(the(after, 'u').at?.x).toBeCloseTo(11.01, 2)
    expect(after.minefields).toEqual([])
  })

  it('harm their own side too, but not by house rule [divisional-R35]', () => {
    const own = { ...mine, side: 'A' as const }
    const units = [unit('A', 'u', 'motor', at(10, 10)), FAR_A, FAR_B]
    expect(play(field(units, { minefields: [own] }), move('u', at(15, 10)), [6]).codes).toContain('mined')
    const { state: after } = play(
      field(units, { minefields: [own], rules: ['own-mines-harmless'] }),
      move('u', at(15, 10)),
    )
    expect(the(after, 'u').at).toEqual(at(15, 10))
    expect(after.minefields).toEqual([own])
  })

  it('throw a die for each of two sections [divisional-R35]', () => {
    const both = [
      { id: 'm', side: 'B' as const, at: at(12, 9.5) },
      { id: 'n', side: 'B' as const, at: at(12, 10.5) },
    ]
    const state = field([unit('A', 'u', 'motor', at(10, 10)), FAR_A, FAR_B], { minefields: both })
    const { state: after } = play(state, move('u', at(15, 10)), [6, 5])
    expect(the(after, 'u').fp).toBe(2)
    expect(after.minefields).toEqual([])
  })
})

describe('Fortifications', () => {
  const section = { id: 'f', at: at(12, 10), lies: 'across' as const }
  const across = (type: Kind, rules: readonly string[] = []) =>
    field([unit('A', 'u', type, at(12, 12), { pace: 'motor' }), FAR_A, FAR_B], {
      fortifications: [section],
      rules,
    })

  it.each(['leg', 'motor', 'artillery'] as const)('hold %s [divisional-10.1, divisional-R36]', type => {
    expect(refusalCodes(across(type), move('u', at(12, 10)))).toEqual([])
  })

  it.each(['engineers', 'cavalry', 'recon', 'medium-tank', 'hq'] as const)(
    'do not hold %s, who may cross them empty [divisional-R36]',
    type => {
      expect(refusalCodes(across(type), move('u', at(12, 10)))).toEqual(['cannot-hold'])
      expect(refusalCodes(across(type), move('u', at(12, 8)))).toEqual([])
    },
  )

  it('hold Engineers by house rule [divisional-R36]', () => {
    expect(refusalCodes(across('engineers', ['engineers-dig-in']), move('u', at(12, 10)))).toEqual([])
  })

  it('are two bases wide and hold one base [divisional-10.1]', () => {
    const units = [unit('A', 'u', 'leg', at(12, 12)), unit('A', 'v', 'leg', at(11.5, 10)), FAR_A, FAR_B]
    const state = field(units, { fortifications: [section] })
    expect(refusalCodes(state, move('u', at(12.6, 10.2)))).toEqual(['section-held'])
    expect(refusalCodes(state, move('u', at(13.2, 10.2)))).toEqual([])
  })

  it('are not entered while an enemy touches their place [divisional-R36]', () => {
    const units = [unit('A', 'u', 'leg', at(12, 12)), unit('B', 'e', 'leg', at(11.5, 9)), FAR_A, FAR_B]
    const state = field(units, { fortifications: [section] })
    expect(refusalCodes(state, move('u', at(12, 10)))).toEqual(['section-touched'])
  })

  it('engage whoever touches any part of a section that is held [divisional-10.2]', () => {
    const units = [unit('A', 'u', 'leg', at(12.6, 12)), unit('B', 'e', 'leg', at(11.4, 10)), FAR_A, FAR_B]
    const state = field(units, { fortifications: [section] })
    const { state: after } = play(state, move('u', at(12.6, 9)))
    // 10.5 is the edge of the section; the defender's own base is farther off.
    expect(the(after, 'u').at?.y).toBeCloseTo(11.02, 3)
    expect(after.engagements).toEqual([{ by: 'u', on: 'e' }])
    expect(inStep(after, 'A fights').step).toBe('A fights')
    expect(kit.play(inStep(after, 'A fires'), END).state.toFight).toEqual([{ by: 'u', on: 'e' }])
  })
})
