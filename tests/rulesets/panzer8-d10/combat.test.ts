import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/panzer8-d10'
import { NO_FOCUS } from '../../../src/engine/scene'
import type { D10Action, D10State } from '../../../rulesets/panzer8-d10/state'
import { EAST, area, at, strip, the } from '../kit'
import {
  CAVALRY,
  END,
  ENGINEERS,
  GRENADIERS,
  HALFTRACK,
  MG42,
  MORTAR,
  PAK,
  PANZER,
  PIONEERS,
  RIFLES,
  SHERMAN,
  SMG,
  STUG,
  TRUCK,
  fire,
  kit,
  lie,
  load,
  move,
  odds,
  play,
  refusalCodes,
  unit,
} from './table'

type Given = Parameters<typeof lie>[0]
const SHOT = fire('a1', 'b1')
const fight = (own: readonly string[], foes: readonly string[]): D10Action => ({ type: 'melee', own, foes })
const FIGHT = fight(['a1'], ['b1'])
const close = (units: Given['units'], more: Partial<Given> = {}) =>
  lie({ units, step: 'close combat', ...more })

/** Base to base: A at (30, 30), B north of it. */
const contact = (own: string, foe: string, a = {}, b = {}, more: Partial<Given> = {}) =>
  close([unit('a1', own, 30, 30, a), unit('b1', foe, 30, 28.75, b)], more)

function added(state: D10State, action: D10Action = FIGHT, dice: readonly number[] = [1, 1]) {
  const [mine, theirs] = play(state, action, dice).log[0]?.reckonings ?? []
  const by = (of: typeof mine) =>
    Object.fromEntries(
      of
        ? [of.base, ...of.modifiers].map(({ clause, value }) => [clause.replace('panzer8-d10-', ''), value])
        : [],
    )
  return { mine: by(mine), theirs: by(theirs) }
}

it('marks those who are still to fight hand to hand with crossed swords, in that step only', () => {
  const melees = (state: D10State) =>
    ruleset.scene(state, NO_FOCUS).marks.filter(({ kind }) => kind === 'melee')
  const state = contact(GRENADIERS, GRENADIERS)
  expect(melees(state)).toEqual([{ kind: 'melee', at: at(30, 29.375) }])
  expect(melees({ ...state, step: 'action' })).toEqual([])
})

