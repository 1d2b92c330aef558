import { gap } from '../../../../src/geometry/bases'
import { along, distance, type Point, type Polygon } from '../../../../src/geometry/point'
import { type Box, bounds, gapOfBoxes, segmentsCross } from '../../../../src/geometry/polygons'
import { WITHIN, isWithin } from '../../../../src/geometry/tolerance'
import { type Sheets, radiusOf } from '../model/sheet'
import type { Field } from '../model/state'
import { apart } from './apart'
import { type Eye, outlineOf } from './eye'
import { type Land, type Piece, isIn, landOf, stretchesIn } from './terrain'

/** What a line of sight is like. */
export interface Sight {
  readonly distance: number
  readonly clear: boolean
  /** Why not: too far, through a piece of ground, or on the slope behind a crest. */
  readonly blocked: 'far' | 'through' | 'across' | 'slope' | null
  readonly blocker: Piece | null
  /** Hedges, walls and crest-lines that it crosses, as far as it goes. */
  readonly crossed: readonly Piece[]
}

/** Whether a line passes a box by: on one side of it, or with all of its corners on one side of the line. */
function misses({ minX, minY, maxX, maxY }: Box, a: Point, b: Point): boolean {
  if (a.x < minX && b.x < minX) return true
  if (a.x > maxX && b.x > maxX) return true
  if (a.y < minY && b.y < minY) return true
  if (a.y > maxY && b.y > maxY) return true
  const [x, y] = [b.x - a.x, b.y - a.y]
  const middle = x * ((minY + maxY) / 2 - a.y) - y * ((minX + maxX) / 2 - a.x)
  const reach = (Math.abs(x) * (maxY - minY) + Math.abs(y) * (maxX - minX)) / 2
  return Math.abs(middle) > reach + WITHIN * (Math.abs(x) + Math.abs(y))
}

/** Whether a straight line meets a line of ground. */
export function meetsLine(a: Point, b: Point, line: readonly Point[]): boolean {
  let last = line[0]
  for (const next of line) {
    if (last && last !== next && segmentsCross(a, b, last, next)) return true
    last = next
  }
  return false
}

/** Whether a base touches a piece of ground that is a line. */
export const touchesLine = (sheets: Sheets, base: Polygon, { outline, box }: Piece): boolean =>
  gapOfBoxes(bounds(base), box) <= sheets.touch && gap(base, outline) <= sheets.touch

/** The same of an end of a line of sight. */
export function isAtLine(sheets: Sheets, eye: Eye, piece: Piece): boolean {
  const { at, type } = eye
  const { minX, minY, maxX, maxY } = piece.box
  const reach = (type ? radiusOf(type) : 0) + sheets.touch + WITHIN
  if (at.x < minX - reach || at.x > maxX + reach || at.y < minY - reach || at.y > maxY + reach) return false
  return touchesLine(sheets, outlineOf(eye), piece)
}

/** Whether an area stands in a line: in at one end and out at the other, left and entered again, or too far inside. */
function standsIn(piece: Piece, a: Point, b: Point, seenInside: number): boolean {
  const count = stretchesIn(piece, a, b)
  if (count === 0) return false
  const length = distance(a, b)
  let total = 0
  let stretches = 0
  for (let at = 0; at < count; at++) {
    const from = piece.room[2 * at] ?? 0
    const to = piece.room[2 * at + 1] ?? 0
    const run = (to - from) * length
    if (run <= WITHIN) continue
    // Along the edge of it is not inside of it.
    const half = along(a, b, (from + to) / 2)
    if (!isIn(piece, half) || isAtEdge(piece, half, a, b, length)) continue
    total += run
    stretches += 1
  }
  if (stretches === 0) return false
  if (stretches > 1 || total > seenInside + WITHIN) return true
  return !isIn(piece, a) && !isIn(piece, b)
}

/** Whether a place of a line lies on an outline: beside it, on one of both hands, is outside. */
function isAtEdge(piece: Piece, p: Point, a: Point, b: Point, length: number): boolean {
  const x = (-(b.y - a.y) / length) * 3 * WITHIN
  const y = ((b.x - a.x) / length) * 3 * WITHIN
  return !isIn(piece, { x: p.x + x, y: p.y + y }) || !isIn(piece, { x: p.x - x, y: p.y - y })
}

/** Whether the whole base lies on one side of a crest-line. */
function isBehind(base: Polygon, { line }: Piece): boolean {
  if (!line) return false
  let last = base.at(-1)
  for (const next of base) {
    if (last && meetsLine(last, next, line)) return false
    last = next
  }
  return true
}

