import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalScenario, TacticalState } from '../../../rulesets/families/tactical'
import { seededChance } from '../../../src/engine/dice/seeded'
import { NO_FOCUS } from '../../../src/engine/scene'
import type { Point } from '../../../src/geometry/point'
import { badData, badTwins, badViews, badWorth, untoldDice } from '../../contract/checks'
import { playAtRandom, positionsOf } from '../../contract/sample'
import { telltales } from '../../contract/secrets'
import { COLD_WAR, MODERN, SCI_FI } from './editions'
import {
  type BattleMore,
  EAST,
  NORTH,
  SOUTH,
  type UnitMore,
  area,
  at,
  battery,
  battle,
  changed,
  mine,
  the,
  unit,
  wire,
} from './table'

const TABLES = [
  { t: COLD_WAR, ruling: 'R54' },
  { t: MODERN, ruling: 'R59' },
  { t: SCI_FI, ruling: 'R60' },
]

const WOOD = area('wood', at(15, 8), 10, 8)
const HIDDEN = { houseRules: ['hidden-deployment'] }

/** Side B's infantry in a wood to the north, a unit of side A far to the south of it. */
function ambush(
  step: 'A moves' | 'B moves' | 'B fires' | 'A fires',
  more: BattleMore = {},
  b: UnitMore = {},
) {
  return battle(
    step,
    [
      unit('a', 'A', 'half-track', at(20, 30), NORTH),
      unit('b', 'B', 'german-infantry', at(20, 12), SOUTH, b),
      unit('c', 'B', 'pz-iv-h', at(40, 4), SOUTH),
    ],
    { ground: [WOOD], ...more },
  )
}

const lurking = (step: 'A moves' | 'B moves' | 'B fires' | 'A fires', more: BattleMore = {}) =>
  ambush(step, { ...HIDDEN, ...more }, { lurking: true })
const move = (id: string, ...path: Point[]): TacticalAction => ({
  type: 'move',
  unit: id,
  path,
  facing: NORTH,
})

