import { describe, expect, it } from 'vitest'
import type { AncientScenario, AncientState, AncientUnit, Step } from '../../../rulesets/families/ancients'
import { ruleset } from '../../../rulesets/fantasy'
import type { Cast, Hold } from '../../../rulesets/fantasy/magic/casting'
import type { Choose } from '../../../rulesets/fantasy/magic/choosing'
import { type Magic, type Spell, SPELLS, TABLE, magicOf } from '../../../rulesets/fantasy/magic/spells'
import type { Side } from '../../../src/engine/ids'
import { kitOf } from '../kit'
import {
  EAST,
  END,
  NORTH,
  SOUTH,
  WEST,
  type BattleMore,
  type UnitMore,
  advance,
  area,
  at,
  attack,
  attackOf,
  battle,
  breakOff,
  changed,
  charge,
  codes,
  defenceOf,
  hasOffer,
  march,
  shoot,
  statusOf,
  strip,
  the,
  turn,
  unit,
} from './table'

const kit = kitOf(ruleset)
const cast = (spell: Spell, id: string): Cast => ({ type: 'cast', spell, unit: id })
const HOLD: Hold = { type: 'hold', until: 'step' }
const SILENT: Hold = { type: 'hold', until: 'turn' }

/** A battle with magic in which sides are asked for a spell before the step; three spells each unless `more` says otherwise. */
function asked(
  step: Step,
  units: readonly AncientUnit[],
  sides: readonly Side[],
  more: Partial<Magic> = {},
  rest: BattleMore = {},
): AncientState {
  const magic: Magic = {
    number: { A: 3, B: 3 },
    attempts: [],
    asked: sides,
    silent: { A: 0, B: 0 },
    ...more,
  }
  const state = battle(step, units, rest)
  return { ...state, toAct: sides.slice(0, 1), magic } as AncientState
}

/** The same as a battle in which these spells lie on these units in turn 1. */
function under(state: AncientState, ...spells: readonly (readonly [Spell, string])[]): AncientState {
  const attempts = spells.map(([spell, id]) => ({
    by: 'A' as const,
    spell,
    unit: id,
    turn: 1,
    works: true,
  }))
  return {
    ...state,
    magic: { number: { A: 3, B: 3 }, attempts, asked: [], silent: { A: 0, B: 0 } },
  } as unknown as AncientState
}

const PAIR = [unit('a', 'A', 'heavy-foot', at(12, 18), NORTH), unit('b', 'B', 'heavy-foot', at(12, 4), SOUTH)]

