import { type Side, otherSide } from '../../src/engine/ids'
import { fleetOf, isBroadside, isFit, isHeld, isNight, isThere, mover, rangeBetween } from './fleet'
import type { Battery, NavalState, Ship } from './state'
import { MOST_DAMAGES, straddleRow } from './tables'
import { reaches, straddles } from './straddle'
import { pointsOf, sizeOf } from './victory'

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
const FAR = [0.24, 0.22, 0.2, 0.18, 0.16, 0.12, 0.08, 0.04]

/** For how many turns the guns are looked ahead, and how much more the fleet that moves makes of its own than of the enemy's. */
const LOOK = 2
const BOLD = 1.5

/** What the guns of a ship promise against its best target where everything lies now. */
function promise(state: NavalState, ship: Ship): number {
  if (!isFit(ship)) return 0
  let best = 0
  const { main } = ship.factors
  const dark = !ship.factors.radar && (isNight(state) || state.scenario.badWeather) ? 1 : 0
  const lag = (isBroadside(ship) ? 0 : 0.5) + ship.turrets + dark
  for (const target of fleetOf(state, otherSide(ship.side))) {
    if (!isThere(target)) continue
    const range = rangeBetween(state, ship, target)
    const need = reaches(state.scenario.tables, main, range)
      ? (straddleRow(state.scenario.tables, main.calibre)[range - 1] ?? 9)
      : 9
    const bonus = target.status === 'Crippled' ? 1 : 0
    const smoke = target.smoke && !dark ? 1 : 0
    const chance = Math.max(0, Math.min(1, (7 - need - lag - smoke + bonus) / 6)) + (FAR[range] ?? 0)
    const damages = Math.max(0.05, meanDamages(main, target))
    best = Math.max(best, chance * damages * lossOf(target) * sizeWorth(target))
  }
  const torpedoes = ship.salvoes > 0 ? nearness(state, ship) : 0
  return (ship.smoke ? 0.6 : 1) * best + torpedoes
}

/** What Torpedo Salvoes promise: they need a range of 1. */
function nearness(state: NavalState, ship: Ship): number {
  const ranges = fleetOf(state, otherSide(ship.side))
    .filter(isThere)
    .map(target => rangeBetween(state, ship, target))
  const range = Math.min(8, ...ranges)
  return range === 1 ? 12 : Math.max(0, 6 - range)
}

/** What the targets that have been named promise. */
function promised(state: NavalState, side: Side): number {
  let sum = 0
  for (const aim of state.aims) {
    const ship = state.units.find(each => each.id === aim.unit)
    const target = state.units.find(each => each.id === aim.target)
    if (aim.done || !ship || !target || ship.side !== side || !isThere(target)) continue
    sum += expected(state, ship, target, aim.batteries)
  }
  return sum
}

/** Points for each zone that a ship of the moving fleet is farther from the enemy than it should be. */
const FARTHER = 14

/** How near a ship should come: as near as it must where the enemy reaches as far, else as far off as its guns allow. */
function wanted(state: NavalState, ship: Ship): number {
  const enemies = fleetOf(state, otherSide(ship.side)).filter(isFit)
  const theirs = Math.max(0, ...enemies.map(each => each.factors.main.range))
  if (ship.factors.main.range > theirs) return ship.factors.main.range
  return 1
}

/** What it costs the fleet that is to move to lie too far off. */
function distance(state: NavalState, ship: Ship): number {
  if (!isFit(ship) || fitness(ship) < 0.35) return 0
  const ranges = fleetOf(state, otherSide(ship.side))
    .filter(isFit)
    .map(target => rangeBetween(state, ship, target))
  return ranges.length === 0 ? 0 : FARTHER * Math.max(0, Math.min(...ranges) - wanted(state, ship))
}

function strength(state: NavalState, side: Side): number {
  const ships = fleetOf(state, side)
  const hulls = ships.reduce(
    (sum, ship) => sum + (ship.status === 'Left' ? -GONE : sizeWorth(ship) * fitness(ship)),
    0,
  )
  const bold = mover(state) === side ? BOLD : 1
  const guns = ships.reduce((sum, ship) => sum + promise(state, ship), 0) * LOOK * bold
  const air = state.raids.filter(raid => raid.side === side && !raid.flown)
  const sky = air.reduce((sum, raid) => sum + (raid.base === 'land' ? (raid.come ? 8 : 1.5) : 6), 0)
  const tubes = ships.reduce((sum, ship) => sum + (isFit(ship) ? ship.salvoes * 1.5 : 0), 0)
  const far = mover(state) === side ? ships.reduce((sum, ship) => sum + distance(state, ship), 0) : 0
  return hulls - far + guns + sky + tubes + promised(state, side)
}

/** How good the position is for a side; an ordinary ship is about 100 points. */
export function worth(state: NavalState, side: Side): number {
  const other = otherSide(side)
  const points = (pointsOf(state, side) - pointsOf(state, other)) * 4
  const winner = state.result?.winner ?? null
  if (winner !== null) return (winner === side ? 500 : -500) + points
  return strength(state, side) - strength(state, other) + points
}
