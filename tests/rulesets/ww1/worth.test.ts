import { rowOf } from '../../../src/engine/dice/throwing'
import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww1'
import { chooseOrder } from '../../../src/opponents/opponent'
import { STRENGTHS } from '../../../src/opponents/order'
import { deployByPlan } from '../../../rulesets/ww1/deployment'
import { fieldOf } from '../../../rulesets/ww1/evaluate/field'
import type { Square, Ww1State } from '../../../rulesets/ww1/state'
import { assaulted, assaulting } from '../../../rulesets/ww1/strength'
import { END, field, inSquare, play, units, works } from './table'

describe('what a computer values', () => {
  const state = field({
    step: 'A assaults',
    toAct: ['A'],
    guns: { A: 0, B: 0 },
    units: [
      ...units('A', 'D4', 'infantry', 'infantry', 'infantry', 'infantry'),
      ...units('B', 'D5', 'infantry'),
      ...units('B', 'A8', 'mg'),
    ],
  })

  it('is the first row beyond its half: it takes a square of it that is weakly held, and goes in [ww1-5a.21, ww1-8a.3]', () => {
    const order = chooseOrder(ruleset, state, 'A', 'expert', 'seed', () => true)
    expect(order?.action).toMatchObject({ type: 'assault', from: 'D4', to: 'D5' })
    if (!order) return
    // Four against one without a die: the square is empty.
    const won = play(state, order.action).state
    expect(won.advance?.to).toBe('D5')
    for (const strength of STRENGTHS.filter(each => each !== 'easy')) {
      expect(chooseOrder(ruleset, won, 'A', strength, 'seed', () => true)?.action).toMatchObject({
        type: 'advance',
      })
    }
  })

  it('sees in an open advance what the best that can be done will bring, for both sides alike [ww1-5a.21]', () => {
    const won = play(state, { type: 'assault', from: 'D4', to: 'D5', guns: 0, gas: false }).state
    const [first] = won.advance?.units ?? []
    const gone = play(won, { type: 'advance', unit: first ?? '' }).state
    const stayed = play(won, { type: 'end' }).state
    expect(ruleset.worth(won, 'A')).toBeGreaterThan(ruleset.worth(stayed, 'A'))
    const all = play(gone, { type: 'advance', unit: gone.advance?.units[0] ?? '' }).state
    const best = Math.max(ruleset.worth(gone, 'A'), ruleset.worth(all, 'A'))
    expect(ruleset.worth(won, 'A')).toBeCloseTo(best)
    expect(ruleset.worth(won, 'B')).toBeCloseTo(-ruleset.worth(won, 'A'))
  })
})

/** Plays the orders of the strongest computer until it ends the step; no die may be thrown. */
function ordered(state: Ww1State): Ww1State {
  let now = state
  for (let count = 0; count < 20; count++) {
    const order = chooseOrder(ruleset, now, 'A', 'expert', 'seed', () => true)
    if (!order || order.action.type === 'end') return now
    now = play(now, order.action).state
  }
  throw new Error('The computer does not end.')
}

const FILES = ['A', 'B', 'C', 'D', 'E', 'F'] as const

describe('the line of the Attacker', () => {
  const last = { turn: 9, step: 'A moves', toAct: ['A'] } as const

  it('is not left when a whole row is his and the battle ends [ww1-8a.3]', () => {
    const held = FILES.flatMap(file => units('A', `${file}5`, 'infantry'))
    const state = field(last, {
      units: [...held, ...units('A', 'C4', 'infantry'), ...units('B', 'B7', 'mg')],
    })
    const after = ordered(state)
    for (const file of FILES) expect(inSquare(after, `${file}5`)).not.toEqual([])
  })

  it('closes up: everybody goes one square on, so that none of a row is missing [ww1-4b.1, ww1-8a.3]', () => {
    // B5 is free; the one who can be spared stands behind D5.
    const held = FILES.filter(file => file !== 'B').flatMap(file => units('A', `${file}5`, 'infantry'))
    const state = field(last, {
      units: [...held, ...units('A', 'D4', 'infantry'), ...units('B', 'B7', 'mg')],
    })
    const after = ordered(state)
    for (const file of FILES) expect(inSquare(after, `${file}5`)).not.toEqual([])
  })

  it('fills two gaps by two units: the one who is nearest to both goes to that which nobody else can reach [ww1-4b.1]', () => {
    // D5 and F5 are free. Only who is spare in E5 comes to F5 in time; for D5 those in C5 and C4 go one square on.
    const held = (['A', 'B', 'C', 'E'] as const).flatMap(file => units('A', `${file}5`, 'infantry'))
    const spare = units('A', 'E5', 'infantry').map(unit => ({ ...unit, id: 'spare' }))
    const state = field(last, {
      units: [...held, ...spare, ...units('A', 'C4', 'infantry'), ...units('B', 'B7', 'mg')],
    })
    const after = ordered(state)
    for (const file of FILES) expect(inSquare(after, `${file}5`)).not.toEqual([])
  })

  it('is filled early where the battle may end, by those on foot before Tanks, which may stick [ww1-8a.2, ww1-4b.4]', () => {
    // D5 is free. The Tank in C5 could go there and the one in C4 after it, but the battalion in D3 needs no die.
    const held = (['A', 'B', 'E', 'F'] as const).flatMap(file => units('A', `${file}5`, 'infantry'))
    const tanks = [...units('A', 'C5', 'tank'), ...units('A', 'C4', 'tank')]
    const state = field(
      { ...last, turn: 5 },
      { units: [...held, ...tanks, ...units('A', 'D3', 'infantry'), ...units('B', 'B7', 'mg')] },
    )
    expect(inSquare(ordered(state), 'D4')).toHaveLength(1)
  })
})

