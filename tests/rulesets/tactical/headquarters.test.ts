import { expect, it } from 'vitest'
import { EDITION } from '../../../rulesets/cold-war'
import { noHeadquarters } from '../../../rulesets/families/tactical/headquarters'
import { tactical } from '../../../rulesets/families/tactical/tactical'
import { NORTH, at, battle, statusOf, tableOf, unit } from '../ww2/table'
import { duel, shot } from './cast'

/** A book that has no headquarters, made of one that has. */
const t = tableOf(tactical({ ...EDITION, parts: { ...EDITION.parts, headquarters: noHeadquarters } }))

it('lets everybody rally by himself where a book has no headquarters, and nobody save himself', () => {
  const alone = battle('rally', [
    unit('a', 'A', 'any-infantry', at(20, 30), NORTH, { status: 'Disorganized' }),
    unit('b', 'B', 'any-infantry', at(20, 5)),
  ])
  expect(statusOf(t.play(alone, { type: 'rally' }, [5]).state, 'a')).toBe('OK')
  const state = duel('t-55', 't-55', 4, { b: { isHq: true } })
  // 5 + 1 against 4 + 1: Disorganized, and no saving roll follows.
  expect(t.play(state, shot('90mm'), [6, 1, 1]).rolls).toHaveLength(2)
})
