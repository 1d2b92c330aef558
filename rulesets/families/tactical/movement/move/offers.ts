import { ROUNDING } from '../../../../../src/geometry/tolerance'
import { leftOf } from '../allowance'
import type { Side } from '../../../../../src/engine/ids'
import { memoBy } from '../../../../../src/engine/memo'
import type { Offer, Option, Region, Trace } from '../../../../../src/engine/offer'
import type { Refusal } from '../../../../../src/engine/refusal'
import type { GroundIndex } from '../../../../../src/geometry/ground'
import { areaWhere, isInArea } from '../../../../../src/geometry/areas'
import { bounds } from '../../../../../src/geometry/polygons'
import { type ReachField, pathTo, reachField, reachOutlines, spread } from '../../../../../src/geometry/reach'
import { type Degrees, type Point, angleBetween, bearing, distance } from '../../../../../src/geometry/point'
import type { Book } from '../../model/book'
import { costOf, legsOf } from '../costs'
import { terrainOf } from '../../ground/ground'
import { type Standing, enemiesOf, groundEnemiesOf, isOn, scaled, stands, typeOf } from '../../model/lookup'
import { refusalOf } from '../../../../../src/engine/acts'
import { anyOf, refused } from '../../model/offering'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../model/state'
import { unrest, followPath } from '../followPath'
import { COMPASS, destinationsOf, nearestOf, offBy } from './destinations'
import type { Reason } from '../../text/said'

type Move = Extract<TacticalAction, { type: 'move' }>

/** Moves of a side: one offer for each of its units on the table. */
export function moveOffers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  if (book.sequence.mover(state.step) !== side) return []
  const listed: Offer<TacticalAction>[] = []
  for (const unit of state.units) {
    if (unit.side === side && stands(unit)) listed.push(moveOffer(book, state, unit))
  }
  return listed
}

function moveOffer(book: Book, state: TacticalState, unit: TacticalUnit): Offer<TacticalAction> {
  const type = typeOf(book, state, unit)
  const refusal = refusalOf(book.movement.held(book, state, unit))
  const left = leftOf(book, state, unit)
  const offer: Offer<TacticalAction> = {
    id: `move:${unit.id}`,
    kind: 'move',
    unit: unit.id,
    label: type.gun ? 'Turn' : 'Move',
    clause: book.cite[type.gun ? 'turning' : 'movement table'],
    input: type.gun ? 'facing' : 'path',
    useful: !refusal && left > 0 && unit.spent === 0 && !type.gun,
    options: () => KINDS.flatMap(kind => kind(book, state, unit)).flatMap(make => make() ?? []),
    sample: pick => anyOf(ROUGHLY, pick, kind => anyOf(kind(book, state, unit), pick, make => make())),
    region: () => reachRegion(book, state, unit),
    trace: (points, facing) => trace(book, state, unit, points, facing),
  }
  return refused(offer, refusal)
}

type Make = () => Option<TacticalAction> | null

/** Moves that stand for all that a unit may do, kind by kind. Each is made when it is asked for. */
const KINDS = [straight, purposeful, detours, turns]

/** The same for one move at random: ways round are looked for on a wider grid, for most of them are never gone. */
const ROUGHLY = [straight, purposeful, roughDetours, turns]
const WIDE = 0.5

function straight(book: Book, state: TacticalState, unit: TacticalUnit): readonly Make[] {
  const left = offerableLeft(book, state, unit)
  if (!stands(unit) || left === 0) return []
  return COMPASS.map(
    ({ facing, times }): Make =>
      () =>
        along(book, state, unit, [offBy(state, unit.at, facing, left * times)]),
  )
}

function purposeful(book: Book, state: TacticalState, unit: TacticalUnit): readonly Make[] {
  const left = offerableLeft(book, state, unit)
  if (!stands(unit) || left === 0) return []
  return destinationsOf(book, state, unit, left).map(
    (path): Make =>
      () =>
        along(book, state, unit, path),
  )
}

/** What a unit has left to move, 0 if it is too little to be offered, and for guns. */
function offerableLeft(book: Book, state: TacticalState, unit: TacticalUnit): number {
  const left = typeOf(book, state, unit).gun ? 0 : leftOf(book, state, unit)
  return left < 0.05 ? 0 : left
}

/** Turns to face the nearest enemies: three for those who fire forward only, one for the others. */
function turns(book: Book, state: TacticalState, unit: TacticalUnit): readonly Make[] {
  if (!stands(unit)) return []
  const type = typeOf(book, state, unit)
  return nearestEnemies(state, unit, unit.at)
    .slice(0, type.arc || type.gun ? 3 : 1)
    .map(
      (enemy): Make =>
        () => {
          const facing = Math.round(bearing(unit.at, enemy.at)) % 360
          if (angleBetween(facing, unit.facing) < 5) return null
          const action: Move = { type: 'move', unit: unit.id, path: [], facing }
          if (book.acts.move.refuse(book, state, action).length > 0) return null
          return { action, label: `Turn to ${enemy.name}`, at: unit.at }
        },
    )
}

