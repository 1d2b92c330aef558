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
import { DEFENCE_KINDS, KINDS, QUALITIES, STEPS } from './state'

const square = z.string().regex(/^[A-Z][1-9]\d?$/)
const small = z.number().int().min(0).max(400)
const kind = z.enum(KINDS)
const quality = z.enum(QUALITIES)
const defenceKind = z.enum(DEFENCE_KINDS)

const force = z.strictObject({
  units: z
    .array(
      z.strictObject({
        type: kind,
        count: z.union([small, z.literal('D6')]),
        orThrown: z.literal('D6').optional(),
        quality,
      }),
    )
    .max(40),
  guns: small,
  gas: small,
  trenches: small,
  wire: small,
  bunkers: small,
  exchange: z.number().int().min(0).max(20),
  paint: name,
})

const scenario = z
  .strictObject({
    ...scenarioMembers,
    mayEndAfter: z.number().int().min(1).max(100),
    board: z.strictObject({
      kind: z.literal('squares'),
      columns: z.number().int().min(2).max(40).multipleOf(2),
      rows: z.number().int().min(1).max(26),
      size: z.number().min(0.5).max(10),
      origin: point,
      columnNames: z.array(name).max(40),
      rowNames: z.array(name).max(26),
      width: z.number().min(1).max(100),
      height: z.number().min(1).max(100),
    }),
    forces: bySide(force),
    defences: z.array(z.strictObject({ side, kind: defenceKind, square })).max(200),
    difficult: z.array(square).max(200),
    reinforcements: z
      .array(
        z.strictObject({ side, turn: z.number().int().min(1).max(100), type: kind, count: small, quality }),
      )
      .max(100),
  })
  .refine(each => each.board.columnNames.length === each.board.columns, 'Not every row has a name.')

const unit = z.strictObject({
  id,
  side,
  name,
  type: kind,
  at: point.nullable(),
  facing,
  quality,
  lost: z.boolean(),
  arrives: z.number().int().min(0).max(100),
  stuck: z.boolean(),
  moved: z.boolean(),
  fought: z.boolean(),
  advanced: z.boolean(),
  cut: z.boolean(),
  heldIn: z.number().int().min(0).max(101),
})

const stake = { guns: small, gas: z.boolean() }
const ids = z.array(id).max(400)

const state = z
  .strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    units: z.array(once(unit)).max(400),
    defences: z.array(z.strictObject({ id, side, kind: defenceKind, square })).max(400),
    store: bySide(z.strictObject({ wire: small, trench: small, bunker: small })),
    planned: bySide(z.boolean()),
    difficult: z.array(square).max(400),
    guns: bySide(small),
    gas: bySide(small),
    lastRounds: bySide(z.boolean()),
    aimed: z.array(z.strictObject({ square, points: small })).max(400),
    assaulted: z.array(square).max(400),
    assault: z
      .strictObject({
        by: side,
        from: square,
        to: square,
        stake: z.strictObject(stake).nullable(),
        secret: z.boolean(),
        support: z.number().int().min(-10).max(1000),
        machineGuns: small,
      })
      .nullable(),
    losing: z.array(z.strictObject({ side, among: ids, count: small })).max(4),
    advance: z.strictObject({ side, to: square, units: ids }).nullable(),
    scenario: once(scenario),
  })
  .refine(each => areDifferent(each.units), 'Two units have one id.')

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('exchange'), count: small }),
  z.strictObject({ type: z.literal('dig'), kind: defenceKind, square }),
  z.strictObject({ type: z.literal('aim'), square }),
  z.strictObject({ type: z.literal('deploy'), unit: id, square }),
  z.strictObject({ type: z.literal('move'), unit: id, square }),
  z.strictObject({ type: z.literal('assault'), from: square, to: square, ...stake }),
  z.strictObject({ type: z.literal('support'), ...stake }),
  z.strictObject({ type: z.literal('lose'), unit: id }),
  z.strictObject({ type: z.literal('advance'), unit: id }),
  z.strictObject({ type: z.literal('cut'), unit: id, owner: side }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
])

/** What scenarios, states and actions must look like. */
export const SCHEMAS = { scenario, state, action }