describe('magic', () => {
  const scenario = (magic: boolean): AncientScenario =>
    ({ ...battle('A moves', PAIR).scenario, magic }) as AncientScenario

  it('gives each side a D3 of spells before the battle, and is left out where it is not wanted [fantasy-12.1] [fantasy-R58]', () => {
    for (const [face, number] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ] as const) {
      const { state, codes: told } = kit.begin(scenario(true), [face, 6])
      expect(magicOf(state)?.number).toEqual({ A: number, B: 3 })
      expect(told.filter(code => code === 'has-spells')).toHaveLength(2)
    }
    const plain = kit.begin(scenario(false)).state
    expect(magicOf(plain)).toBeNull()
    expect(ruleset.offers(plain, 'A').some(each => each.kind === 'cast')).toBe(false)
  })

  it('asks both sides before each of the steps 1 to 6, the side whose step it is first [fantasy-R57] [fantasy-12.2]', () => {
    let now = kit.begin(scenario(true), [6, 6]).state
    const seen: string[] = []
    for (let i = 0; i < 60 && now.turn === 1; i++) {
      const asking = magicOf(now)?.asked ?? []
      if (asking.length > 0) seen.push(`${now.step} ${asking.join('')}`)
      now = kit.play(now, asking.length > 0 ? HOLD : END).state
    }
    expect(seen).toEqual([
      'A moves AB',
      'A moves B',
      'B shoots BA',
      'B shoots A',
      'A attacks AB',
      'A attacks B',
      'B moves BA',
      'B moves A',
      'A shoots AB',
      'A shoots B',
      'B attacks BA',
      'B attacks A',
    ])
  })

  it('lets nobody do anything else before that [fantasy-R57]', () => {
    const state = asked('A moves', PAIR, ['A', 'B'])
    expect(codes(state, advance('a', 1))).toEqual(['spells-first'])
    expect(codes(state, END)).toEqual(['spells-first'])
    expect(ruleset.offers(state, 'A').map(each => each.kind)).toEqual([
      ...SPELLS.map(() => 'cast'),
      'hold',
      'hold',
    ])
    const later = kit.play(kit.play(state, HOLD).state, HOLD).state
    expect(later.toAct).toEqual(['A'])
    expect(codes(later, advance('a', 1))).toEqual([])
    expect(kit.refusalCodes(later, cast('fury', 'a'))).toEqual(['no-casting'])
    expect(kit.refusalCodes(later, HOLD)).toEqual(['no-casting'])
  })

  describe('chosen beforehand by house rule', () => {
    const choose = (spell: Spell): Choose => ({ type: 'choose', spell })
    /** One spell for A and two for B: 1 to 2 and 3 to 4 of a D6. */
    const begun = () => kit.begin(scenario(true), [1, 3], ['chosen-spells']).state

    it('asks each side for its spells before the first turn, and nobody does anything else [fantasy-R57]', () => {
      const first = begun()
      expect([first.turn, first.step, first.toAct]).toEqual([1, 'A moves', ['A']])
      expect(ruleset.offers(first, 'A').map(each => each.kind)).toEqual(SPELLS.map(() => 'choose'))
      expect(kit.refusalCodes(first, cast('fury', 'a'))).toEqual(['spells-chosen-first'])
      expect(codes(first, END)).toEqual(['spells-chosen-first'])
      const second = kit.play(first, choose('fury')).state
      expect(second.toAct).toEqual(['B'])
      const third = kit.play(second, choose('fury')).state
      expect(third.toAct).toEqual(['B'])
      expect(kit.refusalCodes(third, choose('fury'))).toEqual(['spell-taken'])
      const last = kit.play(third, choose('freeze')).state
      expect([last.toAct, magicOf(last)?.asked]).toEqual([['A'], ['A', 'B']])
      expect(magicOf(last)?.chosen).toEqual({ A: ['fury'], B: ['fury', 'freeze'] })
      expect(kit.refusalCodes(last, choose('panic'))).toEqual(['spells-first'])
    })

    it('lets each side try only those [fantasy-R57]', () => {
      const chosen = { A: ['fury'], B: ['freeze', 'panic'] } as const
      const state = asked('A moves', PAIR, ['A', 'B'], { number: { A: 1, B: 2 }, chosen })
      expect(kit.refusalCodes(state, cast('panic', 'a'))).toEqual(['spell-not-chosen'])
      expect(kit.refusalCodes(state, cast('fury', 'a'))).toEqual([])
      const then = kit.play(state, HOLD).state
      expect(kit.refusalCodes(then, cast('fury', 'a'))).toEqual(['spell-not-chosen'])
      expect(kit.refusalCodes(then, cast('panic', 'a'))).toEqual([])
    })
  })

  it('asks a side no more in a turn in which it wants none [fantasy-R57]', () => {
    const state = asked('A moves', PAIR, ['A', 'B'])
    let now = kit.play(kit.play(state, SILENT).state, SILENT).state
    now = kit.play(now, END).state
    expect([now.step, magicOf(now)?.asked]).toEqual(['B moves', []])
    now = kit.play(now, END).state
    expect([now.turn, now.step, magicOf(now)?.asked]).toEqual([2, 'A moves', ['A', 'B']])
  })

  it('may name any unit, enemy or friend, however far and out of sight [fantasy-12.2] [fantasy-R57]', () => {
    const state = asked('A moves', PAIR, ['A'], {}, { ground: [area('wood', at(0, 8), 24, 4)] })
    for (const spell of SPELLS)
      expect(kit.allowed(state, 'A', `cast:${spell}`).map(option => option.token)).toEqual(['a', 'b'])
    expect(kit.refusalCodes(changed(state, 'b', { at: null, status: 'Lost' }), cast('fury', 'b'))).toEqual([
      'not-on-table',
    ])
  })

  it('succeeds on 4, 5 or 6, and each attempt uses up a spell of the side [fantasy-12.3] [fantasy-R57]', () => {
    const state = asked('A moves', PAIR, ['A', 'B'])
    expect(kit.odds(state, cast('fury', 'a')).branches.map(each => each.chance)).toEqual([0.5, 0.5])
    for (const [face, works] of [
      [3, false],
      [4, true],
    ] as const) {
      const after = kit.play(state, cast('fury', 'a'), [face]).state
      expect(magicOf(after)?.attempts).toEqual([{ by: 'A', spell: 'fury', unit: 'a', turn: 1, works }])
      // One attempt of a side for each step: the other is asked.
      expect([after.toAct, magicOf(after)?.asked]).toEqual([['B'], ['B']])
    }
    const last = asked('A moves', PAIR, ['A'], { number: { A: 1, B: 0 } })
    const spent = kit.play(kit.play(last, cast('fury', 'a'), [1]).state, END).state
    expect(magicOf(spent)?.asked).toEqual([])
  })

  it('uses each spell once in a battle, whether it worked or not; the other side has its own [fantasy-12.4] [fantasy-R57]', () => {
    const tried = { by: 'A', spell: 'fury', unit: 'a', turn: 1, works: false } as const
    const state = asked('A moves', PAIR, ['A', 'B'], { attempts: [tried] })
    expect([
      kit.refusalCodes(state, cast('fury', 'a')),
      kit.refusalClauses(state, cast('fury', 'a')),
    ]).toEqual([['spell-tried'], ['fantasy-12.4']])
    expect(kit.offer(state, 'A', 'cast:fury').refusal).toBeDefined()
    expect(kit.refusalCodes(state, cast('freeze', 'a'))).toEqual([])
    expect(kit.refusalCodes(kit.play(state, HOLD).state, cast('fury', 'a'))).toEqual([])
  })

  it('ends with the turn [fantasy-12.5] [fantasy-R57]', () => {
    const frozen = under(battle('A moves', PAIR), ['freeze', 'a'])
    expect(codes(frozen, advance('a', 1))).toEqual(['frozen'])
    expect(codes({ ...frozen, turn: 2 }, advance('a', 1))).toEqual([])
    expect(ruleset.card(frozen, 'a').notes.map(note => note.clause)).toContain('fantasy-12.7')
    expect(ruleset.card({ ...frozen, turn: 2 }, 'a').notes.map(note => note.clause)).not.toContain(
      'fantasy-12.7',
    )
  })

  it('asks for a spell, then for a unit, and says what it needs [fantasy-12.2] [fantasy-12.3]', () => {
    const state = asked('A moves', PAIR, ['A'])
    const code = (offer: string | null, target: string | null) =>
      ruleset.prompt(state, 'A', { unit: null, offer, target }).code
    expect([code(null, null), code('cast:fury', null), code('cast:fury', 'b')]).toEqual([
      'prompt-cast',
      'prompt-cast-whom',
      'prompt-cast-on',
    ])
    const [option] = kit.allowed(state, 'A', 'cast:fury')
    expect(option?.reckonings?.map(({ total }) => total)).toEqual([4])
  })

  it('has the six spells of the table [fantasy-12.0]', () => {
    const rows = ruleset.rulebook.tables['spells']?.rows ?? []
    expect(rows.map(([name]) => name)).toEqual(SPELLS.map(spell => TABLE[spell].name))
  })

  it('is shown on the base of a unit while it lasts [fantasy-12.5]', () => {
    const state = under(battle('A moves', PAIR), ['fury', 'a'], ['magic-shield', 'a'])
    const { tokens } = ruleset.scene(state, { unit: null, offer: null, target: null })
    expect(tokens.find(({ id }) => id === 'a')?.chips.map(chip => chip.label)).toEqual([
      'Fury',
      'Magic Shield',
    ])
  })
})

