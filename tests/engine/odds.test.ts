import { describe, expect, it } from 'vitest'
import { stateOf } from '../../src/engine/battle'
import { seededFaces } from '../../src/engine/dice/seeded'
import { SIDES } from '../../src/engine/ids'
import { oddsOf, oddsOfOption } from '../../src/engine/odds'
import { randomAction } from '../../src/engine/random'
import type { Ruleset } from '../../src/engine/ruleset'
import { percent, targetMarks } from '../../src/engine/targets'
import { END, SHOT, STEP, after, begun } from './begun'
import type { DuelAction, DuelState } from './duelState'
import { duel } from './duel'

const start = stateOf(begun())
const offersOf = (state: DuelState) => duel.offers(state, 'A')

describe('the odds of an action', () => {
  it('are those of its play: a hit on 5 or 6 beyond half range, a kill on 5 or 6 of those', () => {
    const odds = oddsOf(duel, start, SHOT)
    expect(odds.exact).toBe(true)
    expect(odds.hit).toBeCloseTo(1 / 3)
    expect(odds.destroy).toBeCloseTo(1 / 9)
    expect(odds.outcomes).toEqual([
      { outcome: 'killed', chance: expect.closeTo(1 / 9) as number },
      { outcome: 'wounded', chance: expect.closeTo(2 / 9) as number },
      { outcome: 'missed', chance: expect.closeTo(2 / 3) as number },
    ])
  })

  it('count only what concerns the unit that is asked about', () => {
    expect(oddsOf(duel, start, SHOT, 'b1').hit).toBeCloseTo(1 / 3)
    expect(oddsOf(duel, start, SHOT, 'b2')).toMatchObject({ hit: 0, destroy: 0, outcomes: [] })
  })

  it('of an action that attacks nobody have no outcomes', () => {
    expect(oddsOf(duel, start, STEP)).toMatchObject({ outcomes: [], hit: 0, destroy: 0 })
  })

  it('of an option are those of what it leads up to, in the position that it brings about', () => {
    const step = { action: STEP, label: 'step', token: 'b1' } as const
    expect(oddsOfOption(duel, start, step).outcomes).toEqual([])
    const { outcomes } = oddsOfOption(duel, start, { ...step, next: SHOT })
    expect(outcomes).toEqual(oddsOf(duel, stateOf(after(begun(), STEP)), SHOT, 'b1').outcomes)
    expect(outcomes.length).toBeGreaterThan(0)
    // What is thrown for stands for itself.
    const shot = { action: SHOT, label: 'shot', token: 'b1', next: SHOT } as const
    expect(oddsOfOption(duel, start, shot)).toEqual(oddsOf(duel, start, SHOT, 'b1'))
  })

  it('count a branch that tells no outcome as the mildest', () => {
    const silent: Ruleset<DuelState, DuelAction> = {
      ...duel,
      play: (state, action, io) =>
        duel.play(state, action, {
          ...io,
          log: entry => {
            if (entry.outcome !== 'missed') io.log(entry)
          },
        }),
    }
    expect(oddsOf(silent, start, SHOT).outcomes).toEqual(oddsOf(duel, start, SHOT).outcomes)
  })

  it('are sampled where the ways are too many, always with the same sample', () => {
    const wild: Ruleset<DuelState, DuelAction> = {
      ...duel,
      play(state, action, io) {
        for (let at = 0; at < 8; at++) io.chance.die(6, { purpose: 'scatter', by: null })
        return duel.play(state, action, io)
      },
    }
    const odds = oddsOf(wild, start, SHOT)
    expect(odds.exact).toBe(false)
    expect(odds.hit).toBeGreaterThan(0.3)
    expect(odds.hit).toBeLessThan(0.37)
    expect(oddsOf(wild, start, SHOT).hit).toBe(odds.hit)
  })
})

