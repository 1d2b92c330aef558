import type { CoastalState } from '../../../rulesets/coastal/state'
import { ruleset } from '../../../rulesets/coastal'
import { SIDES, type Viewer, otherSide } from '../../../src/engine/ids'
import type { Scenario } from '../../../src/engine/scenario'
import type { GameState } from '../../../src/engine/state'
import { isDeepStrictEqual } from 'node:util'
import { area, inches, provingGround } from './kit'

/** Vessels of all kinds within reach of each other, a Submarine among them; or on courses that cross. */
export function coastalGround(kind: 'melee' | 'courses'): Scenario {
  const isMelee = kind === 'melee'
  const vessel = (id: string, type: string, group: string, x: number, y: number, more: object = {}) => ({
    id,
    name: id,
    type,
    group,
    at: { x, y },
    speed: type === 'mfp' || type === 'small-transport' ? 1 : 3,
    ...more,
  })
  const line = (x: number, y: number, to: number) => [
    { x, y },
    { x: to, y },
  ]
  const away = isMelee ? 0 : 12
  const cape = area('cape', 'coast', [
    { x: 10, y: 20 },
    { x: 12, y: 15 },
    { x: 14, y: 20 },
  ])
  return provingGround('coastal', kind, 'sea', [cape], {
    turns: 6,
    board: inches(isMelee ? 24 : 48, 20),
    groups: [
      { id: 'a', side: 'A', name: 'Patrol', course: line(2, 6, 40) },
      { id: 'a2', side: 'A', name: 'Escort', course: line(2, 12, 40) },
      { id: 'b', side: 'B', name: 'Convoy', course: line(22 + 2 * away, 8, 0) },
      { id: 'b2', side: 'B', name: 'Wolf', course: line(22 + 2 * away, 13, 0) },
    ],
    vessels: [
      vessel('a1', 'fairmile-d', 'a', 10, 6),
      vessel('a3', 'vosper', 'a', 7, 6),
      vessel('a4', 'flower', 'a2', 9, 12),
      vessel('b1', 'mfp', 'b', 15 + 2 * away, 8),
      vessel('b2', 'small-transport', 'b', 18 + 2 * away, 8, { light: 1, cargo: true }),
      vessel('b3', 'type-vii', 'b2', 14 + 2 * away, 13),
      vessel('b4', 's-100', 'b2', 18 + 2 * away, 13, { speed: 3 }),
    ],
    exit: { side: 'B', edge: 'west' },
  })
}

/** The same battle with a vessel elsewhere that nobody has spotted, or on another course: the other side cannot tell (R38). */
export function darkTwins(given: GameState): readonly { viewer: Viewer; twin: GameState }[] {
  const state = given as CoastalState
  if (state.houseRules['night'] !== true) return []
  return SIDES.flatMap(side => {
    const enemy = otherSide(side)
    const seen = ruleset.view(state, enemy)
    const hidden = state.units.find(
      (unit, at) => unit.side === side && unit.at !== null && seen.units[at]?.at === null,
    )
    const aside = <U extends { readonly id: string }>(unit: U): U => {
      const { at } = unit as { at?: { x: number; y: number } | null }
      return unit.id === hidden?.id && at ? { ...unit, at: { x: at.x + 0.25, y: at.y } } : unit
    }
    const own = new Set(state.scenario.groups.filter(each => each.side === side).map(({ id }) => id))
    const courses = state.courses.map(each =>
      own.has(each.group) ? { ...each, line: [{ x: 1, y: 1 }, ...each.line] } : each,
    )
    const scenario = { ...state.scenario, vessels: state.scenario.vessels.map(aside) }
    const moved = { ...state, courses, units: state.units.map(aside), scenario }
    // Whoever is moved into sight, or out of the way of somebody else's, is a difference that is to be seen.
    const isSame = isDeepStrictEqual(
      ruleset.view(moved, enemy).units.map(({ at }) => at),
      seen.units.map(({ at }) => at),
    )
    const twin = isSame ? moved : { ...state, courses }
    return [
      { viewer: enemy, twin },
      { viewer: 'public' as const, twin },
    ]
  })
}

/** In the mirror a turn to port is one to starboard. */
export function turnsMirrored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnsMirrored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]): [string, unknown] =>
      (key === 'dx' || key === 'turn') && typeof each === 'number' && each !== 0
        ? [key, -each]
        : [key, turnsMirrored(each)],
    ),
  )
}