describe('the force of the Attacker', () => {
  it('gathers before what is still held, from squares that are not beside it too [ww1-4b.1, ww1-5a.3]', () => {
    const held = FILES.filter(file => file !== 'D').flatMap(file => units('A', `${file}5`, 'infantry'))
    const reserve = units('A', 'F4', 'infantry', 'infantry', 'infantry')
    const state = field(
      { turn: 5, step: 'A moves', toAct: ['A'] },
      {
        units: [
          ...held,
          ...units('A', 'D4', 'infantry', 'infantry'),
          ...reserve,
          ...units('B', 'D5', 'infantry', 'mg'),
        ],
        defences: works('B', 'D5', 'trench', 'wire'),
      },
    )
    const after = ordered(state)
    expect(inSquare(after, 'F4')).toEqual([])
  })
})

describe('an Assault of the computer', () => {
  const weak = units('A', 'D4', 'infantry')
  const strong = units('B', 'D5', 'infantry', 'infantry')
  const trenches = works('B', 'D5', 'trench', 'wire')
  const phase = { turn: 3, step: 'A assaults', toAct: ['A'] } as const

  it('is not made where nobody can fall: units are not squandered [ww1-5a.18]', () => {
    // One against five, without a gun.
    const state = field(phase, { units: [...weak, ...strong], defences: trenches })
    for (const strength of ['middle', 'expert'] as const)
      expect(chooseOrder(ruleset, state, 'A', strength, 'seed', () => true)?.action).toEqual(END)
  })

  it('is made with all guns in the last turn where the row hangs on it [ww1-8a.3, ww1-5a.7]', () => {
    const others = FILES.filter(file => file !== 'D').flatMap(file => units('A', `${file}5`, 'infantry'))
    const four = units('A', 'D4', 'infantry', 'infantry', 'infantry', 'infantry')
    const state = field(phase, {
      turn: 9,
      units: [...others, ...four, ...strong],
      defences: trenches,
      guns: { A: 6, B: 0 },
    })
    const action = chooseOrder(ruleset, state, 'A', 'expert', 'seed', () => true)?.action
    expect(action).toMatchObject({ type: 'assault', from: 'D4', to: 'D5' })
    // Four against five: three more are needed to be rid of both, which is what six guns throw twice.
    expect(action?.type === 'assault' ? action.guns : 0).toBeGreaterThanOrEqual(3)
  })
})

describe('the plan of the Attacker', () => {
  it('masses his Tanks in one square, before the one that is held most strongly [ww1-5a.4, ww1-2.9]', () => {
    const tanks = units('A', 'A1', 'tank', 'tank', 'tank').map(unit => ({ ...unit, at: null }))
    const state = field({
      turn: 0,
      step: 'deploy A',
      units: [...tanks, ...units('B', 'B5', 'infantry', 'mg'), ...units('B', 'E5', 'infantry')],
      defences: works('B', 'B5', 'trench', 'wire'),
    })
    const after = deployByPlan(state, 'A', {
      chance: {
        die: () => 1,
        check: () => true,
        bands: () => 0,
        table: rows => rowOf(rows, 0),
        hits: () => 0,
        tally: () => 0,
        each: (_sides, needs) => needs.map(() => false),
        draw: () => 0,
        sum: () => 0,
        contest: () => 0,
        pick: () => 0,
        series: first => first,
      },
      log: () => {},
    })
    expect(inSquare(after, 'B4')).toHaveLength(3)
  })
})

describe('the table as numbers', () => {
  it('says the same as both sums of an Assault [ww1-5a.3, ww1-5a.8]', () => {
    const state = field({
      units: [
        ...units('A', 'C4', 'tank', 'infantry', ['infantry', 'Green']),
        ...units('A', 'D5', ['stormtroopers', 'Elite'], 'mg'),
        ...units('B', 'C5', 'infantry', 'mg'),
      ],
      defences: [...works('B', 'C5', 'trench', 'wire'), ...works('B', 'D5', 'bunker', 'wire')],
      difficult: ['C5'],
    })
    for (const { place, holder, strength, foot, mgs, works: rest } of fieldOf(state)) {
      const square: Square = place.square
      if (holder === null) continue
      expect(strength).toBe(assaulting(state, holder, square).total)
      expect(foot + mgs + rest).toBe(assaulted(state, holder, square).total)
    }
  })
})
