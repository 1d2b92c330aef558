import type { Side } from '../../../src/engine/ids'
import type { Offer, Option } from '../../../src/engine/offer'
import type { Reason } from '../../../src/engine/refusal'
import type { Io } from '../../../src/engine/ruleset'
import { gap } from '../../../src/geometry/bases'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
} from '../../../src/geometry/point'
import type { Act, Book } from './book'
import { touches } from './contact'
import { costOf } from './costs'
import { allowanceOf, arrive, judged, notItsPhase, standable } from './going'
import {
  type Standing,
  baseAt,
  cargoOf,
  findUnit,
  isOn,
  isShaken,
  outlineOf,
  stands,
  typeOf,
  unitOf,
  withUnit,
} from './lookup'
import { refusalOf } from './offering'
import type { TacticalAction, TacticalState, TacticalUnit } from './state'
import type { Subject } from './subjects'
import { unrest, walk } from './walk'

type Of<T extends TacticalAction['type']> = Extract<TacticalAction, { type: T }>
type Joining = Of<'mount'> | Of<'limber'>
type Leaving = Of<'dismount'> | Of<'unlimber'>

/** Why this vehicle cannot take this unit aboard or in tow, wherever they are (R26). */
export function aboard(
  book: Book,
  state: TacticalState,
  passenger: TacticalUnit,
  transport: TacticalUnit,
): readonly Reason[] {
  const rider = typeOf(book, state, passenger)
  const vehicle = typeOf(book, state, transport)
  const clause = book.cite['what a vehicle carries']
  if (passenger.side !== transport.side) return [{ code: 'not-a-friend', clause }]
  if (transport.status === 'Destroyed' || passenger.status === 'Destroyed')
    return [{ code: 'not-on-table', clause }]
  if (rider.gun ? !vehicle.towsGuns : !vehicle.carriesFoot) {
    return [{ code: rider.gun ? 'cannot-tow' : 'cannot-carry', clause }]
  }
  if (!rider.gun && !rider.rides) return [{ code: 'cannot-ride', clause }]
  if (passenger.carriedBy !== null) return [{ code: 'is-carried', clause }]
  const full = cargoOf(state, transport.id).some(
    cargo => !isOn(state, 'tow-and-carry') || typeOf(book, state, cargo).gun === rider.gun,
  )
  return full ? [{ code: 'is-full', clause: book.cite['carry one base'] }] : []
}

/** Why two units cannot take part in one of the four acts in this phase, wherever they are (R25). */
function unfit(
  book: Book,
  state: TacticalState,
  passenger: TacticalUnit,
  transport: TacticalUnit,
  subject: Subject,
): readonly Reason[] {
  const reasons: Reason[] = [...notItsPhase(book, state, passenger)]
  const acts = book.cite['transport acts']
  if (passenger.halved)
    reasons.push({ code: 'has-acted', clause: acts, facts: { unit: { unit: passenger.id } } })
  if (transport.halved)
    reasons.push({ code: 'has-acted', clause: acts, facts: { unit: { unit: transport.id } } })
  const mayBeShaken = subject === 'dismounting halves'
  for (const unit of mayBeShaken ? [passenger] : [passenger, transport]) {
    if (!isShaken(unit)) continue
    const code = unit.status === 'Suppressed' ? 'suppressed-cannot-move' : 'disorganized-cannot-move'
    reasons.push({ code, clause: acts })
  }
  for (const unit of [passenger, transport]) {
    const half = allowanceOf(book, state, unit, true)
    if (unit.spent <= half + 0.01) continue
    reasons.push({
      code: 'moved-too-far',
      clause: book.cite[subject],
      facts: { unit: { unit: unit.id }, spent: unit.spent, half },
    })
  }
  return reasons
}

/** Who walks or drives, and to whom: the passenger to its transport, the vehicle to the gun. */
function parties(
  state: TacticalState,
  action: Joining,
): {
  readonly mover?: TacticalUnit
  readonly goal?: TacticalUnit
  readonly passenger?: TacticalUnit
  readonly transport?: TacticalUnit
} {
  const first = findUnit(state, action.unit)
  const second = findUnit(state, action.type === 'mount' ? action.transport : action.gun)
  if (!first || !second) return {}
  const [passenger, transport] = action.type === 'mount' ? [first, second] : [second, first]
  return { mover: first, goal: second, passenger, transport }
}

