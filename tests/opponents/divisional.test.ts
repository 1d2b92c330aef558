import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/divisional'
import type { DivState, Objective } from '../../rulesets/divisional/state'
import { seededChance } from '../../src/engine/dice/seeded'
import type { Side } from '../../src/engine/ids'
import { chooseOrder } from '../../src/opponents/opponent'
import { FAR_A, FAR_B, at, combats, field, inStep, the, unit } from '../rulesets/divisional/table'

/** The orders of the hard computer until a side has ended its step, and the position then. */
function phase(start: DivState, side: Side) {
  const io = { chance: seededChance('phase', 0, []), log: () => {} }
  let state = start
  const orders: string[] = []
  for (let count = 0; count < 50 && state.step === start.step && !state.result; count++) {
    const order = chooseOrder(ruleset, ruleset.view(state, side), side, 'expert', 'phase', () => true)
    if (!order) throw new Error('There is no order.')
    orders.push(order.action.type)
    state = ruleset.play(state, order.action, io)
  }
  return { state, orders }
}

const merit = (state: DivState, part: string, side: Side = 'A'): number =>
  ruleset.merits(state, side)[part] ?? 0

const town = (side: Objective['side'], x = 24, y = 18): Objective => ({
  id: 'town',
  name: 'the town',
  at: at(x, y),
  radius: 1.2,
  side,
})

describe('a computer in Divisional', () => {
  const tank = unit('A', 'tank', 'medium-tank', at(20, 20))

  it('knows that who is beaten back upon another enemy is destroyed (6.15)', () => {
    const infantry = unit('B', 'i', 'leg', at(21, 20))
    const ahead = (others: Parameters<typeof field>[0]): number =>
      merit(combats(field([tank, infantry, ...others, FAR_A, FAR_B])), 'combats')
    const open = ahead([])
    expect(ahead([unit('A', 'behind', 'recon', at(23.5, 20))])).toBeGreaterThan(open + 15)
    // Abreast of the way it is in nobody's.
    expect(ahead([unit('A', 'beside', 'recon', at(23.5, 22.5))])).toBeCloseTo(open, 6)
  })

  it('knows that who is beaten back over the edge is destroyed (R24)', () => {
    const ahead = (x: number): number =>
      merit(
        combats(
          field([
            unit('A', 't', 'medium-tank', at(x - 1, 20)),
            unit('B', 'i', 'leg', at(x, 20)),
            FAR_A,
            FAR_B,
          ]),
        ),
        'combats',
      )
    expect(ahead(47)).toBeGreaterThan(ahead(40) + 15)
  })

  it('counts the second attack upon the same enemy for what the first has left of it (R21)', () => {
    const tired = unit('B', 'i', 'leg', at(21, 20), { fp: 2 })
    const other = unit('A', 'other', 'medium-tank', at(22, 20.9), { fp: 0 })
    const one = merit(combats(field([tank, tired, FAR_A, FAR_B])), 'combats')
    const two = merit(combats(field([tank, other, tired, FAR_A, FAR_B])), 'combats')
    // Nobody is destroyed twice.
    expect(two).toBeLessThan(1.7 * one)
  })

  it('minds attacks that the enemy may make with his next move, on an HQ most of all (6.27)', () => {
    const danger = (kind: 'hq' | 'leg', x: number): number =>
      merit(
        field([unit('A', 'u', kind, at(20, 20)), unit('B', 't', 'medium-tank', at(x, 20)), FAR_A, FAR_B], {
          state: { step: 'A rallies' },
        }),
        'danger',
      )
    expect(danger('leg', 34)).toBeCloseTo(0)
    expect(danger('leg', 25)).toBeLessThan(0)
    expect(danger('hq', 25)).toBeLessThan(2 * danger('leg', 25))
  })

  it('does not mind an attack that its own line bars (6.1)', () => {
    const line = [19, 20, 21].map((y, i) =>
      unit('A', `l${i}`, 'medium-tank', at(22, y), { quality: 'Elite' }),
    )
    const units = [unit('A', 'hq', 'hq', at(20, 20)), unit('B', 't', 'light-tank', at(26, 20)), FAR_A, FAR_B]
    const danger = (more: typeof line): number =>
      merit(field([...units, ...more], { state: { step: 'A rallies' } }), 'danger')
    expect(danger([])).toBeLessThan(-30)
    expect(danger(line)).toBeGreaterThan(-5)
  })

  it('takes its HQ out of reach of an attack (6.27)', () => {
    const units = [
      unit('A', 'hq', 'hq', at(20, 20)),
      unit('B', 't', 'medium-tank', at(25.5, 20)),
      FAR_A,
      FAR_B,
    ]
    const { state } = phase(field(units), 'A')
    const { at: to } = the(state, 'hq')
    expect(to && Math.hypot(to.x - 25.5, to.y - 20)).toBeGreaterThan(7)
  })

  it('does not leave an Objective on the last turn that the enemy may yet walk into (R32)', () => {
    const guard = unit('A', 'guard', 'leg', at(24, 18))
    // A gun without infantry is good prey.
    const prey = unit('B', 'gun', 'artillery', at(21, 18), { shots: 0, fp: 1 })
    const comer = unit('B', 'comer', 'motor', at(24, 13))
    const { state } = phase(
      field([guard, prey, comer, FAR_A, FAR_B], {
        objectives: [town('A')],
        state: { turn: 12, step: 'A moves' },
        scenario: { turns: 12, days: 1 },
      }),
      'A',
    )
    const { at: to } = the(state, 'guard')
    expect(to && Math.hypot(to.x - 24, to.y - 18)).toBeLessThanOrEqual(1.2)
  })

  it('goes back to an Objective that would else be lost at the end (R38)', () => {
    const units = [
      unit('A', 'back', 'leg', at(24, 21)),
      unit('B', 'comer', 'motor', at(24, 13)),
      FAR_A,
      FAR_B,
    ]
    const { state } = phase(
      field(units, { objectives: [town('A')], state: { turn: 12 }, scenario: { turns: 12, days: 1 } }),
      'A',
    )
    const { at: to } = the(state, 'back')
    expect(to && Math.hypot(to.x - 24, to.y - 18)).toBeLessThanOrEqual(1.2)
  })

  it('does not save turns of fire that nobody will use on this day any more (R18)', () => {
    const units = [
      unit('A', 'gun', 'artillery', at(20, 20)),
      unit('B', 'target', 'leg', at(27, 20)),
      FAR_A,
      FAR_B,
    ]
    const orders = (turn: number): readonly string[] =>
      phase(inStep(field(units, { state: { turn }, scenario: { turns: 12, days: 2 } }), 'A fires'), 'A')
        .orders
    expect(orders(9)).toContain('fire')
    // Fresh infantry is no target to spend them on while there are others to come.
    expect(orders(2)).not.toContain('fire')
  })
})
