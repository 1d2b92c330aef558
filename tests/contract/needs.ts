import { z } from 'zod'
import { isRefereeAction } from '../../src/engine/rulings'
import { lineOf } from '../../src/engine/battle'
import type { Ruleset } from '../../src/engine/ruleset'
import type { RandomBattle } from './sample'

/**
 * What has to occur somewhere in a ruleset's battles, by name, read from its schemas and its list of outcomes:
 * - `action fire`: an action type; `action repair what=T`: a value that one of its members may have;
 * - `outcome destroyed`: an outcome is told;
 * - `state step=rally`, `state pending=some`: a step of the turn, a decision that waits (a member that may be null is, and
 *   is not; a list is not empty).
 */
export function needsOf(ruleset: Ruleset): readonly string[] {
  const acts = alternatives(jsonOf(ruleset.actionSchema)).flatMap(act => {
    const name = `action ${String(act.properties?.['type']?.const)}`
    return [name, ...valuesIn(without(act, ['type']), name)]
  })
  const outcomes = ruleset.outcomes.map(({ id }) => `outcome ${id}`)
  return [
    ...new Set([
      ...acts,
      ...outcomes,
      ...valuesIn(without(jsonOf(ruleset.stateSchema), EVERYWHERE), 'state'),
    ]),
  ]
}

/** What every state has, and what comes from the scenario: no decisions of a ruleset's own. */
const EVERYWHERE = ['turn', 'toAct', 'units', 'result', 'scenario', 'houseRules', 'options']

/** What occurs in a battle, by the names of `needsOf` (and some more). */
export function occurringIn({ battle }: RandomBattle): ReadonlySet<string> {
  const found = new Set<string>()
  note(found, battle.opening.state, 'state')
  for (const { step, state, log } of lineOf(battle).moments) {
    if (!isRefereeAction(step.action)) {
      const { type, ...members } = step.action
      found.add(`action ${type}`)
      note(found, members, `action ${type}`)
    }
    note(found, state, 'state')
    for (const { outcome } of log) if (outcome !== undefined) found.add(`outcome ${outcome}`)
  }
  return found
}

/** So much of a JSON schema as is looked at. */
interface Json {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
}

function jsonOf(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json
}

function alternatives(json: Json): readonly Json[] {
  return json.oneOf ?? json.anyOf ?? [json]
}

function without(json: Json, members: readonly string[]): Json {
  const kept = Object.entries(json.properties ?? {}).filter(([name]) => !members.includes(name))
  return { ...json, properties: Object.fromEntries(kept) }
}

function valuesIn(json: Json, path: string): readonly string[] {
  const types = new Set([json.type ?? []].flat())
  const mayBeNull = types.has('null') || alternatives(json).some(each => each.type === 'null')
  const either = mayBeNull ? [`${path}=null`, `${path}=some`] : []
  const of = (json.oneOf ?? json.anyOf ?? []).flatMap(each => valuesIn(each, path))
  const members = Object.entries(json.properties ?? {}).flatMap(([name, each]) =>
    valuesIn(each, inside(path, name)),
  )
  const values = types.has('boolean') ? [true, false] : (json.enum ?? [])
  const list = types.has('array') ? [`${path}=some`] : []
  return [...either, ...of, ...members, ...values.map(value => `${path}=${String(value)}`), ...list]
}

function note(found: Set<string>, value: unknown, path: string): void {
  if (value === undefined) return
  if (value === null) found.add(`${path}=null`)
  else if (typeof value === 'string' || typeof value === 'boolean') {
    found.add(`${path}=${value}`).add(`${path}=some`)
  } else if (Array.isArray(value)) {
    if (value.length > 0) found.add(`${path}=some`)
  } else {
    found.add(`${path}=some`)
    if (typeof value === 'object')
      for (const [name, each] of Object.entries(value)) {
        if (path !== 'state' || !EVERYWHERE.includes(name)) note(found, each, inside(path, name))
      }
  }
}

/** `action repair` and `what` are `action repair what`. */
const inside = (path: string, name: string): string => `${path} ${name}`
