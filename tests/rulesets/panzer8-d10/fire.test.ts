import { describe, expect, it } from 'vitest'
import type { D10Action, D10State } from '../../../rulesets/panzer8-d10/state'
import { EAST, NORTH, area, at, strip, the } from '../kit'
import {
  AT57,
  BAZOOKA,
  CHAR,
  ENGINEERS,
  FLAK,
  FLAMES,
  GRENADIERS,
  GREYHOUND,
  HALFTRACK,
  HOLD,
  MARDER,
  MG42,
  MORTAR,
  PAK,
  PANTHER,
  PANZER,
  RIFLES,
  SHERMAN,
  STUG,
  TANK_DESTROYER,
  TIGER,
  TRUCK,
  fire,
  hasOffer,
  lie,
  load,
  odds,
  play,
  refusalClauses,
  refusalCodes,
  unit,
} from './table'

type Given = Parameters<typeof lie>[0]

/** A duel: one of A at (30, 30), one of B so many inches north of it, each looking at the other. */
const duel = (own: string, foe: string, away: number, a = {}, b = {}, more: Omit<Given, 'units'> = {}) =>
  lie({ units: [unit('a1', own, 30, 30, a), unit('b1', foe, 30, 30 - away, b)], ...more })

const SHOT = fire('a1', 'b1')
const HUNT: D10Action = { type: 'hunt', unit: 'a1', target: 'b1', along: null }

/** What both sides of an attack add, by clause. */
function added(state: D10State, action: D10Action = SHOT) {
  const [mine, theirs] = play(state, action, [1, 1]).log[0]?.reckonings ?? []
  const by = (of: typeof mine) =>
    Object.fromEntries(
      of
        ? [of.base, ...of.modifiers].map(({ clause, value }) => [clause.replace('panzer8-d10-', ''), value])
        : [],
    )
  return { mine: by(mine), theirs: by(theirs) }
}

const MOVED = { moved: true, acts: 1, deeds: ['move'] } as const

describe('opposed rolls', () => {
  it('throws one ten-sided die for each side and reads the difference of the totals [panzer8-d10-1.2.1, panzer8-d10-6.1.1, panzer8-d10-R16]', () => {
    // AP 6 against Def 6: the faces alone decide.
    const hit = play(duel(SHERMAN, PANZER, 10), SHOT, [8, 3])
    expect(hit.rolls[0]).toMatchObject({ kind: 'contest', sides: 10, faces: [8, 3] })
    expect(hit.codes).toEqual(['fires-out'])
    expect(play(duel(SHERMAN, PANZER, 10), SHOT, [10, 10]).codes).toEqual(['fires-none'])
  })

  it('has the odds of two dice [panzer8-d10-6.4.6, panzer8-d10-6.4.7, panzer8-d10-R68]', () => {
    // Per cent suppressed and out of action of one shot, by counting the hundred pairs of faces.
    const expected: readonly (readonly [string, string, number, number])[] = [
      [SHERMAN, PANZER, 13, 15],
      [SHERMAN, TIGER, 3, 0],
      [PANZER, SHERMAN, 19, 36],
      [TIGER, SHERMAN, 15, 64],
      ['1943-german-pz-iii-m', '1943-soviet-t-34-76', 11, 10],
      ['1943-soviet-su-152', TIGER, 13, 15],
    ]
    for (const [own, foe, suppressed, out] of expected) {
      const { hit, destroy } = odds(duel(own, foe, 10), SHOT)
      expect([hit - destroy, destroy].map(each => Math.round(each * 100))).toEqual([suppressed, out])
    }
  })

  it('knows no accuracy, size, edge of the table, captured objective or natural 20 [panzer8-d10-R70]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 1, 20, { facing: EAST }), unit('b1', PANZER, 12, 20)],
      state: { holdings: [{ id: 'flag', holder: 'A' }] },
    })
    expect(added(state)).toEqual({ mine: { '6.1.2': 6, '6.1.4': 1 }, theirs: { '6.1.6': 6 } })
    expect(play(duel(SHERMAN, TIGER, 10), SHOT, [10, 9]).codes).toEqual(['fires-none'])
  })
})

