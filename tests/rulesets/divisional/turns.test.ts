import { describe, expect, it } from 'vitest'
import { NO_FOCUS } from '../../../src/engine/scene'
import { ORGANISATIONS } from '../../../rulesets/divisional/organisations'
import type { DivAction, DivScenario, DivState, DivUnit } from '../../../rulesets/divisional/state'
import { END, FAR_A, FAR_B, SHIPPED, at, field, inStep, kit, move, the, unit } from './table'

const { play, playAll, refusalCodes, refusalClauses } = kit

type Laid = Parameters<typeof field>[1]
const rally = (id: string) => ({ type: 'rally', unit: id }) as const

describe('the table', () => {
  it('is 48 by 36 inches, with bases an inch wide whatever the models [divisional-1.1, divisional-1.2, divisional-2.3, divisional-2.4, divisional-R8]', () => {
    expect(SHIPPED.board).toMatchObject({ width: 48, height: 36 })
    const state = field([unit('A', 'u', 'leg', at(10, 10)), FAR_A, FAR_B])
    expect(kit.ruleset.card(state, 'u').token).toMatchObject({ width: 1, depth: 1, facing: 0 })
    // Bases of another size touch at another distance, and all else is the same.
    const wide = field(
      [unit('A', 'u', 'motor', at(10, 10)), unit('B', 'e', 'leg', at(13, 10)), FAR_A, FAR_B],
      {
        scenario: { base: 1.2 },
      },
    )
    expect(the(play(wide, move('u', at(15, 10))).state, 'u').at?.x).toBeCloseTo(11.78, 2)
  })

  it('has six-sided dice, and small ones beside the bases [divisional-1.3, divisional-5.17]', () => {
    const state = inStep(
      field([unit('A', 'u', 'leg', at(10, 10), { fp: 2 }), unit('A', 'hq', 'hq', at(12, 10)), FAR_A, FAR_B]),
      'A rallies',
    )
    expect(play(state, rally('u'), [5]).rolls.map(each => each.sides)).toEqual([6])
    expect(kit.ruleset.card(state, 'u').token.chips).toEqual([
      { text: '2', tone: 'damage', label: '2 FP', die: true },
    ])
  })

  it('has battalions and HQs of three qualities [divisional-2.1, divisional-2.2]', () => {
    const { state } = kit.begin(SHIPPED)
    expect(state.units.filter(each => each.type === 'hq')).toHaveLength(4)
    expect(new Set(state.units.map(each => each.quality))).toEqual(new Set(['Elite', 'Average', 'Green']))
  })

  it('may be of other wars [divisional-14.1]', () => {
    expect(ORGANISATIONS.filter(each => each.year === 1967)).toHaveLength(2)
  })
})

describe('the prompt', () => {
  const state = inStep(
    field([unit('A', 'gun', 'artillery', at(10, 10)), unit('B', 'e', 'leg', at(10, 14)), FAR_B]),
    'A fires',
  )
  const promptIn = (now: DivState) => kit.ruleset.prompt(now, 'A', NO_FOCUS)

  it('counts the guns that have a target, and says so when there are none [divisional-3.3, divisional-R16]', () => {
    expect(promptIn(state)).toMatchObject({ code: 'prompt-fire', facts: { count: 1 } })
    const alone = inStep(field([unit('A', 'gun', 'artillery', at(10, 10)), FAR_A, FAR_B]), 'A fires')
    expect(promptIn(alone)).toMatchObject({ code: 'prompt-fired' })
  })
})

