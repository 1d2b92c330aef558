import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/engine/dice/seeded'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import type { Stake } from '../../src/engine/standing'
import { otherSide } from '../../src/engine/ids'
import { type BattlePlan, isOfPlace, planOf } from '../../src/opponents/plan/battlePlan'
import { serving } from '../../src/opponents/plan/serving'
import { planOrders } from '../../src/opponents/opponent'
import { taskOf } from '../../src/opponents/task'
import { tellPlan } from '../../src/opponents/words'
import type { Point } from '../../src/geometry/point'
import { duel } from '../engine/duel'
import type { DuelState } from '../engine/duelState'

const [scenario] = duel.scenarios
if (!scenario) throw new Error('The duel has a scenario.')
const begun = duel.begin(scenario, PLAIN_OPTIONS, { chance: seededChance('plan', 0, []), log: () => {} })

type Places = Readonly<Record<string, Point>>

/** A battle of those who stand at these places, on a table as large as one likes: 'a' and 'b' say whose they are. */
function standing(places: Places): DuelState {
  const [model] = begun.units
  if (!model) throw new Error('The duel has units.')
  const units = Object.entries(places).map(([id, at]) => ({
    ...model,
    id,
    name: id.toUpperCase(),
    side: id.startsWith('a') ? ('A' as const) : ('B' as const),
    at,
  }))
  return { ...begun, units, toAct: ['A'] }
}

const MILL = { id: 'mill', name: 'the mill', at: { x: 0, y: 0 } }
const BRIDGE = { id: 'bridge', name: 'the bridge', at: { x: 40, y: 0 } }

/** The duel where these places count and everybody counts for one there but those named. */
function about(stakes: readonly Stake[], { left = 8, score = { A: 0, B: 0 }, idle = '' } = {}): typeof duel {
  return {
    ...duel,
    presence: (_, id) => (id === idle ? 0 : 1),
    standing: state => ({
      ...duel.standing(state),
      stakes,
      score: { ...score, label: 'points' },
      left: { count: left, of: 8, label: 'turn' },
    }),
  }
}

const told = (plan: BattlePlan) =>
  plan.map(task => ({ kind: task.kind, at: isOfPlace(task) ? task.stake.id : null, units: task.units }))

describe('the plan of a side', () => {
  const held = { ...MILL, holder: 'A' as const }
  const open = { ...BRIDGE, holder: 'B' as const }

  it('holds what it has with those who are near, and goes with the others for what it has not', () => {
    const view = standing({
      a1: { x: 1, y: 0 },
      a2: { x: 30, y: 0 },
      a3: { x: 31, y: 0 },
      b1: { x: 10, y: 0 },
    })
    expect(told(planOf(about([held, open]), view, 'A'))).toEqual([
      { kind: 'hold', at: 'mill', units: ['a1'] },
      { kind: 'take', at: 'bridge', units: ['a3', 'a2'] },
    ])
  })

  it('leaves nobody where no enemy is near', () => {
    const view = standing({ a1: { x: 1, y: 0 }, b1: { x: 60, y: 0 } })
    expect(planOf(about([held]), view, 'A')).toEqual([])
  })

  it('holds with as much as the enemy near it asks for', () => {
    const one = { a1: { x: 0, y: 1 }, a2: { x: 0, y: 2 }, b1: { x: 2, y: 0 } }
    const three = { ...one, b2: { x: 2, y: 1 }, b3: { x: 2, y: 2 } }
    expect(told(planOf(about([held]), standing(one), 'A'))[0]?.units).toEqual(['a1'])
    expect(told(planOf(about([held]), standing(three), 'A'))[0]?.units).toEqual(['a1', 'a2'])
  })

  it('does not try what it cannot take with enough, unless it is behind', () => {
    const view = standing({
      a1: { x: 30, y: 0 },
      b1: { x: 40, y: 0 },
      b2: { x: 40, y: 1 },
      b3: { x: 41, y: 0 },
    })
    expect(planOf(about([open]), view, 'A')).toEqual([])
    expect(told(planOf(about([open], { score: { A: 0, B: 3 } }), view, 'A'))).toEqual([
      { kind: 'take', at: 'bridge', units: ['a1'] },
    ])
  })

  it('gives no task to those who count for nothing there, and is another when the position is', () => {
    const view = standing({ a1: { x: 1, y: 0 }, a2: { x: 3, y: 0 }, b1: { x: 10, y: 0 } })
    expect(told(planOf(about([held], { idle: 'a1' }), view, 'A'))[0]?.units).toEqual(['a2'])
    const lost = standing({ a2: { x: 3, y: 0 }, b1: { x: 10, y: 0 } })
    expect(told(planOf(about([held]), lost, 'A'))[0]?.units).toEqual(['a2'])
  })

  it('is none where no place counts or the rules do not say who counts there', () => {
    const view = standing({ a1: { x: 1, y: 0 }, b1: { x: 2, y: 0 } })
    expect(planOf(about([]), view, 'A')).toEqual([])
    expect(planOf({ ...about([held]), presence: undefined } as unknown as typeof duel, view, 'A')).toEqual([])
    expect(planOf(about([{ ...held, at: null }]), view, 'A')).toEqual([])
  })

  it('is told in a sentence', () => {
    const view = standing({
      a1: { x: 1, y: 0 },
      a2: { x: 30, y: 0 },
      a3: { x: 31, y: 0 },
      b1: { x: 10, y: 0 },
    })
    const plan = planOf(about([held, open]), view, 'A')
    expect(tellPlan(plan, id => (id === 'a1' ? 'Rifles 1' : id.toUpperCase()))).toBe(
      'The plan: Rifles 1 hold the mill; A3 and A2 are to take the bridge.',
    )
    expect(tellPlan([], String)).toBe('')
  })
})

