import { expect, it } from 'vitest'
import { createSession } from '../../src/store/session'
import { HOME, N, battle, h, hasFlown, plane, ruleset } from '../rulesets/aerial-1935/table'
import { beginning } from './table'

const fired = { type: 'fire', unit: 'a', weapon: 'front', target: 'b' }

it('chooses the one that was fired at and is waited for, so that one sees what it may answer', () => {
  const position = hasFlown(
    battle([plane('a', 'A', HOME, N), plane('b', 'B', h(10, 3), N, { type: 'bf-110' })]),
  )
  const session = createSession({ keep: () => undefined }, { still: () => true })
  session.actions.begin(
    'slot',
    { ...ruleset, begin: () => position },
    {
      ...beginning(),
      scenario: 'channel',
    },
  )
  session.actions.chooseUnit('a')
  session.actions.perform(fired)
  const { focus } = session.store.getState()
  expect(focus).toEqual({ unit: 'b', offer: 'fire-back:b:rear', target: null })
})
