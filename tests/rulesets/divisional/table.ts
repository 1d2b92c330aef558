import { ruleset } from '../../../rulesets/divisional'
import { paceOfKind } from '../../../rulesets/divisional/allowance'
import type {
  DivAction,
  DivScenario,
  DivState,
  DivUnit,
  Fortification,
  Kind,
  Minefield,
  Objective,
} from '../../../rulesets/divisional/state'
import type { Side } from '../../../src/engine/ids'
import type { Feature } from '../../../src/engine/scene'
import type { Point } from '../../../src/geometry/point'
import { kitOf, the as unitIn } from '../kit'

/** The kit of these tests: a table of 48 by 36 inches with a few battalions on it. */
export const kit = kitOf(ruleset)
export { at, area, strip } from '../kit'
export const the = unitIn<DivState>

const shipped = (ruleset.scenarios as readonly DivScenario[]).find(each => each.id === 'sidi-rezegh')
if (!shipped) throw new Error('There is no scenario.')
export const SHIPPED = shipped

const FACTORS: Readonly<Record<Kind, number>> = {
  leg: 2,
  motor: 2,
  cavalry: 2,
  engineers: 2,
  hq: 2,
  recon: 2,
  artillery: 3,
  'light-tank': 3,
  'medium-tank': 4,
  'heavy-tank': 5,
}

/** A battalion of formation 'a' or 'b', called by its id. */
export function unit(side: Side, id: string, type: Kind, at: Point, more: Partial<DivUnit> = {}): DivUnit {
  return {
    id,
    side,
    name: id,
    type,
    at,
    facing: 0,
    formation: side.toLowerCase(),
    quality: 'Average',
    pace: paceOfKind(type, true),
    factor: FACTORS[type],
    againstTanks: 0,
    fp: 0,
    shots: type === 'artillery' ? 3 : 0,
    lost: false,
    moved: false,
    fired: false,
    rallied: false,
    ...more,
  }
}

interface Laid {
  readonly features?: readonly Feature[]
  readonly objectives?: readonly Objective[]
  readonly fortifications?: readonly Fortification[]
  readonly minefields?: readonly Minefield[]
  readonly rules?: readonly string[]
  readonly scenario?: Partial<DivScenario>
  readonly state?: Partial<DivState>
}

/** Open ground in A's movement of turn 1 of day 1. Far corners hold an HQ for each side, so that neither is beaten. */
export function field(units: readonly DivUnit[], laid: Laid = {}): DivState {
  const formation = { list: 'german-infantry-1941', sign: 'x', paint: 'field-grey' }
  const scenario: DivScenario = {
    ...SHIPPED,
    id: 'test',
    ground: { look: 'steppe', seed: 'test', features: laid.features ?? [], names: [] },
    formations: [
      { ...formation, id: 'a', side: 'A', name: 'First' },
      { ...formation, id: 'a2', side: 'A', name: 'Second' },
      { ...formation, id: 'b', side: 'B', name: 'Third' },
    ],
    objectives: laid.objectives ?? [],
    minefields: [],
    fortifications: [],
    ...laid.scenario,
  }
  return {
    turn: 1,
    toAct: ['A'],
    result: null,
    step: 'A moves',
    day: 1,
    units,
    minefields: laid.minefields ?? [],
    fortifications: laid.fortifications ?? [],
    air: { A: 0, B: 0 },
    flown: false,
    engagements: [],
    toFight: [],
    advance: null,
    restoring: null,
    houseRules: Object.fromEntries((laid.rules ?? []).map(rule => [rule, true])),
    scenario,
    ...laid.state,
  }
}

/** The same in another step of the side that it names. */
export const inStep = (state: DivState, step: DivState['step']): DivState => ({
  ...state,
  step,
  toAct: [step.startsWith('A') ? 'A' : 'B'],
})

/** A's combat step: whatever stands in contact is to be fought. */
export function combats(state: DivState, dice: readonly number[] = []): DivState {
  return kit.play(inStep(state, 'A fires'), { type: 'end' }, dice).state
}

export const END: DivAction = { type: 'end' }
export const move = (id: string, ...path: readonly Point[]): DivAction => ({ type: 'move', unit: id, path })
export const fire = (id: string, target: string): DivAction => ({ type: 'fire', unit: id, target })
export const fight = (id: string, target: string): DivAction => ({ type: 'fight', unit: id, target })

/** A unit far from everything, so that a side is not beaten at once. */
export const FAR_A = unit('A', 'far-a', 'recon', { x: 1, y: 35 })
export const FAR_B = unit('B', 'far-b', 'recon', { x: 47, y: 1 })
