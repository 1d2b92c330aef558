import { type UnitId, otherSide } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import { oddsOf } from '../../src/engine/odds'
import type { Measurement, Ruleset, Threat } from '../../src/engine/ruleset'
import type { Degrees, Point } from '../../src/geometry/point'
import { zonesApart } from '../../src/geometry/zones'
import { aim, batteriesToFire } from './aiming'
import { shoot } from './fire'
import { findShip, fleetOf, isThere, shipOf, withShip, zoneOf } from './fleet'
import { entered } from './sequence'
import type { ActionOf, NavalAction, NavalState, Ship } from './state'
import { straddles } from './straddle'
import { salvo } from './torpedoes'
import { OUTCOMES } from './words'

/** How many zones lie between two ends, and what guns of the one would need at the other. */
export function measured(state: NavalState, from: Point | UnitId, to: Point | UnitId): Measurement {
  return measuredBetween(state, from, to, (a, b) => {
    const count = zonesApart(zoneOf(state.scenario, a), zoneOf(state.scenario, b))
    const lines: Measurement['lines'][number][] = [
      count === 0 ? { code: 'same-zone' } : { code: 'zones-apart', facts: { count }, clause: 'naval-R1' },
    ]
    const ship = typeof from === 'string' ? findShip(state, from) : undefined
    const target = typeof to === 'string' ? findShip(state, to) : undefined
    if (ship && target && ship.side !== target.side && isThere(ship) && isThere(target)) {
      const [shot] = straddles(state, ship, target, 'main')
      const unit = { unit: ship.id }
      lines.push(
        shot
          ? { code: 'guns-reach', facts: { unit, need: shot.reckoning.total }, clause: 'naval-4.4' }
          : { code: 'guns-short', facts: { unit }, clause: 'naval-4.4' },
      )
    }
    return { distance: count, lines }
  })
}

/**
 * Which enemy ships could hurt a ship at a place, with the batteries that do it most harm or a Torpedo Salvo: by what they may
 * still do in the step of fire that they are in, else in their next one if all lay as it does now.
 */
export function threatsTo(state: NavalState, unit: UnitId, at: Point, facing: Degrees): readonly Threat[] {
  const ship = findShip(state, unit)
  if (!ship) return []
  const enemy = otherSide(ship.side)
  const now = withShip(state, unit, { at, facing })
  const next = entered(now, state.first === enemy ? 'first fires' : 'second fires')
  const isWorse = (a: Threat, b: Threat): number => b.destroy - a.destroy || b.hit - a.hit
  const worst = (there: NavalState, by: UnitId): readonly Threat[] =>
    attacksOf(there, shipOf(there, by), unit).toSorted(isWorse).slice(0, 1)
  return fleetOf(now, enemy)
    .flatMap(({ id }) => {
      const found = worst(now, id)
      return found.length > 0 ? found : worst(next, id)
    })
    .filter(({ hit }) => hit > 0)
    .toSorted(isWorse)
}

type Rules<T extends NavalAction['type']> = Pick<Ruleset<NavalState, ActionOf<T>>, 'play' | 'outcomes'>
const GUNS: Rules<'shoot'> = { play: (state, shot, io) => shoot.play(state, shot, io), outcomes: OUTCOMES }
const TUBES: Rules<'salvo'> = {
  play: (state, launch, io) => salvo.play(state, launch, io),
  outcomes: OUTCOMES,
}

/** All that a ship may do to a target as the step stands, with its odds, be they none. */
function attacksOf(state: NavalState, by: Ship, unit: UnitId): readonly Threat[] {
  const target = shipOf(state, unit)
  const threat = (hit: number, destroy: number, why: string): readonly Threat[] => [
    { by: by.id, hit, destroy, why },
  ]
  const shots = batteriesToFire(by).flatMap((batteries): readonly Threat[] => {
    const order = { unit: by.id, target: unit, batteries }
    const action = { type: 'shoot', ...order } as const
    // What has been named is fired once the guns open.
    const isBarred =
      aim.refuse(state, { type: 'aim', ...order }).length > 0 &&
      shoot.refuse({ ...state, open: true }, action).length > 0
    if (isBarred) return []
    const { hit, destroy } = oddsOf(GUNS, state, action, unit)
    const needs = straddles(state, by, target, batteries).map(({ reckoning }) => reckoning.total)
    return threat(hit, destroy, `needs ${needs.join(' and ')} to straddle`)
  })
  const launch = { type: 'salvo', unit: by.id, target: unit } as const
  if (salvo.refuse(state, launch).length > 0) return shots
  const { hit, destroy } = oddsOf(TUBES, state, launch, unit)
  return [...shots, ...threat(hit, destroy, 'Torpedo Salvo')]
}
