import { describe, expect, it } from 'vitest'
import type { AncientState } from '../../../rulesets/families/ancients'
import { pointsOf } from '../../../src/engine/armies'
import { seededChance } from '../../../src/engine/dice/seeded'
import {
  END,
  NORTH,
  SOUTH,
  type BattleMore,
  type UnitMore,
  advance,
  area,
  at,
  attack,
  attackOf,
  battle,
  charge,
  changed,
  clauses,
  codes,
  defenceOf,
  hasOffer,
  play,
  ruleset,
  shoot,
  statusOf,
  the,
  turn,
  unit,
} from './table'

const SHOOT = shoot('a', 'b')
const ATTACK = attack('a', 'b')

/** A shooter of side A with its front edge at (12, 12), and a target so many inches straight ahead. */
function range(
  type: string,
  missile: string | null,
  away: number,
  target: UnitMore = {},
  rest: BattleMore = {},
  more: UnitMore = {},
): AncientState {
  return battle(
    'A shoots',
    [
      unit('a', 'A', type, at(12, 12.75), NORTH, { missile, ...more }),
      unit('b', 'B', 'heavy-foot', at(12, 12 - away - 0.75), SOUTH, target),
    ],
    rest,
  )
}

describe('handguns', () => {
  it('reach 4 inches at +2 [fantasy-5.13] [fantasy-5.30]', () => {
    expect(codes(range('light-foot', 'handgun', 4), SHOOT)).toEqual([])
    expect(codes(range('light-foot', 'handgun', 4.1), SHOOT)).toEqual(['out-of-range'])
    expect(attackOf(range('light-foot', 'handgun', 2), SHOOT)).toBe(2)
    expect(attackOf(range('light-foot', 'handgun', 3), SHOOT)).toBe(1)
    expect(defenceOf(range('light-foot', 'handgun', 2, { armour: 'armoured' }), SHOOT)).toBe(2)
  })

  it('that shot in step 2 neither move nor turn in step 4 [fantasy-11.31] [fantasy-R43]', () => {
    const state = battle('B moves', [
      unit('a', 'A', 'heavy-foot', at(12, 22)),
      unit('b', 'B', 'heavy-foot', at(12, 4), SOUTH, { missile: 'handgun', shotIn: 1 }),
      unit('c', 'B', 'heavy-foot', at(16, 4), SOUTH, { missile: 'handgun' }),
    ])
    expect(codes(state, advance('b', 0.5, SOUTH))).toEqual(['shot-stays'])
    expect(clauses(state, turn('b', NORTH))).toEqual(['fantasy-11.31'])
    expect(codes(state, advance('c', 2, SOUTH))).toEqual([])
    expect(codes({ ...state, turn: 2 }, advance('b', 2, SOUTH))).toEqual([])
  })

  it('that moved or turned in step 1 do not shoot in step 5, but by the letter they do [fantasy-R43]', () => {
    const begin = (houseRules: readonly string[] = []) =>
      battle(
        'A moves',
        [
          unit('a', 'A', 'heavy-foot', at(12, 14), NORTH, { missile: 'handgun' }),
          unit('b', 'B', 'heavy-foot', at(12, 9)),
        ],
        { houseRules },
      )
    const after = (state: AncientState): AncientState => ({ ...state, step: 'A shoots', toAct: ['A'] })
    expect(codes(after(begin()), SHOOT)).toEqual([])
    const moved = play(begin(), advance('a', 0.2)).state
    expect(clauses(after(moved), SHOOT)).toEqual(['fantasy-R43'])
    const turned = play(begin(), turn('a', 10)).state
    expect(codes(after(turned), SHOOT)).toEqual(['moved-and-shoots'])
    expect(codes(after(play(begin(['letter-of-crossbows']), advance('a', 0.2)).state), SHOOT)).toEqual([])
  })
})

