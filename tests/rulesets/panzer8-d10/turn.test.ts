import { describe, expect, it } from 'vitest'
import { startOf } from '../../../rulesets/panzer8-d10/sequence'
import { DECK } from '../../../rulesets/panzer8-d10/tables'
import { CARDS, type D10Action, type D10State } from '../../../rulesets/panzer8-d10/state'
import { area, at, the } from '../kit'
import {
  DRAW,
  END,
  GRENADIERS,
  HOLD,
  MG42,
  PANZER,
  RIFLES,
  SHERMAN,
  STUG,
  TRUCK,
  card,
  fire,
  hasOffer,
  kit,
  lie,
  load,
  move,
  play,
  refusalCodes,
  unit,
} from './table'

type Given = Parameters<typeof lie>[0]

/** What is drawn when this many cards lie above it: the pile in the order of the deck. */
const faceOf = (name: (typeof CARDS)[number]): number => {
  let face = 1
  for (const each of CARDS) {
    if (each === name) return face
    face += DECK[each].copies
  }
  return face
}
const drawn = (
  name: (typeof CARDS)[number],
  units: Given['units'],
  more: Partial<Given> = {},
  dice: readonly number[] = [],
) => play(lie({ units, step: 'event', ...more }), DRAW, [faceOf(name), ...dice])

const PAIR = [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 10)]
const name = (id: string): D10Action => ({ type: 'name', unit: id })

