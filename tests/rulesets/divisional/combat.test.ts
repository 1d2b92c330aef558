import { describe, expect, it } from 'vitest'
import type { DivState, DivUnit, Kind } from '../../../rulesets/divisional/state'
import { END, FAR_A, FAR_B, at, combats, field, fight, inStep, kit, strip, the, unit } from './table'

const { play, refusalCodes, refusalClauses, odds } = kit

type Laid = Parameters<typeof field>[1]

/** A's unit at (10, 10) with an enemy west to east of it, in A's combat step. */
function duel(
  own: Partial<DivUnit> & { type?: Kind },
  other: Partial<DivUnit> & { type?: Kind },
  laid: Laid = {},
): DivState {
  const units = [
    unit('A', 'u', own.type ?? 'leg', at(10, 10), own),
    unit('B', 'e', other.type ?? 'leg', at(11, 10), other),
    FAR_A,
    FAR_B,
  ]
  return combats(field(units, laid))
}
const reckoned = (state: DivState) => {
  const [option] = kit.allowed(state, 'A', 'fight:u')
  return option?.reckonings?.map(each => each.total) ?? []
}

describe('a combat', () => {
  it.each([
    ['leg', 2],
    ['motor', 2],
    ['cavalry', 2],
    ['engineers', 2],
    ['hq', 2],
    ['recon', 2],
    ['artillery', 3],
    ['light-tank', 3],
    ['medium-tank', 4],
    ['heavy-tank', 5],
  ] as const)(
    'adds a die to the Combat Factor, for %s %i [divisional-6.2, divisional-6.21]',
    (type, factor) => {
      expect(reckoned(duel({ type }, {}))).toEqual([factor, 2])
      const { FACTOR } = { FACTOR: kit.ruleset.muster.find(each => each.id === type)?.facts }
      expect(FACTOR).toContainEqual({ label: 'Combat Factor', value: String(factor) })
    },
  )

  it('takes the factors that a scenario sets [divisional-6.22]', () => {
    expect(reckoned(duel({ type: 'light-tank', factor: 2 }, { type: 'heavy-tank', factor: 6 }))).toEqual([
      2, 6,
    ])
  })

  it('is one higher for who is inside Fortifications [divisional-6.3, divisional-R36]', () => {
    const laid = { fortifications: [{ id: 'f', at: at(11, 10), lies: 'along' as const }] }
    expect(reckoned(duel({}, {}, laid))).toEqual([2, 3])
    const own = { fortifications: [{ id: 'f', at: at(10, 10), lies: 'along' as const }] }
    expect(reckoned(duel({}, {}, own))).toEqual([3, 2])
  })

  it('is one higher for a better attacker, whatever the gap, and one lower for a worse one [divisional-6.4, divisional-6.5, divisional-R20]', () => {
    expect(reckoned(duel({ quality: 'Average' }, { quality: 'Green' }))).toEqual([3, 2])
    expect(reckoned(duel({ quality: 'Elite' }, { quality: 'Green' }))).toEqual([3, 2])
    expect(reckoned(duel({ quality: 'Green' }, { quality: 'Elite' }))).toEqual([1, 2])
    expect(reckoned(duel({ quality: 'Green' }, { quality: 'Green' }))).toEqual([2, 2])
  })

  it('has the unit of the active side for its attacker, by house rule who made the contact [divisional-R20]', () => {
    const units = [
      unit('A', 'u', 'leg', at(10, 10), { quality: 'Elite' }),
      unit('B', 'e', 'leg', at(11, 10)),
      FAR_A,
      FAR_B,
    ]
    const engagements = [{ by: 'e', on: 'u' }]
    expect(reckoned(combats(field(units, { state: { engagements } })))).toEqual([3, 2])
    const ruled = field(units, { state: { engagements }, rules: ['first-contact-attacks'] })
    expect(reckoned(combats(ruled))).toEqual([2, 1])
  })

  it('counts ratings against tanks where a scenario has them [divisional-6.23, divisional-6.24, divisional-6.25, divisional-R30]', () => {
    expect(reckoned(duel({ againstTanks: -1 }, { type: 'light-tank' }))).toEqual([1, 3])
    expect(reckoned(duel({ againstTanks: 1 }, { type: 'heavy-tank' }))).toEqual([3, 5])
    expect(reckoned(duel({ type: 'artillery', againstTanks: 1 }, { type: 'medium-tank' }))).toEqual([4, 4])
    expect(reckoned(duel({ againstTanks: 1 }, { type: 'recon' }))).toEqual([2, 2])
    expect(reckoned(duel({}, { type: 'medium-tank' }))).toEqual([2, 4])
    const cited = kit.allowed(duel({ againstTanks: -1 }, { type: 'light-tank' }), 'A', 'fight:u')[0]
      ?.reckonings
    expect(cited?.[0]?.modifiers.map(each => each.clause)).toEqual(['divisional-6.23'])
  })

  it('that is even costs both 1 FP and nothing else [divisional-6.6, divisional-6.16]', () => {
    const { state, codes } = play(duel({}, {}), fight('u', 'e'), [3, 3])
    expect(codes[0]).toBe('fights-even')
    expect([the(state, 'u').fp, the(state, 'e').fp]).toEqual([1, 1])
    expect([the(state, 'u').at, the(state, 'e').at]).toEqual([at(10, 10), at(11, 10)])
    expect(state.advance).toBeNull()
  })

  it('that is won drives the loser back by the difference, for 1 FP more [divisional-6.7, divisional-6.8, divisional-6.16, divisional-R22, divisional-R24]', () => {
    // 2 + 5 against 2 + 3.
    const { state, codes } = play(duel({}, {}), fight('u', 'e'), [5, 3])
    expect(codes.slice(0, 2)).toEqual(['beats', 'withdraws'])
    expect([the(state, 'u').fp, the(state, 'e').fp]).toEqual([1, 2])
    expect(the(state, 'e').at).toEqual(at(13, 10))
    expect(state.advance).toMatchObject({ unit: 'u', most: 1 })
  })

  it('that is lost drives the attacker back, and the defender may advance [divisional-6.7, divisional-6.9, divisional-R26]', () => {
    const { state } = play(duel({}, {}), fight('u', 'e'), [2, 3])
    expect([the(state, 'u').fp, the(state, 'e').fp]).toEqual([2, 1])
    expect(the(state, 'u').at).toEqual(at(9, 10))
    expect(state.advance).toMatchObject({ unit: 'e', most: 1 })
    expect(state.toAct).toEqual(['B'])
  })

  it('that is won by the double throws the loser back 4 inches, for 2 FP more [divisional-6.11, divisional-6.12, divisional-6.13, divisional-R22]', () => {
    // 2 + 6 against 2 + 2: just the double.
    const { state, codes } = play(duel({}, {}), fight('u', 'e'), [6, 2])
    expect(codes[0]).toBe('throws-back')
    expect([the(state, 'u').fp, the(state, 'e').fp]).toEqual([1, 3])
    expect(the(state, 'e').at?.x).toBeCloseTo(15)
    expect(state.advance).toMatchObject({ unit: 'u', most: 2 })
  })

  it('that is lost by 5 without the double drives back 5 inches [divisional-R22]', () => {
    // 5 + 6 against 3 + 3 is 11 to 6.
    const { state } = play(
      duel({ type: 'heavy-tank' }, { factor: 3, type: 'medium-tank' }),
      fight('u', 'e'),
      [6, 3],
    )
    expect(the(state, 'e').at?.x).toBeCloseTo(16)
    expect(the(state, 'e').fp).toBe(2)
  })

  it('removes the Fortifications of the loser, and of nobody else [divisional-6.10, divisional-6.14, divisional-R28]', () => {
    const laid = { fortifications: [{ id: 'f', at: at(11, 10), lies: 'along' as const }] }
    const state = duel({ type: 'heavy-tank' }, {}, laid)
    expect(play(state, fight('u', 'e'), [4, 2]).state.fortifications).toEqual([])
    expect(play(state, fight('u', 'e'), [6, 1]).state.fortifications).toEqual([])
    expect(play(state, fight('u', 'e'), [1, 3]).state.fortifications).toHaveLength(1)
    expect(play(state, fight('u', 'e'), [1, 5]).state.fortifications).toHaveLength(1)
  })

  it('removes all Fortifications that are touched by house rule [divisional-R28]', () => {
    const laid = {
      fortifications: [{ id: 'f', at: at(11, 10), lies: 'along' as const }],
      rules: ['all-sections-fall'],
    }
    // The attacker loses, 2 + 1 against 3 + 2: the section falls all the same.
    expect(play(duel({}, {}, laid), fight('u', 'e'), [1, 2]).state.fortifications).toEqual([])
  })

  it('may cost the winner his last FP [divisional-6.20, divisional-R23]', () => {
    const { state, codes } = play(duel({ fp: 3 }, {}), fight('u', 'e'), [6, 3])
    expect(the(state, 'u').lost).toBe(true)
    expect(the(state, 'e').at).not.toEqual(at(11, 10))
    expect(codes.slice(0, 3)).toEqual(['beats', 'destroyed', 'withdraws'])
    expect(state.advance).toBeNull()
  })

  it('that destroys the loser by FP has no withdrawal, and the winner may advance [divisional-R23]', () => {
    const { state, codes } = play(duel({}, { fp: 2 }), fight('u', 'e'), [5, 3])
    expect(codes).toEqual(['beats', 'destroyed'])
    expect(state.advance).toMatchObject({ unit: 'u', most: 1 })
  })

  it.each([
    ['heavy-tank', 6, 'divisional-6.17'],
    ['medium-tank', 6, 'divisional-6.17'],
    ['artillery', 2, 'divisional-6.18'],
    ['hq', 2, 'divisional-6.18'],
    ['leg', 4, 'divisional-6.19'],
    ['motor', 4, 'divisional-6.19'],
    ['cavalry', 4, 'divisional-6.19'],
    ['engineers', 4, 'divisional-6.19'],
    ['recon', 4, 'divisional-6.19'],
    ['light-tank', 4, 'divisional-6.19'],
  ] as const)(
    'destroys %s at %i FP [divisional-6.17, divisional-6.18, divisional-6.19]',
    (type, limit, clause) => {
      const last = play(duel({}, { type, fp: limit - 1, factor: 2 }), fight('u', 'e'), [3, 3])
      expect(the(last.state, 'e').lost).toBe(true)
      expect(last.cited).toContain(clause)
      const before = play(duel({}, { type, fp: limit - 2, factor: 2 }), fight('u', 'e'), [3, 3])
      expect(the(before.state, 'e').lost).toBe(false)
    },
  )

  it('is no harder for the tired [divisional-R29]', () => {
    expect(reckoned(duel({ fp: 3 }, { fp: 3 }))).toEqual([2, 2])
  })

  it('tells how likely it is [divisional-6.2]', () => {
    const { outcomes, hit } = odds(duel({}, {}), fight('u', 'e'), 'e')
    // Of 36 throws 15 are won, 6 even, 15 lost.
    expect(hit).toBeCloseTo(15 / 36)
    expect(outcomes.find(each => each.outcome === 'even')?.chance).toBeCloseTo(6 / 36)
    // Double: 8:4, 8:3, 7:3 and 6:3.
    expect(outcomes.find(each => each.outcome === 'thrown-back')?.chance).toBeCloseTo(4 / 36)
  })
})

