import { z } from 'zod'
import { SIDES } from '../../src/engine/ids'
import {
  areDifferent,
  bySide,
  facing,
  id,
  inches,
  name,
  once,
  point,
  polygon,
  scenarioMembers,
  side,
  stateMembers,
} from '../../src/engine/schema'
import { ORGANISATIONS } from './organisations'
import { type DivState, KINDS, PACES, QUALITIES, STEPS } from './state'
import { DESTROYED_AT } from './tables'

const kind = z.enum(KINDS)
const quality = z.enum(QUALITIES)
const pace = z.enum(PACES)
const small = z.number().int().min(0).max(99)
const perKind = <T extends z.ZodType>(each: T) => z.partialRecord(kind, each)

const formation = z.strictObject({
  id,
  side,
  list: z
    .string()
    .refine(each => ORGANISATIONS.some(one => one.id === each), 'There is no such organisation.'),
  name,
  sign: name,
  paint: name,
  quality: quality.exactOptional(),
  factors: perKind(z.number().int().min(0).max(12)).exactOptional(),
  againstTanks: perKind(z.number().int().min(-3).max(3)).exactOptional(),
  paces: perKind(pace).exactOptional(),
  places: z.array(point).max(40).exactOptional(),
})

const minefield = z.strictObject({ id, side, at: point })
const fortification = z.strictObject({ id, at: point, lies: z.enum(['across', 'along']) })

const scenario = z
  .strictObject({
    ...scenarioMembers,
    board: inches,
    formations: z.array(formation).min(2).max(16),
    objectives: z
      .array(
        z.strictObject({ id, name, at: point, radius: z.number().min(0).max(12), side: side.nullable() }),
      )
      .max(20),
    minefields: z.array(minefield).max(80),
    fortifications: z.array(fortification).max(40),
    zones: bySide(polygon).exactOptional(),
    base: z.number().min(0.5).max(2),
    shots: z.number().int().min(1).max(9),
    air: bySide(z.union([small, z.strictObject({ die: z.number().int().min(-6).max(6) })])),
    days: z.number().int().min(1).max(9),
  })
  .refine(each => areDifferent(each.formations), 'Two formations have one id.')
  .refine(each => areDifferent(each.minefields, each.fortifications), 'Two obstacles have one id.')
  .refine(
    each => SIDES.every(one => each.formations.some(({ side: own }) => own === one)),
    'A side has no formation.',
  )

const unit = z
  .strictObject({
    id,
    side,
    name,
    type: kind,
    at: point.nullable(),
    facing,
    formation: id,
    quality,
    pace,
    factor: z.number().int().min(0).max(12),
    againstTanks: z.number().int().min(-3).max(3),
    fp: small,
    shots: small,
    lost: z.boolean(),
    moved: z.boolean(),
    fired: z.boolean(),
    rallied: z.boolean(),
  })
  .refine(
    each => each.lost || each.fp < DESTROYED_AT[each.type],
    'A unit has more Fatigue Points than it bears.',
  )
  .refine(each => !each.lost || each.at === null, 'A unit that is lost stands on the table.')

const engagement = z.strictObject({ by: id, on: id })

const state = z
  .strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    day: z.number().int().min(1).max(9),
    units: z.array(once(unit)).max(400),
    minefields: z.array(minefield).max(80),
    fortifications: z.array(fortification).max(40),
    air: bySide(small),
    flown: z.boolean(),
    engagements: z.array(engagement).max(800),
    toFight: z.array(engagement).max(800),
    advance: z.strictObject({ unit: id, direction: facing, most: z.number().min(0).max(2) }).nullable(),
    restoring: id.nullable(),
    scenario: once(scenario),
  })
  .refine(each => areDifferent(each.units), 'Two units have one id.')
  .refine(each => areNamed(each as DivState), 'Somebody is named who is not in the battle.')
  .refine(
    each => (each as DivState).units.every(one => isPlaced(each as DivState, one.at)),
    'A unit stands off the table.',
  )

/** Whoever is spoken of is there: engagements, decisions, formations. */
function areNamed({
  units,
  engagements,
  toFight,
  advance,
  restoring,
  scenario: { formations },
}: DivState): boolean {
  const ids = new Set(units.map(each => each.id))
  const known = new Set(formations.map(each => each.id))
  return (
    [...engagements, ...toFight].every(({ by, on }) => ids.has(by) && ids.has(on)) &&
    (advance === null || units.some(each => each.id === advance.unit && each.at !== null)) &&
    (restoring === null || ids.has(restoring)) &&
    units.every(each => known.has(each.formation))
  )
}

function isPlaced({ scenario: { board } }: DivState, at: DivState['units'][number]['at']): boolean {
  return at === null || (at.x >= 0 && at.y >= 0 && at.x <= board.width && at.y <= board.height)
}

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), unit: id, at: point }),
  z.strictObject({ type: z.literal('place'), formation: id, at: point }),
  z.strictObject({ type: z.literal('move'), unit: id, path: z.array(point).min(1).max(40) }),
  z.strictObject({ type: z.literal('break off'), unit: id }),
  z.strictObject({ type: z.literal('fire'), unit: id, target: id }),
  z.strictObject({ type: z.literal('bomb'), target: id }),
  z.strictObject({ type: z.literal('fight'), unit: id, target: id }),
  z.strictObject({ type: z.literal('advance'), inches: z.number().min(0).max(2) }),
  z.strictObject({ type: z.literal('rally'), unit: id }),
  z.strictObject({ type: z.literal('restore'), unit: id, what: z.enum(['FP', 'fire']) }),
  z.strictObject({ type: z.literal('dusk') }),
  z.strictObject({ type: z.literal('night') }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('concede'), side }),
])

/** What scenarios, states and actions must look like. */
export const SCHEMAS = { scenario, state, action }