describe('Artillery', () => {
  it('reaches 8 inches at +2, and the target adds no Defence [fantasy-5.14] [fantasy-5.29] [fantasy-5.31] [fantasy-R41]', () => {
    const state = range('artillery', 'artillery', 4, { armour: 'armoured' })
    expect(attackOf(state, SHOOT)).toBe(2)
    expect(defenceOf(state, SHOOT)).toBe(0)
    expect(attackOf(range('artillery', 'artillery', 4.1), SHOOT)).toBe(1)
    expect(codes(range('artillery', 'artillery', 8), SHOOT)).toEqual([])
    expect(codes(range('artillery', 'artillery', 8.1), SHOOT)).toEqual(['out-of-range'])
  })

  it('shoots directly: nothing is shot over [fantasy-R41] [fantasy-5.2]', () => {
    const state = battle('A shoots', [
      unit('a', 'A', 'artillery', at(12, 14), NORTH),
      unit('c', 'A', 'heavy-foot', at(12, 12), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 8), SOUTH),
    ])
    expect(codes(state, SHOOT)).toEqual(['no-sight-unit'])
  })

  it('reloads through the turn after a shot [fantasy-11.33] [fantasy-R41]', () => {
    const in5 = (shotIn: number) =>
      changed({ ...range('artillery', 'artillery', 4), turn: 5 }, 'a', { shotIn })
    expect([codes(in5(4), SHOOT), clauses(in5(4), SHOOT)]).toEqual([['reloads'], ['fantasy-11.33']])
    expect(codes(in5(3), SHOOT)).toEqual([])
    expect(codes(in5(0), SHOOT)).toEqual([])
  })

  it('stands before Karn Gate where it reaches the ramparts: it cannot be brought nearer [fantasy-5.14] [fantasy-11.32]', () => {
    const scenario = ruleset.scenarios.find(each => each.id === 'karn-gate')
    if (!scenario) throw new Error('There is no Karn Gate.')
    const io = { chance: seededChance('karn gate', 0, []), log: () => {} }
    const begun = ruleset.begin(scenario, { houseRules: {} }, io)
    const state = { ...begun, step: 'A shoots' as const, toAct: ['A' as const] }
    const engines = state.units.filter(({ side, type }) => side === 'A' && type === 'artillery')
    expect(engines).toHaveLength(2)
    for (const { id } of engines) {
      const targets = state.units.filter(
        each => each.side === 'B' && codes(state, { type: 'shoot', unit: id, target: each.id }).length === 0,
      )
      expect(targets).not.toEqual([])
    }
  })

  it('neither moves nor turns, and never fights [fantasy-11.32] [fantasy-R41]', () => {
    const state = battle('A moves', [
      unit('a', 'A', 'artillery', at(12, 14), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 11.5), SOUTH),
    ])
    for (const action of [advance('a', 1), turn('a', 90), charge('a', 'b')])
      expect(codes(state, action)).toEqual(['never-moves'])
    expect(hasOffer(state, 'A', 'move:a')).toBe(false)
  })

  it('is eliminated when an enemy comes into contact with it [fantasy-11.34] [fantasy-R41]', () => {
    const charged = play(
      battle('A moves', [
        unit('a', 'A', 'heavy-foot', at(12, 13), NORTH),
        unit('b', 'B', 'artillery', at(12, 10), SOUTH),
      ]),
      charge('a', 'b'),
    )
    expect(statusOf(charged.state, 'b')).toBe('Lost')
    expect(charged.cited).toContain('fantasy-11.34')
    expect([the(charged.state, 'a').at, charged.state.melees]).toEqual([at(12, 11.5), []])
  })
})

describe('Light Chariots', () => {
  it('shoot 2 inches like javelins, without a weapon that was bought [fantasy-11.13] [fantasy-R30]', () => {
    expect(codes(range('light-chariots', null, 2), SHOOT)).toEqual([])
    expect(codes(range('light-chariots', null, 2.1), SHOOT)).toEqual(['out-of-range'])
    expect(attackOf(range('light-chariots', null, 1), SHOOT)).toBe(0)
    expect(attackOf(range('light-chariots', null, 1.1), SHOOT)).toBe(-1)
    expect(codes(range('heavy-chariots', null, 1), SHOOT)).toEqual(['no-missiles'])
  })
})

describe('Mounted troops off open ground', () => {
  const on = (kind: 'rough' | 'marsh' | 'earthwork' | null, type: string, quality: UnitMore = {}) =>
    battle(
      'A attacks',
      [unit('a', 'A', 'heavy-foot', at(12, 12), NORTH), unit('b', 'B', type, at(12, 10.5), SOUTH, quality)],
      { ground: kind ? [area(kind, at(8, 8), 8, 3)] : [] },
    )
  it('halve their Defence, rounded up; foot and beasts do not [fantasy-8.3] [fantasy-R54] [fantasy-R28] [fantasy-R3]', () => {
    for (const kind of ['rough', 'marsh', 'earthwork'] as const) {
      expect(defenceOf(on(kind, 'shock-mounted-armoured'), ATTACK)).toBe(2)
      expect(defenceOf(on(kind, 'heavy-mounted'), ATTACK)).toBe(1)
      expect(defenceOf(on(kind, 'light-mounted'), ATTACK)).toBe(1)
      expect(defenceOf(on(kind, 'monsters'), ATTACK)).toBe(3)
      expect(defenceOf(on(kind, 'flying-creatures'), ATTACK)).toBe(2)
      expect(defenceOf(on(kind, 'heavy-foot', { armour: 'armoured' }), ATTACK)).toBe(2)
    }
    expect(defenceOf(on(null, 'shock-mounted-armoured'), ATTACK)).toBe(3)
  })

  it('halve it once at most, and against shooting too [fantasy-R54] [fantasy-8.2]', () => {
    const rear = battle(
      'A attacks',
      [
        unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
        unit('b', 'B', 'shock-mounted-armoured', at(12, 10.5), NORTH),
      ],
      { ground: [area('rough', at(8, 8), 8, 3)] },
    )
    expect(defenceOf(rear, ATTACK)).toBe(2)
    const shot = battle(
      'A shoots',
      [
        unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'shock-mounted-armoured', at(12, 10.2), SOUTH),
      ],
      { ground: [area('marsh', at(8, 8), 8, 3)] },
    )
    expect(defenceOf(shot, SHOOT)).toBe(2)
  })
})

