import { z } from 'zod'
import {
  areDifferent,
  bySide,
  facing,
  id,
  inches,
  name,
  once,
  point,
  scenarioMembers,
  side,
  stateMembers,
} from '../../src/engine/schema'
import { EDGES, FATES, QUALITIES, RESULTS, TERRAIN_NAMES, WEAPONS } from '../families/panzer8'
import { TYPES } from './sheets'
import { CARDS, type D10Action, type D10Scenario, type D10State, DEEDS, STEPS, WAYS } from './state'

const type = id.refine(each => Object.hasOwn(TYPES, each), 'There is no such element type.')
const pose = z.strictObject({ at: point, facing })
const count = z.number().int().min(0).max(1000)
const along = z.number().min(0).max(100).nullable()

const scenarioElement = z.strictObject({
  id,
  side,
  name,
  type,
  at: point.exactOptional(),
  facing: facing.exactOptional(),
  quality: z.enum(QUALITIES).exactOptional(),
  formation: z.string().max(60).exactOptional(),
  carriedBy: id.exactOptional(),
  dugIn: z.boolean().exactOptional(),
  brokenDown: z.boolean().exactOptional(),
  elevated: z.boolean().exactOptional(),
  command: z.boolean().exactOptional(),
  enters: z.number().int().min(1).max(200).exactOptional(),
})

const home = z.enum(EDGES)

const scenario = z
  .strictObject({
    ...scenarioMembers,
    board: inches,
    kinds: z.record(id, z.enum(TERRAIN_NAMES)),
    elevated: z.array(id).max(100),
    smoke: z.array(z.strictObject({ id, at: point })).max(50),
    first: z.enum(['A', 'B', 'roll']),
    home: bySide(home),
    objectives: z
      .array(z.strictObject({ id, name, at: point, holder: side.nullable() }))
      .min(1)
      .max(20),
    riders: z.boolean(),
    units: z.array(scenarioElement).min(2).max(120),
  })
  .refine(({ units, objectives }) => areDifferent(units, objectives), 'Two elements have one id.')
  .refine(
    ({ units }) => units.every(each => (each.at === undefined) === (each.carriedBy !== undefined)),
    'An element has no place, or two.',
  )
  .refine(
    ({ units }) =>
      units.every(
        each =>
          each.carriedBy === undefined ||
          units.some(one => one.id === each.carriedBy && one.side === each.side && one.at !== undefined),
      ),
    'An element is carried by one that is not there.',
  )
  .refine(
    ({ units, board }) =>
      units.every(({ at }) => !at || (at.x >= 0 && at.y >= 0 && at.x <= board.width && at.y <= board.height)),
    'An element stands off the table.',
  )

const element = z.strictObject({
  id,
  side,
  name,
  type,
  at: point.nullable(),
  facing,
  quality: z.enum(QUALITIES),
  suppressed: z.boolean(),
  dugIn: z.boolean(),
  brokenDown: z.boolean(),
  elevated: z.boolean(),
  carriedBy: id.nullable(),
  command: z.boolean(),
  formation: z.string().max(60),
  fate: z.enum(FATES),
  acts: count,
  extra: count,
  deeds: z.array(z.enum(DEEDS)).max(20),
  fired: z.array(z.enum(WEAPONS)).max(20),
  reacted: z.boolean(),
  moved: z.boolean(),
  attacked: z.boolean(),
  busy: z.boolean(),
  boarded: z.boolean(),
  held: z.boolean(),
  rallying: z.boolean(),
  charged: z.array(id).max(120),
  byRoad: z.boolean(),
  fought: z.boolean(),
})

const pending = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fall back'),
    unit: id,
    from: point.nullable(),
    left: z.number().int().min(1).max(2),
  }),
  z.strictObject({
    kind: z.literal('get off'),
    unit: id,
    must: z.boolean(),
    carrier: id,
    at: point,
    facing,
  }),
  z.strictObject({
    kind: z.literal('suffer'),
    by: id,
    among: z
      .array(z.strictObject({ unit: id, result: z.enum(RESULTS) }))
      .min(1)
      .max(20),
  }),
  z.strictObject({ kind: z.literal('advance'), among: z.array(id).min(1).max(20), defender: id, at: point }),
  z.strictObject({ kind: z.literal('replace'), commander: id, at: point, facing }),
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

