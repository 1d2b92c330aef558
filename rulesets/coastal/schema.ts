import { z } from 'zod'
import { SIDES } from '../../src/engine/ids'
import { CARDS } from '../../src/engine/playingCards'
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
import { ARCS, type CoastalState, EDGES, FATES, GUNS, STEPS } from './state'
import { isType } from './vessels'

const speed = z.number().int().min(0).max(6)
const type = z.string().refine(isType, 'There is no such type of vessel.')
const gun = z.strictObject({ kind: z.enum(GUNS), arc: z.enum(ARCS) })
const guns = z.array(gun).max(8)
const light = z.number().int().min(0).max(20)
const calibre = z.union([z.literal(18), z.literal(21)])
const tubes = z
  .array(z.strictObject({ calibre, arc: z.enum(['F', 'A'] as const), left: z.number().int().min(0).max(12) }))
  .max(4)
const line = z.array(point).max(60)

const group = z.strictObject({ id, side, name, course: line })
const listed = z.strictObject({
  id,
  name,
  type,
  group: id,
  at: point.exactOptional(),
  facing: facing.exactOptional(),
  speed,
  guns: guns.exactOptional(),
  light: light.exactOptional(),
  tubes: tubes.exactOptional(),
  cargo: z.literal(true).exactOptional(),
})

const scenario = z
  .strictObject({
    ...scenarioMembers,
    board: inches,
    groups: z.array(group).min(2).max(20),
    vessels: z.array(listed).min(2).max(40),
    exit: z.strictObject({ side, edge: z.enum(EDGES) }).exactOptional(),
  })
  .refine(each => areDifferent(each.groups), 'Two groups have one id.')
  .refine(each => areDifferent(each.vessels), 'Two vessels have one id.')
  .refine(
    each => each.vessels.every(one => each.groups.some(({ id: known }) => known === one.group)),
    'A vessel belongs to no group.',
  )
  .refine(
    each =>
      SIDES.every(one =>
        each.groups.some(
          ({ side: own, id: known }) => own === one && each.vessels.some(v => v.group === known),
        ),
      ),
    'A side has no vessel.',
  )
  .refine(
    each =>
      SIDES.every(
        one =>
          each.vessels.filter(v => each.groups.some(g => g.id === v.group && g.side === one)).length <= 20,
      ),
    'A side has more than 20 vessels.',
  )

const unit = z
  .strictObject({
    id,
    side,
    name,
    type,
    at: point.nullable(),
    facing,
    group: id,
    guns,
    light,
    tubes,
    ko: z.array(z.number().int().min(0).max(7)).max(8),
    damaged: z.boolean(),
    wrecked: z.boolean(),
    fate: z.enum(FATES),
    speed,
    was: speed,
    acted: z.boolean(),
    cargo: z.boolean(),
    along: z.number().min(-1000).max(4000),
    beside: z.strictObject({ dx: z.number().min(-1000).max(1000), dy: z.number().min(-1000).max(1000) }),
  })
  .refine(each => each.fate === 'afloat' || each.at === null, 'A vessel that is gone lies on the table.')

const torpedo = z.strictObject({ id, side, by: id, calibre, from: point, facing, hasty: z.boolean() })
const look = z.strictObject({ by: id, target: id, found: z.boolean() })
const active = z.strictObject({
  units: z.array(id).min(1).max(20),
  moved: z.boolean(),
  fired: z.array(z.string().max(90)).max(200),
  looks: z.array(look).max(200),
})

const state = z
  .strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    visibility: z.number().int().min(5).max(60),
    released: z.boolean(),
    units: z.array(once(unit)).max(40),
    discards: z.array(z.string().refine(each => CARDS.includes(each), 'There is no such card.')).max(52),
    active: active.nullable(),
    torpedoes: z.array(once(torpedo)).max(100),
    launched: z.number().int().min(0).max(10_000),
    courses: z.array(z.strictObject({ group: id, line })).max(20),
    spotted: bySide(z.array(id).max(40)),
    scenario: once(scenario),
  })
  .refine(each => areDifferent(each.units), 'Two vessels have one id.')
  .refine(each => areDifferent(each.torpedoes), 'Two torpedoes have one id.')
  .refine(({ discards }) => new Set(discards).size === discards.length, 'A card was drawn twice.')
  .refine(each => areNamed(each as CoastalState), 'Somebody is named who is not in the battle.')
  .refine(each => isOnBoard(each as CoastalState), 'A vessel lies off the table.')

function areNamed({ units, active: acting, scenario: { groups } }: CoastalState): boolean {
  const ids = new Set(units.map(each => each.id))
  const known = new Set(groups.map(each => each.id))
  return (
    units.every(each => known.has(each.group)) &&
    (acting === null || acting.units.every(each => ids.has(each)))
  )
}

const isOnBoard = ({ units, scenario: { board } }: CoastalState): boolean =>
  units.every(
    ({ at }) =>
      at === null ||
      (at.x >= -0.1 && at.y >= -0.1 && at.x <= board.width + 0.1 && at.y <= board.height + 0.1),
  )

const leg = z.strictObject({ ahead: z.number().min(0).max(100), turn: z.number().min(-180).max(180) })

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('plot'), group: id, line }),
  z.strictObject({ type: z.literal('mount'), unit: id, arc: z.enum(['FPS', 'APS'] as const) }),
  z.strictObject({ type: z.literal('speed'), unit: id, speed }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('follow'), group: id }),
  z.strictObject({ type: z.literal('sail'), unit: id, course: z.array(leg).max(40) }),
  z.strictObject({
    type: z.literal('fire'),
    unit: id,
    gun: z.number().int().min(0).max(7).nullable(),
    target: id,
  }),
  z.strictObject({
    type: z.literal('launch'),
    unit: id,
    tubes: z.number().int().min(0).max(3),
    facing,
  }),
  z.strictObject({ type: z.literal('submerge'), unit: id }),
  z.strictObject({ type: z.literal('run') }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
])

/** What scenarios, states and actions must look like. */
export const SCHEMAS = { scenario, state, action }
