import { expect } from 'vitest'
import type { TacticalAction, TacticalScenario, TacticalState } from '../../../rulesets/families/tactical'
import { seededChance } from '../../../src/engine/dice/seeded'
import { isInArea } from '../../../src/geometry/areas'
import type { Point } from '../../../src/geometry/point'
import { FAMILY, itsOwn, SCI_FI } from '../tactical/editions'
import { type Table, area, at, battle, changed, mine, the, unit } from '../tactical/table'

const END: TacticalAction = { type: 'end' }

/** A scenario of which the players deploy all units: A has two, a truck and a gun, B two. */
function scenario(more: Partial<TacticalScenario> = {}): TacticalScenario {
  const plain = battle('A moves', []).scenario
  const force = (id: string, side: 'A' | 'B', type: string) =>
    ({ id, side, name: id, type, quality: 'Average' }) as const
  return {
    ...plain,
    deployment: 'by zones',
    units: [
      { ...force('hq', 'A', 'us-hq'), isHq: true },
      force('a', 'A', 'us-infantry'),
      force('truck', 'A', 'us-truck'),
      force('gun', 'A', 'm3-37mm'),
      force('b', 'B', 'german-infantry'),
      { ...force('fixed', 'B', 'pak-40'), at: at(24, 6), facing: 180 },
    ],
    ...more,
  }
}

function begun(t: Table, more: Partial<TacticalScenario> = {}): TacticalState {
  return t.ruleset.begin(scenario(more), { houseRules: {} }, { chance: seededChance('x', 0, []), log() {} })
}

