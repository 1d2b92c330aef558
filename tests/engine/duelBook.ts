import { z } from 'zod'
import type { UnitId } from '../../src/engine/ids'
import type { Words } from '../../src/engine/phrase'
import type { Rulebook } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { GameState, Unit } from '../../src/engine/state'
import type { Point } from '../../src/geometry/point'

export interface Duellist extends Unit {
  readonly life: number
  readonly acted: boolean
  readonly stepped: boolean
  readonly body: 'flesh' | 'straw' | 'unknown'
}

export interface DuelState extends GameState {
  readonly units: readonly Duellist[]
}

export type DuelAction =
  | { readonly type: 'shoot'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'step'; readonly unit: UnitId; readonly to: Point }
  | { readonly type: 'peek'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'end' }

const place = z.object({ x: z.number(), y: z.number() })
const side = z.enum(['A', 'B'])

export const stateSchema: z.ZodType<DuelState> = z.object({
  turn: z.number(),
  toAct: z.array(side),
  units: z.array(
    z.object({
      id: z.string(),
      side,
      name: z.string(),
      type: z.string(),
      at: place.nullable(),
      facing: z.number(),
      life: z.number().min(0).max(2),
      acted: z.boolean(),
      stepped: z.boolean(),
      body: z.enum(['flesh', 'straw', 'unknown']),
    }),
  ),
  result: z
    .object({
      winner: side.nullable(),
      why: z.object({
        code: z.string(),
        facts: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
      }),
    })
    .nullable(),
})

export const actionSchema: z.ZodType<DuelAction> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('shoot'), unit: z.string(), target: z.string() }),
  z.object({ type: z.literal('step'), unit: z.string(), to: place }),
  z.object({ type: z.literal('peek'), unit: z.string(), target: z.string() }),
  z.object({ type: z.literal('end') }),
])

export const scenario: Scenario = {
  format: 'pz8-scenario',
  version: 1,
  id: 'lawn',
  ruleset: 'duel',
  title: 'On the lawn',
  setting: 'Dawn',
  blurb: 'Two a side, and a straw man.',
  briefing: { A: 'Shoot.', B: 'Shoot too.' },
  sides: { A: { name: 'Reds', adjective: 'red' }, B: { name: 'Blues', adjective: 'blue' } },
  solo: 'A',
  turns: 3,
  minutes: 2,
  board: { kind: 'inches', width: 12, height: 12 },
  ground: { look: 'meadow', seed: 'lawn', features: [], names: [] },
}

export const scenarioSchema: z.ZodType<Scenario> = z.custom<Scenario>(
  value =>
    typeof value === 'object' && value !== null && 'title' in value && 'ruleset' in value && 'board' in value,
)

export const RULEBOOK: Rulebook = {
  id: 'duel',
  title: 'Duel',
  edition: 'First',
  summary: 'For tests.',
  clauses: [
    { id: 'duel-1', section: '1', topic: 'Steps', text: 'Up to 3 inches.' },
    {
      id: 'duel-2',
      section: '2',
      topic: 'Shots',
      text: '4 or more, 1 harder beyond 5 inches, at most 10.',
    },
    { id: 'duel-3', section: '3', topic: 'Peeking', text: 'Tells straw from flesh within 4 inches.' },
    { id: 'duel-4', section: '4', topic: 'End', text: 'Three turns.' },
  ],
  tables: {},
  rulings: [],
}

export const WORDS: Words = {
  begins: 'The {side} begin.',
  shot: '{unit} shoots at {target}: {result}.',
  step: '{unit} steps {distance} inches.',
  peek: '{unit} sees that {target} is of {body}.',
  turn: 'Turn {turn}.',
  over: 'After {turns} turns the {side} have more life.',
  draw: 'Nobody has more life.',
  'not-yours': 'It is not your turn.',
  gone: 'That duellist is not on the lawn.',
  'too-far': '{distance} of {limit} inches.',
  spent: 'It has done so already.',
  friend: 'Of the same side.',
  choose: 'Choose a duellist.',
}