describe('a turn', () => {
  const guns = [
    unit('A', 'ga', 'artillery', at(10, 10)),
    unit('B', 'gb', 'artillery', at(30, 30)),
    unit('A', 'ha', 'hq', at(12, 10), { fp: 1 }),
    unit('B', 'hb', 'hq', at(32, 30), { fp: 1 }),
    unit('A', 'u', 'leg', at(30, 12)),
    unit('B', 'e', 'leg', at(31, 12)),
    FAR_A,
    FAR_B,
  ]

  it('has the four steps of A and then those of B [divisional-3.2, divisional-3.3, divisional-3.4, divisional-3.5, divisional-3.6, divisional-R2]', () => {
    let state = field(guns)
    const seen: string[] = []
    const next = (action: Parameters<typeof play>[1], dice: readonly number[] = []): void => {
      seen.push(`${state.step} ${state.toAct.join()}`)
      state = play(state, action, dice).state
    }
    next(END)
    next(END)
    next({ type: 'fight', unit: 'u', target: 'e' }, [3, 3])
    next(rally('ha'), [1])
    next(END)
    next(END)
    next({ type: 'fight', unit: 'e', target: 'u' }, [3, 3])
    next(rally('hb'), [1])
    expect(seen).toEqual([
      'A moves A',
      'A fires A',
      'A fights A',
      'A rallies A',
      'B moves B',
      'B fires B',
      'B fights B',
      'B rallies B',
    ])
    expect(state).toMatchObject({ turn: 2, step: 'A moves' })
  })

  it('begins with A, whose places are settled before [divisional-3.1, divisional-R4]', () => {
    const { state } = kit.begin(SHIPPED)
    expect(state).toMatchObject({ turn: 1, step: 'A moves', toAct: ['A'] })
  })

  it('passes over steps in which nobody has anything to do [divisional-R2]', () => {
    const state = field([unit('A', 'u', 'leg', at(10, 10)), FAR_A, FAR_B])
    expect(play(state, END).state.step).toBe('B moves')
  })
})

describe('a day', () => {
  const late = (turn: number, laid: Laid = {}): DivState =>
    inStep(field([unit('B', 'u', 'leg', at(10, 10)), FAR_A, FAR_B], { ...laid, state: { turn } }), 'B moves')

  it('may end on 5 or 6 after turns 9, 10 and 11 [divisional-3.8, divisional-R3]', () => {
    expect(play(late(8), END).state).toMatchObject({ turn: 9, step: 'A moves' })
    for (const turn of [9, 10, 11]) {
      const { state } = play(late(turn), END)
      expect(state.step).toBe('dusk')
      expect(play(state, { type: 'dusk' }, [4]).state).toMatchObject({ turn: turn + 1, step: 'A moves' })
      expect(play(state, { type: 'dusk' }, [5]).state.result).not.toBeNull()
    }
  })

  it('ends after twelve turns at the latest [divisional-3.7]', () => {
    expect(play(late(12), END).state.result).not.toBeNull()
  })

  it('may end after turn 9 only by house rule [divisional-R3]', () => {
    const rules = { rules: ['one-dusk-die'] }
    expect(play(late(9, rules), END).state.step).toBe('dusk')
    expect(play(late(10, rules), END).state).toMatchObject({ turn: 11, step: 'A moves' })
  })

  it('is followed by a night in which the fatigued rally, and by another [divisional-3.9, divisional-R18, divisional-R33]', () => {
    const units = [
      unit('A', 'hq', 'hq', at(10, 10)),
      unit('A', 'near', 'leg', at(15, 10), { fp: 2 }),
      unit('A', 'far', 'leg', at(40, 10), { fp: 2 }),
      unit('A', 'gun', 'artillery', at(12, 14), { shots: 0 }),
      unit('B', 'hb', 'hq', at(30, 30)),
      unit('B', 'tired', 'leg', at(32, 30), { fp: 1 }),
    ]
    const two = { scenario: { days: 2 }, state: { turn: 12 } }
    const { state: dark } = play(inStep(field(units, two), 'B rallies'), rally('tired'), [1])
    expect(dark).toMatchObject({ step: 'night', day: 1 })
    const { state: morning } = playAll(dark, [{ type: 'night' }, { type: 'night' }], [5, 6])
    expect(morning).toMatchObject({ step: 'A moves', day: 2, turn: 1 })
    expect([the(morning, 'near').fp, the(morning, 'far').fp, the(morning, 'tired').fp]).toEqual([1, 2, 0])
    expect(the(morning, 'gun').shots).toBe(3)
    const ruled = { ...two, rules: ['any-distance-overnight', 'ammunition-carries-over'] }
    const { state: other } = play(inStep(field(units, ruled), 'B rallies'), rally('tired'), [1])
    const nights = [{ type: 'night' }, { type: 'night' }, { type: 'night' }] as const
    const { state: after } = playAll(other, nights, [5, 6, 6])
    expect([the(after, 'near').fp, the(after, 'far').fp, the(after, 'tired').fp]).toEqual([1, 1, 0])
    expect(the(after, 'gun').shots).toBe(0)
    expect(after.step).toBe('A moves')
  })
})