describe('results', () => {
  /** HE of a Sherman, 6, at Def 2. */
  const shell = (type: string, dice: readonly number[], b = {}, own = SHERMAN) =>
    play(lie({ units: [unit('a1', own, 30, 30), unit('b1', type, 30, 20, b)] }), SHOT, dice)

  it('makes fall back twice at once, puts a marker on nobody for it, and takes the lost off the table [panzer8-d10-R41]', () => {
    const hit = shell(GRENADIERS, [1, 4])
    expect(hit.state.pending[0]).toEqual({ kind: 'fall back', unit: 'b1', from: at(30, 30), left: 2 })
    const back: D10Action = {
      type: 'fall-back',
      unit: 'b1',
      way: 'away',
      turn: false,
      length: 4,
      facing: 180,
    }
    const done = kit.playAll(hit.state, [back, back]).state
    expect(the(done, 'b1')).toMatchObject({ at: at(30, 12), suppressed: false, facing: 180 })
    expect(shell(GRENADIERS, [1, 2], { suppressed: true }).codes).toEqual(['fires-out'])
    const out = shell(GRENADIERS, [2, 1]).state
    expect(the(out, 'b1')).toMatchObject({ at: null, fate: 'knocked out' })
    expect(out.losses).toEqual({ A: 0, B: 1 })
  })

  it('suppresses crews, who is dug in and who is under mortars instead of making them fall back [panzer8-d10-R42]', () => {
    expect(shell(MG42, [1, 4]).codes).toEqual(['fires-suppressed'])
    expect(shell(MG42, [1, 4], { suppressed: true }).codes).toEqual(['fires-none'])
    expect(shell(GRENADIERS, [3, 4], { dugIn: true }).codes).toEqual(['fires-suppressed'])
    expect(shell(GRENADIERS, [1, 3], {}, MORTAR).codes).toEqual(['fires-suppressed'])
    expect(shell(GRENADIERS, [1, 3], { suppressed: true }, MORTAR).codes).toEqual(['fires-none'])
  })

  it('takes vehicle and load, or one of several by lot, and suppresses the rest [panzer8-d10-R44]', () => {
    const truck = (count: number, more = {}) =>
      lie({
        units: [
          unit('a1', SHERMAN, 30, 30),
          unit('b1', TRUCK, 30, 20, more),
          ...['b2', 'b3'].slice(0, count).map(id => load(id, GRENADIERS, 'b1')),
        ],
      })
    const one = play(truck(1), SHOT, [10, 1]).state
    expect([the(one, 'b1').fate, the(one, 'b2').fate]).toEqual(['knocked out', 'knocked out'])
    // Load and carrier count separately.
    expect(one.losses.B).toBe(2)
    const two = play(truck(2), SHOT, [10, 1, 2]).state
    expect([the(two, 'b1').fate, the(two, 'b2').fate, the(two, 'b3').fate]).toEqual([
      'in play',
      'in play',
      'knocked out',
    ])
    expect([the(two, 'b1').suppressed, the(two, 'b2').suppressed]).toEqual([true, true])
    expect(two.pending[0]).toMatchObject({ kind: 'get off', unit: 'b2', must: true })
  })

  it('lets passengers of an armoured transport stay, and drops a towed gun by house rule alone [panzer8-d10-R44]', () => {
    const state = lie({
      units: [
        unit('a1', '1944-american-57mm-m1-at-gun', 30, 30),
        unit('b1', HALFTRACK, 30, 20),
        load('b2', GRENADIERS, 'b1'),
      ],
    })
    // 7 against 1: 3 behind by the faces is suppressed.
    const hit = play(state, SHOT, [1, 4]).state
    expect(hit.pending[0]).toMatchObject({ kind: 'get off', unit: 'b2', must: false })
    expect(the(play(hit, { type: 'stay-on', unit: 'b2' }).state, 'b2').carriedBy).toBe('b1')
    const towed = (rules: readonly string[]) =>
      play(
        lie({
          units: [
            unit('a1', SHERMAN, 30, 30),
            unit('b1', TRUCK, 30, 20),
            load('b2', '1944-german-7-5cm-pak-40', 'b1'),
          ],
          rules,
        }),
        SHOT,
        [1, 3],
      )
    expect(towed([]).state.pending.map(({ kind }) => kind)).not.toContain('get off')
    expect(towed(['unlimber-suppressed']).state.pending[0]).toMatchObject({
      kind: 'get off',
      unit: 'b2',
      must: true,
    })
  })

  it('shakes riders off by a hit without damage, and lets them be fired at on their own [panzer8-d10-R45]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', PANZER, 30, 20), load('b2', GRENADIERS, 'b1')],
    })
    expect(play(state, SHOT, [3, 3]).state.pending[0]).toMatchObject({
      kind: 'get off',
      unit: 'b2',
      must: true,
    })
    expect(play(state, SHOT, [3, 4]).state.pending.map(({ kind }) => kind)).not.toContain('get off')
    expect(refusalCodes(state, fire('a1', 'b2'))).toEqual([])
    const inside = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', HALFTRACK, 30, 20), load('b2', GRENADIERS, 'b1')],
    })
    expect(refusalCodes(inside, fire('a1', 'b2'))).toEqual(['inside-vehicle'])
  })
})

