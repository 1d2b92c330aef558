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
import type { Action } from '../../../../src/engine/action'
import type { Book, Part } from './book'
import { gunsOf } from '../fire/toHit'
import { together } from './parts'
import { type AirAction, type AirScenario, type AirState, FATES, ORDERS, QUALITIES, STEPS } from './state'

/** The number printed in a hex. */
export const hexName = z.string().regex(/^\d{4}$/)
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

/** The actions of a book: those of all, with its own weapons and manoeuvres, and those of its parts. */
function actionOf<Own extends Action>({ parts, guns, manoeuvres }: Book): z.ZodType<AirAction | Own> {
  const weapon = z.enum(gunsOf({ guns }))
  const manoeuvre = z.enum(manoeuvres.map(({ kind }) => kind))
  const own = parts.flatMap(({ readying, attacks }) =>
    Object.values({ ...readying, ...attacks }).map(({ schema }) => schema),
  )
  return z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('draw') }),
    z.strictObject({ type: z.literal('fly'), unit: id, manoeuvres: z.array(manoeuvre).max(60) }),
    z.strictObject({ type: z.literal('leave'), unit: id }),
    z.strictObject({ type: z.literal('fire'), unit: id, weapon, target: id }),
    z.strictObject({ type: z.literal('done'), unit: id }),
    z.strictObject({ type: z.literal('fire-back'), unit: id, weapon, target: id }),
    z.strictObject({ type: z.literal('hold-fire'), unit: id }),
    z.strictObject({ type: z.literal('end') }),
    z.strictObject({ type: z.literal('concede'), side }),
    ...own,
  ]) as unknown as z.ZodType<AirAction | Own>
}

/** The members that the parts of a book give to one kind of object. */
function membersOf({ parts }: Book, of: keyof Part['shape']): z.ZodRawShape {
  return together<z.ZodRawShape>(
    {},
    parts.map(({ shape }) => shape[of]),
  )
}

/** The schemas of a ruleset's scenarios, actions and states. */
export function schemasOf<Own extends Action>(book: Book) {
  const type = id.refine(each => Object.hasOwn(book.types, each), 'There is no such type of aircraft.')
  const ages = (units: readonly { readonly type: string }[]): number =>
    new Set(units.map(each => book.types[each.type]?.age)).size
  const scenarioShape = z.strictObject({
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
          hex: hexName,
          facing: hexFacing,
          level,
          quality: z.enum(QUALITIES).exactOptional(),
          ...membersOf(book, 'scenarioAircraft'),
        }),
      )
      .min(2)
      .max(60),
    ...membersOf(book, 'scenario'),
  })
  const scenario = (scenarioShape as unknown as z.ZodType<AirScenario>)
    .refine(({ aircraft, targets = [] }) => areDifferent(aircraft, targets), 'Two things have one id.')
    .refine(
      ({ aircraft }) => new Set(aircraft.map(each => each.hex)).size === aircraft.length,
      'Two aircraft are in one hex.',
    )
    .refine(({ aircraft }) => ages(aircraft) === 1, 'Aircraft of different ages do not meet.')
    .refine(
      ({ targets = [] }) => new Set(targets.map(each => each.side)).size <= 1,
      'Ground targets are of one side.',
    )
    .refine(
      ({ aircraft, targets = [], board: on }) =>
        [...aircraft, ...targets].every(
          ({ hex }) => hexName.safeParse(hex).success && isOnBoard(on, hexOfLabel(hex)),
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
    .refine(
      ({ aircraft }) => !aircraft.some(each => book.parts.some(part => part.amiss?.(each, {}) === true)),
      'An aircraft carries what it cannot.',
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
      fate: z.enum(FATES),
      damaged: z.boolean(),
      activated: z.boolean(),
      kills: small,
      ...membersOf(book, 'aircraft'),
    })
    .refine(each => (each.at !== null) === (each.fate === 'in play'), 'What is gone has no place.')
  const stateShape = z.strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    units: z.array(once(aircraft)).max(200),
    initiative: side.nullable(),
    quota: bySide(small),
    go: z.strictObject({ side, left: z.number().int().min(-10).max(1000) }).nullable(),
    drawn: id.nullable(),
    active: z
      .strictObject({
        unit: id,
        stage: z.enum(book.parts.some(part => part.readying) ? ['move', 'fire'] : ['fire']),
        spent: z.number().int().min(0).max(100),
        reversed: z.boolean(),
        fired: z.array(z.enum(gunsOf(book))).max(2),
        trail: z.array(point).max(100),
        ...membersOf(book, 'active'),
      })
      .nullable(),
    pending: z.strictObject({ unit: id, target: id }).nullable(),
    scenario: once(scenario),
    ...membersOf(book, 'state'),
  })
  const state = (stateShape as unknown as z.ZodType<AirState>)
    .refine(({ units, targets = [] }) => areDifferent(units, targets), 'Two things have one id.')
    .refine(({ units }) => ages(units) <= 1, 'Aircraft of different ages do not meet.')
    .refine(
      ({ units, houseRules }) =>
        !units.some(each => book.parts.some(part => part.amiss?.(each, houseRules) === true)),
      'An aircraft carries what it cannot.',
    )
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
    action: actionOf<Own>(book),
    scenario,
    state,
  }
}
