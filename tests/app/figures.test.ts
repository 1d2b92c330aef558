import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/action'
import type { Roll } from '../../src/engine/chance'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { act, startBattle, type Battle } from '../../src/engine/battle'
import { lossesOf, turningPoints } from '../../src/app/report/figures'
import { captionOf, lostOf } from '../../src/app/report/Report'
import { figuresOf, owedBy, owedByContest, verdict } from '../../src/app/report/luck'
import { duel } from '../engine/duel'

const [lawn] = duel.scenarios

const GUNS: Roll = {
  kind: 'sum',
  purpose: 'guns',
  by: null,
  sides: 6,
  faces: [2, 3, 4],
  total: 5,
  worths: [1, 2, 3, 0, 0, 0],
}

function played(...shots: readonly (readonly [string, string])[]): Battle {
  let battle: Battle = startBattle(duel, lawn!, { houseRules: {} }, 'report')
  for (const [unit, target] of shots) {
    const side = unit.startsWith('a') ? 'A' : 'B'
    if (battle.opening.state.toAct[0] !== side) continue
    const shot = { type: 'shoot', unit, target }
    const done = act<GameState, Action>(duel, battle, shot)
    if (done.ok) battle = done.battle
  }
  return battle
}

describe('the report', () => {
  it('owes a die what its faces owe', () => {
    expect(owedBy({ sides: 6, need: [4] })).toBe(0.5)
    expect(owedBy({ sides: 6, need: [5] })).toBeCloseTo(1 / 3)
    expect(owedBy({ sides: 6, need: [1] })).toBe(1)
    expect(owedBy({ sides: 6, need: [9] })).toBe(0)
  })

  it('owes an opposed roll what its pairs of faces owe', () => {
    const die = (bonus: number, dice?: number) => ({
      by: null,
      sides: 6,
      bonus,
      ...(dice !== undefined && { dice }),
    })
    // Of 36 pairs 15 are won by the first die; with 2 more on it 26; nothing beats 7 more than it can show.
    expect(owedByContest({ mine: die(0), theirs: die(0) })).toBeCloseTo(15 / 36)
    expect(owedByContest({ mine: die(2), theirs: die(0) })).toBeCloseTo(26 / 36)
    expect(owedByContest({ mine: die(0), theirs: die(6) })).toBe(0)
    // Two dice against one: of 216 throws 15 are equal and 20 lost (1-1 against 3 to 6 is four of them).
    expect(owedByContest({ mine: die(0, 2), theirs: die(0) })).toBeCloseTo(181 / 216)
  })

  it('counts hits rolled against hits owed for the side that fired', () => {
    const battle = played(['a1', 'b1'], ['b1', 'a1'])
    const side = battle.opening.state.toAct[0]!
    const other = side === 'A' ? 'B' : 'A'
    // Anne and Bert stand 7 inches apart: over half range, so 5 or more hits.
    const figures = figuresOf(duel, battle, side)
    expect(figures.shots).toBe(1)
    expect(figures.owed).toBeCloseTo(1 / 3)
    expect(figures.luck).toBeCloseTo(figures.rolled - 1 / 3)
    expect(figures.spread).toBeCloseTo(Math.sqrt((1 / 3) * (2 / 3)))
    expect(figuresOf(duel, battle, other).shots).toBe(0)
  })

  it('counts what dice were worth where no die hits anything, straddles as hits, and opposed rolls as won', () => {
    const battle = played(['a1', 'b1'])
    const side = battle.opening.state.toAct[0]!
    const telling = (roll: Partial<Roll>): Battle => ({
      ...battle,
      lines: battle.lines.map(line => ({
        ...line,
        moments: line.moments.map(moment => ({ ...moment, rolls: [{ ...GUNS, by: side, ...roll }] })),
      })),
      cursor: 1,
    })
    // Three guns of 1, 2, 3, 0, 0, 0: each is owed 1, and strays from it by the root of 8/6.
    const guns = figuresOf(duel, telling({}), side)
    expect(guns).toMatchObject({ counted: 'points', shots: 3, owed: 3, rolled: 5, luck: 2 })
    expect(guns.spread).toBeCloseTo(Math.sqrt(4))
    // A 5 or 6 straddles: it is a third that is owed.
    const straddle = { kind: 'check', purpose: 'to straddle', faces: [6], need: [5], passed: true } as const
    const naval = { headlines: { hit: 'straddle', destroy: 'sink' } }
    expect(figuresOf(naval, telling(straddle), side)).toMatchObject({ counted: 'hits', shots: 1, rolled: 1 })
    expect(figuresOf(duel, telling(straddle), side).shots).toBe(0)
    // Rolls against each other: with equal bonuses a die of ten is higher in 45 of 100.
    const party = { by: side, sides: 10, bonus: 3 }
    const contest = { mine: party, theirs: party }
    const fire = { kind: 'contest', purpose: 'AP fire', faces: [7, 2], totals: [10, 5], contest } as const
    const won = figuresOf(duel, telling(fire), side)
    expect(won).toMatchObject({ counted: 'wins', shots: 1, rolled: 1 })
    expect(won.owed).toBeCloseTo(0.45)
    expect(won.spread).toBeCloseTo(Math.sqrt(0.45 * 0.55))
  })

  it('counts every unit of a side once, lost or not', () => {
    const rows = lossesOf(duel, played(), 'A')
    expect(rows).toEqual([{ kind: 'duellist', lost: 0, of: 2 }])
  })

  it('tells the losses that decide where the rules count others than those who fell', () => {
    const rows = [{ kind: 'tank', lost: 3, of: 6 }]
    expect(lostOf(rows, { lost: 3, of: 6 })).toBe('3 of 6')
    expect(lostOf(rows, { lost: 4, of: 6 })).toBe('3 of 6 fell, 4 lost by the rules')
  })

  it('says of the picture only what is on it', () => {
    const names = { A: 'Reds', B: 'Blues' }
    const way = (side: 'A' | 'B', unit: string) => ({ side, unit, points: [], length: 5 })
    const point = { step: 1, turn: 2, side: 'A', title: '', note: '', change: 5 } as const
    expect(captionOf([way('A', 'a1'), way('A', 'a2'), way('B', 'b1')], [], names)).toBe(
      'The arrows are the 2 longest ways of the Reds and the longest way of the Blues.',
    )
    expect(captionOf([], [{ ...point, at: { x: 1, y: 1 } }], names)).toBe(
      'The numbers are the turns in which it turned.',
    )
    expect(captionOf([], [{ ...point, at: null }], names)).toBe('How it stood at the end.')
  })

  it('names only acts that changed the position, with the chance of what happened', () => {
    const battle = played(['a1', 'b1'], ['b1', 'a1'])
    const points = turningPoints(duel, battle, 'referee')
    const hit = figuresOf(duel, battle, battle.opening.state.toAct[0]!).rolled === 1
    expect(points).toHaveLength(hit ? 1 : 0)
    // Points in a hundred of the chance of winning.
    for (const { change } of points) expect(Math.abs(change)).toBeGreaterThan(1)
    for (const { change } of points) expect(Math.abs(change)).toBeLessThan(100)
    for (const point of points) expect(point.note).toMatch(/^a chance of \d+ in 100$/)
  })

  it('does not hold the end of a battle for what is usual when a step ends', () => {
    const battle = played(['a1', 'b1'])
    const line = battle.lines[0]!
    const shot = line.moments[0]!
    const { state } = battle.opening
    // Twice from the day to dusk: the first time nothing happens, the second time the battle is lost.
    const steps = [0, 1, 0, 1]
    const states = steps.map(
      (_, at): GameState => ({ ...state, result: at === 3 ? { winner: 'B', why: { code: 'x' } } : null }),
    )
    const long: Battle = {
      ...battle,
      opening: { ...battle.opening, state: states[0]! },
      lines: [{ ...line, moments: states.slice(1).map(each => ({ ...shot, state: each })) }],
      cursor: 3,
    }
    const ruleset: Ruleset = {
      ...(duel as Ruleset),
      worth: ({ result }: GameState) => (result ? -10_000 : 0),
      ribbon: (now: GameState) => ({ ...(duel as Ruleset).ribbon(now), at: steps[states.indexOf(now)] ?? 0 }),
    }
    expect(turningPoints(ruleset, long, 'referee')).toEqual([])
  })

  it('speaks of luck only where the dice strayed', () => {
    const names = { A: 'Reds', B: 'Blues' }
    const side = {
      counted: 'hits' as const,
      shots: 20,
      owed: 8,
      rolled: 8,
      luck: 0,
      spread: 2,
      series: [],
      others: [],
    }
    expect(verdict(side, side, names)).toBe('The dice were even. What was decided, decided it.')
    // Two spreads of 2 together are 2.8.
    expect(verdict({ ...side, luck: 1.5 }, side, names)).toBe(
      'The dice were even: they favoured the Reds by 1.5 hits, where 2.8 are ordinary. What was decided, decided it.',
    )
    expect(verdict({ ...side, luck: 4 }, side, names)).toBe(
      'The dice leaned towards the Reds, more than is ordinary: by 4 hits, where 2.8 are ordinary.',
    )
    expect(verdict(side, { ...side, luck: 9 }, names)).toContain('stood by the Blues')
    expect(verdict({ ...side, shots: 2 }, { ...side, shots: 2 }, names)).toContain('Too few')
  })
})
