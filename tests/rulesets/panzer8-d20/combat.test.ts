import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/panzer8-d20'
import { NO_FOCUS } from '../../../src/engine/scene'
import { area, at, strip, the, EAST, NORTH, WEST } from '../kit'
import type { D20Action, D20State } from '../../../rulesets/panzer8-d20/state'
import {
  END,
  GRENADIERS,
  HALFTRACK,
  MARDER,
  MG42,
  MORTAR,
  PAK,
  PANZER,
  RIFLES,
  SHERMAN,
  TRUCK,
  fire,
  hasOffer,
  kit,
  lie,
  load,
  move,
  odds,
  play,
  refusalCodes,
  unit,
} from './table'

const SHOT = fire('a1', 'b1')
const fight = (own: readonly string[], foes: readonly string[]): D20Action => ({ type: 'melee', own, foes })

it('marks those who are still to fight hand to hand with crossed swords, in that step only', () => {
  const melees = (state: D20State) =>
    ruleset.scene(state, NO_FOCUS).marks.filter(({ kind }) => kind === 'melee')
  const units = [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.75)]
  const state = lie({ units, step: 'close combat' })
  expect(melees(state)).toEqual([{ kind: 'melee', at: at(30, 29.375) }])
  expect(melees({ ...state, step: 'fire' })).toEqual([])
})

describe('results', () => {
  /** HE of a Sherman, 7 - 2, at somebody 10 inches off: 7 falls back, 9 suppresses, 13 knocks out. */
  const shell = (type: string, face: number, b = {}, own = SHERMAN) =>
    play(lie({ units: [unit('a1', own, 30, 30), unit('b1', type, 30, 20, b)] }), SHOT, [face])

  it('makes most fall back twice at once [panzer8-d20-6.4.3]', () => {
    const hit = shell(GRENADIERS, 7)
    expect(hit.codes).toEqual(['fires-fall-back'])
    expect(hit.state.pending).toEqual([{ kind: 'fall back', unit: 'b1', from: at(30, 30), left: 2 }])
    expect(hit.state.toAct).toEqual(['B'])
    const back: D20Action = { type: 'fall-back', unit: 'b1', way: 'away', turn: false, length: 4 }
    const done = kit.playAll(hit.state, [back, back]).state
    expect(the(done, 'b1')).toMatchObject({ at: at(30, 12), suppressed: false })
    expect(done.toAct).toEqual(['A'])
  })

  it('suppresses crews, who is dug in and who is under mortars instead, and leaves them alone if they are suppressed [panzer8-d20-6.4.1, panzer8-d20-6.4.2, panzer8-d20-R33]', () => {
    expect(shell(MG42, 7).codes).toEqual(['fires-suppressed'])
    expect(shell(MG42, 7, { suppressed: true }).codes).toEqual(['fires-none'])
    expect(shell(GRENADIERS, 11, { dugIn: true }).codes).toEqual(['fires-suppressed'])
    expect(shell(GRENADIERS, 9, {}, MORTAR).codes).toEqual(['fires-suppressed'])
    expect(shell(GRENADIERS, 9, { suppressed: true }, MORTAR).codes).toEqual(['fires-none'])
    expect(shell(GRENADIERS, 7, { suppressed: true }).codes).toEqual(['fires-fall-back'])
  })

  it('suppresses, and knocks out who is suppressed already [panzer8-d20-6.4.4, panzer8-d20-6.4.5, panzer8-d20-R35]', () => {
    expect(the(shell(GRENADIERS, 9).state, 'b1').suppressed).toBe(true)
    expect(shell(GRENADIERS, 9, { suppressed: true }).codes).toEqual(['fires-knocked-out'])
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', GRENADIERS, 30, 20, { suppressed: true })],
    })
    expect(odds(state, SHOT).destroy).toBeCloseTo(12 / 20)
  })

  it('takes who is knocked out off the table for good [panzer8-d20-6.4.8, panzer8-d20-R37]', () => {
    const out = shell(GRENADIERS, 13)
    expect(the(out.state, 'b1')).toMatchObject({ at: null, fate: 'knocked out' })
    expect(out.state.losses).toEqual({ A: 0, B: 1 })
  })

  it('knocks out one of several in a transport by lot, and suppresses the rest [panzer8-d20-6.4.9, panzer8-d20-R36]', () => {
    const state = lie({
      units: [
        unit('a1', SHERMAN, 30, 30),
        unit('b1', TRUCK, 30, 20),
        load('b2', GRENADIERS, 'b1'),
        load('b3', GRENADIERS, 'b1'),
      ],
    })
    const hit = play(state, SHOT, [20, 2])
    expect(hit.codes).toEqual(['fires-knocked-out', 'one-of-the-load'])
    expect(the(hit.state, 'b3').fate).toBe('knocked out')
    expect([the(hit.state, 'b1'), the(hit.state, 'b2')].map(({ suppressed }) => suppressed)).toEqual([
      true,
      true,
    ])
    expect(hit.state.pending).toMatchObject([{ kind: 'get off', unit: 'b2', must: true }])
  })

  it('does to passengers, riders and the gun in tow what it does to the vehicle [panzer8-d20-6.4.10, panzer8-d20-R36]', () => {
    const with1 = (type: string) =>
      lie({ units: [unit('a1', SHERMAN, 30, 30), unit('b1', TRUCK, 30, 20), load('b2', type, 'b1')] })
    expect(the(play(with1(GRENADIERS), SHOT, [20]).state, 'b2').fate).toBe('knocked out')
    expect(the(play(with1(PAK), SHOT, [9]).state, 'b2')).toMatchObject({ suppressed: true, carriedBy: 'b1' })
  })

  it('takes the gun off a suppressed tractor by house rule [panzer8-d20-R36]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', TRUCK, 30, 20), load('b2', PAK, 'b1')],
      rules: ['tow-unlimbers'],
    })
    const hit = play(state, SHOT, [9]).state
    expect(hit.pending).toMatchObject([{ kind: 'get off', unit: 'b2', must: true }])
    const [place] = kit.allowed(hit, 'B', 'get-off:b2')
    const off = the(play(hit, place?.action ?? END).state, 'b2')
    expect(off).toMatchObject({ carriedBy: null, suppressed: true, fate: 'in play' })
  })

  it('makes passengers of soft vehicles and riders get off when they are suppressed; in an APC they may [panzer8-d20-6.4.11, panzer8-d20-6.4.12]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', TRUCK, 30, 20), load('b2', GRENADIERS, 'b1')],
    })
    const soft = play(state, SHOT, [9]).state
    expect(hasOffer(soft, 'B', 'stay-on')).toBe(false)
    expect(refusalCodes(soft, { type: 'stay-on', unit: 'b2' })).toEqual(['must-get-off'])
    const [place] = kit.allowed(soft, 'B', 'get-off:b2')
    const off = play(soft, place?.action ?? END).state
    expect(the(off, 'b2')).toMatchObject({ carriedBy: null, suppressed: true })
    expect(the(off, 'b2').at).not.toBeNull()
    // That is their owner's to do.
    expect(hasOffer(soft, 'B', 'get-off:b2')).toBe(true)
    expect(kit.ruleset.offers(soft, 'A')).toEqual([])
    // A half-track with two aboard loses one of them.
    const apc = lie({
      units: [
        unit('a1', SHERMAN, 30, 30),
        unit('b1', HALFTRACK, 30, 20),
        load('b2', GRENADIERS, 'b1'),
        load('b3', GRENADIERS, 'b1'),
      ],
    })
    const hit = play(apc, SHOT, [20, 20, 1]).state
    expect(hit.pending[0]).toMatchObject({ kind: 'get off', unit: 'b3', must: false })
    expect(hasOffer(hit, 'B', 'stay-on')).toBe(true)
    expect(kit.ruleset.offers(hit, 'A')).toEqual([])
    const stayed = play(hit, { type: 'stay-on', unit: 'b3' }).state
    expect(the(stayed, 'b3')).toMatchObject({ carriedBy: 'b1', suppressed: true })
  })

  it('shakes riders off a tank that is hit without damage [panzer8-d20-6.4.13]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', PANZER, 30, 20), load('b2', GRENADIERS, 'b1')],
    })
    expect(play(state, SHOT, [11]).state.pending).toEqual([])
    const hit = play(state, SHOT, [20, 1])
    expect(hit.codes).toEqual(['fires-no-damage'])
    expect(hit.state.pending[0]).toMatchObject({ kind: 'get off', unit: 'b2', must: true })
  })
})

