import { type Side, otherSide } from '../../../src/engine/ids'
import {
  fleetOf,
  isBroadside,
  isFit,
  isHeld,
  isNight,
  isThere,
  lineZone,
  mover,
  rangeBetween,
  zoneOfShip,
} from '../fleet'
import type { Battery, NavalState, Ship } from '../state'
import { MOST_DAMAGES, straddleRow } from '../tables'
import { reaches, straddles } from '../straddle'
import { behindFront, pointsOf, sizeOf } from '../victory'

/** Points of an unhurt ship for each point of its Defence and Attack. */
const EACH = 22
/** What is left of a ship that lies Crippled. */
const CRIPPLED = 0.42
/** What a fleet loses by a ship that goes home, in points: a fight is won by those who stay. */
const GONE = 140

/** How many damages a straddle inflicts on average, by Attack less Defence. */
const MEAN: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 31 }, (_, at): [number, number] => {
    const edge = at - 15
    let sum = 0
    for (let a = 1; a <= 6; a++)
      for (let d = 1; d <= 6; d++) sum += Math.min(MOST_DAMAGES, Math.max(0, a - d + edge))
    return [edge, sum / 36]
  }),
)

const meanDamages = (battery: Battery, target: Ship): number =>
  MEAN.get(Math.min(15, Math.max(-15, battery.attack - target.factors.defence))) ?? 0

/** How much of a ship is left, from 0 to 1. */
function fitness(ship: Ship): number {
  if (ship.status === 'Sunk') return 0
  const { defence, main } = ship.factors
  const hull = Math.min(1, ship.hull / defence)
  const turrets = main.attack > 0 ? Math.min(1, ship.turrets / main.attack) : 0
  if (ship.status === 'Crippled') return CRIPPLED - 0.02 * hull
  const whole = 1 - 0.42 * hull - 0.3 * turrets - (isHeld(ship) ? 0.04 : 0)
  return whole
}

const sizeWorth = (ship: Ship): number => EACH * sizeOf(ship)

/** What one damage costs a target on average, as a share of its size. */
function lossOf(target: Ship): number {
  const { defence, main } = target.factors
  if (target.status === 'Crippled') return 0.35
  const left = defence - target.hull
  const hull = left <= 1 ? 0.5 : 0.42 / defence + 0.06
  const turret = target.turrets >= main.attack ? hull : 0.3 / Math.max(1, main.attack)
  return Math.min(0.9, (hull + turret) * 0.44 + 0.03 + 0.02)
}

const chanceOf = (need: number): number => Math.min(6, Math.max(0, 7 - need)) / 6

/** Points that a shot takes from its target on average. */
function expected(state: NavalState, ship: Ship, target: Ship, which: 'main' | 'secondary' | 'both'): number {
  const worth = sizeWorth(target) * fitness(target)
  let sum = 0
  for (const { battery, reckoning } of straddles(state, ship, target, which)) {
    sum +=
      chanceOf(reckoning.total) *
      Math.min(worth, meanDamages(battery, target) * lossOf(target) * sizeWorth(target))
  }
  return sum
}

/** A little hope for ranges that are still too long, so that fleets close that gain by it. */
const FAR = [0, 0, 0, 0, 0.03, 0.09, 0.05, 0.03]

/** For how many turns of fire the guns are looked ahead, at most, and what a turn of it counts. */
const AHEAD = 6
const TURN = 0.62

/** Chance that a ship straddles a target with its main battery in the turns to come, lying broadside in them. */
function straddleChance(state: NavalState, ship: Ship, target: Ship, crowd: number): number {
  const { main } = ship.factors
  const dark = !ship.factors.radar && (isNight(state) || state.scenario.badWeather) ? 1 : 0
  const smoke = target.smoke && dark === 0 && !ship.factors.radar ? 0.25 : 0
  const lag = ship.turrets + dark + smoke + crowd + (isBroadside(ship) ? 0 : 0.25)
  const range = rangeBetween(state, ship, target)
  const need = reaches(state.scenario.tables, main, range)
    ? (straddleRow(state.scenario.tables, main.calibre)[range - 1] ?? 9)
    : 9
  const bonus = target.status === 'Crippled' ? 1 : 0
  const chance = Math.max(0, Math.min(1, (7 - need - lag + bonus) / 6))
  // Repairs and other ranges leave some hope where there is none now.
  return Math.max(chance, 0.012) + (FAR[range] ?? 0)
}

/** What the guns of a fleet promise in a turn where everything lies now, each ship at a target of its own if it can. */
function promises(state: NavalState, side: Side): number {
  const targets = fleetOf(state, otherSide(side)).filter(isThere)
  const chosen = new Map<Ship, number>()
  let sum = 0
  for (const ship of fleetOf(state, side)) {
    if (!isFit(ship)) continue
    let best = 0
    let at: Ship | null = null
    for (const target of targets) {
      const crowd = chosen.get(target) ?? 0
      const hit = straddleChance(state, ship, target, Math.min(1, crowd))
      const damages = Math.max(0.04, meanDamages(ship.factors.main, target))
      const gain = hit * Math.min(0.8, damages * lossOf(target)) * sizeWorth(target)
      if (gain <= best) continue
      best = gain
      at = target
    }
    if (at) chosen.set(at, (chosen.get(at) ?? 0) + 1)
    sum += best * (ship.smoke ? 0.8 : 1) + (ship.salvoes > 0 ? tubes(state, ship) : 0)
  }
  return sum
}

/** Damages of a Torpedo Salvo on average, and what is left of its promise for each zone that the ship has to go before. */
const SALVO = 1
const ZONE_OFF = 0.45

/** What Torpedo Salvoes promise in a turn: they need a range of 1, which only ships next to the central line can come to. */
function tubes(state: NavalState, ship: Ship): number {
  const line = lineZone(ship.side)
  const mine = zoneOfShip(state, ship)
  let best = 0
  for (const target of fleetOf(state, otherSide(ship.side))) {
    if (!isThere(target)) continue
    const steps = Math.abs(line - mine) + Math.abs(lineZone(target.side) - zoneOfShip(state, target))
    const hull = target.status === 'Crippled' ? 0.4 : Math.min(0.6, 0.42 / target.factors.defence + 0.08)
    best = Math.max(best, SALVO * hull * sizeWorth(target) * ZONE_OFF ** steps)
  }
  return best
}

/** What the targets that have been named promise. */
function promised(state: NavalState, side: Side): number {
  let sum = 0
  for (const aim of state.aims) {
    const ship = state.units.find(each => each.id === aim.unit)
    const target = state.units.find(each => each.id === aim.target)
    if (aim.done || !ship || !target || ship.side !== side || !isThere(target)) continue
    const gain = expected(state, ship, target, aim.batteries)
    if (gain > 0) sum += NAMED + gain
  }
  return sum
}

/** That a target is named at all which can be straddled: a gun that is not fired has done nothing. */
const NAMED = 2.5

/** Points for each zone that lies between a fleet that has to fight and the enemy: at the beginning, and more by its end. */
const FARTHER = 12
const HURRY = 16

/** Of what the enemy does to it a ship has to do so much to him with a hit: otherwise it has no reason to close. */
const OUTGUNNED = 0.25

/** What it costs a fleet that will lose if nothing happens to lie far off with a ship whose guns would tell. */
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
    isBehind && mover(state) === side ? ships.reduce((sum, ship) => sum + distance(state, ship), 0) : 0
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