describe('Winged Foot', () => {
  const go = (units: readonly AncientUnit[], rest: BattleMore = {}) =>
    under(battle('A moves', units, rest), ['winged-foot', 'a'])
  const one = (type: string, more: UnitMore = {}) => [
    unit('a', 'A', type, at(12, 18), NORTH, more),
    unit('b', 'B', 'heavy-foot', at(2, 2)),
  ]

  it('doubles the full distance, in rough ground and on roads too; halvings cap it [fantasy-12.6] [fantasy-R59] [fantasy-R6]', () => {
    const most = (state: AncientState, inches: number) => [
      codes(state, advance('a', inches)).length,
      codes(state, advance('a', inches + 0.1)).length,
    ]
    expect(most(go(one('heavy-foot')), 4)).toEqual([0, 1])
    expect(most(go(one('heavy-foot'), { ground: [area('rough', at(8, 10), 8, 10)] }), 4)).toEqual([0, 1])
    expect(most(go(one('heavy-mounted'), { ground: [area('rough', at(8, 10), 8, 10)] }), 4)).toEqual([0, 1])
    const road = { ground: [strip('road', [at(12, 23), at(12, 1)])] }
    expect(most(go(one('heavy-foot'), road), 6)).toEqual([0, 1])
    expect(most(go(one('heavy-foot', { status: 'Disordered' })), 2)).toEqual([0, 1])
    expect(codes(go(one('heavy-foot', { status: 'Shaken' })), advance('a', 1))).toEqual(['shaken-moves'])
  })

  it('counts for charges and for breaking off, not for the breakthrough [fantasy-R59] [fantasy-R9] [fantasy-R34]', () => {
    const far = [unit('a', 'A', 'heavy-foot', at(12, 18)), unit('b', 'B', 'heavy-foot', at(12, 12.5), SOUTH)]
    expect(codes(go(far), charge('a', 'b'))).toEqual([])
    expect(codes(battle('A moves', far), charge('a', 'b'))).toEqual(['not-straight-ahead'])
    const locked = [
      unit('a', 'A', 'light-foot', at(12, 12), NORTH),
      unit('b', 'B', 'warbands', at(12, 10.5), SOUTH),
    ]
    expect(hasOffer(battle('A moves', locked), 'A', 'breakOff:a')).toBe(false)
    expect(codes(go(locked), breakOff('a', at(12, 18), NORTH))).toEqual([])
    const routing = under(
      battle('A attacks', [
        unit('a', 'A', 'warbands', at(12, 12), NORTH, { charged: true }),
        unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
      ]),
      ['winged-foot', 'a'],
    )
    expect(the(kit.play(routing, attack('a', 'b'), [6, 1]).state, 'a').at).toEqual(at(12, 10))
  })

  it('doubles a rampage [fantasy-R59]', () => {
    const state = under(
      battle('A shoots', [
        unit('a', 'A', 'light-foot', at(12, 17), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'monsters', at(12, 13), SOUTH),
      ]),
      ['winged-foot', 'b'],
    )
    const hit = kit.play(state, shoot('a', 'b'), [6, 1]).state
    expect(the(kit.play(hit, { type: 'rampage', unit: 'b' }, [1]).state, 'b').at).toEqual(at(12, 7))
  })

  it('does nothing to Artillery [fantasy-R41]', () => {
    expect(codes(go(one('artillery')), advance('a', 1))).toEqual(['never-moves'])
  })
})

