import { describe, expect, it } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical/state'
import {
  type BattleMore,
  EAST,
  HIT,
  MISS,
  NORTH,
  SOUTH,
  WEST,
  aboard,
  area,
  at,
  battle,
  mine,
  smoke,
  sortie,
  statusOf,
  the,
  unit,
  wire,
} from '../ww2/table'
import { type Cast, type DuelMore, type Player, QUALITIES, defended, duel, need, offered, shot } from './cast'

/** The parts that missiles and helicopters play, beside those of `Cast`. */
export interface LaterCast extends Cast {
  /** A missile team on foot: range 30 from 5 on, nothing against soft targets. */
  readonly atgw: Player
  /** A team with missiles against what flies: range 40 from 5 on. */
  readonly sam: Player
  /** A recoilless gun. */
  readonly rcl: Player
  /** A vehicle with a missile beside its gun, and the row of that missile. */
  readonly carrier: { readonly type: string; readonly missile: string; readonly gun: string }
  readonly transportHelicopter: string
  /** A helicopter with HMG and rockets (30 inches from 5 on, 5 soft, 3 armour). */
  readonly gunship: { readonly type: string; readonly rockets: string; readonly hmg: string }
  /** A helicopter with HMG and a missile. */
  readonly hunterHelicopter: { readonly type: string; readonly missile: string }
  /** An amphibious vehicle on tracks and its distance. */
  readonly swimmer: { readonly type: string; readonly move: number }
}

const WIDE_TABLE = { width: 60 }