describe('the marks on targets', () => {
  const shoot = offersOf(start).find(offer => offer.id === 'shoot:a1')!

  it('are brackets and a tag with the chances, the outcomes and the modifiers in words', () => {
    const marks = targetMarks(duel, start, shoot, 'b1')
    expect(marks.slice(0, 2)).toEqual([
      { kind: 'brackets', token: 'b1', tone: 'chosen' },
      {
        kind: 'tag',
        token: 'b1',
        at: { x: 3, y: 9 },
        tone: 'chosen',
        figures: [
          { value: '33%', label: 'hit' },
          { value: '11%', label: 'destroy' },
        ],
        bar: [
          { share: expect.closeTo(1 / 9) as number, outcome: 'killed', tone: 'destroyed' },
          { share: expect.closeTo(2 / 9) as number, outcome: 'wounded', tone: 'suppressed' },
          { share: expect.closeTo(2 / 3) as number, outcome: 'missed', tone: 'none' },
        ],
        lines: ['\u22121 over half range'],
        clause: 'duel-2',
      },
    ])
    expect(marks[2]).toEqual({ kind: 'brackets', token: 'b2', tone: 'offer' })
  })

  it('say of a shot that is allowed and cannot hit that it has no chance', () => {
    const vain: Ruleset<DuelState, DuelAction> = {
      ...duel,
      play(state, _, io) {
        io.log({ code: 'misses', side: 'A', units: ['a1', 'b1'], clauses: [], outcome: 'missed' })
        return state
      },
    }
    const [brackets, tag] = targetMarks(vain, start, shoot, 'b1')
    expect(brackets).toEqual({ kind: 'brackets', token: 'b1', tone: 'chosen' })
    expect(tag).toMatchObject({
      tone: 'refused',
      figures: [],
      bar: [],
      lines: ['No chance: \u22121 over half range'],
    })
  })

  it('say of a target that cannot be attacked why not, and by which clause', () => {
    const peek = offersOf(start).find(offer => offer.id === 'peek:a1')!
    expect(targetMarks(duel, start, peek).filter(mark => mark.kind === 'tag')).toEqual([
      {
        kind: 'tag',
        token: 'b1',
        at: { x: 3, y: 9 },
        tone: 'refused',
        figures: [],
        bar: [],
        lines: ['7 of 4 inches.'],
        clause: 'duel-2',
      },
      expect.objectContaining({ token: 'b2', tone: 'refused', lines: ['8.6 of 4 inches.'] }),
    ])
    expect(targetMarks(duel, start, peek).some(mark => mark.kind === 'brackets')).toBe(false)
  })

  it('are not there for an offer that is refused as a whole, nor for places', () => {
    const refusal = { reasons: [{ clause: 'duel-1', code: 'spent' }] } as const
    expect(targetMarks(duel, start, { ...shoot, refusal })).toEqual([])
    const step = offersOf(start).find(offer => offer.id === 'step:a1')!
    expect(targetMarks(duel, start, step)).toEqual([])
  })

  it('never call certain what is not', () => {
    expect([0, 0.001, 0.42, 0.996, 1].map(percent)).toEqual(['0%', '<1%', '42%', '>99%', '100%'])
  })
})

describe('random play', () => {
  it('finds every action that is allowed and none that is not, and expands only what it chose', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 400; at++) {
      const faceAt = seededFaces(`${at}`)
      let next = 0
      const action = randomAction(duel, start, 'A', count => faceAt(next++, count) - 1)
      if (!action) throw new Error('Nothing to do.')
      expect(duel.refuse(start, action)).toBeNull()
      seen.add(JSON.stringify(action))
    }
    const allowed = offersOf(start).flatMap(offer => offer.options().filter(option => !option.refusal))
    expect(seen.size).toBe(new Set(allowed.map(option => JSON.stringify(option.action))).size)
  })

  it('has nothing to do out of turn and after the end', () => {
    expect(randomAction(duel, start, 'B', () => 0)).toBeNull()
    const end = stateOf(after(begun(), END, END, END, END, END, END))
    for (const side of SIDES) expect(randomAction(duel, end, side, () => 0)).toBeNull()
  })
})