describe('the turn', () => {
  it('begins anew whatever alone an element did in the last one [panzer8-d10-R25, panzer8-d10-R32]', () => {
    const did = {
      fired: ['main' as const],
      reacted: true,
      moved: true,
      charged: ['b1'],
      fought: true,
      acts: 1,
      extra: 1,
      deeds: ['move' as const],
      attacked: true,
      busy: true,
      boarded: true,
      held: true,
      rallying: true,
    }
    const begun = (more: Parameters<typeof unit>[4], active: 'A' | 'B') =>
      the(startOf(lie({ units: [unit('a1', RIFLES, 30, 30, more), ...PAIR.slice(1)] }), active), 'a1')
    const answers = new Set(['fired', 'reacted', 'moved', 'charged', 'fought'])
    for (const [field, value] of Object.entries(did)) {
      expect(begun({ [field]: value }, 'A')).toEqual(begun({}, 'A'))
      const kept = answers.has(field) ? {} : { [field]: value }
      expect(begun({ [field]: value }, 'B')).toEqual({ ...begun({}, 'B'), ...kept })
    }
  })

  it('runs through Event, Action, Close Combat and End [panzer8-d10-4.0.1, panzer8-d10-4.0.2, panzer8-d10-R24]', () => {
    const state = lie({ units: PAIR, step: 'event' })
    expect(refusalCodes(state, move('a1', 30, 28))).toEqual(['not-action-step'])
    const acting = play(state, DRAW, [1]).state
    expect(acting).toMatchObject({ step: 'action', active: 'A' })
    // Nobody is in contact: the player turn ends with the Action step, and the other draws his card.
    expect(play(acting, END).state).toMatchObject({ step: 'event', active: 'B', turn: 1, toAct: ['B'] })
    const scenario: D10State['scenario'] = { ...state.scenario, first: 'roll' }
    const rolled = kit.begin(scenario, [4, 4, 3, 9])
    expect(rolled.state.first).toBe('B')
    expect(rolled.codes).toEqual(['rolls-alike', 'first-player'])
  })

  it('gives each friendly element one action, of a move and an attack in either order [panzer8-d10-4.0.3, panzer8-d10-R25]', () => {
    const state = lie({
      units: [
        unit('a1', SHERMAN, 30, 40),
        unit('a2', RIFLES, 20, 40),
        unit('b1', MG42, 30, 10, { facing: 0 }),
      ],
    })
    const moved = play(state, move('a1', 30, 36)).state
    const done = play(moved, fire('a1', 'b1'), [1, 10]).state
    expect(refusalCodes(done, move('a1', 30, 34))).toEqual(['has-acted'])
    const fired = play(state, fire('a1', 'b1'), [1, 10]).state
    expect(refusalCodes(fired, move('a1', 30, 36))).toEqual([])
    // Whoever else begins has ended it.
    const other = play(moved, move('a2', 20, 38)).state
    expect(refusalCodes(other, fire('a1', 'b1'))).toEqual(['has-acted'])
    // Half of 8 inches is left by house rule.
    const half = lie({
      units: [unit('a1', SHERMAN, 30, 40), unit('b1', MG42, 30, 10, { facing: 0 })],
      rules: ['half-moves'],
    })
    const after = play(half, fire('a1', 'b1'), [1, 10]).state
    expect([4, 4.2].map(inches => refusalCodes(after, move('a1', 30, 40 - inches)))).toEqual([
      [],
      ['too-far'],
    ])
  })

  it('lets crews and what is noted so either move or attack, and count a turn as a move [panzer8-d10-R25]', () => {
    const state = lie({ units: [unit('a1', MG42, 30, 30), unit('b1', GRENADIERS, 30, 15)] })
    const moved = play(state, move('a1', 30, 29.5)).state
    expect(refusalCodes(moved, fire('a1', 'b1'))).toContain('moves-or-attacks')
    const turned = play(state, { type: 'move', unit: 'a1', path: [], facing: 10 }).state
    expect(refusalCodes(turned, fire('a1', 'b1'))).toContain('moves-or-attacks')
    const fired = play(state, fire('a1', 'b1'), [1, 10]).state
    expect(refusalCodes(fired, { type: 'move', unit: 'a1', path: [], facing: 10 })).toContain(
      'moves-or-attacks',
    )
  })

  it('lets a suppressed one recover, fall back, or attack within 4 inches and 90 degrees [panzer8-d10-R27]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30, { suppressed: true }),
        unit('b1', GRENADIERS, 30, 26.2),
        unit('b2', GRENADIERS, 30, 24),
      ],
    })
    expect(refusalCodes(state, { type: 'recover', unit: 'a1' })).toEqual([])
    expect(refusalCodes(state, fire('a1', 'b1'))).toEqual([])
    expect(refusalCodes(state, fire('a1', 'b2'))).toContain('suppressed-range')
    expect(refusalCodes(state, move('a1', 30, 31))).toContain('suppressed-only-falls-back')
    const beside = lie({
      units: [unit('a1', RIFLES, 30, 30, { suppressed: true }), unit('b1', GRENADIERS, 33, 30)],
    })
    expect(refusalCodes(beside, fire('a1', 'b1'))).toEqual(['out-of-field'])
    const touched = lie({
      units: [
        unit('a1', RIFLES, 30, 30, { suppressed: true }),
        unit('b1', PANZER, 30, 28.55),
        unit('b2', GRENADIERS, 33, 27),
      ],
    })
    expect(refusalCodes(touched, fire('a1', 'b2'))).toContain('suppressed-in-contact')
    const back: D10Action = { type: 'fall-back', unit: 'a1', way: 'away', turn: false, length: 2, facing: 0 }
    expect(the(play(state, back).state, 'a1').at).toEqual(at(30, 32))
  })

  it('checks victory in the End step: objectives, then the smaller share of losses, at the last turn [panzer8-d10-4.0.7, panzer8-d10-R69]', () => {
    const last = (holder: 'A' | 'B' | null, losses: D10State['losses'], rules: readonly string[] = []) => {
      const state = lie({
        units: [unit('a1', RIFLES, 30, 40), unit('a2', RIFLES, 33, 40), unit('b1', GRENADIERS, 30, 4)],
        active: 'B',
        state: { turn: 8, holdings: [{ id: 'flag', holder }], losses },
        rules,
      })
      return play(state, END).state.result
    }
    expect(last('B', { A: 0, B: 0 })).toMatchObject({ winner: 'B', why: { code: 'won-on-objectives' } })
    expect(last(null, { A: 1, B: 0 })).toMatchObject({ winner: 'B', why: { code: 'won-on-losses' } })
    expect(last(null, { A: 0, B: 0 })).toMatchObject({ winner: null, why: { code: 'draw' } })
    // One of two against one of one; by number both have lost one.
    expect(last(null, { A: 1, B: 1 })?.winner).toBe('A')
    expect(last(null, { A: 1, B: 1 }, ['losses-by-number'])?.winner).toBeNull()
  })

  it('takes an objective with a combat element within 2 inches and no enemy there, and ends with nobody left to fight [panzer8-d10-R69]', () => {
    const at22 = (y: number) =>
      play(lie({ units: [unit('a1', RIFLES, 30, y), unit('b1', GRENADIERS, 30, 4)] }), END).state.holdings[0]
        ?.holder
    expect([at22(24), at22(24.2)]).toEqual(['A', null])
    const shaken = lie({
      units: [unit('a1', RIFLES, 30, 40), unit('b1', GRENADIERS, 30, 4, { suppressed: true })],
      active: 'B',
    })
    expect(play(shaken, END).state.result).toMatchObject({ winner: 'A', why: { code: 'won-no-fighters' } })
  })
})