describe('AP, HE and small arms: what the firer adds', () => {
  it('adds HESA, and AP at what is armoured [panzer8-d10-6.1.2, panzer8-d10-R17]', () => {
    expect(added(duel(BAZOOKA, GRENADIERS, 4)).mine['6.1.2']).toBe(2)
    expect(added(duel(BAZOOKA, PANZER, 4)).mine['6.1.2']).toBe(7)
    expect(refusalCodes(duel(RIFLES, PANZER, 6), SHOT)).toEqual(['no-ap'])
    expect(added(duel(PANZER, RIFLES, 10)).mine['6.1.2']).toBe(6)
  })

  it('adds 1 within 4 inches, unless it is suppressed, whatever the range of the weapon [panzer8-d10-6.1.3, panzer8-d10-R18]', () => {
    expect(added(duel(SHERMAN, GRENADIERS, 4)).mine['6.1.3']).toBe(1)
    expect(added(duel(SHERMAN, GRENADIERS, 4.1)).mine['6.1.3']).toBeUndefined()
    expect(added(duel(SHERMAN, GRENADIERS, 4, { suppressed: true })).mine['6.1.3']).toBeUndefined()
    expect(added(duel(BAZOOKA, GRENADIERS, 3)).mine['6.1.3']).toBe(1)
    const of2008 = duel(BAZOOKA, GRENADIERS, 3, {}, {}, { rules: ['short-weapons'] })
    expect(added(of2008).mine['6.1.3']).toBeUndefined()
  })

  it('adds 1 where no corner of the firer is before the line through the target’s front edge, whoever the target is [panzer8-d10-6.1.4, panzer8-d10-R7, panzer8-d10-R3]', () => {
    // A Panzer is 1.6 deep and looks east from x = 30: its front line is x = 30.8. A Sherman is 1.2 wide.
    const at30 = (x: number, foe = PANZER, rules: readonly string[] = []) =>
      lie({ units: [unit('a1', SHERMAN, x, 30), unit('b1', foe, 30, 20, { facing: EAST })], rules })
    expect(added(at30(30.2)).mine['6.1.4']).toBe(1)
    expect(added(at30(30.3)).mine['6.1.4']).toBeUndefined()
    expect(added(at30(29.9, GRENADIERS)).mine['6.1.4']).toBe(1)
    expect(added(at30(29.9, GRENADIERS, ['flank-vehicles'])).mine['6.1.4']).toBeUndefined()
    expect(added(at30(29.9, MG42, ['flank-vehicles'])).mine['6.1.4']).toBe(1)
  })

  it('counts the Troop Quality of both [panzer8-d10-6.1.5, panzer8-d10-6.1.11, panzer8-d10-R2]', () => {
    const of = (a: string, b: string) => added(duel(SHERMAN, GRENADIERS, 10, { quality: a }, { quality: b }))
    expect(of('Panzer Ace', 'Elite')).toMatchObject({ mine: { '6.1.5': 2 }, theirs: { '6.1.11': 1 } })
    expect(of('Elite', 'Panzer Ace')).toMatchObject({ mine: { '6.1.5': 1 }, theirs: { '6.1.11': 2 } })
    expect(of('Poor', 'Poor')).toMatchObject({ mine: { '6.1.5': -1 }, theirs: { '6.1.11': -1 } })
    expect(of('Average', 'Average')).toEqual({ mine: { '6.1.2': 6 }, theirs: { '6.1.6': 2 } })
  })
})

