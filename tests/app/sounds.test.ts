import { describe, expect, it } from 'vitest'
import { cueOf } from '../../src/app/sounds'

describe('cues', () => {
  it('sounds the loudest thing that happened, once', () => {
    const at = { x: 0, y: 0 }
    const shot = { kind: 'shot', from: at, to: at, hit: true } as const
    const destroyed = { kind: 'destroyed', unit: 'a', at } as const
    const move = { kind: 'move', unit: 'a', path: [at] } as const
    expect(cueOf([move, shot, destroyed])).toBe('destroyed')
    expect(cueOf([move, shot])).toBe('shot')
    expect(cueOf([move])).toBe('moved')
    expect(cueOf([])).toBeNull()
  })
})