function nearestEnemies(state: TacticalState, unit: TacticalUnit, at: Point): readonly Standing[] {
  return nearestOf(at, enemiesOf(state, unit.side), 3, enemy => enemy.at)
}

/** Towards the nearest enemy: front armour and guns are where they are needed. */
function facingAt(state: TacticalState, unit: TacticalUnit, at: Point): Degrees {
  let best: Point | null = null
  for (const enemy of enemiesOf(state, unit.side)) {
    if (!best || distance(enemy.at, at) < distance(best, at)) best = enemy.at
  }
  return best ? Math.round(bearing(at, best)) : unit.facing
}

/**
 * The same move with its front to the enemy at the place where it ends, if there is room for that. Where the enemy or a
 * minefield halts it before, the facing that is ordered does not matter.
 */
function turnedAt(book: Book, state: TacticalState, unit: TacticalUnit, action: Move, stop: Point): Move {
  const facing = facingAt(state, unit, stop)
  const hasRoom = unrest(book, state, unit, stop, facing).length === 0
  return hasRoom ? { ...action, facing } : action
}

/** The direction of the last stretch of a path that has a length. */
export function lastBearing(start: Point, path: readonly Point[]): Degrees {
  const points = [start, ...path]
  for (let i = points.length - 1; i > 0; i--) {
    const from = points[i - 1]
    const to = points[i]
    if (from && to && distance(from, to) > ROUNDING) return bearing(from, to)
  }
  return 0
}

/** Whether impassable ground or a wall of enemies lies so near that straight ways do not show all that can be reached. */
function isCramped(book: Book, state: TacticalState, unit: Standing, left: number): boolean {
  const { at } = unit
  if (typeOf(book, state, unit).passage !== 'land') return false
  return terrainOf(book, state).pieces.some(
    ({ effect, box }) =>
      !Number.isFinite(effect.rate) &&
      at.x >= box.minX - left &&
      at.x <= box.maxX + left &&
      at.y >= box.minY - left &&
      at.y <= box.maxY + left,
  )
}

/** Ways round what cannot be crossed, from the true reach. */
function detours(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  fieldFor: typeof fieldOf = fieldOf,
): readonly Make[] {
  const left = offerableLeft(book, state, unit)
  if (!stands(unit) || left === 0 || !isCramped(book, state, unit, left)) return []
  const field = fieldFor(book, state, unit, left)
  return spread(field, Math.max(1, left / 2)).map(
    (target): Make =>
      () => {
        const points = pathTo(field, target)
        return points && points.length > 2 ? along(book, state, unit, points.slice(1)) : null
      },
  )
}

function roughDetours(book: Book, state: TacticalState, unit: TacticalUnit): readonly Make[] {
  return detours(book, state, unit, (...asked) => fieldBy(...asked, WIDE))
}

/** The move along a path as far as it goes, with the front to the enemy where it ends; null if it comes to nothing. */
function along(
  book: Book,
  state: TacticalState,
  unit: Standing,
  path: readonly Point[],
): Option<TacticalAction> | null {
  const wanted: Move = { type: 'move', unit: unit.id, path, facing: lastBearing(unit.at, path) }
  const action = book.acts.move.nearest?.(book, state, wanted) ?? null
  if (action?.type !== 'move') return null
  const stop = action.path.at(-1)
  if (!stop || distance(stop, unit.at) < 0.2) return null
  const type = typeOf(book, state, unit)
  const turns = type.arc || type.armoured
  return { action: turns ? turnedAt(book, state, unit, action, stop) : action, label: 'Move', at: stop }
}

const fields = memoBy((_: TacticalState) => new Map<string, ReachField>())

/** All that a unit can reach; kept as long as the position stands. */
export function fieldOf(book: Book, state: TacticalState, unit: Standing, left: number): ReachField {
  const kept = fields(state)
  const key = `${unit.id} ${left} ${unit.at.x} ${unit.at.y}`
  const found = kept.get(key)
  if (found) return found
  const field = fieldBy(book, state, unit, left)
  kept.set(key, field)
  return field
}

