import { footprint } from '../../src/geometry/bases'
import { distanceToLine } from '../../src/geometry/lines'
import type { Offer, Region } from '../../src/engine/offer'
import type { Ruleset } from '../../src/engine/ruleset'
import type { UnitId } from '../../src/engine/ids'
import type { Scenario } from '../../src/engine/scenario'
import type { GameState } from '../../src/engine/state'
import { NO_FOCUS, type Prop, type Token } from '../../src/engine/scene'
import { type Point, type Polygon, distance, moveBy } from '../../src/geometry/point'
import { isInArea } from '../../src/geometry/areas'
import { type Problems, enough } from './count'
import { type Position, picker } from './sample'

/** Nearer than this to the rim of a region a point may be held for inside or outside: outlines are drawn, not reckoned. */
const RIM = 0.25
/** A base that lies along the rim may stand out by so much. */
const HAIR = 0.02
/** Points tried of each region; other points of it by which one may come there. */
const TRIED = 5
const WAYS = 25
/**
 * Of points where a path leads, so many may be wrong: inside, because the way round may need more bends than are tried; outside, because
 * a base that is stopped short of a slanting rim may come to lie over it.
 */
const MISSED = { inside: 0.1, outside: 0.05 }
/** Offers of one kind that are looked at in a position. */
const OFFERS = 3

type Chance = (count: number) => number

/**
 * Whatever lies in the region of an offer is allowed, by some way; what lies outside is not. On open ground the whole base
 * has to lie inside, clear of all others.
 */
export function* badRegions(ruleset: Ruleset, sample: readonly Position[]): Problems {
  const pick = picker('regions')
  const looked = { inside: 0, outside: 0 }
  const ways = { inside: new Array<string | null>(), outside: new Array<string | null>() }
  for (const { scenario, state, side } of sample) {
    for (const offer of someOf(ruleset.offers(state, side))) {
      const region = offer.region()
      const table = tableOf(ruleset, state, offer.unit)
      for (const point of pointsAbout(region, table.piece, pick)) {
        const where = isOnBoard(scenario, point) ? placeOf(region, point) : 'rim'
        if (where === 'rim') continue
        if (where === 'inside' && !isFree(scenario, offer, region, point, table)) continue
        looked[where] += 1
        const isWay = offer.input === 'path' && scenario.board.kind === 'inches'
        const wrong =
          where === 'inside'
            ? !isReached(offer, region, point, pick)
            : landsOutside(offer, region, point, table)
        if (!wrong) {
          if (isWay) ways[where].push(null)
          continue
        }
        const codes = offer.trace([point]).refusal?.reasons.map(each => each.code) ?? ['allowed']
        const to = `(${point.x.toFixed(2)}, ${point.y.toFixed(2)})`
        const problem = `${offer.kind} ${where} of its region is ${codes.join()}: ${offer.unit} to ${to}`
        if (isWay) ways[where].push(problem)
        else yield problem
      }
    }
  }
  for (const where of ['inside', 'outside'] as const) {
    const problems = ways[where].filter(each => each !== null)
    if (problems.length > MISSED[where] * ways[where].length + 1) yield* problems
  }
  yield* enough(looked.inside, 'places inside of regions')
  yield* enough(looked.outside, 'places outside of regions')
}

/** An offer that says where. */
type Placing = Offer & Required<Pick<Offer, 'region' | 'trace'>> & { readonly unit: UnitId }

/** A few of each kind. */
function someOf(offers: readonly Offer[]): readonly Placing[] {
  const kinds = new Map<string, number>()
  return offers.filter((offer): offer is Placing => {
    if (offer.refusal || !offer.region || !offer.trace || offer.unit === null) return false
    const before = kinds.get(offer.kind) ?? 0
    kinds.set(offer.kind, before + 1)
    return before < OFFERS
  })
}

/** The piece that goes somewhere, and all that lies about. */
interface Table {
  readonly piece: Token
  readonly others: readonly (Token | Prop)[]
}

function tableOf(ruleset: Ruleset, state: GameState, unit: UnitId): Table {
  const { tokens, props } = ruleset.scene(state, NO_FOCUS)
  return {
    piece: ruleset.card(state, unit).token,
    others: [...tokens.filter(({ id }) => id !== unit), ...props],
  }
}

/** Points in the box about the outlines of a region and a little beyond, and some straight ahead of the piece. */
function pointsAbout({ outlines }: Region, piece: Token, pick: Chance): readonly Point[] {
  if (outlines.length === 0) return []
  return Array.from({ length: TRIED }, (_, at) =>
    at % 2 === 1
      ? moveBy(piece.at, piece.facing, pick(1000) / 100)
      : near(outlines[pick(outlines.length)] ?? [], pick),
  )
}

function near(outline: Polygon, pick: Chance): Point {
  const between = (values: readonly number[]): number => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return least + (most - least) * (pick(1401) / 1000 - 0.2)
  }
  return { x: between(outline.map(({ x }) => x)), y: between(outline.map(({ y }) => y)) }
}

function isOnBoard({ board }: Scenario, { x, y }: Point): boolean {
  return x > 0 && y > 0 && x < board.width && y < board.height
}

function placeOf(region: Region, point: Point): 'inside' | 'outside' | 'rim' {
  if (region.outlines.some(outline => rimOf(outline, point) <= RIM)) return 'rim'
  return isInArea(region.outlines, point) ? 'inside' : 'outside'
}

/** How far a point is from the rim of a polygon, on whichever side of it. */
function rimOf(outline: Polygon, point: Point): number {
  return distanceToLine(point, [...outline, ...outline.slice(0, 1)])
}

/** Whether the piece would stand there wholly inside and in nobody's way. In a cell of a board it always does. */
function isFree({ board }: Scenario, offer: Offer, region: Region, point: Point, table: Table): boolean {
  if (board.kind !== 'inches') return true
  const { width, depth } = table.piece
  const facing = offer.trace?.([point]).stop.facing ?? 0
  const corners = footprint(point, facing, width, depth)
  const isWithin = corners.every(
    corner =>
      isInArea(region.outlines, corner) || region.outlines.some(outline => rimOf(outline, corner) < HAIR),
  )
  const own = Math.hypot(width, depth) / 2
  return (
    isWithin &&
    table.others.every(each => distance(each.at, point) > own + Math.hypot(each.width, each.depth) / 2)
  )
}

/**
 * Allowed, and not because a place beside it was taken for it, or because the piece only turns where it stands. The region of a base
 * may be that of its front.
 */
function landsOutside(offer: Offer, region: Region, point: Point, { piece }: Table): boolean {
  const trace = offer.trace?.([point])
  if (trace?.refusal !== null) return false
  const { at, facing } = trace.stop
  if (distance(at, piece.at) <= HAIR) return false
  return [at, moveBy(at, facing, piece.depth / 2)].every(place => placeOf(region, place) === 'outside')
}

/** Straight, or by another point of the region. */
function isReached(offer: Offer, region: Region, point: Point, pick: Chance): boolean {
  const isAllowed = (points: readonly Point[]): boolean => offer.trace?.(points).refusal === null
  if (isAllowed([point])) return true
  for (let tried = 0; tried < WAYS; tried++) {
    const by = near(region.outlines[pick(region.outlines.length)] ?? [], pick)
    if (isAllowed([by, point])) return true
  }
  return false
}