describe('several in contact', () => {
  const units = [
    unit('A', 'u', 'leg', at(10, 10)),
    unit('A', 'v', 'leg', at(12, 10)),
    unit('B', 'e', 'leg', at(11, 10)),
    unit('B', 'f', 'leg', at(10, 11)),
    FAR_A,
    FAR_B,
  ]

  it('fight one against one in the order of the active side, each of its units once [divisional-3.4, divisional-R21]', () => {
    const state = combats(field(units))
    expect(
      kit.ruleset
        .offers(state, 'A')
        .filter(each => each.kind === 'fight')
        .map(each => each.unit),
    ).toEqual(['u', 'v'])
    expect(kit.allowed(state, 'A', 'fight:u').map(each => each.token)).toEqual(['e', 'f'])
    const { state: once } = play(state, fight('u', 'f'), [3, 3])
    expect(refusalCodes(once, fight('u', 'e'))).toEqual(['has-fought'])
    // The other side may have to fight twice.
    const { state: twice } = play(state, fight('u', 'e'), [3, 3])
    const { state: last } = play(twice, fight('v', 'e'), [3, 3])
    expect(the(last, 'e').fp).toBe(2)
  })

  it('must fight before the step ends, and it ends with the last [divisional-R21]', () => {
    const state = combats(field(units))
    expect(refusalCodes(state, END)).toEqual(['fight-first'])
    const { state: once } = play(state, fight('u', 'f'), [3, 3])
    const { state: done } = play(once, fight('v', 'e'), [3, 3])
    expect(done.step).not.toBe('A fights')
  })

  it('do not fight contacts that an advance has made in the same step [divisional-R21]', () => {
    const line = [
      unit('A', 'u', 'leg', at(10, 10)),
      unit('B', 'e', 'leg', at(11, 10), { fp: 2 }),
      unit('B', 'f', 'leg', at(13, 10.6)),
      unit('A', 'w', 'leg', at(20, 20)),
      unit('B', 'g', 'leg', at(21, 20)),
      FAR_A,
      FAR_B,
    ]
    const { state: won } = play(combats(field(line)), fight('u', 'e'), [5, 3])
    expect(won.advance).toMatchObject({ unit: 'u', most: 1 })
    const far = { ...won, advance: { unit: 'u', direction: 90, most: 2 } }
    const { state: moved } = play(far, { type: 'advance', inches: 2 })
    expect(the(moved, 'u').at?.x).toBeCloseTo(11.98, 2)
    expect(refusalCodes(moved, fight('u', 'f'))).toEqual(['has-fought'])
    const { state: next } = play(moved, fight('w', 'g'), [3, 3])
    expect(next.step).not.toBe('A fights')
  })

  it('fight again in the other half if they are in contact again [divisional-R27]', () => {
    const { state: won } = play(duel({}, {}), fight('u', 'e'), [4, 3])
    const { state: closed } = play(won, { type: 'advance', inches: 1 })
    expect(closed.engagements).toEqual([{ by: 'u', on: 'e' }])
    const theirs = kit.play({ ...inStep(closed, 'B fires'), turn: 1 }, END).state
    expect(theirs.step).toBe('B fights')
    expect(theirs.toFight).toEqual([{ by: 'e', on: 'u' }])
  })
})