describe('the night', () => {
  const dark = (rules: readonly string[]): DivState =>
    inStep(
      field(
        [
          unit('B', 'hb', 'hq', at(30, 30)),
          unit('B', 'gun', 'artillery', at(32, 30), { fp: 1, shots: 0 }),
          FAR_A,
        ],
        { scenario: { days: 2 }, state: { turn: 12 }, rules },
      ),
      'night',
    )

  it('lets a gun choose what it takes back where ammunition carries over [divisional-3.9, divisional-7.4, divisional-R18]', () => {
    const { state } = play(dark(['ammunition-carries-over']), { type: 'night' }, [5])
    expect(state).toMatchObject({ step: 'night', restoring: 'gun', toAct: ['B'] })
    const { state: morning } = play(state, { type: 'restore', unit: 'gun', what: 'fire' })
    expect(morning).toMatchObject({ step: 'A moves', day: 2, toAct: ['A'] })
    expect(the(morning, 'gun')).toMatchObject({ fp: 1, shots: 1 })
  })

  it('brings a gun all its ammunition else, so that only Fatigue Points count [divisional-3.9, divisional-R18, divisional-R33]', () => {
    const { state } = play(dark([]), { type: 'night' }, [5])
    expect(state).toMatchObject({ step: 'A moves', day: 2, restoring: null })
    expect(the(state, 'gun')).toMatchObject({ fp: 0, shots: 3 })
  })
})

describe('what the screen shows', () => {
  it('names day and turn in the bar, and the night [divisional-3.7, divisional-3.9]', () => {
    const state = inStep(field([FAR_A, FAR_B], { state: { turn: 3, day: 2 } }), 'A moves')
    expect(kit.ruleset.ribbon(state).now).toBe('day 2, turn 3')
    expect(kit.ruleset.ribbon({ ...state, step: 'night' }).now).toBe('night after day 2')
  })

  it('marks each contact along the edges that touch [divisional-6.1]', () => {
    const state = inStep(
      field([unit('A', 'a', 'leg', at(10, 10)), unit('B', 'b', 'leg', at(10.4, 9)), FAR_A, FAR_B]),
      'A fights',
    )
    const seams = kit.ruleset.scene(state, NO_FOCUS).marks
    expect(seams).toEqual([
      { kind: 'contact', from: { x: expect.closeTo(9.9), y: 9.5 }, to: { x: expect.closeTo(10.5), y: 9.5 } },
    ])
  })
})

