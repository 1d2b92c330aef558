import { describe, expect, it } from 'vitest'
import type { Status } from '../../../rulesets/families/tactical/state'
import { EAST, HIT, NORTH, SOUTH, WEST, battery, statusOf } from '../ww2/table'
import { type Cast, type DuelMore, defended, duel, shot } from './cast'

/** Dice by which the firer's total comes out so much higher, if the factors differ by `lead` already. */
function dice(lead: number, difference: number): readonly [number, number] {
  const needed = difference - lead
  for (let mine = 1; mine <= 6; mine++) {
    const theirs = mine - needed
    if (theirs >= 1 && theirs <= 6) return [mine, theirs]
  }
  throw new Error(`No dice make ${needed}.`)
}

/** Section 6: damage; section 9: Defence Factors and their halving. */
export function damageTests(c: Cast): void {
  const { t, tank, infantry } = c
  const lead = tank.armour - tank.defence
  const hit = (difference: number, more: DuelMore = {}, save: readonly number[] = []) =>
    t.play(duel(tank.type, tank.type, 4, more), shot(tank.weapon), [HIT, ...dice(lead, difference), ...save])

  describe(`damage, ${t.ruleset.title}`, () => {
    it.each([
      [-1, 'OK', '6.2'],
      [0, 'OK', '6.2'],
      [1, 'Disorganized', '6.3'],
      [2, 'Suppressed', '6.4'],
      [3, 'Destroyed', '6.5'],
      [4, 'Destroyed', '6.5'],
    ] as const)(
      `a total %i higher makes the target %s ${t.ids('6.1', '6.2', '6.3', '6.4', '6.5', 'R17')}`,
      (difference, status, clause) => {
        const played = hit(difference)
        expect(statusOf(played.state, 'b')).toBe(status)
        expect(played.cited).toEqual(expect.arrayContaining([t.clause('6.1'), t.clause(clause)]))
      },
    )

    it.each([
      ['Disorganized', 0, 'Disorganized'],
      ['Disorganized', 1, 'Suppressed'],
      ['Disorganized', 2, 'Suppressed'],
      ['Disorganized', 3, 'Destroyed'],
      ['Suppressed', 0, 'Suppressed'],
      ['Suppressed', 1, 'Suppressed'],
      ['Suppressed', 2, 'Destroyed'],
      ['Suppressed', 3, 'Destroyed'],
    ] as const)(`%s and %i higher come to %s ${t.ids('6.8', '6.11', 'R17')}`, (status, difference, after) => {
      expect(statusOf(hit(difference, { b: { status } }).state, 'b')).toBe(after)
    })

    it(`breaks the Suppressed by Disorganized too, by house rule ${t.ids('R17')}`, () => {
      const more: DuelMore = { b: { status: 'Suppressed' }, houseRules: ['suppressed-breaks'] }
      expect(statusOf(hit(1, more).state, 'b')).toBe('Destroyed')
    })

    it(`leaves the wreck of a vehicle and nothing of others ${t.ids('6.13', '6.15', 'R37')}`, () => {
      const { state } = hit(3, { facing: WEST })
      expect(state.wrecks).toMatchObject([{ id: 'wreck-b', type: tank.type, facing: WEST }])
      const foot = t.play(duel(tank.type, infantry.type, 4), shot(tank.weapon), [HIT, 6, 1]).state
      expect([statusOf(foot, 'b'), foot.wrecks]).toEqual(['Destroyed', []])
      const truck = t.play(duel(tank.type, c.truck, 4), shot(tank.weapon), [HIT, 6, 1]).state
      expect(truck.wrecks).toHaveLength(1)
    })
  })

  describe(`Defence, ${t.ruleset.title}`, () => {
    it.each([
      [infantry.type, 0],
      [c.hmg.type, 0],
      [c.mortar.type, 0],
      [c.truck, 0],
      [c.atGun.type, 1],
      [c.artillery.type, 1],
      [c.apc, 1],
      [tank.type, tank.defence],
      [c.hunter.type, c.hunter.defence],
    ] as const)(`of %s is %i ${t.ids('9.1', 'R21')}`, (type, factor) => {
      expect(defended(t.play(duel(tank.type, type, 4), shot(tank.weapon), [HIT, 1, 6])).total).toBe(factor)
    })

    const half = Math.ceil(tank.defence / 2)
    const facing = (way: number, houseRules: readonly string[] = []) =>
      defended(
        t.play(duel(tank.type, tank.type, 4, { facing: way, houseRules }), shot(tank.weapon), [HIT, 1, 6]),
      )

    it(`of armour is halved from the side and the back, rounded up ${t.ids('9.2', '9.3', '9.5', 'R5')}`, () => {
      expect(facing(WEST)).toEqual({ total: tank.defence, clauses: [] })
      for (const way of [NORTH, SOUTH])
        expect(facing(way)).toEqual({ total: half, clauses: [t.clause('9.2')] })
      expect(facing(EAST)).toEqual({ total: half, clauses: [t.clause('9.3')] })
    })

    it(`counts exactly 45 degrees as front and exactly 135 as side ${t.ids('R5')}`, () => {
      expect(facing(WEST + 45).clauses).toEqual([])
      expect(facing(WEST + 45.2).clauses).toEqual([t.clause('9.2')])
      expect(facing(WEST + 135).clauses).toEqual([t.clause('9.2')])
      expect(facing(WEST + 135.2).clauses).toEqual([t.clause('9.3')])
    })

    it(`goes by the line along the front edge by house rule ${t.ids('R5')}`, () => {
      // Four inches off at 80 degrees: 0.69 ahead of the centre, so beyond the front edge at 0.5.
      expect(facing(WEST + 80).total).toBe(half)
      expect(facing(WEST + 80, ['front-by-edge']).total).toBe(tank.defence)
      expect(facing(WEST + 85, ['front-by-edge']).total).toBe(half)
    })

    it(`of soft targets is never halved ${t.ids('R21', 'R49')}`, () => {
      const back = t.play(duel(tank.type, c.atGun.type, 4, { facing: EAST }), shot(tank.weapon), [HIT, 1, 6])
      expect(defended(back)).toEqual({ total: 1, clauses: [] })
    })

    it(`of armour is halved once by indirect fire, from wherever ${t.ids('9.4', '9.5', 'R49')}`, () => {
      for (const way of [EAST, WEST]) {
        const state = duel(tank.type, tank.type, 4, {
          facing: way,
          batteries: [battery('guns', 'A', c.artillery.weapon)],
        })
        const played = t.play(state, { type: 'bombard', battery: 'guns', target: 'b' }, [HIT, 1, 6])
        expect(defended(played)).toEqual({ total: half, clauses: [t.clause('9.4')] })
      }
    })
  })

  describe(`headquarters, ${t.ruleset.title}`, () => {
    it(`save on 4 or more and come off one level better ${t.ids('6.18', '6.20', 'R16')}`, () => {
      const saved = (difference: number, face: number, status: Status = 'OK') =>
        statusOf(hit(difference, { b: { isHq: true, status } }, [face]).state, 'b')
      expect([saved(1, 4), saved(1, 3), saved(2, 4), saved(2, 3)]).toEqual([
        'OK',
        'Disorganized',
        'Disorganized',
        'Suppressed',
      ])
      expect(hit(1, { b: { isHq: true } }, [4]).rolls.map(each => each.purpose)).toEqual([
        'to hit',
        'damage',
        'saving roll',
      ])
    })

    it(`save before the result is combined, and never from destruction ${t.ids('R18')}`, () => {
      const state = (status: Status) => statusOf(hit(2, { b: { isHq: true, status } }, [6]).state, 'b')
      expect([state('Disorganized'), state('Suppressed')]).toEqual(['Suppressed', 'Suppressed'])
      expect(hit(3, { b: { isHq: true } }).rolls).toHaveLength(2)
    })

    it(`save worse when Green and better when Elite ${t.ids('6.21', '6.22')}`, () => {
      const saves = (quality: 'Green' | 'Elite', face: number) =>
        statusOf(hit(1, { b: { isHq: true, quality } }, [face]).state, 'b') === 'OK'
      expect([saves('Green', 4), saves('Green', 5), saves('Elite', 2), saves('Elite', 3)]).toEqual([
        false,
        true,
        false,
        true,
      ])
    })
  })
}
