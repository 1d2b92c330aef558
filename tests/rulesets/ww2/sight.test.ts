import { expect } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import { UNITS } from '../../../rulesets/ww2/units'
import type { Point } from '../../../src/geometry/point'
import { FAMILY, FULL, itsOwn, SCI_FI } from '../tactical/editions'
import {
  type BattleMore,
  type Table,
  NORTH,
  SOUTH,
  aboard,
  area,
  at,
  battle,
  smoke,
  strip,
  unit,
  wreck,
} from '../tactical/table'

const FIRE = { type: 'fire', unit: 'a', target: 'b', weapon: 'later-75mm' } as const

/** A tank at (10, 20) with a range of 12 inches, its target `inches` to the east, and more. */
function line(
  inches: number,
  others: readonly TacticalUnit[] = [],
  more: BattleMore = {},
  target = 'pz-iv-h',
): TacticalState {
  return battle(
    'A fires',
    [unit('a', 'A', 'm10', at(10, 20), 90), unit('b', 'B', target, at(10 + inches, 20), 270), ...others],
    more,
  )
}

const wood = (corner: Point, width: number, height: number) => area('wood', corner, width, height)

function expectSeen(t: Table, state: TacticalState) {
  expect(t.refusalCodes(state, FIRE)).toEqual([])
}