describe('Shock Mounted', () => {
  it('is bound to charge on open ground only: nothing else under its way or its target [fantasy-11.21] [fantasy-11.22] [fantasy-R36]', () => {
    const bound = (kind: 'rough' | 'earthwork' | 'marsh' | null, y: number, foe = 'heavy-foot') => {
      const state = battle(
        'A moves',
        [unit('a', 'A', 'shock-mounted', at(12, 15), NORTH), unit('b', 'B', foe, at(12, 11.6), SOUTH)],
        { ground: kind ? [area(kind, at(8, y), 8, 0.8)] : [] },
      )
      return codes(state, END).includes('charge-first')
    }
    for (const foe of ['heavy-foot', 'heavy-mounted', 'shock-mounted-armoured']) {
      expect(bound(null, 0, foe)).toBe(true)
      expect(bound('marsh', 13.2, foe)).toBe(false)
      expect(bound('marsh', 11.4, foe)).toBe(false)
    }
    // Monsters and Warbands are bound on any ground.
    const wild = battle(
      'A moves',
      [unit('a', 'A', 'monsters', at(12, 15), NORTH), unit('b', 'B', 'heavy-foot', at(12, 11.6), SOUTH)],
      { ground: [area('marsh', at(8, 12.4), 8, 0.8)] },
    )
    expect(codes(wild, END)).toEqual(['charge-first'])
  })
})

describe('beasts', () => {
  it('have 1 off their attack on Light Foot, Monsters and Flying Creatures alike [fantasy-7.14] [fantasy-7.15]', () => {
    for (const [type, clause] of [
      ['monsters', 'fantasy-7.14'],
      ['flying-creatures', 'fantasy-7.15'],
    ] as const) {
      const state = battle('A attacks', [
        unit('a', 'A', type, at(12, 12), NORTH),
        unit('b', 'B', 'light-foot', at(12, 10.5), SOUTH),
      ])
      expect(attackOf(state, ATTACK)).toBe(1)
      expect(play(state, ATTACK, [1, 6]).cited).toContain(clause)
    }
  })

  it('leave the table for good when they run over its edge [fantasy-11.4] [fantasy-R16]', () => {
    const state = battle('A shoots', [
      unit('a', 'A', 'light-foot', at(12, 4.5), NORTH, { missile: 'bow' }),
      unit('b', 'B', 'monsters', at(12, 1.5), SOUTH),
    ])
    const hit = play(state, SHOOT, [6, 1]).state
    const gone = play(hit, { type: 'rampage', unit: 'b' }, [1]).state
    expect(the(gone, 'b')).toMatchObject({ status: 'Lost', at: null })
    expect(
      ruleset.offers({ ...gone, step: 'B moves', toAct: ['B'] }, 'B').map(each => each.unit),
    ).not.toContain('b')
  })

  it('are neither foot nor mounted under the house rule: no breaking off, no bonus on roads, a point less [fantasy-R28] [fantasy-R40]', () => {
    const locked = (houseRules: readonly string[]) =>
      battle(
        'A moves',
        [unit('a', 'A', 'monsters', at(12, 12), NORTH), unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH)],
        { houseRules },
      )
    expect(hasOffer(locked([]), 'A', 'breakOff:a')).toBe(true)
    expect(hasOffer(locked(['beasts-apart']), 'A', 'breakOff:a')).toBe(false)
    const cost = (type: string, houseRules: Readonly<Record<string, boolean>>) =>
      ruleset.armies?.cost({ type }, houseRules).total
    expect([cost('monsters', {}), cost('monsters', { 'beasts-apart': true })]).toEqual([11, 10])
    expect([cost('flying-creatures', {}), cost('flying-creatures', { 'flying-on-foot': true })]).toEqual([
      12, 11,
    ])
  })
})