describe('hand-to-hand combat', () => {
  const close = (
    a: readonly (readonly [string, number, number, object?])[],
    b: readonly (readonly [string, number, number, object?])[],
    more: Partial<Parameters<typeof lie>[0]> = {},
  ) =>
    lie({
      units: [
        ...a.map(([type, x, y, extra], i) => unit(`a${i + 1}`, type, x, y, extra)),
        ...b.map(([type, x, y, extra], i) => unit(`b${i + 1}`, type, x, y, extra)),
      ],
      step: 'close combat',
      ...more,
    })

  it('is between men in base contact, and not with vehicles [panzer8-d20-7.0.1, panzer8-d20-7.0.2, panzer8-d20-7.1.1]', () => {
    const state = close([[RIFLES, 30, 30]], [[GRENADIERS, 30, 28.75]])
    expect(refusalCodes(state, END)).toEqual(['fight-first'])
    expect(hasOffer(state, 'A', 'melee:a1')).toBe(true)
    expect(refusalCodes(close([[RIFLES, 30, 30]], [[GRENADIERS, 30, 28.6]]), END)).toEqual([])
    expect(refusalCodes(close([[RIFLES, 30, 30]], [[TRUCK, 30, 28.55]]), END)).toEqual([])
    expect(refusalCodes(close([['commander', 30, 30]], [[GRENADIERS, 30, 28.75]]), END)).toEqual([])
  })

  it('is fought across a wall that both touch [panzer8-d20-7.1.2, panzer8-d20-R4]', () => {
    const wall = { features: [strip('wall', [at(20, 29.2), at(40, 29.2)], 0.3)] }
    expect(refusalCodes(close([[RIFLES, 30, 30]], [[GRENADIERS, 30, 28.4]], wall), END)).toEqual([
      'fight-first',
    ])
    expect(refusalCodes(close([[RIFLES, 30, 30]], [[GRENADIERS, 30, 28.4]]), END)).toEqual([])
  })

  it('is an HE/SA roll of both at once [panzer8-d20-7.1.3, panzer8-d20-7.1.4, panzer8-d20-R43]', () => {
    const state = close([[RIFLES, 30, 30]], [[GRENADIERS, 30, 28.75]])
    // Both 5 - 2 + 1: 8 falls back, 10 suppresses, 14 knocks out.
    const both = play(state, fight(['a1'], ['b1']), [14, 14])
    expect(both.codes).toEqual(['fights-knocked-out', 'fights-knocked-out'])
    expect([the(both.state, 'a1').fate, the(both.state, 'b1').fate]).toEqual(['knocked out', 'knocked out'])
    expect(play(state, fight(['a1'], ['b1']), [7, 9]).codes).toEqual(['fights-none', 'fights-fall-back'])
  })

  it('counts only cover and quality by house rule [panzer8-d20-R43]', () => {
    const fought = (rules: readonly string[]) =>
      play(
        close([[RIFLES, 2, 20]], [[GRENADIERS, 2, 18.75]], { rules }),
        fight(['a1'], ['b1']),
        [1, 1],
      ).log[0]?.reckonings?.[0]?.modifiers.map(({ clause }) => clause.slice(12)) ?? []
    expect(fought([])).toEqual(expect.arrayContaining(['6.2.3', '6.2.7']))
    expect(fought(['plain-melee'])).not.toContain('6.2.3')
    expect(fought(['plain-melee'])).not.toContain('6.2.7')
  })

  it('leaves cover out where all have the same [panzer8-d20-7.1.5]', () => {
    const modifiers = (a: object, b: object, features: Parameters<typeof lie>[0]['features'] = []) =>
      play(
        close([[RIFLES, 30, 30, a]], [[GRENADIERS, 30, 28.75, b]], { features }),
        fight(['a1'], ['b1']),
        [1, 1],
      ).log[0]?.reckonings?.[0]?.modifiers.map(({ clause }) => clause.slice(12)) ?? []
    expect(modifiers({}, { dugIn: true })).toContain('6.2.6')
    expect(modifiers({ dugIn: true }, { dugIn: true })).not.toContain('6.2.6')
    expect(modifiers({}, {}, [area('wood', at(25, 25), 10, 10)])).not.toContain('6.2.5')
  })

  it('is fought by crews and observers with 4 [panzer8-d20-7.1.6, panzer8-d20-R59]', () => {
    for (const type of [MG42, PAK, 'forward-observer-on-foot']) {
      const state = close([[RIFLES, 30, 30]], [[type, 30, type === PAK ? 28.55 : 28.75]])
      const own = play(state, fight(['a1'], ['b1']), [1, 1]).log.find(({ units }) => units[0] === 'b1')
      expect(own?.reckonings?.[0]?.base.value).toBe(4)
    }
  })

  it('adds 2 for cavalry that charges into the open [panzer8-d20-6.2.9]', () => {
    const horse = '1943-soviet-cavalry-section-mounted'
    const state = close([[horse, 30, 30, { charged: ['b1'] }]], [[GRENADIERS, 30, 28.75]])
    const lines = play(state, fight(['a1'], ['b1']), [1, 1]).log.flatMap(
      each => each.reckonings?.[0]?.modifiers ?? [],
    )
    expect(lines.find(({ clause }) => clause.endsWith('6.2.9'))?.value).toBe(2)
  })

  const TWO = close(
    [
      [RIFLES, 30, 30],
      [RIFLES, 31.25, 28.75],
    ],
    [[GRENADIERS, 30, 28.75]],
  )
  it('has each of several roll against one; two suppressions knock out [panzer8-d20-7.1.8, panzer8-d20-R44]', () => {
    const both = play(TWO, fight(['a1', 'a2'], ['b1']), [10, 10, 1])
    expect(both.codes).toEqual(['fights-suppressed', 'fights-suppressed', 'fights-none', 'fights-none'])
    expect(the(both.state, 'b1').fate).toBe('knocked out')
    const mixed = play(TWO, fight(['a1', 'a2'], ['b1']), [10, 8, 1])
    expect(the(mixed.state, 'b1').suppressed).toBe(true)
    expect(mixed.state.pending).toMatchObject([{ kind: 'fall back', unit: 'b1' }])
    expect(refusalCodes(TWO, fight(['a1'], ['b1']))).toEqual(['no-such-fight'])
  })

  it('does to one of them, as their owner chooses, what the lone one obtains [panzer8-d20-7.1.9, panzer8-d20-R44]', () => {
    const hit = play(TWO, fight(['a1', 'a2'], ['b1']), [1, 1, 10])
    expect(hit.state.toAct).toEqual(['A'])
    expect(hit.state.pending).toEqual([
      {
        kind: 'suffer',
        by: 'b1',
        among: [
          { unit: 'a1', result: 'suppressed' },
          { unit: 'a2', result: 'suppressed' },
        ],
      },
    ])
    const chosen = play(hit.state, { type: 'suffer', unit: 'a2' }).state
    expect([the(chosen, 'a1').suppressed, the(chosen, 'a2').suppressed]).toEqual([false, true])
  })

  it('pairs several against several as evenly as contacts allow [panzer8-d20-R44]', () => {
    const row = close(
      [
        [RIFLES, 30, 30],
        [RIFLES, 31.25, 30],
      ],
      [
        [GRENADIERS, 30, 28.75],
        [GRENADIERS, 31.25, 28.75],
      ],
    )
    const groups = kit.ruleset
      .offers(row, 'A')
      .flatMap(offer => (offer.kind === 'melee' ? offer.options() : []))
    expect(groups.map(({ action }) => action)).toContainEqual(fight(['a1'], ['b1']))
    expect(
      groups.every(({ action }) => action.type === 'melee' && action.own.length + action.foes.length === 2),
    ).toBe(true)
  })

  it('is fought by the suppressed too, in every Close Combat Phase [panzer8-d20-R35, panzer8-d20-R42]', () => {
    const state = close([[RIFLES, 30, 30, { suppressed: true }]], [[GRENADIERS, 30, 28.75]], { active: 'B' })
    expect(play(state, fight(['b1'], ['a1']), [1, 1]).codes).toEqual(['fights-none', 'fights-none'])
    const done = play(state, fight(['b1'], ['a1']), [1, 1]).state
    expect(refusalCodes(done, END)).toEqual([])
  })

  it('keeps those in it from firing and from being fired at [panzer8-d20-7.1.10, panzer8-d20-6.0.10]', () => {
    const state = close(
      [
        [RIFLES, 30, 30],
        [RIFLES, 34, 30],
      ],
      [
        [GRENADIERS, 30, 28.75],
        [GRENADIERS, 26, 26],
      ],
      { step: 'fire' },
    )
    expect(refusalCodes(state, fire('a1', 'b2'))).toEqual(['fights-hand-to-hand'])
    expect(refusalCodes(state, fire('a2', 'b1'))).toEqual(['target-in-melee'])
  })

  it('lets who is charged fire just before [panzer8-d20-7.1.11, panzer8-d20-R45]', () => {
    const track = [
      { at: at(30, 25), facing: 180 },
      { at: at(30, 28.75), facing: 180 },
    ]
    const charged = (a: object) =>
      close(
        [
          [RIFLES, 30, 30, a],
          [RIFLES, 36, 30],
        ],
        [[GRENADIERS, 30, 28.75, { track, charged: ['a1'] }]],
        { step: 'fire' },
      )
    expect(refusalCodes(charged({}), fire('a1', 'b1'))).toEqual(['target-in-melee'])
    expect(refusalCodes(charged({}), fire('a1', 'b1', { along: 3 }))).toEqual([])
    expect(refusalCodes(charged({}), fire('a2', 'b1', { along: 1 }))).toEqual([])
    expect(refusalCodes(charged({}), fire('a1', 'b1', { along: 3.75 }))).toEqual(['target-in-melee'])
    expect(refusalCodes(charged({ suppressed: true }), fire('a1', 'b1', { along: 3 }))).not.toEqual([])
    const stopped = play(charged({}), fire('a1', 'b1', { along: 2 }), [10]).state
    expect(the(stopped, 'b1')).toMatchObject({ at: at(30, 27), charged: [], suppressed: true })
  })

  describe('advance after combat', () => {
    const charge = (b: object = {}, type = GRENADIERS) =>
      close([[RIFLES, 30, 30, { charged: ['b1'] }]], [[type, 30, type === PAK ? 28.55 : 28.75, b]])
    it('takes the place of who gave way [panzer8-d20-7.3.1, panzer8-d20-4.0.7, panzer8-d20-R46]', () => {
      const won = play(charge(), fight(['a1'], ['b1']), [14, 1]).state
      const after = play(won, END)
      expect(after.codes).toContain('advances')
      expect(the(after.state, 'a1').at).toEqual(at(30, 28.75))
    })

    it('makes a defender who is still there give way by two base depths [panzer8-d20-7.3.2, panzer8-d20-R46]', () => {
      const after = play(play(charge(), fight(['a1'], ['b1']), [1, 1]).state, END)
      expect(after.codes).toEqual(['retreats', 'advances'])
      expect(the(after.state, 'b1').at?.y).toBeCloseTo(26.35)
      // A machine gun that moves an inch goes back as far.
      const slow = play(play(charge({}, MG42), fight(['a1'], ['b1']), [1, 1]).state, END)
      expect(slow.codes).toEqual(['retreats', 'advances'])
      expect(the(slow.state, 'b1').at?.y).toBeCloseTo(26.35)
      // A gun that cannot move is lost.
      const gun = play(play(charge({}, PAK), fight(['a1'], ['b1']), [1, 1]).state, END)
      expect(gun.codes).toEqual(['cannot-retreat', 'advances'])
      expect(the(gun.state, 'b1').fate).toBe('knocked out')
    })

    it('destroys a defender whose way back is barred [panzer8-d20-7.3.2, panzer8-d20-R46]', () => {
      const barred = close(
        [
          [RIFLES, 30, 30, { charged: ['b1'] }],
          [RIFLES, 30, 27.2],
        ],
        [[GRENADIERS, 30, 28.75, {}]],
      )
      const after = play(play(barred, fight(['a1'], ['b1']), [1, 1]).state, END)
      expect(after.codes).toContain('cannot-retreat')
      expect(the(after.state, 'b1').fate).toBe('knocked out')
    })

    it('leaves who is dug in where he is [panzer8-d20-7.3.3, panzer8-d20-R46]', () => {
      const after = play(play(charge({ dugIn: true }), fight(['a1'], ['b1']), [1, 1]).state, END)
      expect(after.codes).toEqual([])
      expect(the(after.state, 'b1').at).toEqual(at(30, 28.75))
    })

    it('is not for an attacker who was suppressed or fell back [panzer8-d20-7.3.1]', () => {
      const after = play(play(charge(), fight(['a1'], ['b1']), [1, 10]).state, END)
      expect(after.codes).toEqual([])
    })

    it('need not be made by house rule, and guns that cannot move are spared [panzer8-d20-R46]', () => {
      const freely = (state: ReturnType<typeof charge>) => ({
        ...state,
        houseRules: { 'advance-freely': true },
      })
      const asked = play(play(freely(charge()), fight(['a1'], ['b1']), [1, 1]).state, END).state
      expect(asked.pending).toMatchObject([{ kind: 'advance', among: ['a1'] }])
      const stayed = play(asked, { type: 'stay-on', unit: 'a1' })
      expect(stayed.codes).toEqual([])
      expect(stayed.state.step).toBe('movement')
      expect(the(stayed.state, 'b1').at).toEqual(at(30, 28.75))
      expect(play(asked, { type: 'advance', unit: 'a1' }).codes).toEqual(['retreats', 'advances'])
      const gun = play(play(freely(charge({}, PAK)), fight(['a1'], ['b1']), [1, 1]).state, END)
      expect(gun.codes).toEqual([])
      expect(the(gun.state, 'b1').fate).toBe('in play')
    })

    it('is one attacker’s of several, as their owner chooses [panzer8-d20-R46]', () => {
      const state = close(
        [
          [RIFLES, 30, 30, { charged: ['b1'] }],
          [RIFLES, 31.25, 28.75, { charged: ['b1'] }],
        ],
        [[GRENADIERS, 30, 28.75]],
      )
      const asked = play(play(state, fight(['a1', 'a2'], ['b1']), [14, 1, 1]).state, END).state
      expect(asked.pending[0]).toMatchObject({ kind: 'advance', among: ['a1', 'a2'] })
      const gone = play(asked, { type: 'advance', unit: 'a1' }).state
      expect(the(gone, 'a1').at).toEqual(at(30, 28.75))
      expect(gone.step).toBe('movement')
    })
  })
})

