import { describe, expect, it } from 'vitest'
import { MIGRATIONS, type Migration, migrated } from '../../src/save/migrations'
import { BATTLE_VERSION } from '../../src/save/format'

const STEPS: readonly Migration[] = [
  { name: 'names the sides', from: 1, up: file => ({ ...file, sides: ['A', 'B'] }) },
  { name: 'counts the dice', from: 2, up: file => ({ ...file, dice: 0 }) },
]

describe('raising an old file', () => {
  it('takes one named step after the other', () => {
    expect(migrated({ version: 1, seed: 'x' }, STEPS, 3)).toEqual({
      ok: true,
      file: { version: 3, seed: 'x', sides: ['A', 'B'], dice: 0 },
    })
    expect(migrated({ version: 2 }, STEPS, 3)).toEqual({ ok: true, file: { version: 3, dice: 0 } })
    expect(migrated({ version: 3 }, STEPS, 3)).toEqual({ ok: true, file: { version: 3 } })
  })

  it('leaves the file that it was given as it was', () => {
    const file = { version: 1 }
    migrated(file, STEPS, 3)
    expect(file).toEqual({ version: 1 })
  })

  it('says why it cannot', () => {
    const problem = (file: object, steps = STEPS): unknown => {
      const raised = migrated(file as Record<string, unknown>, steps, 3)
      return raised.ok ? null : raised.problem
    }
    expect(problem({ version: 4 })).toContain('newer version')
    expect(problem({ version: 'two' })).toContain('does not say')
    expect(problem({ version: 0 })).toContain('does not say')
    expect(problem({ version: 1 }, STEPS.slice(1))).toBe('Files of format 1 can no longer be read.')
    const clumsy: Migration = {
      name: 'stumbles',
      from: 2,
      up: () => {
        throw new Error('ouch')
      },
    }
    expect(problem({ version: 2 }, [clumsy])).toBe(
      "The file is damaged: the step 'stumbles' of format 2 failed.",
    )
  })

  it('knows a step from every version that there ever was', () => {
    expect(MIGRATIONS.map(step => step.from)).toEqual(
      Array.from({ length: BATTLE_VERSION - 1 }, (_, at) => at + 1),
    )
  })
})
