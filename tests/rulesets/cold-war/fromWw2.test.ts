import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical'
import { COLD_WAR, WW2 } from '../tactical/editions'
import { EAST, SOUTH, at, battery, battle, mine, smoke, unit, wire } from '../tactical/table'

const foe = unit('b', 'B', 'german-infantry', at(40, 4), SOUTH)
const north = (y: number): TacticalAction => ({ type: 'move', unit: 'a', path: [at(20, y)], facing: EAST })
const moves = (type: string, more: object): TacticalState =>
  battle('A moves', [unit('a', 'A', type, at(20, 30)), foe], more)

const real = { mines: [mine('m', 'B', at(20, 27.5), true)] }
const fake = { mines: [mine('m', 'B', at(20, 27.5), false)] }
const entangled = { wires: [wire('w', at(20, 28.5))] }
const screening = battle('A fires', [unit('a', 'A', 'medium-artillery', at(20, 30)), foe], {
  batteries: [battery('guns', 'A', 'medium-artillery')],
})

/** What each does, and the faces that fall. */
const CASES: readonly (readonly [string, TacticalState, TacticalAction, readonly number[]])[] = [
  ['a tank on a minefield', moves('sherman', real), north(27), [5, 1]],
  ['a tank on a fake', moves('sherman', fake), north(27), []],
  ['engineers on a minefield', moves('us-engineers', real), north(28), []],
  ['infantry in wire', moves('us-infantry', entangled), north(28.5), [6, 4]],
  ['a tank through wire', moves('sherman', entangled), north(27), []],
  ['engineers through wire', moves('us-engineers', entangled), north(28.5), []],
  ['smoke from a battery', screening, { type: 'smoke', from: 'guns', at: at(20, 15) }, [5]],
  ['smoke that deviates', screening, { type: 'smoke', from: 'guns', at: at(20, 15) }, [2, 1, 4]],
  ['smoke from a gun on the table', screening, { type: 'smoke', from: 'a', at: at(20, 18) }, [5]],
  [
    'smoke that goes',
    { ...screening, smoke: [smoke('s', at(20, 20), 1), smoke('t', at(24, 20))] },
    { type: 'end' },
    [],
  ],
]

describe('the obstacles and smoke of WW2', () => {
  it.each(CASES)('do the same to %s [cold-war-11.30]', (_, state, action, dice) => {
    const here = COLD_WAR.play(state, action, dice)
    expect(here.state).toEqual(WW2.play(state, action, dice).state)
    expect(here.state).not.toEqual(state)
  })

  it('keep wheels out of wire in the same words [cold-war-11.30]', () => {
    const state = moves('us-truck', entangled)
    expect(COLD_WAR.refusalWords(state, north(27))).toEqual(WW2.refusalWords(state, north(27)))
    expect(COLD_WAR.refusalWords(state, north(27))).toHaveLength(1)
  })
})
