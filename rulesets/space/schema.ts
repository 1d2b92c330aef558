import { z } from 'zod'
import { FEATURE_KINDS, GROUND_LOOKS } from '../../src/engine/scene'
import type { HexFacing } from '../../src/geometry/hexes'
import { sizeOf } from './board'
import { SHIP_TYPES } from './ships'
import { FATES, STEPS } from './state'

/** What a file may hold: finite numbers of a table's size, texts and lists of a bounded length, and nothing unknown. */
const id = z.string().min(1).max(60)
const name = z.string().min(1).max(120)
const text = z.string().max(4000)
const coordinate = z.number().min(-1000).max(1000)
const degrees = z.number().min(-720).max(720)
const side = z.enum(['A', 'B'])
const point = z.strictObject({ x: coordinate, y: coordinate })
const polygon = z.array(point).min(3).max(500)
const bySide = <T extends z.ZodType>(each: T) => z.strictObject({ A: each, B: each })
const hex = z.strictObject({ q: z.number().int().min(-100).max(200), r: z.number().int().min(-200).max(200) })
const label = z.string().regex(/^\d{4}$/)
const facing = z.number().int().min(0).max(5) as unknown as z.ZodType<HexFacing>
const small = z.number().int().min(0).max(1000)
const shipType = id.refine(each => Object.hasOwn(SHIP_TYPES, each), 'There is no such type of ship.')

const phrase = z.strictObject({
  code: id,
  facts: z
    .record(id, z.union([z.string().max(200), z.number(), z.strictObject({ unit: id })]))
    .exactOptional(),
})

const shape = z.union([
  z.strictObject({ area: polygon }),
  z.strictObject({ line: z.array(point).min(2).max(500), width: z.number().min(0.01).max(50) }),
])

const ground = z.strictObject({
  look: z.enum(GROUND_LOOKS),
  seed: z.string().max(200),
  features: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(FEATURE_KINDS),
        shape,
        name: name.exactOptional(),
        look: name.exactOptional(),
      }),
    )
    .max(500),
  names: z
    .array(
      z.strictObject({
        text: name,
        at: point,
        size: z.number().min(0.05).max(10),
        angle: degrees.exactOptional(),
      }),
    )
    .max(100),
})

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

const isDifferent = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map(each => each.id)).size === list.length

export const scenarioSchema = z
  .strictObject({
    format: z.literal('pz8-scenario'),
    version: z.literal(1),
    id,
    ruleset: id,
    title: name,
    setting: z.string().max(200),
    blurb: text,
    briefing: bySide(text),
    sides: bySide(z.strictObject({ name, adjective: name })),
    solo: side,
    turns: z.number().int().min(1).max(100),
    minutes: z.number().min(1).max(10_000),
    board,
    ground,
    deployment: z.enum(['placed', 'rolled']),
    ships: z
      .array(
        z.strictObject({
          id,
          side,
          name,
          type: shipType,
          hex: label.exactOptional(),
          facing: facing.exactOptional(),
        }),
      )
      .min(2)
      .max(120),
    asteroids: z.array(z.strictObject({ id, hex: label, drift: facing.exactOptional() })).max(200),
    drift: facing,
    loose: z.number().int().min(0).max(40),
    escape: z.strictObject({ side, edge: z.enum(['west', 'east']), points: small }).exactOptional(),
  })
  .refine(({ ships }) => isDifferent(ships), 'Two ships have one id.')
  .refine(({ asteroids }) => isDifferent(asteroids), 'Two asteroids have one id.')
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
  facing: degrees,
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
    turn: z.number().int().min(0).max(101),
    step: z.enum(STEPS),
    toAct: z.array(side).max(2),
    units: z.array(ship).max(200),
    torpedoes: z.array(z.strictObject({ id, side, at: point, facing: degrees })).max(200),
    launches: small,
    asteroids: z.array(z.strictObject({ id, at: point, drift: degrees })).max(300),
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
    result: z.strictObject({ winner: side.nullable(), why: phrase }).nullable(),
    houseRules: z.record(id, z.boolean()),
    scenario: scenarioSchema,
  })
  .refine(({ units }) => isDifferent(units), 'Two ships have one id.')
  .refine(({ torpedoes }) => isDifferent(torpedoes), 'Two torpedoes have one id.')

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('asteroid'), hex }),
  z.strictObject({ type: z.literal('deploy'), ship: id, hex, facing }),
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
