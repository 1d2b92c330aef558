import { describe, expect, it } from 'vitest'
import { showOf } from '../../src/app/battle/news'
import type { Roll } from '../../src/engine/chance'
import type { LogEntry } from '../../src/engine/log'
import type { GameState } from '../../src/engine/state'

const at = (x: number, y: number) => ({ x, y })
const before = {
  units: [
    { id: 'gun', at: at(1, 1) },
    { id: 'tank', at: at(9, 9) },
  ],
} as unknown as GameState
const ruleset = {
  outcomes: [
    { id: 'destroyed', label: 'Destroyed', tone: 'destroyed' },
    { id: 'none', label: 'No effect', tone: 'none' },
  ],
} as const

const roll = (more: Partial<Roll> = {}): Roll => ({
  kind: 'check',
  sides: 6,
  faces: [5],
  purpose: 'to hit',
  clause: 'x-1',
  by: null,
  ...more,
})

const entry = (more: Partial<LogEntry>): LogEntry => ({
  code: 'fires',
  side: 'A',
  units: ['gun', 'tank'],
  clauses: [],
  rolls: [],
  ...more,
})

const shot = { kind: 'shot', from: at(1, 1), to: at(9, 9), hit: true } as const
const wreck = { kind: 'destroyed', unit: 'tank', at: at(9, 9) } as const

describe('what the table shows of a step', () => {
  it('is the shot and its dice first, and what comes of them when they lie', () => {
    const contest = roll({
      kind: 'contest',
      faces: [6, 2],
      contest: { mine: { sides: 6, bonus: 1, by: 'A' }, theirs: { sides: 6, bonus: 0, by: 'B' } },
    })
    const told = entry({ rolls: [roll(), contest], outcome: 'destroyed', effects: [shot, wreck] })
    const { rolling, after } = showOf(ruleset, [told], before)
    const dice = {
      kind: 'dice',
      at: at(9, 9),
      dice: [
        { face: 5, sides: 6, by: null },
        { face: 6, sides: 6, by: 'A' },
        { face: 2, sides: 6, by: 'B' },
      ],
      verdict: { text: 'Destroyed', worst: true },
    }
    expect(rolling).toEqual([shot, dice])
    expect(after).toEqual([{ ...dice, still: true }, wreck])
  })

  it('is all at once where no dice fall', () => {
    const way = { kind: 'move', unit: 'gun', path: [at(1, 1), at(2, 2)] } as const
    expect(showOf(ruleset, [entry({ effects: [way] })], before)).toEqual({ rolling: [], after: [way] })
  })

  it('is over the target where nothing was seen to strike it', () => {
    const { rolling, after } = showOf(ruleset, [entry({ rolls: [roll()], outcome: 'none' })], before)
    expect(rolling).toMatchObject([
      { kind: 'dice', at: at(9, 9), verdict: { text: 'No effect', worst: false } },
    ])
    expect(after).toEqual([])
  })
})