/** The same, worked out on a grid of `cell` inches, and on other ground than that of the table. */
function fieldBy(
  book: Book,
  state: TacticalState,
  unit: Standing,
  left: number,
  cell?: number,
  ground?: GroundIndex,
): ReachField {
  const type = typeOf(book, state, unit)
  const half = type.base / 2
  const bars = (type.flies ? [] : groundEnemiesOf(book, state, unit.side)).map(enemy => ({
    at: enemy.at,
    // Bases nearer than this touch whatever way they are turned.
    reach: half + typeOf(book, state, enemy).base / 2,
  }))
  const start = unit.at
  return reachField(ground ?? terrainOf(book, state).movement(type.passage), start, left, {
    board: state.scenario.board,
    blocked: p =>
      bars.some(bar => distance(p, bar.at) < bar.reach && distance(p, bar.at) < distance(start, bar.at)),
    ...(cell !== undefined && { cell }),
  })
}

/** Inches between the places that are asked for an area made of several. */
const CLOSE = 0.25

/** Where a unit can get: its true reach over the ground. */
export function reachRegion(book: Book, state: TacticalState, unit: TacticalUnit): Region {
  const left = leftOf(book, state, unit)
  if (!stands(unit) || left <= 0 || typeOf(book, state, unit).gun) return { outlines: [] }
  const label = `reach of ${inches(left)} inches`
  if (!isOn(state, 'whole-move')) return { outlines: reachOutlines(fieldOf(book, state, unit, left)), label }
  const wholes = terrainOf(book, state)
    .wholeMoves(typeOf(book, state, unit).passage)
    .map(ground => reachOutlines(fieldBy(book, state, unit, left, undefined, ground)))
  const somehow = (at: Point): boolean => wholes.some(whole => isInArea(whole, at))
  return { outlines: areaWhere(bounds(wholes.flat(2)), CLOSE, somehow), label }
}

function inches(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}

function withNearest(
  reasons: readonly Reason[],
  nearest: TacticalAction | null,
): Refusal<TacticalAction> | null {
  const refusal = refusalOf(reasons)
  return refusal ? { ...refusal, ...(nearest && { nearest }) } : null
}

/** What the path under the player's hand comes to. */
function trace(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  points: readonly Point[],
  facing?: Degrees,
): Trace<TacticalAction> {
  const left = leftOf(book, state, unit)
  if (!stands(unit)) throw new Error(`${unit.id} is not on the table`)
  const { passage } = typeOf(book, state, unit)
  const turned = facing ?? (points.length > 0 ? lastBearing(unit.at, points) : unit.facing)
  const action: Move = { type: 'move', unit: unit.id, path: points, facing: turned }
  const reasons = book.acts.move.refuse(book, state, action)
  const followed = followPath(book, state, unit, points, turned)
  if (reasons.length === 0) {
    const cost = costOf(book, state, passage, followed.points)
    return {
      action,
      legs: legsOf(book, state, passage, followed.points),
      left: Math.max(0, left - cost),
      refusal: null,
      stop: { at: followed.end, facing: followed.facing },
      ...inReach(book, state, unit, followed.end),
    }
  }
  const nearest = book.acts.move.nearest?.(book, state, action) ?? null
  const path = nearest?.type === 'move' ? nearest.path : []
  const cut = followPath(book, state, unit, path, nearest?.type === 'move' ? nearest.facing : unit.facing)
  const over = costOf(book, state, passage, followed.points) - left
  return {
    action,
    legs: legsOf(book, state, passage, cut.points),
    left: over > 0 ? -(Number.isFinite(over) ? over : distance(cut.end, followed.end)) : Math.abs(over),
    refusal: withNearest(reasons, nearest),
    stop: {
      at: cut.end,
      facing: cut.facing,
      left: Math.max(0, left - costOf(book, state, passage, cut.points)),
    },
    ...inReach(book, state, unit, cut.end),
  }
}

/** Which of its headquarters could rally a unit at a place, or how far the nearest is. */
function inReach(book: Book, state: TacticalState, unit: TacticalUnit, at: Point): Pick<Trace, 'notes'> {
  if (unit.isHq) return {}
  const limit = scaled(state, book.numbers.hqRange)
  const known = (book.headquarters.of(book, state, unit) ?? [])
    .flatMap(id => state.units.find(each => each.id === id && each.status !== 'Destroyed') ?? [])
    .flatMap(hq => (hq.at ? [{ name: hq.name, gap: distance(hq.at, at) }] : []))
    .toSorted((a, b) => a.gap - b.gap)
  const [nearest] = known
  if (!nearest) return {}
  const clause = book.cite['who may rally']
  const within = known.filter(({ gap }) => gap <= limit + ROUNDING)
  const told = (hq: typeof nearest): string => `${hq.name}: ${hq.gap.toFixed(1)} of ${inches(limit)} inches`
  return {
    notes:
      within.length > 0
        ? within.map(hq => ({ text: `In reach of ${told(hq)}`, clause }))
        : [{ text: `Out of reach of ${told(nearest)}`, clause }],
  }
}