describe('hand-to-hand combat', () => {
  it('throws a die for each, and only who has the lower total suffers [panzer8-d10-7.1.1, panzer8-d10-R16, panzer8-d10-R49]', () => {
    const state = contact(RIFLES, GRENADIERS)
    const drawn = play(state, FIGHT, [5, 5])
    expect(drawn.codes[0]).toBe('fights-draw')
    expect([the(drawn.state, 'a1').fate, the(drawn.state, 'b1').fate]).toEqual(['in play', 'in play'])
    const lost = play(state, FIGHT, [1, 10])
    expect([the(lost.state, 'a1').fate, the(lost.state, 'b1').fate]).toEqual(['knocked out', 'in play'])
    expect(play(contact(RIFLES, MG42, {}, {}), FIGHT, [1, 1]).codes[0]).toBe('fights-suppressed')
  })

  it('has the loser fall back by 1 or 2, suppressed by 3 or 4, out of action by 5 [panzer8-d10-7.3.1, panzer8-d10-7.3.2, panzer8-d10-7.3.3]', () => {
    const by = (face: number) => play(contact(RIFLES, GRENADIERS), FIGHT, [face, 1]).codes[0]
    expect([2, 3, 4, 5, 6].map(by)).toEqual([
      'fights-fall-back',
      'fights-fall-back',
      'fights-suppressed',
      'fights-suppressed',
      'fights-out',
    ])
    // 5 and more of 100 pairs: 15; 1 or more: 45.
    expect(odds(contact(RIFLES, GRENADIERS), FIGHT, 'b1').destroy).toBeCloseTo(0.15)
  })

  it('adds HESA, and 4 for crews and commanders, on both sides [panzer8-d10-7.1.2, panzer8-d10-7.1.8]', () => {
    expect(added(contact(SMG, MG42)).mine['7.1.2']).toBe(6)
    expect(added(contact(RIFLES, MG42)).theirs['7.1.8']).toBe(4)
    expect(added(contact(RIFLES, 'commander')).theirs['7.1.8']).toBe(4)
    expect(added(contact(MG42, GRENADIERS)).mine['7.1.2']).toBe(4)
    expect(added(contact('commander', GRENADIERS)).mine['7.1.2']).toBe(4)
  })

  it('adds 2 for cavalry that charges, and not in a fight that goes on [panzer8-d10-7.1.3, panzer8-d10-R48]', () => {
    expect(added(contact(CAVALRY, GRENADIERS, { charged: ['b1'] })).mine['7.1.3']).toBe(2)
    expect(added(contact(CAVALRY, GRENADIERS)).mine['7.1.3']).toBeUndefined()
  })

  it('adds 2 for engineers on either side [panzer8-d10-7.1.4, panzer8-d10-7.1.9]', () => {
    expect(added(contact(ENGINEERS, PIONEERS))).toMatchObject({
      mine: { '7.1.4': 2 },
      theirs: { '7.1.9': 2 },
    })
    expect(added(contact(RIFLES, GRENADIERS))).toEqual({ mine: { '7.1.2': 5 }, theirs: { '7.1.8': 5 } })
  })

  it('adds 1 for infantry that attacks through smoke [panzer8-d10-7.1.5]', () => {
    const smoke = { state: { smoke: [{ id: 's', at: at(30, 28) }] } }
    expect(added(contact(RIFLES, GRENADIERS, {}, {}, smoke)).mine['7.1.5']).toBe(1)
    expect(added(contact(CAVALRY, GRENADIERS, {}, {}, smoke)).mine['7.1.5']).toBeUndefined()
  })

  it('adds 1 for a commander within 4, once, and none for himself [panzer8-d10-7.1.6, panzer8-d10-7.1.12]', () => {
    const near = (id: string, y: number) =>
      close([unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.75), unit(id, 'commander', 33, y)])
    expect(added(near('a2', 30)).mine['7.1.6']).toBe(1)
    expect(added(near('b2', 28.75)).theirs['7.1.12']).toBe(1)
    expect(added(near('a2', 33.5)).mine['7.1.6']).toBeUndefined()
    expect(added(contact('commander', GRENADIERS)).mine['7.1.6']).toBeUndefined()
  })

  it('counts the Troop Quality of both [panzer8-d10-7.1.7, panzer8-d10-7.1.13]', () => {
    expect(added(contact(RIFLES, GRENADIERS, { quality: 'Elite' }, { quality: 'Poor' }))).toMatchObject({
      mine: { '7.1.7': 1 },
      theirs: { '7.1.13': -1 },
    })
  })

  it('adds 1 or 2 for the cover of the defender, none where both are in the same, and 1 behind a wall [panzer8-d10-7.1.10, panzer8-d10-7.1.11]', () => {
    const wood = (y: number) => ({ features: [area('wood', at(27, 26), 6, y - 26)] })
    expect(added(contact(RIFLES, GRENADIERS, {}, {}, wood(29.4))).theirs['7.1.10']).toBe(1)
    expect(added(contact(RIFLES, GRENADIERS, {}, {}, wood(33))).theirs['7.1.10']).toBeUndefined()
    const house = { features: [area('building', at(27, 26), 6, 3.4)] }
    expect(added(contact(RIFLES, GRENADIERS, {}, {}, house)).theirs['7.1.11']).toBe(2)
    expect(added(contact(RIFLES, GRENADIERS, {}, { dugIn: true })).theirs['7.1.11']).toBe(2)
    const wall = { features: [strip('wall', [at(27, 29.3), at(33, 29.3)], 0.1)] }
    const across = close([unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.6)], wall)
    expect(added(across).theirs['7.1.10']).toBe(1)
  })

  it('is fought by all in contact once, in the step after the charge; a continued one is attacked by him whose turn it is [panzer8-d10-4.0.5, panzer8-d10-R47]', () => {
    const state = contact(RIFLES, GRENADIERS)
    expect(refusalCodes(state, END)).toEqual(['fight-first'])
    const once = play(state, FIGHT, [5, 5]).state
    // Nothing else is left, and the player turn goes to the other side.
    expect(once).toMatchObject({ active: 'B', step: 'event' })
    const theirs = close([unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.75)], { active: 'B' })
    expect(refusalCodes(theirs, fight(['b1'], ['a1']))).toEqual([])
    expect(
      refusalCodes(
        lie({ units: [unit('a1', MG42, 30, 30), unit('b1', GRENADIERS, 30, 28)] }),
        move('a1', 30, 29.3),
      ),
    ).toContain('may-not-charge')
  })

  it('has the single die of one against several, and only one of those whom he beats suffers [panzer8-d10-R50]', () => {
    const state = close([
      unit('a1', SMG, 30, 30),
      unit('b1', GRENADIERS, 30, 28.75),
      unit('b2', GRENADIERS, 30, 31.25),
    ])
    // 6 and 6 against 5 and 1, 5 and 3: ahead by 6 and 4.
    const won = play(state, fight(['a1'], ['b1', 'b2']), [6, 1, 3])
    expect(won.codes.slice(0, 2)).toEqual(['fights-out', 'fights-suppressed'])
    expect(won.state.pending[0]).toMatchObject({ kind: 'suffer', by: 'a1' })
    expect(won.state.toAct).toEqual(['B'])
    const chosen = play(won.state, { type: 'suffer', unit: 'b2' }).state
    expect([the(chosen, 'b1').fate, the(chosen, 'b1').suppressed]).toEqual(['in play', false])
    // 6 and 1 against 5 and 5, 5 and 5: behind twice by 3, which is two suppressions.
    const lost = play(state, fight(['a1'], ['b1', 'b2']), [1, 5, 5])
    expect(the(lost.state, 'a1').fate).toBe('knocked out')
  })

  it('advances the unsuppressed winner who attacked to where the other stood [panzer8-d10-4.0.6, panzer8-d10-R52]', () => {
    const state = contact(RIFLES, GRENADIERS)
    const done = play(play(state, FIGHT, [6, 1]).state, END)
    expect(done.codes[0]).toBe('advances')
    expect(the(done.state, 'a1').at).toEqual(at(30, 28.75))
    // Suppressed, the loser gives way by twice its depth.
    const way = play(play(state, FIGHT, [4, 1]).state, END)
    expect(way.codes.slice(0, 2)).toEqual(['retreats', 'advances'])
    expect(the(way.state, 'b1').at?.y).toBeCloseTo(28.75 - 2.4)
    // Nobody advances against who is dug in, and after a draw or a defeat.
    const dug = play(contact(RIFLES, GRENADIERS, {}, { dugIn: true }), FIGHT, [6, 1]).state
    expect(play(dug, END).codes).not.toContain('advances')
    const free = play(contact(RIFLES, GRENADIERS, {}, {}, { rules: ['advance-freely'] }), FIGHT, [6, 1]).state
    const asked = play(free, END).state
    expect(asked.pending[0]).toMatchObject({ kind: 'advance', among: ['a1'] })
    expect(the(play(asked, { type: 'stay-on', unit: 'a1' }).state, 'a1').at).toEqual(at(30, 30))
  })

  it('puts out of action who cannot give way [panzer8-d10-R52]', () => {
    const pak = contact(RIFLES, PAK, { charged: ['b1'] })
    const done = play(play(pak, FIGHT, [4, 3]).state, END)
    expect(done.codes).toContain('cannot-retreat')
    expect(the(done.state, 'b1').fate).toBe('knocked out')
  })
})