describe('tank overruns', () => {
  const OVERRUN: D20Action = { type: 'overrun', unit: 'a1', target: 'b1' }
  // The Sherman is 2 deep, its front edge 1 ahead of its middle.
  const before = (
    type: string,
    foe: string,
    b: object = {},
    more: Partial<Parameters<typeof lie>[0]> = {},
    a: object = {},
  ) =>
    lie({
      units: [unit('a1', type, 30, 30, a), unit('b1', foe, 30, 28.35, b)],
      step: 'close combat',
      ...more,
    })

  it('is an unsuppressed tank’s with somebody at its front edge [panzer8-d20-7.2.1, panzer8-d20-R47]', () => {
    expect(refusalCodes(before(SHERMAN, GRENADIERS), END)).toEqual(['fight-first'])
    expect(refusalCodes(before(SHERMAN, GRENADIERS), OVERRUN)).toEqual([])
    expect(refusalCodes(before(SHERMAN, GRENADIERS, {}, {}, { suppressed: true }), OVERRUN)).toEqual([
      'suppressed-no-overrun',
    ])
    const beside = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', GRENADIERS, 31.25, 30)],
      step: 'close combat',
    })
    expect(refusalCodes(beside, OVERRUN)).toEqual(['not-in-front'])
    const hedge = { features: [strip('hedge', [at(20, 28.85), at(40, 28.85)], 0.2)] }
    const across = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', GRENADIERS, 30, 28.1)],
      step: 'close combat',
      ...hedge,
    })
    expect(refusalCodes(across, OVERRUN)).toEqual([])
  })

  it('is no other AFV’s, and of no vehicle [panzer8-d20-7.2.2, panzer8-d20-7.2.3]', () => {
    expect(
      refusalCodes(
        lie({ units: [unit('a1', MARDER, 30, 30), unit('b1', RIFLES, 30, 28.55)], step: 'close combat' }),
        OVERRUN,
      ),
    ).toEqual(['only-tanks-overrun'])
    const truck = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', TRUCK, 30, 28.15)],
      step: 'close combat',
    })
    expect(refusalCodes(truck, OVERRUN)).toEqual(['no-vehicle'])
    expect(refusalCodes(before(SHERMAN, 'motorcycle-section'), OVERRUN)).toEqual(['no-vehicle'])
    expect(
      refusalCodes(before(SHERMAN, 'motorcycle-section', {}, { rules: ['overrun-motorcycles'] }), OVERRUN),
    ).toEqual([])
  })

  it('is an HE/SA roll of 8 [panzer8-d20-7.2.4]', () => {
    // 8 - 2 + 1: 5 falls back, 7 suppresses, 11 knocks out.
    expect(play(before(SHERMAN, GRENADIERS), OVERRUN, [5]).codes).toEqual(['overruns-fall-back'])
    expect(play(before(SHERMAN, GRENADIERS), OVERRUN, [7]).codes).toEqual(['overruns-suppressed'])
    expect(play(before(SHERMAN, GRENADIERS), OVERRUN, [11]).codes).toEqual(['overruns-knocked-out'])
    const done = play(before(SHERMAN, GRENADIERS), OVERRUN, [7]).state
    expect(refusalCodes(done, OVERRUN)).toEqual(['has-fought'])
  })

  it('is possible in the open and in fields, over the dug-in too [panzer8-d20-7.2.5, panzer8-d20-7.2.6, panzer8-d20-R13]', () => {
    expect(
      refusalCodes(
        before(SHERMAN, GRENADIERS, {}, { features: [area('wood', at(28, 26), 4, 2.6)] }),
        OVERRUN,
      ),
    ).toEqual(['not-in-the-open'])
    const crops = {
      features: [area('field', at(28, 26), 4, 4, 'g')],
      more: { kinds: { g: 'high crops' as const } },
    }
    expect(refusalCodes(before(SHERMAN, GRENADIERS, {}, crops), OVERRUN)).toEqual([])
    expect(play(before(SHERMAN, GRENADIERS, { dugIn: true }), OVERRUN, [9]).codes).toEqual([
      'overruns-suppressed',
    ])
  })

  it('is answered at 1:2 by who is not hurt, with his quality, but not by crews [panzer8-d20-7.2.7, panzer8-d20-7.2.8, panzer8-d20-R48]', () => {
    expect(play(before(SHERMAN, GRENADIERS), OVERRUN, [4, 17]).codes).toEqual([
      'overruns-none',
      'strikes-none',
    ])
    const hit = play(before(SHERMAN, GRENADIERS), OVERRUN, [4, 18])
    expect(hit.codes).toEqual(['overruns-none', 'strikes-suppressed'])
    expect(the(hit.state, 'a1').suppressed).toBe(true)
    expect(play(before(SHERMAN, GRENADIERS, { quality: 'Elite' }), OVERRUN, [4, 17]).codes[1]).toBe(
      'strikes-suppressed',
    )
    expect(play(before(SHERMAN, MG42), OVERRUN, [4]).codes).toEqual(['overruns-none'])
    expect(play(before(SHERMAN, GRENADIERS, { suppressed: true }), OVERRUN, [4]).codes).toEqual([
      'overruns-none',
    ])
  })
})