describe('AP, HE and small arms: what the target adds', () => {
  it('adds its Def, another one to the side where it has that [panzer8-d10-6.1.6]', () => {
    expect(added(duel(SHERMAN, TIGER, 10)).theirs['6.1.6']).toBe(11)
    const aside = added(duel(SHERMAN, TIGER, 10, {}, { facing: NORTH }))
    expect(aside).toEqual({ mine: { '6.1.2': 6, '6.1.4': 1 }, theirs: { '6.1.6': 8 } })
    expect(added(duel(SHERMAN, PANZER, 10, {}, { facing: NORTH })).theirs['6.1.6']).toBe(6)
  })

  it('adds 1 in soft cover [panzer8-d10-6.1.7]', () => {
    const wood = area('wood', at(28, 18), 4, 3)
    expect(added(duel(SHERMAN, GRENADIERS, 10, {}, {}, { features: [wood] })).theirs).toMatchObject({
      '6.1.7': 1,
    })
  })

  it('adds 2 in hard cover and in smoke, and the largest alone counts [panzer8-d10-6.1.8, panzer8-d10-R14, panzer8-d10-R66]', () => {
    const house = area('building', at(28, 18), 4, 3)
    const wood = area('wood', at(28, 18), 4, 3)
    expect(added(duel(SHERMAN, GRENADIERS, 10, {}, {}, { features: [house] })).theirs).toEqual({
      '6.1.6': 2,
      '6.1.8': 2,
    })
    expect(added(duel(SHERMAN, GRENADIERS, 10, {}, { dugIn: true }, { features: [wood] })).theirs).toEqual({
      '6.1.6': 2,
      '6.1.8': 2,
    })
    const smoke = (x: number, y: number) => ({ state: { smoke: [{ id: 's', at: at(x, y) }] } })
    // A disc of 2 inches: its edge touches the line of sight at x = 30, and not from 31.1.
    expect(added(duel(SHERMAN, PANZER, 10, {}, {}, smoke(31, 25))).theirs['6.1.8']).toBe(2)
    expect(added(duel(SHERMAN, PANZER, 10, {}, {}, smoke(31.1, 25))).theirs['6.1.8']).toBeUndefined()
    // It touches the base of a Panzer, which is 1 inch wide.
    expect(added(duel(SHERMAN, PANZER, 10, {}, {}, smoke(31.4, 20))).theirs['6.1.8']).toBe(2)
    const both = { features: [wood], state: { smoke: [{ id: 's', at: at(30, 20) }] } }
    expect(added(duel(SHERMAN, GRENADIERS, 10, {}, {}, both)).theirs).toEqual({ '6.1.6': 2, '6.1.8': 2 })
  })

  it('adds 2 hull-down, against AP alone, and hull guns are silent there [panzer8-d10-R11]', () => {
    const crest = { features: [strip('crest', [at(25, 21), at(35, 21)], 0.3)] }
    expect(added(duel(SHERMAN, PANZER, 10, {}, {}, crest)).theirs['6.1.8']).toBe(2)
    expect(added(duel(SHERMAN, STUG, 9.8, {}, {}, crest)).theirs['6.1.8']).toBeUndefined()
    expect(added(duel(SHERMAN, GRENADIERS, 9.8, {}, {}, crest)).theirs['6.1.8']).toBeUndefined()
    const hull = lie({
      units: [unit('a1', '1944-american-m7-priest', 30, 22.2), unit('b1', PANZER, 30, 12)],
      ...crest,
    })
    expect(refusalCodes(hull, SHOT)).not.toContain('hull-gun-behind-crest')
    const second = lie({
      units: [unit('a1', CHAR, 30, 22.2), unit('b1', PANZER, 30, 12)],
      ...crest,
    })
    expect(
      refusalCodes(
        { ...second, pending: [{ kind: 'second gun', unit: 'a1', along: null }] },
        fire('a1', 'b1', { weapon: 'second' }),
      ),
    ).toContain('hull-gun-behind-crest')
  })

  it('adds 1 where the firer moved in the same player turn, and what turned in place has not [panzer8-d10-6.1.9, panzer8-d10-R26]', () => {
    const acting = { state: { acting: 'a1' } }
    expect(added(duel(SHERMAN, PANZER, 10, MOVED, {}, acting)).theirs['6.1.9']).toBe(1)
    const turned = { acts: 1, deeds: ['turn'] } as const
    expect(added(duel(SHERMAN, PANZER, 10, turned, {}, acting)).theirs['6.1.9']).toBeUndefined()
  })

  it('adds 1 against AP from over half of its range [panzer8-d10-6.1.10, panzer8-d10-R4]', () => {
    // A Sherman's gun reaches 36 inches.
    expect(added(duel(SHERMAN, PANZER, 18)).theirs['6.1.10']).toBeUndefined()
    expect(added(duel(SHERMAN, PANZER, 18.1)).theirs['6.1.10']).toBe(1)
    expect(added(duel(SHERMAN, GRENADIERS, 20)).theirs['6.1.10']).toBeUndefined()
  })
})

