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
import { SHIPS } from './ships'
import { BATTERIES, CONDITIONS, LOADS, STEPS, TABLES } from './state'
import { ZONES } from './tables'

const count = z.number().int().min(0).max(1000)
const zone = z.number().int().min(1).max(ZONES)

const battery = z.strictObject({
  calibre: z.number().min(1).max(20),
  guns: z.number().int().min(1).max(24),
  attack: z.number().int().min(0).max(6),
  range: z.number().int().min(1).max(7),
})

const factors = z.strictObject({
  defence: z.number().int().min(1).max(25),
  main: battery,
  secondary: battery.nullable(),
  radar: z.boolean(),
  critical: z.number().int().min(0).max(5),
  salvoes: z.number().int().min(0).max(12),
})

const board = z.strictObject({
  kind: z.literal('zones'),
  zones: z
    .array(
      z.strictObject({
        name,
        from: z.number().min(0).max(400),
        to: z.number().min(0).max(400),
        side: side.nullable(),
      }),
    )
    .length(ZONES),
  width: z.number().min(6).max(400),
  height: z.number().min(6).max(400),
})

const airGroup = z
  .strictObject({
    id,
    side,
    name,
    base: z.enum(['carrier', 'land']),
    load: z.enum(LOADS),
    planes: z.number().int().min(0).max(200).exactOptional(),
    raids: z.number().int().min(0).max(20).exactOptional(),
  })
  .refine(
    ({ planes, raids }) => (planes === undefined) !== (raids === undefined),
    'Planes or raids, one of both.',
  )

export const scenarioSchema = z
  .strictObject({
    ...scenarioMembers,
    board,
    tables: z.enum(TABLES),
    ships: z
      .array(
        z.strictObject({
          id,
          side,
          name,
          type: id,
          zone: zone.exactOptional(),
          factors: factors.exactOptional(),
        }),
      )
      .min(2)
      .max(60),
    airGroups: z.array(airGroup).max(20),
    light: z.enum(['day', 'night', 'night falls']),
    badWeather: z.boolean(),
    deployment: bySide(z.array(zone).min(1).max(4).nullable()),
    hold: bySide(
      z.strictObject({ turns: z.int().min(1).max(100), points: z.int().min(1).max(100) }).nullable(),
    ),
    flight: z.int().min(0).max(100).exactOptional(),
  })
  .refine(({ ships }) => areDifferent(ships), 'Two ships have one id.')
  .refine(
    ({ ships }) => ships.every(ship => ship.factors !== undefined || Object.hasOwn(SHIPS, ship.type)),
    'A ship is of no known class and has no factors of its own.',
  )
  .refine(
    ({ ships }) => ['A', 'B'].every(each => ships.some(ship => ship.side === each)),
    'A side has no ships.',
  )

const ship = z.strictObject({
  id,
  side,
  name,
  type: id,
  at: point.nullable(),
  facing,
  factors,
  status: z.enum(CONDITIONS),
  byDie: z.boolean().exactOptional(),
  turrets: count,
  hull: count,
  moved: z.boolean(),
  smoke: z.boolean(),
  laid: z.boolean(),
  fired: z.boolean(),
  launched: z.boolean(),
  salvoes: count,
})

const state = z.strictObject({
  ...stateMembers,
  units: z.array(once(ship)).max(60),
  scenario: once(scenarioSchema),
  step: z.enum(STEPS),
  first: side,
  daylight: count.nullable(),
  aims: z
    .array(z.strictObject({ unit: id, target: id, batteries: z.enum(BATTERIES), done: z.boolean() }))
    .max(60),
  open: z.boolean(),
  raids: z
    .array(
      z.strictObject({
        id,
        side,
        name,
        base: z.enum(['carrier', 'land']),
        load: z.enum(LOADS),
        flown: z.boolean(),
        come: z.boolean(),
        failedIn: count.exactOptional(),
      }),
    )
    .max(400),
  counters: z.array(z.strictObject({ raid: id, side, target: id, load: z.enum(LOADS) })).max(40),
  launches: bySide(count),
  raided: bySide(count),
  held: bySide(count),
  wrecks: z.array(z.strictObject({ id, at: point, facing })).max(60),
  repairs: z.array(id).max(60),
})

export const stateSchema = state
  .refine(({ units }) => areDifferent(units), 'Two ships have one id.')
  .refine(areNamed, 'Somebody is named who is not in the battle.')

/** Whether all ships that are spoken of are in the battle. */
function areNamed({ units, aims, counters, repairs }: z.infer<typeof state>): boolean {
  const ids = new Set(units.map(each => each.id))
  const targets = [...aims, ...counters].map(each => each.target)
  return [...aims.map(each => each.unit), ...targets, ...repairs].every(each => ids.has(each))
}

const batteries = z.enum(BATTERIES)

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), unit: id, to: point }),
  z.strictObject({ type: z.literal('move'), unit: id, to: point, smoke: z.boolean() }),
  z.strictObject({ type: z.literal('leave'), unit: id }),
  z.strictObject({ type: z.literal('shelter'), unit: id }),
  z.strictObject({ type: z.literal('aim'), unit: id, target: id, batteries }),
  z.strictObject({ type: z.literal('shoot'), unit: id, target: id, batteries }),
  z.strictObject({ type: z.literal('open') }),
  z.strictObject({ type: z.literal('volley') }),
  z.strictObject({ type: z.literal('salvo'), unit: id, target: id }),
  z.strictObject({ type: z.literal('scramble'), raid: id }),
  z.strictObject({ type: z.literal('raid'), raid: id, target: id }),
  z.strictObject({ type: z.literal('repair'), unit: id, what: z.enum(['T', 'H']) }),
  z.strictObject({ type: z.literal('solo') }),
  z.strictObject({ type: z.literal('end') }),
])