describe('transport', () => {
  const moving = (units: Parameters<typeof lie>[0]['units'], more: Partial<Parameters<typeof lie>[0]> = {}) =>
    lie({ units: [...units, unit('b9', RIFLES, 5, 5)], step: 'movement', ...more })
  const on = (who: string, carrier: string): D20Action => ({ type: 'get-on', unit: who, carrier })
  const GERMAN = (id: string, type: string, x: number, y: number, more = {}) => unit(id, type, x, y, more)

  it('takes infantry that stands next to it before it moves, and moves with it [panzer8-d20-8.4.11, panzer8-d20-R55]', () => {
    const state = moving([
      GERMAN('a1', HALFTRACK, 30, 30),
      GERMAN('a2', GRENADIERS, 31.15, 30),
      GERMAN('a3', GRENADIERS, 34, 30),
    ])
    const up = play(state, on('a2', 'a1')).state
    expect(the(up, 'a2')).toMatchObject({ at: null, carriedBy: 'a1' })
    expect(refusalCodes(up, move('a1', 30, 22))).toEqual([])
    expect(refusalCodes(state, on('a3', 'a1'))).toEqual(['not-adjacent'])
    const tank = moving([GERMAN('a1', PANZER, 30, 30), GERMAN('a2', GRENADIERS, 31.15, 30)])
    expect(refusalCodes(play(tank, move('a1', 30, 29.9)).state, on('a2', 'a1'))).toContain(
      'carrier-has-moved',
    )
  })

  it('lets infantry off at the end of its move, which then goes no farther [panzer8-d20-8.4.12, panzer8-d20-8.4.13, panzer8-d20-8.4.14]', () => {
    const state = moving([
      GERMAN('a1', HALFTRACK, 30, 30),
      load('a2', GRENADIERS, 'a1'),
      GERMAN('a3', GRENADIERS, 31.15, 30),
    ])
    const driven = play(state, move('a1', 30, 24)).state
    const [place] = kit.allowed(driven, 'A', 'get-off:a2')
    const off = play(driven, place?.action ?? END).state
    expect(the(off, 'a2')).toMatchObject({ carriedBy: null, moved: true })
    expect(refusalCodes(off, move('a2', 30, 20))).toEqual(['has-moved'])
    const up = play(state, on('a3', 'a1')).state
    expect(refusalCodes(up, move('a3', 30, 24))).toEqual(['is-carried', 'has-moved'])
    expect(kit.refusalCodes(up, { type: 'get-off', unit: 'a3', at: at(31.15, 30), facing: NORTH })).toContain(
      'has-just-boarded',
    )
  })

  it('carries two or tows one gun, a bus four, a jeep and a gun-armed one [panzer8-d20-2.1.14, panzer8-d20-2.1.16, panzer8-d20-2.1.17, panzer8-d20-2.1.18]', () => {
    const full = (carrier: string, count: number, type = GRENADIERS) => {
      const aboard = Array.from({ length: count }, (_, i) => load(`a${i + 3}`, GRENADIERS, 'a1'))
      const width = kit.ruleset.card(moving([GERMAN('a1', carrier, 30, 30)]), 'a1').token.width
      const own = kit.ruleset.card(moving([GERMAN('a1', type, 30, 30)]), 'a1').token.width
      const state = moving([
        GERMAN('a1', carrier, 30, 30),
        GERMAN('a2', type, 30 + (width + own) / 2 + 0.05, 30),
        ...aboard,
      ])
      return refusalCodes(state, on('a2', 'a1'))
    }
    expect([full(TRUCK, 1), full(TRUCK, 2)]).toEqual([[], ['no-room-aboard']])
    expect([full('1940-french-bus', 3), full('1940-french-bus', 4)]).toEqual([[], ['no-room-aboard']])
    expect([full('1944-american-jeep', 0), full('1944-american-jeep', 1)]).toEqual([[], ['no-room-aboard']])
    const armed = '1940-german-sdkfz-251-10'
    expect([full(armed, 0), full(armed, 1)]).toEqual([[], ['no-room-aboard']])
    expect([full(TRUCK, 0, PAK), full(TRUCK, 1, PAK)]).toEqual([[], ['no-room-aboard']])
    expect(full('1944-american-jeep', 0, PAK)).toEqual(['cannot-tow'])
  })

  it('rides on tanks and assault guns of Germans and Soviets, of others by leave of the scenario [panzer8-d20-2.1.3, panzer8-d20-2.1.4, panzer8-d20-R64]', () => {
    const ride = (tank: string, type: string, more = {}, x = 31.15) =>
      refusalCodes(moving([GERMAN('a1', tank, 30, 30), GERMAN('a2', type, x, 30)], more), on('a2', 'a1'))
    expect(ride(PANZER, GRENADIERS)).toEqual([])
    expect(ride('1943-soviet-t-34-76', '1943-soviet-smg-section')).toEqual([])
    expect(ride('1944-american-m5a1-stuart', RIFLES)).toEqual(['no-riders'])
    expect(ride('1944-american-m5a1-stuart', RIFLES, { more: { riders: true } })).toEqual([])
    expect(ride(MARDER, GRENADIERS)).toEqual(['no-riders'])
    expect(ride(PANZER, MG42)).toEqual(['only-infantry-rides'])
    const two = moving([
      GERMAN('a1', PANZER, 30, 30),
      load('a3', GRENADIERS, 'a1'),
      GERMAN('a2', GRENADIERS, 31.15, 30),
    ])
    expect(refusalCodes(two, on('a2', 'a1'))).toEqual(['no-room-aboard'])
  })

  it('takes a crew its whole turn to limber, next to its tractor, without having fired [panzer8-d20-8.4.1, panzer8-d20-8.4.2, panzer8-d20-8.4.3, panzer8-d20-R54, panzer8-d20-2.1.13]', () => {
    const units = [GERMAN('a1', TRUCK, 30, 30), GERMAN('a2', PAK, 31.15, 30)]
    const state = moving(units)
    const limbered = play(state, on('a2', 'a1')).state
    expect(the(limbered, 'a2')).toMatchObject({ carriedBy: 'a1', moved: true })
    expect(refusalCodes(limbered, move('a1', 30, 27))).toEqual(['has-moved'])
    expect(
      refusalCodes(moving([GERMAN('a1', TRUCK, 30, 30), GERMAN('a2', PAK, 33, 30)]), on('a2', 'a1')),
    ).toEqual(['not-adjacent'])
    const fired = moving([GERMAN('a1', TRUCK, 30, 30), GERMAN('a2', PAK, 31.15, 30, { fired: ['main'] })])
    expect(refusalCodes(fired, on('a2', 'a1'))).toContain('fired-and-stays')
    expect(
      refusalCodes(
        moving([GERMAN('a1', TRUCK, 30, 30), GERMAN('a2', PAK, 31.15, 30, { suppressed: true })]),
        on('a2', 'a1'),
      ),
    ).toEqual(['suppressed-only-falls-back'])
  })

  it('puts an unlimbered gun anywhere next to its tractor, facing as one likes [panzer8-d20-8.4.4]', () => {
    const state = moving([GERMAN('a1', TRUCK, 30, 30), load('a2', PAK, 'a1')])
    const down = play(state, { type: 'get-off', unit: 'a2', at: at(30, 31.45), facing: EAST }).state
    expect(the(down, 'a2')).toMatchObject({ facing: EAST, carriedBy: null, moved: true })
    expect(the(down, 'a1').moved).toBe(true)
    expect(refusalCodes(state, { type: 'get-off', unit: 'a2', at: at(30, 33), facing: WEST })).toEqual([
      'not-adjacent',
    ])
    const driven = play(state, move('a1', 30, 28)).state
    expect(refusalCodes(driven, { type: 'get-off', unit: 'a2', at: at(30, 29.45), facing: EAST })).toContain(
      'carrier-has-moved',
    )
  })

  it('has portable weapons broken down and set up in a turn each; broken down they move as infantry and do not fire [panzer8-d20-8.4.6, panzer8-d20-8.4.7, panzer8-d20-8.4.8, panzer8-d20-8.4.9]', () => {
    const state = moving([GERMAN('a1', MG42, 30, 30), GERMAN('a2', PAK, 35, 30)])
    const down: D20Action = { type: 'break-down', unit: 'a1', down: true }
    const broken = play(state, down).state
    expect(the(broken, 'a1')).toMatchObject({ brokenDown: true, moved: true })
    expect(refusalCodes(broken, move('a1', 30, 29))).toEqual(['has-moved'])
    const later = moving([GERMAN('a1', MG42, 30, 30, { brokenDown: true })])
    expect(refusalCodes(later, move('a1', 30, 26))).toEqual([])
    expect(refusalCodes(later, move('a1', 30, 25.8))).toEqual(['too-far'])
    expect(the(play(later, { type: 'break-down', unit: 'a1', down: false }).state, 'a1')).toMatchObject({
      brokenDown: false,
      moved: true,
    })
    const firing = lie({
      units: [GERMAN('a1', MG42, 30, 30, { brokenDown: true }), unit('b1', RIFLES, 30, 20)],
    })
    expect(refusalCodes(firing, SHOT)).toEqual(['is-broken-down'])
    expect(refusalCodes(state, { type: 'break-down', unit: 'a2', down: true })).toEqual(['not-portable'])
  })

  it('has British light mortars move as infantry without that [panzer8-d20-8.4.10]', () => {
    const state = moving([GERMAN('a1', '1944-british-2in-mortar-section', 30, 30)])
    expect(refusalCodes(state, move('a1', 30, 26))).toEqual([])
    expect(refusalCodes(state, { type: 'break-down', unit: 'a1', down: true })).toEqual(['not-portable'])
  })

  it('lets infantry be fired at where it got on or off [panzer8-d20-6.0.8, panzer8-d20-R28, panzer8-d20-R25]', () => {
    const boarded = { track: [{ at: at(31.15, 20), facing: 180 }] }
    const state = lie({
      units: [
        unit('a1', SHERMAN, 33, 30),
        unit('b1', HALFTRACK, 30, 20),
        load('b2', GRENADIERS, 'b1', boarded),
      ],
    })
    expect(refusalCodes(state, fire('a1', 'b2'))).toEqual(['inside-vehicle'])
    const hit = play(state, fire('a1', 'b2', { along: 0 }), [9]).state
    expect(the(hit, 'b2')).toMatchObject({ at: at(31.15, 20), carriedBy: null, suppressed: true })
    // Who got off at the end is aboard again if the vehicle was hit on its way.
    const track = [
      { at: at(30, 28), facing: 0 },
      { at: at(30, 20), facing: 0 },
    ]
    const drove = lie({
      units: [
        unit('a1', SHERMAN, 33, 36),
        unit('b1', TRUCK, 30, 20, { track }),
        unit('b2', GRENADIERS, 31.15, 20, { leftCarrier: 'b1' }),
      ],
    })
    const back = play(drove, fire('a1', 'b1', { along: 2 }), [9]).state
    expect(the(back, 'b1').at).toEqual(at(30, 26))
    expect(back.pending[0]).toMatchObject({ kind: 'get off', unit: 'b2' })
  })
})

