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
  polygon,
  scenarioMembers,
  side,
  stateMembers,
} from '../../../../src/engine/schema'
import type { Action } from '../../../../src/engine/action'
import type { Point } from '../../../../src/geometry/point'
import type { Book } from './book'
import { type AncientAction, ARMOURS, ARMS, FLANKS, GENERALS, QUALITIES, STATUSES, STEPS } from './state'

const count = z.number().int().min(0).max(10_000)

const troops = {
  type: id,
  quality: z.enum(QUALITIES),
  regular: z.boolean(),
  armour: z.enum(ARMOURS),
  arms: z.enum(ARMS),
  missile: id.nullable(),
  general: z.enum(GENERALS),
}

const scenarioUnit = z.strictObject({
  id,
  side,
  name,
  ...troops,
  look: id.exactOptional(),
  paint: id.exactOptional(),
  at: point.exactOptional(),
  facing: facing.exactOptional(),
})

interface Enlisted {
  readonly type: string
  readonly missile: string | null
}

function areKnown(book: Book, units: readonly Enlisted[]): boolean {
  return units.every(
    unit =>
      Object.hasOwn(book.kinds, unit.type) &&
      (unit.missile === null || Object.hasOwn(book.missiles, unit.missile)),
  )
}

function isOnBoard(
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}

function scenarioOf(book: Book, own: z.ZodRawShape) {
  return z
    .strictObject({
      ...scenarioMembers,
      ...own,
      board: inches,
      base: z.number().min(0.2).max(10),
      deployment: z.enum(['placed', 'by zones']),
      zones: bySide(polygon),
      units: z.array(scenarioUnit).min(1).max(200),
      gentle: z.array(id).max(100),
      night: side.exactOptional(),
      unhurried: z.literal(true).exactOptional(),
    })
    .refine(scenario => areDifferent(scenario.units), 'Two units have one id.')
    .refine(
      scenario => areKnown(book, scenario.units),
      'A unit is of no known kind, or has a weapon that is in no table.',
    )
    .refine(
      scenario => scenario.deployment === 'by zones' || scenario.units.every(unit => unit.at !== undefined),
      'A unit has no place, though the scenario places all units.',
    )
    .refine(
      ({ board, units }) => units.every(({ at }) => at === undefined || isOnBoard(at, board)),
      'A unit stands off the table.',
    )
}

const unit = z.strictObject({
  id,
  side,
  name,
  ...troops,
  at: point.nullable(),
  facing,
  look: id.nullable(),
  paint: id,
  status: z.enum(STATUSES),
  moved: z.boolean(),
  movedFar: z.boolean(),
  charged: z.boolean(),
  shotIn: count,
  shot: z.boolean(),
  revealed: z.boolean(),
  fought: z.boolean(),
  struck: z.array(z.enum(FLANKS)).max(4),
  rampage: z.strictObject({ target: id, ready: z.boolean() }).nullable(),
  spent: z.boolean(),
})

const melee = z.strictObject({
  a: id,
  b: id,
  bond: z.enum(['bases', 'area', 'rampage']),
  area: id.nullable(),
  begun: bySide(count),
  since: count,
})

const pending = z.strictObject({ kind: z.literal('rampage'), unit: id })

function stateOf(book: Book, scenario: ReturnType<typeof scenarioOf>, own: z.ZodRawShape) {
  return z
    .strictObject({
      ...stateMembers,
      ...own,
      step: z.enum(STEPS),
      units: z.array(once(unit)).max(300),
      melees: z.array(melee).max(1000),
      // Battles that were saved before there were decisions that wait have none.
      pending: z.array(pending).max(300).default([]),
      strength: bySide(count),
      scenario: once(scenario),
    })
    .refine(state => areDifferent(state.units), 'Two units have one id.')
    .refine(
      state => areKnown(book, state.units),
      'A unit is of no known kind, or has a weapon that is in no table.',
    )
    .refine(state => {
      const ids = new Set(state.units.map(each => each.id))
      return state.melees.every(each => ids.has(each.a) && ids.has(each.b))
    }, 'A melee names a unit that is not there.')
    .refine(
      state => state.pending.every(each => state.units.some(one => one.id === each.unit)),
      'A unit runs wild that is not there.',
    )
}

const actions = [
  z.strictObject({ type: z.literal('deploy'), unit: id, at: point, facing }),
  z.strictObject({ type: z.literal('advance'), unit: id, facing, distance: z.number().min(0).max(400) }),
  z.strictObject({ type: z.literal('advanceTurn'), unit: id, facing, distance: z.number().min(0).max(400) }),
  z.strictObject({ type: z.literal('turn'), unit: id, facing }),
  z.strictObject({ type: z.literal('march'), unit: id, path: z.array(point).min(1).max(200), facing }),
  z.strictObject({ type: z.literal('charge'), unit: id, target: id }),
  z.strictObject({ type: z.literal('breakOff'), unit: id, at: point, facing }),
  z.strictObject({ type: z.literal('shoot'), unit: id, target: id }),
  z.strictObject({ type: z.literal('attack'), unit: id, target: id }),
  z.strictObject({ type: z.literal('rampage'), unit: id }),
  z.strictObject({ type: z.literal('rally'), unit: id.nullable() }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
] as const

/** What scenarios, states and actions must look like: those of the book, and a member's own acts and fields. */
export function schemasOf<Own extends Action>(
  book: Book,
  ownActs: readonly z.ZodType<Own>[],
  ownFields: { readonly scenario: z.ZodRawShape; readonly state: z.ZodRawShape },
) {
  const scenario = scenarioOf(book, ownFields.scenario)
  // The compiler does not see that the acts of a member tell themselves by their type as well.
  const own = ownActs as unknown as readonly (typeof actions)[number][]
  const action = z.discriminatedUnion('type', [...actions, ...own])
  return {
    scenario,
    state: stateOf(book, scenario, ownFields.state),
    action: action as unknown as z.ZodType<AncientAction | Own>,
  }
}