describe('rallying', () => {
  const step = (units: readonly DivUnit[], laid: Laid = {}): DivState =>
    inStep(field([...units, FAR_A, FAR_B], laid), 'A rallies')
  const hq = unit('A', 'hq', 'hq', at(10, 10))

  it('removes 1 FP on 5 or 6 [divisional-7.1, divisional-7.3, divisional-R29]', () => {
    const state = step([hq, unit('A', 'u', 'leg', at(15, 10), { fp: 2 })])
    expect(the(play(state, rally('u'), [5]).state, 'u').fp).toBe(1)
    expect(the(play(state, rally('u'), [4]).state, 'u').fp).toBe(2)
  })

  it('is for units within 12 inches of their own HQ, 9 if they are Green [divisional-7.1, divisional-7.2, divisional-R8]', () => {
    const asked = (x: number, more: Partial<DivUnit>) =>
      step([
        hq,
        unit('A', 'u', 'leg', at(x, 10), { fp: 1, ...more }),
        unit('A', 'o', 'leg', at(9, 12), { fp: 1 }),
      ])
    expect(refusalCodes(asked(23, {}), rally('u'))).toEqual([])
    expect(refusalCodes(asked(23.1, {}), rally('u'))).toEqual(['too-far-from-hq'])
    expect(refusalClauses(asked(23.1, {}), rally('u'))).toEqual(['divisional-7.1'])
    expect(refusalCodes(asked(20, { quality: 'Green' }), rally('u'))).toEqual([])
    expect(refusalClauses(asked(20.1, { quality: 'Green' }), rally('u'))).toEqual(['divisional-7.2'])
    // Another Division's HQ is of no use (R39).
    expect(refusalCodes(asked(15, { formation: 'a2' }), rally('u'))).toEqual(['no-hq'])
  })

  it('is one easier for Elite units and one harder for Green ones [divisional-7.5, divisional-7.6]', () => {
    const needs = (quality: DivUnit['quality']) =>
      kit.allowed(step([hq, unit('A', 'u', 'leg', at(15, 10), { fp: 1, quality })]), 'A', 'rally:u')[0]
        ?.reckonings?.[0]?.total
    expect([needs('Elite'), needs('Average'), needs('Green')]).toEqual([4, 5, 6])
  })

  it('gives Artillery a turn of fire instead, if its owner wants, up to its number [divisional-7.4, divisional-R31]', () => {
    const gun = unit('A', 'gun', 'artillery', at(15, 10), { fp: 1, shots: 1 })
    const { state } = play(step([hq, gun]), rally('gun'), [6])
    expect(state.restoring).toBe('gun')
    expect(refusalCodes(state, END)).toEqual(['restore-first'])
    expect(the(play(state, { type: 'restore', unit: 'gun', what: 'fire' }).state, 'gun')).toMatchObject({
      shots: 2,
      fp: 1,
    })
    expect(the(play(state, { type: 'restore', unit: 'gun', what: 'FP' }).state, 'gun')).toMatchObject({
      shots: 1,
      fp: 0,
    })
    const tired = step([hq, { ...gun, shots: 3 }])
    expect(the(play(tired, rally('gun'), [6]).state, 'gun')).toMatchObject({ shots: 3, fp: 0 })
    const empty = step([hq, { ...gun, fp: 0 }])
    expect(the(play(empty, rally('gun'), [6]).state, 'gun')).toMatchObject({ shots: 2, fp: 0 })
  })

  it('is of the HQ itself too, of whoever moved, fired or is in contact, once, and not of the fresh [divisional-R31]', () => {
    const units = [
      { ...hq, fp: 1 },
      unit('A', 'u', 'leg', at(15, 10), { fp: 1, moved: true }),
      unit('B', 'e', 'leg', at(16, 10)),
      unit('A', 'fresh', 'leg', at(15, 12)),
    ]
    const state = step(units)
    expect(refusalCodes(state, rally('hq'))).toEqual([])
    expect(refusalCodes(state, rally('u'))).toEqual([])
    expect(refusalCodes(state, rally('fresh'))).toEqual(['needs-nothing'])
    expect(refusalCodes(play(state, rally('u'), [1]).state, rally('u'))).toEqual(['has-rallied'])
    const lost = step([
      { ...hq, at: null, lost: true },
      unit('A', 'u', 'leg', at(15, 10), { fp: 1 }),
      unit('A', 'h2', 'hq', at(20, 20), { fp: 1, formation: 'a2' }),
    ])
    expect(refusalCodes(lost, rally('u'))).toEqual(['no-hq'])
  })

  it('is hopeless for Green units with an Objective lost, but may be rolled [divisional-R31, divisional-11.2]', () => {
    const objectives = [{ id: 'o', name: 'Dump', at: at(30, 10), radius: 1, side: 'A' as const }]
    const units = [
      hq,
      unit('A', 'u', 'leg', at(15, 10), { fp: 1, quality: 'Green' }),
      unit('B', 'e', 'leg', at(30, 10)),
    ]
    const state = step(units, { objectives })
    expect(refusalCodes(state, rally('u'))).toEqual([])
    expect(the(play(state, rally('u'), [6]).state, 'u').fp).toBe(1)
  })
})