describe('overruns', () => {
  const RUN: D10Action = { type: 'overrun', unit: 'a1', target: 'b1' }
  /** A Sherman, 2 inches deep, with its front edge at a section. */
  const run = (foe: string, a = {}, b = {}, more: Partial<Given> = {}) =>
    close([unit('a1', SHERMAN, 30, 30, a), unit('b1', foe, 30, 28.35, b)], more)

  it('adds 8 and the Troop Quality for the tank, and nothing else [panzer8-d10-7.2.1, panzer8-d10-7.2.2, panzer8-d10-7.2.3]', () => {
    expect(added(run(GRENADIERS, { quality: 'Elite' }), RUN).mine).toEqual({ '7.2.2': 8, '7.2.3': 1 })
  })

  it('adds HESA, a commander and the Troop Quality for the defender, and no cover [panzer8-d10-7.2.4, panzer8-d10-7.2.5, panzer8-d10-7.2.6]', () => {
    expect(added(run(GRENADIERS, {}, { dugIn: true }), RUN).theirs).toEqual({ '7.2.4': 5 })
    expect(added(run(MG42), RUN).theirs).toEqual({ '7.2.4': 4 })
    const led = close([
      unit('a1', SHERMAN, 30, 30),
      unit('b1', GRENADIERS, 30, 28.35, { quality: 'Elite' }),
      unit('b2', 'commander', 33, 27),
    ])
    expect(added(led, RUN).theirs).toEqual({ '7.2.4': 5, '7.2.5': 1, '7.2.6': 1 })
  })

  it('is for unsuppressed tanks, at their front, in the open, once; the tank suffers if it loses [panzer8-d10-R53]', () => {
    expect(refusalCodes(run(GRENADIERS), RUN)).toEqual([])
    expect(refusalCodes(run(GRENADIERS, { suppressed: true }), RUN)).toContain('suppressed-no-overrun')
    expect(refusalCodes(run(GRENADIERS, { fought: true }), RUN)).toContain('has-fought')
    expect(refusalCodes(run(GRENADIERS, { facing: EAST }), RUN)).toContain('not-in-front')
    expect(refusalCodes(run('motorcycle-section'.replace('motorcycle-section', TRUCK)), RUN)).toContain(
      'no-vehicle',
    )
    const wood = { features: [area('wood', at(27, 26), 6, 2.8)] }
    expect(refusalCodes(run(GRENADIERS, {}, {}, wood), RUN)).toEqual(['not-in-the-open'])
    const gun = close([unit('a1', STUG, 30, 30), unit('b1', GRENADIERS, 30, 28.75)])
    expect(refusalCodes(gun, RUN)).toContain('only-tanks-overrun')
    // 8 and 1 against 5 and 9: beaten by 5.
    const beaten = play(run(GRENADIERS), RUN, [1, 9])
    expect(beaten.codes[0]).toBe('overrun-is-out')
    expect(the(beaten.state, 'a1').fate).toBe('knocked out')
    expect(play(run(GRENADIERS), RUN, [3, 1]).codes[0]).toBe('overruns-out')
  })
})

