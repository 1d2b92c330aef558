import { z } from 'zod'
import {
  areDifferent,
  bySide,
  facing,
  id,
  inches,
  name,
  once,
  point,
  scenarioMembers,
  side,
  stateMembers,
} from '../../../../src/engine/schema'
import type { Point } from '../../../../src/geometry/point'
import { TERRAIN_NAMES } from '../ground/names'
import { type Decision, WAYS } from './battle'
import { type Sheets, WEAPONS } from './sheet'
import { EDGES, FATES, QUALITIES, RESULTS } from './state'

const count = z.number().int().min(0).max(1000)
export const pose = z.strictObject({ at: point, facing })
/** Inches along a way. */
export const along = z.number().min(0).max(100).nullable()
export const smoke = (most: number) => z.array(z.strictObject({ id, at: point })).max(most)

const typeIn = (types: Sheets['types']) =>
  id.refine(each => types.has(each), 'There is no such element type.')

/** Members of an element of a scenario. */
export const scenarioElementMembers = (types: Sheets['types']) => ({
  id,
  side,
  name,
  type: typeIn(types),
  at: point.exactOptional(),
  facing: facing.exactOptional(),
  quality: z.enum(QUALITIES).exactOptional(),
  formation: z.string().max(60).exactOptional(),
  carriedBy: id.exactOptional(),
  dugIn: z.boolean().exactOptional(),
  brokenDown: z.boolean().exactOptional(),
  elevated: z.boolean().exactOptional(),
  command: z.boolean().exactOptional(),
  enters: z.number().int().min(1).max(200).exactOptional(),
})

/** Members of a scenario, but for its elements. */
export const battleScenarioMembers = {
  ...scenarioMembers,
  board: inches,
  kinds: z.record(id, z.enum(TERRAIN_NAMES)),
  elevated: z.array(id).max(100),
  smoke: smoke(50),
  first: z.enum(['A', 'B', 'roll']),
  home: bySide(z.enum(EDGES)),
  objectives: z
    .array(z.strictObject({ id, name, at: point, holder: side.nullable() }))
    .min(1)
    .max(20),
  riders: z.boolean(),
}

/** A scenario, or a battle, as far as it may contradict itself. */
interface Laid {
  readonly board: { readonly width: number; readonly height: number }
  readonly objectives: readonly { readonly id: string }[]
  readonly units: readonly {
    readonly id: string
    readonly side: string
    readonly at?: Point
    readonly carriedBy?: string
  }[]
}

const isOnBoard = ({ width, height }: Laid['board'], at: Point | null | undefined): boolean =>
  !at || (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height)

/** A scenario whose elements are different ones, on the table, and carried by those that are there. */
export const soundScenario = <T extends Laid>(scenario: z.ZodType<T>) =>
  scenario
    .refine(({ units, objectives }) => areDifferent(units, objectives), 'Two elements have one id.')
    .refine(
      ({ units }) => units.every(each => (each.at === undefined) === (each.carriedBy !== undefined)),
      'An element has no place, or two.',
    )
    .refine(
      ({ units }) =>
        units.every(
          each =>
            each.carriedBy === undefined ||
            units.some(one => one.id === each.carriedBy && one.side === each.side && one.at !== undefined),
        ),
      'An element is carried by one that is not there.',
    )
    .refine(
      ({ units, board }) => units.every(({ at }) => isOnBoard(board, at)),
      'An element stands off the table.',
    )

/** Members of an element of a battle. */
export const elementMembers = (types: Sheets['types']) => ({
  id,
  side,
  name,
  type: typeIn(types),
  at: point.nullable(),
  facing,
  quality: z.enum(QUALITIES),
  suppressed: z.boolean(),
  dugIn: z.boolean(),
  brokenDown: z.boolean(),
  elevated: z.boolean(),
  carriedBy: id.nullable(),
  command: z.boolean(),
  formation: z.string().max(60),
  fate: z.enum(FATES),
  fired: z.array(z.enum(WEAPONS)).max(20),
  moved: z.boolean(),
  boarded: z.boolean(),
  charged: z.array(id).max(120),
  byRoad: z.boolean(),
  fought: z.boolean(),
})

/** The decisions of every edition. */
export const DECISIONS = [
  z.strictObject({
    kind: z.literal('fall back'),
    unit: id,
    from: point.nullable(),
    left: z.number().int().min(1).max(2),
  }),
  z.strictObject({ kind: z.literal('get off'), unit: id, must: z.boolean(), carrier: id, at: point, facing }),
  z.strictObject({
    kind: z.literal('suffer'),
    by: id,
    among: z
      .array(z.strictObject({ unit: id, result: z.enum(RESULTS) }))
      .min(1)
      .max(20),
  }),
  z.strictObject({ kind: z.literal('advance'), among: z.array(id).min(1).max(20), defender: id, at: point }),
  z.strictObject({ kind: z.literal('replace'), commander: id, at: point, facing }),
] as const

