import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/engine/dice/seeded'
import { SIDES, otherSide } from '../../src/engine/ids'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { REGISTER } from '../../rulesets'
import { CHARACTERS, type Character } from '../../src/opponents/order'
import { planOrders } from '../../src/opponents/opponent'
import { TEMPERS, weighing } from '../../src/opponents/weights'
import { duel } from '../engine/duel'
import { rulesetOf } from '../../src/workers/rulesets'

async function load(id: string): Promise<Ruleset> {
  const ruleset = await rulesetOf(id)
  if (!ruleset) throw new Error(`There is no ruleset '${id}'.`)
  return ruleset
}

const io = () => ({ chance: seededChance('weights', 0, []), log: () => {} })

function begun(ruleset: Ruleset) {
  const [scenario] = ruleset.scenarios
  if (!scenario) throw new Error('A ruleset has a scenario.')
  return ruleset.begin(scenario, PLAIN_OPTIONS, io())
}

describe('weights', () => {
  const [scenario] = duel.scenarios
  if (!scenario) throw new Error('The duel has a scenario.')
  const state = duel.begin(scenario, PLAIN_OPTIONS, io())
  const hurt = {
    ...state,
    units: state.units.map(unit => (unit.side === 'B' ? { ...unit, life: unit.life - 1 } : unit)),
  }

  it('change what a position is worth by its parts, and nothing where none is named', () => {
    expect(duel.worth(hurt, 'A')).toBeGreaterThan(0)
    expect(weighing(duel, { life: 3 }).worth(hurt, 'A')).toBeCloseTo(3 * duel.worth(hurt, 'A'), 9)
    expect(weighing(duel, {}).worth(hurt, 'A')).toBeCloseTo(duel.worth(hurt, 'A'), 9)
    expect(weighing(duel, { gold: 9 }).worth(hurt, 'B')).toBeCloseTo(duel.worth(hurt, 'B'), 9)
  })

  it('leave a battle that is over worth what it is', () => {
    const over = { ...hurt, result: { winner: 'A', why: { code: 'won' } } as const }
    expect(weighing(duel, { life: 3 }).worth(over, 'A')).toBe(duel.worth(over, 'A'))
  })

  it('are handed to an estimate', () => {
    const estimated: typeof duel = {
      ...duel,
      estimate: (_now, _side, _action, weights) => weights?.['life'] ?? 1,
    }
    const action = { type: 'shoot', unit: 'a1', target: 'b1' } as const
    expect(estimated.estimate?.(hurt, 'A', action)).toBe(1)
    expect(weighing(estimated, { life: 3 }).estimate?.(hurt, 'A', action)).toBe(3)
    expect(weighing(duel, { life: 3 }).estimate?.(hurt, 'A', action)).toBeNull()
  })
})

/** In so many orders of so many battles each character shows. */
const MOST = 150
const BATTLES = 12

describe.each(REGISTER.map(({ id }) => id))('a character in %s', id => {
  it('has something to set store by', async () => {
    const ruleset = await load(id)
    const parts = Object.keys(ruleset.merits(begun(ruleset), 'A'))
    for (const character of CHARACTERS) {
      expect(parts.some(part => part in TEMPERS[character])).toBe(true)
    }
  })

  it('gives other orders', { timeout: 120_000 }, async () => {
    const ruleset = await load(id)
    const [scenario] = ruleset.scenarios
    if (!scenario) throw new Error('A ruleset has a scenario.')
    const same = new Set(CHARACTERS)
    for (let battle = 0; battle < BATTLES && same.size > 0; battle++) {
      const own = { chance: seededChance('character', battle, []), log: () => {} }
      let state = ruleset.begin(scenario, PLAIN_OPTIONS, own)
      for (let orders = 0; orders < MOST && !state.result && same.size > 0; orders++) {
        const side = SIDES.find(each => state.toAct.includes(each) && ruleset.offers(state, each).length > 0)
        if (!side) break
        const question = { ruleset, view: ruleset.view(state, side), side, seed: 'one', mayGoOn: () => true }
        const plain = planOrders(question, 'middle').steps[0]?.order.action
        if (!plain || ruleset.refuse(state, plain)) break
        for (const character of same) {
          const other = planOrders({ ...question, weights: TEMPERS[character] }, 'middle').steps[0]?.order
            .action
          if (JSON.stringify(other) !== JSON.stringify(plain)) same.delete(character)
        }
        state = ruleset.play(state, plain, own)
      }
    }
    expect([...same]).toEqual([])
  })
})

describe('a bold computer', () => {
  /** How much both sides together may suffer by the next fire, on average after each step of a battle played by such computers. */
  async function exposed(character: Character): Promise<number> {
    const ruleset = await load('ww2')
    let sum = 0
    let count = 0
    for (const seed of ['one', 'two']) {
      const own = { chance: seededChance(seed, 0, []), log: () => {} }
      const [scenario] = ruleset.scenarios
      if (!scenario) throw new Error('A ruleset has a scenario.')
      let state = ruleset.begin(scenario, PLAIN_OPTIONS, own)
      for (let orders = 0; orders < 400 && !state.result && state.turn <= 4; orders++) {
        const side = SIDES.find(each => state.toAct.includes(each))
        if (!side) break
        const view = ruleset.view(state, side)
        const question = { ruleset, view, side, seed, mayGoOn: () => true, weights: TEMPERS[character] }
        const order = planOrders(question, 'middle').steps[0]?.order
        if (!order) break
        state = ruleset.play(state, order.action, own)
        sum -= ruleset.merits(state, side)['danger'] ?? 0
        sum -= ruleset.merits(state, otherSide(side))['danger'] ?? 0
        count += 1
      }
    }
    return sum / count
  }

  it('goes where it can be hurt, and a cautious one does not', { timeout: 120_000 }, async () => {
    const [bold, cautious] = [await exposed('bold'), await exposed('cautious')]
    expect(bold).toBeGreaterThan(cautious * 1.1)
  })
})
