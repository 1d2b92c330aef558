import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option, Trace } from '../../../../src/engine/offer'
import { gap } from '../../../../src/geometry/bases'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
} from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { type Joining, type Leaving, refuseJoining, refuseLeaving, unfit } from './carrying'
import { areTouching } from '../ground/contact'
import {
  type Standing,
  baseAt,
  enemiesOf,
  findUnit,
  outlineOf,
  standingOf,
  stands,
  typeOf,
} from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import { allowed, anyOf, refused } from '../model/offering'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'

export function joiningOffers(
  book: Book,
  state: TacticalState,
  side: Side,
  kind: 'mount' | 'limber',
): readonly Offer<TacticalAction>[] {
  if (book.sequence.mover(state.step) !== side) return []
  const here = standingOf(state, side)
  const isMount = kind === 'mount'
  const transports: Standing[] = []
  const riders: Standing[] = []
  for (const unit of here) {
    const type = typeOf(book, state, unit)
    if (isMount ? type.carriesFoot : type.towsGuns) transports.push(unit)
    if (isMount ? type.rides : type.gun) riders.push(unit)
  }
  if (transports.length === 0) return []
  const [movers, goals] = isMount ? [riders, transports] : [transports, riders]
  const offers: Offer<TacticalAction>[] = []
  for (const mover of movers) {
    const near = goals.filter(goal => goal.id !== mover.id && distance(goal.at, mover.at) < 12)
    if (near.length === 0) continue
    offers.push({
      id: `${kind}:${mover.id}`,
      kind,
      unit: mover.id,
      label: isMount ? 'Mount' : 'Limber a gun',
      clause: book.cite[isMount ? 'mounting halves' : 'limbering halves'],
      input: 'target',
      useful: false,
      options: () => near.map(goal => joiningOption(book, state, mover, goal, kind)),
      sample: pick => anyOf(near, pick, goal => allowed(joiningOption(book, state, mover, goal, kind))),
    })
  }
  return offers
}

function joiningOption(
  book: Book,
  state: TacticalState,
  mover: Standing,
  goal: Standing,
  kind: 'mount' | 'limber',
): Option<TacticalAction> {
  const isThere = areTouching(book, state, mover, goal)
  const path = isThere ? [] : [goal.at]
  const action: Joining =
    kind === 'mount'
      ? { type: 'mount', unit: mover.id, transport: goal.id, path }
      : { type: 'limber', unit: mover.id, gun: goal.id, path }
  const refusal = refusalOf(refuseJoining(book, state, action))
  return { action, label: goal.name, token: goal.id, ...(refusal && { refusal }) }
}

/** How far from its transport a passenger is set down, beyond touching, in inches. */
const ROOM = 0.02

export function leavingOffers(
  book: Book,
  state: TacticalState,
  side: Side,
  kind: 'dismount' | 'unlimber',
): readonly Offer<TacticalAction>[] {
  if (book.sequence.mover(state.step) !== side) return []
  const offers: Offer<TacticalAction>[] = []
  for (const unit of state.units) {
    if (unit.side !== side || unit.carriedBy === null) continue
    if (typeOf(book, state, unit).gun !== (kind === 'unlimber')) continue
    const transport = findUnit(state, unit.carriedBy)
    if (!stands(transport)) continue
    const subject = kind === 'dismount' ? 'dismounting halves' : 'unlimbering halves'
    const refusal = refusalOf(unfit(book, state, unit, transport, subject))
    const offer: Offer<TacticalAction> = {
      id: `${kind}:${unit.id}`,
      kind,
      unit: transport.id,
      label: `${kind === 'dismount' ? 'Dismount' : 'Unlimber'} ${unit.name}`,
      clause: book.cite[subject],
      input: 'place',
      useful: false,
      options: () => QUARTERS.flatMap(turn => leavingOption(book, state, unit, transport, kind, turn) ?? []),
      sample: pick => anyOf(QUARTERS, pick, turn => leavingOption(book, state, unit, transport, kind, turn)),
      region: () => ({ outlines: [rim(book, state, unit, transport)], label: 'set down here' }),
      trace: (points, facing) => traceLeaving(book, state, unit, transport, kind, points, facing),
    }
    offers.push(refused(offer, refusal))
  }
  return offers
}

/** All round the transport, where the middle of a base may come to be. */
function rim(book: Book, state: TacticalState, unit: TacticalUnit, transport: Standing): readonly Point[] {
  const size = typeOf(book, state, transport).base + typeOf(book, state, unit).base + 2 * ROOM
  return [45, 135, 225, 315].map(corner =>
    moveBy(transport.at, transport.facing + corner, (size / 2) * Math.SQRT2),
  )
}

function leavingAction(
  kind: 'dismount' | 'unlimber',
  unit: TacticalUnit,
  at: Point,
  facing: Degrees,
): Leaving {
  return { type: kind, unit: unit.id, at, facing }
}

const QUARTERS: readonly Degrees[] = [0, 90, 180, 270]

/** On a side of the transport, looking to the enemy; null where that is not allowed. */
function leavingOption(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  transport: Standing,
  kind: 'dismount' | 'unlimber',
  turn: Degrees,
): Option<TacticalAction> | null {
  const away = (typeOf(book, state, transport).base + typeOf(book, state, unit).base) / 2 + ROOM
  const at = moveBy(transport.at, transport.facing + turn, away)
  const enemy = nearestTo(enemiesOf(state, unit.side), transport.at)
  const toEnemy = enemy ? bearing(at, enemy.at) : transport.facing
  // Square to its transport, or the bases would be apart; the quarter that looks nearest to the enemy.
  let facing = transport.facing
  let least = Infinity
  for (const quarter of QUARTERS) {
    const looking = (transport.facing + quarter) % 360
    const off = angleBetween(looking, toEnemy)
    if (off >= least) continue
    least = off
    facing = looking
  }
  const action = leavingAction(kind, unit, at, facing)
  return refuseLeaving(book, state, action).length > 0 ? null : { action, label: 'Here', at }
}

function nearestTo(units: readonly Standing[], place: Point): Standing | null {
  let best: Standing | null = null
  for (const unit of units) if (!best || distance(unit.at, place) < distance(best.at, place)) best = unit
  return best
}

function traceLeaving(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  transport: Standing,
  kind: 'dismount' | 'unlimber',
  points: readonly Point[],
  facing = transport.facing,
): Trace<TacticalAction> {
  const wanted = points.at(-1) ?? moveBy(transport.at, transport.facing + 180, 2)
  const at = besideTransport(book, state, unit, transport, wanted, facing)
  const action = leavingAction(kind, unit, at, facing)
  const refusal = refusalOf(refuseLeaving(book, state, action)) ?? null
  return { action, legs: [], left: 0, refusal, stop: { at, facing } }
}

/** The place touching the transport in the direction of the hand. */
function besideTransport(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  transport: Standing,
  wanted: Point,
  facing: Degrees,
): Point {
  const way = bearing(transport.at, wanted)
  const type = typeOf(book, state, unit)
  const outline = outlineOf(book, state, transport)
  let near = 0
  let far = (type.base + typeOf(book, state, transport).base) * 1.5
  for (let i = 0; i < 24; i++) {
    const middle = (near + far) / 2
    if (gap(baseAt(type, moveBy(transport.at, way, middle), facing), outline) > ROOM) far = middle
    else near = middle
  }
  return moveBy(transport.at, way, far)
}

/** The path to the goal cut where it ends is of no use: there is no nearest way to mount. */
