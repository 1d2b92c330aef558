import { z } from 'zod'
import { CARDS, JOKERS } from '../../src/engine/playingCards'
import {
  areDifferent,
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
import { KINDS } from './kinds'
import { MOST_INCHES } from './shell'
import { FORMS, STEPS } from './state'
import { EVENTS, GUNS, LEADERS, RATINGS, SOLO, WEAPONS } from './tables'

const type = id.refine(each => Object.hasOwn(KINDS, each), 'There is no such kind of unit.')
const rating = z.enum(RATINGS)
const men = z.number().int().min(1).max(24)
const small = z.number().int().min(0).max(1000)
const offset = z.number().min(-400).max(400)
const figureId = z.string().min(1).max(6)

const scenarioUnit = z
  .strictObject({
    id,
    side,
    name,
    type,
    rating,
    men,
    firearms: small.exactOptional(),
    leaders: z.array(z.enum(LEADERS)).max(4).exactOptional(),
    mounted: z.boolean().exactOptional(),
    at: point.exactOptional(),
    facing: facing.exactOptional(),
    form: z.enum(['line', 'column', 'loose']).exactOptional(),
    limbered: z.boolean().exactOptional(),
  })
  .refine(unit => isSized(unit), 'A unit has too many or too few men.')
  .refine(
    ({ type: of, men: count, firearms = 0 }) => KINDS[of]?.boer === true || firearms * 2 <= count,
    'More than half of a Native unit have firearms.',
  )
  .refine(
    ({ type: of, side: on }) => KINDS[of]?.side === (on === 'A' ? 'European' : 'Native'),
    'It is of the other side.',
  )

/** 6 to 12 Europeans, 8 to 24 Natives, two or four men at a gun (2.1 to 2.5). A sniper is alone. */
function isSized({ type: of, men: count }: { readonly type: string; readonly men: number }): boolean {
  const kind = KINDS[of]
  if (!kind) return false
  if (kind.sniper) return count === 1
  if (kind.gun) return count === (kind.gun === 'machine gun' ? 2 : 4)
  return kind.side === 'European' ? count >= 6 && count <= 12 : count >= 8 && count <= 24
}

export const scenarioSchema = z
  .strictObject({
    ...scenarioMembers,
    board: inches,
    scale: z.number().min(0.3).max(3),
    deployment: z.enum(['placed', 'free']),
    units: z.array(scenarioUnit).min(2).max(40),
    cards: z.number().int().min(4).max(400),
    holds: side.nullable(),
  })
  .refine(({ units }) => areDifferent(units), 'Two units have one id.')
  .refine(
    ({ deployment, units }) => deployment === 'free' || units.every(unit => unit.at !== undefined),
    'A unit has no place, though the scenario places all units.',
  )
  .refine(
    ({ units, board }) =>
      units.every(({ at }) => !at || (at.x >= 0 && at.y >= 0 && at.x <= board.width && at.y <= board.height)),
    'A unit is off the table.',
  )

const figure = z.strictObject({
  id: figureId,
  dx: offset,
  dy: offset,
  weapons: z.array(z.enum(WEAPONS)).max(4),
  shield: z.boolean(),
  lance: z.boolean(),
  leader: z.enum(LEADERS).nullable(),
})

const figures = z
  .array(figure)
  .max(24)
  .refine(list => areDifferent(list), 'Two men have one id.')

const company = z.strictObject({
  id,
  side,
  name,
  type,
  at: point.nullable(),
  facing,
  rating,
  mounted: z.boolean(),
  gun: z
    .strictObject({
      kind: z.enum(GUNS),
      ready: z.boolean(),
      jammed: z.boolean(),
      loaded: z.boolean(),
      reloading: small,
    })
    .nullable(),
  figures,
  fallen: figures,
  left: small,
  started: z.number().int().min(0).max(24),
  routing: z.boolean(),
  panicked: z.boolean(),
  short: z.boolean(),
  standsFast: z.boolean(),
  extra: z.boolean(),
  acted: z.boolean(),
})

const dropped = z.array(z.strictObject({ unit: id, at: point, weapon: z.enum(WEAPONS) })).max(40)
const who = z.strictObject({ unit: id, figure: figureId })
const inchesGone = z.number().min(0).max(400)

const pending = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('losses'),
    unit: id,
    hits: z.number().int().min(1).max(40),
    among: z.array(figureId).min(1).max(24),
    named: z.array(figureId).max(24),
  }),
  z.strictObject({ kind: z.literal('arms'), dropped: dropped.min(1) }),
  z.strictObject({ kind: z.literal('match') }),
  z.strictObject({ kind: z.literal('fights') }),
  z.strictObject({ kind: z.literal('ride') }),
  z.strictObject({ kind: z.literal('event'), side }),
])

