import { z } from 'zod'
import type { Ruleset } from '../ruleset'
import type { Path } from './paths'

/** What a member of a scenario may be: as much of a JSON schema as scenarios use. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly enum?: readonly (string | number)[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
}

const shapes = new WeakMap<Ruleset['scenarioSchema'], Shape>()

/** What the scenarios of a ruleset are made of, read out of its own schema. */
export function shapeOf({ scenarioSchema }: Pick<Ruleset, 'scenarioSchema'>): Shape {
  let shape = shapes.get(scenarioSchema)
  if (!shape) {
    shape = z.toJSONSchema(scenarioSchema, { io: 'input', unrepresentable: 'any' }) as Shape
    shapes.set(scenarioSchema, shape)
  }
  return shape
}

/** The shape of what stands at a path; null where nothing may stand there. */
export function shapeAt(shape: Shape, path: Path): Shape | null {
  const [key, ...rest] = path
  if (key === undefined) return shape
  for (const one of [shape, ...(shape.anyOf ?? [])]) {
    const inner = typeof key === 'number' ? one.items : one.properties?.[key]
    const found = inner ? shapeAt(inner, rest) : null
    if (found) return found
  }
  return null
}

/** Whether a member is a place of the table. */
export const isPoint = (shape: Shape | undefined): boolean =>
  shape?.properties?.['x'] !== undefined && shape.properties['y'] !== undefined

/** Whether a member is a list of places: a zone, a course. */
export const isLineOfPoints = (shape: Shape | undefined): boolean => isPoint(shape?.items)

/** Whether a member may be left out, and so be null. */
export const mayBeNull = (shape: Shape): boolean =>
  (Array.isArray(shape.type) && shape.type.includes('null')) ||
  (shape.anyOf ?? []).some(one => one.type === 'null')

/** The plainest value that a shape allows: the first choice, the least number, an empty list. */
export function plainest(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (mayBeNull(shape)) return null
  const [first] = shape.anyOf ?? []
  if (first) return plainest(first)
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.[0]
  switch (type) {
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return Math.min(shape.maximum ?? 0, Math.max(shape.minimum ?? 0, 0))
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => plainest(shape.items ?? {}))
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => shape.required?.includes(key))
          .map(([key, each]) => [key, plainest(each)]),
      )
    default:
      return ''
  }
}