describe('what is not there', () => {
  const BORROWED = ['peltasts', 'elephants', 'camelry', 'war-wagons']
  const OLDER = { 'older-troops': true }

  it('is the troops of the older booklet, and foot in full armour: they stay at home, and a builder is told [fantasy-R51] [fantasy-8.1]', () => {
    const { armies } = ruleset
    const [ready] = armies?.ready ?? []
    if (!armies || !ready) throw new Error('No armies.')
    const told = (choices: Readonly<Record<string, string>>, houseRules = {}) =>
      armies
        .check({ ...ready, lines: [{ name: 'Them', count: 1, choices }] }, houseRules)
        .filter(flag => flag.clause === 'fantasy-R51').length
    const heavy = { type: 'heavy-foot' }
    const foreign = [
      ...BORROWED.map(type => ({ type })),
      { ...heavy, arms: 'hoplites' },
      { ...heavy, armour: 'fully armoured' },
    ]
    for (const choices of foreign) expect([told(choices), told(choices, OLDER)]).toEqual([1, 0])
    expect([told(heavy), told({ ...heavy, arms: 'sword', armour: 'armoured' })]).toEqual([0, 0])
    const lines = [heavy, ...foreign].map((choices, at) => ({ name: `Line ${at}`, count: 1, choices }))
    const army = { ...ready, lines }
    const begun = (houseRules: Readonly<Record<string, boolean>>) =>
      ruleset.begin(
        armies.battle({ A: army, B: army }, { seed: 'r51' }),
        { houseRules },
        { chance: seededChance('r51', 0, []), log: () => {} },
      )
    const [home, away] = [begun({}), begun(OLDER)]
    expect(home.units.map(each => each.type)).toEqual(['heavy-foot', 'heavy-foot'])
    expect(home.strength).toEqual({ A: 1, B: 1 })
    expect(away.units).toHaveLength(14)
    expect(away.strength).toEqual({ A: 7, B: 7 })
  })

  it('comes by house rule with the values of the older booklet [fantasy-R51]', () => {
    const kinds = new Map(ruleset.muster.map(each => [each.id, each]))
    const figures = (type: string) => kinds.get(type)?.facts.map(({ value }) => value)
    // Move, in rough, against foot, against mounted, Defence.
    expect(BORROWED.map(figures)).toEqual([
      ['3″', '2″', '2', '1', '0 to 3 by armour'],
      ['3″', '2″', '2', '3', '3'],
      ['3″', '3″', '1', '1', '2'],
      ['2″', '2″', '2', '2', '3'],
    ])
    // Section 13: 2 and the factors, 1 as mounted; War Wagons 1 more.
    expect(BORROWED.map(type => kinds.get(type)?.points)).toEqual([5, 11, 7, 10])
    const houseRules = ['older-troops']
    const hoplites = { arms: 'hoplites', armour: 'fully armoured' } as const
    const state = battle(
      'A attacks',
      [
        unit('a', 'A', 'heavy-foot', at(12, 13.5), NORTH, hoplites),
        unit('b', 'B', 'heavy-foot', at(12, 12), SOUTH, hoplites),
      ],
      { houseRules },
    )
    // Heavy Foot 2 and Hoplites 1; full armour 3.
    expect([attackOf(state, attack('a', 'b')), defenceOf(state, attack('a', 'b'))]).toEqual([3, 3])
  })

  it('is nothing in the turn, whatever its printed numbers: seven steps [fantasy-R50] [fantasy-3.3]', () => {
    const rows = ruleset.rulebook.tables['sequence']?.rows ?? []
    expect(rows.map(([step, printed]) => [step, printed])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(step => [step, step + 7]),
    )
    const state = battle('A moves', [unit('a', 'A', 'heavy-foot', at(12, 18))])
    expect(ruleset.ribbon(state).steps).toHaveLength(7)
  })
})

describe('the sample armies', () => {
  const lists: Readonly<Record<string, string>> = { men: 'army_list_kingdom', orcs: 'army_list_horde' }
  it('are those of the rulebook line by line, and cost what it says [fantasy-90.3] [fantasy-13.0]', () => {
    const { armies } = ruleset
    if (!armies) throw new Error('No armies.')
    expect(armies.ready.map(army => army.id)).toEqual(['men', 'elves', 'dwarves', 'orcs', 'undead', 'beasts'])
    for (const [id, table] of Object.entries(lists)) {
      const army = armies.ready.find(each => each.id === id)
      const rows = ruleset.rulebook.tables[table]?.rows ?? []
      expect(
        army?.lines.map(line => {
          const { total } = armies.cost(line.choices, {})
          return [line.name, line.count, line.choices['quality'], total, total * line.count]
        }),
      ).toEqual(rows.map(row => [row[0], row[1], row[4], row[9], row[10]]))
      expect(army && pointsOf(armies, army, {})).toBe(91)
    }
  })

  it('count a General twice for the Breakpoint [fantasy-14.1] [fantasy-14.3]', () => {
    const { armies } = ruleset
    const [men] = armies?.ready ?? []
    expect(men && armies?.figures(men).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Strength 13',
      'Breakpoint 6',
    ])
  })
})
