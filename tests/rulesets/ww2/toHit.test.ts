import { describe, expect, it } from 'vitest'
import {
  neededFor,
  type Shot,
  type TacticalAction,
  type TacticalState,
} from '../../../rulesets/families/tactical'
import { CITATIONS } from '../../../rulesets/ww2/citations'
import { NUMBERS } from '../../../rulesets/ww2/tables'
import { modifier } from '../../../src/engine/reckon'
import type { FeatureKind } from '../../../src/engine/scene'
import { FAMILY, itsOwn, SCI_FI } from '../tactical/editions'
import { type BattleMore, type Table, type UnitMore, area, at, battle, unit } from '../tactical/table'

const FIRE: TacticalAction = { type: 'fire', unit: 'a', target: 'b', weapon: 'early-75mm' }

/** A Sherman (range 10) and a Panzer IV in front of it at so many inches. */
function duel(inches: number, firer: UnitMore = {}, more: BattleMore = {}): TacticalState {
  return battle(
    'A fires',
    [unit('a', 'A', 'sherman', at(20, 24), 0, firer), unit('b', 'B', 'pz-iv-h', at(20, 24 - inches))],
    more,
  )
}

/** The Panzer IV stands on this ground, four inches away. */
function sheltered(kinds: readonly FeatureKind[], more: BattleMore = {}): TacticalState {
  return duel(4, {}, { ground: kinds.map(kind => area(kind, at(19, 19), 2, 2)), ...more })
}

/** The number that the option of the offer says is needed. */
function needed(t: Table, state: TacticalState): number {
  const option = t.allowed(state, 'A', 'fire:a').find(each => each.token === 'b')
  const total = option?.reckonings?.[0]?.total
  if (total === undefined) throw new Error('The shot is not offered.')
  return total
}

/** Hits with this face and not with the one below. */
function expectNeed(t: Table, state: TacticalState, need: number) {
  expect(needed(t, state)).toBe(need)
  expect(t.play(state, FIRE, [need, 1, 6]).codes).toEqual(['fires-none'])
  expect(t.play(state, FIRE, [need - 1]).codes).toEqual(['fires-miss'])
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`to hit, ${t.ruleset.title}`, () => {
    it(`hits on 4, 5 or 6 ${t.ids('5.10')}`, () => {
      expectNeed(t, duel(4), 4)
      for (const face of [4, 5, 6]) expect(t.play(duel(4), FIRE, [face, 1, 6]).log[0]?.hit).toBe(true)
      for (const face of [1, 2, 3]) expect(t.play(duel(4), FIRE, [face]).log[0]?.hit).toBeUndefined()
    })

    it(`needs one more beyond half range, but not at exactly half ${t.ids('5.11', 'R2', '5.9')}`, () => {
      expectNeed(t, duel(5), 4)
      expectNeed(t, duel(5.02), 5)
      expectNeed(t, duel(10), 5)
    })

    it(`counts half of the doubled range in an infantry scenario ${t.ids('R2', 'R47', '2.5')}`, () => {
      expectNeed(t, duel(10, {}, { infantryScale: true }), 4)
      expectNeed(t, duel(10.1, {}, { infantryScale: true }), 5)
    })

    it(`needs one more against rough ground, buildings and field fortifications ${t.ids('5.12')}`, () => {
      for (const kind of ['wood', 'hill', 'rough', 'building', 'trench', 'earthwork'] as const) {
        expectNeed(t, sheltered([kind]), 5)
      }
      expectNeed(t, sheltered(['field']), 4)
    })

    it(`needs two more against a bunker ${t.ids('5.13')}`, () => {
      expectNeed(t, sheltered(['bunker']), 6)
    })

    it(`uses the worst cover only ${t.ids('R10')}`, () => {
      expectNeed(t, sheltered(['wood', 'trench']), 5)
      expectNeed(t, sheltered(['wood', 'bunker']), 6)
    })

    it(`adds the cover of a bunker and of the ground around it by house rule ${t.ids('R10')}`, () => {
      const state = sheltered(['wood', 'bunker'], { houseRules: ['cover-adds-up'] })
      expect(needed(t, state)).toBe(7)
      expectNeed(t, sheltered(['bunker'], { houseRules: ['cover-adds-up'] }), 6)
    })

    it(`needs one more of a Green firer ${t.ids('5.14', '2.2')}`, () => {
      expectNeed(t, duel(4, { quality: 'Green' }), 5)
    })

    it(`needs one less of an Elite firer ${t.ids('5.15', '2.2')}`, () => {
      expectNeed(t, duel(4, { quality: 'Elite' }), 3)
    })

    it(`needs one more of a Disorganized firer ${t.ids('6.7')}`, () => {
      expectNeed(t, duel(4, { status: 'Disorganized' }), 5)
    })

    it(`adds all other modifiers up ${t.ids('R10', '5.11', '5.12', '6.7')}`, () => {
      const ground = [area('wood', at(19, 15), 2, 2)]
      expectNeed(t, duel(8, { quality: 'Elite', status: 'Disorganized' }, { ground }), 6)
    })

    it(`lets a shot that needs more than 6 be declared, but a natural 6 does not hit ${t.ids('R13')}`, () => {
      const state = duel(8, { quality: 'Green', status: 'Disorganized' })
      expect(needed(t, state)).toBe(7)
      expect(t.play(state, FIRE, [6]).codes).toEqual(['fires-miss'])
      expect(t.odds(state, FIRE).hit).toBe(0)
    })

    it(`lets a natural 6 hit by house rule ${t.ids('R13')}`, () => {
      const state = duel(8, { quality: 'Green', status: 'Disorganized' }, { houseRules: ['natural-rolls'] })
      expectNeed(t, state, 6)
      expect(t.odds(state, FIRE).hit).toBeCloseTo(1 / 6, 12)
      expectNeed(t, duel(4, {}, { houseRules: ['natural-rolls'] }), 4)
    })

    it(`says with each modifier by which clause it counts ${t.ids('5.11', '5.14')}`, () => {
      const { log } = t.play(duel(8, { quality: 'Green' }), FIRE, [6, 1, 6])
      const [toHit] = log[0]?.reckonings ?? []
      expect(toHit?.base).toMatchObject({ clause: t.clause('5.10'), value: 4 })
      expect(toHit?.modifiers.map(({ clause, value }) => [clause, value])).toEqual([
        [t.clause('5.11'), -1],
        [t.clause('5.14'), -1],
      ])
      expect(toHit?.total).toBe(6)
    })
  })
}

describe('a natural 1', () => {
  /** A book in which all goes well: four more on the die. */
  const book = {
    cite: CITATIONS,
    numbers: NUMBERS,
    toHit: [modifier<Shot>('ww2-5.10', 4, 'an easy target', () => true)],
  }
  const shot = (houseRules: Shot['houseRules']): Shot => ({
    kind: 'direct',
    distance: 1,
    weapon: null,
    range: 10,
    cover: 'none',
    bunkerInCover: false,
    quality: 'Average',
    disorganized: false,
    aaGuns: 0,
    houseRules,
  })

  it('hits where no more is needed, but misses by house rule [ww2-R13]', () => {
    expect(neededFor(book, shot({})).total).toBe(0)
    const strict = neededFor(book, shot({ 'natural-rolls': true }))
    expect(strict.total).toBe(2)
    expect(strict.modifiers.at(-1)).toMatchObject({ clause: 'ww2-R13', value: -2 })
  })
})