describe('Freeze', () => {
  const frozen = (step: Step, units: readonly AncientUnit[], id = 'a', rest: BattleMore = {}) =>
    under(battle(step, units, rest), ['freeze', id])

  it('forbids every move and turn, charges that are owed too [fantasy-12.7] [fantasy-R60]', () => {
    const state = frozen('A moves', [
      unit('a', 'A', 'warbands', at(12, 14), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 11.5), SOUTH),
    ])
    for (const action of [advance('a', 1), turn('a', EAST), charge('a', 'b')])
      expect(codes(state, action)).toEqual(['frozen'])
    expect(codes(state, END)).toEqual([])
    const locked = frozen('A moves', [
      unit('a', 'A', 'light-mounted', at(12, 12), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
    ])
    expect(codes(locked, turn('a', EAST))).toEqual(['frozen'])
    expect(codes(locked, breakOff('a', at(12, 17), SOUTH))).toEqual(['frozen'])
  })

  it('routs a Shaken unit in melee in its own movement step [fantasy-R60] [fantasy-R35]', () => {
    const units = [
      unit('a', 'A', 'light-mounted', at(12, 12), NORTH, { status: 'Shaken' }),
      unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
    ]
    const start = asked('A moves', units, ['B'])
    const after = kit.play(start, cast('freeze', 'a'), [4])
    expect(statusOf(after.state, 'a')).toBe('Lost')
    expect(after.codes).toContain('cannot-break-off-routed')
    expect(statusOf(kit.play(start, cast('freeze', 'a'), [3]).state, 'a')).toBe('Shaken')
  })

  it('takes 2 off every roll in melee, as attacker and as defender [fantasy-12.8] [fantasy-R60] [fantasy-R22]', () => {
    const units = [
      unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH, { armour: 'armoured' }),
    ]
    expect(attackOf(frozen('A attacks', units), attack('a', 'b'))).toBe(0)
    expect(defenceOf(frozen('A attacks', units), attack('a', 'b'))).toBe(2)
    expect(defenceOf(frozen('A attacks', units, 'b'), attack('a', 'b'))).toBe(0)
  })

  it('leaves shooting as it is [fantasy-R60]', () => {
    const units = [
      unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
      unit('b', 'B', 'heavy-foot', at(12, 9), SOUTH, { armour: 'armoured' }),
    ]
    const both = under(battle('A shoots', units), ['freeze', 'a'], ['freeze', 'b'])
    expect(codes(both, shoot('a', 'b'))).toEqual([])
    expect(defenceOf(both, shoot('a', 'b'))).toBe(2)
  })

  it('lets no beast rampage, and nobody break through [fantasy-R60] [fantasy-R32]', () => {
    const shot = frozen(
      'A shoots',
      [
        unit('a', 'A', 'light-foot', at(12, 15), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'monsters', at(12, 12), SOUTH),
      ],
      'b',
    )
    const hit = kit.play(shot, shoot('a', 'b'), [6, 1]).state
    expect([statusOf(hit, 'b'), hit.pending]).toEqual(['Disordered', []])
    const routing = frozen('A attacks', [
      unit('a', 'A', 'warbands', at(12, 12), NORTH, { charged: true }),
      unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
    ])
    expect(the(kit.play(routing, attack('a', 'b'), [6, 1]).state, 'a').at).toEqual(at(12, 12))
  })
})