describe('coming on', () => {
  const later = (type: string, more = {}, features = [strip('road', [at(30, 44), at(30, 5)], 1)], a = {}) =>
    lie({
      units: [
        { ...unit('a1', type, 30, 44, a), enters: 1 },
        unit('a2', RIFLES, 10, 40),
        unit('b1', RIFLES, 5, 5),
      ],
      features,
      step: 'movement',
      ...more,
    })
  const ENTER: D20Action = { type: 'enter', unit: 'a1' }

  it('gains 2 inches by road, until it leaves that or is fired upon [panzer8-d20-8.7.1, panzer8-d20-R58]', () => {
    const on = play(later(SHERMAN), ENTER).state
    expect(the(on, 'a1')).toMatchObject({ fate: 'in play', byRoad: true, at: at(30, 44) })
    expect(refusalCodes(on, move('a1', 30, 34))).toEqual([])
    expect(refusalCodes(on, move('a1', 30, 33.8))).toEqual(['too-far'])
    expect(refusalCodes(on, move('a1', 33, 35))).toEqual(['too-far'])
    const gone = play(on, move('a1', 30, 34)).state
    expect(the(gone, 'a1').byRoad).toBe(true)
    expect(the(play(on, move('a1', 33, 38)).state, 'a1').byRoad).toBe(false)
    const shot = lie({
      units: [unit('b1', PANZER, 30, 20), unit('a1', SHERMAN, 30, 34, { byRoad: true })],
      active: 'B',
    })
    expect(the(play(shot, fire('b1', 'a1'), [1]).state, 'a1').byRoad).toBe(false)
    // A transport comes on without a load too.
    expect(the(play(later(TRUCK), ENTER).state, 'a1').fate).toBe('in play')
    const open = play(later(SHERMAN, {}, []), ENTER).state
    expect(the(open, 'a1').byRoad).toBe(false)
  })

  it('is in its turn and not before [panzer8-d20-R58]', () => {
    const state = lie({
      units: [{ ...unit('a1', SHERMAN, 30, 44), enters: 3 }, unit('b1', RIFLES, 5, 5)],
      step: 'movement',
    })
    expect(refusalCodes(state, ENTER)).toEqual(['comes-later'])
    expect(refusalCodes({ ...state, turn: 3 }, ENTER)).toEqual([])
  })

  it('is limbered, embarked or broken down for crews [panzer8-d20-8.7.2]', () => {
    expect(refusalCodes(later(MG42), ENTER)).toEqual(['enters-limbered'])
    expect(refusalCodes(later(MG42, {}, [], { brokenDown: true }), ENTER)).toEqual([])
    expect(refusalCodes(later('1944-british-2in-mortar-section'), ENTER)).toEqual([])
  })
})

