import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chance, Roll } from '../../../src/engine/chance'
import { NeedDice, handChance } from '../../../src/engine/dice/byHand'
import { TapeError, assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import { cardFace } from '../../../src/engine/dice/throwing'
import { seededChance, seededFaces } from '../../../src/engine/dice/seeded'

const WHY = { purpose: 'to hit', by: 'A', clause: 'x-1' } as const

/** A call of any kind of roll, and how it is made. */
interface Call {
  readonly name: string
  readonly dice: number
  readonly run: (chance: Chance) => unknown
}

const sides = fc.constantFrom(4, 6, 8, 10, 12, 20)
const call: fc.Arbitrary<Call> = fc.oneof(
  sides.map(s => ({ name: `die ${s}`, dice: 1, run: (c: Chance) => c.die(s, WHY) })),
  fc
    .tuple(sides, fc.integer({ min: -1, max: 22 }))
    .map(([s, need]) => ({ name: `check ${s} ${need}`, dice: 1, run: (c: Chance) => c.check(s, need, WHY) })),
  sides.map(s => ({ name: `bands ${s}`, dice: 1, run: (c: Chance) => c.bands(s, [2, 4], WHY) })),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), sides)
    .map(([n, s]) => ({ name: `hits ${n} ${s}`, dice: n, run: (c: Chance) => c.hits(n, s, 3, WHY) })),
  fc.tuple(sides, sides, fc.integer({ min: 1, max: 3 })).map(([s, t, n]) => ({
    name: `contest ${n} ${s} ${t}`,
    dice: n + 1,
    run: (c: Chance) =>
      c.contest({ by: 'A', dice: n, sides: s, bonus: 2 }, { by: 'B', sides: t, bonus: 0 }, WHY, [-3, 3]),
  })),
  sides.map(s => ({
    name: `table ${s}`,
    dice: 1,
    run: (c: Chance) =>
      c.table(
        Array.from({ length: s }, (_, at) => at % 3),
        WHY,
      ),
  })),
  fc.tuple(sides, fc.integer({ min: 0, max: 4 })).map(([s, times]) => ({
    name: `series ${times} ${s}`,
    dice: times,
    run: (c: Chance) => c.series<number>(0, times, (now, dice) => now + dice.die(s, WHY), String),
  })),
  fc.tuple(sides, fc.array(fc.integer({ min: 0, max: 21 }), { maxLength: 6 })).map(([s, needs]) => ({
    name: `tally ${s} ${needs.join(' ')}`,
    dice: needs.length,
    run: (c: Chance) => c.tally(s, needs, WHY, 4),
  })),
  fc.tuple(sides, fc.array(fc.integer({ min: 2, max: 3 }), { maxLength: 6 })).map(([s, needs]) => ({
    name: `each ${s} ${needs.join(' ')}`,
    dice: needs.length,
    run: (c: Chance) => c.each(s, needs, needs, WHY),
  })),
  fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }).map(counts => ({
    name: `draw ${counts.join(' ')}`,
    dice: counts.length === 1 ? 0 : 1,
    run: (c: Chance) =>
      c.draw(
        counts.map((count, at) => ({ label: String(at), count })),
        WHY,
      ),
  })),
  fc
    .integer({ min: 1, max: 12 })
    .map(n => ({ name: `pick ${n}`, dice: n === 1 ? 0 : 1, run: (c: Chance) => c.pick(n, WHY) })),
)
const calls = fc.array(call, { maxLength: 12 })

