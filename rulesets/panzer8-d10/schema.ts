import { z } from 'zod'
import { facing, id, once, point, side } from '../../src/engine/schema'
import {
  ACTIONS,
  type BattleScenario,
  DECISIONS,
  along,
  battleMembers,
  battleScenarioMembers,
  elementMembers,
  fallBackMembers,
  namedIn,
  pose,
  scenarioElementMembers,
  smoke,
  soundBattle,
  soundScenario,
} from '../families/panzer8'
import { TYPES } from './sheets'
import { CARDS, type D10Action, type D10State, DEEDS, type Pending, STEPS } from './state'

const count = z.number().int().min(0).max(1000)

const scenario = soundScenario(
  z.strictObject({
    ...battleScenarioMembers,
    units: z
      .array(z.strictObject(scenarioElementMembers(TYPES)))
      .min(2)
      .max(120),
  }),
)

const element = z.strictObject({
  ...elementMembers(TYPES),
  acts: count,
  extra: count,
  deeds: z.array(z.enum(DEEDS)).max(20),
  reacted: z.boolean(),
  attacked: z.boolean(),
  busy: z.boolean(),
  held: z.boolean(),
  rallying: z.boolean(),
})

const pending = z.discriminatedUnion('kind', [
  ...DECISIONS,
  z.strictObject({ kind: z.literal('second gun'), unit: id, along }),
  z.strictObject({
    kind: z.literal('react'),
    unit: id,
    track: z.array(pose).max(200),
    reached: z.number().min(0).max(100),
    hunted: id.nullable(),
  }),
  z.strictObject({ kind: z.literal('card'), card: z.enum(CARDS), by: side }),
])

const effect = z.strictObject({
  card: z.enum(CARDS),
  by: side,
  unit: id.nullable(),
  act: count,
  at: point.nullable(),
})

const battle = z.strictObject({
  ...battleMembers(scenario),
  step: z.enum(STEPS),
  units: z.array(once(element)).max(150),
  pending: z.array(pending).max(40),
  acting: id.nullable(),
  piles: z
    .array(z.array(z.number().int().min(0).max(8)).length(CARDS.length))
    .min(1)
    .max(2),
  effects: z.array(effect).max(20),
  smoke: smoke(80),
}) as unknown as z.ZodType<D10State>

function about(asked: Pending): readonly (string | null)[] {
  switch (asked.kind) {
    case 'second gun':
      return [asked.unit]
    case 'react':
      return [asked.unit, asked.hunted]
    case 'card':
      return []
    default:
      return namedIn(asked)
  }
}

const state = soundBattle(battle, given => [
  given.acting,
  ...given.effects.map(each => each.unit),
  ...given.pending.flatMap(about),
])

const action = z.discriminatedUnion('type', [
  ...ACTIONS,
  z.strictObject({ ...fallBackMembers, facing }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('name'), unit: id }),
  z.strictObject({ type: z.literal('place-smoke'), at: point }),
  z.strictObject({ type: z.literal('heads-down'), unit: id }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('recover'), unit: id }),
])

export const SCHEMAS = {
  scenario: scenario as unknown as z.ZodType<BattleScenario>,
  action: action as unknown as z.ZodType<D10Action>,
  state,
}