const melee = z.strictObject({
  unit: id,
  charged: z.array(id).max(40),
  matching: z.array(id).max(40),
  rolled: z.record(id, small),
  out: z.array(who).max(100),
  from: z.array(z.strictObject({ figure: figureId, at: point, gone: inchesGone, bad: z.boolean() })).max(24),
  rider: figureId.nullable(),
  dropped,
})

const active = z.strictObject({
  unit: id,
  stage: z.enum(['open', 'move', 'extra']),
  rolled: small.nullable(),
  gone: z.record(figureId, inchesGone),
  tried: z.boolean(),
  solo: z.enum(SOLO).nullable(),
  split: z
    .strictObject({
      spared: z.array(figureId).max(24),
      fired: z.array(figureId).max(24),
      at: z.array(id).max(80),
    })
    .exactOptional(),
})

const PACK: ReadonlySet<string> = new Set([...CARDS, ...JOKERS])
const card = z.string().refine(each => PACK.has(each), 'There is no such card.')

export const stateSchema = z
  .strictObject({
    ...stateMembers,
    step: z.enum(STEPS),
    units: z.array(once(company)).min(1).max(80),
    discards: z.array(card).max(54),
    drawn: z.number().int().min(0).max(1000),
    left: z.number().int().min(0).max(2),
    used: z.array(id).max(80),
    active: active.nullable(),
    pending: pending.nullable(),
    melee: melee.nullable(),
    scenario: once(scenarioSchema),
  })
  .refine(({ units }) => areDifferent(units), 'Two units have one id.')
  .refine(({ discards }) => new Set(discards).size === discards.length, 'A card was drawn twice.')
  .refine(
    ({ units, active: now }) => now === null || units.some(unit => unit.id === now.unit),
    'Nobody of that name acts.',
  )
  .refine(
    ({ units, melee: now }) => now === null || has(units, [now.unit, ...now.charged, ...now.matching]),
    'A charge is of units that are not there.',
  )
  .refine(
    ({ pending: open, melee: now }) =>
      !open || !['match', 'fights', 'ride'].includes(open.kind) || now !== null,
    'A decision about a charge waits, and there is none.',
  )
  .refine(
    ({ units, pending: open }) => open?.kind !== 'losses' || has(units, [open.unit]),
    'Losses of a unit that is not there.',
  )
  .refine(
    ({ units, pending: open }) =>
      open?.kind !== 'arms' ||
      has(
        units,
        open.dropped.map(each => each.unit),
      ),
    'Arms of a unit that is not there.',
  )
  .refine(
    ({ units, melee: now }) =>
      !now || has(units, [...now.out.map(each => each.unit), ...now.dropped.map(each => each.unit)]),
    'Men of units that are not there.',
  )

const has = (units: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  ids.every(each => units.some(unit => unit.id === each))

const form = z.enum(FORMS)
const unit = id
const one = <T extends string>(literal: T) => z.strictObject({ type: z.literal(literal), unit })
const plain = <T extends string>(literal: T) => z.strictObject({ type: z.literal(literal) })

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), unit, at: point, form, facing }),
  plain('ready'),
  plain('draw'),
  one('test'),
  one('unjam'),
  one('rough'),
  z.strictObject({ type: z.literal('march'), unit, path: z.array(point).max(20), form, facing }),
  z.strictObject({ type: z.literal('shift'), unit, figure: figureId, to: point }),
  one('push'),
  z.strictObject({ type: z.literal('fire'), unit, target: id }),
  z.strictObject({ type: z.literal('spare'), unit, figure: figureId }),
  z.strictObject({ type: z.literal('snipe'), unit, target: id, figure: figureId }),
  z.strictObject({
    type: z.literal('shell'),
    unit,
    target: id,
    figure: figureId,
    inches: z.number().min(0).max(MOST_INCHES).nullable(),
  }),
  z.strictObject({ type: z.literal('name'), unit, figure: figureId }),
  one('accept'),
  z.strictObject({ type: z.literal('take'), unit, figure: figureId }),
  plain('leave'),
  z.strictObject({ type: z.literal('charge'), unit, target: id }),
  z.strictObject({ type: z.literal('match'), unit, figures: z.array(figureId).max(24) }),
  z.strictObject({ type: z.literal('fight'), figure: figureId, target: id, enemy: figureId }),
  plain('melee'),
  z.strictObject({ type: z.literal('ride'), target: id, enemy: figureId }),
  plain('rein'),
  one('mount'),
  one('pack'),
  one('reload'),
  one('stand'),
  one('done'),
  one('solo'),
  z.strictObject({ type: z.literal('event'), event: z.enum(EVENTS), unit, figure: figureId.exactOptional() }),
  plain('decline'),
  z.strictObject({ type: z.literal('concede'), side }),
])
