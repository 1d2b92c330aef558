import { describe, expect, it } from 'vitest'
import type { Quality, TacticalAction } from '../../../rulesets/families/tactical'
import { isInArea } from '../../../src/geometry/areas'
import type { Point } from '../../../src/geometry/point'
import { FULL, WW2_2010 } from '../tactical/editions'
import {
  type BattleMore,
  NORTH,
  area,
  at,
  battle,
  battery,
  smoke,
  statusOf,
  the,
  unit,
} from '../tactical/table'

const SCREEN = at(20, 20)
const fromBattery = (place: Point = SCREEN): TacticalAction => ({ type: 'smoke', from: 'guns', at: place })
const fromUnit = (place: Point = SCREEN): TacticalAction => ({ type: 'smoke', from: 'a', at: place })
const WIDE = 4
const NORTHWARDS = 1

function off(more: BattleMore & { readonly quality?: Quality } = {}) {
  return battle('A fires', [unit('a', 'A', 'sherman', at(20, 24)), unit('b', 'B', 'pz-iv-h', at(20, 16))], {
    batteries: [battery('guns', 'A', 'medium-artillery', more.quality)],
    ...more,
  })
}

/** A howitzer on the table, facing north, so many inches south of the point. */
function on(inches = 4, more: BattleMore & { readonly type?: string } = {}) {
  return battle(
    'A fires',
    [
      unit('a', 'A', more.type ?? 'medium-artillery', at(20, 20 + inches), NORTH),
      unit('b', 'B', 'pz-iv-h', at(20, 10)),
    ],
    { height: 60, ...more },
  )
}

