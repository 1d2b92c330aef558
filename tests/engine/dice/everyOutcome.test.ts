import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chance } from '../../../src/engine/chance'
import { TooManyOutcomes, branches } from '../../../src/engine/dice/everyOutcome'
import { seededChance } from '../../../src/engine/dice/seeded'
import type { Io } from '../../../src/engine/ruleset'

const WHY = { purpose: 'odds', by: null } as const
const d6 = { by: null, sides: 6, bonus: 0 } as const

/** Chances of each answer. */
function chances<T>(run: (chance: Chance) => T): ReadonlyMap<T, number> {
  const found = new Map<T, number>()
  for (const { state, chance } of branches(io => run(io.chance)))
    found.set(state, (found.get(state) ?? 0) + chance)
  return found
}

function ways(run: (chance: Chance) => unknown): number {
  return branches(io => run(io.chance)).length
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}

describe('every outcome', () => {
  it('of a check has two branches, and one where it is certain', () => {
    const four = chances(c => c.check(6, 4, WHY))
    expect(four.get(true)).toBeCloseTo(1 / 2)
    expect(ways(c => c.check(6, 4, WHY))).toBe(2)
    expect(chances(c => c.check(6, 5, WHY)).get(true)).toBeCloseTo(1 / 3)
    expect([...chances(c => c.check(6, 1, WHY))]).toEqual([[true, 1]])
    expect([...chances(c => c.check(6, 0, WHY))]).toEqual([[true, 1]])
    expect([...chances(c => c.check(6, 7, WHY))]).toEqual([[false, 1]])
  })

  it('of bands has one branch for each class that can come up', () => {
    const bands = chances(c => c.bands(6, [3, 6], WHY))
    expect([0, 1, 2].map(band => bands.get(band))).toEqual([
      expect.closeTo(2 / 6),
      expect.closeTo(3 / 6),
      expect.closeTo(1 / 6),
    ])
    expect(ways(c => c.bands(6, [1, 3, 7], WHY))).toBe(2)
  })

  it('of a table has one branch for each different row', () => {
    const table = ['nothing', 'H', 'T', 'H', 'T', 'critical'] as const
    const rows = chances(c => c.table(table, WHY))
    expect([...rows]).toEqual([
      ['nothing', expect.closeTo(1 / 6)],
      ['H', expect.closeTo(2 / 6)],
      ['T', expect.closeTo(2 / 6)],
      ['critical', expect.closeTo(1 / 6)],
    ])
  })

  it('of a volley has a branch for each number of hits, whatever each die needs', () => {
    const three = chances(c => c.tally(6, [4, 5, 6], WHY))
    expect([0, 1, 2, 3].map(hits => three.get(hits))).toEqual([
      expect.closeTo(20 / 72),
      expect.closeTo(34 / 72),
      expect.closeTo(16 / 72),
      expect.closeTo(2 / 72),
    ])
    expect(chances(c => c.tally(6, [4, 5, 6], WHY, 1)).get(1)).toBeCloseTo(52 / 72)
    const needs = Array.from({ length: 24 }, (_, at) => 4 + (at % 3))
    expect(ways(c => c.tally(6, needs, WHY))).toBe(25)
    expect(ways(c => c.tally(6, [], WHY))).toBe(1)
    expect(ways(c => c.tally(6, [7, 1], WHY))).toBe(1)
  })

  it('of dice told each by itself has a branch for each number in a class of alike ones', () => {
    const found = chances(c => c.each(6, [5, 5, 4], [0, 0, 1], WHY).join(' '))
    expect(found.size).toBe(6)
    expect(found.get('true true true')).toBeCloseTo(1 / 18)
    expect(found.get('true false false')).toBeCloseTo(4 / 18)
    expect(found.get('false false false')).toBeCloseTo(4 / 18)
    // Twelve men in the open, three in cover and a leader of his own.
    const needs = [...Array.from({ length: 12 }, () => 5), 4, 4, 4, 3]
    const alike = needs.map(need => need)
    expect(ways(c => c.each(6, needs, alike, WHY))).toBe(13 * 4 * 2)
    expect(ways(c => c.each(6, [], [], WHY))).toBe(1)
  })

  it('of a card has a branch for each kind that is left in the pile', () => {
    const pile = [
      { label: 'red', count: 3 },
      { label: 'joker', count: 0 },
      { label: 'black', count: 1 },
    ]
    expect([...chances(c => c.draw(pile, WHY))]).toEqual([
      [0, 3 / 4],
      [2, 1 / 4],
    ])
    expect(ways(c => c.draw([{ label: 'red', count: 9 }], WHY))).toBe(1)
  })

  it('of a series puts together what comes to the same, and goes on from it', () => {
    const wounds = (c: Chance): number =>
      c.series(
        0,
        3,
        (now, dice) => (now === 2 || !dice.check(6, 5, WHY) ? now : now + 1),
        now => String(now),
      )
    // Two of three at 1 in 3 each are enough.
    expect([...chances(wounds)].toSorted(([a], [b]) => a - b)).toEqual([
      [0, expect.closeTo(8 / 27)],
      [1, expect.closeTo(12 / 27)],
      [2, expect.closeTo(7 / 27)],
    ])
    expect(ways(wounds)).toBe(3)
    expect(ways(c => [wounds(c), wounds(c)])).toBe(9)
    const nested = chances(c =>
      c.series(
        0,
        2,
        (now, dice) => now + wounds(dice),
        now => String(now > 0),
      ),
    )
    expect(nested.size).toBe(2)
    expect([...nested.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('of a series tells with each way what was told on it, and nothing of the others', () => {
    const found = branches(io => {
      const tell = (code: string): void => io.log({ code, side: null, units: [], clauses: [] })
      tell('begins')
      const sum = io.chance.series<number>(
        0,
        2,
        (now, dice, at) => {
          const passed = dice.check(6, 4, WHY)
          tell(`${at} ${passed}`)
          return now + Number(passed)
        },
        String,
      )
      tell('ends')
      return sum
    })
    expect(found.map(({ state, log }) => [state, ...log.map(({ code }) => code)])).toEqual([
      [0, 'begins', '0 false', '1 false', 'ends'],
      // One pass of two: the way that was found first stands for both.
      [1, 'begins', '0 false', '1 true', 'ends'],
      [2, 'begins', '0 true', '1 true', 'ends'],
    ])
  })

  it('of a series is what its throws come to one by one', () => {
    const step = (now: number, c: Chance): number => (c.check(6, 4, WHY) ? now + c.die(3, WHY) : now)
    const series = chances(c => c.series(0, 3, step, String))
    const plain = chances(c => step(step(step(0, c), c), c))
    for (const [total, chance] of plain) expect(series.get(total)).toBeCloseTo(chance)
    expect(series.size).toBe(plain.size)
  })

  it('of worths adds what the faces stand for, and has one branch for each total', () => {
    const gun = [1, 2, 3, 0, 0, 0]
    const two = chances(c => c.sum(2, gun, WHY))
    // Of 36 pairs: two blanks 9; a blank and a 1, 2 or 3 in either order 6 each; the other nine among 2 to 6.
    expect([0, 1, 2, 3, 4, 5, 6].map(total => Math.round((two.get(total) ?? 0) * 36))).toEqual([
      9, 6, 7, 8, 3, 2, 1,
    ])
    expect(ways(c => c.sum(10, gun, WHY))).toBe(31)
    expect([...chances(c => c.sum(0, gun, WHY))]).toEqual([[0, 1]])
  })

  it('of two dice against each other has eleven branches', () => {
    const difference = chances(c => c.contest(d6, d6, WHY))
    expect(difference.size).toBe(11)
    for (let by = -5; by <= 5; by++) expect(difference.get(by)).toBeCloseTo((6 - Math.abs(by)) / 36)
    const held = chances(c => c.contest({ ...d6, bonus: 1 }, d6, WHY, [-1, 1]))
    // One ahead: the own die less the other's is -1 or less, 0 counted as 1 ahead.
    expect(held.get(-1)).toBeCloseTo((4 + 3 + 2 + 1) / 36)
    expect(held.get(0)).toBeCloseTo(5 / 36)
    expect(held.get(1)).toBeCloseTo(21 / 36)
  })

  it('of several dice a side adds them up', () => {
    const two = chances(c => c.contest({ ...d6, dice: 2 }, { ...d6, sides: 4, bonus: 2 }, WHY))
    expect(two.get(12 - 3)).toBeCloseTo((1 / 36) * (1 / 4))
    expect(two.get(2 - 6)).toBeCloseTo((1 / 36) * (1 / 4))
    expect(two.get(7 - 3)).toBeCloseTo((6 + 5 + 4 + 3) / 144) // 7-3, 8-4, 9-5, 10-6
  })

  it('of a handful is binomial', () => {
    const twelve = chances(c => c.hits(12, 6, 5, WHY))
    expect(twelve.size).toBe(13)
    for (let n = 0; n <= 12; n++)
      expect(twelve.get(n)).toBeCloseTo(choose(12, n) * (1 / 3) ** n * (2 / 3) ** (12 - n))
    expect([...chances(c => c.hits(3, 6, 1, WHY))]).toEqual([[3, 1]])
  })

  it('of a die and of a pick has a branch for each face', () => {
    expect(ways(c => c.die(8, WHY))).toBe(8)
    expect(chances(c => c.pick(4, WHY)).get(3)).toBeCloseTo(1 / 4)
  })

  it('of a chain has the branches that are reached, and no others', () => {
    // To hit on 4+, then a saving roll on 3+ only if hit, then damage only if not saved.
    const shot = (c: Chance): string => {
      if (!c.check(6, 4, WHY)) return 'missed'
      if (c.check(6, 3, WHY)) return 'saved'
      return ['scratched', 'destroyed'][c.bands(6, [5], WHY)] ?? ''
    }
    expect(ways(shot)).toBe(4)
    expect(Object.fromEntries(chances(shot))).toEqual({
      missed: expect.closeTo(1 / 2) as number,
      saved: expect.closeTo(1 / 3) as number,
      scratched: expect.closeTo(1 / 9) as number,
      destroyed: expect.closeTo(1 / 18) as number,
    })
  })

  it('keeps what each branch tells', () => {
    const told = branches(io => {
      const passed = io.chance.check(6, 3, WHY)
      io.log({ code: passed ? 'yes' : 'no', side: null, units: [], clauses: [] })
    })
    expect(told.map(({ log, chance }) => [log.map(entry => entry.code), chance])).toEqual([
      [['no'], expect.closeTo(1 / 3)],
      [['yes'], expect.closeTo(2 / 3)],
    ])
  })

  it('stops where there are too many', () => {
    expect(() => branches(io => [io.chance.die(6, WHY), io.chance.die(6, WHY)], 35)).toThrow(TooManyOutcomes)
    expect(branches(io => [io.chance.die(6, WHY), io.chance.die(6, WHY)], 36)).toHaveLength(36)
  })

  it('counts the ways that it breaks off because they are too unlikely', () => {
    let runs = 0
    const untilSix = (io: Io): void => {
      runs += 1
      while (io.chance.die(6, WHY) < 6);
    }
    expect(() => branches(untilSix, 500)).toThrow(TooManyOutcomes)
    expect(runs).toBe(500)
  })

  it('agrees with 20,000 seeded throws for any chain of rolls', () => {
    type Roll = (chance: Chance) => number
    const roll: fc.Arbitrary<Roll> = fc.oneof(
      fc.constantFrom(4, 6, 10).map(
        (s): Roll =>
          c =>
            c.die(s, WHY),
      ),
      fc.integer({ min: 0, max: 7 }).map(
        (need): Roll =>
          c =>
            Number(c.check(6, need, WHY)),
      ),
      fc.constantFrom([2], [3, 5], [1, 4, 9]).map(
        (at): Roll =>
          c =>
            c.bands(6, at, WHY),
      ),
      fc.integer({ min: 0, max: 5 }).map(
        (n): Roll =>
          c =>
            c.hits(n, 6, 5, WHY),
      ),
      fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: -3, max: 3 })).map(
        ([dice, bonus]): Roll =>
          c =>
            c.contest({ ...d6, dice, bonus }, d6, WHY, [-4, 4]),
      ),
      fc.integer({ min: 1, max: 8 }).map(
        (n): Roll =>
          c =>
            c.pick(n, WHY),
      ),
      fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 5 }).map(
        (needs): Roll =>
          c =>
            c.tally(6, needs, WHY, 3),
      ),
      fc.array(fc.integer({ min: 4, max: 5 }), { maxLength: 4 }).map(
        (needs): Roll =>
          c =>
            c.each(6, needs, needs, WHY).filter(Boolean).length,
      ),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }).map(
        (counts): Roll =>
          c =>
            c.draw(
              counts.map(count => ({ label: '', count })),
              WHY,
            ),
      ),
    )
    const THROWS = 20_000
    fc.assert(
      fc.property(fc.array(roll, { minLength: 1, maxLength: 2 }), rolls => {
        // The second roll is thrown only where the first came out odd, so chains branch.
        const run = (chance: Chance): string => {
          const answers: number[] = []
          for (const each of rolls) {
            answers.push(each(chance))
            if ((answers.at(-1) ?? 0) % 2 === 0) break
          }
          return answers.join(' ')
        }
        const expected = chances(run)
        const total = [...expected.values()].reduce((sum, chance) => sum + chance, 0)
        expect(total).toBeCloseTo(1, 12)
        const found = new Map<string, number>()
        for (let at = 0; at < THROWS; at++) {
          const key = run(seededChance('sample', at * 50, []))
          found.set(key, (found.get(key) ?? 0) + 1 / THROWS)
        }
        for (const key of found.keys()) expect(expected.has(key)).toBe(true)
        for (const [key, chance] of expected) {
          const deviation = Math.sqrt((chance * (1 - chance)) / THROWS)
          expect(Math.abs((found.get(key) ?? 0) - chance)).toBeLessThan(5 * deviation + 1e-9)
        }
      }),
      { numRuns: 25 },
    )
  })
})