describe('non-combat elements that are touched', () => {
  const touched = (type: string, others: Parameters<typeof lie>[0]['units'] = [], y = 28.75) =>
    lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('b1', type, 30, y, { formation: 'one' }),
        ...others,
        unit('b9', PANZER, 50, 5),
      ],
      step: 'movement',
    })

  it('are removed at the end of a Movement Phase [panzer8-d20-8.8.1, panzer8-d20-R59, panzer8-d20-2.2.5, panzer8-d20-2.1.19]', () => {
    for (const [type, y] of [
      ['hq', 28.55],
      ['forward-observer-on-foot', 28.75],
      [TRUCK, 28.55],
    ] as const) {
      const after = play(touched(type, [], y), END)
      expect(after.codes[0]).toBe('is-overrun')
      expect(the(after.state, 'b1').fate).toBe('overrun')
      expect(after.state.losses.B).toBe(1)
      const counted = { ...touched(type, [], y), houseRules: { 'combat-losses': true } }
      expect(play(counted, END).state.losses.B).toBe(0)
    }
    expect(play(touched(GRENADIERS), END).codes).toEqual([])
    // A portee is a combat element, a loaded transport too.
    expect(play(touched('1940-british-2pdr-portee', [], 28.55), END).codes).toEqual([])
    expect(play(touched(TRUCK, [load('b2', GRENADIERS, 'b1')], 28.55), END).codes).toEqual([])
  })

  it('have a commander replaced from his own formation, which is the loss [panzer8-d20-8.8.2, panzer8-d20-R59, panzer8-d20-R37]', () => {
    const state = touched('commander', [unit('b2', GRENADIERS, 20, 10, { formation: 'one' })])
    const asked = play(state, END).state
    expect(asked.pending).toMatchObject([{ kind: 'replace', commander: 'b1' }])
    expect(refusalCodes(asked, { type: 'replace', unit: 'b9' })).toEqual(['cannot-replace'])
    const done = play(asked, { type: 'replace', unit: 'b2' }).state
    expect(play(asked, { type: 'replace', unit: 'b2' }).log[0]).toMatchObject({
      facts: { unit: { unit: 'b1' }, other: { unit: 'b2' } },
      units: ['b1', 'b2'],
    })
    expect(the(done, 'b1')).toMatchObject({ at: at(20, 10), fate: 'in play' })
    expect(the(done, 'b2').fate).toBe('replaced')
    expect(done.losses.B).toBe(1)
    expect(done.active).toBe('B')
  })

  it('leave a commander unreplaced where nobody is out of contact [panzer8-d20-8.8.3]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('b1', 'commander', 30, 28.75),
        unit('b2', GRENADIERS, 31.25, 30),
      ],
      step: 'movement',
    })
    const after = play(state, END)
    expect(after.state.pending).toEqual([])
    expect(the(after.state, 'b1').fate).toBe('overrun')
  })

  it('are there again if the only one who touched them is put back [panzer8-d20-R25]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30, {
          track: [
            { at: at(30, 33), facing: NORTH },
            { at: at(30, 30), facing: NORTH },
          ],
        }),
        unit('b1', 'hq', 30, 28.55),
        unit('b2', PANZER, 40, 33),
      ],
      step: 'movement',
    })
    const over = play(state, END).state
    const firing = kit.playAll(over, [END]).state
    const hit = play(firing, fire('b2', 'a1', { along: 0.5 }), [9])
    expect(the(hit.state, 'b1')).toMatchObject({ fate: 'in play', at: at(30, 28.55) })
    expect(hit.state.losses.B).toBe(0)
  })
})
