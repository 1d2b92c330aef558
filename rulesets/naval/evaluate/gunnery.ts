import { type Side, otherSide } from '../../../src/engine/ids'
import { fleetOf, isBroadside, isFit, isNight, isThere, lineZone, rangeBetween, zoneOfShip } from '../fleet'
import type { Battery, NavalState, Ship } from '../state'
import { reaches, straddles } from '../straddle'
import { MOST_DAMAGES, straddleRow } from '../tables'
import { fitness, lossOf, sizeWorth } from './value'

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

export const meanDamages = (battery: Battery, target: Ship): number =>
  MEAN.get(Math.min(15, Math.max(-15, battery.attack - target.factors.defence))) ?? 0

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

/** Chance that a ship straddles a target with its main battery at a range, as long as both are what they are. */
function chanceAt(state: NavalState, ship: Ship, target: Ship, range: number, lag: number): number {
  const { main } = ship.factors
  const dark = !ship.factors.radar && (isNight(state) || state.scenario.badWeather) ? 1 : 0
  const smoke = target.smoke && dark === 0 && !ship.factors.radar ? 0.25 : 0
  const need = reaches(state.scenario.tables, main, range)
    ? (straddleRow(state.scenario.tables, main.calibre)[range - 1] ?? 9)
    : 9
  const bonus = target.status === 'Crippled' ? 1 : 0
  return Math.max(0, Math.min(1, (7 - need - ship.turrets - dark - smoke - lag + bonus) / 6))
}

/** The same in the turns to come, lying broadside in them: repairs and other ranges leave some hope where there is none now. */
function straddleChance(state: NavalState, ship: Ship, target: Ship, crowd: number): number {
  const range = rangeBetween(state, ship, target)
  const chance = chanceAt(state, ship, target, range, crowd + (isBroadside(ship) ? 0 : 0.25))
  return Math.max(chance, 0.012) + (FAR[range] ?? 0)
}

/** Points that so many damages, inflicted with such a chance, take from their target. */
const takenBy = (chance: number, damages: number, target: Ship): number =>
  chance * Math.min(0.8, damages * lossOf(target)) * sizeWorth(target)

/** What the guns of a fleet promise in a turn where everything lies now, each ship at a target of its own if it can. */
export function promises(state: NavalState, side: Side): number {
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
      const gain = takenBy(hit, damages, target)
      if (gain <= best) continue
      best = gain
      at = target
    }
    if (at) chosen.set(at, (chosen.get(at) ?? 0) + 1)
    sum += best * (ship.smoke ? 0.8 : 1) + (ship.salvoes > 0 ? tubes(state, ship) : 0)
  }
  return sum
}

/** What the guns and tubes of a fleet would do in a turn if all of it lay broadside at a range. */
function broadsides(state: NavalState, side: Side, range: number): number {
  const targets = fleetOf(state, otherSide(side)).filter(isThere)
  let sum = 0
  for (const ship of fleetOf(state, side)) {
    if (!isFit(ship)) continue
    let most = 0
    for (const target of targets) {
      const hit = chanceAt(state, ship, target, range, 0)
      const gain = takenBy(hit, meanDamages(ship.factors.main, target), target)
      most = Math.max(most, gain + (range === 1 && ship.salvoes > 0 ? salvoAt(target) : 0))
    }
    sum += most
  }
  return sum
}

/**
 * Whether a side gains nothing by the exchange where the fleets lie, and would win it nearer, as near as the enemy lets it come:
 * it has to close, or is shot up from afar. Out of reach of all guns it closes too: if only whoever is already under fire counted
 * as outranged, the first ship to set out would seem to lose by it, and in bad weather nobody would stir.
 */
export function isOutranged(state: NavalState, side: Side): boolean {
  const other = otherSide(side)
  const enemies = fleetOf(state, other).filter(isFit)
  const ranges = fleetOf(state, side)
    .filter(isFit)
    .flatMap(ship => enemies.map(enemy => rangeBetween(state, ship, enemy)))
  if (ranges.length === 0) return false
  const now = Math.min(...ranges)
  const nearest = Math.min(...enemies.map(enemy => Math.abs(lineZone(other) - zoneOfShip(state, enemy)))) + 1
  const lead = (range: number): number => broadsides(state, side, range) - broadsides(state, other, range)
  if (lead(now) > 0) return false
  for (let range = nearest; range < now; range++) if (lead(range) > 0) return true
  return false
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
    best = Math.max(best, salvoAt(target) * ZONE_OFF ** steps)
  }
  return best
}

/** Points that a Torpedo Salvo takes from its target on average. */
function salvoAt(target: Ship): number {
  const hull = target.status === 'Crippled' ? 0.4 : Math.min(0.6, 0.42 / target.factors.defence + 0.08)
  return SALVO * hull * sizeWorth(target)
}

/** That a target is named at all which can be straddled: a gun that is not fired has done nothing. */
const NAMED = 2.5

/** What the targets that have been named promise. */
export function promised(state: NavalState, side: Side): number {
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