function expectBlocked(t: Table, state: TacticalState, code: string, clause: string) {
  expect(t.refusalCodes(state, FIRE)).toContain(code)
  const reason = t.refusal(state, FIRE)?.reasons.find(each => each.code === code)
  expect(reason?.clause).toBe(t.clause(clause))
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`line of sight, ${t.ruleset.title}`, () => {
    it(`is needed for direct fire, from centre to centre ${t.ids('5.1', 'R6', 'R1')}`, () => {
      expectSeen(t, line(9))
      // The line runs along y 20: a base whose edge only touches it does not block.
      expectSeen(t, line(9, [unit('c', 'A', 'us-infantry', at(14, 20.5))]))
      expectSeen(t, line(9, [unit('c', 'A', 'us-infantry', at(14, 20.492))]))
      expectBlocked(t, line(9, [unit('c', 'A', 'us-infantry', at(14, 20.48))]), 'no-sight-unit', '5.3')
    })

    it(`is blocked by friends and by enemies ${t.ids('5.3', '5.4', 'R6')}`, () => {
      expectBlocked(t, line(9, [unit('c', 'A', 'us-infantry', at(14, 20))]), 'no-sight-unit', '5.3')
      const enemy = line(9, [unit('c', 'B', 'german-infantry', at(14, 20))])
      expectBlocked(t, enemy, 'no-sight-unit', '5.4')
      expect(t.refusalWords(enemy, FIRE)).toEqual(['No line of sight: c is in the way.'])
    })

    it(`is not blocked by those who are carried ${t.ids('R6')}`, () => {
      expectSeen(t, line(9, [unit('t', 'A', 'us-truck', at(10, 22)), aboard('c', 'A', 'us-infantry', 't')]))
    })

    it.each(['wood', 'hill', 'building', 'rough'] as const)(
      `is blocked by a %s that contains neither end ${t.ids('5.5', 'R7', 'R8')}`,
      kind => {
        const between = line(9, [], { ground: [area(kind, at(13, 18), 2, 4)] })
        expectBlocked(t, between, 'no-sight-ground', '5.5')
        // However deep an area is, it does not block the line of who stands in it.
        expectSeen(t, line(9, [], { ground: [area(kind, at(8, 18), 6, 4)] }))
        expectSeen(t, line(9, [], { ground: [area(kind, at(13, 18), 10, 4)] }))
        expectSeen(t, line(9, [], { ground: [area(kind, at(8, 18), 20, 4)] }))
      },
    )

    it(`outlines what is in the way, and where the line meets it ${t.ids('5.5')}`, () => {
      const state = line(9, [], { ground: [wood(at(13, 18), 2, 4)] })
      const marks = t.refusal(state, FIRE)?.reasons[0].marks ?? []
      expect(marks).toMatchObject([{ kind: 'sight', from: at(10, 20), to: at(19, 20), tone: 'refused' }])
      const mark = marks[0]
      if (mark?.kind !== 'sight') throw new Error('No sight mark.')
      expect(mark.blockedAt?.x).toBeCloseTo(13)
      expect(mark.blocker).toHaveLength(4)
    })

    it(`names the ground in the way ${t.ids('5.5')}`, () => {
      for (const [kind, words] of [
        ['wood', 'a wood'],
        ['orchard', 'an orchard'],
        ['rough', 'broken ground'],
      ] as const) {
        expect(t.refusalWords(line(9, [], { ground: [area(kind, at(13, 18), 2, 4)] }), FIRE)).toEqual([
          `No line of sight: ${words} is in the way.`,
        ])
      }
    })

    it(`is not blocked by slow ground, field defences and roads ${t.ids('R8', 'R11')}`, () => {
      for (const kind of ['marsh', 'trench', 'earthwork'] as const) {
        expectSeen(t, line(9, [], { ground: [area(kind, at(13, 18), 2, 4)] }))
      }
      expectSeen(t, line(9, [], { ground: [strip('road', [at(14, 5), at(14, 35)])] }))
    })

    it(`is blocked through a bunker as through a building ${t.ids('R11')}`, () => {
      expectBlocked(t, line(9, [], { ground: [area('bunker', at(13, 19), 1, 2)] }), 'no-sight-ground', '5.5')
    })

    it(`is not needed between units in contact ${t.ids('R6')}`, () => {
      const state = line(9, [], { ground: [wood(at(10.4, 18), 0.3, 4)] })
      const near = {
        ...state,
        units: state.units.map(each => (each.id === 'b' ? { ...each, at: at(11, 20) } : each)),
      }
      expect(t.refusalCodes(near, { ...FIRE, type: 'assault' })).toEqual([])
    })

    it(`goes over lower ground by the house rule of high ground ${t.ids('R7')}`, () => {
      const ground = [wood(at(13, 18), 2, 4), area('hill', at(8, 18), 4, 4)]
      expectBlocked(t, line(9, [], { ground }), 'no-sight-ground', '5.5')
      expectSeen(t, line(9, [], { ground, houseRules: ['high-ground'] }))
      const friend = unit('c', 'A', 'us-infantry', at(16, 20))
      expectSeen(t, line(9, [friend], { ground, houseRules: ['high-ground'] }))
      // Neither stands on a hill: no difference.
      const low = { ground: [wood(at(13, 18), 2, 4)], houseRules: ['high-ground'] }
      expectBlocked(t, line(9, [], low), 'no-sight-ground', '5.5')
    })

    it(`ends 5 inches inside a wood by another house rule ${t.ids('R7')}`, () => {
      const deep = [wood(at(12, 18), 12, 4)]
      const houseRules = ['sight-into-area']
      expectSeen(t, line(7, [], { ground: deep, houseRules }))
      expectBlocked(t, line(7.2, [], { ground: deep, houseRules }), 'no-sight-ground', '5.5')
      expectSeen(t, line(7.2, [], { ground: deep }))
    })

    it(`goes over broken ground by house rule ${t.ids('R8')}`, () => {
      const ground = [area('rough', at(13, 18), 2, 4)]
      expectSeen(t, line(9, [], { ground, houseRules: ['broken-ground-open'] }))
      expectBlocked(
        t,
        line(9, [], { ground: [wood(at(13, 18), 2, 4)], houseRules: ['broken-ground-open'] }),
        'no-sight-ground',
        '5.5',
      )
    })
  })

  describe(`hidden units, ${t.ruleset.title}`, () => {
    // The target stands in a wood that begins one inch before it.
    const inWood = (
      inches: number,
      type: string,
      more: Partial<TacticalUnit> = {},
      battleMore: BattleMore = {},
    ) => {
      const state = line(inches, [], { ground: [wood(at(9 + inches, 18), 4, 4)], ...battleMore }, type)
      return { ...state, units: state.units.map(each => (each.id === 'b' ? { ...each, ...more } : each)) }
    }

    it.each(['german-infantry', 'german-hmg', 'german-mortar', 'pak-40', 'german-cavalry'])(
      `shows %s in rough ground only within 5 inches ${t.ids('5.6', 'R1', 'R12')}`,
      type => {
        expectSeen(t, inWood(5, type))
        expectSeen(t, inWood(5.01, type))
        expectBlocked(t, inWood(5.1, type), 'hidden', '5.6')
      },
    )

    it(`says how far and how near it would have to be ${t.ids('5.6')}`, () => {
      expect(t.refusalWords(inWood(7.2, 'pak-40'), FIRE)).toEqual(['Hidden: 7.2 inches, seen only within 5.'])
    })

    it(`hides tank destroyers as well, but no other vehicle ${t.ids('5.7')}`, () => {
      expectBlocked(t, inWood(7, 'stug-iii-g'), 'hidden', '5.7')
      expectSeen(t, inWood(7, 'pz-iv-h'))
      expectSeen(t, inWood(7, 'german-truck'))
    })

    it(`hides in woods, hills, buildings and broken ground, not in trenches or bunkers ${t.ids('5.6', 'R8', 'R11')}`, () => {
      for (const kind of ['wood', 'hill', 'building', 'rough'] as const) {
        const state = line(7, [], { ground: [area(kind, at(16, 18), 4, 4)] }, 'german-infantry')
        expectBlocked(t, state, 'hidden', '5.6')
      }
      for (const kind of ['trench', 'earthwork', 'bunker', 'marsh'] as const) {
        expectSeen(t, line(7, [], { ground: [area(kind, at(16, 18), 4, 4)] }, 'german-infantry'))
      }
      const bunkerInWood = [wood(at(15, 16), 6, 8), area('bunker', at(16, 18), 2, 4)]
      expectBlocked(t, line(7, [], { ground: bunkerInWood }, 'german-infantry'), 'hidden', '5.6')
    })

    it(`hides in slow ground by house rule ${t.ids('R8')}`, () => {
      const more = { ground: [area('marsh', at(16, 18), 4, 4)], houseRules: ['slow-ground-covers'] }
      expectBlocked(t, line(7, [], more, 'german-infantry'), 'hidden', '5.6')
    })

    it(`is given away by its own fire until the turn is over ${t.ids('5.8', 'R12')}`, () => {
      expectSeen(t, inWood(7, 'german-infantry', { gaveAway: true }))
      const end = (state: TacticalState) =>
        t.force({ ...state, step: 'rally', toAct: ['B'] }, { type: 'end' }).state.units[1]?.gaveAway
      expect(end(inWood(7, 'german-infantry', { gaveAway: true }))).toBe(false)
      const stays = { houseRules: ['marker-stays'] }
      const kept = inWood(
        7,
        'german-infantry',
        { gaveAway: true },
        {
          ground: [wood(at(16, 18), 4, 4)],
          ...stays,
        },
      )
      expect(end(kept)).toBe(true)
      // Its own next fire phase, in which it has not fired, ends it.
      const own = t.force({ ...kept, step: 'B fires', toAct: ['B'] }, { type: 'end' }).state
      expect(own.units[1]?.gaveAway).toBe(false)
    })

    it(`is seen from twice as far in an infantry scenario ${t.ids('2.5', 'R47')}`, () => {
      expectSeen(
        t,
        inWood(10, 'german-infantry', {}, { ground: [wood(at(19, 18), 4, 4)], infantryScale: true }),
      )
      expectBlocked(
        t,
        inWood(10.1, 'german-infantry', {}, { ground: [wood(at(19, 18), 4, 4)], infantryScale: true }),
        'hidden',
        '5.6',
      )
    })

    it(`is measured to the edge of the base by house rule ${t.ids('R1')}`, () => {
      const more = { ground: [wood(at(14, 18), 4, 4)], houseRules: ['edge-measuring'] }
      expectSeen(t, line(5.5, [], more, 'german-infantry'))
      expectBlocked(t, line(5.6, [], more, 'german-infantry'), 'hidden', '5.6')
    })
  })

  describe(`measuring, ${t.ruleset.title}`, () => {
    it(`is free and tells distance, sight, range and cost ${t.ids('R14', 'R1')}`, () => {
      const state = line(9, [], { ground: [wood(at(13, 18), 2, 4)] })
      const found = t.ruleset.measure(state, 'a', 'b')
      expect(found.distance).toBe(9)
      expect(found.lines.map(each => each.code)).toEqual([
        'measure-distance',
        'measure-blocked',
        'measure-far',
        'measure-cost',
      ])
      // Seven inches in the open and two in the wood.
      expect(found.lines.at(-1)?.facts).toEqual({ cost: 11 })
      expect(found.marks).toMatchObject([{ kind: 'sight', tone: 'refused' }])
    })
  })
}

