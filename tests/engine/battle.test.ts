import { describe, expect, it } from 'vitest'
import { act, actWithDice, drawnOf, logOf, rollsOf, startBattle, stateOf } from '../../src/engine/battle'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import { END, SHOT, STEP, after, begun } from './begun'
import { duel } from './duel'

/** After this step Abel stands 10.6 inches from Bert, beyond the reach of 10. */
const AWAY = { type: 'step', unit: 'a2', to: { x: 11, y: 2 } } as const
const FAR = { type: 'shoot', unit: 'a2', target: 'b1' } as const

describe('a battle', () => {
  it('is the same for the same scenario, options and seed', () => {
    const scenario = duel.scenarios[0]!
    const one = startBattle(duel, scenario, PLAIN_OPTIONS, 'x')
    expect(startBattle(duel, scenario, PLAIN_OPTIONS, 'x')).toEqual(one)
    expect(drawnOf(one)).toBe(1) // who begins
    expect(rollsOf(one).map(roll => roll.purpose)).toEqual(['who begins'])
  })

  it('keeps each action with its dice, its log and the state after it', () => {
    const battle = after(begun(), STEP, SHOT)
    expect(battle.cursor).toBe(2)
    expect(stateOf(battle, 1).units[0]?.at).toEqual({ x: 3, y: 4 })
    expect(stateOf(battle, 0).units[0]?.at).toEqual({ x: 3, y: 2 })
    expect(stateOf(battle).units[0]?.acted).toBe(true)
    expect(logOf(battle).map(({ step, entry }) => [step, entry.code])).toEqual([
      [0, 'begins'],
      [1, 'step'],
      [2, 'shot'],
    ])
    expect(logOf(battle, 1)).toHaveLength(2)
    const thrown = rollsOf(battle).flatMap(roll => roll.faces).length
    expect(drawnOf(battle)).toBe(thrown)
    expect(logOf(battle).at(-1)?.entry.rolls[0]).toMatchObject({ purpose: 'to hit', need: [4] })
  })

  it('shares with the one before it what did not change', () => {
    const before = after(begun(), STEP)
    const now = after(before, SHOT)
    expect(now.lines[0]?.moments[0]).toBe(before.lines[0]?.moments[0])
    expect(before.lines[0]?.moments).toHaveLength(1)
  })

  it('refuses by the rules and is not changed by that', () => {
    const battle = begun()
    const acted = act(duel, battle, { type: 'step', unit: 'a1', to: { x: 3, y: 8 } })
    expect(acted).toMatchObject({
      ok: false,
      overrulable: false,
      refusal: { reasons: [{ clause: 'duel-1', code: 'too-far', facts: { distance: 6, limit: 3 } }] },
    })
    expect(battle).toEqual(begun())
  })

  it('lets the referee overrule with a reason, where it only warns', () => {
    const battle = after(begun('warn'), AWAY)
    expect(act(duel, battle, FAR)).toMatchObject({ ok: false, overrulable: true })
    const allowed = after(battle, [FAR, { reason: 'the wind stands well.' }])
    const told = logOf(allowed).slice(-2)
    expect(told.map(({ entry }) => entry.code)).toEqual(['engine-overruled', 'shot'])
    expect(told[0]?.entry.facts).toEqual({ reason: 'the wind stands well' })
    expect(allowed.lines[0]?.moments.at(-1)?.step.overruled).toBe('the wind stands well.')
  })

  it('lets everything pass while the rules are off, and says so', () => {
    const battle = after(begun('off'), AWAY, FAR)
    expect(logOf(battle).map(({ entry }) => entry.code)).toContain('engine-rules-off')
    expect(logOf(after(begun('off'), STEP)).map(({ entry }) => entry.code)).not.toContain('engine-rules-off')
  })

  it('says when not even leave of the referee makes a thing possible', () => {
    const ghost = { type: 'shoot', unit: 'nobody', target: 'b1' } as const
    const acted = act(duel, begun('off'), ghost)
    expect(acted).toMatchObject({ ok: false, refusal: { reasons: [{ code: 'engine-cannot-play' }] } })
  })

  it('knows whose act it was and why an opponent did it', () => {
    const note = 'It is the only one in reach.'
    const battle = after(begun(), STEP, [SHOT, { by: 'computer', note }], END, [END, { side: 'B' }])
    expect(battle.lines[0]?.moments.map(({ step }) => [step.by, step.side, step.note])).toEqual([
      ['player', 'A', undefined],
      ['computer', 'A', note],
      ['player', 'A', undefined],
      ['player', 'B', undefined],
    ])
  })
})

describe('dice from a real table', () => {
  it('are asked for one roll after the other, with what is needed', () => {
    const battle = begun()
    const first = actWithDice(duel, battle, SHOT, [])
    expect(first).toMatchObject({ ok: false, asks: { purpose: 'to hit', by: 'A', dice: [6], need: [5] } })
    const second = actWithDice(duel, battle, SHOT, [5])
    expect(second).toMatchObject({ ok: false, asks: { purpose: 'damage', dice: [6], need: [5] }, given: 0 })
    const done = actWithDice(duel, battle, SHOT, [5, 2])
    if (!done.ok) throw new Error('It asks for more.')
    expect(logOf(done.battle).at(-1)?.entry).toMatchObject({ outcome: 'wounded', hit: true })
    expect(
      rollsOf(done.battle)
        .slice(1)
        .every(roll => roll.byHand),
    ).toBe(true)
    expect(done.battle.lines[0]?.moments[0]?.step).toMatchObject({ dice: [5, 2], byHand: [0, 1] })
  })

  it('are not asked for by an action without dice', () => {
    expect(actWithDice(duel, begun(), STEP, [])).toMatchObject({ ok: true })
  })

  it('may be left to the program, which throws what it would have thrown', () => {
    const battle = begun()
    const alone = after(battle, SHOT)
    const left = actWithDice(duel, battle, SHOT, [null, null])
    if (!left.ok) throw new Error('It asks for more.')
    expect(stateOf(left.battle)).toEqual(stateOf(alone))
    expect(left.battle.lines[0]?.moments[0]?.step.byHand).toBeUndefined()
  })

  it('are refused like any other action', () => {
    expect(actWithDice(duel, after(begun(), AWAY), FAR, [6])).toMatchObject({
      ok: false,
      refusal: { reasons: [{ code: 'too-far' }] },
    })
  })
})