describe('Panic', () => {
  const fled = (units: readonly AncientUnit[], id = 'b', rest: BattleMore = {}, step: Step = 'A moves') =>
    kit.play(asked(step, units, ['A'], {}, rest), cast('panic', id), [4])
  const far = unit('a', 'A', 'heavy-foot', at(2, 22), NORTH)

  it('turns a unit about and makes it go its full distance at once, not halved, Shaken or not [fantasy-12.9] [fantasy-R61]', () => {
    for (const status of ['Good order', 'Disordered', 'Shaken'] as const) {
      const after = fled([far, unit('b', 'B', 'heavy-mounted', at(12, 12), SOUTH, { status })])
      expect(the(after.state, 'b')).toMatchObject({ at: at(12, 8), facing: NORTH, moved: true, status })
    }
    const wood = fled([far, unit('b', 'B', 'heavy-mounted', at(12, 12), SOUTH)], 'b', {
      ground: [area('rough', at(8, 9), 8, 6)],
    })
    expect(the(wood.state, 'b').at).toEqual(at(12, 10))
  })

  it('takes it out of a melee [fantasy-R61]', () => {
    const after = fled([
      unit('a', 'A', 'heavy-foot', at(12, 13.5), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 12), SOUTH),
    ]).state
    expect([the(after, 'b').at, after.melees]).toEqual([at(12, 10), []])
  })

  it('stops 0.1 inch short of what is in the way, and is no charge [fantasy-R61]', () => {
    const behind = (side: Side, y: number) =>
      the(
        fled([
          far,
          unit('b', 'B', 'heavy-mounted', at(12, 12), SOUTH),
          unit('c', side, 'heavy-foot', at(12, y), NORTH),
        ]).state,
        'b',
      ).at?.y
    expect(behind('B', 9)).toBeCloseTo(10.6, 6)
    expect(behind('A', 9)).toBeCloseTo(10.6, 6)
    // It would come to rest 0.03 inch from the other: that is a touch.
    expect(behind('A', 6.47)).toBeCloseTo(8.07, 6)
    // No room: it only turns.
    expect(behind('B', 10.45)).toBeCloseTo(12, 6)
    const lake = fled([far, unit('b', 'B', 'heavy-mounted', at(12, 12), SOUTH)], 'b', {
      ground: [area('water', at(8, 6), 8, 4)],
    })
    expect(the(lake.state, 'b').at?.y).toBeCloseTo(10.85, 2)
  })

  it('drives it off the table over the edge [fantasy-R61] [fantasy-R16]', () => {
    const after = fled([far, unit('b', 'B', 'heavy-mounted', at(12, 3), SOUTH)])
    expect(statusOf(after.state, 'b')).toBe('Lost')
    expect(after.codes).toContain('panics-off')
  })

  it('sends flyers over others, to a place where they touch nobody [fantasy-R61] [fantasy-R52]', () => {
    const dragon = unit('b', 'B', 'flying-creatures', at(12, 15), SOUTH)
    const over = fled([far, dragon, unit('c', 'B', 'heavy-foot', at(12, 10), NORTH)]).state
    expect(the(over, 'b').at).toEqual(at(12, 3))
    const onto = fled([far, dragon, unit('c', 'B', 'heavy-foot', at(12, 3), NORTH)]).state
    expect(the(onto, 'b').at?.y).toBeCloseTo(4.6, 1)
  })

  it('is its move for the turn, and counts as one for handguns and crossbows [fantasy-R61] [fantasy-R43]', () => {
    const after = fled([far, unit('b', 'B', 'light-foot', at(12, 12), SOUTH, { missile: 'handgun' })]).state
    const moving: AncientState = { ...changed(after, 'b', { moved: false }), step: 'B moves', toAct: ['B'] }
    expect(codes(moving, march('b', [at(12, 10)]))).toEqual(['panicked'])
    expect(codes({ ...moving, turn: 2 }, march('b', [at(12, 8)]))).toEqual([])
    const near = (missile: string) => {
      const start = asked(
        'B shoots',
        [
          unit('a', 'A', 'heavy-foot', at(12, 5.5), NORTH),
          unit('b', 'B', 'light-foot', at(12, 12), SOUTH, { missile }),
        ],
        ['A'],
      )
      const { state } = kit.play(start, cast('panic', 'b'), [4])
      return state.step === 'B shoots' ? codes(state, shoot('b', 'a')) : state.step
    }
    // Nobody is left to shoot then: the step is passed over.
    expect([near('bow'), near('handgun'), near('crossbow')]).toEqual([[], 'A attacks', 'A attacks'])
  })

  it('does nothing to Artillery and to frozen units [fantasy-R61] [fantasy-R41]', () => {
    const engine = fled([far, unit('b', 'B', 'artillery', at(12, 12), SOUTH)])
    expect([the(engine.state, 'b').at, the(engine.state, 'b').facing, engine.codes]).toEqual([
      at(12, 12),
      SOUTH,
      ['casts', 'panic-does-nothing', 'step-moves'],
    ])
    const frozen = { by: 'B', spell: 'freeze', unit: 'b', turn: 1, works: true } as const
    const start = asked('A moves', [far, unit('b', 'B', 'heavy-foot', at(12, 12), SOUTH)], ['A'], {
      attempts: [frozen],
    })
    expect(the(kit.play(start, cast('panic', 'b'), [6]).state, 'b')).toMatchObject({
      at: at(12, 12),
      facing: SOUTH,
    })
  })
})