describe('firing results', () => {
  /** HE of a Sherman, 6, at a section, 2: the firer is 4 ahead before the dice. */
  const he = (face: number, other: number) =>
    play(duel(SHERMAN, GRENADIERS, 10), SHOT, [face, other]).codes[0]
  const ap = (face: number, other: number) => play(duel(SHERMAN, PANZER, 10), SHOT, [face, other]).codes[0]

  it('HE and small arms do nothing at 0 or less [panzer8-d10-6.4.1]', () =>
    expect(he(1, 5)).toBe('fires-none'))
  it('HE and small arms make fall back at 1 or 2 [panzer8-d10-6.4.2]', () => {
    expect([he(1, 4), he(1, 3)]).toEqual(['fires-fall-back', 'fires-fall-back'])
  })
  it('AP does nothing at 2 or less [panzer8-d10-6.4.3]', () => {
    expect([ap(1, 9), ap(3, 1)]).toEqual(['fires-none', 'fires-none'])
  })
  it('suppresses at 3 or 4 [panzer8-d10-6.4.6]', () => {
    expect([he(1, 2), he(1, 1), ap(4, 1), ap(5, 1)]).toEqual(Array(4).fill('fires-suppressed'))
  })
  it('puts out of action at 5 or more [panzer8-d10-6.4.7]', () => {
    expect([he(2, 1), ap(6, 1)]).toEqual(['fires-out', 'fires-out'])
  })
})