for (const t of FULL) {
  describe(`smoke, ${t.ruleset.title}`, () => {
    it(`is fired indirectly by batteries on 5 or 6, instead of an ordinary shot ${t.ids('11.20', 'R40')}`, () => {
      const { state, told } = t.play(off(), fromBattery(), [5])
      expect(state.smoke).toEqual([{ id: 'smoke-1-guns', at: SCREEN, phasesLeft: 2 }])
      expect(told).toEqual(['Guns lay smoke.'])
      expect(t.refusalCodes(state, { type: 'bombard', battery: 'guns', target: 'b' })).toEqual([
        'battery-has-fired',
      ])
    })

    it(`may be laid on any point of the table, unit or none, without harm ${t.ids('11.21', 'R40')}`, () => {
      const { state } = t.play(off(), fromBattery(at(20, 16)), [6])
      expect(state.smoke[0]?.at).toEqual(at(20, 16))
      expect(statusOf(state, 'b')).toBe('OK')
      expect(t.refusalCodes(off(), fromBattery(at(49, 10)))).toEqual(['off-table'])
    })

    it(`counts quality and no cover ${t.ids('R40')}`, () => {
      const ground = [area('bunker', at(18, 18), 4, 4)]
      expect(t.play(off({ ground }), fromBattery(), [5]).state.smoke).toHaveLength(1)
      expect(t.play(off({ quality: 'Elite' }), fromBattery(), [4]).state.smoke[0]?.at).toEqual(SCREEN)
      expect(t.play(off({ quality: 'Green' }), fromBattery(), [5, NORTHWARDS, 2]).state.smoke[0]?.at).toEqual(
        at(20, 18),
      )
    })

    it(`deviates when indirect fire misses, and comes down there ${t.ids('R40', '11.20')}`, () => {
      const { state, told } = t.play(off(), fromBattery(), [WIDE, NORTHWARDS, 3])
      expect(state.smoke[0]?.at).toEqual(at(20, 17))
      expect(told).toEqual(['Smoke of guns deviates 3 inches north and comes down there.'])
    })

    it(`is lost when it deviates off the table ${t.ids('R34', 'R40')}`, () => {
      expect(t.play(off(), fromBattery(at(20, 1)), [WIDE, NORTHWARDS, 3]).state.smoke).toEqual([])
    })

    it(`is lost when it misses where deviation is harmless ${t.ids('R34')}`, () => {
      const state = off({ houseRules: ['harmless-deviation'] })
      expect(t.play(state, fromBattery(), [WIDE]).state.smoke).toEqual([])
    })

    it(`silences the battery on a natural 1 or 2, and a silent battery has no smoke either ${t.ids('R40', 'R35')}`, () => {
      const { state } = t.play(off(), fromBattery(), [2, NORTHWARDS, 3])
      expect(state.smoke[0]?.at).toEqual(at(20, 17))
      expect(state.batteries[0]?.silent).toBe(true)
      expect(t.refusalCodes(state, fromBattery())).toContain('battery-silent')
    })

    it(`is fired directly by artillery on the table on 4 or more; a miss gives none ${t.ids('11.20', 'R40')}`, () => {
      expect(t.play(on(), fromUnit(), [4]).state.smoke[0]?.at).toEqual(SCREEN)
      expect(t.play(on(), fromUnit(), [3]).state.smoke).toEqual([])
      expect(the(t.play(on(), fromUnit(), [3]).state, 'a')).toMatchObject({ attacked: true, gaveAway: true })
    })

    it(`counts half range and order in direct fire ${t.ids('R40')}`, () => {
      expect(t.play(on(16), fromUnit(), [4]).state.smoke).toEqual([])
      expect(t.play(on(16), fromUnit(), [5]).state.smoke).toHaveLength(1)
      const shaken = on()
      const state = {
        ...shaken,
        units: shaken.units.map(each => ({ ...each, status: 'Disorganized' as const })),
      }
      expect(t.play(state, fromUnit(), [4]).state.smoke).toEqual([])
    })

    it(`needs range, least range, arc and sight in direct fire ${t.ids('R40')}`, () => {
      expect(t.refusalCodes(on(31), fromUnit())).toEqual(['out-of-range'])
      expect(t.refusalCodes(on(4, { type: 'rocket-launchers' }), { ...fromUnit() })).toEqual([
        'too-near-rockets',
      ])
      expect(t.refusalCodes(on(), fromUnit(at(30, 24)))).toEqual(['outside-arc'])
      expect(t.refusalCodes(on(6, { ground: [area('wood', at(18, 22), 4, 1)] }), fromUnit())).toEqual([
        'smoke-unseen',
      ])
    })

    it(`may be aimed at what is in range, arc and sight, and nowhere else ${t.ids('R40')}`, () => {
      const state = on(10, { ground: [area('wood', at(18, 24), 4, 1)] })
      const outlines = t.offer(state, 'A', 'smoke:a').region?.().outlines ?? []
      const isIn = (x: number, y: number) => isInArea(outlines, at(x, y))
      expect([isIn(20, 26), isIn(20, 20), isIn(13, 20), isIn(30, 29)]).toEqual([true, false, true, false])
      const rockets = on(10, { type: 'rocket-launchers' })
      const near = t.offer(rockets, 'A', 'smoke:a').region?.().outlines ?? []
      expect([isInArea(near, at(20, 28)), isInArea(near, at(20, 12))]).toEqual([false, true])
    })

    it(`sees the point on which a unit stands, however it hides ${t.ids('R40')}`, () => {
      const state = on(8, { ground: [area('wood', at(18, 18), 4, 4)] })
      const covered = { ...state, units: [the(state, 'a'), unit('b', 'B', 'german-infantry', SCREEN)] }
      expect(t.refusalCodes(covered, fromUnit())).toEqual([])
      const between = { ...state, units: [...covered.units, unit('c', 'B', 'german-infantry', at(20, 24))] }
      expect(t.refusalCodes(between, fromUnit())).toEqual(['smoke-unseen'])
    })

    it(`comes from artillery only, and from mortars by house rule ${t.ids('R40')}`, () => {
      expect(t.refusalCodes(off(), fromUnit())).toEqual(['makes-no-smoke'])
      expect(t.refusalCodes(on(4, { type: 'us-mortar' }), fromUnit())).toEqual(['makes-no-smoke'])
      const state = on(4, { type: 'us-mortar', houseRules: ['mortar-smoke'] })
      expect(t.play(state, fromUnit(), [4]).state.smoke).toHaveLength(1)
    })

    it(`blocks the line of sight at once, and any line that ends in it ${t.ids('11.22', 'R40', 'R6')}`, () => {
      const shot: TacticalAction = { type: 'fire', unit: 'a', target: 'b', weapon: 'early-75mm' }
      expect(t.refusalCodes(off(), shot)).toEqual([])
      const screened = t.play(off(), fromBattery(), [6]).state
      expect(t.refusalClauses(screened, shot)).toEqual([t.clause('11.22')])
      const within = { ...off(), smoke: [smoke('s', at(20, 16))] }
      expect(t.refusalClauses(within, shot)).toEqual([t.clause('11.22')])
    })

    it(`goes at the end of the fire phase after the one in which it was placed ${t.ids('11.23')}`, () => {
      const inB = {
        ...off(),
        step: 'B fires' as const,
        toAct: ['B' as const],
        batteries: [battery('guns', 'B', 'rockets')],
      }
      const placed = t.play(inB, fromBattery(), [6]).state
      const later = t.play(placed, { type: 'end' }).state
      expect(later.step).toBe('B moves')
      expect(later.smoke).toHaveLength(1)
      const fires = t.play(later, { type: 'end' }).state
      expect(fires.step).toBe('A fires')
      expect(fires.smoke).toHaveLength(1)
      expect(t.play(fires, { type: 'end' }).state.smoke).toEqual([])
    })

    it(`lasts into the next turn when it is placed in the second fire phase ${t.ids('11.23')}`, () => {
      let state = t.play(off(), fromBattery(), [6]).state
      const steps: string[] = []
      while (state.smoke.length > 0) {
        steps.push(`${state.turn} ${state.step}`)
        state = t.play(state, { type: 'end' }).state
      }
      expect(steps.at(0)).toBe('1 A fires')
      expect(steps.at(-1)).toBe('2 B fires')
    })

    it(`is offered with places worth a screen and a region, and traced under the hand ${t.ids('R40')}`, () => {
      const offer = t.offer(off(), 'A', 'smoke:guns')
      expect(offer.input).toBe('place')
      expect(offer.options().length).toBeGreaterThan(0)
      for (const option of offer.options()) expect(t.refusalCodes(off(), option.action)).toEqual([])
      expect(offer.region?.().outlines[0]).toHaveLength(4)
      expect(offer.trace?.([at(20, 20)]).refusal).toBeNull()
      expect(offer.trace?.([at(60, 20)]).refusal?.reasons[0].code).toBe('off-table')
    })
  })
}

describe('smoke in 2010', () => {
  it('does not exist, but by house rule [ww2-2010-R59]', () => {
    expect(WW2_2010.refusalCodes(off(), fromBattery())).toEqual(['no-smoke'])
    expect(WW2_2010.ruleset.offers(off(), 'A').some(offer => offer.kind === 'smoke')).toBe(false)
    const state = off({ houseRules: ['smoke'] })
    expect(WW2_2010.play(state, fromBattery(), [6]).state.smoke).toHaveLength(1)
  })
})