/** Sections 5 to 9: ATGW and SAM. */
export function missileTests(c: LaterCast): void {
  const { t, tank, infantry, atgw, sam } = c
  const codes = (state: TacticalState, weapon: string) => t.refusalCodes(state, shot(weapon))
  const clauses = (state: TacticalState, weapon: string) => t.refusalClauses(state, shot(weapon))

  describe(`missiles, ${t.ruleset.title}`, () => {
    it(`hit 1 better ${t.ids('5.16', '5.11')}`, () => {
      expect(need(t, duel(atgw.type, tank.type, 10), atgw.weapon)).toBe(3)
      expect(need(t, duel(atgw.type, tank.type, 20), atgw.weapon)).toBe(4)
      expect(need(t, duel(sam.type, c.transportHelicopter, 10), sam.weapon)).toBe(3)
      for (const [quality, worth] of QUALITIES)
        expect(need(t, duel(atgw.type, tank.type, 10, { a: { quality } }), atgw.weapon)).toBe(3 - worth)
    })

    it(`reach from 5 inches on: ATGW to 30, SAM to 40 ${t.ids('7.1', '7.9', '7.10', 'R50')}`, () => {
      for (const [{ type, weapon, range }, target, clause] of [
        [atgw, tank.type, '7.9'],
        [sam, c.transportHelicopter, '7.10'],
      ] as const) {
        expect(codes(duel(type, target, 5, WIDE_TABLE), weapon)).toEqual([])
        expect(codes(duel(type, target, range, WIDE_TABLE), weapon)).toEqual([])
        expect(codes(duel(type, target, range + 0.1, WIDE_TABLE), weapon)).toEqual(['out-of-range'])
        expect(codes(duel(type, target, 4.9), weapon)).toEqual(['too-near-missiles'])
        expect(clauses(duel(type, target, 4.9), weapon)).toEqual([t.clause(clause)])
        expect(codes(duel(type, target, 9.9, { infantryScale: true }), weapon)).toEqual(['too-near-missiles'])
      }
    })

    it.each([
      ['ATGW', '5.42', atgw, tank.type],
      ['SAM', '5.43', sam, c.transportHelicopter],
    ] as const)(
      `%s are fired once in the game, hit or miss ${t.ids('5.42', '5.43', 'R51')}`,
      (_, clause, team, target) => {
        const { state } = t.play(duel(team.type, target, 10), shot(team.weapon), [MISS])
        expect(the(state, 'a').expended).toEqual([team.weapon])
        const later = { ...state, units: state.units.map(each => ({ ...each, attacked: false })) }
        expect(codes(later, team.weapon)).toEqual(['missile-fired'])
        expect(clauses(later, team.weapon)).toEqual([t.clause(clause)])
        expect(t.offer(later, 'A', 'fire:a').refusal?.reasons[0].code).toBe('missile-fired')
        // It stays on the table, moves and is a target.
        const moves = { ...later, step: 'A moves' as const }
        expect(
          t.refusalCodes(moves, { type: 'move', unit: 'a', path: [at(10, 20.9)], facing: EAST }),
        ).toEqual([])
      },
    )

    it(`of vehicles are fired once too, and their other weapons go on; every turn by house rule ${t.ids('R51', 'R20')}`, () => {
      const { type, missile, gun } = c.carrier
      const fresh = (houseRules: readonly string[] = []) => duel(type, tank.type, 10, { houseRules })
      const again = (houseRules: readonly string[] = []) => {
        const { state } = t.play(fresh(houseRules), shot(missile), [MISS])
        return { ...state, units: state.units.map(each => ({ ...each, attacked: false })) }
      }
      expect(codes(fresh(), missile)).toEqual([])
      expect(codes(fresh(), gun)).toEqual([])
      expect(codes(again(), missile)).toEqual(['missile-fired'])
      expect(codes(again(), gun)).toEqual([])
      expect(codes(again(['vehicles-reload']), missile)).toEqual([])
      const team = duel(atgw.type, tank.type, 10, {
        houseRules: ['vehicles-reload'],
        a: { expended: [atgw.weapon] },
      })
      expect(codes(team, atgw.weapon)).toEqual(['missile-fired'])
    })

    it(`have no factor against soft targets: ATGW ${t.ids('8.2', 'R20')}`, () => {
      for (const type of [infantry.type, c.truck, c.atGun.type]) {
        expect(codes(duel(atgw.type, type, 10), atgw.weapon)).toEqual(['no-factor-soft'])
        expect(clauses(duel(atgw.type, type, 10), atgw.weapon)).toEqual([t.clause('8.2')])
      }
      expect(offered(t, duel(atgw.type, tank.type, 10), atgw.weapon)).toEqual([3, atgw.armour, tank.defence])
      expect(offered(t, duel(c.hmg.type, tank.type, 3), c.hmg.weapon)[1]).toBe(0)
    })

    it(`attack nothing but what flies: SAM, which takes it off by a hit, without dice ${t.ids('6.25', 'R50', 'R16')}`, () => {
      for (const type of [infantry.type, tank.type]) {
        expect(codes(duel(sam.type, type, 10), sam.weapon)).toEqual(['only-in-the-air'])
        expect(clauses(duel(sam.type, type, 10), sam.weapon)).toEqual([t.clause('R50')])
      }
      const { state, rolls, cited } = t.play(duel(sam.type, c.transportHelicopter, 10), shot(sam.weapon), [3])
      expect([statusOf(state, 'b'), rolls.length]).toEqual(['Destroyed', 1])
      expect(cited).toContain(t.clause('6.25'))
      expect(state.wrecks).toEqual([])
      expect(
        t.odds(duel(sam.type, c.transportHelicopter, 10), shot(sam.weapon)).outcomes[0]?.chance,
      ).toBeCloseTo(2 / 3, 12)
    })

    it(`are of no use in close combat ${t.ids('R29')}`, () => {
      for (const { type, weapon } of [atgw, sam]) {
        const state = battle('A fires', [
          unit('a', 'A', type, at(20, 21)),
          unit('b', 'B', tank.type, at(20, 20), SOUTH),
        ])
        expect(t.refusalCodes(state, { type: 'assault', unit: 'a', target: 'b', weapon })).toEqual([
          'not-hand-to-hand',
        ])
        expect(t.ruleset.offers(state, 'A').some(each => each.kind === 'assault' && !each.refusal)).toBe(
          false,
        )
      }
    })

    it(`keep aircraft off: 1 off for each SAM team within 40 inches that has its missile ${t.ids('12.6', 'R42', 'R47')}`, () => {
      const kind = Object.keys(c.aircraft)[0] ?? ''
      const raid = (teams: readonly TacticalUnit[], more: BattleMore = {}) =>
        battle('A fires', [unit('b', 'B', infantry.type, at(4, 20)), ...teams], {
          sorties: [sortie('flight', 'A', kind)],
          ...WIDE_TABLE,
          ...more,
        })
      const off = (state: TacticalState) =>
        t.allowed(state, 'A', 'air:flight').find(each => each.token === 'b')?.reckonings?.[0]
      const team = (x: number, more = {}) => unit(`s${x}`, 'B', sam.type, at(x, 20), NORTH, more)
      expect(off(raid([team(44)]))?.total).toBe(5)
      expect(off(raid([team(44)]))?.modifiers.map(each => each.clause)).toEqual([t.clause('12.6')])
      expect(off(raid([team(44.02)]))?.total).toBe(4)
      expect(off(raid([team(44.02)], { infantryScale: true }))?.total).toBe(5)
      expect(off(raid([team(30), team(20)]))?.total).toBe(6)
      expect(off(raid([team(6)]))?.total).toBe(5)
      expect(off(raid([team(30, { status: 'Disorganized' })]))?.total).toBe(5)
      expect(off(raid([team(30, { status: 'Suppressed' })]))?.total).toBe(4)
      expect(
        off(raid([unit('car', 'B', c.truck, at(30, 20)), aboard('s', 'B', sam.type, 'car')]))?.total,
      ).toBe(4)
      const spent = [team(30, { expended: [sam.weapon] })]
      expect(off(raid(spent))?.total).toBe(4)
      expect(off(raid(spent, { houseRules: ['sam-always-counts'] }))?.total).toBe(5)
      // Keeping aircraft off spends neither the missile nor the phase.
      const after = t.play(raid([team(30)]), { type: 'air', sortie: 'flight', target: 'b' }, [MISS]).state
      expect(the(after, 's30')).toMatchObject({ attacked: false })
      expect(the(after, 's30').expended ?? []).toEqual([])
    })
  })

  describe(`teams, ${t.ruleset.title}`, () => {
    it(`move an inch, have Defence 0 and ride as infantry does ${t.ids('4.1', '4.4', '9.1', 'R21', 'R26')}`, () => {
      for (const { type } of [c.rcl, atgw, sam]) {
        const state = battle('A moves', [
          unit('foot', 'A', type, at(20, 29.3)),
          unit('truck', 'A', c.truck, at(20, 28)),
          unit('z', 'B', infantry.type, at(44, 3)),
        ])
        expect(
          t.refusalCodes(state, { type: 'move', unit: 'foot', path: [at(20, 30.3)], facing: NORTH }),
        ).toEqual([])
        expect(
          t.refusalCodes(state, { type: 'move', unit: 'foot', path: [at(20, 30.4)], facing: NORTH }),
        ).toEqual(['too-far'])
        expect(
          t.refusalCodes(state, { type: 'mount', unit: 'foot', transport: 'truck', path: [at(20, 28)] }),
        ).toEqual([])
        expect(offered(t, duel(tank.type, type, 4), tank.weapon)[2]).toBe(0)
      }
    })

    it(`meet wire as infantry does ${t.ids('11.12', '11.13', 'R39')}`, () => {
      for (const { type } of [c.rcl, atgw, sam]) {
        const state = battle(
          'A moves',
          [unit('a', 'A', type, at(20, 29)), unit('z', 'B', infantry.type, at(44, 3))],
          { wires: [wire('w', at(20, 28))] },
        )
        const { rolls } = t.play(
          state,
          { type: 'move', unit: 'a', path: [at(20, 28.2)], facing: NORTH },
          [1, 6],
        )
        expect(rolls).toHaveLength(1)
      }
    })

    it(`of recoilless guns fire all round and every turn ${t.ids('7.1', '8.1', 'R44')}`, () => {
      const { type, weapon, range, soft, armour } = c.rcl
      expect(codes(duel(type, tank.type, range, { a: { facing: WEST } as object }), weapon)).toEqual([])
      expect(codes(duel(type, tank.type, range + 0.1), weapon)).toEqual(['out-of-range'])
      expect([
        offered(t, duel(type, infantry.type, 4), weapon)[1],
        offered(t, duel(type, tank.type, 4), weapon)[1],
      ]).toEqual([soft, armour])
      expect(the(t.play(duel(type, tank.type, 4), shot(weapon), [MISS]).state, 'a').expended).toBeUndefined()
    })
  })
}

