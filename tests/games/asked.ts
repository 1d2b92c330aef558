import { createHash } from 'node:crypto'
import type { Side } from '../../src/engine/ids'
import type { Offer, Option } from '../../src/engine/offer'
import type { Refusal } from '../../src/engine/refusal'
import type { Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS, type Scene } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import type { Point } from '../../src/geometry/point'

/** A short name of anything plain, the same for what is alike: numbers to a thousandth. */
export function digest(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 8)
}

function sorted(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1000) / 1000 + 0
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

/**
 * All that a side may ask of a position, in a few lines: what it may do and why not, kind by kind; what its computer expects of it;
 * where it may go; what threatens it; what is drawn and told. What is long is shown by its digest.
 */
export function askedIn(ruleset: Ruleset, whole: GameState, side: Side): readonly string[] {
  const state = ruleset.view(whole, side)
  const offers = ruleset.offers(state, side)
  const kinds = [...new Set(offers.map(({ kind }) => kind))]
  const options = new Map(offers.map(offer => [offer, offer.refusal ? [] : offer.options()]))
  const lines = kinds.map(kind => {
    const all = offers.filter(offer => offer.kind === kind)
    const made = all.flatMap(offer => options.get(offer) ?? [])
    const free = made.filter(option => !option.refusal)
    const refusals = [...all, ...made].flatMap(({ refusal }) => (refusal ? [refusal] : []))
    const expected = free.reduce((sum, { action }) => sum + (ruleset.estimate?.(state, side, action) ?? 0), 0)
    const urge = free.reduce((sum, { action }) => sum + (ruleset.urge?.(state, side, action) ?? 0), 0)
    const [one] = free
    const focus = { unit: all[0]?.unit ?? null, offer: all[0]?.id ?? null, target: one?.token ?? null }
    const chosen = [ruleset.scene(state, focus).marks, ruleset.prompt(state, side, focus)]
    return [
      `  ${kind} ${all.filter(({ refusal }) => !refusal).length} of ${all.length}`,
      `${free.length} ways ${digest(free.map(shownOf))}`,
      `listed ${digest(all.map(listedOf))}, chosen ${digest(chosen)}`,
      ...(expected === 0 ? [] : [`expected ${expected.toFixed(2)}`]),
      ...(urge === 0 ? [] : [`urge ${urge.toFixed(2)}`]),
      ...(refusals.length === 0 ? [] : [`not for ${reasonsOf(refusals)}`]),
      ...placesOf(all),
    ].join('; ')
  })
  return [`? ${side}: ${shown(ruleset, state, side)}`, ...lines]
}

/** What a list of offers shows of one, and the first and last of the ways that chance may take. */
const listedOf = (offer: Offer) => [
  offer.id,
  offer.label,
  offer.clause,
  offer.input,
  offer.useful,
  offer.ends,
  offer.with,
  offer.waits,
  ...(offer.refusal || !offer.sample ? [] : [offer.sample(() => 0), offer.sample(count => count - 1)]),
]

/** What is shown of a way: its order, its label, and what an eye is drawn to. */
const shownOf = ({ action, label, token, at, reckonings, next, foretold }: Option) => [
  action,
  label,
  token,
  at,
  reckonings,
  next,
  foretold,
]

/** Codes of reasons and how often each was the answer, and a digest of all that they say. */
function reasonsOf(refusals: readonly Refusal[]): string {
  const times = new Map<string, number>()
  for (const { reasons } of refusals) {
    for (const { code } of reasons) times.set(code, (times.get(code) ?? 0) + 1)
  }
  const codes = [...times].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => `${code} ${count}`)
  return `${codes.join(', ')} ${digest(refusals)}`
}

/** Regions, and what the hand is told at places of them and beyond. */
function placesOf(offers: readonly Offer[]): readonly string[] {
  const offer = offers.find(each => !each.refusal)
  if (!offer?.region || !offer.trace) return []
  const outlines = offer.region().outlines
  const corners = outlines.flat()
  const around = corners.filter((_, at) => at % Math.max(1, Math.floor(corners.length / 6)) === 0)
  const traces = around.map(point => offer.trace?.([point]))
  const bent = around.length > 1 ? offer.trace(around.slice(0, 2), 45) : null
  return [`region ${outlines.length} of ${corners.length}, traces ${digest([traces, bent])}`]
}

/** What a person sees of the position, and what the measuring tool and the guns of the enemy say of its first units. */
function shown(ruleset: Ruleset, state: GameState, side: Side): string {
  const units = state.units.filter(unit => unit.at !== null)
  const own = units.filter(unit => unit.side === side).slice(0, 4)
  const others = units.filter(unit => unit.side !== side).slice(0, 3)
  const threats = own.flatMap(({ id, at, facing }) =>
    at
      ? [ruleset.threats(state, id, at, facing), ruleset.threats(state, id, nearer(at, others), facing)]
      : [],
  )
  const hit = threats.flat().reduce((sum, each) => sum + each.hit + each.destroy, 0)
  const measures = own.flatMap(one => others.map(other => ruleset.measure(state, one.id, other.id)))
  const [unit] = own
  const focused = unit ? ruleset.scene(state, { ...NO_FOCUS, unit: unit.id }) : null
  return [
    `worth ${ruleset.worth(state, side).toFixed(2)} ${digest(ruleset.merits?.(state, side) ?? {})}`,
    `threats ${threats.flat().length} ${hit.toFixed(3)}`,
    `measured ${digest(measures)}`,
    `drawn ${digest([ruleset.scene(state, NO_FOCUS), focused].map(drawnOf))}`,
    `cards ${digest(state.units.map(({ id }) => ruleset.card(state, id)))}`,
    `told ${digest([ruleset.prompt(state, side, NO_FOCUS), ruleset.ribbon(state)])}`,
  ].join(', ')
}

/** What a scene says of the battle, whatever it looks like. */
const drawnOf = (scene: Scene | null) => [
  scene?.marks,
  scene?.tokens.map(({ id, at, facing, chips, spent, faint, level }) => [
    id,
    at,
    facing,
    chips,
    spent,
    faint,
    level,
  ]),
  scene?.props.map(({ id, kind }) => [id, kind]),
]

/** Half way to the first of the enemy. */
function nearer(at: Point, [enemy]: readonly { readonly at: Point | null }[]): Point {
  return enemy?.at ? { x: (at.x + enemy.at.x) / 2, y: (at.y + enemy.at.y) / 2 } : at
}
