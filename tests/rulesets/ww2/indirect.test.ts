import { describe, expect, it } from 'vitest'
import {
  type Quality,
  indirect,
  type TacticalAction,
  type TacticalState,
} from '../../../rulesets/families/tactical'
import { CITATIONS } from '../../../rulesets/ww2/citations'
import { NUMBERS, TABLES } from '../../../rulesets/ww2/tables'
import { recordedChance } from '../../../src/engine/dice/recorded'
import type { Reckoning } from '../../../src/engine/reckoning'
import type { Point } from '../../../src/geometry/point'
import { FAMILY } from '../tactical/editions'
import {
  type BattleMore,
  type Table,
  HIT,
  NORTH,
  area,
  at,
  battle,
  changed,
  battery,
  statusOf,
  the,
  unit,
} from '../tactical/table'

const BOMBARD: TacticalAction = { type: 'bombard', battery: 'guns', target: 'b' }

/** Faces of the deviation die: its arrow, clockwise from the top edge of the table. */
const ARROW = { north: 1, northEast: 2, southEast: 3, south: 4, southWest: 5, northWest: 6 } as const
/** Misses without silencing. */
const WIDE = 3

/** A medium battery of A off the table and a target of B; a friend of the battery far away. */
function barrage(
  more: BattleMore & { readonly quality?: Quality; readonly type?: string; readonly aim?: Point } = {},
) {
  return battle(
    'A fires',
    [
      unit('a', 'A', 'us-infantry', at(5, 34)),
      unit('b', 'B', more.type ?? 'german-infantry', more.aim ?? at(20, 20)),
    ],
    { batteries: [battery('guns', 'A', 'medium-artillery', more.quality)], ...more },
  )
}

function withAlso(state: TacticalState, ...units: TacticalState['units']): TacticalState {
  return { ...state, units: [...state.units, ...units] }
}

/** Where the shot comes down that deviates so. */
function fall(t: Table, direction: number, inches: number, more: BattleMore = {}): Point | undefined {
  const { log } = t.play(barrage(more), BOMBARD, [WIDE, direction, inches])
  const arrow = log.flatMap(entry => entry.effects ?? []).find(effect => effect.kind === 'arrow')
  return arrow?.kind === 'arrow' ? arrow.to : undefined
}

