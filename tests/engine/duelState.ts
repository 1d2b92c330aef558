import { z } from 'zod'
import type { UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import {
  areDifferent,
  facing,
  id,
  inches,
  name,
  point,
  scenarioMembers,
  side,
  stateMembers,
} from '../../src/engine/schema'
import type { GameState, Unit } from '../../src/engine/state'
import type { Point } from '../../src/geometry/point'

export interface Duellist extends Unit {
  readonly life: number
  readonly acted: boolean
  readonly stepped: boolean
  readonly body: 'flesh' | 'straw' | 'unknown'
}

export interface DuelScenario extends Scenario {
  readonly board: Extract<Scenario['board'], { readonly kind: 'inches' }>
  readonly duellists: readonly (Pick<Duellist, 'id' | 'side' | 'name' | 'body'> & { readonly at: Point })[]
}

export interface DuelState extends GameState {
  readonly units: readonly Duellist[]
  readonly scenario: DuelScenario
  readonly houseRules: HouseRules
}

export type DuelAction =
  | { readonly type: 'shoot'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'step'; readonly unit: UnitId; readonly to: Point }
  | { readonly type: 'peek'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'end' }

const body = z.enum(['flesh', 'straw', 'unknown'])

export const scenarioSchema: z.ZodType<DuelScenario> = z
  .strictObject({
    ...scenarioMembers,
    board: inches,
    duellists: z.array(z.strictObject({ id, side, name, at: point, body })).max(20),
  })
  .refine(({ duellists }) => areDifferent(duellists), 'Two duellists have one id.')

const duellist = z.strictObject({
  id,
  side,
  name,
  type: z.literal('duellist'),
  at: point.nullable(),
  facing,
  life: z.number().int().min(0).max(2),
  acted: z.boolean(),
  stepped: z.boolean(),
  body,
})

export const stateSchema: z.ZodType<DuelState> = z
  .strictObject({ ...stateMembers, units: z.array(duellist).max(20), scenario: scenarioSchema })
  .refine(({ units }) => areDifferent(units), 'Two duellists have one id.')

export const actionSchema: z.ZodType<DuelAction> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shoot'), unit: id, target: id }),
  z.strictObject({ type: z.literal('step'), unit: id, to: point }),
  z.strictObject({ type: z.literal('peek'), unit: id, target: id }),
  z.strictObject({ type: z.literal('end') }),
])
