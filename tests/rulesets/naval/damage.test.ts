import { describe, expect, it } from 'vitest'
import {
  type Hull,
  type Hurt,
  hullDamage,
  rolledDamage,
  several,
  turretDamage,
} from '../../../rulesets/naval/damage'
import type { Ship } from '../../../rulesets/naval/state'
import { pointsOf } from '../../../rulesets/naval/victory'
import { seededChance } from '../../../src/engine/dice/seeded'
import { telling } from '../../../src/engine/telling'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import {
  END,
  PLATE,
  STRAIT,
  aim,
  battle,
  fireAt,
  odds,
  play,
  refused,
  ruleset,
  ship,
  shoot,
  the,
} from './table'

const pair = (b: Partial<Ship> = {}, type = 'bismarck') =>
  battle('first fires', [
    ship('a', 'A', 'hood', 4),
    ship('b', 'B', type, 5, b),
    ship('c', 'B', 'prinz-eugen', 8),
  ])

/** Rolls so many damages on a ship with these dice. */
function rolled(target: Ship, count: number, dice: readonly number[]): Hull {
  const chance = recordedChance(dice, [])
  let hurt: Hurt = { ship: target, what: [] }
  for (let at = 0; at < count && hurt.ship.status !== 'Sunk'; at++) hurt = rolledDamage(hurt, chance, 'A')
  assertUsedUp(chance)
  return hurt.ship
}

const marks = ({ turrets, hull, status }: Hull) => [turrets, hull, status]