describe('Fury, Magic Shield and Hawk Eye', () => {
  const units = [
    unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
    unit('b', 'B', 'shock-mounted-armoured', at(12, 10.5), WEST),
  ]
  it('Fury adds 2 to every attack of the unit in melee [fantasy-12.10] [fantasy-R62]', () => {
    const plain = battle('A attacks', units)
    expect(attackOf(under(plain, ['fury', 'a']), attack('a', 'b')) - attackOf(plain, attack('a', 'b'))).toBe(
      2,
    )
    expect(attackOf(under(plain, ['fury', 'b']), attack('a', 'b'))).toBe(attackOf(plain, attack('a', 'b')))
  })

  it('Magic Shield adds 2 to the Defence after it is halved, in melee and against shooting, not against engines [fantasy-12.11] [fantasy-R62]', () => {
    // On the flank 3 is halved to 2.
    expect(defenceOf(under(battle('A attacks', units), ['magic-shield', 'b']), attack('a', 'b'))).toBe(4)
    const shot = (type: string, missile: string) =>
      under(
        battle('A shoots', [
          unit('a', 'A', type, at(12, 12.75), NORTH, { missile }),
          unit('b', 'B', 'heavy-foot', at(12, 9), SOUTH, { armour: 'shielded' }),
        ]),
        ['magic-shield', 'b'],
      )
    expect(defenceOf(shot('light-foot', 'bow'), shoot('a', 'b'))).toBe(3)
    expect(defenceOf(shot('artillery', 'artillery'), shoot('a', 'b'))).toBe(0)
  })

  it('Hawk Eye adds 2 to the die of the shooter [fantasy-12.12] [fantasy-R62]', () => {
    const shot = battle('A shoots', [
      unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
      unit('b', 'B', 'heavy-foot', at(12, 9.5), SOUTH),
    ])
    expect(attackOf(under(shot, ['hawk-eye', 'a']), shoot('a', 'b')) - attackOf(shot, shoot('a', 'b'))).toBe(
      2,
    )
  })

  it('add up when several lie on one unit; the same twice does no more [fantasy-R57]', () => {
    const plain = battle('A attacks', units)
    const both = under(plain, ['fury', 'a'], ['fury', 'a'], ['freeze', 'a'])
    expect(attackOf(both, attack('a', 'b'))).toBe(attackOf(plain, attack('a', 'b')))
  })
})

it('thinks a spell in hand worth something, and silence less than waiting [fantasy-R57]', () => {
  const worth = (more: Partial<Magic>) => ruleset.worth(asked('A moves', PAIR, ['A'], more), 'A')
  const plain = worth({})
  expect(plain).toBeGreaterThan(worth({ number: { A: 2, B: 3 } }))
  expect(plain).toBeGreaterThan(worth({ silent: { A: 1, B: 0 } }))
})