function deploy(id: string, place: Point, facing = 0): TacticalAction {
  return { type: 'deploy', unit: id, at: place, facing }
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`deployment, ${t.ruleset.title}`, () => {
    it(`begins with Side B, then Side A, each in its own zone ${t.ids('R46')}`, () => {
      const start = begun(t)
      expect(start).toMatchObject({ step: 'deploy B', toAct: ['B'], turn: 0 })
      expect(t.refusalCodes(start, deploy('a', at(20, 30)))).toEqual(['not-deploying'])
      expect(t.refusalCodes(start, deploy('b', at(20, 12)))).toEqual(['outside-zone'])
      expect(t.refusalCodes(start, deploy('fixed', at(20, 5)))).toEqual(['placed-by-scenario'])
      expect(t.refusalCodes(start, END)).toEqual(['not-all-deployed'])
      const placed = t.play(start, deploy('b', at(20, 9))).state
      const next = t.play(placed, END).state
      expect(next).toMatchObject({ step: 'deploy A', toAct: ['A'] })
      expect(t.refusalWords(next, END)).toEqual(['4 units are still to be deployed.'])
    })

    it(`lets units begin mounted or limbered ${t.ids('R46', 'R26')}`, () => {
      const state = { ...begun(t), step: 'deploy A', toAct: ['A'] } as TacticalState
      const embark: TacticalAction = { type: 'embark', unit: 'gun', transport: 'truck' }
      const towed = t.play(state, embark)
      expect(towed.told).toEqual(['gun begins limbered to truck.'])
      expect(the(towed.state, 'gun')).toMatchObject({ at: null, carriedBy: 'truck' })
      expect(t.refusalCodes(towed.state, { ...embark, unit: 'a' })).toEqual(['is-full'])
      expect(t.refusalCodes(state, { ...embark, unit: 'a', transport: 'hq' })).toEqual(['cannot-carry'])
      const ready = ['hq', 'a', 'truck'].reduce(
        (now, id, i) => t.play(now, deploy(id, at(10 + 3 * i, 30))).state,
        towed.state,
      )
      expect(t.play(ready, END).state).toMatchObject({ step: 'A moves', turn: 1 })
    })

    it(`keeps bases apart, out of deep water, mines and contact ${t.ids('R46', 'R3', 'R8', 'R38')}`, () => {
      const ground = {
        ...scenario().ground,
        features: [area('water', at(0, 28), 4, 4)],
      }
      const mines = [{ id: 'm', side: 'A' as const, at: at(30, 30), real: true }]
      const state = { ...begun(t, { ground, mines }), step: 'deploy A', toAct: ['A'] } as TacticalState
      expect(t.refusalCodes(state, deploy('a', at(2, 30)))).toEqual(['impassable'])
      expect(t.refusalCodes(state, deploy('a', at(30.5, 30)))).toEqual(['on-obstacle'])
      const one = t.play(state, deploy('hq', at(20, 30))).state
      expect(t.refusalCodes(one, deploy('a', at(20.5, 30)))).toEqual(['ends-on-unit'])
      expect(t.refusalCodes(one, deploy('a', at(21, 30)))).toEqual([])
      // Placed anew as often as the player likes.
      expect(the(t.play(one, deploy('hq', at(24, 33), 90)).state, 'hq')).toMatchObject({
        at: at(24, 33),
        facing: 90,
      })
    })

    it(`offers places for everybody until all are placed ${t.ids('R46')}`, () => {
      let state = begun(t)
      while (state.turn === 0) {
        const side = state.toAct[0] ?? 'A'
        const offer = t.ruleset
          .offers(state, side)
          .find(each => each.kind === 'deploy' && each.useful && !each.refusal)
        const option = offer?.options().find(each => !each.refusal)
        state = t.play(state, option?.action ?? END).state
      }
      expect(state).toMatchObject({ step: 'A moves', turn: 1 })
      expect(state.units.every(each => each.at !== null)).toBe(true)
    })

    it(`lets the battle begin without those for whom the zone has no room ${t.ids('R46')}`, () => {
      const zones = { ...scenario().zones, B: [at(20, 4), at(20.4, 4), at(20.4, 4.4), at(20, 4.4)] }
      const fixed = { at: at(20.2, 4.2) }
      const units = scenario().units.map(each => (each.id === 'fixed' ? { ...each, ...fixed } : each))
      expect(t.refusalCodes(begun(t, { zones, units }), END)).toEqual([])
    })

    it(`skips deployment where the scenario places everybody ${t.ids('R46')}`, () => {
      const units = scenario().units.map((each, i) => ({
        ...each,
        at: at(4 + 3 * i, each.side === 'A' ? 30 : 5),
      }))
      expect(begun(t, { units, deployment: 'placed' })).toMatchObject({ step: 'A moves', turn: 1 })
    })

    it(`gives every unit the only HQ of its side ${t.ids('6.18', 'R19')}`, () => {
      const state = begun(t)
      expect(the(state, 'a').hq).toBe('hq')
      expect(the(state, 'hq').hq).toBeNull()
      expect(the(state, 'b').hq).toBeNull()
    })

    it(`counts real and fake minefields of the scenario ${t.ids('11.2')}`, () => {
      const state = begun(t, {
        mines: [
          { id: 'm', side: 'B', at: at(20, 15), real: true },
          { id: 'n', side: 'B', at: at(22, 15), real: false },
        ],
      })
      expect(state.hiddenReal).toEqual({ A: 0, B: 1 })
      expect(state.mines[0]).toEqual(mine('m', 'B', at(20, 15), true))
    })
  })

  describe(`reinforcements, ${t.ruleset.title}`, () => {
    const late = () => {
      const state = battle('A moves', [
        unit('hq', 'A', 'us-hq', at(20, 30)),
        unit('a', 'A', 'sherman', null),
        unit('b', 'B', 'pz-iv-h', at(20, 5)),
      ])
      const units = state.scenario.units.map(each => (each.id === 'a' ? { ...each, arrives: 3 } : each))
      return { ...state, scenario: { ...state.scenario, units } }
    }

    it(`enter at the edge of their zone from their turn on, then move ${t.ids('R46')}`, () => {
      expect(t.refusalCodes(late(), deploy('a', at(20, 35.5)))).toEqual(['not-yet'])
      expect(t.refusalWords(late(), deploy('a', at(20, 35.5)))).toEqual(['It arrives in turn 3.'])
      const due: TacticalState = { ...late(), turn: 3 }
      expect(t.refusalCodes(due, deploy('a', at(20, 33)))).toContain('not-at-edge')
      expect(t.refusalCodes(due, deploy('a', at(20, 0.5)))).toContain('outside-zone')
      const { state, told } = t.play(due, deploy('a', at(24, 35.5)))
      expect(told).toEqual(['a arrives.'])
      expect(t.refusalCodes(state, { type: 'move', unit: 'a', path: [at(24, 31.5)], facing: 0 })).toEqual([])
      expect(t.refusalCodes(state, deploy('a', at(30, 35.5)))).toEqual(['has-arrived'])
      const theirs: TacticalState = { ...due, step: 'B moves', toAct: ['B'] }
      expect(t.refusalCodes(theirs, deploy('a', at(24, 35.5)))).toEqual(['not-its-move'])
    })

    it(`do not come if they are lost ${t.ids('R46')}`, () => {
      const due: TacticalState = { ...late(), turn: 3 }
      const lost = changed(due, 'a', { status: 'Destroyed' })
      expect(t.refusalCodes(lost, deploy('a', at(24, 35.5)))).toEqual(['not-on-table'])
    })

    it(`are followed by the hand: where they would stand, and why not there ${t.ids('R46')}`, () => {
      const trace = (place: Point) => t.offer({ ...late(), turn: 3 }, 'A', 'deploy:a').trace?.([place], 90)
      expect(trace(at(24, 35.5))).toEqual({
        action: deploy('a', at(24, 35.5), 90),
        legs: [],
        left: 0,
        refusal: null,
        stop: { at: at(24, 35.5), facing: 90 },
      })
      expect(trace(at(20, 0.5))?.refusal?.reasons.map(reason => reason.code)).toContain('outside-zone')
    })

    it(`are offered where there is room, and missed by nobody ${t.ids('R46')}`, () => {
      const due: TacticalState = { ...late(), turn: 4 }
      const offer = t.offer(due, 'A', 'deploy:a')
      expect(offer).toMatchObject({ label: 'Enter', useful: true })
      for (const option of t.allowed(due, 'A', 'deploy:a')) {
        expect(t.refusalCodes(due, option.action)).toEqual([])
      }
      const strip = offer.region?.().outlines ?? []
      for (const [y, isOpen] of [
        [35.5, true],
        [34, false],
        [0.5, false],
      ] as const) {
        expect(isInArea(strip, at(20, y))).toBe(isOpen)
      }
      expect(t.allowed(due, 'A', 'deploy:a').length).toBeGreaterThan(20)
      expect(t.ruleset.offers(late(), 'A').some(each => each.id === 'deploy:a')).toBe(false)
    })
  })
}