describe('Artillery without ammunition', () => {
  it('is lost without dice at the start of every combat step, its section with it [divisional-5.16, divisional-R19]', () => {
    const units = [
      unit('A', 'u', 'leg', at(10, 10)),
      unit('B', 'gun', 'artillery', at(11, 10), { shots: 0 }),
      FAR_A,
      FAR_B,
    ]
    const fortifications = [{ id: 'f', at: at(11, 10), lies: 'along' as const }]
    const after = kit.play(inStep(field(units, { fortifications }), 'A fires'), END)
    expect(after.codes).toContain('overrun')
    expect(the(after.state, 'gun').lost).toBe(true)
    expect(the(after.state, 'u').fp).toBe(0)
    expect(after.state.fortifications).toEqual([])
    expect(after.state.step).not.toBe('A fights')
    // In the other half as well.
    const theirs = kit.play(inStep(field(units), 'B fires'), END)
    expect(the(theirs.state, 'gun').lost).toBe(true)
  })

  it('fights as others do while it has ammunition [divisional-6.27]', () => {
    const state = duel({}, { type: 'artillery' })
    expect(kit.allowed(state, 'A', 'fight:u').map(each => each.token)).toEqual(['e'])
  })
})

describe('a withdrawal', () => {
  it('destroys who meets another enemy on the way or at its end [divisional-6.15, divisional-R25]', () => {
    const units = [
      unit('A', 'u', 'leg', at(10, 10)),
      unit('B', 'e', 'leg', at(11, 10)),
      unit('A', 'v', 'leg', at(13.5, 10.8)),
      FAR_A,
      FAR_B,
    ]
    const { state, codes } = play(combats(field(units)), fight('u', 'e'), [5, 3])
    expect(the(state, 'e').lost).toBe(true)
    expect(codes).toContain('meets-another')
  })

  it('is safe from two that stand side by side, not along one on the flank [divisional-R25]', () => {
    const abreast = [
      unit('A', 'u', 'leg', at(10, 9.5)),
      unit('A', 'v', 'leg', at(10, 10.5)),
      unit('B', 'e', 'leg', at(11, 10)),
      FAR_A,
      FAR_B,
    ]
    // 2 + 6 to 2 + 3: the direction leads away from both.
    const { state: safe } = play(combats(field(abreast)), fight('u', 'e'), [6, 3])
    expect(the(safe, 'e').lost).toBe(false)
    const flank = [
      unit('A', 'u', 'leg', at(10, 10)),
      unit('A', 'v', 'leg', at(11, 11)),
      unit('B', 'e', 'leg', at(11, 10)),
      FAR_A,
      FAR_B,
    ]
    const { state: caught } = play(combats(field(flank)), fight('u', 'e'), [5, 3])
    expect(the(caught, 'e').lost).toBe(true)
  })

  it('passes through friends, and on until it is clear of them [divisional-R24]', () => {
    const units = [
      unit('A', 'u', 'leg', at(10, 10)),
      unit('B', 'e', 'leg', at(11, 10)),
      unit('B', 'friend', 'leg', at(13, 10)),
      FAR_A,
      FAR_B,
    ]
    const { state } = play(combats(field(units)), fight('u', 'e'), [5, 3])
    expect(the(state, 'e').at?.x).toBeCloseTo(14, 1)
  })

  it('stops at impassable ground [divisional-R24]', () => {
    const river = strip('river', [at(13, 0), at(13, 36)], 1)
    const { state } = play(duel({}, {}, { features: [river] }), fight('u', 'e'), [6, 2])
    expect(the(state, 'e').at?.x).toBeCloseTo(12.5, 1)
  })

  it('off the table destroys, by house rule the edge holds [divisional-R24]', () => {
    const edge = [unit('A', 'u', 'leg', at(45.5, 10)), unit('B', 'e', 'leg', at(46.5, 10)), FAR_A, FAR_B]
    const { state: gone, codes } = play(combats(field(edge)), fight('u', 'e'), [5, 3])
    expect(the(gone, 'e').lost).toBe(true)
    expect(codes).toContain('off-the-table')
    const { state: held } = play(combats(field(edge, { rules: ['edge-holds'] })), fight('u', 'e'), [5, 3])
    expect(the(held, 'e').at?.x).toBeCloseTo(47.5, 1)
  })

  it('is stopped by a Minefield, which is thrown for [divisional-R24, divisional-R35]', () => {
    const laid = { minefields: [{ id: 'm', side: 'B' as const, at: at(13.5, 10) }] }
    const hit = play(duel({}, {}, laid), fight('u', 'e'), [6, 2, 5])
    expect(hit.codes).toContain('mined')
    expect(the(hit.state, 'e').lost).toBe(true)
    const { state } = play(duel({}, {}, laid), fight('u', 'e'), [6, 2, 4])
    expect(the(state, 'e').at?.x).toBeCloseTo(12.55, 1)
    expect(state.minefields).toEqual([])
  })

  it('costs no more over rough ground [divisional-R24]', () => {
    const wood = {
      id: 'w',
      kind: 'wood' as const,
      shape: { area: [at(11, 8), at(20, 8), at(20, 12), at(11, 12)] },
    }
    const { state } = play(duel({}, {}, { features: [wood] }), fight('u', 'e'), [5, 3])
    expect(the(state, 'e').at).toEqual(at(13, 10))
  })
})

