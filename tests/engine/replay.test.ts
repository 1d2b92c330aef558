import { describe, expect, it } from 'vitest'
import { drawnOf, logOf, stateOf } from '../../src/engine/battle'
import { undoPast } from '../../src/engine/history'
import { type BattleRecord, ReplayError, fromCheckpoint, recordOf, replay } from '../../src/engine/replay'
import type { DuelAction, DuelState } from './duelState'
import { duel } from './duel'
import { END, SHOT, STEP, after, begun } from './begun'

type Record = BattleRecord<DuelState, DuelAction>

const battle = after(begun(), STEP, SHOT, END)
const record = recordOf(battle)

function withStep(at: number, change: object): Record {
  const [line] = record.lines
  if (!line) throw new Error('There is no line.')
  const steps = line.steps.map((step, index) => (index === at ? { ...step, ...change } : step))
  return { ...record, lines: [{ ...line, steps }] }
}

function problemOf(changed: Record): ReplayError {
  try {
    replay(duel, changed)
  } catch (error) {
    if (error instanceof ReplayError) return error
    throw error
  }
  throw new Error('It could be replayed.')
}

describe('a record', () => {
  it('holds scenario, options, steps and dice, and no state', () => {
    expect(JSON.stringify(record)).not.toContain('"life"')
    expect(record.lines[0]?.steps).toHaveLength(3)
    expect(record.opening).toEqual({
      from: 'scenario',
      dice: battle.opening.rolls.flatMap(roll => roll.faces),
    })
  })

  it('comes to the same battle when replayed', () => {
    expect(replay(duel, record)).toEqual(battle)
  })

  it('keeps of a what-if only what is its own', () => {
    const asked = after(undoPast(after(begun(), STEP, SHOT)), END)
    const [, branch] = recordOf(asked).lines
    expect(branch).toMatchObject({ parent: 'main', forkedAt: 1 })
    expect(branch?.steps.map(step => step.action)).toEqual([END])
  })

  it('that the rules refuse says where and by which clause', () => {
    const problem = problemOf(withStep(0, { action: { ...STEP, to: { x: 11, y: 11 } } }))
    expect([problem.line, problem.step, problem.refusal?.reasons[0].clause]).toEqual(['main', 1, 'duel-1'])
    const allowed = withStep(0, { action: { ...STEP, to: { x: 3, y: 6 } }, overruled: 'yes' })
    expect(stateOf(replay(duel, allowed), 1).units[0]?.at).toEqual({ x: 3, y: 6 })
  })

  it('with too few, too many or impossible dice says where', () => {
    expect(problemOf(withStep(1, { dice: [] }))).toMatchObject({ step: 2 })
    expect(problemOf(withStep(1, { dice: [9] }))).toMatchObject({ step: 2 })
    expect(problemOf(withStep(1, { dice: [1, 1, 1] })).message).toContain('not thrown')
    expect(problemOf({ ...record, opening: { from: 'scenario', dice: [] } })).toMatchObject({ step: 0 })
    expect(problemOf({ ...record, opening: { from: 'scenario', dice: [6, 6] } })).toMatchObject({ step: 0 })
  })

  it('with lines that lead nowhere says so', () => {
    const lost = { id: 'x', name: 'x', parent: 'nowhere', forkedAt: 0, steps: [] }
    expect(problemOf({ ...record, lines: [...record.lines, lost] })).toMatchObject({ line: 'x' })
    const late = { ...lost, parent: 'main', forkedAt: 9 }
    expect(problemOf({ ...record, lines: [...record.lines, late] })).toMatchObject({ line: 'x' })
    expect(problemOf({ ...record, cursor: 7 })).toMatchObject({ step: 7 })
    expect(problemOf({ ...record, line: 'gone' })).toMatchObject({ line: 'gone' })
  })

  it('opens at a saved position where its past is lost, and throws the dice that come next', () => {
    const opened = fromCheckpoint(duel, record, stateOf(battle))
    expect(stateOf(opened)).toEqual(stateOf(battle))
    expect(drawnOf(opened)).toBe(drawnOf(battle))
    expect(logOf(opened).map(({ entry }) => entry.code)).toEqual(['engine-reopened'])
    expect(replay(duel, recordOf(opened))).toEqual(opened)
    const shoot = { type: 'shoot', unit: 'b2', target: 'a1' } as const
    expect(stateOf(after(opened, shoot))).toEqual(stateOf(after(battle, shoot)))
  })
})
