import { z } from 'zod'
import {
  areDifferent,
  bySide,
  facing,
  id,
  name,
  once,
  point,
  scenarioMembers,
  side,
  stateMembers,
} from '../../../../src/engine/schema'
import { hexOf, indexOf, isOnBoard, sizeOf } from '../../../../src/geometry/hexBoard'
import { type HexFacing, hexOfLabel } from '../../../../src/geometry/hexes'
import type { Book } from './book'
import {
  type AirAction,
  type AirScenario,
  type AirState,
  FATES,
  GROUND_WEAPONS,
  LOADS,
  MANOEUVRES,
  ORDERS,
  QUALITIES,
  STEPS,
  WEAPONS,
} from './state'

const label = z.string().regex(/^\d{4}$/)
const hexFacing = z.number().int().min(0).max(5) as unknown as z.ZodType<HexFacing>
const level = z.number().int().min(1).max(20)
const small = z.number().int().min(0).max(1000)

const board = z
  .strictObject({
    kind: z.literal('hexes'),
    columns: z.number().int().min(6).max(60),
    rows: z.number().int().min(4).max(60),
    size: z.number().min(0.1).max(10),
    width: z.number().min(1).max(1000),
    height: z.number().min(1).max(1000),
  })
  .refine(({ columns, rows, size, width, height }) => {
    const whole = sizeOf(columns, rows, size)
    return Math.abs(whole.width - width) < 0.05 && Math.abs(whole.height - height) < 0.05
  }, 'Width and height of the table are not those of its hexes.')

const action: z.ZodType<AirAction> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('clear'), unit: id }),
  z.strictObject({ type: z.literal('jettison'), unit: id }),
  z.strictObject({ type: z.literal('fly'), unit: id, manoeuvres: z.array(z.enum(MANOEUVRES)).max(60) }),
  z.strictObject({ type: z.literal('leave'), unit: id }),
  z.strictObject({ type: z.literal('fire'), unit: id, weapon: z.enum(WEAPONS), target: id }),
  z.strictObject({ type: z.literal('attack'), unit: id, weapon: z.enum(GROUND_WEAPONS), target: id }),
  z.strictObject({ type: z.literal('done'), unit: id }),
  z.strictObject({ type: z.literal('fire-back'), unit: id, weapon: z.enum(WEAPONS), target: id }),
  z.strictObject({ type: z.literal('hold-fire'), unit: id }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
])

/** The schemas of a ruleset's scenarios, actions and states. */
export function schemasOf(book: Book) {
  const type = id.refine(each => Object.hasOwn(book.types, each), 'There is no such type of aircraft.')
  const ages = (units: readonly { readonly type: string }[]): number =>
    new Set(units.map(each => book.types[each.type]?.age)).size
  const scenario = z
    .strictObject({
      ...scenarioMembers,
      board,
      order: z.enum(ORDERS),
      aircraft: z
        .array(
          z.strictObject({
            id,
            side,
            name,
            type,
            hex: label,
            facing: hexFacing,
            level,
            quality: z.enum(QUALITIES).exactOptional(),
            load: z.enum(['bombs', 'rockets']).exactOptional(),
          }),
        )
        .min(2)
        .max(60),
      targets: z.array(z.strictObject({ id, side, name, hex: label })).max(60),
    })
    .refine(({ aircraft, targets }) => areDifferent(aircraft, targets), 'Two things have one id.')
    .refine(
      ({ aircraft }) => new Set(aircraft.map(each => each.hex)).size === aircraft.length,
      'Two aircraft are in one hex.',
    )
    .refine(({ aircraft }) => ages(aircraft) === 1, 'Aircraft of different ages do not meet.')
    .refine(
      ({ targets }) => new Set(targets.map(each => each.side)).size <= 1,
      'Ground targets are of one side.',
    )
    .refine(
      ({ aircraft, targets, board: on }) =>
        [...aircraft, ...targets].every(
          ({ hex }) => label.safeParse(hex).success && isOnBoard(on, hexOfLabel(hex)),
        ),
      'Something stands off the table.',
    )
    .refine(
      ({ aircraft }) =>
        aircraft.every(each => {
          const highest = (book.types[each.type]?.ceiling ?? 0) - (each.load ? 1 : 0)
          return each.level <= Math.max(1, highest)
        }),
      'An aircraft begins above its maximum altitude.',
    )
  const aircraft = z
    .strictObject({
      id,
      side,
      name,
      type,
      at: point.nullable(),
      facing,
      level,
      quality: z.enum(QUALITIES),
      load: z.enum(LOADS),
      fate: z.enum(FATES),
      damaged: z.boolean(),
      activated: z.boolean(),
      frontJammed: z.boolean(),
      rearJammed: z.boolean(),
      kills: small,
    })
    .refine(each => (each.at !== null) === (each.fate === 'in play'), 'What is gone has no place.')
  const target = z.strictObject({ id, side, name, at: point, destroyed: z.boolean() })
  const state = z
    .strictObject({
      ...stateMembers,
      step: z.enum(STEPS),
      units: z.array(once(aircraft)).max(200),
      targets: z.array(once(target)).max(60),
      initiative: side.nullable(),
      quota: bySide(small),
      go: z.strictObject({ side, left: z.number().int().min(-10).max(1000) }).nullable(),
      drawn: id.nullable(),
      active: z
        .strictObject({
          unit: id,
          stage: z.enum(['move', 'fire']),
          spent: z.number().int().min(0).max(100),
          reversed: z.boolean(),
          cleared: z.boolean(),
          fired: z.array(z.enum(WEAPONS)).max(2),
          trail: z.array(point).max(100),
        })
        .nullable(),
      pending: z.strictObject({ unit: id, target: id }).nullable(),
      scenario: once(scenario),
    })
    .refine(({ units, targets }) => areDifferent(units, targets), 'Two things have one id.')
    .refine(({ units }) => ages(units) <= 1, 'Aircraft of different ages do not meet.')
    .refine(({ units, houseRules, scenario: { board: on } }) => {
      const places = units.flatMap(each => {
        if (each.at === null) return []
        const hex = indexOf(hexOf(on, each.at))
        return [houseRules['share-a-hex'] === true ? hex * 32 + each.level : hex]
      })
      return new Set(places).size === places.length
    }, 'Two aircraft are in one hex.')
    .refine(
      ({ units, scenario: { board: on } }) =>
        units.every(each => each.at === null || isOnBoard(on, hexOf(on, each.at))),
      'An aircraft is off the table.',
    )
    .refine(({ units, active, pending, drawn }) => {
      const standing = new Set(units.filter(each => each.at !== null).map(each => each.id))
      const named = [active?.unit, pending?.unit, pending?.target, drawn]
      return named.every(each => each === undefined || each === null || standing.has(each))
    }, 'The battle waits for an aircraft that is not there.')
  return {
    action,
    scenario: scenario as unknown as z.ZodType<AirScenario>,
    state: state as unknown as z.ZodType<AirState>,
  }
}
