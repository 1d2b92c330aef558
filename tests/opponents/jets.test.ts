import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/engine/dice/seeded'
import { ruleset } from '../../rulesets/aerial-1965'
import type { AirState } from '../../rulesets/families/air'
import { chooseOrder } from '../../src/opponents/opponent'
import { HOME, type Jet, N, battle, h, hasFlown, plane } from '../rulesets/aerial-1965/table'

/** A at home, having flown north, and B so many hexes ahead and flying the same way. */
const chase = (distance: number, own: Jet, other: Jet, turn = 2): AirState =>
  hasFlown(
    battle(
      [
        plane('a', 'A', HOME, N, { type: 'mig-21', ...own }),
        plane('b', 'B', h(10, 5 - distance), N, { type: 'mirage', ...other }),
        plane('c', 'B', h(2, 15)),
      ],
      { turn },
    ),
  )

// The others err at times.
const chosen = (state: AirState) =>
  chooseOrder(ruleset, ruleset.view(state, 'A'), 'A', 'expert', 'missiles', () => true)?.action

describe('the computer with missiles', () => {
  it('fires at one whom it is likely to hit', () => {
    const state = chase(8, { force: 'NATO/Israeli' }, { type: 'mig-19', quality: 'Green' })
    expect(chosen(state)).toMatchObject({ type: 'launch', missile: 'HS', target: 'b' })
  })
  it('does not spend missiles on a shot that cannot hit', () => {
    // One or two, less 2, against 3 more: 2 at the most of what must lead by 1.
    const old: Jet = { force: '3rd World', firstGeneration: true, HS: 1 }
    expect(chosen(chase(8, old, { quality: 'Veteran' }))).toEqual({ type: 'done', unit: 'a' })
  })
  it('keeps the last where it would add next to nothing', () => {
    const action = chosen(chase(8, { type: 'phantom' }, { type: 'mig-19', quality: 'Green' }))
    // 35 pairs of 36 with four, 33 with three, 30 with two.
    expect(action?.type === 'launch' && action.count).toBeLessThan(4)
  })
})

describe('the computer in a chase', () => {
  it('comes to where its heat-seekers reach, and does not stay where it is', () => {
    const one: Jet = { type: 'mig-21', force: 'NATO/Israeli' }
    const start = battle([
      plane('a', 'A', h(12, 10), N, one),
      plane('b', 'B', h(12, 1), N, { type: 'mig-19', activated: true, level: 3 }),
    ])
    const action = chosen(start)
    if (action?.type !== 'fly') throw new Error('It does not fly.')
    const io = { chance: seededChance('chase', 0, []), log: () => {} }
    const after = ruleset.play(start, action, io)
    expect(after.active).toMatchObject({ unit: 'a', stage: 'fire' })
    expect(chosen(after)).toMatchObject({ type: 'launch', missile: 'HS' })
  })
})