for (const t of [...FULL, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`wrecks and smoke in a line of sight, ${t.ruleset.title}`, () => {
    it(`is blocked by a burning wreck ${t.ids('6.14', 'R37', 'R6')}`, () => {
      const state = line(9, [], { wrecks: [wreck('w', 'B', 'pz-iv-h', at(14, 20))] })
      expectBlocked(t, state, 'no-sight-wreck', '6.14')
      expect(t.refusalWords(state, FIRE)).toEqual(['No line of sight: a burning wreck is in the way.'])
      expectSeen(t, line(9, [], { wrecks: [wreck('w', 'B', 'pz-iv-h', at(14, 20.5))] }))
      // A base of 3 inches reaches 1.5 beyond its middle.
      const tank = UNITS['pz-iv-h']
      if (!tank) throw new Error('There is a Panzer IV H.')
      const types = { big: { ...tank, id: 'big', base: 3 } }
      const beside = (y: number) =>
        line(9, [], { wrecks: [wreck('w', 'B', 'big', at(14, y))], scenario: { types } })
      expectBlocked(t, beside(21.4), 'no-sight-wreck', '6.14')
      expectSeen(t, beside(21.6))
    })

    it(`is blocked by smoke between, and by smoke on either end ${t.ids('11.22', 'R40')}`, () => {
      for (const place of [at(14, 20), at(10, 20), at(19, 20), at(19.4, 20.4)]) {
        expectBlocked(t, line(9, [], { smoke: [smoke('s', place)] }), 'no-sight-smoke', '11.22')
      }
      expectSeen(t, line(9, [], { smoke: [smoke('s', at(14, 20.5))] }))
      expectSeen(t, line(9, [], { smoke: [smoke('s', at(14, 22))] }))
    })

    it(`names the first of several things in the way ${t.ids('R6')}`, () => {
      const state = line(9, [unit('c', 'B', 'german-infantry', at(17, 20), NORTH)], {
        wrecks: [wreck('w', 'B', 'pz-iv-h', at(13, 20), SOUTH)],
      })
      expect(t.refusalCodes(state, FIRE)).toEqual(['no-sight-wreck'])
    })
  })
}