for (const { t, ruling } of TABLES) {
  const ids = (...more: readonly string[]) => t.ids(ruling, ...more)
  const begun = (state: TacticalState): TacticalState => {
    const scenario: TacticalScenario = { ...state.scenario, ruleset: t.ruleset.id }
    const options = { houseRules: state.houseRules }
    return t.ruleset.begin(scenario, options, { chance: seededChance('hiding', 0, []), log: () => {} })
  }
  const isHidden = (state: TacticalState, id = 'b') => the(t.ruleset.view(state, 'A'), id).at === null

  describe(`what the other side knows, ${t.ruleset.title}`, () => {
    it(`is where concealed units stand ${ids()}`, () => {
      const state = ambush('A moves')
      expect(t.ruleset.view(state, 'A')).toEqual(state)
      expect(begun(state).units.some(each => each.lurking)).toBe(false)
    })
  })

  describe(`hidden deployment by house rule, ${t.ruleset.title}`, () => {
    it(`hides at the start whoever is concealed and unseen, and nobody else ${ids('5.6')}`, () => {
      const state = begun(ambush('A moves', HIDDEN))
      expect(state.units.map(each => [each.id, each.lurking])).toEqual([
        ['a', false],
        ['b', true],
        ['c', false],
      ])
      const seen = t.ruleset.view(state, 'A')
      expect(seen.units.map(({ id, at: place }) => [id, place])).toEqual([
        ['a', at(20, 30)],
        ['b', null],
        ['c', at(40, 4)],
      ])
      expect(t.ruleset.scene(seen, NO_FOCUS).tokens.map(({ id }) => id)).toEqual(['a', 'c'])
      expect(seen.scenario.units.map(({ id, at: place }) => [id, place])).toEqual([
        ['a', at(20, 30)],
        ['b', undefined],
        ['c', undefined],
      ])
      expect(the(t.ruleset.view(state, 'B'), 'b').at).toEqual(at(20, 12))
      expect(t.ruleset.view(state, 'referee')).toEqual(state)
      expect(the(t.ruleset.view(state, 'public'), 'b').at).toBeNull()
    })

    it(`does not hide from an enemy within 5 inches who sees it ${ids('5.6')}`, () => {
      const near = ambush('A moves', HIDDEN)
      const from = (y: number) => the(begun(changedStart(near, 'a', at(20, y))), 'b').lurking
      expect([from(17), from(17.1)]).toEqual([false, true])
    })

    it(`shows a unit from the moment an enemy can see it, for good ${ids()}`, () => {
      const state = lurking('A moves')
      const far = t.play(state, move('a', at(20, 25)))
      expect([isHidden(far.state), far.codes]).toEqual([true, ['moves']])
      const near = t.play(changed(state, 'a', { at: at(20, 21) }), move('a', at(20, 17)))
      expect([isHidden(near.state), near.codes.at(-1)]).toEqual([false, 'is-discovered'])
      expect(near.told.at(-1)).toBe('b is discovered.')
      expect(near.log.at(-1)?.reveals).toBe(true)
      const away = t.play(changed(near.state, 'a', { spent: 0 }), move('a', at(20, 21)))
      expect(isHidden(away.state)).toBe(false)
    })

    it(`shows a unit to an enemy who passes by ${ids()}`, () => {
      // Past the corner of the wood, within 5 inches at the middle of its way and not at its end.
      const state = changed(lurking('A moves'), 'a', { at: at(24, 18) })
      const beside = changed(state, 'b', { at: at(23.5, 14.5) })
      const flying = t.play(
        changed(beside, 'a', { at: at(27.6, 18.6) }),
        move('a', at(28.2, 14.5), at(28.6, 13)),
      )
      expect(the(flying.state, 'a').at).toEqual(at(28.6, 13))
      expect(isHidden(flying.state)).toBe(false)
      const wide = t.play(changed(beside, 'a', { at: at(29.6, 17) }), move('a', at(29.6, 13)))
      expect(isHidden(wide.state)).toBe(true)
    })

    it(`shows a unit that fires ${ids('5.8')}`, () => {
      const state = changed(lurking('B fires'), 'b', { type: 'pak-40', at: at(20, 15.5) })
      const shot = { type: 'fire', unit: 'b', target: 'a', weapon: 'later-75mm' } as const
      const near = changed(state, 'a', { at: at(20, 24) })
      expect(isHidden(near)).toBe(true)
      const fired = t.play(near, shot, [1])
      expect(isHidden(fired.state)).toBe(false)
      expect(fired.codes).toContain('is-discovered')
    })

    it(`shows a unit that leaves cover, and tells nobody of one that moves inside it ${ids()}`, () => {
      const inside = t.play(lurking('B moves'), move('b', at(20, 12.5)))
      expect(isHidden(inside.state)).toBe(true)
      expect(inside.log.map(({ code, visibleTo }) => [code, visibleTo])).toEqual([['moves-into', ['B']]])
      const edge = changed(lurking('B moves'), 'b', { at: at(20, 15.5) })
      const out = t.play(edge, move('b', at(20, 16.6)))
      expect(isHidden(out.state)).toBe(false)
      expect(out.codes.at(-1)).toBe('is-discovered')
    })

    it(`shows whom a deviating shell strikes ${ids()}`, () => {
      const state = { ...lurking('A fires'), batteries: [battery('guns', 'A', 'medium-artillery')] }
      const aimed = changed(state, 'c', { at: at(20, 9) })
      // A miss that silences nobody goes three inches south: onto the lurking infantry.
      const { state: after, codes } = t.play(
        aimed,
        { type: 'bombard', battery: 'guns', target: 'c' },
        [3, 4, 3, 1, 6],
      )
      expect(codes).toContain('deviates-onto')
      expect(isHidden(after)).toBe(false)
    })

    it(`hides a unit that is deployed in cover, and one that is put elsewhere after it ${ids()}`, () => {
      const zones = battle(
        'A moves',
        [unit('a', 'A', 'half-track', at(20, 30)), unit('b', 'B', 'german-infantry', null)],
        { ...HIDDEN, ground: [area('wood', at(15, 2), 10, 6)], scenario: { deployment: 'by zones' } },
      )
      const state = begun(zones)
      expect(state.step).toBe('deploy B')
      const deploy = (x: number) => ({ type: 'deploy', unit: 'b', at: at(x, 5), facing: SOUTH }) as const
      const inWood = t.play(state, deploy(20))
      expect(isHidden(inWood.state)).toBe(true)
      expect(inWood.log[0]?.visibleTo).toEqual(['B'])
      const inOpen = t.play(inWood.state, deploy(40))
      expect(isHidden(inOpen.state)).toBe(false)
      expect(inOpen.log[0]?.visibleTo).toBeUndefined()
    })

    it(`lets nobody tell where a unit lurks ${ids()}`, () => {
      const state = begun(ambush('A moves', HIDDEN))
      const scenario = {
        ...state.scenario,
        units: state.scenario.units.map(each =>
          each.id === 'b' ? { ...each, at: at(18, 10), facing: EAST } : each,
        ),
      }
      const twin = { ...changed(state, 'b', { at: at(18, 10), facing: EAST, spent: 1 }), scenario }
      expect(twin).not.toEqual(state)
      for (const viewer of ['A', 'public'] as const) {
        expect(t.ruleset.view(twin, viewer)).toEqual(t.ruleset.view(state, viewer))
      }
    })

    it(`halts a move at an enemy of whom nobody knew ${ids('5.30', 'R28')}`, () => {
      const state = changed(lurking('A moves'), 'b', { at: at(20, 15.4) })
      const ready = changed(state, 'a', { at: at(20, 18.5) })
      expect(t.refusalCodes(t.ruleset.view(ready, 'A'), move('a', at(20, 15)))).toEqual([])
      const { state: after } = t.play(ready, move('a', at(20, 15)))
      expect(the(after, 'a')).toMatchObject({ stopped: true })
      expect(the(after, 'a').at?.y).toBeCloseTo(16.45)
      expect(isHidden(after)).toBe(false)
    })

    it(`refuses what runs into it without telling what or where it is ${ids('5.4')}`, () => {
      // From one end of the wood to the other, with whoever lurks in it between the two.
      const units = [
        unit('a', 'A', 'pz-iv-h', at(20, 15.5), NORTH),
        unit('c', 'B', 'pz-iv-h', at(20, 8.5), SOUTH, { gaveAway: true }),
        unit('b', 'B', 'german-infantry', at(20, 9.8), SOUTH, { lurking: true }),
      ]
      const state = battle('A fires', units, { ...HIDDEN, ground: [WOOD] })
      const shot = (target: string) => ({ type: 'fire', unit: 'a', target, weapon: 'later-75mm' }) as const
      expect(t.refusalCodes(t.ruleset.view(state, 'A'), shot('c'))).toEqual([])
      expect(t.refusal(state, shot('c'))).toEqual({
        reasons: [{ code: 'something-unseen', clause: t.clause(ruling) }],
      })
      expect(t.refusalWords(state, shot('c'))).toEqual(['Something unseen stands in the way of it.'])
      // At one of whom it does not know it cannot fire, near as it is; and it is offered nothing of the kind.
      const known = ['target-not-on-table']
      expect(t.refusalCodes(state, shot('b'))).toEqual(known)
      expect(t.allowed(state, 'A', 'fire:a').map(each => each.token)).toEqual(['c'])
      const shelled = { ...state, batteries: [battery('guns', 'A', 'medium-artillery')] }
      expect(t.refusalCodes(shelled, { type: 'bombard', battery: 'guns', target: 'b' })).toEqual(known)
    })

    it(`judges a way by what its side sees, and lets it be tried ${ids('5.30', 'R28')}`, () => {
      // Too far for all that is known; only the enemy of whom nobody knows would halt it in time.
      const state = changed(changed(lurking('A moves'), 'b', { at: at(20, 15.4) }), 'a', { at: at(20, 18.5) })
      const beyond = move('a', at(20, 9))
      expect(t.refusal(state, beyond)).toEqual(t.refusal(t.ruleset.view(state, 'A'), beyond))
      expect(t.refusalCodes(state, beyond)).toEqual(['too-far-rough'])
    })

    it(`is drawn faintly for its own side, and the cards say so ${ids()}`, () => {
      const state = lurking('A moves')
      const own = t.ruleset.scene(t.ruleset.view(state, 'B'), NO_FOCUS).tokens
      expect(own.map(({ id, faint }) => [id, faint === true])).toEqual([
        ['a', false],
        ['b', true],
        ['c', false],
      ])
      const note = (viewer: 'A' | 'B') =>
        t.ruleset
          .card(t.ruleset.view(state, viewer), 'b')
          .notes.find(each => each.clause === t.clause(ruling))?.text
      expect([note('A'), note('B')]).toEqual([
        'Not seen yet.',
        'Unknown to the enemy until it is seen or fires.',
      ])
    })

    it(`plays a whole battle from which views, saves and dice come out right ${ids()}`, async () => {
      const { scenario } = ambush('A moves', { scenario: { ruleset: t.ruleset.id, turns: 30 } })
      const game = playAtRandom(t.ruleset, scenario, 'hidden', 5_000, { 'hidden-deployment': true })
      const sample = positionsOf(game, 12)
      expect(sample.some(({ state }) => (state as TacticalState).units.some(each => each.lurking))).toBe(true)
      expect([...badViews(t.ruleset, sample), ...badData(t.ruleset, [game], sample)]).toEqual([])
      expect([...badWorth(t.ruleset, sample), ...untoldDice([game])]).toEqual([])
      expect([...telltales(t.ruleset, sample)]).toEqual([])
      expect(await badTwins(t.ruleset, [game])).toEqual([])
    })
  })
}

/** A battle whose scenario puts a unit elsewhere. */
function changedStart(state: TacticalState, id: string, place: Point): TacticalState {
  const units = state.scenario.units.map(each => (each.id === id ? { ...each, at: place } : each))
  return { ...state, scenario: { ...state.scenario, units } }
}

for (const { t, ruling } of TABLES.filter(each => each.t !== SCI_FI)) {
  describe(`minefields and the other side, ${t.ruleset.title}`, () => {
    it(`are known by their places, not by what they are ${t.ids(ruling, '11.2')}`, () => {
      const counters = { mines: [mine('m', 'B', at(30, 20), true)], wires: [wire('w', at(26, 20))] }
      const state = ambush('A moves', counters)
      const seen = t.ruleset.view(state, 'A')
      expect({ ...seen, mines: [], scenario: state.scenario }).toEqual({ ...state, mines: [] })
      expect(seen.mines[0]?.real).toBeNull()
      expect(t.ruleset.view(state, 'B').mines[0]?.real).toBe(true)
    })
  })
}
