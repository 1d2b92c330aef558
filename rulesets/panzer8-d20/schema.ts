import { z } from 'zod'
import { facing, id, once, point } from '../../src/engine/schema'
import {
  ACTIONS,
  DECISIONS,
  battleMembers,
  battleScenarioMembers,
  elementMembers,
  fallBackMembers,
  namedIn,
  pose,
  scenarioElementMembers,
  soundBattle,
  soundScenario,
} from '../families/panzer8'
import { TYPES } from './sheets'
import { type D20Action, type D20Scenario, type D20State, STEPS } from './state'

const scenarioElement = z.strictObject({
  ...scenarioElementMembers(TYPES),
  team: z.boolean().exactOptional(),
})

const scenario = soundScenario(
  z.strictObject({
    ...battleScenarioMembers,
    openTeams: z.boolean(),
    units: z.array(scenarioElement).min(2).max(120),
  }),
)

const element = z.strictObject({
  ...elementMembers(TYPES),
  team: z.boolean().nullable(),
  teamShown: z.boolean(),
  track: z.array(pose).max(200),
  tested: z.boolean(),
  leftCarrier: id.nullable(),
})

const overrun = z.strictObject({
  victim: id,
  at: point,
  facing,
  by: z.array(id).max(120),
  replacedBy: id.nullable(),
})

const battle = z.strictObject({
  ...battleMembers(scenario),
  step: z.enum(STEPS),
  units: z.array(once(element)).max(150),
  pending: z.array(z.discriminatedUnion('kind', [...DECISIONS])).max(40),
  overruns: z.array(overrun).max(100),
}) as unknown as z.ZodType<D20State>

const state = soundBattle(battle, ({ units, pending }) => [
  ...units.map(each => each.leftCarrier),
  ...pending.flatMap(namedIn),
])

const action = z.discriminatedUnion('type', [...ACTIONS, z.strictObject(fallBackMembers)])

export const SCHEMAS = {
  scenario: scenario as unknown as z.ZodType<D20Scenario>,
  action: action as unknown as z.ZodType<D20Action>,
  state,
}
