import type { Reason } from '../../../../src/engine/refusal'
import { firstContact } from '../../../../src/geometry/bases'
import { type Degrees, moveBy } from '../../../../src/geometry/point'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { type AskedOf, type Limit, type Limits, because, isFree, limit } from '../model/limits'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { CONTACT, kindOf, outlineOf } from '../model/units'
import { type Place, closedAt, overlappedAt, touchedAt } from './place'
import { holderOf } from './zone'

/** A place where a unit might come to rest. */
export interface Rest extends AskedOf {
  readonly place: Place
  /** Enemies that it touches already may still be touched: it only turns. */
  readonly stays: boolean
}

/** What closed ground, or the edge of the table, has to say. */
export function closedReason(book: Book, state: AncientState, unit: AncientUnit, ground: string): Reason {
  if (ground === 'edge') return because(book, 'off-table', 'table edge')
  return kindOf(book, state, unit).needsOpen && ground !== 'water'
    ? because(book, 'needs-open', 'clear terrain', { ground })
    : because(book, 'closed-ground', 'rough terrain', { ground })
}

const closed: Limit<Rest> = {
  isBroken: ({ book, state, unit, place }) => closedAt(book, state, unit, place) !== null,
  reason({ book, state, unit, place }) {
    const ground = closedAt(book, state, unit, place)
    return ground === null ? null : closedReason(book, state, unit, ground)
  },
}

const noRoom = limit<Rest, Standing>(
  'no-room',
  'no passing',
  ({ state, unit, place }) => overlappedAt(state, unit, place),
  other => ({ other: { unit: other.id } }),
)

const inTouch = limit<Rest, Standing>(
  'touches-enemy',
  'charge',
  ({ state, unit, place, stays }) => touchedAt(state, unit, place, stays ? unit : null),
  enemy => ({ enemy: { unit: enemy.id } }),
)

/** Where a base may come to rest: on ground that is open to it, with room, out of touch. */
export const REST: Limits<Rest> = [closed, noRoom, inTouch]

/** A turn at a place, from one facing to another. */
export interface Turning extends Rest {
  readonly before: Degrees
}

const inZone = limit<Turning, Standing>(
  'in-zone',
  'zone',
  ({ book, state, unit, place, before }) => holderOf(book, state, unit, { at: place.at, facing: before }),
  enemy => ({ enemy: { unit: enemy.id } }),
)

/** Where a base may be turned: in no enemy's zone, and where it may rest as it then stands. */
export const TURNED: Limits<Turning> = [inZone, ...REST]

/**
 * The farthest that a unit can come to rest straight ahead, no more than `most` inches on, in hundredths of an inch; 0 if it
 * cannot. Never past where it would touch an enemy: compulsion asks as the moves do.
 */
export function farthestRest(book: Book, state: AncientState, unit: Standing, most: number): number {
  const { at, facing } = unit
  const { base } = state.scenario
  const size = { width: base, depth: base }
  let length = inHundredths(most)
  while (length > 0) {
    const place = { at: moveBy(at, facing, length), facing }
    const enemy = touchedAt(state, unit, place)
    if (!enemy) return isFree(REST, { book, state, unit, place, stays: false }) ? length : 0
    const first = firstContact(size, facing, at, place.at, outlineOf(state, enemy), CONTACT + ROUNDING)
    length = inHundredths((first ?? 0) * length - ROUNDING)
  }
  return 0
}

const inHundredths = (length: number): number => Math.floor(length * 100) / 100
