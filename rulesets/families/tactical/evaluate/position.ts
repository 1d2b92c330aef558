import type { Side } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import { distance } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { farthestShot } from './exposure'
import { isFired } from '../fire/engagement'
import { type Terrain, terrainOf } from '../ground/ground'
import { type Standing, lossPoints, scaled, stands, typeOf, weaponOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import { movementTo } from './distances'
import type { UnitType, WeaponClass } from '../model/types'

/** What a unit is by itself, wherever the others are. Known as long as the unit does not change. */
export interface Profile {
  readonly type: UnitType
  /** Inches that it moves over open ground in a turn, and the farthest that it can strike. */
  readonly speed: number
  readonly range: number
  readonly price: number
  /** It stands in some kind of cover. */
  readonly sheltered: boolean
  /** Inches of open ground to each objective, in the scenario's order; empty while it does not stand on the table. */
  readonly ways: readonly number[]
}

/** A unit in a position. */
export interface Piece extends Profile {
  readonly unit: TacticalUnit
  /** The unit itself, or the vehicle that has it; null while neither stands on the table. */
  readonly seat: Standing | null
  readonly carrier: Piece | null
  /** What its loss costs, and that with all that it carries. */
  readonly value: number
  readonly loaded: number
}

/** A position taken apart: what all its merits are reckoned from. */
export interface Position {
  readonly book: Book
  readonly state: TacticalState
  /** Turns still to play, the present one included. */
  readonly left: number
  readonly sides: Readonly<Record<Side, readonly Piece[]>>
  readonly byId: ReadonlyMap<string, Piece>
}

/** What a point of victory is worth. */
export const POINT = 55

/** Takes a position apart. Units that are lost are left out: what their loss gives the enemy is what they were worth. */
export function positionOf(book: Book, state: TacticalState): Position {
  const left = Math.max(0, state.scenario.turns - state.turn + 1)
  // What a unit can still do counts for less towards the end; what its loss gives the enemy does not.
  const use = 0.3 + 0.7 * Math.min(1, left / 4)
  const profile = profiles(book)(terrainOf(book, state))
  const byId = new Map<string, Piece & { loaded: number }>()
  const carried: TacticalUnit[] = []
  const sides: Record<Side, Piece[]> = { A: [], B: [] }
  const add = (unit: TacticalUnit, carrier: Piece | null): void => {
    const own = profile(unit)(state)
    const value = own.price * use + lossPoints(state, unit) * POINT
    const seat = stands(unit) ? unit : (carrier?.seat ?? null)
    const { type, speed, range, price, sheltered, ways } = own
    const piece = { type, speed, range, price, sheltered, ways, unit, seat, carrier, value, loaded: value }
    byId.set(unit.id, piece)
    sides[unit.side].push(piece)
  }
  for (const unit of state.units) {
    if (unit.status === 'Destroyed') continue
    if (unit.carriedBy === null) add(unit, null)
    else carried.push(unit)
  }
  for (const unit of carried) {
    const carrier = unit.carriedBy === null ? undefined : byId.get(unit.carriedBy)
    add(unit, carrier ?? null)
    if (carrier) carrier.loaded += byId.get(unit.id)?.value ?? 0
  }
  return { book, state, left, sides, byId }
}

/** By terrain, for it stands for a scenario under its house rules. */
const profiles = memoBy((book: Book) =>
  memoBy((_: Terrain) =>
    memoBy((unit: TacticalUnit) => {
      let made: Profile | null = null
      return (state: TacticalState): Profile => (made ??= profileOf(book, state, unit))
    }),
  ),
)

function profileOf(book: Book, state: TacticalState, unit: TacticalUnit): Profile {
  const type = typeOf(book, state, unit)
  const { at } = unit
  return {
    type,
    speed: scaled(state, type.move),
    range: farthestShot(book, state, unit),
    price: priceOf(book, state, unit) * BY_QUALITY[unit.quality] * (unit.isHq ? 1.5 : 1),
    sheltered: stands(unit) && book.ground.coverOf(book, state, unit) !== 'none',
    ways:
      at === null
        ? []
        : state.scenario.objectives.map(objective => movementTo(book, state, type.passage, objective, at)),
  }
}

const BY_QUALITY = { Elite: 1.15, Average: 1, Green: 0.85 } as const

/** Guns that reach as far as this, in inches, are made to fight tanks. */
const LONG = 8

/**
 * What a missile is worth that has not been fired: about what it does to its proper prey on the average. So it is kept
 * where it can do less: an ATGW from the front of the best tanks far off, rockets from an empty truck or men in cover.
 */
const MISSILE: Readonly<Partial<Record<WeaponClass, number>>> = { atgw: 18, sam: 18, rockets: 30 }

function priceOf(book: Book, state: TacticalState, unit: TacticalUnit): number {
  const type = typeOf(book, state, unit)
  const weapons = type.weapons.map(id => weaponOf(book, state, id))
  const isOne = (...classes: readonly WeaponClass[]) =>
    weapons.some(weapon => !weapon.once && classes.includes(weapon.class))
  const armed = weapons.length === 0 ? 0 : 25
  const reaching = weapons.some(
    weapon => (weapon.class === 'gun' || weapon.class === 'recoilless') && weapon.range >= LONG,
  )
  const artillery = isOne('artillery', 'rockets', 'mortar') ? 20 : 0
  const special = (type.engineers || type.clearsMines ? 10 : 0) + (type.antiAircraft ? 8 : 0)
  const missiles = weapons.reduce(
    (sum, weapon) =>
      weapon.once && !isFired(book, state, unit, weapon) ? sum + (MISSILE[weapon.class] ?? 0) : sum,
    0,
  )
  const armour = type.armoured ? 8 * type.defence : type.flies ? 40 : 0
  return 30 + armed + (reaching ? 25 : 0) + artillery + special + missiles + armour
}

/** Inches that a unit is out of reach of the HQ that rallies it; 0 within it, and far for those that have none any more. */
export function farFromHq(position: Position, piece: Piece, reach: number): number {
  const { unit, seat } = piece
  if (!seat || unit.isHq) return 0
  const hqs = position.book.headquarters.of(position.book, position.state, unit)
  if (!hqs) return 0
  let least = LOST
  for (const id of hqs) {
    const hq = position.byId.get(id)
    if (hq?.seat) least = Math.min(least, Math.max(0, distance(hq.seat.at, seat.at) - reach))
  }
  return least
}

/** What it is to have no headquarters any more. */
const LOST = 8
