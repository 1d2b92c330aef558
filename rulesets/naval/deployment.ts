import { type Act, because } from './act'
import { findShip, fleetOf, shipOf, withShip, zoneOf, zoneOfShip } from './fleet'
import { freePlace, withinZone } from './places'

/** Where the ships of a side begin, as the scenario leaves them a choice. */
export const deploy: Act<'deploy'> = {
  offers(state, side) {
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
            return { action: { type: 'deploy', unit: ship.id, to }, label: `Zone ${zone}`, at: to }
          }),
    }))
  },
  refuse(state, { unit, to }) {
    const ship = findShip(state, unit)
    if (!ship || ship.at === null) return [because('naval-R3', 'not-on-table')]
    if (state.step !== 'deploy' || !state.toAct.includes(ship.side))
      return [because('naval-R3', 'not-deploying')]
    const zones = state.scenario.deployment[ship.side] ?? []
    return zones.includes(zoneOf(state.scenario, to))
      ? []
      : [because('naval-R3', 'not-its-zone', { zones: zones.join(', ') })]
  },
  play(state, { unit, to }, io) {
    const zone = zoneOf(state.scenario, to)
    const { side } = shipOf(state, unit)
    const facts = { unit: { unit }, zone }
    io.log({ code: 'deploys', facts, side, units: [unit], clauses: ['naval-1.3', 'naval-R3'] })
    return withShip(state, unit, { at: withinZone(state.scenario, zone, to) })
  },
}