const state = z
  .strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    active: side,
    first: side,
    units: z.array(once(element)).max(150),
    pending: z.array(pending).max(40),
    bouts: z.array(z.strictObject({ attackers: z.array(id).max(20), defender: id, at: point })).max(100),
    acting: id.nullable(),
    piles: z
      .array(z.array(z.number().int().min(0).max(8)).length(CARDS.length))
      .min(1)
      .max(2),
    effects: z.array(effect).max(20),
    smoke: z.array(z.strictObject({ id, at: point })).max(80),
    losses: bySide(count),
    holdings: z.array(z.strictObject({ id, holder: side.nullable() })).max(20),
    scenario: once(scenario),
  })
  .refine(({ units }) => areDifferent(units), 'Two elements have one id.')
  .refine(
    ({ units, scenario: { board } }) =>
      units.every(({ at }) => !at || (at.x >= 0 && at.y >= 0 && at.x <= board.width && at.y <= board.height)),
    'An element stands off the table.',
  )
  .refine(({ units, pending: waiting, bouts, effects, acting }) => {
    const ids = new Set(units.map(each => each.id))
    const named = units.flatMap(each => [each.carriedBy, ...each.charged])
    const asked = waiting.flatMap((each): readonly (string | null)[] => {
      switch (each.kind) {
        case 'fall back':
          return [each.unit]
        case 'get off':
          return [each.unit, each.carrier]
        case 'suffer':
          return [each.by, ...each.among.map(one => one.unit)]
        case 'advance':
          return [each.defender, ...each.among]
        case 'replace':
          return [each.commander]
        case 'second gun':
          return [each.unit]
        case 'react':
          return [each.unit, each.hunted]
        case 'card':
          return []
      }
    })
    const fought = bouts.flatMap(each => [each.defender, ...each.attackers])
    const more = [acting, ...effects.map(each => each.unit)]
    return [...named, ...asked, ...fought, ...more].every(each => each === null || ids.has(each))
  }, 'An element is named that is not there.')
  .refine(
    ({ units }) =>
      units.every(each => each.carriedBy === null || (each.carriedBy !== each.id && each.at === null)),
    'An element is carried and stands on the table.',
  )
  .refine(
    ({ units }) =>
      units.every(
        each =>
          each.carriedBy === null || units.some(one => one.id === each.carriedBy && one.carriedBy === null),
      ),
    'A carrier is carried itself.',
  )
  .refine(
    ({ holdings, scenario: { objectives } }) =>
      holdings.length === objectives.length && holdings.every((each, at) => each.id === objectives[at]?.id),
    'The objectives are not those of the scenario.',
  )

const ids = z.array(id).min(1).max(20)

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('name'), unit: id }),
  z.strictObject({ type: z.literal('place-smoke'), at: point }),
  z.strictObject({ type: z.literal('heads-down'), unit: id }),
  z.strictObject({ type: z.literal('fire'), unit: id, weapon: z.enum(WEAPONS), target: id, along }),
  z.strictObject({ type: z.literal('hunt'), unit: id, target: id, along }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('recover'), unit: id }),
  z.strictObject({ type: z.literal('rally'), unit: id }),
  z.strictObject({ type: z.literal('move'), unit: id, path: z.array(point).max(200), facing }),
  z.strictObject({
    type: z.literal('fall-back'),
    unit: id,
    way: z.enum(WAYS),
    turn: z.boolean(),
    length: z.number().min(0).max(40),
    facing,
  }),
  z.strictObject({ type: z.literal('get-on'), unit: id, carrier: id }),
  z.strictObject({ type: z.literal('get-off'), unit: id, at: point, facing }),
  z.strictObject({ type: z.literal('stay-on'), unit: id }),
  z.strictObject({ type: z.literal('break-down'), unit: id, down: z.boolean() }),
  z.strictObject({ type: z.literal('climb'), unit: id, up: z.boolean() }),
  z.strictObject({ type: z.literal('enter'), unit: id }),
  z.strictObject({ type: z.literal('melee'), own: ids, foes: ids }),
  z.strictObject({ type: z.literal('overrun'), unit: id, target: id }),
  z.strictObject({ type: z.literal('suffer'), unit: id }),
  z.strictObject({ type: z.literal('advance'), unit: id }),
  z.strictObject({ type: z.literal('replace'), unit: id }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
])

export const SCHEMAS = {
  scenario: scenario as unknown as z.ZodType<D10Scenario>,
  action: action as unknown as z.ZodType<D10Action>,
  state: state as unknown as z.ZodType<D10State>,
}