describe('care beside the places', () => {
  const held = { ...MILL, holder: 'A' as const }
  const open = { ...BRIDGE, holder: 'B' as const }
  /** The same battle with one who is to be led with care. */
  const withCare = (
    ruleset: typeof duel,
    kind: 'keep' | 'wait',
    of: string,
    isStill: (at: Point) => boolean = () => true,
  ): typeof duel => ({
    ...ruleset,
    care: (state, id) => {
      const at = state.units.find(unit => unit.id === id)?.at
      return id === of && at && isStill(at) ? { kind, within: 10 } : null
    },
  })

  it('keeps those safe who are to be, beside any place that counts or none', () => {
    const view = standing({ a1: { x: 1, y: 0 }, a2: { x: 3, y: 0 }, b1: { x: 20, y: 0 } })
    expect(told(planOf(withCare(about([]), 'keep', 'a2'), view, 'A'))).toEqual([
      { kind: 'keep', at: null, units: ['a2'] },
    ])
    expect(told(planOf(withCare(about([]), 'keep', 'a2'), view, 'B'))).toEqual([])
  })

  it('lets those lie in wait whom nobody has seen, until the enemy is near or the side is behind', () => {
    const battle = withCare(about([open]), 'wait', 'a2')
    const far = standing({ a1: { x: 30, y: 0 }, a2: { x: 30, y: 1 }, b1: { x: 45, y: 0 } })
    const near = standing({ a1: { x: 30, y: 0 }, a2: { x: 30, y: 1 }, b1: { x: 38, y: 0 } })
    const waiting = { kind: 'wait', at: null, units: ['a2'] }
    expect(told(planOf(battle, far, 'A'))).toContainEqual(waiting)
    expect(told(planOf(battle, near, 'A'))).not.toContainEqual(waiting)
    const behind = withCare(about([open], { score: { A: 0, B: 3 } }), 'wait', 'a2')
    expect(told(planOf(behind, far, 'A'))).not.toContainEqual(waiting)
  })

  it('calls who lies in wait to hold a place where he is needed', () => {
    const view = standing({ a1: { x: 1, y: 0 }, b1: { x: 12, y: 0 } })
    expect(told(planOf(withCare(about([held]), 'wait', 'a1'), view, 'A'))).toEqual([
      { kind: 'hold', at: 'mill', units: ['a1'] },
    ])
  })

  it('delays at a place that cannot be held, and holds it for all that when the end is near', () => {
    const crowd = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`b${at}`, { x: 4, y: at - 4 }]))
    const view = standing({ a1: { x: 1, y: 0 }, ...crowd })
    expect(told(planOf(about([held]), view, 'A'))).toEqual([{ kind: 'delay', at: 'mill', units: ['a1'] }])
    expect(told(planOf(about([held], { left: 3 }), view, 'A'))).toEqual([
      { kind: 'hold', at: 'mill', units: ['a1'] },
    ])
  })

  it('is served by keeping away, by staying hidden, by falling back before the enemy and not too far', () => {
    const served = (ruleset: typeof duel, plan: BattlePlan, a1: Point): number => {
      const places = { a1, b1: { x: 20, y: 0 } }
      return serving(ruleset, plan, 'A', standing(places)).merits(standing(places), 'A')['plan'] ?? 0
    }
    const keep: BattlePlan = [{ kind: 'keep', units: ['a1'] }]
    const kept = withCare(about([]), 'keep', 'a1')
    const [far, near, nearer] = [5, 14, 17].map(x => served(kept, keep, { x, y: 0 }))
    expect(far).toBeCloseTo(0, 9)
    expect(near).toBeLessThan(far ?? 0)
    expect(nearer).toBeLessThan(near ?? 0)

    const wait: BattlePlan = [{ kind: 'wait', units: ['a1'] }]
    const hidden = withCare(about([]), 'wait', 'a1', ({ x }) => x < 5)
    expect(served(hidden, wait, { x: 3, y: 0 })).toBeCloseTo(0, 9)
    expect(served(hidden, wait, { x: 6, y: 0 })).toBeLessThan(0)

    const delay: BattlePlan = [{ kind: 'delay', stake: held, units: ['a1'], need: 3 }]
    const [gone, before, caught] = [-25, 8, 18].map(x => served(about([held]), delay, { x, y: 0 }))
    expect(before).toBeCloseTo(0, 9)
    expect(caught).toBeLessThan(before ?? 0)
    expect(gone).toBeLessThan(before ?? 0)
  })

  it('is told in the plan and in the reasons', () => {
    const plan: BattlePlan = [
      { kind: 'delay', stake: held, units: ['a1'], need: 3 },
      { kind: 'wait', units: ['a2', 'a3'] },
      { kind: 'keep', units: ['a4'] },
    ]
    expect(tellPlan(plan, id => id.toUpperCase())).toBe(
      'The plan: A1 delays the enemy before the mill; A2 and A3 wait for the enemy to come; A4 keeps out of reach.',
    )
    const at = { a1: { x: 18, y: 0 }, a2: { x: 6, y: 0 }, a4: { x: 15, y: 0 }, b1: { x: 20, y: 0 } }
    const task = (id: 'a1' | 'a2' | 'a4', to: Point) => {
      const ruleset = withCare(about([held]), id === 'a2' ? 'wait' : 'keep', id, ({ x }) => x !== 6)
      const planned = serving(ruleset, plan, 'A', standing(at))
      const change = { before: standing(at), after: standing({ ...at, [id]: to }), side: 'A' as const, plan }
      return taskOf({ ruleset: { ...planned, merits: plansOnly(planned) }, ...change }, id)
    }
    expect(task('a1', { x: 9, y: 0 })).toEqual({ kind: 'delay', place: 'the mill' })
    expect(task('a2', { x: 3, y: 0 })).toEqual({ kind: 'wait' })
    expect(task('a4', { x: 5, y: 0 })).toEqual({ kind: 'hide' })
  })
})

