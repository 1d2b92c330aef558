import { describe, expect, it } from 'vitest'
import { SIDES } from '../../src/engine/ids'
import { chooseOrder, foreseen, planOrders } from '../../src/opponents/opponent'
import { STRENGTHS } from '../../src/opponents/order'
import { OPPONENT_WORDS, tellOrder } from '../../src/opponents/words'
import { missingWords } from '../../src/engine/say'
import { duel } from '../engine/duel'
import type { DuelState } from '../engine/duelState'
import { seededChance } from '../../src/engine/dice/seeded'
import { playMatch } from '../../src/opponents/selfPlay'

const always = () => true

function begun(seed: string): DuelState {
  const [scenario] = duel.scenarios
  if (!scenario) throw new Error('The duel has a scenario.')
  return duel.begin(scenario, { houseRules: {} }, { chance: seededChance(seed, 0, []), log: () => {} })
}

/** A position of the duel with these places, side A to act. */
function placed(
  places: Readonly<Record<string, { readonly x: number; readonly y: number } | null>>,
): DuelState {
  const state = begun('placed')
  return {
    ...state,
    toAct: ['A'],
    units: state.units.map(unit => ({
      ...unit,
      at: places[unit.id] === undefined ? unit.at : (places[unit.id] ?? null),
    })),
  }
}

describe('an order', () => {
  it('is always one that the rules allow, in every strength', () => {
    for (const strength of STRENGTHS) {
      for (let battle = 0; battle < 20; battle++) {
        const io = { chance: seededChance(`legal ${battle}`, 0, []), log: () => {} }
        let state = begun(`legal ${battle}`)
        for (let orders = 0; orders < 200 && !state.result; orders++) {
          const [side] = state.toAct
          if (!side) throw new Error('Nobody is to act.')
          const order = chooseOrder(duel, duel.view(state, side), side, strength, `legal ${battle}`, always)
          if (!order) throw new Error(`${strength} knows no order.`)
          expect(duel.refuse(state, order.action)).toBeNull()
          state = duel.play(state, order.action, io)
        }
        expect(state.result).not.toBeNull()
      }
    }
  })

  it('is the same for the same question, and not asked of a clock', () => {
    const view = duel.view(begun('same'), 'A')
    for (const strength of STRENGTHS) {
      const orders = [1, 2].map(() =>
        chooseOrder(duel, { ...view, toAct: ['A'] }, 'A', strength, 'seed', always),
      )
      expect(orders[0]).toEqual(orders[1])
    }
  })

  it('does not depend on what the side cannot know', () => {
    const state = begun('secret')
    const other = {
      ...state,
      units: state.units.map(unit =>
        unit.side === 'B'
          ? { ...unit, body: unit.body === 'straw' ? ('flesh' as const) : ('straw' as const) }
          : unit,
      ),
    }
    expect(other).not.toEqual(state)
    for (const strength of STRENGTHS) {
      const [one, two] = [state, other].map(each =>
        chooseOrder(duel, duel.view({ ...each, toAct: ['A'] }, 'A'), 'A', strength, 'seed', always),
      )
      expect(one).toEqual(two)
    }
  })

  it('takes the surest kill: of two targets the one within half range', () => {
    const state = placed({
      a1: { x: 2, y: 2 },
      a2: null,
      b1: { x: 2, y: 6 },
      b2: { x: 2, y: 10 },
    })
    const order = chooseOrder(duel, duel.view(state, 'A'), 'A', 'expert', 'seed', always)
    expect(order?.action).toEqual({ type: 'shoot', unit: 'a1', target: 'b1' })
  })

  it('gives its reason and what else was weighed, the best first', () => {
    const state = placed({ a1: { x: 2, y: 2 }, a2: null, b1: { x: 2, y: 6 }, b2: { x: 2, y: 10 } })
    const order = chooseOrder(duel, duel.view(state, 'A'), 'A', 'expert', 'seed', always)
    expect(order?.reason.code).toBe('opponent-best')
    expect(missingWords(OPPONENT_WORDS, order ? [order.reason] : [])).toEqual([])
    expect(order?.considered[0]?.action).toBe(order?.action)
    const gains = order?.considered.map(each => each.gain) ?? []
    expect(gains.length).toBeGreaterThan(1)
    expect(gains.slice(1)).toEqual(gains.slice(1).toSorted((a, b) => b - a))
    // 4 or more hits flesh and straw alike: 1/2. Straw or a 5 to 6 costs a life of 100, flesh otherwise 50: 1/2 x 5/6 x 100.
    expect(gains[0]).toBeCloseTo(((1 / 2) * (1 / 2 + 1 / 6) + ((1 / 2) * (1 / 2) * (2 / 3)) / 2) * 100, 6)
    const told = order ? tellOrder(order, id => id.toUpperCase()) : ''
    expect(told).toMatch(/^The order for A1, ‘shoot.*’, is worth \d+ points? more than standing by/)
    expect(told).toMatch(/It is the best of all that were weighed\. The next best: .*‘/)
  })

  it('ends the step when nothing is left to gain, and says so', () => {
    const state = placed({ a1: { x: 0, y: 0 }, a2: null, b1: { x: 11, y: 11 }, b2: null })
    for (const strength of STRENGTHS) {
      const order = chooseOrder(duel, state, 'A', strength, 'seed', always)
      expect(order?.action).toEqual({ type: 'end' })
      expect(['opponent-nothing', 'opponent-only']).toContain(order?.reason.code)
    }
  })

  it('is the best found so far when the thinking is interrupted', () => {
    const state = placed({ a1: { x: 2, y: 2 }, a2: null, b1: { x: 2, y: 6 }, b2: { x: 2, y: 10 } })
    for (const strength of STRENGTHS) {
      let asked = 0
      const order = chooseOrder(duel, state, 'A', strength, 'seed', () => {
        asked += 1
        return false
      })
      expect(order).not.toBeNull()
      expect(order && duel.refuse(state, order.action)).toBeNull()
      expect(asked).toBeLessThan(12)
    }
  })

  it('leaves out what was refused and gives the next best', () => {
    const state = placed({ a1: { x: 2, y: 2 }, a2: null, b1: { x: 2, y: 6 }, b2: { x: 2, y: 10 } })
    const without = [{ type: 'shoot', unit: 'a1', target: 'b1' } as const]
    const order = chooseOrder(duel, state, 'A', 'expert', 'seed', always, without)
    expect(order?.action).toEqual({ type: 'shoot', unit: 'a1', target: 'b2' })
  })

  it('is none for a side that is not to act, and none after the end', () => {
    const state = placed({})
    expect(chooseOrder(duel, state, 'B', 'expert', 'seed', always)).toBeNull()
    const over = { ...state, result: { winner: null, why: { code: 'draw' } } }
    for (const side of SIDES) expect(chooseOrder(duel, over, side, 'expert', 'seed', always)).toBeNull()
  })
})