/** What is thrown by some work. */
function caught(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

describe('a roll', () => {
  const rolled = (faces: readonly number[], run: (chance: Chance) => unknown) => {
    const tape: Roll[] = []
    const chance = recordedChance(faces, tape)
    const answer = run(chance)
    assertUsedUp(chance)
    return { answer, tape }
  }

  it('of a check passes at the number needed', () => {
    expect(rolled([4], c => c.check(6, 4, WHY)).answer).toBe(true)
    expect(rolled([3], c => c.check(6, 4, WHY)).answer).toBe(false)
    expect(rolled([1], c => c.check(6, 1, WHY)).answer).toBe(true)
    expect(rolled([6], c => c.check(6, 7, WHY)).answer).toBe(false)
  })

  it('of bands counts the thresholds reached', () => {
    const bands = [1, 2, 3, 4, 5, 6].map(face => rolled([face], c => c.bands(6, [3, 5], WHY)).answer)
    expect(bands).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('of a table answers the row of the face', () => {
    const rows = [1, 2, 3, 4].map(face => rolled([face], c => c.table(['a', 'b', 'a', 'c'], WHY)).answer)
    expect(rows).toEqual(['a', 'b', 'a', 'c'])
    expect(rolled([3], c => c.table(['a', 'b', 'a', 'c'], WHY)).tape).toEqual([
      { ...WHY, kind: 'die', sides: 4, faces: [3] },
    ])
  })

  it('of a series throws one after the other, and each goes on from what the one before left', () => {
    const { answer, tape } = rolled([2, 5, 1], c =>
      c.series([10], 3, (now, dice) => [...now, (now.at(-1) ?? 0) - dice.die(6, WHY)], String),
    )
    expect(answer).toEqual([10, 8, 3, 2])
    expect(tape.map(roll => roll.faces)).toEqual([[2], [5], [1]])
    const typed = caught(() =>
      handChance([2], [], { faceAt: seededFaces('x'), drawn: 0 }).series<number>(
        0,
        2,
        (now, c) => now + c.die(6, WHY),
        String,
      ),
    )
    expect(typed).toBeInstanceOf(NeedDice)
  })

  it('of a handful counts the successes', () => {
    expect(rolled([5, 4, 6, 1], c => c.hits(4, 6, 5, WHY)).answer).toBe(2)
    expect(rolled([], c => c.hits(0, 6, 5, WHY))).toEqual({ answer: 0, tape: [] })
    const guns = rolled([2, 5, 3], c => c.sum(3, [1, 2, 3, 0, 0, 0], WHY))
    expect(guns.answer).toBe(5)
    expect(guns.tape).toMatchObject([{ kind: 'sum', sides: 6, faces: [2, 5, 3], total: 5 }])
  })

  it('of a tally counts the dice that show what each of them needs, up to the most that matter', () => {
    const volley = (most?: number) => rolled([4, 4, 6, 6, 1], c => c.tally(6, [4, 5, 6, 7, 1], WHY, most))
    expect(volley().answer).toBe(3)
    expect(volley(2).answer).toBe(2)
    expect(volley().tape).toEqual([
      { ...WHY, kind: 'tally', sides: 6, faces: [4, 4, 6, 6, 1], need: [4, 5, 6, 7, 1] },
    ])
    expect(rolled([], c => c.tally(6, [], WHY))).toEqual({ answer: 0, tape: [] })
  })

  it('of dice told each by itself answers die by die', () => {
    const saves = rolled([4, 3, 4, 6], c => c.each(6, [4, 4, 5, 5], [0, 0, 1, 1], WHY))
    expect(saves.answer).toEqual([true, false, false, true])
    expect(saves.tape).toEqual([{ ...WHY, kind: 'each', sides: 6, faces: [4, 3, 4, 6], need: [4, 4, 5, 5] }])
    expect(rolled([], c => c.each(6, [], [], WHY))).toEqual({ answer: [], tape: [] })
  })

  it('of a card counts through the pile, and is settled where one kind is left', () => {
    const pile = [
      { label: 'red', count: 2 },
      { label: 'none', count: 0 },
      { label: 'black', count: 3 },
    ]
    const drawn = [1, 2, 3, 4, 5].map(face => rolled([face], c => c.draw(pile, WHY)).answer)
    expect(drawn).toEqual([0, 0, 2, 2, 2])
    expect(rolled([4], c => c.draw(pile, WHY)).tape).toEqual([
      { ...WHY, kind: 'draw', sides: 5, faces: [4], pile, drawn: 'black' },
    ])
    expect([0, 2].map(at => cardFace(pile, at))).toEqual([1, 3])
    const last = [
      { label: 'red', count: 0 },
      { label: 'black', count: 7 },
    ]
    expect(rolled([], c => c.draw(last, WHY))).toEqual({ answer: 1, tape: [] })
    expect(() => rolled([], c => c.draw([{ label: 'red', count: 0 }], WHY))).toThrow(RangeError)
  })

  it('of a contest is the difference of the totals, held within bounds', () => {
    const mine = { by: 'A', dice: 2, sides: 6, bonus: 1 } as const
    const theirs = { by: 'B', sides: 6, bonus: 3 } as const
    const { answer, tape } = rolled([2, 5, 6], c => c.contest(mine, theirs, WHY))
    expect(answer).toBe(-1)
    expect(tape).toEqual([
      { ...WHY, kind: 'contest', sides: 6, faces: [2, 5, 6], totals: [8, 9], contest: { mine, theirs } },
    ])
    expect(rolled([6, 6, 1], c => c.contest(mine, theirs, WHY, [-2, 2])).answer).toBe(2)
    expect(rolled([1, 1, 6], c => c.contest(mine, theirs, WHY, [-2, 2])).answer).toBe(-2)
  })

  it('of a pick counts from 0, and one of one needs no die', () => {
    expect(rolled([8], c => c.pick(8, WHY)).answer).toBe(7)
    expect(rolled([], c => c.pick(1, WHY))).toEqual({ answer: 0, tape: [] })
  })

  it('says what it was for, who threw, what was needed and what fell', () => {
    expect(rolled([5], c => c.check(6, 4, WHY)).tape).toEqual([
      { ...WHY, kind: 'check', sides: 6, need: [4], faces: [5], passed: true },
    ])
    expect(rolled([2], c => c.bands(6, [3, 5], WHY)).tape).toEqual([
      { ...WHY, kind: 'bands', sides: 6, need: [3, 5], faces: [2] },
    ])
  })

  it('of a die without sides is a mistake of the rules', () => {
    expect(() => seededChance('s', 0, []).die(0, WHY)).toThrow(RangeError)
    expect(() => seededChance('s', 0, []).hits(-1, 6, 4, WHY)).toThrow(RangeError)
  })
})

describe('a recorded tape', () => {
  it('that runs out, is left over or shows an impossible face says so', () => {
    const code = (work: () => unknown): unknown => (caught(work) as TapeError).code
    const left = recordedChance([1, 2], [])
    left.die(6, WHY)
    expect(left.left()).toBe(1)
    expect(code(() => assertUsedUp(left))).toBe('left-over')
    expect(code(() => recordedChance([], []).die(6, WHY))).toBe('ran-out')
    expect(code(() => recordedChance([7], []).die(6, WHY))).toBe('no-such-face')
    expect(code(() => recordedChance([0], []).die(6, WHY))).toBe('no-such-face')
    expect(code(() => recordedChance([2.5], []).die(6, WHY))).toBe('no-such-face')
  })

  it('gives the same answers and Rolls as the dice that it recorded', () => {
    fc.assert(
      fc.property(calls, fc.string(), fc.nat(5000), (list, seed, drawn) => {
        const tape: Roll[] = []
        const chance = seededChance(seed, drawn, tape)
        const answers = list.map(each => each.run(chance))
        const faces = tape.flatMap(roll => roll.faces)
        expect(faces).toHaveLength(list.reduce((sum, each) => sum + each.dice, 0))
        const again: Roll[] = []
        const recorded = recordedChance(faces, again)
        expect(list.map(each => each.run(recorded))).toEqual(answers)
        expect(again).toEqual(tape)
        assertUsedUp(recorded)
      }),
    )
  })
})

describe('seeded dice', () => {
  it('belong to their place in the battle', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1000), fc.integer({ min: 1, max: 20 }), (seed, drawn, count) => {
        const throwFrom = (from: number, dice: number): unknown[] => {
          const chance = seededChance(seed, from, [])
          return Array.from({ length: dice }, () => chance.die(6, WHY))
        }
        const all = throwFrom(drawn, count)
        expect(throwFrom(drawn, count)).toEqual(all)
        const half = Math.floor(count / 2)
        expect(throwFrom(drawn + half, count - half)).toEqual(all.slice(half))
      }),
    )
  })

  it.each([2, 6, 8, 10, 20])('of %i sides show every face equally often, whatever the seed', sides => {
    const throws = 60_000
    const counts = Array.from({ length: sides + 1 }, () => 0)
    for (let index = 0; index < throws; index++) {
      const face = seededFaces(`battle ${index % 30}`)(Math.floor(index / 30), sides)
      counts[face] = (counts[face] ?? 0) + 1
    }
    expect(counts[0]).toBe(0)
    const expected = throws / sides
    // Chi-square; for 19 degrees of freedom 45 is passed by chance in less than 1 of 1,000 seeds, for fewer still less.
    const square = counts.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(square).toBeLessThan(45)
  })

  it('do not follow one another in a pattern', () => {
    const faceAt = seededFaces('a seed')
    const pairs = Array.from({ length: 36 }, () => 0)
    for (let at = 0; at < 36_000; at++) {
      const pair = (faceAt(at, 6) - 1) * 6 + faceAt(at + 1, 6) - 1
      pairs[pair] = (pairs[pair] ?? 0) + 1
    }
    const square = pairs.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(square).toBeLessThan(70) // 35 degrees of freedom, 1 in 2,500
  })

  it('differ from seed to seed', () => {
    const start = (seed: string): string =>
      Array.from({ length: 20 }, (_, at) => seededFaces(seed)(at, 6)).join('')
    const starts = new Set(Array.from({ length: 500 }, (_, at) => start(`seed ${at}`)))
    expect(starts.size).toBe(500)
    expect(start('a')).not.toBe(start('b'))
    expect(start('')).toMatch(/^[1-6]{20}$/)
  })
})