describe('damage', () => {
  it('adds Attack to one die and Defence to the other; the difference is the number of damages, at most 3 [naval-5.1, naval-5.2]', () => {
    // Hood's Attack 4 against Bismarck's Defence 4.
    expect(play(pair(), fireAt('a', 'b'), [4, 3, 3]).log.at(-1)?.code).toBe('holds')
    expect(play(pair(), fireAt('a', 'b'), [4, 2, 3]).log.at(-1)?.code).toBe('holds')
    expect(play(pair(), fireAt('a', 'b'), [4, 5, 3, 1, 1]).log.at(-1)?.facts?.['count']).toBe(2)
    expect(play(pair(), fireAt('a', 'b'), [4, 6, 1, 1, 1, 1]).log.at(-1)?.facts?.['count']).toBe(3)
  })

  it('has exact odds of all its dice in few ways, of both batteries too, and the same as the dice come out [naval-5.2, naval-5.3, naval-11.3, naval-R28]', () => {
    const state = pair({}, 'barham')
    const open = play(state, [aim('a', 'b'), { type: 'open' }]).state
    const { branches, exact, hit, outcomes } = odds(open, shoot('a', 'b'))
    expect(exact).toBe(true)
    expect(branches.length).toBeLessThan(100)
    // One zone: 4 or more.
    expect(hit).toBeCloseTo(1 / 2)
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    const counts = new Map<string, number>()
    const trials = 20_000
    for (let at = 0; at < trials; at++) {
      const io = telling(seededChance(`damage ${at}`, 0, []), [])
      ruleset.play(open, shoot('a', 'b'), io.io)
      const outcome = io.entries().find(entry => entry.outcome !== undefined)?.outcome ?? 'none'
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
    for (const { outcome, chance } of outcomes)
      expect(Math.abs((counts.get(outcome) ?? 0) / trials - chance)).toBeLessThan(0.012)
    const spee = battle('first fires', [ship('a', 'A', 'graf-spee', 4), ship('b', 'B', 'exeter', 5)], {
      scenario: PLATE,
      rules: ['one-by-one'],
    })
    const both = odds(spee, shoot('a', 'b', 'both'))
    expect([both.exact, both.branches.length < 50]).toEqual([true, true])
    // One zone, each at -1: 5 or more, and both have to miss.
    expect(both.hit).toBeCloseTo(1 - (2 / 3) ** 2)
  })

  it('rolls for each damage: nothing, H, T, H, T, critical [naval-5.3]', () => {
    const fresh = ship('b', 'B', 'bismarck', 5)
    expect(marks(rolled(fresh, 1, [1]))).toEqual([0, 0, 'Afloat'])
    expect(marks(rolled(fresh, 1, [2]))).toEqual([0, 1, 'Afloat'])
    expect(marks(rolled(fresh, 1, [3]))).toEqual([1, 0, 'Afloat'])
    expect(marks(rolled(fresh, 1, [4]))).toEqual([0, 1, 'Afloat'])
    expect(marks(rolled(fresh, 1, [5]))).toEqual([1, 0, 'Afloat'])
  })

  it('rolls again for a critical damage: Crippled, D3 T, D3 H, D3 T, D3 H, Sunk [naval-5.4]', () => {
    const fresh = ship('b', 'B', 'bismarck', 5)
    expect(marks(rolled(fresh, 1, [6, 1]))).toEqual([0, 0, 'Crippled'])
    expect(marks(rolled(fresh, 1, [6, 2, 4]))).toEqual([2, 0, 'Afloat'])
    expect(marks(rolled(fresh, 1, [6, 3, 4]))).toEqual([0, 2, 'Afloat'])
    expect(marks(rolled(fresh, 1, [6, 4, 1]))).toEqual([1, 0, 'Afloat'])
    expect(marks(rolled(fresh, 1, [6, 5, 6]))).toEqual([0, 3, 'Afloat'])
    expect(rolled(fresh, 1, [6, 6]).status).toBe('Sunk')
  })

  it('halves a D6 for a D3, rounded up [naval-5.5, naval-R21]', () => {
    const fresh = ship('b', 'B', 'bismarck', 5)
    expect([1, 2, 3, 4, 5, 6].map(face => rolled(fresh, 1, [6, 3, face]).hull)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('adds 1 to the critical die on Hood, and to no other die [naval-9.2, naval-R20]', () => {
    const hood = ship('h', 'A', 'hood', 4)
    expect(marks(rolled(hood, 1, [6, 1, 3]))).toEqual([2, 0, 'Afloat'])
    expect(rolled(hood, 1, [6, 5]).status).toBe('Sunk')
    expect(rolled(hood, 1, [6, 6]).status).toBe('Sunk')
    expect(marks(rolled(hood, 1, [5]))).toEqual([1, 0, 'Afloat'])
  })

  it('applies each damage before the next is rolled, and loses what is left when the ship sinks [naval-R14]', () => {
    const { state, log } = play(pair({ hull: 3 }), fireAt('a', 'b'), [4, 6, 1, 2, 2])
    expect(the(state, 'b').status).toBe('Sunk')
    expect(log.slice(-2)).toMatchObject([
      { code: 'damages', side: 'A', units: ['a', 'b'] },
      { code: 'sinks', side: 'A', units: ['b'], clauses: ['naval-5.10'] },
    ])
  })

  it('Cripples a ship whose H are its Defence, one H at a time, and the next sinks it [naval-5.8, naval-5.10, naval-R16]', () => {
    const fresh = ship('b', 'B', 'bismarck', 5)
    expect(several(fresh, 3, hullDamage).status).toBe('Afloat')
    expect(several(fresh, 4, hullDamage).status).toBe('Crippled')
    expect(several(fresh, 5, hullDamage).status).toBe('Sunk')
  })

  it('lets a ship that is Crippled by a critical damage sink with its next H [naval-R17]', () => {
    const fresh = ship('b', 'B', 'bismarck', 5)
    expect(rolled(fresh, 2, [6, 1, 2]).status).toBe('Sunk')
    expect(marks(rolled(fresh, 2, [6, 1, 6, 1]))).toEqual([0, 0, 'Crippled'])
    expect(marks(rolled(fresh, 2, [6, 1, 3]))).toEqual([1, 0, 'Crippled'])
  })

  it('Cripples a ship of Defence 1 at its first H, and holds one of Defence 2 [naval-R18]', () => {
    expect(hullDamage(ship('b', 'B', 'prinz-eugen', 5)).status).toBe('Crippled')
    const exeter = hullDamage(ship('x', 'A', 'exeter', 3))
    expect(exeter.status).toBe('Afloat')
    expect(
      refused(battle('first moves', [exeter, ship('b', 'B', 'bismarck', 5)]), {
        type: 'move',
        unit: 'x',
        to: { x: 9, y: 7 },
        smoke: false,
      }),
    ).toBe('held')
    expect(hullDamage(exeter).status).toBe('Crippled')
  })

  it('counts a T as H where the T damages are the Attack factor [naval-5.11, naval-R15]', () => {
    const fresh = ship('b', 'B', 'prinz-eugen', 5, { hull: 0 })
    expect(marks(several(fresh, 2, turretDamage))).toEqual([1, 1, 'Crippled'])
    expect(marks(several(ship('b', 'B', 'graf-spee', 5), 3, turretDamage))).toEqual([2, 1, 'Afloat'])
  })

  it('keeps the printed factors whatever the damages; a ship without turrets may still try to fire [naval-R15]', () => {
    const all = battle('first fires', [
      ship('a', 'A', 'prinz-eugen', 4, { turrets: 1 }),
      ship('b', 'B', 'prinz-eugen', 5),
    ])
    expect(play(all, fireAt('a', 'b'), [5, 1, 1]).log.at(-1)?.code).toBe('holds')
    const rule = battle('first fires', all.units, { rules: ['turrets-out'] })
    expect(refused(rule, { type: 'aim', unit: 'a', target: 'b', batteries: 'main' })).toBe('no-turrets')
  })
})

describe('repair', () => {
  const at = (a: Partial<Ship>, more: readonly Ship[] = []) =>
    battle('first fires', [ship('a', 'A', 'hood', 3, a), ship('b', 'B', 'bismarck', 6), ...more])

  it('throws for every damaged ship at the end of the turn and repairs one T or H with 5 or 6 [naval-6.1, naval-6.2]', () => {
    expect(the(play(at({ hull: 2 }), END, [4, 6, 1]).state, 'a').hull).toBe(2)
    expect(the(play(at({ hull: 2 }), END, [5, 6, 1]).state, 'a').hull).toBe(1)
    expect(the(play(at({ turrets: 1 }), END, [6, 6, 1]).state, 'a').turrets).toBe(0)
  })

  it('lets the owner choose where a ship has both, side A of the turn throwing first; Crippled ships throw nothing [naval-R19]', () => {
    const hurt = at({ hull: 1, turrets: 2 }, [
      ship('c', 'B', 'prinz-eugen', 8, { turrets: 1 }),
      ship('d', 'B', 'prinz-eugen', 8, { hull: 1, status: 'Crippled' }),
    ])
    const { state } = play(hurt, END, [6, 3])
    expect([state.step, state.toAct, state.repairs]).toEqual(['repair', ['A'], ['a']])
    expect(refused(state, END)).toBe('repair-first')
    expect(refused(state, { type: 'repair', unit: 'c', what: 'T' })).toBe('nothing-repaired')
    expect(refused(state, { type: 'repair', unit: 'nobody', what: 'T' })).toBe('nothing-repaired')
    const whole = (more: Partial<Ship>) => ({
      ...state,
      units: state.units.map(each => (each.id === 'a' ? { ...each, ...more } : each)),
    })
    expect(refused(whole({ turrets: 0 }), { type: 'repair', unit: 'a', what: 'T' })).toBe('not-damaged')
    expect(refused(whole({ turrets: 0 }), { type: 'repair', unit: 'a', what: 'H' })).toBeNull()
    expect(refused(whole({ hull: 0 }), { type: 'repair', unit: 'a', what: 'H' })).toBe('not-damaged')
    expect(refused(whole({ hull: 0 }), { type: 'repair', unit: 'a', what: 'T' })).toBeNull()
    const done = play(state, { type: 'repair', unit: 'a', what: 'T' }, [6, 1]).state
    expect([the(done, 'a').turrets, the(done, 'a').hull, the(done, 'c').turrets, done.turn]).toEqual([
      1, 1, 1, 3,
    ])
  })
})

describe('the end', () => {
  it('comes when a side has no ship fit to fight; sunk ships count Defence and Attack, Crippled half rounded up [naval-R35]', () => {
    const state = battle('first fires', [
      ship('a', 'A', 'hood', 4, { status: 'Crippled' }),
      ship('d', 'A', 'prince-of-wales', 4),
      ship('b', 'B', 'prinz-eugen', 5, { status: 'Crippled' }),
    ])
    // One ship that is Crippled is none that is fit; the H that sinks it ends the battle.
    const { state: over } = play(state, fireAt('d', 'b'), [6, 6, 1, 2])
    expect(the(over, 'b').status).toBe('Sunk')
    expect([pointsOf(over, 'A'), pointsOf(over, 'B')]).toEqual([2, 5])
    expect([over.result?.winner, over.toAct]).toEqual(['B', []])
  })

  it('comes after the last turn of the scenario, and equal points are a draw [naval-R35]', () => {
    const state = battle('first fires', [ship('a', 'A', 'hood', 4), ship('b', 'B', 'bismarck', 5)], {
      turn: STRAIT.turns,
    })
    expect(play(state, END).state.result).toMatchObject({ winner: null, why: { code: 'result-drawn' } })
    // The scenario gives the Germans points for having held the sea for the last turns without a break.
    const hold = STRAIT.hold.B
    if (!hold) throw new Error('Denmark Strait gives points for the sea.')
    const held = (turns: number) => play({ ...state, held: { A: 20, B: turns } }, END)
    expect(held(hold.turns - 2).state.result?.winner).toBeNull()
    const { state: over, log } = held(hold.turns - 1)
    expect(over.result).toMatchObject({ winner: 'B', why: { facts: { points: hold.points, others: 0 } } })
    expect(log.map(({ code, facts }) => [code, facts])).toContainEqual([
      'holds-sea',
      { side: 'Germans', turns: hold.turns, points: hold.points },
    ])
  })

  it('tells when a side that held the sea long enough does so no longer [naval-R35]', () => {
    const state = battle('first fires', [ship('a', 'A', 'hood', 1), ship('b', 'B', 'bismarck', 7)], {
      held: { A: 0, B: STRAIT.turns },
    })
    expect(play(state, END, [6, 1]).told).toContain('The Germans hold the sea no longer.')
  })

  it('counts the turns on end in which a ship fit to fight was in the two zones next to the central line [naval-R35]', () => {
    const held = (zone: number, change: Partial<Ship> = {}) =>
      play(
        battle(
          'first fires',
          [
            ship('a', 'A', 'hood', 1),
            ship('b', 'B', 'bismarck', zone, change),
            ship('c', 'B', 'prinz-eugen', 8),
          ],
          { held: { A: 4, B: 6 } },
        ),
        END,
        [6, 1],
      ).state.held
    expect(held(5)).toEqual({ A: 0, B: 7 })
    expect(held(6)).toEqual({ A: 0, B: 7 })
    expect(held(7)).toEqual({ A: 0, B: 0 })
    expect(held(5, { status: 'Crippled' })).toEqual({ A: 0, B: 0 })
  })

  it('gives a fleet’s enemy what the scenario says if it goes home, and he is still there [naval-R35]', () => {
    const bismarck = ship('b', 'B', 'bismarck', 8)
    const gone = (ships: readonly Ship[], flight = STRAIT.flight) =>
      play(
        battle('second moves', ships, {
          first: 'A',
          toAct: ['B'],
          scenario: { ...STRAIT, ...(flight !== undefined && { flight }) },
        }),
        { type: 'leave', unit: 'b' },
      ).state
    const hood = ship('a', 'A', 'hood', 4)
    expect(STRAIT.flight).toBe(4)
    expect(gone([hood, bismarck]).result).toEqual({
      winner: 'A',
      why: {
        code: 'result-fled',
        facts: { winner: 'British', loser: 'Germans', points: 4, others: 0, flight: 4 },
      },
    })
    expect(ruleset.standing(gone([hood, bismarck])).score).toMatchObject({ A: 4, B: 0 })
    // Whoever has done more than that may go; a ship that has been Crippled has nobody to leave the sea to.
    const sunk = ship('c', 'A', 'prince-of-wales', 4, { status: 'Sunk', at: null })
    expect(gone([hood, sunk, bismarck]).result).toMatchObject({
      winner: 'B',
      why: { code: 'result-won', facts: { points: 9, others: 4 } },
    })
    expect(gone([{ ...hood, status: 'Crippled' }, bismarck]).result).toMatchObject({
      winner: 'B',
      why: { code: 'result-won', facts: { points: 5, others: 0 } },
    })
    // Nobody has gone home as long as one is fit to fight, and a battle that says nothing of it gives nothing.
    expect(gone([hood, bismarck, ship('d', 'B', 'prinz-eugen', 8)]).result).toBeNull()
    expect(gone([hood, bismarck], 0).result).toMatchObject({ winner: null })
    // The solo die once took it off, the referee has put it back: now it is ordered home.
    expect(gone([hood, { ...bismarck, byDie: true }]).result?.why.code).toBe('result-fled')
  })

  it('counts one for each T and H that stands, up to half of what the ship counts [naval-R35]', () => {
    const points = (change: Partial<Ship>) =>
      pointsOf(battle('first fires', [ship('a', 'A', 'hood', 4), ship('b', 'B', 'bismarck', 5, change)]), 'A')
    // Bismarck counts 4 + 4.
    expect(points({})).toBe(0)
    expect(points({ turrets: 1, hull: 2 })).toBe(3)
    expect(points({ turrets: 4, hull: 3 })).toBe(4)
    expect(points({ status: 'Crippled' })).toBe(4)
    expect(points({ status: 'Sunk', at: null })).toBe(8)
  })
})