describe('an advance', () => {
  const won = (laid: Laid = {}, more: readonly DivUnit[] = [], own: Partial<DivUnit> = {}): DivState => {
    const units = [
      unit('A', 'u', own.type ?? 'leg', at(10, 10), own),
      unit('B', 'e', 'leg', at(11, 10)),
      ...more,
      FAR_A,
      FAR_B,
    ]
    return play(combats(field(units, laid)), fight('u', 'e'), [6, 2]).state
  }

  it('is up to 1 inch, or 2 after the double, in the direction of the withdrawal, or not at all [divisional-6.9, divisional-6.13, divisional-R26]', () => {
    const state = won()
    expect(the(play(state, { type: 'advance', inches: 2 }).state, 'u').at).toEqual(at(12, 10))
    expect(the(play(state, { type: 'advance', inches: 0.5 }).state, 'u').at).toEqual(at(10.5, 10))
    expect(the(play(state, { type: 'advance', inches: 0 }).state, 'u').at).toEqual(at(10, 10))
    // It is asked of its side at once, so it is among what is left to do: Space comes to it.
    const asked = kit.ruleset.offers(state, 'A').filter(each => !each.refusal)
    expect(asked.map(({ id, useful }) => [id, useful])).toEqual([['advance', true]])
    expect(
      refusalCodes(
        { ...state, advance: { unit: 'u', direction: 90, most: 1 } },
        { type: 'advance', inches: 1.5 },
      ),
    ).toEqual(['too-far-advance'])
    expect(refusalCodes(state, END)).toEqual(['advance-first'])
  })

  it('may not end on a friend, and stops on touching an enemy [divisional-R26]', () => {
    const friend = won({}, [unit('A', 'v', 'leg', at(12.4, 10.9))])
    expect(refusalCodes(friend, { type: 'advance', inches: 2 })).toEqual(['on-another'])
    const enemy = won({}, [unit('B', 'f', 'leg', at(12.4, 10.9))])
    expect(the(play(enemy, { type: 'advance', inches: 2 }).state, 'u').at?.x).toBeCloseTo(11.38, 2)
  })

  it('is denied to who still touches another enemy [divisional-R26]', () => {
    const state = won({}, [unit('B', 'f', 'leg', at(10, 11))])
    expect(state.advance).toBeNull()
  })

  it('of HQs and Artillery ends clear of enemies [divisional-R26, divisional-R37]', () => {
    const state = won({}, [unit('B', 'f', 'leg', at(12.4, 10.9))], { type: 'hq' })
    expect(refusalCodes(state, { type: 'advance', inches: 2 })).toEqual(['not-into-contact'])
    expect(refusalClauses(state, { type: 'advance', inches: 2 })).toEqual(['divisional-6.26'])
    expect(refusalCodes(state, { type: 'advance', inches: 1 })).toEqual([])
  })

  it('out of Fortifications loses their cover [divisional-R26]', () => {
    const laid = { fortifications: [{ id: 'f', at: at(10, 10), lies: 'along' as const }] }
    const { state } = play(won(laid), { type: 'advance', inches: 2 })
    expect(state.fortifications).toHaveLength(1)
    expect(kit.ruleset.card(state, 'u').notes.some(each => each.clause === 'divisional-6.3')).toBe(false)
  })
})