/** Sections 4, 5, 6, 9 and 12: helicopters. */
export function helicopterTests(c: LaterCast): void {
  const { t, tank, infantry, hmg } = c
  const { gunship, hunterHelicopter, transportHelicopter } = c
  const codes = (state: TacticalState, weapon: string) => t.refusalCodes(state, shot(weapon))
  const aloft = (type: string, more: BattleMore = {}, others: readonly TacticalUnit[] = []) =>
    battle(
      'A moves',
      [unit('a', 'A', type, at(20, 34)), unit('z', 'B', infantry.type, at(44, 3)), ...others],
      more,
    )
  const fly = (y: number, x = 20) => ({ type: 'move', unit: 'a', path: [at(x, y)], facing: NORTH }) as const

  describe(`helicopters on the move, ${t.ruleset.title}`, () => {
    it(`go 18 inches over all ground: no halving, no road ${t.ids('4.1', '4.2', '4.3', '4.10', '4.11', '12.10', 'R23')}`, () => {
      for (const kind of ['wood', 'hill', 'river', 'building', 'road'] as const) {
        const state = aloft(gunship.type, { ground: [area(kind, at(0, 10), 48, 26)] })
        expect(t.refusalCodes(state, fly(16))).toEqual([])
        expect(t.refusalCodes(state, fly(15.9))).toEqual(['too-far'])
      }
      expect(t.play(aloft(gunship.type), fly(16)).cited).toEqual(
        expect.arrayContaining([t.clause('4.10'), t.clause('4.11')]),
      )
    })

    it(`fly over everything and everybody, but rest on nobody ${t.ids('R24', 'R52', 'R39')}`, () => {
      const others = [unit('b', 'B', tank.type, at(20, 28)), unit('c', 'A', tank.type, at(20, 25))]
      const state = aloft(
        gunship.type,
        { mines: [mine('m', 'B', at(20, 31), true)], wires: [wire('w', at(20, 22))] },
        others,
      )
      const { state: after, rolls } = t.play(state, fly(20))
      expect(the(after, 'a')).toMatchObject({ at: at(20, 20), stopped: false })
      expect([rolls, after.mines.length, after.wires.length]).toEqual([[], 1, 1])
      expect(t.refusalCodes(state, fly(28))).toEqual(['ends-on-unit'])
      // Nor does anybody on the ground stop for one.
      const below = battle('A moves', [
        unit('a', 'A', c.car, at(20, 34)),
        unit('b', 'B', gunship.type, at(20, 31)),
      ])
      const drive = t.play(below, fly(29))
      expect(the(drive.state, 'a')).toMatchObject({ at: at(20, 29), stopped: false })
    })

    it(`are never in contact and take no part in close combat ${t.ids('R29', 'R52')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', infantry.type, at(20, 21)),
        unit('b', 'B', gunship.type, at(20, 20)),
      ])
      expect(
        t.refusalCodes(state, { type: 'assault', unit: 'a', target: 'b', weapon: infantry.weapon }),
      ).toEqual(['not-in-contact'])
      expect(t.refusalCodes(state, shot(infantry.weapon))).toEqual([])
    })

    it(`carry one base if they are transports, at half distance when it mounts or dismounts ${t.ids('4.4', '4.6', '4.7', 'R26')}`, () => {
      const boarding = battle('A moves', [
        unit('foot', 'A', infantry.type, at(20, 33)),
        unit('a', 'A', transportHelicopter, at(20, 34.2)),
        unit('z', 'B', infantry.type, at(44, 3)),
      ])
      const mounted = t.play(boarding, {
        type: 'mount',
        unit: 'foot',
        transport: 'a',
        path: [at(20, 34)],
      }).state
      expect(t.refusalCodes(mounted, fly(25.2))).toEqual([])
      expect(t.refusalCodes(mounted, fly(25.1))).toEqual(['too-far'])
      const armed = {
        ...boarding,
        units: boarding.units.map(each => (each.id === 'a' ? { ...each, type: gunship.type } : each)),
      }
      expect(
        t.refusalCodes(armed, { type: 'mount', unit: 'foot', transport: 'a', path: [at(20, 34)] }),
      ).toEqual(['cannot-carry'])
      const gun = battle('A moves', [
        unit('a', 'A', transportHelicopter, at(20, 30)),
        unit('gun', 'A', c.atGun.type, at(20, 28)),
      ])
      expect(t.refusalCodes(gun, { type: 'limber', unit: 'a', gun: 'gun', path: [at(20, 28)] })).toEqual([
        'cannot-tow',
      ])
    })

    it(`leave the deep water to others: amphibious vehicles swim at half distance ${t.ids('R8')}`, () => {
      const { type, move } = c.swimmer
      const wet = aloft(type, { ground: [area('river', at(0, 10), 48, 26)] })
      expect(t.refusalCodes(wet, fly(34 - move / 2))).toEqual([])
      expect(t.refusalCodes(wet, fly(34 - move / 2 - 0.1))).toEqual(['too-far-rough'])
      expect(t.refusalCodes(aloft(c.truck, { ground: [area('river', at(0, 10), 48, 23)] }), fly(31))).toEqual(
        ['impassable'],
      )
    })
  })

  describe(`helicopters seen and seeing, ${t.ruleset.title}`, () => {
    const screened: DuelMore = {
      ground: [area('wood', at(12, 18), 2, 4)],
      smoke: [smoke('s', at(15, 20))],
      others: [unit('c', 'B', tank.type, at(16, 20))],
    }

    it(`see everybody, concealed or not, whatever lies between ${t.ids('5.40', 'R6', 'R12', 'R52')}`, () => {
      const hidden: DuelMore = {
        ...screened,
        ground: [...(screened.ground ?? []), area('wood', at(18, 18), 4, 4)],
      }
      const state = duel(gunship.type, infantry.type, 10, hidden)
      expect(codes(state, gunship.rockets)).toEqual([])
      expect(t.play(state, shot(gunship.rockets), [MISS]).cited).toContain(t.clause('5.40'))
      expect(codes(duel(tank.type, infantry.type, 10, hidden), tank.weapon)).not.toEqual([])
    })

    it(`are seen by everybody, whatever lies between ${t.ids('5.41', 'R6', 'R52')}`, () => {
      const state = duel(c.sam.type, transportHelicopter, 10, screened)
      expect(codes(state, c.sam.weapon)).toEqual([])
      expect(t.play(state, shot(c.sam.weapon), [MISS]).cited).toContain(t.clause('5.41'))
    })

    it(`stand in nobody's line ${t.ids('R6', 'R52')}`, () => {
      const others = [unit('h', 'B', gunship.type, at(14, 20))]
      expect(codes(duel(tank.type, tank.type, 9, { others }), tank.weapon)).toEqual([])
    })

    it(`never have cover, while those at whom they fire keep theirs, but for a house rule ${t.ids('R52', '5.12')}`, () => {
      const ground = [area('wood', at(9, 18), 12, 4)]
      expect(need(t, duel(c.sam.type, transportHelicopter, 10, { ground }), c.sam.weapon)).toBe(3)
      const strafing = (houseRules: readonly string[]) =>
        duel(gunship.type, infantry.type, 10, { ground, houseRules })
      expect(need(t, strafing([]), gunship.rockets)).toBe(5)
      expect(need(t, strafing(['no-cover-from-above']), gunship.rockets)).toBe(4)
    })
  })

  describe(`helicopters in fire, ${t.ruleset.title}`, () => {
    it(`fire rockets and ATGW each once, HMG every turn, all round ${t.ids('5.44', '5.45', '7.8', '7.9', 'R51', 'R52')}`, () => {
      for (const [type, weapon, clause] of [
        [gunship.type, gunship.rockets, '5.44'],
        [hunterHelicopter.type, hunterHelicopter.missile, '5.45'],
      ] as const) {
        const state = duel(type, tank.type, 10, { a: { facing: NORTH } as object })
        expect(codes(state, weapon)).toEqual([])
        expect(codes(duel(type, tank.type, 4.9), weapon)).not.toEqual([])
        const after = t.play(state, shot(weapon), [MISS]).state
        const later = { ...after, units: after.units.map(each => ({ ...each, attacked: false })) }
        expect(t.refusalClauses(later, shot(weapon))).toEqual([t.clause(clause)])
      }
      const near = duel(gunship.type, infantry.type, 3, { a: { expended: [gunship.rockets] } })
      expect(codes(near, gunship.hmg)).toEqual([])
    })

    it(`halve armour from all sides, once ${t.ids('9.6', '9.5', 'R49', 'R53')}`, () => {
      for (const facing of [WEST, EAST]) {
        const played = t.play(duel(gunship.type, tank.type, 10, { facing }), shot(gunship.rockets), [
          HIT,
          1,
          6,
        ])
        expect(defended(played)).toEqual({ total: Math.ceil(tank.defence / 2), clauses: [t.clause('9.6')] })
      }
      const soft = t.play(duel(gunship.type, c.atGun.type, 10), shot(gunship.rockets), [HIT, 1, 6])
      expect(defended(soft).total).toBe(1)
    })

    it(`are attacked by infantry, HMG, AA guns and SAM only, as soft targets of Defence 3 ${t.ids('12.9', '12.11', 'R52', '9.1')}`, () => {
      for (const { type, weapon, soft } of [infantry, hmg]) {
        expect(offered(t, duel(type, gunship.type, 1.8), weapon).slice(1)).toEqual([soft, 3])
      }
      const aa = t.ruleset.offers(duel(c.aaGun, gunship.type, 4), 'A').find(each => each.kind === 'fire')
      expect(aa?.options().filter(each => !each.refusal)).toHaveLength(1)
      for (const { type, weapon } of [tank, c.rcl, c.mortar, c.atgw]) {
        const state = duel(type, gunship.type, type === c.atgw.type ? 10 : 4)
        expect(codes(state, weapon)).toEqual(['engaged-only-by'])
        expect(t.refusalClauses(state, shot(weapon))).toEqual([t.clause('12.11')])
      }
    })

    it(`are out of reach of indirect fire, deviating shells and aircraft ${t.ids('12.9', 'R33', 'R41', 'R52')}`, () => {
      const kind = Object.keys(c.aircraft)[0] ?? ''
      const state = battle(
        'A fires',
        [unit('b', 'B', gunship.type, at(20, 20)), unit('d', 'B', infantry.type, at(20, 17))],
        {
          batteries: [
            {
              id: 'guns',
              side: 'A',
              name: 'guns',
              weapon: c.artillery.weapon,
              quality: 'Average',
              attacked: false,
              silent: false,
            },
          ],
          sorties: [sortie('flight', 'A', kind)],
        },
      )
      expect(t.refusalCodes(state, { type: 'bombard', battery: 'guns', target: 'b' })).toEqual([
        'not-from-afar',
      ])
      expect(t.refusalCodes(state, { type: 'air', sortie: 'flight', target: 'b' })).toEqual(['not-from-afar'])
      expect(t.play(state, { type: 'bombard', battery: 'guns', target: 'd' }, [3, 4, 3]).codes).toEqual([
        'deviates-nothing',
      ])
    })

    it.each([
      [1, '6.23'],
      [2, '6.24'],
      [3, '6.5'],
    ] as const)(
      `are removed by a total %i higher, saving roll or not, without a wreck ${t.ids('6.23', '6.24', 'R52', '6.15')}`,
      (difference, clause) => {
        // D6 + factor against D6 + 3.
        const mine = 3 + difference + 3 - hmg.soft
        const dice = mine > 6 ? [6, 9 - mine] : [mine, 3]
        const state = duel(hmg.type, transportHelicopter, 3, {
          b: { isHq: true },
          others: [aboard('cargo', 'B', infantry.type, 'b')],
        })
        const { state: after, cited, rolls } = t.play(state, shot(hmg.weapon), [HIT, ...dice])
        expect([statusOf(after, 'b'), statusOf(after, 'cargo')]).toEqual(['Destroyed', 'Destroyed'])
        expect(cited).toContain(t.clause(clause))
        expect([after.wrecks, rolls.length]).toEqual([[], 2])
      },
    )

    it(`are unharmed by equal totals ${t.ids('6.2', '6.23')}`, () => {
      const state = duel(hmg.type, transportHelicopter, 3)
      expect(statusOf(t.play(state, shot(hmg.weapon), [HIT, hmg.soft === 3 ? 3 : 4, 3]).state, 'b')).toBe(
        'OK',
      )
    })

    it(`hold no ground ${t.ids('R46')}`, () => {
      const hill = {
        id: 'hill',
        name: 'the hill',
        at: at(20, 18),
        radius: 2,
        points: { A: 5, B: 3 },
        holder: null,
      }
      const holder = (type: string) => {
        const units = [unit('a', 'A', type, at(20, 18)), unit('b', 'B', infantry.type, at(40, 3))]
        return t.play(battle('A moves', units, { scenario: { objectives: [hill] } }), { type: 'end' }).state
          .holdings[0]?.holder
      }
      expect([holder(infantry.type), holder(transportHelicopter)]).toEqual(['A', null])
    })
  })
}