/** Mounting and limbering: the one that moves must come into contact with the other within half its distance. */
function refuseJoining(book: Book, state: TacticalState, action: Joining): readonly Reason[] {
  const { mover, goal, passenger, transport } = parties(state, action)
  const subject = action.type === 'mount' ? 'mounting halves' : 'limbering halves'
  if (!mover || !goal || !passenger || !transport) {
    return [{ code: 'no-such-unit', clause: book.cite[subject] }]
  }
  if (action.type === 'mount' && typeOf(book, state, passenger).gun) {
    return [{ code: 'gun-needs-tow', clause: book.cite['guns need a tow'] }]
  }
  if (action.type === 'limber' && !typeOf(book, state, passenger).gun) {
    return [{ code: 'not-a-gun', clause: book.cite['limbering halves'] }]
  }
  const reasons = [
    ...unfit(book, state, passenger, transport, subject),
    ...aboard(book, state, passenger, transport),
  ]
  if (reasons.length > 0) return reasons
  if (!stands(mover) || !stands(goal)) return [{ code: 'not-on-table', clause: book.cite[subject] }]
  const isThere = touches(outlineOf(book, state, mover), outlineOf(book, state, goal))
  if (action.path.length === 0) return isThere ? [] : [apart(book, subject, goal)]
  if (mover.stopped) return [{ code: 'stopped', clause: book.cite['minefield stops'] }]
  const followed = walk(book, state, mover, action.path, mover.facing, {
    id: goal.id,
    outline: outlineOf(book, state, goal),
  })
  const left = allowanceOf(book, state, mover, true) - mover.spent
  const found = judged(book, state, followed, left)
  if (found.reasons.length > 0) return found.reasons
  if (followed.halt?.by !== 'goal') return [apart(book, subject, goal)]
  return action.type === 'limber' ? unrest(book, state, mover, followed.end, followed.facing, goal.id) : []
}

function apart(book: Book, subject: Subject, goal: TacticalUnit): Reason {
  return { code: 'not-touching', clause: book.cite[subject], facts: { other: { unit: goal.id } } }
}

function playJoining(book: Book, state: TacticalState, action: Joining, io: Io): TacticalState {
  const { mover, goal, passenger, transport } = parties(state, action)
  if (!mover || !goal || !passenger || !transport || !stands(mover)) return state
  const followed = stands(goal)
    ? walk(book, state, mover, action.path, mover.facing, {
        id: goal.id,
        outline: outlineOf(book, state, goal),
      })
    : walk(book, state, mover, action.path, mover.facing)
  const cost = costOf(book, state, followed.points)
  const spent = mover.spent + (Number.isFinite(cost) ? cost : 0)
  const isMount = action.type === 'mount'
  io.log({
    code: isMount ? 'mounts' : 'limbers',
    facts: { unit: { unit: passenger.id }, transport: { unit: transport.id } },
    side: mover.side,
    units: [mover.id, goal.id],
    clauses: [book.cite[isMount ? 'mounting halves' : 'limbering halves'], book.cite['transport acts']],
    ...(followed.points.length > 1 && {
      effects: [{ kind: 'move', unit: mover.id, path: followed.points }],
    }),
  })
  const gone = withUnit(state, passenger.id, {
    at: null,
    carriedBy: transport.id,
    halved: true,
    ...(isMount && { spent }),
  })
  if (isMount) return withUnit(gone, transport.id, { halved: true })
  return arrive(book, gone, mover, followed, { halved: true, spent }, io)
}

/** Dismounting and unlimbering: the passenger is set down touching its transport, where a move might end (R25). */
function refuseLeaving(book: Book, state: TacticalState, action: Leaving): readonly Reason[] {
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
  if (gap(base, outlineOf(book, state, transport)) > 0.05 + 1e-6) return [apart(book, subject, transport)]
  return [
    ...unrest(book, state, passenger, action.at, action.facing),
    ...standable(book, state, passenger, action.at),
  ]
}

