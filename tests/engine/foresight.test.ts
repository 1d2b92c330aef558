import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { startBattle, stateOf } from '../../src/engine/battle'
import { playedOnce, preyOf, preyThere, reachSoon, turnsTo } from '../../src/engine/foresight'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'

/** A battle after its armies stand on the table, each piece at the first place that it may stand. */
function opened(ruleset: Ruleset, scenario = ruleset.scenarios[0]): GameState {
  if (!scenario) throw new Error(`${ruleset.id} has no scenario.`)
  let state = stateOf(startBattle(ruleset, scenario, { houseRules: {} }, 'foresight', 'enforce'))
  for (let act = 0; act < 200 && state.turn === 0; act++) {
    const side = state.toAct[0] ?? 'A'
    const offers = ruleset.offers(state, side).filter(({ refusal }) => !refusal)
    const offer =
      offers.find(({ useful, ends }) => useful && !ends) ?? offers.find(({ ends }) => ends) ?? offers[0]
    const option = offer?.options().find(({ refusal }) => !refusal)
    if (!option) break
    state = playedOnce(ruleset, state, option.action)
  }
  return state
}

describe('the reach of a unit that is not to move', () => {
  it.each(REGISTER.map(each => [each.id, each] as const))('is foreseen in %s', async (_, entry) => {
    const ruleset = await entry.load()
    const reaches = ruleset.scenarios.slice(0, 2).flatMap(scenario => {
      const state = opened(ruleset, scenario)
      const me = state.toAct[0] ?? 'A'
      const view = ruleset.view(state, me)
      const before = JSON.stringify(view)
      const theirs = view.units.filter(({ side, at }) => side !== me && at)
      const all = theirs.slice(0, 6).map(({ id }) => reachSoon(ruleset, view, id))
      expect(JSON.stringify(view)).toBe(before)
      return all
    })
    expect(reaches.some(reach => reach !== null && reach.length > 0)).toBe(true)
  })
})

describe('whom a unit could hurt', () => {
  it('is asked of where its way would take it', async () => {
    const ww2 = await REGISTER[0]?.load()
    if (!ww2) throw new Error('There is no ruleset.')
    const view = ww2.view(opened(ww2), 'A')
    const tank = view.units.find(({ name }) => name === '1st Platoon')
    const offer = ww2.offers(view, 'A').find(({ unit, input }) => unit === tank?.id && input === 'path')
    if (!tank?.at || !offer?.trace) throw new Error('There is no platoon of tanks.')
    // Eastward by the fields: Grenadiers 1 in their farm, hidden from afar, are seen from nearby.
    const near = offer.trace([{ x: tank.at.x + 3.7, y: 9 }])
    expect(near.refusal).toBe(null)
    const there = preyThere(ww2, view, tank.id, near).map(({ unit }) => unit)
    const here = preyOf(ww2, view, tank.id).map(({ unit }) => unit)
    const names = (ids: readonly string[]) =>
      view.units.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
    expect(names(here)).not.toContain('Grenadiers 1')
    expect(names(there)).toContain('Grenadiers 1')
    expect(near.notes?.[0]?.text).toMatch(/^In reach of Company HQ: \d+\.\d of 12 inches$/)
  })
})

describe('in how many turns a place is reached', () => {
  it('goes by what each turn allows: a tank four inches over fields', async () => {
    const ww2 = await REGISTER[0]?.load()
    if (!ww2) throw new Error('There is no ruleset.')
    const view = ww2.view(opened(ww2), 'A')
    const tank = view.units.find(({ name }) => name === '1st Platoon')
    const offer = ww2.offers(view, 'A').find(({ unit, input }) => unit === tank?.id && input === 'path')
    if (!tank?.at || !offer) throw new Error('There is no platoon of tanks.')
    const east = (inches: number) => turnsTo(ww2, view, offer, { x: (tank.at?.x ?? 0) + inches, y: 9 })
    // Beside Rifles 3 it may not end its move: it stops after 2 inches, then goes 4 more each turn.
    expect([3.5, 5, 6.5].map(east)).toEqual([1, 2, 3])
  })
})