describe('who does not fight', () => {
  it('removes headquarters, observers and empty transports that are touched, not commanders [panzer8-d10-R64, panzer8-d10-R1]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('b1', 'hq', 30, 28.5),
        unit('b2', TRUCK, 31.15, 30),
        unit('b3', 'commander', 28.7, 30),
        unit('b4', GRENADIERS, 40, 10),
      ],
    })
    const ended = play(state, END)
    expect(ended.codes).toEqual(['is-overrun', 'is-overrun'])
    expect(['b1', 'b2', 'b3'].map(id => the(ended.state, id).fate)).toEqual(['overrun', 'overrun', 'in play'])
    const of2008 = play(
      lie({
        units: [
          unit('a1', RIFLES, 30, 30),
          unit('b3', 'commander', 28.7, 30),
          unit('b4', GRENADIERS, 40, 10),
        ],
        rules: ['overrun-commanders'],
      }),
      END,
    )
    expect(of2008.state.pending[0]).toMatchObject({ kind: 'replace', commander: 'b3' })
  })

  it('replaces a commander who is out of action hand to hand by one of his formation, who counts as the loss [panzer8-d10-R64, panzer8-d10-R31]', () => {
    const state = close([
      unit('a1', RIFLES, 30, 30),
      unit('b1', 'commander', 30, 28.75, { formation: 'one' }),
      unit('b2', GRENADIERS, 40, 10, { formation: 'one' }),
      unit('b3', GRENADIERS, 44, 10, { formation: 'two' }),
    ])
    const out = play(state, FIGHT, [9, 1]).state
    expect(out.pending[0]).toMatchObject({ kind: 'replace', commander: 'b1' })
    expect(refusalCodes(out, { type: 'replace', unit: 'b3' })).toEqual(['cannot-replace'])
    const done = play(out, { type: 'replace', unit: 'b2' }).state
    expect(the(done, 'b1')).toMatchObject({ fate: 'in play', at: at(40, 10) })
    expect(done.losses.B).toBe(1)
    // One who is lost to fire is not.
    const shot = play(
      lie({
        units: [unit('a1', SHERMAN, 30, 30), unit('b1', 'commander', 30, 20), unit('b2', GRENADIERS, 40, 10)],
      }),
      SHOT,
      [9, 1],
    )
    expect(shot.state.pending.map(({ kind }) => kind)).not.toContain('replace')
  })
})