describe('Objectives', () => {
  const hq = unit('A', 'hq', 'hq', at(10, 10), { fp: 1 })
  const objective = (id: string, x: number, side: 'A' | 'B' | null, radius = 1) => ({
    id,
    name: id,
    at: at(x, 30),
    radius,
    side,
  })
  const need = (state: DivState) =>
    kit.allowed(inStep(state, 'A rallies'), 'A', 'rally:hq')[0]?.reckonings?.[0]?.total

  it('that an enemy occupies make rallying 1 harder for all of the side that they belong to [divisional-11.1, divisional-11.2, divisional-R32]', () => {
    const foe = unit('B', 'e', 'leg', at(20, 30))
    const other = unit('B', 'f', 'leg', at(30, 30))
    const objectives = [objective('one', 20, 'A'), objective('two', 30, 'A'), objective('theirs', 40, 'B')]
    const calm = field([hq, FAR_A, FAR_B], { objectives })
    expect(need(calm)).toBe(5)
    // What there is nothing of is not told.
    const [option] = kit.allowed(inStep(calm, 'A rallies'), 'A', 'rally:hq')
    expect(option?.reckonings?.[0]?.modifiers).toEqual([])
    expect(need(field([hq, foe, FAR_A, FAR_B], { objectives }))).toBe(6)
    expect(need(field([hq, foe, other, FAR_A, FAR_B], { objectives }))).toBe(7)
    expect(need(field([hq, foe, other, FAR_A, FAR_B], { objectives, rules: ['one-objective-counts'] }))).toBe(
      6,
    )
  })

  it('are not occupied while one of their owner is on them, or once the enemy has left [divisional-R32]', () => {
    const objectives = [objective('one', 20, 'A', 2)]
    const both = [hq, unit('B', 'e', 'leg', at(19, 30)), unit('A', 'u', 'leg', at(21, 30)), FAR_A, FAR_B]
    expect(need(field(both, { objectives }))).toBe(5)
    const off = [hq, unit('B', 'e', 'leg', at(22.1, 30)), FAR_A, FAR_B]
    expect(need(field(off, { objectives }))).toBe(5)
    // A marker without an area is occupied by whose base touches it.
    expect(
      need(
        field([hq, unit('B', 'e', 'leg', at(20.5, 30)), FAR_A, FAR_B], {
          objectives: [objective('m', 20, 'A', 0)],
        }),
      ),
    ).toBe(6)
  })

  it('decide the battle, then bases lost, else nobody wins [divisional-R38]', () => {
    const finish = (units: readonly DivUnit[], objectives: DivScenario['objectives']) =>
      play(inStep(field(units, { objectives, state: { turn: 12 } }), 'B moves'), END).state.result
    const mine = [objective('one', 20, 'A'), objective('two', 40, 'B'), objective('open', 30, null)]
    expect(finish([FAR_A, FAR_B], mine)).toMatchObject({ winner: null })
    expect(finish([unit('A', 'u', 'leg', at(30, 30)), FAR_A, FAR_B], mine)).toMatchObject({
      winner: 'A',
      why: { code: 'won-objectives' },
    })
    expect(
      finish([unit('A', 'u', 'leg', at(20, 20), { at: null, lost: true }), FAR_A, FAR_B], mine),
    ).toMatchObject({
      winner: 'B',
      why: { code: 'won-losses' },
    })
  })

  it('do not matter to a side without a unit [divisional-R38]', () => {
    const units = [unit('A', 'u', 'leg', at(10, 10)), unit('B', 'e', 'leg', at(11, 10), { fp: 3 })]
    const state = kit.play(inStep(field(units), 'A fires'), END).state
    const { state: over } = play(state, { type: 'fight', unit: 'u', target: 'e' }, [3, 3])
    expect(over.result).toMatchObject({ winner: 'A', why: { code: 'won-destroyed' } })
    const both = kit.play(inStep(field([{ ...units[0]!, fp: 3 }, units[1]!]), 'A fires'), END).state
    expect(play(both, { type: 'fight', unit: 'u', target: 'e' }, [3, 3]).state.result).toMatchObject({
      winner: null,
    })
  })
})