/** Nothing but the plan counts. */
function plansOnly(ruleset: typeof duel): (typeof duel)['merits'] {
  return (state, side) => ({ plan: ruleset.merits(state, side)['plan'] ?? 0 })
}

describe('where no place counts', () => {
  const field = { a1: { x: 0, y: 0 }, a2: { x: 0, y: 2 }, a3: { x: 0, y: 30 } }
  const crowd = { b1: { x: 10, y: 26 }, b2: { x: 11, y: 28 }, b3: { x: 10, y: 30 }, b4: { x: 8, y: 1 } }

  it('some fall together upon the enemy who stands alone, and nobody upon too many', () => {
    const view = standing({ ...field, ...crowd })
    expect(told(planOf(about([]), view, 'A'))).toEqual([{ kind: 'strike', at: 'b4', units: ['a1', 'a2'] }])
    expect(tellPlan(planOf(about([]), view, 'A'), id => id.toUpperCase())).toBe(
      'The plan: A1 and A2 are to fall upon B4.',
    )
    const alone = standing({ a3: { x: 0, y: 30 }, ...crowd })
    expect(planOf(about([]), alone, 'A')).toEqual([])
  })

  it('is served by coming nearer together, until the enemy is gone', () => {
    const plan = planOf(about([]), standing({ ...field, ...crowd }), 'A')
    const served = (places: Places): number =>
      serving(about([]), plan, 'A', standing({ ...field, ...crowd })).merits(standing(places), 'A')['plan'] ??
      0
    const near = { ...field, a1: { x: 3, y: 0 }, a2: { x: 3, y: 2 } }
    expect(served({ ...near, ...crowd })).toBeGreaterThan(served({ ...field, ...crowd }))
    const { b4: _, ...others } = crowd
    expect(served({ ...field, ...others })).toBeCloseTo(0, 9)
  })

  it('is a reason of its own', () => {
    const before = standing({ ...field, ...crowd })
    const plan = planOf(about([]), before, 'A')
    const ruleset = serving(about([]), plan, 'A', before)
    const after = standing({ ...field, ...crowd, a2: { x: 3, y: 2 } })
    const change = {
      ruleset: { ...ruleset, merits: plansOnly(ruleset) },
      before,
      after,
      side: 'A' as const,
      plan,
    }
    expect(taskOf(change, 'a2')).toEqual({ kind: 'strike', place: 'B4' })
  })
})

