import type { Reason } from '../../../../src/engine/refusal'
import type { Io } from '../../../../src/engine/ruleset'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { areTouching, touches } from '../ground/contact'
import { costOf } from './costs'
import { arrive, judged, notItsPhase, standable } from './allowance'
import {
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
} from '../model/lookup'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import type { Subject } from '../text/subjects'
import { unrest, walk } from './followPath'

type Of<T extends TacticalAction['type']> = Extract<TacticalAction, { type: T }>
export type Joining = Of<'mount'> | Of<'limber'>
export type Leaving = Of<'dismount'> | Of<'unlimber'>

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
export function unfit(
  book: Book,
  state: TacticalState,
  passenger: TacticalUnit,
  transport: TacticalUnit,
  subject: Subject,
): readonly Reason[] {
  const reasons: Reason[] = notItsPhase(book, state, passenger).slice()
  const acts = book.cite['transport acts']
  if (passenger.halved)
    reasons.push({ code: 'has-acted', clause: acts, facts: { unit: { unit: passenger.id } } })
  if (transport.halved)
    reasons.push({ code: 'has-acted', clause: acts, facts: { unit: { unit: transport.id } } })
  const mayBeShaken = subject === 'dismounting halves'
  for (const unit of [passenger, transport]) {
    if (!isShaken(unit) || (mayBeShaken && unit === transport)) continue
    const code = unit.status === 'Suppressed' ? 'suppressed-cannot-move' : 'disorganized-cannot-move'
    reasons.push({ code, clause: acts })
  }
  for (const unit of [passenger, transport]) {
    const half = book.movement.allowance(book, state, unit, true)
    if (isWithin(unit.spent, half)) continue
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
export function refuseJoining(book: Book, state: TacticalState, action: Joining): readonly Reason[] {
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
  const isThere = areTouching(book, state, mover, goal)
  if (action.path.length === 0) return isThere ? [] : [apart(book, subject, goal)]
  if (mover.stopped)
    return [{ code: 'stopped', clause: book.cite['minefield stops'] ?? book.cite['stop on contact'] }]
  const followed = walk(book, state, mover, action.path, mover.facing, {
    id: goal.id,
    outline: outlineOf(book, state, goal),
  })
  const left = book.movement.allowance(book, state, mover, true) - mover.spent
  const found = judged(book, state, mover, followed, left)
  if (found.reasons.length > 0) return found.reasons
  if (followed.halt?.by !== 'goal') return [apart(book, subject, goal)]
  return action.type === 'limber' ? unrest(book, state, mover, followed.end, followed.facing, goal.id) : []
}

function apart(book: Book, subject: Subject, goal: TacticalUnit): Reason {
  return { code: 'not-touching', clause: book.cite[subject], facts: { other: { unit: goal.id } } }
}

export function playJoining(book: Book, state: TacticalState, action: Joining, io: Io): TacticalState {
  const { mover, goal, passenger, transport } = parties(state, action)
  if (!mover || !goal || !passenger || !transport || !stands(mover)) return state
  const followed = stands(goal)
    ? walk(book, state, mover, action.path, mover.facing, {
        id: goal.id,
        outline: outlineOf(book, state, goal),
      })
    : walk(book, state, mover, action.path, mover.facing)
  const cost = costOf(book, state, typeOf(book, state, mover).passage, followed.points)
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
export function refuseLeaving(book: Book, state: TacticalState, action: Leaving): readonly Reason[] {
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

export function playLeaving(book: Book, state: TacticalState, action: Leaving, io: Io): TacticalState {
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
