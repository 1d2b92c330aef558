import { describe, expect, it } from 'vitest'
import type { NavalState } from '../../rulesets/naval/state'
import { seededChance } from '../../src/engine/dice/seeded'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import { chooseOrder } from '../../src/opponents/opponent'
import { playMatch } from '../../src/opponents/selfPlay'
import { MATAPAN, PLATE, battle, ruleset, ship, zoneOf } from '../rulesets/naval/table'

/** The position when the side that moves has ended its movement, each order being allowed. */
function afterMoves(start: NavalState): NavalState {
  const [side] = start.toAct
  if (!side) throw new Error('Nobody is to act.')
  const io = { chance: seededChance('naval', 0, []), log: () => {} }
  let state = start
  for (let count = 0; count < 20 && state.step === start.step; count++) {
    const order = chooseOrder(ruleset, state, side, 'expert', 'naval', () => true)
    if (!order) throw new Error('There is no order.')
    expect(ruleset.refuse(state, order.action)).toBeNull()
    state = ruleset.play(state, order.action, io)
  }
  return state
}

describe('the computer at sea', () => {
  it('keeps cruisers away from battleships that it cannot hurt, even while it is behind', () => {
    const sunk = ['Zara', 'Fiume', 'Pola'].map(name =>
      ship(name, 'B', 'zara', 8, { at: null, status: 'Sunk' }),
    )
    const start = battle(
      'first moves',
      [
        ship('barham', 'A', 'barham', 2),
        ship('valiant', 'A', 'valiant', 2),
        ship('veneto', 'B', 'vittorio-veneto', 7),
        ship('trento', 'B', 'trento', 7),
        ...sunk,
      ],
      { scenario: MATAPAN, turn: 14, first: 'B', toAct: ['B'] },
    )
    const after = afterMoves(start)
    // Six points behind, the battleship closes. At four zones guns of 15 inches reach the cruiser and hers do not.
    expect(zoneOf(after, 'veneto')).toBe(6)
    expect(zoneOf(after, 'trento')).toBeGreaterThanOrEqual(7)
  })

  it('comes on where it is shot up from afar and would win nearer, if the enemy lets it come', () => {
    const cruisers = ['exeter', 'ajax', 'achilles'] as const
    const met = (raider: number, zone: number): NavalState => {
      const ships = [
        ...cruisers.map(name => ship(name, 'A', name, zone)),
        ship('spee', 'B', 'graf-spee', raider),
      ]
      return afterMoves(battle('first moves', ships, { scenario: PLATE, turn: 4, first: 'A', toAct: ['A'] }))
    }
    // At four zones the raider alone fires; at one the cruisers' torpedoes tell, and he lies at the central line.
    const near = met(5, 1)
    expect(cruisers.map(name => zoneOf(near, name))).toEqual([2, 2, 2])
    // Two zones back he cannot be come at: at three zones and at two his guns are still the better ones.
    const far = met(7, 3)
    expect(cruisers.filter(name => zoneOf(far, name) === 4)).toEqual([])
  })

  it('comes to hold the sea in bad weather too, in which hardly anybody is hit from afar', () => {
    const hold = { A: { turns: 26, points: 4 }, B: null }
    const scenario = { ...PLATE, hold, badWeather: true }
    const seats = { A: 'expert', B: 'expert' } as const
    const { state } = playMatch({ ruleset, scenario, options: PLAIN_OPTIONS, seats, seed: 'bad weather' })
    expect(state.held.A).toBeGreaterThanOrEqual(26)
    expect(state.result?.winner).toBe('A')
  })
})
