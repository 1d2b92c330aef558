import type { Offer, Option, Region } from '../../../../src/engine/offer'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
  normal,
} from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import type { AncientAction, AncientState, Standing } from '../model/state'
import type { Side } from '../../../../src/engine/ids'
import { moverOf } from '../model/steps'
import { baseAt, enemiesOf, kindOf, ownOf } from '../model/units'
import { advanceOwed, advanceTurnTo, advancesOn } from './advance'
import { wayAhead } from './allowance'
import { hindrance, mustAdvance } from './held'
import { refusalOf } from '../../../../src/engine/acts'
import { isLight, isRegular } from './manoeuvre'
import { marchWorth, marchesByRoad, marchesTowards } from './march'
import { reachTowards } from './path'
import { traceMove } from './trace'
import { turnTo } from './turn'

/** What each unit of the moving side may do with itself but charge, break off or turn in melee: one offer for all its moves. */
export function moveOffers(book: Book, state: AncientState, side: Side): readonly Offer<AncientAction>[] {
  if (moverOf(state.step) !== side) return []
  const offers: Offer<AncientAction>[] = []
  for (const unit of ownOf(state, side)) {
    if (kindOf(book, state, unit).manoeuvre !== 'none') offers.push(moveOffer(book, state, unit))
  }
  return offers
}

function moveOffer(book: Book, state: AncientState, unit: Standing): Offer<AncientAction> {
  const held = hindrance(book, state, unit)
  const reason = held === null || held === mustAdvance ? null : held.reason({ book, state, unit })
  const refusal = reason && refusalOf([reason])
  return {
    id: `move:${unit.id}`,
    kind: 'move',
    unit: unit.id,
    label: 'Move',
    clause: book.cite['movement table'],
    input: 'path',
    ...(refusal && { refusal }),
    useful: refusal === null,
    options: () => sorts(book, state, unit).flatMap(sort => sort()),
    sample: pick => oneOf(sorts(book, state, unit), pick),
    region: () => regionOf(book, state, unit),
    trace: (points, facing) => traceMove(book, state, unit, points, facing),
  }
}

/** Moves of one sort, made when they are asked for: straight ahead, in one direction, to one facing. */
type Sort = () => readonly Option<AncientAction>[]

/** Moves that stand for all that a unit may do. */
function sorts(book: Book, state: AncientState, unit: Standing): readonly Sort[] {
  const owed = advanceOwed(book, state, unit)
  if (owed) {
    return [() => [{ action: owed, label: 'Advance', at: moveBy(unit.at, unit.facing, owed.distance) }]]
  }
  const facings = facingsOf(state, unit)
  const turns = facings.map(
    (facing): Sort =>
      () =>
        turnTo(book, state, unit, facing),
  )
  if (isLight(book, state, unit)) {
    const ways = Array.from({ length: WAYS }, (_, i) => normal(unit.facing + (i * 360) / WAYS))
    return [
      ...ways.map(
        (way): Sort =>
          () =>
            marchesTowards(book, state, unit, way),
      ),
      ...book.movement.flights(book, state, unit).map(
        (flight): Sort =>
          () =>
            marchWorth(book, state, unit, flight),
      ),
      ...turns,
    ]
  }
  return [
    () => advancesOn(book, state, unit, unit.facing, [1, 0.75, 0.5, 0.25]),
    ...turnedMoves(book, state, unit, facings),
    () => marchesByRoad(book, state, unit),
    ...turns,
  ]
}

/** Directions that stand for all in which Light units may go. */
const WAYS = 16

/** A turn of up to 90 degrees and up to half the distance; under the house rule also the other way round. */
function turnedMoves(
  book: Book,
  state: AncientState,
  unit: Standing,
  facings: readonly Degrees[],
): readonly Sort[] {
  if (!isRegular(book, state, unit)) return []
  const narrow = facings.filter(facing => angleBetween(facing, unit.facing) <= 90)
  return [
    ...narrow.map(
      (facing): Sort =>
        () =>
          advancesOn(book, state, unit, facing, [1, 0.5]),
    ),
    ...narrow.map(
      (facing): Sort =>
        () =>
          advanceTurnTo(book, state, unit, facing),
    ),
  ]
}

/** One option of one sort, both taken at random; another sort where that has none. */
function oneOf(list: readonly Sort[], pick: (count: number) => number): Option<AncientAction> | null {
  const left = list.slice()
  while (left.length > 0) {
    const options = left.splice(pick(left.length), 1)[0]?.() ?? []
    if (options.length > 0) return options[pick(options.length)] ?? null
  }
  return null
}

/** So many of the nearest enemies are worth turning to; and degrees by which two facings worth it differ at least. */
const NEAREST = 4
const DIFFERENT = 4

/** Facings worth turning to: towards the nearest enemies, and the quarters. */
function facingsOf(state: AncientState, unit: Standing): readonly Degrees[] {
  const near = enemiesOf(state, unit.side)
    .toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at))
    .slice(0, NEAREST)
    .map(enemy => Math.round(bearing(unit.at, enemy.at)))
  const quarters = [45, 90, 135, 180, 225, 270, 315].map(by => unit.facing + by)
  const found: Degrees[] = []
  for (const each of [...near, ...quarters]) {
    const facing = normal(each)
    const isKnown = found.some(other => angleBetween(other, facing) < DIFFERENT)
    if (!isKnown && angleBetween(facing, unit.facing) >= DIFFERENT) found.push(facing)
  }
  return found
}

/** Where a unit can get: the strip straight ahead, the half way after a turn, or all around for Light units. */
export function regionOf(book: Book, state: AncientState, unit: Standing): Region {
  if (isLight(book, state, unit))
    return { outlines: [ringOf(book, state, unit)], label: 'any way, free facing' }
  const { reach } = wayAhead(book, state, unit, unit.facing)
  const [frontLeft, frontRight] = baseAt(state, unit.at, unit.facing)
  if (!frontLeft || !frontRight) return { outlines: [] }
  const lane = [
    moveBy(frontLeft, unit.facing, reach),
    moveBy(frontRight, unit.facing, reach),
    frontRight,
    frontLeft,
  ]
  const label = `${reach.toFixed(1)} inches ahead`
  return { outlines: isRegular(book, state, unit) ? [lane, fanOf(book, state, unit)] : [lane], label }
}

/** How far a Light unit gets in each of these directions. */
const RING = 48

function ringOf(book: Book, state: AncientState, unit: Standing): readonly Point[] {
  return Array.from({ length: RING }, (_, i) => {
    const way = (i * 360) / RING
    return moveBy(unit.at, way, Math.max(LEAST, reachTowards(book, state, unit, way)))
  })
}

/** So that an outline never crosses itself, in inches. */
const LEAST = 0.05

/** The half circle in front of a Regular unit: a turn of up to 90 degrees and half the distance. */
function fanOf(book: Book, state: AncientState, unit: Standing): readonly Point[] {
  const { allowance } = wayAhead(book, state, unit, normal(unit.facing + JUST_TURNED))
  const reach = allowance.limit + state.scenario.base / 2
  return Array.from({ length: 19 }, (_, i) => moveBy(unit.at, unit.facing - 90 + i * 10, reach))
}

/** A turn that is hardly one, in degrees: the move is halved, and the ground is as good as that ahead. */
const JUST_TURNED = 0.2
