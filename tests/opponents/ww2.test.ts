import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/ww2/index'
import type { TacticalState } from '../../rulesets/families/tactical'
import { seededChance } from '../../src/engine/dice/seeded'
import type { Side } from '../../src/engine/ids'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import { angleBetween, bearing, distance } from '../../src/geometry/point'
import { chooseOrder } from '../../src/opponents/opponent'
import { STRENGTHS, type Strength } from '../../src/opponents/order'
import { playMatch } from '../../src/opponents/selfPlay'
import { NO_BATTLES, counted } from '../../src/opponents/tally'
import {
  EAST,
  NORTH,
  SOUTH,
  aboard,
  area,
  at,
  battery,
  battle,
  mine,
  sortie,
  statusOf,
  strip,
  the,
  unit,
} from '../rulesets/tactical/table'

const always = () => true

const goal = (x: number, y: number, points = 4) => ({
  objectives: [
    {
      id: 'goal',
      name: 'the goal',
      at: at(x, y),
      radius: 2,
      points: { A: points, B: points },
      holder: 'B' as const,
    },
  ],
})

/** The orders of a side until it has ended its step, and the position then. */
function phase(start: TacticalState, side: Side, strength: Strength = 'expert', seed = 'phase') {
  const io = { chance: seededChance(seed, 0, []), log: () => {} }
  let state = start
  const orders: string[] = []
  for (let count = 0; count < 100 && state.step === start.step && state.toAct.includes(side); count++) {
    const order = chooseOrder(ruleset, ruleset.view(state, side), side, strength, seed, always)
    if (!order) throw new Error('There is no order.')
    expect(ruleset.refuse(state, order.action)).toBeNull()
    orders.push(order.action.type)
    state = ruleset.play(state, order.action, io)
  }
  return { state, orders }
}

/** The position when a side's next movement phase is over, the other side doing nothing meanwhile. */
function turns(start: TacticalState, count: number): TacticalState {
  const io = { chance: seededChance('turns', 0, []), log: () => {} }
  let state = start
  for (let guard = 0; guard < 200 && state.turn < start.turn + count && !state.result; guard++) {
    if (state.step === 'A moves') state = phase(state, 'A').state
    else {
      const [side] = state.toAct
      const action = state.step === 'rally' ? ({ type: 'rally' } as const) : ({ type: 'end' } as const)
      if (!side) throw new Error('Nobody is to act.')
      state = ruleset.play(state, action, io)
    }
  }
  return state
}

/** Somebody far away who hurts nobody. */
const bystander = unit('far', 'B', 'german-truck', at(46, 2), SOUTH)

describe('what the next fire promises', () => {
  const tank = unit('tank', 'A', 'sherman', at(20, 20), NORTH)
  const target = unit('target', 'B', 'german-infantry', at(20, 12), SOUTH)
  const gun = unit('gun', 'B', 'pak-40', at(28, 12), SOUTH)
  const fire = (step: 'A moves' | 'B moves', ...others: readonly (typeof tank)[]): number =>
    ruleset.merits(battle(step, [tank, target, ...others], { scenario: goal(40, 40) }), 'A')['fire'] ?? 0

  it('is less for one whom the enemy may hit first, by as much as it is likely', () => {
    expect(fire('A moves')).toBeGreaterThan(0)
    // A gun more to fire at: it would be more if the gun did not fire before the tank.
    expect(fire('A moves', gun)).toBeLessThan(0.8 * fire('A moves'))
  })

  it('is not where the side fires before the enemy does', () => {
    expect(fire('B moves', gun)).toBeGreaterThanOrEqual(fire('B moves'))
  })
})

