import type { Offer } from '../../src/engine/offer'
import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import type { Side } from '../../src/engine/ids'
import { because, findShip, fleetOf, shipOf, withShip, zoneOf, zoneOfShip } from './fleet'
import { freePlace, withinZone } from './places'
import type { ActionOf, NavalAction, NavalState } from './state'

/** Why a ship cannot begin the battle there. */
export function refuseDeploy(state: NavalState, { unit, to }: ActionOf<'deploy'>): readonly Reason[] {
  const ship = findShip(state, unit)
  if (!ship || ship.at === null) return [because('naval-R3', 'not-on-table')]
  if (state.step !== 'deploy' || !state.toAct.includes(ship.side))
    return [because('naval-R3', 'not-deploying')]
  const zones = state.scenario.deployment[ship.side] ?? []
  return zones.includes(zoneOf(state.scenario, to))
    ? []
    : [because('naval-R3', 'not-its-zone', { zones: zones.join(', ') })]
}

export function playDeploy(state: NavalState, { unit, to }: ActionOf<'deploy'>, io: Io): NavalState {
  const zone = zoneOf(state.scenario, to)
  const { side } = shipOf(state, unit)
  io.log({
    code: 'deploys',
    facts: { unit: { unit }, zone },
    side,
    units: [unit],
    clauses: ['naval-1.3', 'naval-R3'],
  })
  return withShip(state, unit, { at: withinZone(state.scenario, zone, to) })
}

/** Where the ships of a side may begin, as the scenario leaves them a choice. */
export function deployOffers(state: NavalState, side: Side): readonly Offer<NavalAction>[] {
  if (state.step !== 'deploy') return []
  const zones = state.scenario.deployment[side] ?? []
  return fleetOf(state, side).map(ship => ({
    id: `deploy:${ship.id}`,
    kind: 'deploy',
    unit: ship.id,
    label: 'Deploy',
    clause: 'naval-R3',
    input: 'choice',
    useful: false,
    options: () =>
      zones
        .filter(zone => zone !== zoneOfShip(state, ship))
        .map(zone => {
          const to = freePlace(state, ship, zone, ship.facing)
          const action: NavalAction = { type: 'deploy', unit: ship.id, to }
          return { action, label: `Zone ${zone}`, at: to }
        }),
  }))
}
