import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/aerial-1935'
import type { AirState } from '../../rulesets/families/air'
import { chooseOrder } from '../../src/opponents/opponent'
import { N, S, battle, h, plane } from '../rulesets/aerial-1935/table'

/** A Damaged A that flies north so near the edge, and two of B who have moved. */
function damagedAt(row: number, campaign: boolean): AirState {
  const state = battle([
    plane('a', 'A', h(12, row), N, { damaged: true, level: 2 }),
    plane('b', 'B', h(12, 8), N, { level: 2, activated: true }),
    plane('c', 'B', h(18, 8), S, { activated: true }),
  ])
  return campaign ? { ...state, scenario: { ...state.scenario, campaign } } : state
}

const chosen = (state: AirState) => chooseOrder(ruleset, state, 'A', 'expert', 'home', () => true)?.action

describe('the computer with a Damaged aircraft', () => {
  it('breaks off where the battle is one of a campaign [aerial-1935-10.10]', () => {
    expect(chosen(damagedAt(-5, true))).toEqual({ type: 'leave', unit: 'a' })
  })
  it('makes for the edge where it is out of reach [aerial-1935-10.10]', () => {
    expect(chosen(damagedAt(0, true))).toMatchObject({ manoeuvres: ['ahead', 'ahead', 'ahead'] })
  })
  it('stays in any other battle', () => {
    expect(chosen(damagedAt(-5, false))).toMatchObject({ type: 'fly' })
  })
})