describe('an opponent with the WW2 rules', () => {
  it('gives only orders that the rules allow, on every scenario and in every strength', () => {
    for (const scenario of ruleset.scenarios) {
      for (const strength of STRENGTHS) {
        const io = { chance: seededChance(`legal ${strength}`, 0, []), log: () => {} }
        let state = ruleset.begin({ ...scenario, turns: 1 }, PLAIN_OPTIONS, io)
        for (let count = 0; count < 400 && !state.result; count++) {
          const [side] = state.toAct
          if (!side) throw new Error('Nobody is to act.')
          // Legality does not hang on how long one thinks.
          let left = 25
          const order = chooseOrder(
            ruleset,
            ruleset.view(state, side),
            side,
            strength,
            'legal',
            () => left-- > 0,
          )
          if (!order) throw new Error(`${strength} knows no order.`)
          expect(ruleset.refuse(state, order.action)).toBeNull()
          state = ruleset.play(state, order.action, io)
        }
        expect(state.result).not.toBeNull()
      }
    }
  })

  it('knows no minefield of the enemy from a sham', () => {
    const units = [
      unit('a1', 'A', 'sherman', at(20, 30)),
      unit('a2', 'A', 'us-infantry', at(24, 30)),
      unit('b1', 'B', 'german-infantry', at(20, 8)),
    ]
    const orders = [true, false].map(real => {
      const mines = [mine('m1', 'B', at(20, 27.5), real), mine('m2', 'B', at(24, 28), !real)]
      const state = battle('A moves', units, { mines, scenario: goal(20, 20) })
      return STRENGTHS.map(strength =>
        chooseOrder(ruleset, ruleset.view(state, 'A'), 'A', strength, 'secret', always),
      )
    })
    expect(orders[0]).toEqual(orders[1])
  })

  it('drives infantry to a far objective instead of walking, and sets it down there', () => {
    const start = battle(
      'A moves',
      [
        unit('a1', 'A', 'us-hq', at(6, 18), EAST, { isHq: true }),
        unit('a2', 'A', 'm3-halftrack', at(4, 18), EAST, { hq: 'a1' }),
        aboard('a3', 'A', 'us-infantry', 'a2', { hq: 'a1' }),
        bystander,
      ],
      { scenario: goal(24, 18) },
    )
    const first = phase(start, 'A').state
    expect(the(first, 'a3').carriedBy).toBe('a2')
    expect(distance(the(first, 'a2').at ?? at(0, 0), at(24, 18))).toBeLessThan(16)
    const there = turns(start, 6)
    expect(the(there, 'a3').carriedBy).toBeNull()
    expect(distance(the(there, 'a3').at ?? at(0, 0), at(24, 18))).toBeLessThan(3)
  })

  it('takes a gun in tow when the fight is elsewhere', () => {
    const start = battle(
      'A moves',
      [
        unit('a1', 'A', 'm1-57mm', at(4, 18), EAST),
        unit('a2', 'A', 'm3-halftrack', at(6, 18), EAST),
        unit('b1', 'B', 'pz-iv-h', at(44, 18), SOUTH),
      ],
      { scenario: goal(34, 18) },
    )
    const after = turns(start, 3)
    expect(the(after, 'a1').at?.x ?? the(after, 'a2').at?.x ?? 0).toBeGreaterThan(10)
  })

  it('goes round an assault gun that only fires forward, and strikes its flank', () => {
    const start = battle('A moves', [
      unit('a1', 'A', 'sherman', at(21.5, 19.5), NORTH),
      unit('b1', 'B', 'stug-iii-g', at(24, 16), SOUTH),
    ])
    const { state } = phase(start, 'A')
    const [mine, tank] = [the(state, 'a1'), the(state, 'b1')]
    const off = angleBetween(tank.facing, bearing(tank.at ?? at(0, 0), mine.at ?? at(0, 0)))
    expect(off).toBeGreaterThan(45)
  })

  it('closes with a tank that can no longer shoot: that is its end', () => {
    const start = battle('A moves', [
      unit('a1', 'A', 'sherman', at(24, 20), NORTH),
      unit('b1', 'B', 'tiger-i', at(24, 16), SOUTH, { status: 'Suppressed' }),
    ])
    const { state } = phase(start, 'A')
    expect(distance(the(state, 'a1').at ?? at(0, 0), the(state, 'b1').at ?? at(0, 0))).toBeLessThan(1.5)
  })

  it('brings infantry under fire into cover', () => {
    const start = battle(
      'A moves',
      [
        unit('a1', 'A', 'us-infantry', at(20, 20), NORTH),
        unit('b1', 'B', 'german-hmg', at(20, 16.5), SOUTH),
        unit('b2', 'B', 'pz-iv-h', at(24, 12), SOUTH),
      ],
      { ground: [area('wood', at(15, 20.6), 10, 4)] },
    )
    const { y } = the(phase(start, 'A').state, 'a1').at ?? at(0, 0)
    expect(y).toBeGreaterThanOrEqual(20.6)
  })

  it('brings an HQ within reach of those who have to rally', () => {
    const start = battle(
      'A moves',
      [
        unit('a1', 'A', 'us-hq', at(10, 30), NORTH, { isHq: true }),
        unit('a2', 'A', 'us-infantry', at(10, 17), NORTH, { hq: 'a1', status: 'Suppressed' }),
        unit('a3', 'A', 'us-infantry', at(12, 16.8), NORTH, { hq: 'a1', status: 'Disorganized' }),
        bystander,
      ],
      {},
    )
    const { state } = phase(start, 'A')
    for (const id of ['a2', 'a3']) {
      expect(distance(the(state, 'a1').at ?? at(0, 0), the(state, id).at ?? at(0, 0))).toBeLessThanOrEqual(
        12.01,
      )
    }
  })

  it('steps onto an objective in the last turn', () => {
    for (const strength of ['middle', 'expert'] as const) {
      const start = battle(
        'B moves',
        [unit('b1', 'B', 'pz-iv-h', at(24, 12), SOUTH), unit('a1', 'A', 'sherman', at(40, 30))],
        {
          turn: 12,
          scenario: {
            objectives: [
              {
                id: 'goal',
                name: 'the goal',
                at: at(24, 17),
                radius: 2,
                points: { A: 4, B: 4 },
                holder: 'A',
              },
            ],
          },
        },
      )
      const { state } = phase(start, 'B', strength)
      expect(distance(the(state, 'b1').at ?? at(0, 0), at(24, 17))).toBeLessThanOrEqual(2.01)
    }
  })

  it('does not leave an objective empty that the enemy can still walk into before the battle ends', () => {
    // A has moved, B moves after it; the goal is A's. Only from nearby can B get there in the last turn.
    const lossBy = (turn: number, enemy: ReturnType<typeof at>) => {
      const groundAt = (guard: ReturnType<typeof at>) =>
        ruleset.merits(
          battle(
            'B moves',
            [unit('a1', 'A', 'us-infantry', guard, NORTH), unit('b1', 'B', 'pz-iv-h', enemy, SOUTH)],
            {
              turn,
              scenario: { objectives: [{ ...goal(24, 30).objectives[0]!, holder: 'A' }] },
            },
          ),
          'A',
        )['objectives'] ?? 0
      return groundAt(at(24, 30)) - groundAt(at(24, 34))
    }
    const [near, far] = [at(24, 26.5), at(24, 4)]
    expect(lossBy(12, near)).toBeGreaterThan(100)
    expect(lossBy(12, near)).toBeGreaterThan(2 * lossBy(12, far))
    expect(lossBy(12, near)).toBeGreaterThan(2 * lossBy(4, near))
  })

  it('fires at what it can destroy rather than at armour that it cannot pierce', () => {
    const start = battle('A fires', [
      unit('a1', 'A', 'sherman', at(24, 20), NORTH),
      unit('b1', 'B', 'tiger-ii', at(23, 14), SOUTH),
      unit('b2', 'B', 'german-infantry', at(26, 16), SOUTH),
    ])
    const order = chooseOrder(ruleset, start, 'A', 'expert', 'seed', always)
    expect(order?.action).toMatchObject({ type: 'fire', unit: 'a1', target: 'b2' })
  })

  it('uses its batteries and its aircraft before the battle is over', () => {
    const start = battle(
      'A fires',
      [
        unit('a1', 'A', 'us-infantry', at(4, 34), NORTH),
        unit('b1', 'B', 'german-infantry', at(24, 14), SOUTH),
      ],
      {
        turn: 12,
        batteries: [battery('g1', 'A', 'medium-artillery')],
        sorties: [sortie('p1', 'A', 'bomber')],
      },
    )
    for (const strength of ['middle', 'expert'] as const) {
      const { orders } = phase(start, 'A', strength, 'guns')
      const used = orders.filter(order => order === 'air' || order === 'bombard')
      // The one that is used first may leave nothing for the other.
      expect(used.length).toBeGreaterThan(0)
    }
  })

  it('does not walk into a field of fire when there is a covered way', () => {
    const wall = strip('wall', [at(10, 22), at(30, 22)], 0.4)
    const start = battle(
      'A moves',
      [unit('a1', 'A', 'us-infantry', at(20, 24), NORTH), unit('b1', 'B', 'german-hmg', at(20, 19), SOUTH)],
      { ground: [wall, area('wood', at(10, 23), 20, 6)] },
    )
    const after = phase(start, 'A').state
    expect(the(after, 'a1').at?.y ?? 0).toBeGreaterThan(22)
    expect(statusOf(after, 'a1')).toBe('OK')
  })
})

describe('strength', () => {
  it('tells: the strongest beats the weakest from either side of the first battle', () => {
    const [scenario] = ruleset.scenarios
    if (!scenario) throw new Error('There is no scenario.')
    const match = { ruleset, scenario, options: PLAIN_OPTIONS }
    let wins = 0
    for (const strong of ['A', 'B'] as const) {
      const seats =
        strong === 'A' ? ({ A: 'expert', B: 'easy' } as const) : ({ A: 'easy', B: 'expert' } as const)
      const played = [1, 2].map(number => playMatch({ ...match, seats, seed: `strength ${number}` }))
      const tally = played.reduce(counted, NO_BATTLES)
      expect(tally.unfinished).toBe(0)
      wins += tally.wins[strong]
    }
    expect(wins).toBeGreaterThanOrEqual(3)
  })
})
