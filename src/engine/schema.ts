import { z } from 'zod'
import { FEATURE_KINDS, GROUND_LOOKS } from './scene'

/**
 * What every scenario and every saved battle may hold, whatever its ruleset: finite numbers of a table's size, texts
 * and lists of a bounded length, and nothing unknown. Files come from outside; each ruleset adds its own to this.
 */
export const id = z.string().min(1).max(60)
export const name = z.string().min(1).max(120)
export const text = z.string().max(4000)
export const coordinate = z.number().min(-1000).max(1000)
/** Clockwise from north. */
export const facing = z.number().min(-720).max(720)
export const side = z.enum(['A', 'B'])
export const point = z.strictObject({ x: coordinate, y: coordinate })
export const polygon = z.array(point).min(3).max(500)
export const bySide = <T extends z.ZodType>(each: T) => z.strictObject({ A: each, B: each })

/**
 * The same schema, which looks at an object once only: states share what did not change, so that a state after an act is
 * judged by what the act changed. Only for data that nobody changes in place.
 */
export function once<T>(schema: z.ZodType<T>): z.ZodType<T> {
  const known = new WeakMap<object, T>()
  return z.unknown().transform((value, context) => {
    const isObject = typeof value === 'object' && value !== null
    const found = isObject ? known.get(value) : undefined
    if (found !== undefined) return found
    const parsed = schema.safeParse(value)
    if (!parsed.success) {
      for (const { message, path } of parsed.error.issues)
        context.addIssue({ code: 'custom', message, path: [...path] })
      return z.NEVER
    }
    if (isObject) known.set(value, parsed.data)
    if (typeof parsed.data === 'object' && parsed.data !== null) known.set(parsed.data, parsed.data)
    return parsed.data
  })
}

const phrase = z.strictObject({
  code: id,
  facts: z
    .record(id, z.union([z.string().max(400), z.number(), z.strictObject({ unit: id })]))
    .exactOptional(),
})

const shape = z.union([
  z.strictObject({ area: polygon }),
  z.strictObject({ line: z.array(point).min(2).max(500), width: z.number().min(0.01).max(50) }),
])

const cornersOf = (each: z.infer<typeof shape>): number =>
  'area' in each ? each.area.length : each.line.length

const feature = z.strictObject({
  id,
  kind: z.enum(FEATURE_KINDS),
  shape,
  name: name.exactOptional(),
  look: name.exactOptional(),
})

const label = z.strictObject({
  text: name,
  at: point,
  size: z.number().min(0.05).max(10),
  angle: facing.exactOptional(),
})

/** Corners of all terrain together: about eight times as many as the fullest table has. */
const CORNERS = 4_000

const ground = z
  .strictObject({
    look: z.enum(GROUND_LOOKS),
    seed: z.string().max(200),
    features: z.array(feature).max(500),
    names: z.array(label).max(100),
  })
  .refine(each => areDifferent(each.features), 'Two pieces of terrain have one id.')
  .refine(
    ({ features }) => features.reduce((sum, { shape }) => sum + cornersOf(shape), 0) <= CORNERS,
    `The terrain has more than ${CORNERS} corners.`,
  )

/** A table measured in inches. */
export const inches = z.strictObject({
  kind: z.literal('inches'),
  width: z.number().min(6).max(400),
  height: z.number().min(6).max(400),
})

/** The members of every scenario but its board. */
export const scenarioMembers = {
  format: z.literal('pz8-scenario'),
  version: z.literal(1),
  id,
  ruleset: id,
  title: name,
  setting: z.string().max(200),
  blurb: text,
  briefing: bySide(text),
  sides: bySide(z.strictObject({ name, adjective: name, plural: z.boolean().exactOptional() })),
  solo: side,
  turns: z.number().int().min(1).max(200),
  minutes: z.number().min(1).max(10_000),
  ground,
  campaign: z.literal(true).exactOptional(),
}

/** House rules by their ids: whether each is chosen. No rulebook leaves so many questions open. */
export const switches = z
  .record(id, z.boolean())
  .refine(each => Object.keys(each).length <= 200, 'More than 200 house rules are named.')

/** The members of every state but its step, units and scenario. */
export const stateMembers = {
  turn: z.number().int().min(0).max(201),
  toAct: z.array(side).max(2),
  result: z.strictObject({ winner: side.nullable(), why: phrase }).nullable(),
  houseRules: switches,
}

/** Whether all ids of some lists are different. */
export function areDifferent(...lists: readonly (readonly { readonly id: string }[])[]): boolean {
  const ids = lists.flatMap(list => list.map(each => each.id))
  return new Set(ids).size === ids.length
}
