import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical'
import { FAMILY, FULL, itsOwn, SCI_FI, WW2_2010 } from '../tactical/editions'
import {
  type UnitMore,
  NORTH,
  SOUTH,
  WEST,
  aboard,
  area,
  at,
  battle,
  statusOf,
  the,
  unit,
} from '../tactical/table'

const assault = (weapon: string, by = 'a', target = 'b'): TacticalAction => ({
  type: 'assault',
  unit: by,
  target,
  weapon,
})
const INFANTRY = assault('infantry')

/** Infantry of A touching an enemy north of it. */
function melee(theirs: string, mine: UnitMore = {}, target: UnitMore = {}, facing = SOUTH): TacticalState {
  return battle('A fires', [
    unit('a', 'A', 'us-infantry', at(20, 21), NORTH, mine),
    unit('b', 'B', theirs, at(20, 20), facing, target),
  ])
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`close combat, ${t.ruleset.title}`, () => {
    it(`hits without a roll between enemies in contact ${t.ids('5.30', '5.31', 'R29', 'R16')}`, () => {
      const { state, rolls, told } = t.play(melee('german-infantry'), INFANTRY, [3, 3])
      expect(rolls.map(roll => roll.purpose)).toEqual(['damage'])
      // Infantry's 2 against soft, Defence 0.
      expect(statusOf(state, 'b')).toBe('Suppressed')
      expect(told).toEqual(['a attacks b in close combat: Suppressed.'])
      expect(t.odds(melee('german-infantry'), INFANTRY).hit).toBeCloseTo(1, 12)
    })

    it(`is offered only with those in contact ${t.ids('5.30', 'R3')}`, () => {
      const apart = battle('A fires', [
        unit('a', 'A', 'us-infantry', at(20, 21.2)),
        unit('b', 'B', 'german-infantry', at(20, 20)),
      ])
      expect(t.refusalCodes(apart, INFANTRY)).toEqual(['not-in-contact'])
      expect(t.ruleset.offers(apart, 'A').some(offer => offer.kind === 'assault')).toBe(false)
      const near = { ...apart, units: [unit('a', 'A', 'us-infantry', at(20, 21.05)), the(apart, 'b')] }
      expect(t.refusalCodes(near, INFANTRY)).toEqual([])
      expect(t.offer(near, 'A', 'assault:a').useful).toBe(true)
    })

    it(`counts touching corners as contact ${t.ids('R3')}`, () => {
      const corners = battle('A fires', [
        unit('a', 'A', 'us-infantry', at(21, 21)),
        unit('b', 'B', 'german-infantry', at(20, 20)),
      ])
      expect(t.refusalCodes(corners, INFANTRY)).toEqual([])
    })

    it(`asks neither for arc, nor least range, nor order ${t.ids('R29', 'R4', '6.7')}`, () => {
      const gun = battle('A fires', [
        unit('a', 'A', '17pdr', at(20, 21), SOUTH, { status: 'Disorganized' }),
        unit('b', 'B', 'german-infantry', at(20, 20)),
      ])
      expect(t.odds(gun, assault('later-75mm')).hit).toBeCloseTo(1, 12)
      const rockets = battle('A fires', [
        unit('a', 'A', 'rocket-launchers', at(20, 21)),
        unit('b', 'B', 'german-infantry', at(20, 20)),
      ])
      expect(t.refusalCodes(rockets, assault('rockets'))).toEqual([])
    })

    it(`halves the Defence of armour attacked from its side or back ${t.ids('R29', 'R49', '9.2')}`, () => {
      const defence = (facing: number) =>
        t.play(melee('pz-iv-h', {}, {}, facing), INFANTRY, [1, 6]).log[0]?.reckonings?.[1]?.total
      expect(defence(SOUTH)).toBe(4)
      expect(defence(WEST)).toBe(2)
      expect(defence(NORTH)).toBe(2)
    })

    it(`is the unit's one attack, and the enemy strikes back only in its own phase ${t.ids('R15', 'R29')}`, () => {
      const { state } = t.play(melee('german-infantry'), INFANTRY, [1, 6])
      expect(t.refusalCodes(state, INFANTRY)).toEqual(['has-fired'])
      expect(t.refusalCodes(state, assault('infantry', 'b', 'a'))).toEqual(['not-its-fire-phase'])
      expect(the(state, 'b').attacked).toBe(false)
      expect(the(state, 'a').gaveAway).toBe(true)
    })

    it(`destroys a Suppressed enemy without any dice ${t.ids('6.12', 'R30')}`, () => {
      const state = melee('tiger-ii', {}, { status: 'Suppressed' })
      const { state: after, told } = t.play(state, INFANTRY, [])
      expect(statusOf(after, 'b')).toBe('Destroyed')
      expect(told[0]).toBe('a overruns b, Suppressed as it was: destroyed.')
    })

    it(`does not destroy the Suppressed by contact alone ${t.ids('R30')}`, () => {
      const state = melee('german-infantry', {}, { status: 'Suppressed' })
      expect(statusOf(t.play(state, { type: 'end' }).state, 'b')).toBe('Suppressed')
    })

    it(`does not destroy at once whom the same attack has Suppressed, but a second attacker does ${t.ids('R30')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'us-infantry', at(20, 21)),
        unit('a2', 'A', 'us-infantry', at(21, 20)),
        unit('b', 'B', 'german-infantry', at(20, 20)),
      ])
      const first = t.play(state, INFANTRY, [3, 3]).state
      expect(statusOf(first, 'b')).toBe('Suppressed')
      expect(statusOf(t.play(first, assault('infantry', 'a2'), []).state, 'b')).toBe('Destroyed')
    })

    it(`is not open to the Suppressed and the unarmed ${t.ids('6.10', 'R20', 'R30')}`, () => {
      expect(t.refusalCodes(melee('german-infantry', { status: 'Suppressed' }), INFANTRY)).toEqual([
        'suppressed-cannot-fire',
      ])
      const truck = battle('A fires', [
        unit('a', 'A', 'us-truck', at(20, 21)),
        unit('b', 'B', 'german-infantry', at(20, 20), SOUTH, { status: 'Suppressed' }),
      ])
      expect(t.refusalCodes(truck, INFANTRY)).toContain('unarmed')
      expect(t.offer(truck, 'A', 'assault:a').refusal?.reasons[0].code).toBe('unarmed')
    })

    it(`gives an HQ no saving roll ${t.ids('6.19', 'R18')}`, () => {
      const { state, rolls } = t.play(melee('german-infantry', {}, { isHq: true }), INFANTRY, [3, 3])
      expect(statusOf(state, 'b')).toBe('Suppressed')
      expect(rolls).toHaveLength(1)
    })

    it(`gives an HQ aboard no saving roll either ${t.ids('R27', '6.19')}`, () => {
      const base = melee('german-truck')
      const state = { ...base, units: [...base.units, aboard('hq', 'B', 'german-hq', 'b', { isHq: true })] }
      expect(statusOf(t.play(state, INFANTRY, [3, 3]).state, 'hq')).toBe('Suppressed')
    })

    it(`takes passengers along when a Suppressed transport is overrun ${t.ids('R27', '6.12')}`, () => {
      const base = melee('german-truck', {}, { status: 'Suppressed' })
      const state = { ...base, units: [...base.units, aboard('cargo', 'B', 'german-infantry', 'b')] }
      expect(statusOf(t.play(state, INFANTRY, []).state, 'cargo')).toBe('Destroyed')
    })
  })
}

for (const t of [...FULL, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`close combat at buildings, ${t.ruleset.title}`, () => {
    /** A building of 4 x 4 inches with an enemy two inches inside, and infantry touching its south wall. */
    const house = (houseRules: readonly string[] = [], place = at(20, 22.5)) =>
      battle(
        'A fires',
        [unit('a', 'A', 'us-infantry', place), unit('b', 'B', 'german-infantry', at(20, 20))],
        {
          ground: [area('building', at(18, 18), 4, 4)],
          houseRules,
        },
      )

    it(`fights the nearest enemy inside by touching the outline, cover or not ${t.ids('5.32', 'R32')}`, () => {
      expect(t.refusalCodes(house(), INFANTRY)).toEqual([])
      expect(statusOf(t.play(house(), INFANTRY, [4, 3]).state, 'b')).toBe('Destroyed')
      expect(t.odds(house(), INFANTRY).hit).toBeCloseTo(1, 12)
      expect(t.play(house(), INFANTRY, [1, 6]).cited).toContain(t.clause('5.32'))
    })

    it(`is mutual ${t.ids('R32')}`, () => {
      const state = { ...house(), step: 'B fires' as const, toAct: ['B' as const] }
      expect(t.refusalCodes(state, assault('infantry', 'b', 'a'))).toEqual([])
      expect(t.refusalCodes(state, { type: 'fire', unit: 'b', target: 'a', weapon: 'infantry' })).toContain(
        'in-contact',
      )
    })

    it(`does not reach over a gap ${t.ids('R32')}`, () => {
      expect(t.refusalCodes(house([], at(20, 22.6)), INFANTRY)).toEqual(['not-in-contact'])
    })

    it(`meets only the nearest of several inside, or all that are equally near ${t.ids('R32')}`, () => {
      const inside = (x: number) =>
        battle(
          'A fires',
          [
            unit('a', 'A', 'us-infantry', at(20, 22.5)),
            unit('b', 'B', 'german-infantry', at(19, 20)),
            unit('c', 'B', 'german-infantry', at(x, 20)),
          ],
          { ground: [area('building', at(18, 18), 4, 4)] },
        )
      expect(t.refusalCodes(inside(20.5), INFANTRY)).toEqual(['not-in-contact'])
      expect(t.allowed(inside(20.5), 'A', 'assault:a').map(each => each.token)).toEqual(['c'])
      expect(t.allowed(inside(21), 'A', 'assault:a').map(each => each.token)).toEqual(['b', 'c'])
    })
  })
}

describe('close combat at buildings in 2010', () => {
  /** A building of 4 x 4 inches with an enemy two inches inside, and infantry touching its south wall. */
  const house = (houseRules: readonly string[] = [], place = at(20, 22.5)) =>
    battle('A fires', [unit('a', 'A', 'us-infantry', place), unit('b', 'B', 'german-infantry', at(20, 20))], {
      ground: [area('building', at(18, 18), 4, 4)],
      houseRules,
    })

  it('needs the bases to touch in 2010, but by house rule [ww2-2010-R32] [ww2-2010-R57]', () => {
    expect(WW2_2010.refusalCodes(house(), INFANTRY)).toEqual(['not-in-contact'])
    expect(WW2_2010.refusalCodes(house(['contact-at-buildings']), INFANTRY)).toEqual([])
    expect(WW2_2010.refusalCodes(house([], at(20, 21)), INFANTRY)).toEqual([])
  })
})