describe('who may fire at what', () => {
  it('reaches no farther than its range, and no nearer than its least one [panzer8-d10-R4]', () => {
    expect(refusalCodes(duel(RIFLES, GRENADIERS, 8), SHOT)).toEqual([])
    expect(refusalCodes(duel(RIFLES, GRENADIERS, 8.1), SHOT)).toEqual(['out-of-range'])
    expect(refusalCodes(duel(MORTAR, GRENADIERS, 4), SHOT)).toEqual([])
    expect(refusalCodes(duel(MORTAR, GRENADIERS, 3.9), SHOT)).toEqual(['too-near'])
  })

  it('reaches from edge to edge by house rule [panzer8-d10-R4]', () => {
    // Two bases of 1.2 inches: 9.2 from middle to middle are 8 from edge to edge.
    const rules = ['edge-to-edge']
    expect(refusalCodes(duel(RIFLES, GRENADIERS, 9.2), SHOT)).toEqual(['out-of-range'])
    expect(refusalCodes(duel(RIFLES, GRENADIERS, 9.2, {}, {}, { rules }), SHOT)).toEqual([])
    expect(refusalCodes(duel(RIFLES, GRENADIERS, 9.3, {}, {}, { rules }), SHOT)).toEqual(['out-of-range'])
  })

  it('sees nothing beyond 60 inches [panzer8-d10-R5]', () => {
    const state = lie({ units: [unit('a1', FLAK, 2, 42), unit('b1', PANZER, 46, 0.9)] })
    expect(refusalCodes(state, SHOT)).toEqual(['out-of-range', 'beyond-visibility'])
  })

  it('fires 45 degrees to each side with a restricted field, and all round without one [panzer8-d10-R8]', () => {
    const beside = (own: string, x: number) =>
      lie({ units: [unit('a1', own, 30, 30), unit('b1', GRENADIERS, x, 20)] })
    expect(refusalCodes(beside(MG42, 40), SHOT)).toEqual([])
    expect(refusalCodes(beside(MG42, 40.3), SHOT)).toEqual(['out-of-field'])
    expect(refusalCodes(beside(SHERMAN, 40.3), SHOT)).toEqual([])
  })

  it('hurts thin armour alone with a *, and suppresses it at best [panzer8-d10-R19]', () => {
    // 0 against Def 1: 9 faces ahead are 5 or more.
    expect(play(duel(MG42, HALFTRACK, 10), SHOT, [10, 1]).codes[0]).toBe('fires-suppressed')
    expect(play(duel(MG42, HALFTRACK, 10, {}, {}, { rules: ['star-kills'] }), SHOT, [10, 1]).codes[0]).toBe(
      'fires-out',
    )
    expect(refusalCodes(duel(MG42, PANZER, 10), SHOT)).toEqual(['cannot-hurt'])
    expect(refusalCodes(duel(MORTAR, '1944-american-m10-tank-destroyer', 10), SHOT)).toEqual([])
    expect(refusalCodes(duel(MG42, TANK_DESTROYER, 10), SHOT)).toEqual(['cannot-hurt'])
    expect(refusalCodes(duel(MORTAR, GREYHOUND, 10), SHOT)).toEqual([])
  })

  it('has flame that no cover stops, or small arms instead [panzer8-d10-R20]', () => {
    const house = { features: [area('building', at(28, 27), 4, 1.5)] }
    const state = duel(FLAMES, GRENADIERS, 2, {}, {}, house)
    expect(added(state)).toEqual({ mine: { '6.1.2': 6, '6.1.3': 1 }, theirs: { '6.1.6': 2 } })
    expect(added(state, fire('a1', 'b1', { weapon: 'small' }))).toEqual({
      mine: { '6.1.2': 5, '6.1.3': 1 },
      theirs: { '6.1.6': 2, '6.1.8': 2 },
    })
    expect(added(duel(FLAMES, PANZER, 2)).mine['6.1.2']).toBe(4)
    const mounted = lie({
      units: [unit('a2', HALFTRACK, 30, 30), load('a1', FLAMES, 'a2'), unit('b1', GRENADIERS, 30, 28.2)],
    })
    expect(refusalCodes(mounted, SHOT)).toContain('no-flame-mounted')
  })

  it('passes beside friends with shells, and needs a base’s width for small arms [panzer8-d10-R21, panzer8-d10-R22]', () => {
    const with2 = (own: string, x: number) =>
      lie({ units: [unit('a1', own, 30, 30), unit('a2', RIFLES, x, 26.5), unit('b1', GRENADIERS, 30, 23)] })
    expect(refusalCodes(with2(RIFLES, 30.9), SHOT)).toEqual(['friend-in-line'])
    expect(refusalCodes(with2(SHERMAN, 30.9), SHOT)).toEqual([])
    expect(refusalCodes(with2(SHERMAN, 30.4), SHOT)).toEqual(['friend-in-line'])
    // A mortar fires over whom it has nearer than the target.
    const over = (y: number) =>
      lie({ units: [unit('a1', MORTAR, 30, 30), unit('a2', RIFLES, 30, y), unit('b1', GRENADIERS, 30, 20)] })
    expect(refusalCodes(over(26), SHOT)).toEqual([])
    expect(refusalCodes(over(24), SHOT)).toEqual(['friend-in-line'])
  })

  it('does not fire small arms past an enemy at whom it could fire [panzer8-d10-R23]', () => {
    const screen = (own: string, far = GRENADIERS) =>
      lie({ units: [unit('a1', own, 30, 30), unit('b2', GRENADIERS, 30.8, 26), unit('b1', far, 30, 22.5)] })
    expect(refusalCodes(screen(RIFLES), SHOT)).toEqual(['screened'])
    expect(refusalCodes(screen(SHERMAN), SHOT)).toEqual([])
  })

  it('fires from vehicles: passengers all round, riders not, and one element from a soft one [panzer8-d10-R46, panzer8-d10-R45]', () => {
    const inside = (carrier: string, more: object = {}) =>
      lie({
        units: [
          unit('a2', carrier, 30, 30),
          load('a1', GRENADIERS, 'a2'),
          load('a3', GRENADIERS, 'a2', more),
          unit('b1', RIFLES, 30, 36),
        ],
      })
    expect(refusalCodes(inside(HALFTRACK), SHOT)).toEqual([])
    expect(refusalCodes(inside(HALFTRACK, { fired: ['main'] }), SHOT)).toEqual([])
    expect(refusalCodes(inside(TRUCK), SHOT)).toEqual([])
    expect(refusalCodes(inside(TRUCK, { fired: ['main'] }), SHOT)).toEqual(['one-fires-from-soft'])
    expect(refusalCodes(inside(PANZER), SHOT)).toEqual(['riders-do-not-fire'])
  })

  it('counts a passenger as moved where its vehicle moved [panzer8-d10-R72]', () => {
    const state = lie({
      units: [
        unit('a2', HALFTRACK, 30, 30, { ...MOVED }),
        load('a1', GRENADIERS, 'a2'),
        unit('b1', RIFLES, 30, 23),
      ],
    })
    expect(added(state).theirs['6.1.9']).toBe(1)
  })

  it('fires a second gun in the same attack, each with its own roll [panzer8-d10-R72]', () => {
    const state = lie({
      units: [unit('a1', CHAR, 30, 30), unit('b1', PANZER, 30, 20), unit('b2', GRENADIERS, 33, 20)],
    })
    const first = play(state, SHOT, [1, 1]).state
    expect(first.pending[0]).toEqual({ kind: 'second gun', unit: 'a1', along: null })
    expect(first.toAct).toEqual(['A'])
    const second = fire('a1', 'b2', { weapon: 'second' })
    const done = play(first, second, [1, 10])
    expect(done.log[0]?.reckonings?.[0]?.base.value).toBe(6)
    expect(refusalCodes(done.state, second)).not.toEqual([])
    expect(play(first, HOLD).state.pending.map(({ kind }) => kind)).toEqual(['react'])
  })
})