function playLeaving(book: Book, state: TacticalState, action: Leaving, io: Io): TacticalState {
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

function joiningOffers(
  book: Book,
  state: TacticalState,
  side: Side,
  kind: 'mount' | 'limber',
): readonly Offer<TacticalAction>[] {
  if (book.sequence.mover(state.step) !== side) return []
  const here = state.units.filter((unit): unit is Standing => unit.side === side && stands(unit))
  const isMount = kind === 'mount'
  const transports = here.filter(unit => {
    const type = typeOf(book, state, unit)
    return isMount ? type.carriesFoot : type.towsGuns
  })
  if (transports.length === 0) return []
  const riders = here.filter(unit => {
    const type = typeOf(book, state, unit)
    return isMount ? type.rides : type.gun
  })
  const [movers, goals] = isMount ? [riders, transports] : [transports, riders]
  return movers.flatMap((mover): readonly Offer<TacticalAction>[] => {
    const near = goals.filter(goal => goal.id !== mover.id && distance(goal.at, mover.at) < 12)
    if (near.length === 0) return []
    return [
      {
        id: `${kind}:${mover.id}`,
        kind,
        unit: mover.id,
        label: isMount ? 'Mount' : 'Limber a gun',
        clause: book.cite[isMount ? 'mounting halves' : 'limbering halves'],
        input: 'target',
        useful: false,
        options: () => near.map(goal => joiningOption(book, state, mover, goal, kind)),
      },
    ]
  })
}

function joiningOption(
  book: Book,
  state: TacticalState,
  mover: Standing,
  goal: Standing,
  kind: 'mount' | 'limber',
): Option<TacticalAction> {
  const isThere = touches(outlineOf(book, state, mover), outlineOf(book, state, goal))
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

function leavingOffers(
  book: Book,
  state: TacticalState,
  side: Side,
  kind: 'dismount' | 'unlimber',
): readonly Offer<TacticalAction>[] {
  if (book.sequence.mover(state.step) !== side) return []
  return state.units.flatMap((unit): readonly Offer<TacticalAction>[] => {
    if (unit.side !== side || unit.carriedBy === null) return []
    if (typeOf(book, state, unit).gun !== (kind === 'unlimber')) return []
    const transport = findUnit(state, unit.carriedBy)
    if (!stands(transport)) return []
    const subject = kind === 'dismount' ? 'dismounting halves' : 'unlimbering halves'
    const refusal = refusalOf(unfit(book, state, unit, transport, subject))
    return [
      {
        id: `${kind}:${unit.id}`,
        kind,
        unit: transport.id,
        label: `${kind === 'dismount' ? 'Dismount' : 'Unlimber'} ${unit.name}`,
        clause: book.cite[subject],
        input: 'place',
        ...(refusal && { refusal }),
        useful: false,
        options: () => leavingOptions(book, state, unit, transport, kind),
        region: () => ({ outlines: [rim(book, state, unit, transport)], label: 'set down here' }),
        trace: (points, facing) => traceLeaving(book, state, unit, transport, kind, points, facing),
      },
    ]
  })
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

/** On each side of the transport, looking away from it or, for guns, along with it; those that are allowed. */
function leavingOptions(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  transport: Standing,
  kind: 'dismount' | 'unlimber',
): readonly Option<TacticalAction>[] {
  const away = (typeOf(book, state, transport).base + typeOf(book, state, unit).base) / 2 + ROOM
  const enemy = state.units
    .filter(each => each.side !== unit.side)
    .filter(stands)
    .toSorted((a, b) => distance(a.at, transport.at) - distance(b.at, transport.at))[0]
  return [0, 90, 180, 270].flatMap(turn => {
    const at = moveBy(transport.at, transport.facing + turn, away)
    const toEnemy = enemy ? bearing(at, enemy.at) : transport.facing
    // Square to its transport, or the bases would be apart; the quarter that looks nearest to the enemy.
    const facings = [0, 90, 180, 270].map(quarter => (transport.facing + quarter) % 360)
    const facing =
      facings.toSorted((a, b) => angleBetween(a, toEnemy) - angleBetween(b, toEnemy))[0] ?? transport.facing
    const action = leavingAction(kind, unit, at, facing)
    return refuseLeaving(book, state, action).length > 0 ? [] : [{ action, label: 'Here', at }]
  })
}

function traceLeaving(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  transport: Standing,
  kind: 'dismount' | 'unlimber',
  points: readonly Point[],
  facing = transport.facing,
): ReturnType<NonNullable<Offer<TacticalAction>['trace']>> {
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
function joining<T extends 'mount' | 'limber'>(kind: T): Act<Of<T>> {
  return {
    offers: (book, state, side) => joiningOffers(book, state, side, kind),
    refuse: (book, state, action) => refuseJoining(book, state, action),
    play: (book, state, action, io) => playJoining(book, state, action, io),
  }
}

function leaving<T extends 'dismount' | 'unlimber'>(kind: T): Act<Of<T>> {
  return {
    offers: (book, state, side) => leavingOffers(book, state, side, kind),
    refuse: (book, state, action) => refuseLeaving(book, state, action),
    play: (book, state, action, io) => playLeaving(book, state, action, io),
  }
}

export const mount = joining('mount')
export const limber = joining('limber')
export const dismount = leaving('dismount')
export const unlimber = leaving('unlimber')
