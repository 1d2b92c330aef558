import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical/state'
import { EAST, HIT, MISS, NORTH, area, at, battle, the, unit } from '../ww2/table'
import { type Cast, type DuelMore, QUALITIES, duel, need, offered, shot } from './cast'

/** Sections 5, 7 and 8: declaring fire, the table to hit, ranges, arcs, Attack Factors. */
export function fireTests(c: Cast): void {
  const { t, tank, infantry, hmg, mortar } = c
  const far = { width: 60 }
  const fight = (inches: number, more: DuelMore = {}) => duel(tank.type, tank.type, inches, more)
  const codes = (state: TacticalState, weapon = tank.weapon) => t.refusalCodes(state, shot(weapon))

  describe(`to hit, ${t.ruleset.title}`, () => {
    it(`hits on 4, 5 or 6, after the target is named and the range is known ${t.ids('5.9', '5.10')}`, () => {
      expect(need(t, fight(4), tank.weapon)).toBe(4)
      for (const face of [4, 5, 6])
        expect(t.play(fight(4), shot(tank.weapon), [face, 1, 6]).log[0]?.hit).toBe(true)
      for (const face of [1, 2, 3])
        expect(t.play(fight(4), shot(tank.weapon), [face]).codes).toEqual(['fires-miss'])
    })

    it(`counts 1 off beyond half range, but not at exactly half ${t.ids('5.11', 'R2')}`, () => {
      const half = tank.range / 2
      expect(need(t, fight(half), tank.weapon)).toBe(4)
      expect(need(t, fight(half + 0.02), tank.weapon)).toBe(5)
      expect(need(t, fight(tank.range), tank.weapon)).toBe(5)
      expect(need(t, fight(2 * half, { infantryScale: true }), tank.weapon)).toBe(4)
    })

    it.each([
      ['wood', 1, '5.12'],
      ['rough', 1, '5.12'],
      ['hill', 1, '5.12'],
      ['building', 1, '5.12'],
      ['trench', 1, '5.12'],
      ['earthwork', 1, '5.12'],
      ['bunker', 2, '5.13'],
    ] as const)(
      `counts a target in a %s %i off ${t.ids('5.12', '5.13', 'R9', 'R11')}`,
      (kind, off, clause) => {
        const state = fight(4, { ground: [area(kind, at(13, 19), 2, 2)] })
        expect(need(t, state, tank.weapon)).toBe(4 + off)
        const [option] = t.allowed(state, 'A', `fire:a${several(c) ? `:${tank.weapon}` : ''}`)
        expect(option?.reckonings?.[0]?.modifiers.map(each => each.clause)).toEqual([t.clause(clause)])
      },
    )

    it(`takes the worst cover only, or adds it up by house rule ${t.ids('R10')}`, () => {
      const ground = [area('wood', at(13, 19), 2, 2), area('bunker', at(13, 19), 2, 2)]
      expect(need(t, fight(4, { ground }), tank.weapon)).toBe(6)
      expect(need(t, fight(4, { ground, houseRules: ['cover-adds-up'] }), tank.weapon)).toBe(7)
    })

    it(`counts quality and disorder of the firer ${t.ids('5.14', '5.15', '6.7')}`, () => {
      for (const [quality, worth] of QUALITIES)
        expect(need(t, fight(4, { a: { quality } }), tank.weapon)).toBe(4 - worth)
      expect(need(t, fight(4, { a: { status: 'Disorganized' } }), tank.weapon)).toBe(5)
    })

    it(`goes by the modified number alone, but for a house rule on 1 and 6 ${t.ids('R13')}`, () => {
      const ground = [area('bunker', at(10 + tank.range - 1, 19), 2, 2)]
      const hard = { ground, a: { quality: 'Green' } } as const
      // 4 + 1 far, + 2 bunker, + 1 Green: no six is enough.
      expect(t.odds(fight(tank.range, hard), shot(tank.weapon)).hit).toBe(0)
      const natural = { ...hard, houseRules: ['natural-rolls'] }
      expect(t.odds(fight(tank.range, natural), shot(tank.weapon)).hit).toBeCloseTo(1 / 6, 12)
    })
  })

  describe(`fire, ${t.ruleset.title}`, () => {
    it(`rolls to hit, then for attack and defence, and counts at once ${t.ids('R16', '6.1', 'R15')}`, () => {
      const { state, rolls } = t.play(fight(4), shot(tank.weapon), [HIT, 6, 1])
      expect(rolls.map(each => each.purpose)).toEqual(['to hit', 'damage'])
      expect(the(state, 'b').status).not.toBe('OK')
      expect(codes(state)).toContain('has-fired')
    })

    it(`is free to choose again where it is refused, but for a house rule ${t.ids('R14', '7.1')}`, () => {
      const state = fight(tank.range + 0.5)
      expect(codes(state)).toEqual(['out-of-range'])
      expect(t.refusalClauses(state, shot(tank.weapon))).toEqual([t.clause('7.1')])
      const blind = fight(tank.range + 0.5, { houseRules: ['no-pre-measuring'] })
      expect(the(t.play(blind, shot(tank.weapon), []).state, 'a')).toMatchObject({
        attacked: true,
        gaveAway: true,
      })
    })

    it(`is not for the Suppressed and the unarmed ${t.ids('6.10', 'R20')}`, () => {
      expect(t.refusalClauses(fight(4, { a: { status: 'Suppressed' } }), shot(tank.weapon))).toEqual([
        t.clause('6.10'),
      ])
      expect(codes(duel(c.truck, infantry.type, 1.5))).toContain('unarmed')
    })

    it(`may be aimed at enemies in contact with a friend, but for a house rule ${t.ids('R31')}`, () => {
      const others = [unit('c', 'A', infantry.type, at(14, 21))]
      expect(codes(fight(4, { others }))).toEqual([])
      expect(codes(fight(4, { others, houseRules: ['no-fire-into-contact'] }))).toEqual(['friend-in-contact'])
    })

    it(`is not open to a unit in contact, but for a house rule ${t.ids('R28')}`, () => {
      const others = [unit('c', 'B', infantry.type, at(10, 21))]
      expect(codes(fight(4, { others }))).toEqual(['in-contact'])
      expect(codes(fight(4, { others, houseRules: ['fire-out-of-contact'] }))).toEqual([])
    })

    it(`is direct for artillery and mortars on the table ${t.ids('5.2', '7.6', 'R36')}`, () => {
      const { type, weapon, range } = c.artillery
      expect(codes(duel(type, infantry.type, range, far), weapon)).toEqual([])
      expect(codes(duel(type, infantry.type, range + 0.1, far), weapon)).toEqual(['out-of-range'])
      const bombard = { type: 'bombard', battery: 'a', target: 'b' } as const
      for (const each of [type, mortar.type])
        expect(t.refusalCodes(duel(each, infantry.type, 8), bombard)).toEqual(['no-such-battery'])
      const indirect = duel(mortar.type, infantry.type, 8, {
        houseRules: ['indirect-mortars'],
        others: [unit('eye', 'A', infantry.type, at(15, 22))],
      })
      expect(t.refusalCodes(indirect, bombard)).toEqual([])
    })
  })

  describe(`ranges and arcs, ${t.ruleset.title}`, () => {
    it(`reach as far as the table says, the limit included ${t.ids('7.1', '7.2', 'R1')}`, () => {
      for (const { type, weapon, range } of [tank, infantry, hmg, mortar]) {
        expect(codes(duel(type, c.truck, range), weapon)).toEqual([])
        expect(codes(duel(type, c.truck, range + 0.02), weapon)).toEqual(['out-of-range'])
      }
    })

    it(`begin at 2 inches for mortars and at 5 for rockets ${t.ids('7.7', '7.8')}`, () => {
      for (const [{ type, weapon }, least, code, clause] of [
        [mortar, 2, 'too-near-mortars', '7.7'],
        [c.rockets, 5, 'too-near-rockets', '7.8'],
      ] as const) {
        expect(codes(duel(type, c.truck, least), weapon)).toEqual([])
        expect(codes(duel(type, c.truck, least - 0.1), weapon)).toEqual([code])
        expect(t.refusalClauses(duel(type, c.truck, least - 0.1), shot(weapon))).toEqual([t.clause(clause)])
      }
    })

    it(`lie 45 degrees to either side of the front of guns, artillery and turretless armour ${t.ids('7.3', '7.4', '7.5', 'R4')}`, () => {
      const off = (type: string, degrees: number, houseRules: readonly string[] = []) => {
        const way = (degrees * Math.PI) / 180
        const target = at(20 + 6 * Math.sin(way), 20 - 6 * Math.cos(way))
        const units = [unit('a', 'A', type, at(20, 20), NORTH), unit('b', 'B', c.truck, target)]
        return battle('A fires', units, { houseRules })
      }
      for (const [{ type, weapon }, clause] of [
        [c.artillery, '7.3'],
        [c.atGun, '7.4'],
        [c.hunter, '7.5'],
      ] as const) {
        expect(codes(off(type, 45), weapon)).toEqual([])
        expect(codes(off(type, 45.5), weapon)).toEqual(['outside-arc'])
        expect(t.refusalClauses(off(type, 90), shot(weapon))).toEqual([t.clause(clause)])
        expect(codes(off(type, 23, ['narrow-arc']), weapon)).toEqual(['outside-arc'])
      }
      expect(codes(off(tank.type, 180))).toEqual([])
    })
  })

  describe(`Attack Factors, ${t.ruleset.title}`, () => {
    it(`are those of the weapon against soft targets and against armour ${t.ids('8.1', 'R21')}`, () => {
      for (const { type, weapon, soft, armour } of [tank, infantry, hmg, c.hunter]) {
        expect(offered(t, duel(type, c.truck, 1.8), weapon)[1]).toBe(soft)
        expect(offered(t, duel(type, tank.type, 1.8, { facing: EAST + 180 }), weapon)[1]).toBe(armour)
      }
      expect(offered(t, duel(tank.type, c.atGun.type, 4), tank.weapon).slice(1)).toEqual([tank.soft, 1])
      expect(t.odds(duel(hmg.type, tank.type, 2), shot(hmg.weapon)).hit).toBeGreaterThan(0)
    })

    it(`miss without effect ${t.ids('5.10')}`, () => {
      expect(the(t.play(fight(4), shot(tank.weapon), [MISS]).state, 'b').status).toBe('OK')
    })
  })
}

/** Whether the tank has more weapons than one. */
function several(c: Cast): boolean {
  const state = duel(c.tank.type, c.tank.type, 4)
  return c.t.ruleset.offers(state, 'A').filter(each => each.kind === 'fire' && each.unit === 'a').length > 1
}