describe('Recover and Rally', () => {
  const RECOVER: D10Action = { type: 'recover', unit: 'a1' }
  const shaken = (
    more: Partial<Given> = {},
    friends: Given['units'] = [unit('a2', RIFLES, 33, 30)],
    a = {},
  ) =>
    lie({
      units: [
        unit('a1', RIFLES, 30, 30, { suppressed: true, ...a }),
        ...friends,
        unit('b1', GRENADIERS, 30, 2),
      ],
      ...more,
    })
  const modifiers = (state: D10State) =>
    Object.fromEntries(
      (play(state, RECOVER, [5]).log[0]?.reckonings?.[0]?.modifiers ?? []).map(({ clause, value }) => [
        clause.replace('panzer8-d10-', ''),
        value,
      ]),
    )

  it('throws one die, and reads the table [panzer8-d10-5.0.1, panzer8-d10-5.0.6, panzer8-d10-5.0.7, panzer8-d10-5.0.8, panzer8-d10-5.0.9]', () => {
    const codes = [1, 2, 5, 6, 8, 9].map(face => play(shaken(), RECOVER, [face]).codes[0])
    expect(codes).toEqual([
      'breaks',
      'stays-suppressed',
      'stays-suppressed',
      'recovers',
      'recovers',
      'recovers-and-acts',
    ])
    expect(the(play(shaken(), RECOVER, [1]).state, 'a1').fate).toBe('routed')
  })

  it('lets a total of 9 act again at once, before anybody else, and not recover [panzer8-d10-5.0.9, panzer8-d10-R28]', () => {
    const again = play(shaken(), RECOVER, [9]).state
    expect(refusalCodes(again, move('a1', 30, 28))).toEqual([])
    expect(refusalCodes(again, RECOVER)).toContain('not-suppressed')
    const other = play(again, move('a2', 33, 28)).state
    expect(refusalCodes(other, move('a1', 30, 28))).toEqual(['has-acted'])
    const once = play(shaken(), RECOVER, [8]).state
    expect(refusalCodes(once, move('a1', 30, 28))).toEqual(['has-acted'])
  })

  it('adds 1 for a commander within 4 who rallies, once, as his whole action [panzer8-d10-5.0.2, panzer8-d10-R29]', () => {
    const led = shaken({}, [
      unit('a2', RIFLES, 33, 30),
      unit('a3', 'commander', 30, 34),
      unit('a4', 'commander', 27, 30),
    ])
    expect(modifiers(led)).toEqual({})
    const rallied = play(led, { type: 'rally', unit: 'a3' }).state
    expect(modifiers(rallied)).toEqual({ '5.0.2': 1 })
    expect(modifiers(play(rallied, { type: 'rally', unit: 'a4' }).state)).toEqual({ '5.0.2': 1 })
    expect(refusalCodes(rallied, move('a3', 30, 35))).toContain('has-acted')
    const moved = play(led, move('a3', 30, 33)).state
    expect(refusalCodes(moved, { type: 'rally', unit: 'a3' })).not.toEqual([])
    expect(refusalCodes(led, { type: 'rally', unit: 'a2' })).toContain('no-commander')
  })

  it('takes 1 off for every 3 elements lost [panzer8-d10-5.0.3, panzer8-d10-R31]', () => {
    const after = (lost: number) => modifiers(shaken({ state: { losses: { A: lost, B: 9 } } }))
    expect([after(2), after(3), after(5), after(6)]).toEqual([
      {},
      { '5.0.3': -1 },
      { '5.0.3': -1 },
      { '5.0.3': -2 },
    ])
    const truck = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('b1', TRUCK, 30, 28.5), unit('b2', GRENADIERS, 30, 2)],
      rules: ['combat-losses'],
    })
    expect(play(truck, END).state.losses.B).toBe(0)
  })

  it('takes 1 off for who is unsupported: AFVs need AFVs, by radio of the same type within 8 [panzer8-d10-5.0.4, panzer8-d10-R30]', () => {
    expect(modifiers(shaken({}, [unit('a2', RIFLES, 35, 30)]))).toEqual({ '5.0.4': -1 })
    expect(modifiers(shaken({}, [unit('a2', 'commander', 33, 30)]))).toEqual({ '5.0.4': -1 })
    expect(modifiers(shaken({}, [unit('a2', RIFLES, 33, 30, { suppressed: true })]))).toEqual({ '5.0.4': -1 })
    const tank = (friend: string, x: number) =>
      modifiers(
        lie({
          units: [
            unit('a1', SHERMAN, 30, 30, { suppressed: true }),
            unit('a2', friend, x, 30),
            unit('b1', GRENADIERS, 30, 2),
          ],
        }),
      )
    expect(tank(RIFLES, 33)).toEqual({ '5.0.4': -1 })
    expect(tank(STUG, 34)).toEqual({})
    expect(tank(SHERMAN, 38)).toEqual({})
    expect(tank(STUG, 38)).toEqual({ '5.0.4': -1 })
  })

  it('counts its Troop Quality [panzer8-d10-5.0.5]', () => {
    expect(modifiers(shaken({}, undefined, { quality: 'Elite' }))).toEqual({ '5.0.5': 1 })
  })
})

