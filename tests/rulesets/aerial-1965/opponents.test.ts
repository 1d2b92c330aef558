import { describe, expect, it } from 'vitest'
import type { AirState } from '../../../rulesets/families/air'
import { chooseOrder } from '../../../src/opponents/opponent'
import { HOME, type Jet, N, S, battle, h, hasFlown, launch, plane, ruleset } from './table'

const ordered = (state: AirState): string =>
  chooseOrder(ruleset, state, 'A', 'expert', 'missiles', () => true)?.action.type ?? 'none'
/** A MiG-21 with old missiles has moved, somebody flies ahead of it, and another is far away. */
const chase = (target: Jet, own: Jet = {}): AirState => {
  const chaser: Jet = { type: 'mig-21', HS: 2, ...own }
  return hasFlown(
    battle(
      [plane('a', 'A', HOME, N, chaser), plane('b', 'B', h(10, 0), N, target), plane('c', 'B', h(20, 5), S)],
      { turn: 1, scenario: { turns: 12 } },
    ),
  )
}

describe('a computer with missiles', () => {
  it('fires one at a Green target before it, near and of its own way', () => {
    expect(ordered(chase({ type: 'mig-19', quality: 'Green' }))).toBe('launch')
  })
  it('keeps it where it would hardly hit: an old one of a Green pilot, at a Veteran in a Mirage', () => {
    const poor: Jet = { quality: 'Green', force: '3rd World', firstGeneration: true }
    const state = chase({ type: 'mirage', quality: 'Veteran' }, poor)
    expect(ruleset.refuse(state, launch('HS'))).toBeNull()
    expect(ordered(state)).not.toBe('launch')
  })
})