describe('serving a plan', () => {
  const held = { ...MILL, holder: 'A' as const }
  const hold: BattlePlan = [{ kind: 'hold', stake: { ...held }, units: ['a1'], need: 1 }]
  const served = (ruleset: typeof duel, plan: BattlePlan, places: Places, before = places): number =>
    serving(ruleset, plan, 'A', standing(before)).merits(standing(places), 'A')['plan'] ?? 0

  it('is to be where one is to hold, and dearer in the last turns', () => {
    const [there, off, away] = [1, 8, 20].map(x => served(about([held]), hold, { a1: { x, y: 0 } }))
    expect(there).toBeCloseTo(0, 9)
    expect(off).toBeLessThan(there ?? 0)
    expect(away).toBeLessThan(off ?? 0)
    expect(served(about([held], { left: 3 }), hold, { a1: { x: 20, y: 0 } })).toBeLessThan(away ?? 0)
  })

  it('is to come nearer to what is to be taken, and not alone', () => {
    const open = { ...BRIDGE, holder: 'B' as const }
    const take: BattlePlan = [{ kind: 'take', stake: open, units: ['a1', 'a2'], need: 2 }]
    const at = (one: number, two: number): number =>
      served(about([open]), take, { a1: { x: one, y: 0 }, a2: { x: two, y: 0 } })
    expect(at(20, 20)).toBeGreaterThan(at(15, 15))
    // Together they have come as far in both, but here one is far ahead of the other.
    expect(at(18, 18)).toBeGreaterThan(at(28, 8))
  })

  it('is not helped by one who leaves the table', () => {
    const open = { ...BRIDGE, holder: 'B' as const }
    const take: BattlePlan = [{ kind: 'take', stake: open, units: ['a1', 'a2'], need: 2 }]
    const both = { a1: { x: 10, y: 0 }, a2: { x: 12, y: 0 } }
    const one = served(about([open]), take, { a2: both.a2 }, both)
    expect(one).toBeCloseTo(served(about([open]), take, both), 9)
  })

  it('counts for the one as much as against the other, and not once the battle is over', () => {
    const state = standing({ a1: { x: 20, y: 0 } })
    const rules = serving(about([held]), hold, 'A', state)
    for (const side of ['A', 'B'] as const)
      expect(rules.worth(state, side)).toBeCloseTo(-rules.worth(state, otherSide(side)), 9)
    expect(rules.worth(state, 'A')).toBeLessThan(duel.worth(state, 'A'))
    const over = { ...state, result: { winner: 'B', why: { code: 'fallen' } } } as unknown as DuelState
    expect(rules.worth(over, 'A')).toBe(duel.worth(over, 'A'))
  })

  it('reaches an estimate with the weight of a character', () => {
    const state = standing({ a1: { x: 20, y: 0 } })
    const rules = serving({ ...about([held]), estimate: () => 7 }, hold, 'A', state)
    const action = { type: 'end' } as const
    const plain = rules.estimate?.(state, 'A', action) ?? 0
    expect(plain).toBeLessThan(7)
    expect(rules.estimate?.(state, 'A', action, { plan: 2 })).toBeCloseTo(7 + 2 * (plain - 7), 9)
  })

  it('is named in the reason, and the plan comes with the order of a strong computer', () => {
    const open = { ...BRIDGE, holder: 'B' as const }
    const plan: BattlePlan = [{ kind: 'take', stake: open, units: ['a1', 'a2'], need: 2 }]
    const places = { a1: { x: 20, y: 0 }, a2: { x: 20, y: 1 }, b1: { x: 90, y: 9 } }
    const before = standing(places)
    const after = standing({ ...places, a1: { x: 23, y: 0 } })
    const rules = serving({ ...about([open]), merits: () => ({}) }, plan, 'A', before)
    const change = { ruleset: rules, before, after, side: 'A', plan } as const
    expect(taskOf(change, 'a1')).toEqual({ kind: 'join', place: 'the bridge' })
    const question = {
      ruleset: about([open]),
      view: before,
      side: 'A',
      seed: 's',
      mayGoOn: () => true,
    } as const
    expect(told(planOrders(question, 'expert').steps[0]?.order.plan ?? [])).toEqual([
      { kind: 'take', at: 'bridge', units: ['a1', 'a2'] },
    ])
    expect(planOrders(question, 'easy').steps[0]?.order.plan).toEqual([])
  })
})