describe('the set-up', () => {
  it('throws for air attacks with the modifier of the nation, never below none [divisional-8.2, divisional-R34]', () => {
    const { state } = kit.begin({ ...SHIPPED, air: { A: { die: 1 }, B: { die: -4 } } } as DivScenario, [3, 2])
    expect(state.air).toEqual({ A: 4, B: 0 })
  })

  it('gives each gun its turns of fire for the day [divisional-5.15, divisional-R18]', () => {
    const { state } = kit.begin({ ...SHIPPED, shots: 4 } as DivScenario)
    expect(state.units.filter(each => each.type === 'artillery').every(each => each.shots === 4)).toBe(true)
  })

  it('lets B deploy first and then A, each in its zone [divisional-R38]', () => {
    const formations = SHIPPED.formations.map(each => ({ ...each, places: [] }))
    const { state } = kit.begin({ ...SHIPPED, formations } as DivScenario)
    expect(state).toMatchObject({ step: 'deploy B', toAct: ['B'], turn: 0 })
    const deploy = (x: number, y: number) => ({ type: 'deploy', unit: 'bologna-hq', at: at(x, y) }) as const
    expect(refusalCodes(state, deploy(24, 9.1))).toEqual(['not-in-zone'])
    expect(refusalCodes(state, deploy(24, 8))).toEqual([])
    const { state: done } = play(state, END)
    expect(done).toMatchObject({ step: 'deploy A', toAct: ['A'] })
    expect(
      done.units.filter(each => each.side === 'B').every(each => each.at !== null && each.at.y <= 9),
    ).toBe(true)
    const { state: ready } = play(done, END)
    expect(ready).toMatchObject({ step: 'A moves', turn: 1 })
    expect(ready.units.every(each => each.at !== null)).toBe(true)
  })

  it('offers a whole Division for any of its units, by one press, and the nearest place where it has room [divisional-R38]', () => {
    const formations = SHIPPED.formations.map(each => ({ ...each, places: [] }))
    const { state } = kit.begin({ ...SHIPPED, formations } as DivScenario)
    const offer = kit.ruleset.offers(state, 'B').find(each => each.id === 'place:bologna')
    expect(offer).toMatchObject({ input: 'place', direct: true, useful: true })
    expect(offer?.with).toHaveLength(10)
    const beyond: DivAction = { type: 'place', formation: 'bologna', at: at(-4, -4) }
    const refusal = kit.refusal(state, beyond)
    expect(refusal?.reasons[0]?.code).toBe('no-room')
    expect(refusal?.nearest && kit.refusal(state, refusal.nearest)).toBeNull()
  })

  it('puts a whole Division down at once [divisional-12.1, divisional-R39]', () => {
    const formations = SHIPPED.formations.map(each => ({ ...each, places: [] }))
    const { state } = kit.begin({ ...SHIPPED, formations } as DivScenario)
    const [option] = kit.allowed(state, 'B', 'place:bologna')
    if (!option) throw new Error('It is not offered.')
    const { state: after } = play(state, option.action)
    const bologna = after.units.filter(each => each.formation === 'bologna')
    expect(bologna).toHaveLength(10)
    expect(bologna.every(each => each.at !== null)).toBe(true)
    expect(after.units.filter(each => each.formation === 'twentyfirst').every(each => each.at === null)).toBe(
      true,
    )
  })
})

describe('the listed formations', () => {
  const rows: readonly (readonly [string, string, ...number[]])[] = [
    ['italian-infantry-1940', 'Green', 0, 6, 0, 0, 0, 3, 0],
    ['italian-armoured-brigade-1940', 'Green', 0, 0, 1, 2, 2, 2, 0],
    ['indian-infantry-1940', 'Average', 1, 9, 0, 0, 0, 4, 1],
    ['german-panzer-1941', 'Elite', 1, 0, 3, 0, 2, 3, 1],
    ['german-light-1941', 'Elite', 1, 0, 2, 0, 0, 2, 1],
    ['british-armoured-1941', 'Average', 2, 0, 2, 0, 6, 4, 1],
    ['italian-armoured-1942', 'Average', 1, 0, 2, 1, 3, 4, 1],
    ['us-armoured-1943', 'Green', 1, 0, 3, 2, 4, 3, 1],
    ['german-infantry-1941', 'Average', 1, 9, 0, 0, 0, 3, 1],
    ['soviet-rifle-1941', 'Green', 0, 9, 0, 0, 0, 3, 1],
    ['soviet-armoured-1941', 'Green', 1, 0, 3, 3, 3, 2, 1],
    ['egyptian-mechanized-1967', 'Green', 0, 0, 2, 0, 1, 2, 0],
    ['israeli-armored-1967', 'Average', 0, 0, 1, 0, 2, 1, 0],
  ]
  it.each(rows)(
    '%s is %s and has the bases of its row [divisional-12.1, divisional-13.1, divisional-R1]',
    (id, quality, ...bases) => {
      const found = ORGANISATIONS.find(each => each.id === id)
      expect(found?.quality).toBe(quality)
      expect(found?.bases).toEqual({
        hq: 1,
        recon: bases[0],
        leg: bases[1],
        motor: bases[2],
        'light-tank': bases[3],
        'medium-tank': bases[4],
        artillery: bases[5],
        engineers: bases[6],
      })
      expect(kit.ruleset.muster.some(each => each.id === id)).toBe(true)
    },
  )

  it('are as many as the booklet has [divisional-12.1, divisional-13.1]', () => {
    expect(ORGANISATIONS).toHaveLength(rows.length)
  })
})
