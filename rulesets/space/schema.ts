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
} from '../../src/engine/schema'
import type { HexFacing } from '../../src/geometry/hexes'
import { sizeOf } from './board'
import { SHIP_TYPES } from './ships'
import { FATES, STEPS } from './state'

const hex = z.strictObject({ q: z.number().int().min(-100).max(200), r: z.number().int().min(-200).max(200) })
const label = z.string().regex(/^\d{4}$/)
const hexFacing = z.number().int().min(0).max(5) as unknown as z.ZodType<HexFacing>
const small = z.number().int().min(0).max(1000)
const shipType = id.refine(each => Object.hasOwn(SHIP_TYPES, each), 'There is no such type of ship.')

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

export const scenarioSchema = z
  .strictObject({
    ...scenarioMembers,
    board,
    deployment: z.enum(['placed', 'rolled']),
    ships: z
      .array(
        z.strictObject({
          id,
          side,
          name,
          type: shipType,
          hex: label.exactOptional(),
          facing: hexFacing.exactOptional(),
        }),
      )
      .min(2)
      .max(120),
    asteroids: z.array(z.strictObject({ id, hex: label, drift: hexFacing.exactOptional() })).max(200),
    drift: hexFacing,
    loose: z.number().int().min(0).max(40),
    escape: z.strictObject({ side, edge: z.enum(['west', 'east']), points: small }).exactOptional(),
  })
  .refine(({ ships }) => areDifferent(ships), 'Two ships have one id.')
  .refine(({ asteroids }) => areDifferent(asteroids), 'Two asteroids have one id.')
  .refine(
    ({ deployment, ships }) => deployment === 'rolled' || ships.every(ship => ship.hex !== undefined),
    'A ship has no place, though the scenario places all ships.',
  )
  .refine(({ ships, asteroids }) => {
    const places = [...ships, ...asteroids].flatMap(each => each.hex ?? [])
    return new Set(places).size === places.length
  }, 'Two ships or asteroids are in one hex.')

const ship = z.strictObject({
  id,
  side,
  name,
  type: shipType,
  at: point.nullable(),
  facing,
  fate: z.enum(FATES),
  damaged: z.boolean(),
  cloaked: z.boolean(),
  activated: z.boolean(),
  jumped: z.boolean(),
  firedBack: z.boolean(),
  torpedo: z.boolean(),
  escaped: z.boolean(),
})

export const stateSchema = z
  .strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    units: z.array(once(ship)).max(200),
    torpedoes: z.array(z.strictObject({ id, side, at: point, facing })).max(200),
    launches: small,
    asteroids: z.array(z.strictObject({ id, at: point, drift: facing })).max(300),
    loose: z.number().int().min(0).max(40),
    first: side.nullable(),
    initiative: side.nullable(),
    quota: bySide(small),
    go: z.strictObject({ side, left: z.number().int().min(-10).max(1000) }).nullable(),
    active: z
      .strictObject({
        ship: id,
        stage: z.enum(['move', 'fire']),
        spent: z.number().int().min(0).max(100),
        trail: z.array(point).max(100),
        fired: z.boolean(),
        launched: z.boolean(),
      })
      .nullable(),
    pending: z.strictObject({ ship: id, target: id }).nullable(),
    scenario: once(scenarioSchema),
  })
  .refine(({ units }) => areDifferent(units), 'Two ships have one id.')
  .refine(({ torpedoes }) => areDifferent(torpedoes), 'Two torpedoes have one id.')

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('asteroid'), hex }),
  z.strictObject({ type: z.literal('deploy'), ship: id, hex, facing: hexFacing }),
  z.strictObject({ type: z.literal('move'), ship: id, steps: z.string().max(200) }),
  z.strictObject({ type: z.literal('stop'), ship: id }),
  z.strictObject({ type: z.literal('jump'), ship: id, hex }),
  z.strictObject({ type: z.literal('fire'), ship: id, target: id }),
  z.strictObject({ type: z.literal('launch'), ship: id }),
  z.strictObject({ type: z.literal('cloak'), ship: id }),
  z.strictObject({ type: z.literal('done'), ship: id }),
  z.strictObject({ type: z.literal('fire-back'), ship: id, target: id }),
  z.strictObject({ type: z.literal('hold-fire'), ship: id }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
])