/** Whether a turreted vehicle is hull-down behind a crest-line that a line of sight crosses. */
export const isHullDownAt = (sheets: Sheets, eye: Eye, crest: Piece): boolean =>
  crest.name === 'crest-line' &&
  eye.type !== null &&
  eye.type.turreted &&
  isAtLine(sheets, eye, crest) &&
  isBehind(outlineOf(eye), crest)

/** What of a state lines of sight depend on. */
type Ways = Pick<Field, 'scenario' | 'houseRules'>

/** The line of sight between two elements in their poses; the same from both ends. */
export function sightBetween(sheets: Sheets, field: Ways, one: Eye, other: Eye): Sight {
  const isTurned = isAfter(one, other)
  const a = isTurned ? other : one
  const b = isTurned ? one : other
  const away = apart(field, a, b)
  if (!isWithin(away, sheets.visibility)) return sightOf(away, 'far', null, NOTHING)
  const land = landOf(field.scenario)
  for (const piece of land.blockers)
    if (blocks(sheets, field, piece, a, b)) return sightOf(away, 'through', piece, NOTHING)
  let crossed: Piece[] | null = null
  for (const piece of land.screens) {
    if (!isCrossed(piece, a.at, b.at)) continue
    crossed ??= []
    crossed.push(piece)
    const how = screens(sheets, land, piece, a, b)
    if (how) return sightOf(away, how, piece, crossed)
  }
  return sightOf(away, null, null, crossed ?? NOTHING)
}

/** Whether this piece of ground by itself makes a line of sight no clear one. */
export function standsBetween(sheets: Sheets, field: Ways, piece: Piece, one: Eye, other: Eye): boolean {
  const isTurned = isAfter(one, other)
  const a = isTurned ? other : one
  const b = isTurned ? one : other
  return piece.terrain.screens
    ? isCrossed(piece, a.at, b.at) && screens(sheets, landOf(field.scenario), piece, a, b) !== null
    : blocks(sheets, field, piece, a, b)
}

/** A line of sight is looked at from its western end, so that it is the same from both. */
const isAfter = ({ at: a }: Eye, { at: b }: Eye): boolean => a.x > b.x || (a.x === b.x && a.y > b.y)

/** Whether an area stands in a line of sight. */
function blocks(sheets: Sheets, { houseRules }: Ways, piece: Piece, a: Eye, b: Eye): boolean {
  if (misses(piece.box, a.at, b.at)) return false
  if ((a.elevated || b.elevated) && piece.name === 'high crops') return false
  if (houseRules['own-height-blocks'] !== true && (isOwnHeight(piece, a) || isOwnHeight(piece, b)))
    return false
  return standsIn(piece, a.at, b.at, sheets.seenInside)
}

const isCrossed = (piece: Piece, a: Point, b: Point): boolean =>
  piece.line !== null && !misses(piece.box, a, b) && meetsLine(a, b, piece.line)

/** How a hedge, a wall or a crest-line stands in a line of sight that crosses it; null if it does not. */
function screens(sheets: Sheets, land: Land, piece: Piece, a: Eye, b: Eye): 'across' | 'slope' | null {
  if ((a.elevated || b.elevated) && piece.name !== 'crest-line') return null
  if (!isAtLine(sheets, a, piece) && !isAtLine(sheets, b, piece)) return 'across'
  return piece.hill !== null && isOnOppositeSlope(sheets, land, piece, a, b) ? 'slope' : null
}

const NOTHING: readonly Piece[] = []
const sightOf = (
  away: number,
  blocked: Sight['blocked'],
  blocker: Piece | null,
  crossed: readonly Piece[],
): Sight => ({ distance: away, clear: blocked === null, blocked, blocker, crossed })

/** Whether an element stands elevated on this piece of ground: it never stands in its own way. */
const isOwnHeight = (piece: Piece, { elevated, at }: Eye): boolean =>
  elevated && piece.elevated && isIn(piece, at)

/** A hull-down vehicle does not see the slope that falls away beyond its crest, nor is it seen from there. */
function isOnOppositeSlope(sheets: Sheets, land: Land, crest: Piece, a: Eye, b: Eye): boolean {
  const hill = land.pieces.find(({ id }) => id === crest.hill)
  if (!hill) return false
  return (
    (isHullDownAt(sheets, a, crest) && isIn(hill, b.at)) ||
    (isHullDownAt(sheets, b, crest) && isIn(hill, a.at))
  )
}

/** How far off a direction something lies that is in a field of fire of 90 degrees, at most. */
export const HALF_FIELD = 45
