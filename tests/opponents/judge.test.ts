import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/action'
import type { Io, Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { waysOf } from '../../src/opponents/judge'

/** A game of one throw: each face of a die leads to a position of its own, or to one that is like another. */
function lottery(after: readonly object[]): Ruleset {
  const game = {
    play: (_: GameState, __: Action, { chance }: Io): object =>
      after[chance.die(after.length, { purpose: 'draw a lot', by: 'A', clause: 'lottery-1' }) - 1] ?? {},
  }
  return game as unknown as Ruleset
}

const waysFrom = (before: object, after: readonly object[]) =>
  waysOf(lottery(after), before as GameState, { type: 'draw' })

describe('What may come of an order', () => {
  it('is one thing where positions are alike, with all of its chance', () => {
    const [afloat, sunk] = [
      { id: 's81', fate: 'afloat' },
      { id: 's81', fate: 'sunk' },
    ]
    const before = { turn: 3, units: [afloat, { id: 'hansa', fate: 'afloat' }] }
    const other = before.units[1]
    const hit = () => ({ turn: 3, units: [{ ...sunk }, other] })
    const miss = () => ({ turn: 3, units: [{ ...afloat }, other] })
    const ways = waysFrom(before, [miss(), hit(), miss(), hit(), miss(), miss()])
    expect(ways.map(({ chance }) => Math.round(chance * 6))).toEqual([4, 2])
  })

  it('is another thing where something else is gone, or lies in another order or shape', () => {
    const before = { turn: 1, units: ['a', 'b'], smoke: 1, aim: 2, marks: {} }
    const { smoke: _, ...clear } = before
    const { aim: __, ...aimless } = before
    const ways = waysFrom(before, [
      before,
      clear,
      aimless,
      { ...before, units: ['a'] },
      { ...before, units: [] },
      { ...before, marks: { 0: 'a' } },
      { ...before, marks: ['a'] },
      { ...before, units: ['b', 'a'] },
      { ...before, units: { 0: 'a', 1: 'b' } },
    ])
    expect(ways).toHaveLength(9)
  })

  it('is never one thing where positions differ, whatever they are made of', () => {
    const positions = fc.object({
      key: fc.constantFrom('a', 'b', 'c'),
      values: [fc.integer({ max: 1, min: 0 })],
    })
    fc.assert(
      fc.property(positions, fc.array(positions, { minLength: 6, maxLength: 6 }), (before, after) => {
        const ways = waysFrom(before, after).map(({ state }) => state)
        for (const each of after) expect(ways).toContainEqual(each)
      }),
    )
  })
})
