import { z } from 'zod'
import type { Action } from './action'
import { SIDES } from './ids'
import type { Fact } from './phrase'
import type { Refusal } from './refusal'
import { FEATURE_KINDS } from './scene'

/** How strict the table is: refuse, refuse unless the referee gives a reason, or let everything pass. */
export const STRICTNESSES = ['enforce', 'warn', 'off'] as const
export type Strictness = (typeof STRICTNESSES)[number]

const reason = z.string().max(400)
const unit = z.string().min(1).max(100)
const place = z.object({ x: z.number(), y: z.number() })

const featureSchema = z.object({
  id: unit,
  kind: z.enum(FEATURE_KINDS),
  shape: z.union([
    z.object({ area: z.array(place).min(3).max(100) }),
    z.object({ line: z.array(place).min(2).max(100), width: z.number().positive() }),
  ]),
  name: z.string().max(200).exactOptional(),
})

/** The referee's actions. They work on every ruleset, stand in the history like any other action, and say why. */
export const refereeActionSchema = z.discriminatedUnion('do', [
  z.object({
    type: z.literal('referee'),
    do: z.literal('move'),
    unit,
    at: place.nullable(),
    facing: z.number(),
    reason,
  }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('set'),
    unit,
    field: z.string().max(100),
    value: z.union([z.string().max(400), z.number(), z.boolean()]),
    reason,
  }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('add'),
    unit: z.looseObject({ id: unit, name: z.string().max(200) }),
    reason,
  }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('bring'),
    kind: z.string().max(100),
    side: z.enum(SIDES),
    id: unit,
    at: place,
    reason,
  }),
  z.object({ type: z.literal('referee'), do: z.literal('remove'), unit, reason }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('note'),
    reason,
    /** Where it is pinned to the table, and who reads it besides the referee: all, unless given. */
    at: place.exactOptional(),
    for: z.enum([...SIDES, 'referee']).exactOptional(),
  }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('house'),
    rule: z.string().max(100),
    on: z.boolean(),
    reason,
  }),
  /** Who holds an objective that is held until another takes it; null: nobody. */
  z.object({
    type: z.literal('referee'),
    do: z.literal('hold'),
    objective: unit,
    holder: z.enum(SIDES).nullable(),
    reason,
  }),
  z.object({ type: z.literal('referee'), do: z.literal('ground'), add: featureSchema, reason }),
  z.object({ type: z.literal('referee'), do: z.literal('clear'), feature: unit, reason }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('lay'),
    list: z.string().max(100),
    thing: z.looseObject({ id: unit, at: place }),
    reason,
  }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('shift'),
    list: z.string().max(100),
    thing: unit,
    /** Null takes it off the table. */
    at: place.nullable(),
    reason,
  }),
  /** At a table of wood: where those stand who are spoken of, and on what ground, so that what was said of them is so. */
  z.object({
    type: z.literal('referee'),
    do: z.literal('state'),
    places: z
      .array(z.object({ unit, at: place, facing: z.number() }))
      .min(1)
      .max(200),
    ground: z.array(featureSchema).max(8),
    reason,
  }),
  z.object({
    type: z.literal('referee'),
    do: z.literal('look'),
    eyes: z.enum([...SIDES, 'referee']),
    /** In words: 'the Germans'. */
    whose: z.string().max(200),
    reason,
  }),
  z.object({ type: z.literal('referee'), do: z.literal('strictness'), to: z.enum(STRICTNESSES), reason }),
  z.object({ type: z.literal('referee'), do: z.literal('result'), winner: z.enum(SIDES).nullable(), reason }),
])
export type RefereeAction = z.infer<typeof refereeActionSchema>

/** No ruleset may call an action of its own 'referee'. */
export function isRefereeAction(action: Action): action is RefereeAction {
  return action.type === 'referee'
}

/** A refusal of the engine itself: no clause of a rulebook stands behind it. */
export function refused(code: string, facts?: Readonly<Record<string, Fact>>): Refusal {
  return { reasons: [facts ? { clause: '', code, facts } : { clause: '', code }] }
}

/** A reason without its full stop: the sentence brings its own. */
export function unstopped(text: string): string {
  return text.trim().replace(/\.+$/, '')
}