/** Elements that a decision is about. */
export function namedIn(decision: Decision): readonly string[] {
  switch (decision.kind) {
    case 'fall back':
      return [decision.unit]
    case 'get off':
      return [decision.unit, decision.carrier]
    case 'suffer':
      return [decision.by, ...decision.among.map(one => one.unit)]
    case 'advance':
      return [decision.defender, ...decision.among]
    case 'replace':
      return [decision.commander]
  }
}

/** Members of a battle, but for its elements and what is to be decided. */
export const battleMembers = (scenario: z.ZodType<object>) => ({
  ...stateMembers,
  active: side,
  first: side,
  bouts: z.array(z.strictObject({ attackers: z.array(id).max(20), defender: id, at: point })).max(100),
  losses: bySide(count),
  holdings: z.array(z.strictObject({ id, holder: side.nullable() })).max(20),
  scenario: once(scenario),
})

interface Fought {
  readonly units: readonly {
    readonly id: string
    readonly at: Point | null
    readonly carriedBy: string | null
    readonly charged: readonly string[]
  }[]
  readonly bouts: readonly { readonly attackers: readonly string[]; readonly defender: string }[]
  readonly holdings: readonly { readonly id: string }[]
  readonly scenario: Pick<Laid, 'board' | 'objectives'>
}

/** A battle that names nobody who is not there, and in which nobody is in two places. `others` are those that an edition names besides. */
export const soundBattle = <T extends Fought>(
  battle: z.ZodType<T>,
  others: (battle: T) => readonly (string | null)[],
) =>
  battle
    .refine(({ units }) => areDifferent(units), 'Two elements have one id.')
    .refine(
      ({ units, scenario: { board } }) => units.every(({ at }) => isOnBoard(board, at)),
      'An element stands off the table.',
    )
    .refine(given => {
      const ids = new Set(given.units.map(each => each.id))
      const named = given.units.flatMap(each => [each.carriedBy, ...each.charged])
      const fought = given.bouts.flatMap(each => [each.defender, ...each.attackers])
      return [...named, ...fought, ...others(given)].every(each => each === null || ids.has(each))
    }, 'An element is named that is not there.')
    .refine(
      ({ units }) =>
        units.every(each => each.carriedBy === null || (each.carriedBy !== each.id && each.at === null)),
      'An element is carried and stands on the table.',
    )
    .refine(
      ({ units }) =>
        units.every(
          each =>
            each.carriedBy === null || units.some(one => one.id === each.carriedBy && one.carriedBy === null),
        ),
      'A carrier is carried itself.',
    )
    .refine(
      ({ holdings, scenario: { objectives } }) =>
        holdings.length === objectives.length && holdings.every((each, at) => each.id === objectives[at]?.id),
      'The objectives are not those of the scenario.',
    )

const ids = z.array(id).min(1).max(20)

/** Members of the order to fall back. */
export const fallBackMembers = {
  type: z.literal('fall-back'),
  unit: id,
  way: z.enum(WAYS),
  turn: z.boolean(),
  length: z.number().min(0).max(40),
}

/** The actions of every edition, but for falling back. */
export const ACTIONS = [
  z.strictObject({ type: z.literal('rally'), unit: id }),
  z.strictObject({ type: z.literal('fire'), unit: id, weapon: z.enum(WEAPONS), target: id, along }),
  z.strictObject({ type: z.literal('hunt'), unit: id, target: id, along }),
  z.strictObject({ type: z.literal('move'), unit: id, path: z.array(point).max(200), facing }),
  z.strictObject({ type: z.literal('get-off'), unit: id, at: point, facing }),
  z.strictObject({ type: z.literal('stay-on'), unit: id }),
  z.strictObject({ type: z.literal('melee'), own: ids, foes: ids }),
  z.strictObject({ type: z.literal('overrun'), unit: id, target: id }),
  z.strictObject({ type: z.literal('suffer'), unit: id }),
  z.strictObject({ type: z.literal('advance'), unit: id }),
  z.strictObject({ type: z.literal('replace'), unit: id }),
  z.strictObject({ type: z.literal('get-on'), unit: id, carrier: id }),
  z.strictObject({ type: z.literal('break-down'), unit: id, down: z.boolean() }),
  z.strictObject({ type: z.literal('climb'), unit: id, up: z.boolean() }),
  z.strictObject({ type: z.literal('enter'), unit: id }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
] as const