describe('event cards', () => {
  it('draws from a pile of thirty, which is shuffled again when it is used up [panzer8-d10-R67, panzer8-d10-4.0.2]', () => {
    expect(Object.values(DECK).reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
    const once = drawn('Quiet', PAIR).state
    expect(once.piles[0]?.reduce((sum, each) => sum + each, 0)).toBe(29)
    const empty = lie({ units: PAIR, step: 'event', state: { piles: [CARDS.map(() => 0)] } })
    expect(play(empty, DRAW, [1]).state.piles[0]?.[0]).toBe(7)
    const own = lie({ units: PAIR, step: 'event', rules: ['own-decks'] })
    expect(own.piles.length).toBe(2)
    const none = lie({ units: PAIR, rules: ['no-events'] })
    expect(play(none, END).state).toMatchObject({ step: 'action', active: 'B' })
  })

  it('gives Fresh orders to one near a commander: a second action, and still one attack [panzer8-d10-R67]', () => {
    const units = [
      unit('a1', RIFLES, 30, 30),
      unit('a2', RIFLES, 40, 30),
      unit('a3', 'commander', 32, 32),
      unit('b1', GRENADIERS, 30, 23),
    ]
    const asked = drawn('Fresh orders', units)
    expect(asked.state.pending[0]).toEqual({ kind: 'card', card: 'Fresh orders', by: 'A' })
    expect(refusalCodes(asked.state, name('a2'))).toEqual(['no-object'])
    const named = play(asked.state, name('a1')).state
    const fired = play(play(named, fire('a1', 'b1'), [1, 10]).state, HOLD).state
    const moved = play(fired, move('a1', 30, 31)).state
    const quiet = moved.pending.length > 0 ? play(moved, HOLD).state : moved
    expect(refusalCodes(quiet, move('a1', 30, 32))).toEqual([])
    expect(refusalCodes(quiet, fire('a1', 'b1'))).toEqual(['has-attacked'])
  })

  it('has Second wind take a suppression away, and Steady add 1 to Recover rolls [panzer8-d10-R67]', () => {
    const units = [
      unit('a1', RIFLES, 30, 30, { suppressed: true }),
      unit('a2', RIFLES, 33, 30),
      unit('b1', GRENADIERS, 30, 2),
    ]
    expect(the(play(drawn('Second wind', units).state, name('a1')).state, 'a1').suppressed).toBe(false)
    const steady = drawn('Steady', units).state
    expect(play(steady, { type: 'recover', unit: 'a1' }, [8]).codes).toEqual(['recovers-and-acts'])
  })

  it('has the enemy name whom Low ammunition, Bogged and Confusion befall [panzer8-d10-R67]', () => {
    const rough = { features: [area('rough', at(28, 28), 4, 4)] }
    const units = [unit('a1', SHERMAN, 30, 30), unit('a2', RIFLES, 40, 30), unit('b1', PANZER, 30, 15)]
    const low = drawn('Low ammunition', units).state
    expect(low.toAct).toEqual(['B'])
    expect(refusalCodes(low, name('a2'))).toEqual(['no-object'])
    expect(refusalCodes(play(low, name('a1')).state, fire('a1', 'b1'))).toEqual(['low-ammunition'])
    const bogged = play(drawn('Bogged', units, rough).state, name('a1')).state
    expect(refusalCodes(bogged, move('a1', 30, 29))).toEqual(['is-stuck'])
    expect(refusalCodes(bogged, fire('a1', 'b1'))).toEqual([])
    expect(drawn('Bogged', units).codes).toEqual(['card-bogged', 'card-without-object'])
    const confused = play(drawn('Confusion', units).state, name('a2')).state
    expect(refusalCodes(confused, move('a2', 40, 29))).toEqual(['is-confused'])
  })

  it('breaks a vehicle down by lot [panzer8-d10-R67]', () => {
    const units = [unit('a1', SHERMAN, 30, 30), unit('a2', SHERMAN, 40, 30), unit('b1', PANZER, 30, 15)]
    const broken = drawn('Breakdown', units, {}, [2]).state
    expect(refusalCodes(broken, move('a2', 40, 29))).toEqual(['is-stuck'])
    expect(refusalCodes(broken, move('a1', 30, 29))).toEqual([])
  })

  it('has a Sniper of 3 and Harassing fire of 4, against cover by the ground, that nobody answers [panzer8-d10-R67]', () => {
    const asked = drawn('Sniper', PAIR).state
    expect(asked.toAct).toEqual(['B'])
    // 3 against Def 2: 2 behind by the faces is 0 or less; 1 ahead falls back towards its own edge.
    const shot = play(asked, name('a1'), [2, 1])
    expect(shot.codes).toEqual(['card-hits-fall-back'])
    expect(shot.state.pending[0]).toMatchObject({ kind: 'fall back', from: null })
    expect(
      refusalCodes(shot.state, {
        type: 'fall-back',
        unit: 'a1',
        way: 'away',
        turn: false,
        length: 4,
        facing: 0,
      }),
    ).toEqual(['cannot-fall-back-there'])
    const wood = { features: [area('wood', at(28, 8.4), 4, 3)] }
    const harassing = drawn('Harassing fire', PAIR, wood).state
    expect(harassing.toAct).toEqual(['A'])
    // 4 against 2, the wood does not hold against support fire, and who would fall back is suppressed.
    const hit = play(harassing, name('b1'), [1, 2])
    expect(hit.log[0]?.reckonings?.[1]?.total).toBe(2)
    expect(hit.codes).toEqual(['card-hits-suppressed'])
    expect(hit.state.toAct).toEqual(['A'])
  })

  it('lays smoke of 2 inches until the next turn of who drew it, and haze that leaves 24 inches [panzer8-d10-R67, panzer8-d10-R66]', () => {
    const smoky = drawn('Smoke', PAIR).state
    expect(hasOffer(smoky, 'A', 'place-smoke')).toBe(true)
    const laid = play(smoky, { type: 'place-smoke', at: at(30, 23) }).state
    expect(refusalCodes(smoky, { type: 'place-smoke', at: at(30, 21) })).toEqual(['no-smoke-there'])
    expect(laid.smoke.map(each => each.at)).toEqual([at(30, 23)])
    const theirs = play(laid, END).state
    expect(theirs.smoke.length).toBe(1)
    expect(play(play(theirs, DRAW, [1]).state, END).state.smoke).toEqual([])
    const haze = drawn('Haze', [unit('a1', SHERMAN, 30, 40), unit('b1', PANZER, 30, 15)]).state
    expect(refusalCodes(haze, fire('a1', 'b1'))).toEqual(['beyond-haze'])
  })

  it('spares Keen gunners the point for moving [panzer8-d10-R67]', () => {
    const units = [
      unit('a1', SHERMAN, 30, 30, { moved: true, acts: 1, deeds: ['move'] }),
      unit('b1', PANZER, 30, 15),
    ]
    const total = (effects: D10State['effects']) =>
      play(lie({ units, state: { acting: 'a1', effects } }), fire('a1', 'b1'), [1, 1]).log[0]?.reckonings?.[1]
        ?.total
    expect([total([]), total([card('Keen gunners')])]).toEqual([7, 6])
  })

  it('keeps a passenger’s card with his carrier [panzer8-d10-R67]', () => {
    const units = [
      unit('a1', TRUCK, 30, 30),
      load('a2', RIFLES, 'a1', { suppressed: true }),
      unit('b1', GRENADIERS, 30, 2),
    ]
    expect(the(play(drawn('Second wind', units).state, name('a2')).state, 'a2').suppressed).toBe(false)
  })
})