describe('dice by hand', () => {
  const filling = { faceAt: seededFaces('table'), drawn: 10 }

  it('ask for what is not given yet: how many dice of how many sides, for what, by whom, needed', () => {
    const signal = caught(() => handChance([2], [], filling).hits(3, 6, 5, WHY))
    expect(signal).toBeInstanceOf(NeedDice)
    expect(signal).toMatchObject({
      asked: { ...WHY, kind: 'hits', dice: [6, 6, 6], need: [5] },
      given: 1,
    })
  })

  it('are marked, and an empty field is filled from the seed at its place', () => {
    const tape: Roll[] = []
    const thrown: number[] = []
    const hands: number[] = []
    const chance = handChance([6, null, null], tape, filling, thrown, hands)
    chance.hits(2, 6, 5, WHY)
    chance.die(6, WHY)
    expect(thrown).toEqual([6, filling.faceAt(11, 6), filling.faceAt(12, 6)])
    expect(hands).toEqual([0])
    expect(tape.map(roll => roll.byHand ?? false)).toEqual([true, false])
  })

  it('are asked only of those who throw at the table', () => {
    const typed = (asked: { readonly by: string | null }): boolean => asked.by === 'B'
    const thrown: number[] = []
    const chance = handChance([3], [], { ...filling, typed }, thrown)
    chance.die(6, WHY)
    expect(chance.die(6, { ...WHY, by: 'B' })).toBe(3)
    expect(thrown).toEqual([filling.faceAt(10, 6), 3])
  })

  it('give the same answers as a recording of the same faces', () => {
    fc.assert(
      fc.property(calls, fc.string(), (list, seed) => {
        const tape: Roll[] = []
        const seeded = seededChance(seed, 0, tape)
        const answers = list.map(each => each.run(seeded))
        const faces = tape.flatMap(roll => roll.faces)
        const hand = handChance(faces, [], filling)
        expect(list.map(each => each.run(hand))).toEqual(answers)
      }),
    )
  })

  it('cannot show what the die does not have', () => {
    expect(() => handChance([9], [], filling).die(6, WHY)).toThrow(TapeError)
  })
})