describe('a plan', () => {
  it('holds for the position that it foresaw and for no other', () => {
    const state = placed({ a1: { x: 2, y: 2 }, a2: null, b1: { x: 2, y: 6 }, b2: null })
    const plan = planOrders({ ruleset: duel, view: state, side: 'A', seed: 's', mayGoOn: always }, 'expert')
    const copy = structuredClone(state)
    expect(foreseen(plan, copy)).toBe(plan.steps[0]?.order)
    expect(foreseen(plan, { ...copy, turn: 2 })).toBeNull()
  })
})

describe('a published solo procedure', () => {
  it('is followed where the ruleset has one, and a middling opponent stands in where not', () => {
    const state = placed({ a1: { x: 2, y: 2 }, a2: null, b1: { x: 2, y: 6 }, b2: null })
    const withSolo = {
      ...duel,
      soloPlayer: () => ({ type: 'step', unit: 'a1', to: { x: 1, y: 2 } }) as const,
    }
    const order = chooseOrder(withSolo, state, 'A', 'solo', 'seed', always)
    expect(order?.action).toEqual({ type: 'step', unit: 'a1', to: { x: 1, y: 2 } })
    expect(order?.reason.code).toBe('opponent-solo')
    expect(chooseOrder(duel, state, 'A', 'solo', 'seed', always)?.action.type).toBe('shoot')
  })
})

describe('a match between computers', () => {
  it('is played to its end, the same for the same seed', () => {
    const [scenario] = duel.scenarios
    if (!scenario) throw new Error('The duel has a scenario.')
    const match = {
      ruleset: duel,
      scenario,
      options: { houseRules: {} },
      seats: { A: 'expert', B: 'easy' } as const,
    }
    const one = playMatch({ ...match, seed: 'one' })
    expect(one.result).not.toBeNull()
    expect(one.refused).toBe(0)
    expect(playMatch({ ...match, seed: 'one' })).toEqual(one)
    expect(playMatch({ ...match, seed: 'two' }).state).not.toEqual(one.state)
  })

  it('can be broken off', () => {
    const [scenario] = duel.scenarios
    if (!scenario) throw new Error('The duel has a scenario.')
    const match = {
      ruleset: duel,
      scenario,
      options: { houseRules: {} },
      seats: { A: 'expert', B: 'expert' } as const,
    }
    expect(playMatch({ ...match, seed: 'one' }, () => false).result).toBeNull()
  })
})
