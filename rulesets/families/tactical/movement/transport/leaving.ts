import { refusalOf } from '../../../../../src/engine/acts'
import type { Side } from '../../../../../src/engine/ids'
import type { Offer, Option, Trace } from '../../../../../src/engine/offer'
import { gap } from '../../../../../src/geometry/bases'
import {
  type Degrees,
  type Point,
  type Polygon,
  angleBetween,
  bearing,
  distance,
  moveBy,
} from '../../../../../src/geometry/point'
import { touches } from '../../ground/contact'
import type { Act, Book } from '../../model/book'
import {
  type Standing,
  baseAt,
  enemiesOf,
  findUnit,
  outlineOf,
  stands,
  typeOf,
  unitOf,
  withUnit,
} from '../../model/lookup'
import { anyOf, refused } from '../../model/offering'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../model/state'
import { arrive, standable } from '../allowance'
import { unrest } from '../followPath'
import { apart, unfit } from './loading'
import type { Io, Reason } from '../../text/said'

type Of<T extends TacticalAction['type']> = Extract<TacticalAction, { type: T }>
type Leaving = Of<'dismount'> | Of<'unlimber'>

/** Being set down and being unhitched (R25). */
const leaving = <T extends Leaving['type']>(kind: T): Act<Of<T>> => ({
  offers: (book, state, side) => offers(book, state, side, kind),
  refuse: (book, state, action) => refuse(book, state, action),
  play: (book, state, action, io) => play(book, state, action, io),
})

export const dismount = leaving('dismount')
export const unlimber = leaving('unlimber')

/** How far from its transport a passenger is set down, beyond touching, in inches. */
const ROOM = 0.02

function offers(
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
    const traced = (points: readonly Point[], facing?: Degrees) =>
      trace(book, state, unit, transport, kind, points, facing)
    const offer: Offer<TacticalAction> = {
      id: `${kind}:${unit.id}`,
      kind,
      unit: transport.id,
      label: `${kind === 'dismount' ? 'Dismount' : 'Unlimber'} ${unit.name}`,
      clause: book.cite[subject],
      input: 'place',
      useful: false,
      options: () => QUARTERS.flatMap(turn => optionOf(book, state, unit, transport, kind, turn) ?? []),
      sample: pick => anyOf(QUARTERS, pick, turn => optionOf(book, state, unit, transport, kind, turn)),
      region: () => ({ outlines: around(at => traced([at]), transport), label: 'set down here' }),
      trace: traced,
    }
    offers.push(refused(offer, refusal))
  }
  return offers
}

/** Degrees between the ways from the transport that are tried. */
const STEP = 3

/** Where the hand may point: from the transport out to where the middle of the base would be, on the sides where it may be set down. */
function around(traced: (at: Point) => Trace<TacticalAction>, { at }: Standing): readonly Polygon[] {
  const ways = Array.from({ length: 360 / STEP }, (_, step) => {
    const { stop, refusal } = traced(moveBy(at, step * STEP, 1))
    return refusal ? null : stop.at
  })
  const barred = ways.indexOf(null)
  if (barred === -1) return [ways.filter(way => way !== null)]
  const fans: Point[][] = [[]]
  for (const way of [...ways.slice(barred), ...ways.slice(0, barred)]) {
    if (way) fans.at(-1)?.push(way)
    else fans.push([])
  }
  return fans.filter(fan => fan.length > 1).map(fan => [at, ...fan])
}

function actionOf(kind: 'dismount' | 'unlimber', unit: TacticalUnit, at: Point, facing: Degrees): Leaving {
  return { type: kind, unit: unit.id, at, facing }
}

const QUARTERS: readonly Degrees[] = [0, 90, 180, 270]

/** On a side of the transport, looking to the enemy; null where that is not allowed. */
function optionOf(
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
  const action = actionOf(kind, unit, at, facing)
  return refuse(book, state, action).length > 0 ? null : { action, label: 'Here', at }
}

function nearestTo(units: readonly Standing[], place: Point): Standing | null {
  let best: Standing | null = null
  for (const unit of units) if (!best || distance(unit.at, place) < distance(best.at, place)) best = unit
  return best
}

function trace(
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
  const action = actionOf(kind, unit, at, facing)
  const refusal = refusalOf(refuse(book, state, action)) ?? null
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

/** Dismounting and unlimbering: the passenger is set down touching its transport, where a move might end (R25). */
function refuse(book: Book, state: TacticalState, action: Leaving): readonly Reason[] {
  const subject = action.type === 'dismount' ? 'dismounting halves' : 'unlimbering halves'
  const passenger = findUnit(state, action.unit)
  if (!passenger) return [{ code: 'no-such-unit', clause: book.cite[subject] }]
  const transport = passenger.carriedBy === null ? undefined : findUnit(state, passenger.carriedBy)
  if (!transport || !stands(transport)) return [{ code: 'not-carried', clause: book.cite['transport acts'] }]
  const isGun = typeOf(book, state, passenger).gun
  if (isGun !== (action.type === 'unlimber')) {
    return [{ code: isGun ? 'gun-needs-tow' : 'not-a-gun', clause: book.cite[subject] }]
  }
  const reasons = unfit(book, state, passenger, transport, subject)
  if (reasons.length > 0) return reasons
  const type = typeOf(book, state, passenger)
  const base = baseAt(type, action.at, action.facing)
  if (!touches(base, outlineOf(book, state, transport))) return [apart(book, subject, transport)]
  return [
    ...unrest(book, state, passenger, action.at, action.facing),
    ...standable(book, state, passenger, action.at),
  ]
}

function play(book: Book, state: TacticalState, action: Leaving, io: Io): TacticalState {
  const passenger = unitOf(state, action.unit)
  const isGun = action.type === 'unlimber'
  const transport = passenger.carriedBy
  io.log({
    code: isGun ? 'unlimbers' : 'dismounts',
    facts: { unit: { unit: passenger.id }, transport: { unit: transport ?? passenger.id } },
    side: passenger.side,
    units: transport === null ? [passenger.id] : [passenger.id, transport],
    clauses: [book.cite[isGun ? 'unlimbering halves' : 'dismounting halves'], book.cite['transport acts']],
  })
  const halved = transport === null ? state : withUnit(state, transport, { halved: true })
  const followed = { points: [action.at], end: action.at, facing: action.facing, halt: null, bars: [] }
  return arrive(book, halved, passenger, followed, { halved: true }, io)
}
