import { describe, expect, it } from 'vitest'
import { PLATE, aim, battle, odds, play, ruleset, ship, shoot, the } from './table'
import type { NavalState } from '../../../rulesets/naval/state'

/** Graf Spee and Exeter a zone or more apart, without Torpedo Salvoes unless they are given. */
const spee = (step: NavalState['step'] = 'first fires', zone = 4, salvoes = 0) =>
  battle(
    step,
    [ship('a', 'A', 'graf-spee', zone, { salvoes }), ship('b', 'B', 'exeter', 5, { salvoes: 0 })],
    {
      scenario: PLATE,
    },
  )
const threats = (state: NavalState, unit: string) => {
  const { at, facing } = the(state, unit)
  return at ? ruleset.threats(state, unit, at, facing) : []
}

describe('what threatens a ship at a place', () => {
  it('is the fire of the batteries that are worst for it, both of them here [naval-11.3, naval-11.4]', () => {
    const [threat] = threats(spee(), 'b')
    // Both need 4 and 1 more for both: two throws of 5 or more.
    expect(threat?.hit).toBeCloseTo(1 - (4 / 6) ** 2)
    expect(threat?.why).toBe('needs 5 and 5 to straddle')
    const open = play(spee(), [aim('a', 'b', 'both'), { type: 'open' }]).state
    expect(threat?.destroy).toBeCloseTo(odds(open, shoot('a', 'b', 'both')).destroy)
    expect(threat?.destroy).toBeGreaterThan(0)
  })

  it('is the target that was named, and no other way to fire, once it is named [naval-R11, naval-R13]', () => {
    const state = play(spee(), aim('a', 'b', 'main')).state
    const [threat] = threats(state, 'b')
    expect([threat?.hit, threat?.why]).toEqual([0.5, 'needs 4 to straddle'])
  })

  it('is that of the next step of fire for a ship that has none now [naval-2.3, naval-2.5]', () => {
    expect(threats(spee('second moves'), 'b')[0]?.why).toBe('needs 5 and 5 to straddle')
    // Four zones are too far for guns of 8 inches.
    expect(threats(spee('first fires', 1), 'a')).toEqual([])
  })

  it('is a Torpedo Salvo where that is worse: with three H [naval-11.8, naval-5.8]', () => {
    const [threat] = threats(spee('first fires', 4, 1), 'b')
    // She is Crippled at her Defence of 2; one more sinks her.
    expect(threat).toEqual({
      by: 'a',
      hit: expect.closeTo(3 / 6),
      destroy: expect.closeTo(1 / 6),
      why: 'Torpedo Salvo',
    })
  })

  it('is not one of a ship that is Crippled or lies in smoke [naval-4.3, naval-5.9]', () => {
    for (const change of [{ status: 'Crippled', hull: 3 }, { smoke: true }] as const) {
      const state = spee()
      const units = state.units.map(each => (each.id === 'a' ? { ...each, ...change } : each))
      expect(threats({ ...state, units }, 'b')).toEqual([])
    }
  })
})
