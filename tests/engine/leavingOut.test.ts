import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Battle, act, drawnOf, lineOf, logOf, stateOf } from '../../src/engine/battle'
import { lastActOf, leaveOut } from '../../src/engine/leavingOut'
import { randomAction } from '../../src/engine/random'
import { recordOf, replay } from '../../src/engine/replay'
import { picker } from '../contract/sample'
import { type Duelling, END, SHOT, STEP, after, begun } from './begun'
import { duel } from './duel'

const OTHER = { type: 'step', unit: 'a2', to: { x: 8, y: 4 } } as const

const whyNot = (battle: Duelling, step: number): string | null => {
  const left = leaveOut(duel, battle, step)
  return left.ok ? null : left.refusal.reasons[0].code
}

describe('taking one act back alone', () => {
  it('leaves what others did after it', () => {
    const battle = after(begun(), STEP, OTHER)
    expect(lastActOf(battle, 'a1')).toBe(1)
    const left = leaveOut(duel, battle, 1)
    if (!left.ok) throw new Error(left.refusal.reasons[0].code)
    expect(lineOf(left.battle).moments.map(({ step }) => step.action)).toEqual([OTHER])
    expect(stateOf(left.battle)).toEqual(stateOf(after(begun(), OTHER)))
  })

  it('is refused after dice, after others have acted, and for what is no own act', () => {
    expect(whyNot(after(begun(), STEP, SHOT), 1)).toBe('engine-bound-since')
    expect(whyNot(after(begun(), STEP, END), 0)).toBe('engine-not-own-act')
    const theirs = { type: 'step', unit: 'b1', to: { x: 2, y: 9 } } as const
    expect(whyNot(after(begun(), STEP, END, theirs), 1)).toBe('engine-others-since')
    expect(whyNot(after(begun(), STEP, OTHER), 3)).toBe('engine-not-own-act')
  })

  it('begins a gesture anew with the first act of it that is left', () => {
    const battle = after(begun(), STEP, [OTHER, { together: true }])
    const left = leaveOut(duel, battle, 1)
    if (!left.ok) throw new Error(left.refusal.reasons[0].code)
    expect(lineOf(left.battle).moments.map(({ step }) => step.together)).toEqual([undefined])
  })

  it('gives, wherever it is allowed, a legal battle in which all others are as they were', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const pick = picker(seed)
        let battle: Duelling = begun()
        for (let at = 0; at < count; at++) {
          const state = stateOf(battle)
          const [side] = state.toAct
          const action = side && randomAction(duel, state, side, pick)
          const acted = action ? act(duel, battle, action, side ? { side } : {}) : null
          if (acted?.ok) battle = acted.battle
        }
        for (let step = 1; step <= battle.cursor; step++) checkWithout(battle, step)
      }),
      { numRuns: 60 },
    )
  })
})

function checkWithout(battle: Duelling, step: number): void {
  const left = leaveOut(duel, battle, step)
  if (!left.ok) return
  const without: Battle = left.battle
  expect(without.cursor).toBe(battle.cursor - 1)
  expect(drawnOf(without)).toBe(drawnOf(battle))
  expect(replay(duel, recordOf(left.battle))).toEqual(left.battle)
  const gone = lineOf(battle).moments[step - 1]
  const told = logOf(battle).map(({ entry }) => entry)
  const own = new Set(gone?.log)
  expect(logOf(left.battle).map(({ entry }) => entry)).toEqual(told.filter(entry => !own.has(entry)))
  const before = stateOf(battle, step - 1).units
  const changed = new Set(
    stateOf(battle, step)
      .units.filter((unit, at) => JSON.stringify(unit) !== JSON.stringify(before[at]))
      .map(({ id }) => id),
  )
  const expected = stateOf(battle).units.map((unit, at) => (changed.has(unit.id) ? before[at] : unit))
  expect(stateOf(left.battle).units).toEqual(expected)
}
