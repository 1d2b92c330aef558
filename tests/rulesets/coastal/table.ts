import { ruleset } from '../../../rulesets/coastal'
import type {
  CoastalAction,
  CoastalScenario,
  CoastalState,
  Course,
  Vessel,
} from '../../../rulesets/coastal/state'
import { typeOf } from '../../../rulesets/coastal/vessels'
import type { Side } from '../../../src/engine/ids'
import type { Feature } from '../../../src/engine/scene'
import type { Leg } from '../../../src/geometry/course'
import type { Point } from '../../../src/geometry/point'
import { kitOf, the as unitIn } from '../kit'

/** The kit of these tests: a sea of 48 by 36 inches with a few vessels on it. */
export const kit = kitOf(ruleset)
export { EAST, WEST, area, at } from '../kit'
export const the = unitIn<CoastalState>

const [shipped] = ruleset.scenarios as readonly CoastalScenario[]
if (!shipped) throw new Error('There is no scenario.')
export const SHIPPED = shipped

/** A vessel of group 'a' or 'b', called by its id, at speed 3 (or what it can do) and heading north. */
export function vessel(side: Side, id: string, type: string, at: Point, more: Partial<Vessel> = {}): Vessel {
  const { guns, light, tubes, speed } = typeOf(type)
  const set = more.speed ?? Math.min(3, speed)
  return {
    id,
    side,
    name: id,
    type,
    at,
    facing: 0,
    group: side.toLowerCase(),
    guns,
    light,
    tubes,
    ko: [],
    damaged: false,
    wrecked: false,
    fate: 'afloat',
    speed: set,
    was: set,
    acted: false,
    cargo: false,
    along: 0,
    beside: { dx: 0, dy: 0 },
    ...more,
  }
}

interface Laid {
  readonly features?: readonly Feature[]
  readonly rules?: readonly string[]
  readonly courses?: readonly Course[]
  readonly scenario?: Partial<CoastalScenario>
  readonly state?: Partial<CoastalState>
}

/** Open water in turn 1: a red card is up, all sail freely, the average visibility is 20 inches. */
export function sea(units: readonly Vessel[], laid: Laid = {}): CoastalState {
  const { exit: _exit, ...rest } = SHIPPED
  const scenario: CoastalScenario = {
    ...rest,
    id: 'test',
    ground: { look: 'sea', seed: 'test', features: laid.features ?? [], names: [] },
    groups: [
      { id: 'a', side: 'A', name: 'First', course: [] },
      { id: 'a2', side: 'A', name: 'Second', course: [] },
      { id: 'b', side: 'B', name: 'Third', course: [] },
    ],
    ...laid.scenario,
  }
  return {
    turn: 1,
    toAct: ['A'],
    result: null,
    step: 'act',
    visibility: 20,
    released: true,
    units,
    discards: [],
    active: null,
    torpedoes: [],
    launched: 0,
    courses: laid.courses ?? [
      { group: 'a', line: [] },
      { group: 'a2', line: [] },
      { group: 'b', line: [] },
    ],
    spotted: { A: [], B: [] },
    houseRules: Object.fromEntries((laid.rules ?? []).map(rule => [rule, true])),
    scenario,
    ...laid.state,
  }
}

export const END: CoastalAction = { type: 'end' }
export const DRAW: CoastalAction = { type: 'draw' }
export const RUN: CoastalAction = { type: 'run' }

/** Legs as pairs: so many inches ahead, then so many degrees to starboard. */
export const sail = (id: string, ...legs: readonly (readonly [number, number])[]): CoastalAction => ({
  type: 'sail',
  unit: id,
  course: legs.map(([ahead, turn]): Leg => ({ ahead, turn })),
})
export const fire = (id: string, gun: number | null, target: string): CoastalAction => ({
  type: 'fire',
  unit: id,
  gun,
  target,
})
export const launch = (id: string, facing: number, tubes = 0): CoastalAction => ({
  type: 'launch',
  unit: id,
  tubes,
  facing,
})
export const speed = (id: string, to: number): CoastalAction => ({ type: 'speed', unit: id, speed: to })

/** Another of a side that is far away, so that the turn goes on and the side is not beaten. */
export const FAR_A = vessel('A', 'far-a', 'fairmile-c', { x: 1, y: 35 }, { speed: 0 })
export const FAR_B = vessel('B', 'far-b', 'raumboot', { x: 47, y: 1 }, { speed: 0 })