describe('tank hunting', () => {
  const hunting = (own: string, foe: string, a = {}, b = {}, more: Omit<Given, 'units'> = {}) =>
    duel(own, foe, 1.8, a, b, more)

  it('throws a die for each and reads the column of tank hunting [panzer8-d10-6.3.1, panzer8-d10-6.4.5, panzer8-d10-R37]', () => {
    // 4 against at most 4.
    const state = hunting(RIFLES, PANZER)
    expect(play(state, HUNT, [2, 1]).codes[0]).toBe('hunts-none')
    expect(play(state, HUNT, [3, 1]).codes[0]).toBe('hunts-none')
    expect(play(state, HUNT, [4, 1]).codes[0]).toBe('hunts-suppressed')
    expect(play(state, HUNT, [6, 1]).codes[0]).toBe('hunts-out')
  })

  it('makes the hunter fall back at 0 or less [panzer8-d10-6.4.4, panzer8-d10-R40]', () => {
    const failed = play(hunting(RIFLES, PANZER), HUNT, [5, 5])
    expect(failed.codes[0]).toBe('hunts-falls-back')
    expect(failed.state.pending[0]).toEqual({ kind: 'fall back', unit: 'a1', from: at(30, 28.2), left: 2 })
    expect(the(failed.state, 'b1')).toMatchObject({ at: at(30, 28.2), suppressed: false })
  })

  it('begins with 4, or with an AP value that is higher [panzer8-d10-6.3.2, panzer8-d10-R38]', () => {
    expect(added(hunting(RIFLES, PANZER), HUNT).mine['6.3.2']).toBe(4)
    expect(added(hunting('1940-british-rifle-section-with-boys-at-rifle', PANZER), HUNT).mine['6.3.2']).toBe(
      4,
    )
    expect(added(hunting(BAZOOKA, PANZER), HUNT).mine['6.3.2']).toBe(7)
    expect(added(hunting(BAZOOKA, PANZER, {}, {}, { rules: ['hunt-with-4'] }), HUNT).mine['6.3.2']).toBe(4)
  })

  it('adds 1 against a tank in cover or smoke, once, and nothing for a crest [panzer8-d10-6.3.3]', () => {
    const wood = area('wood', at(28, 26), 4, 3)
    const state = { smoke: [{ id: 's', at: at(30, 28.2) }] }
    expect(added(hunting(RIFLES, PANZER, {}, {}, { features: [wood] }), HUNT).mine['6.3.3']).toBe(1)
    expect(added(hunting(RIFLES, PANZER, {}, {}, { features: [wood], state }), HUNT).mine['6.3.3']).toBe(1)
    expect(added(hunting(RIFLES, PANZER, {}, {}, { state }), HUNT).mine['6.3.3']).toBe(1)
    const crest = [strip('crest', [at(25, 29.1), at(35, 29.1)], 0.1)]
    expect(added(hunting(RIFLES, PANZER, {}, {}, { features: crest }), HUNT).mine['6.3.3']).toBeUndefined()
  })

  it('adds 2 for engineers [panzer8-d10-6.3.4]', () => {
    expect(added(hunting(ENGINEERS, PANZER), HUNT).mine['6.3.4']).toBe(2)
  })

  it('adds 1 from the side or rear, against an open top, and against a tank without a machine gun [panzer8-d10-6.3.5, panzer8-d10-6.3.6, panzer8-d10-6.3.7]', () => {
    expect(added(hunting(RIFLES, PANZER, {}, { facing: NORTH }), HUNT).mine).toEqual({
      '6.3.2': 4,
      '6.3.5': 1,
    })
    // A Marder is open-topped and has no machine gun.
    expect(added(hunting(RIFLES, MARDER), HUNT).mine).toEqual({ '6.3.2': 4, '6.3.6': 1, '6.3.7': 1 })
  })

  it('counts the Troop Quality of both, and no more than 4 of the Def [panzer8-d10-6.3.8, panzer8-d10-6.3.9, panzer8-d10-6.3.10, panzer8-d10-R39]', () => {
    const state = hunting(RIFLES, PANTHER, { quality: 'Elite' }, { quality: 'Poor' })
    expect(added(state, HUNT)).toEqual({
      mine: { '6.3.2': 4, '6.3.8': 1 },
      theirs: { '6.3.9': 4, '6.3.10': -1 },
    })
    expect(added(hunting(RIFLES, MARDER), HUNT).theirs['6.3.9']).toBe(2)
  })

  it('is for sections on foot, unsuppressed, within 2 inches; cover is no condition [panzer8-d10-R37]', () => {
    expect(refusalCodes(duel(RIFLES, PANZER, 2), HUNT)).toEqual([])
    expect(refusalCodes(duel(RIFLES, PANZER, 2.1), HUNT)).toEqual(['too-far-to-hunt'])
    expect(refusalCodes(hunting(MG42, PANZER), HUNT)).toContain('cannot-hunt')
    expect(refusalCodes(hunting(RIFLES, PANZER, { suppressed: true }), HUNT)).toContain(
      'suppressed-cannot-hunt',
    )
    expect(refusalCodes(hunting(RIFLES, TRUCK), HUNT)).toEqual(['not-an-afv'])
    expect(refusalCodes(hunting(RIFLES, PANZER, MOVED, {}, { state: { acting: 'a1' } }), HUNT)).toEqual([])
    const of2008 = { rules: ['hunt-from-cover'] }
    expect(refusalCodes(hunting(RIFLES, PANZER, {}, {}, of2008), HUNT)).toEqual(['no-cover-to-hunt'])
    expect(refusalCodes(hunting(RIFLES, PANZER, {}, { suppressed: true }, of2008), HUNT)).toEqual([])
  })
})

describe('offers', () => {
  it('offers fire to who may, and says by which clause another may not [panzer8-d10-R25]', () => {
    const state = duel(SHERMAN, PANZER, 10)
    expect(hasOffer(state, 'A', 'fire:a1:main')).toBe(true)
    const after = play(play(state, SHOT, [1, 1]).state, HOLD).state
    expect(refusalClauses(after, SHOT)).toContain('panzer8-d10-R25')
    expect(refusalCodes(duel(AT57, PANZER, 10, MOVED, {}, { state: { acting: 'a1' } }), SHOT)).toContain(
      'moves-or-attacks',
    )
    expect(refusalCodes(duel(PAK, SHERMAN, 10), SHOT)).toEqual([])
  })
})
