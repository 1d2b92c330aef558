import { type Side, otherSide } from '../../../src/engine/ids'
import { fleetOf, isFit, isHeld, isThere, mover, rangeBetween } from '../fleet'
import type { NavalState, Ship } from '../state'
import { behindFront, pointsOf } from '../victory'
import { isOutranged, meanDamages, promised, promises } from './gunnery'
import { fitness, sizeWorth } from './value'

/** What a fleet loses by a ship that goes home, in points: a fight is won by those who stay. */
const GONE = 140

/** For how many turns of fire the guns are looked ahead, at most, and what a turn of it counts. */
const AHEAD = 6
const TURN = 0.62

/** Points for each zone that lies between a fleet that has to come on and the enemy: at the beginning, and more by its end. */
const FARTHER = 12
const HURRY = 16

/** Of what the enemy does to it a ship has to do so much to him with a hit: otherwise it has no reason to close. */
const OUTGUNNED = 0.25

/** What it costs a fleet that has to come on to lie far off with a ship whose guns would tell. */
function distance(state: NavalState, ship: Ship): number {
  if (!isFit(ship) || fitness(ship) < 0.35) return 0
  const targets = fleetOf(state, otherSide(ship.side)).filter(isThere)
  const told = targets.filter(
    target =>
      meanDamages(ship.factors.main, target) >= OUTGUNNED * meanDamages(target.factors.main, ship) ||
      !isFit(target),
  )
  const hurry = FARTHER + HURRY * (1 - turnsLeft(state) / state.scenario.turns)
  const ranges = told.map(target => rangeBetween(state, ship, target))
  return ranges.length === 0 ? 0 : hurry * (Math.min(...ranges) - 1)
}

/** Whether the movement step of a side is still to come in this turn. */
const movesLater = (state: NavalState, side: Side): boolean =>
  side !== state.first && (state.step === 'first moves' || state.step === 'second fires')

/** Points that a side may expect for holding the sea to the end. */
function seaToCome(state: NavalState, side: Side): number {
  const hold = state.scenario.hold[side]
  const left = turnsLeft(state)
  if (hold === null || state.held[side] + left + 1 < hold.turns) return 0
  const late = 1 - left / state.scenario.turns
  // Until then a ship has to have come to the front.
  const until = Math.max(0, left + 1 - hold.turns) + (movesLater(state, side) ? 1 : 0)
  let none = 1
  for (const ship of fleetOf(state, side)) {
    if (!isFit(ship)) continue
    const zones = behindFront(state, ship)
    const slack = until - zones
    const comes =
      zones === 0 ? 1 : slack < 0 || isHeld(ship) ? 0 : slack === 0 ? 0.6 : slack === 1 ? 0.75 : 0.85
    none *= 1 - comes * fitness(ship) * (0.55 + 0.45 * late)
  }
  return hold.points * (1 - none)
}

const turnsLeft = (state: NavalState): number => Math.max(0, state.scenario.turns - Math.max(1, state.turn))

/** By how many points a side would win if the battle ended as it stands. */
function lead(state: NavalState, side: Side): number {
  const other = otherSide(side)
  return pointsOf(state, side) + seaToCome(state, side) - pointsOf(state, other) - seaToCome(state, other)
}

/** What it is worth to be ahead: the more, the less time is left. */
const AHEAD_WORTH = 260

/** What a fleet is made of: its ships with what they still carry, what its guns promise, and what it costs it to lie far off. */
function fleetMerits(state: NavalState, side: Side, isBehind: boolean) {
  const ships = fleetOf(state, side)
  const hulls = ships.reduce(
    (sum, ship) => sum + (ship.status === 'Left' ? -GONE : sizeWorth(ship) * fitness(ship)),
    0,
  )
  const guns = promises(state, side) * (1 + TURN * Math.min(AHEAD, turnsLeft(state))) + promised(state, side)
  const air = state.raids.filter(raid => raid.side === side && !raid.flown)
  const sky = air.reduce((sum, raid) => sum + (raid.base === 'land' ? (raid.come ? 8 : 1.5) : 6), 0)
  const salvoes = ships.reduce((sum, ship) => sum + (isFit(ship) ? ship.salvoes * 1.5 : 0), 0)
  const far =
    mover(state) === side && (isBehind || isOutranged(state, side))
      ? ships.reduce((sum, ship) => sum + distance(state, ship), 0)
      : 0
  return { ships: hulls + sky + salvoes, fire: guns, distance: -far }
}

const goneOf = (state: NavalState, side: Side): number =>
  fleetOf(state, side).filter(ship => ship.status === 'Left').length

/** How good the position is for a side; an ordinary ship is about 100 points. */
export function worth(state: NavalState, side: Side): number {
  const other = otherSide(side)
  const winner = state.result?.winner ?? null
  const points = (pointsOf(state, side) - pointsOf(state, other)) * 4
  if (winner !== null) return (winner === side ? 900 : -900) + points
  // Nobody goes home only so that it comes to nothing.
  if (state.result) return points - 4 * GONE * (goneOf(state, side) - goneOf(state, other))
  return Object.values(merits(state, side)).reduce((sum, each) => sum + each, 0)
}

/** What a position is made of for a side. Fire is what one's own guns promise, danger what the enemy's do. */
export type Merits = Readonly<Record<'ships' | 'fire' | 'danger' | 'distance' | 'lead', number>>

/** The parts of a worth, for a side. */
export function merits(state: NavalState, side: Side): Merits {
  const ahead = lead(state, side)
  const own = fleetMerits(state, side, ahead < -0.3)
  const other = fleetMerits(state, otherSide(side), ahead > 0.3)
  return {
    ships: own.ships - other.ships,
    fire: own.fire,
    danger: -other.fire,
    distance: own.distance - other.distance,
    lead: AHEAD_WORTH * Math.tanh(ahead / (1.5 + 0.45 * turnsLeft(state))),
  }
}