for (const t of FAMILY) {
  describe(`indirect fire, ${t.ruleset.title}`, () => {
    it(`comes from batteries off the table and hits on 5 or 6 ${t.ids('5.20', '5.22', '5.2')}`, () => {
      const { state, rolls } = t.play(barrage(), BOMBARD, [5, 4, 3])
      expect(rolls.map(roll => roll.purpose)).toEqual(['to hit', 'damage'])
      // Medium artillery has 4 against soft.
      expect(statusOf(state, 'b')).toBe('Destroyed')
      expect(t.play(barrage(), BOMBARD, [4, 1, 6]).log[0]?.code).toBe('deviates-nothing')
      expect(t.odds(barrage(), BOMBARD, 'b').hit).toBeCloseTo(1 / 3, 12)
    })

    it(`reaches everywhere, seen or not ${t.ids('5.21', 'R33')}`, () => {
      const ground = [area('wood', at(38, 0), 10, 10)]
      const corner = barrage({ aim: at(47, 1), ground })
      expect(t.refusalCodes(corner, BOMBARD)).toEqual([])
      expect(t.allowed(corner, 'A', 'bombard:guns').map(each => each.token)).toEqual(['b'])
    })

    it(`counts cover and quality, and nothing for range ${t.ids('5.23', 'R33')}`, () => {
      const need = (state: TacticalState) => t.allowed(state, 'A', 'bombard:guns')[0]?.reckonings?.[0]?.total
      expect(need(barrage({ aim: at(47, 1) }))).toBe(5)
      expect(need(barrage({ quality: 'Green' }))).toBe(6)
      expect(need(barrage({ quality: 'Elite' }))).toBe(4)
      expect(need(barrage({ ground: [area('wood', at(18, 18), 4, 4)] }))).toBe(6)
      expect(need(barrage({ ground: [area('bunker', at(18, 18), 4, 4)] }))).toBe(7)
    })

    it(`needs more than a natural 6 where the modifiers say so, natural rolls or not ${t.ids('R13')}`, () => {
      for (const houseRules of [[], ['natural-rolls']]) {
        const state = barrage({ ground: [area('bunker', at(18, 18), 4, 4)], houseRules })
        expect(t.odds(state, BOMBARD, 'b').hit).toBe(0)
      }
    })

    it(`deviates when it misses: direction, then distance ${t.ids('5.24', '5.25', '1.1', 'R16')}`, () => {
      const { rolls, told } = t.play(barrage(), BOMBARD, [WIDE, ARROW.northEast, 4])
      expect(rolls.map(roll => roll.purpose)).toEqual([
        'to hit',
        'deviation direction, 1 north and on clockwise',
        'deviation distance',
      ])
      expect(told).toEqual(['Guns deviate 4 inches north-east, onto nothing.'])
    })

    it(`reads the deviation die clockwise from the top edge in steps of 60 degrees ${t.ids('R34', '5.25')}`, () => {
      expect(fall(t, ARROW.north, 2)).toEqual(at(20, 18))
      expect(fall(t, ARROW.south, 6)).toEqual(at(20, 26))
      const sideways = 4 * Math.sin(Math.PI / 3)
      for (const [arrow, x, y] of [
        [ARROW.northEast, 20 + sideways, 18],
        [ARROW.southEast, 20 + sideways, 22],
        [ARROW.southWest, 20 - sideways, 22],
        [ARROW.northWest, 20 - sideways, 18],
      ] as const) {
        expect(fall(t, arrow, 4)?.x).toBeCloseTo(x, 9)
        expect(fall(t, arrow, 4)?.y).toBeCloseTo(y, 9)
      }
    })

    it(`doubles the deviation in an infantry scenario ${t.ids('R47')}`, () => {
      expect(fall(t, ARROW.north, 2, { infantryScale: true })).toEqual(at(20, 16))
    })

    it(`strikes whom it comes down on, friend or enemy, without a roll to hit ${t.ids('R34')}`, () => {
      for (const side of ['A', 'B'] as const) {
        const state = withAlso(barrage(), unit('c', side, 'sherman', at(20, 23)))
        const { state: after, rolls, told } = t.play(state, BOMBARD, [WIDE, ARROW.south, 3, 3, 2])
        expect(rolls.map(roll => roll.purpose)).toEqual([
          'to hit',
          'deviation direction, 1 north and on clockwise',
          'deviation distance',
          'damage',
        ])
        // 2 against armour, the Sherman's 4 halved to 2.
        expect(statusOf(after, 'c')).toBe('Disorganized')
        expect(told).toEqual(['Guns deviate 3 inches south, onto c.', 'The shell strikes c: Disorganized.'])
      }
    })

    it(`counts the edge of the base as struck, and nothing beyond it ${t.ids('R34', 'R1')}`, () => {
      const beside = (x: number) => withAlso(barrage(), unit('c', 'A', 'us-infantry', at(x, 23)))
      expect(t.play(beside(20.5), BOMBARD, [WIDE, ARROW.south, 3, 1, 6]).codes[0]).toBe('deviates-onto')
      expect(t.play(beside(20.55), BOMBARD, [WIDE, ARROW.south, 3]).codes[0]).toBe('deviates-nothing')
    })

    it(`strikes the nearest of two, and the firer's own of two as near ${t.ids('R34')}`, () => {
      // Bases that overlap a little: the point lies on both.
      const both = (xs: readonly [number, number]) =>
        withAlso(
          barrage(),
          unit('foe', 'B', 'german-infantry', at(20 + xs[0], 23)),
          unit('own', 'A', 'us-infantry', at(20 + xs[1], 23)),
        )
      const onto = (state: TacticalState) =>
        t.play(state, BOMBARD, [WIDE, ARROW.south, 3, 1, 6]).log[1]?.units[0]
      expect(onto(both([-0.4, 0.5]))).toBe('foe')
      expect(onto(both([-0.5, 0.4]))).toBe('own')
      expect(onto(both([-0.5, 0.5]))).toBe('own')
    })

    it(`is lost off the table ${t.ids('R34')}`, () => {
      const state = barrage({ aim: at(20, 1) })
      const { told } = t.play(state, BOMBARD, [WIDE, ARROW.north, 2])
      expect(told).toEqual(['Guns deviate 2 inches north, off the table.'])
    })

    it(`is lost off the table even where a base hangs over its edge ${t.ids('R34')}`, () => {
      const state = withAlso(barrage({ aim: at(20, 3) }), unit('c', 'B', 'german-infantry', at(20, 0.1)))
      expect(t.play(state, BOMBARD, [WIDE, ARROW.north, 3, 1, 6]).codes[0]).toBe('deviates-onto')
      const over = withAlso(barrage({ aim: at(20, 2.8) }), unit('c', 'B', 'german-infantry', at(20, 0.1)))
      expect(t.play(over, BOMBARD, [WIDE, ARROW.north, 3]).codes[0]).toBe('deviates-off')
    })

    it(`does not count a friend struck as a hit on the target ${t.ids('R34')}`, () => {
      const state = withAlso(barrage(), unit('c', 'A', 'us-infantry', at(20, 23)))
      expect(t.odds(state, BOMBARD, 'b').hit).toBeCloseTo(1 / 3, 12)
      // Two thirds miss, one arrow of six and one distance of six find the friend.
      expect(t.odds(state, BOMBARD, 'c').hit).toBeCloseTo((2 / 3) * (1 / 36), 12)
    })

    it(`deviates in any whole degree by house rule ${t.ids('R34')}`, () => {
      const state = barrage({ houseRules: ['free-deviation'] })
      const { log, rolls } = t.play(state, BOMBARD, [WIDE, 91, 4])
      expect(rolls[1]?.sides).toBe(360)
      expect(log[0]?.facts).toMatchObject({ inches: 4, direction: 'east' })
      expect(log[0]?.effects?.[0]).toMatchObject({ to: { x: 24, y: 20 } })
    })

    it(`deviates harmlessly, without dice, by house rule ${t.ids('R34')}`, () => {
      const state = barrage({ houseRules: ['harmless-deviation'] })
      expect(t.play(state, BOMBARD, [WIDE]).told).toEqual(['Guns fire at b: a miss.'])
    })

    it(`silences the battery for the game on a natural 1 or 2, after that shot has deviated ${t.ids('5.26', 'R35')}`, () => {
      for (const face of [1, 2]) {
        const { state, codes } = t.play(barrage(), BOMBARD, [face, ARROW.north, 3])
        expect(codes).toEqual(['deviates-nothing', 'falls-silent'])
        expect(state.batteries[0]).toMatchObject({ silent: true, attacked: true })
        const next = { ...state, batteries: state.batteries.map(each => ({ ...each, attacked: false })) }
        expect(t.refusalClauses(next, BOMBARD)).toEqual([t.clause('5.26')])
        expect(t.offer(next, 'A', 'bombard:guns').refusal?.reasons[0].code).toBe('battery-silent')
      }
      expect(t.play(barrage(), BOMBARD, [3, ARROW.north, 3]).state.batteries[0]?.silent).toBe(false)
    })

    it(`looks at the natural die: an Elite battery falls silent on a 2, a Green one does not on a 3 ${t.ids('R35')}`, () => {
      const silent = (quality: Quality, face: number) =>
        t.play(barrage({ quality }), BOMBARD, [face, ARROW.north, 3]).state.batteries[0]?.silent
      expect(silent('Elite', 2)).toBe(true)
      expect(silent('Green', 3)).toBe(false)
    })

    it(`strikes even with the shot that silences it ${t.ids('R35')}`, () => {
      const state = withAlso(barrage(), unit('c', 'B', 'german-infantry', at(20, 23)))
      const { state: after, codes } = t.play(state, BOMBARD, [1, ARROW.south, 3, 6, 1])
      expect(statusOf(after, 'c')).toBe('Destroyed')
      expect(codes.at(-1)).toBe('falls-silent')
    })

    it(`is fired once in a fire phase ${t.ids('R35')}`, () => {
      const { state } = t.play(barrage(), BOMBARD, [3, ARROW.north, 3])
      expect(t.refusalCodes(state, BOMBARD)).toEqual(['battery-has-fired'])
      expect(t.refusalCodes({ ...barrage(), step: 'B fires' }, BOMBARD)).toEqual(['battery-not-its-phase'])
    })

    it(`meets half the Defence of armour, wherever the battery is ${t.ids('9.4')}`, () => {
      const { log } = t.play(barrage({ type: 'tiger-ii' }), BOMBARD, [HIT, 1, 6])
      expect(log[0]?.reckonings?.map(each => each.total)).toEqual([5, 2, 3])
    })

    it(`uses the row of the battery ${t.ids('8.1')}`, () => {
      const attack = (weapon: string, type: string) =>
        t.play(barrage({ type, batteries: [battery('guns', 'A', weapon)] }), BOMBARD, [HIT, 1, 6]).log[0]
          ?.reckonings?.[1]?.total
      expect(attack('medium-artillery', 'german-infantry')).toBe(4)
      expect(attack('medium-artillery', 'pz-iv-h')).toBe(2)
      for (const weapon of ['heavy-artillery', 'rockets']) {
        expect(attack(weapon, 'german-infantry')).toBe(5)
        expect(attack(weapon, 'pz-iv-h')).toBe(3)
      }
    })

    it(`needs an observer by house rule, and not otherwise ${t.ids('R33')}`, () => {
      const ground = [area('wood', at(0, 26), 48, 2)]
      const blind = (houseRules: readonly string[]) => barrage({ ground, houseRules })
      expect(t.refusalCodes(blind([]), BOMBARD)).toEqual([])
      expect(t.refusalCodes(blind(['observer']), BOMBARD)).toEqual(['no-observer'])
      const seen = withAlso(blind(['observer']), unit('eye', 'A', 'us-infantry', at(20, 25)))
      expect(t.refusalCodes(seen, BOMBARD)).toEqual([])
      const shaken = withAlso(
        blind(['observer']),
        unit('eye', 'A', 'us-infantry', at(20, 25), NORTH, { status: 'Suppressed' }),
      )
      expect(t.refusalCodes(shaken, BOMBARD)).toEqual(['no-observer'])
    })

    it(`may be aimed at units in contact with friends, but by house rule ${t.ids('R31')}`, () => {
      const melee = (houseRules: readonly string[]) =>
        withAlso(barrage({ houseRules }), unit('c', 'A', 'us-infantry', at(20, 21)))
      expect(t.refusalCodes(melee([]), BOMBARD)).toEqual([])
      expect(t.refusalCodes(melee(['no-fire-into-contact']), BOMBARD)).toEqual(['friend-in-contact'])
    })

    it(`is not open to mortars and artillery on the table, but by house rule ${t.ids('R36', '5.2')}`, () => {
      const action: TacticalAction = { type: 'bombard', battery: 'mortars', target: 'b' }
      // A wood between mortar and target; a friend beside it sees over the open ground.
      const ground = [area('wood', at(18, 22), 4, 2)]
      const state = (houseRules: readonly string[], inches = 8, eye = true) =>
        battle(
          'A fires',
          [
            unit('mortars', 'A', 'us-mortar', at(20, 20 + inches)),
            unit('b', 'B', 'german-infantry', at(20, 20)),
            ...(eye ? [unit('eye', 'A', 'us-infantry', at(26, 20))] : []),
          ],
          { ground, houseRules },
        )
      expect(t.refusalCodes(state([]), action)).toEqual(['no-such-battery'])
      expect(
        t.refusalCodes(state([]), { type: 'fire', unit: 'mortars', target: 'b', weapon: 'mortar' }),
      ).toEqual(['no-sight-ground'])
      const on = ['indirect-mortars']
      expect(t.refusalCodes(state(on), action)).toEqual([])
      expect(t.refusalCodes(state(on, 10.1), action)).toEqual(['out-of-range'])
      expect(t.refusalCodes(state(on, 8, false), action)).toEqual(['no-observer'])
      const { state: after, codes } = t.play(state(on), action, [1, ARROW.north, 3])
      expect(codes).toEqual(['deviates-nothing'])
      expect(the(after, 'mortars')).toMatchObject({ attacked: true, gaveAway: true })
      expect(t.odds(state(on), action, 'b').hit).toBeCloseTo(1 / 3, 12)
      const shaken = changed(state(on), 'mortars', { status: 'Disorganized' })
      expect(t.odds(shaken, action, 'b').hit).toBeCloseTo(1 / 6, 12)
    })

    it(`shows all 36 places where a shot may come down, and whom it would strike ${t.ids('R34', '5.25')}`, () => {
      const state = withAlso(barrage(), unit('c', 'A', 'us-infantry', at(20, 23)))
      const scene = t.ruleset.scene(state, { unit: null, offer: 'bombard:guns', target: 'b' })
      const cloud = scene.marks.find(mark => mark.kind === 'cloud')
      expect(cloud?.spots).toHaveLength(36)
      const total = cloud?.spots.reduce((sum, spot) => sum + spot.chance, 0)
      expect(total).toBeCloseTo(2 / 3, 12)
      expect(cloud?.spots.filter(spot => spot.token === 'c')).toHaveLength(1)
    })
  })
}

describe('a battery that needs less than a 3', () => {
  it('misses on a 2 all the same, for that silences it [ww2-R35]', () => {
    const weapon = TABLES.weapons['medium-artillery']
    const firing = { ...battery('guns', 'A', 'medium-artillery'), weapon, unit: null }
    const needed: Reckoning = {
      kind: 'need',
      title: 'To hit',
      base: { clause: 'ww2-5.22', label: 'indirect fire', value: 2 },
      modifiers: [],
      total: 2,
    }
    const rolled = (face: number) =>
      indirect.roll({ cite: CITATIONS, numbers: NUMBERS }, battle('A fires', []), firing, needed, {
        chance: recordedChance([face], []),
        log: () => {},
      })
    expect(rolled(2)).toEqual({ hit: false, silenced: true })
    expect(rolled(3)).toEqual({ hit: true, silenced: false })
  })
})
