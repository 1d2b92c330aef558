import { refusalField } from '../../src/engine/acts'
import type { Side } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import { type Act, type Reason, because } from './act'
import { hurtShip, outcomeOf } from './aftermath'
import { hullDamage, rolledHits, several, turretDamage } from './damage'
import { findShip, firer, isNight, isThere, shipOf } from './fleet'
import { isOn } from './houseRules'
import type { AirGroup, NavalAction, NavalState, Raid } from './state'
import { PLANES_COME, PLANES_PER_RAID, RAIDS_PER_TURN } from './tables'
import { optionsAt } from './targets'

/** The raids that an air group can fly in a battle. */
export const raidsOf = ({ planes, raids }: AirGroup): number =>
  raids ?? Math.floor((planes ?? 0) / PLANES_PER_RAID)

/** The raids of all groups of a scenario. */
export function raidsFrom(groups: readonly AirGroup[]): readonly Raid[] {
  return groups.flatMap(group => {
    const count = raidsOf(group)
    return Array.from({ length: count }, (_, at): Raid => {
      const { side, base, load } = group
      const name = count > 1 ? `${group.name}, raid ${at + 1}` : group.name
      return { id: `${group.id}-${at + 1}`, side, name, base, load, flown: false, come: false }
    })
  })
}

export const findRaid = (state: NavalState, id: string): Raid | undefined =>
  state.raids.find(raid => raid.id === id)

/** Raids and salvoes go out before the targets of the guns are named, or after all guns have fired. */
export const isBetween = (state: NavalState): boolean =>
  state.aims.length === 0 || state.aims.every(aim => aim.done)

/** Why a raid cannot be launched now, whatever the target. */
export function grounded(state: NavalState, id: string): readonly Reason[] {
  const raid = findRaid(state, id)
  if (!raid) return [because('naval-8.2', 'no-raid')]
  if (firer(state) !== raid.side) return [because('naval-8.3', 'not-firing')]
  if (raid.flown) return [because('naval-R24', 'flown')]
  if (isOn(state, 'no-night-raids') && isNight(state)) return [because('naval-R24', 'night-raid')]
  if (raid.failedIn === state.turn) return [because('naval-R26', 'failed-to-come')]
  if (!isBetween(state)) return [because('naval-R24', 'guns-first')]
  if (!raid.come && state.launches[raid.side] >= RAIDS_PER_TURN)
    return [because('naval-8.3', 'launched', { count: RAIDS_PER_TURN })]
  return []
}

const withRaid = (state: NavalState, id: string, change: Partial<Raid>): readonly Raid[] =>
  state.raids.map(raid => (raid.id === id ? { ...raid, ...change } : raid))

/** Land-based planes that have not come yet. */
const isAway = (raid: Raid): boolean => raid.base === 'land' && !raid.come

/** The offers of a side's raids that have not been flown: of those still away, or of those that wait for a target. */
function raidOffers(
  state: NavalState,
  side: Side,
  away: boolean,
  more: (raid: Raid) => Pick<Offer<NavalAction>, 'kind' | 'label' | 'clause' | 'input' | 'options'>,
): readonly Offer<NavalAction>[] {
  if (firer(state) !== side) return []
  return state.raids
    .filter(raid => raid.side === side && !raid.flown && isAway(raid) === away)
    .map(raid => {
      const tied = grounded(state, raid.id)
      return {
        id: `raid:${raid.id}`,
        unit: null,
        useful: tied.length === 0,
        ...refusalField(tied),
        ...more(raid),
      }
    })
}

/** Calling land-based planes: they come with a 5 or 6; a launch of the turn it is in either case. */
export const scramble: Act<'scramble'> = {
  offers: (state, side) =>
    raidOffers(state, side, true, ({ id, name }) => {
      const label = `Call ${name}`
      const action = { type: 'scramble', raid: id } as const
      return {
        kind: 'scramble',
        label,
        clause: 'naval-8.7',
        input: 'nothing',
        options: () => [{ action, label, ...refusalField(scramble.refuse(state, action)) }],
      }
    }),
  refuse(state, { raid: id }) {
    const reasons = grounded(state, id)
    const raid = findRaid(state, id)
    if (reasons.length > 0 || !raid) return reasons
    return isAway(raid) ? [] : [because('naval-8.7', 'need-not-come')]
  },
  play(state, { raid: id }, io) {
    const raid = findRaid(state, id)
    if (!raid) return state
    const { side, name } = raid
    const come = io.chance.check(6, PLANES_COME, {
      purpose: 'whether the planes come',
      by: side,
      clause: 'naval-8.7',
    })
    const lost = !come && isOn(state, 'failed-raids-lost')
    const code = come ? 'planes-come' : lost ? 'planes-lost' : 'planes-fail'
    io.log({ code, facts: { name }, side, units: [], clauses: ['naval-8.7', 'naval-R26'] })
    const launches = { ...state.launches, [side]: state.launches[side] + 1 }
    return {
      ...state,
      launches,
      raids: withRaid(state, id, { come, flown: lost, ...(!come && { failedIn: state.turn }) }),
    }
  },
}

/** Flying a raid: the face of the die is the number of damages, H of torpedoes and T of bombs. */
export const raid: Act<'raid'> = {
  offers: (state, side) =>
    raidOffers(state, side, false, ({ id, name, load }) => ({
      kind: 'raid',
      label: `${name}: attack with ${load}`,
      clause: 'naval-8.4',
      input: 'target',
      options: () =>
        optionsAt(state, side, target => {
          const action = { type: 'raid', raid: id, target: target.id } as const
          return { action, reasons: raid.refuse(state, action) }
        }),
    })),
  refuse(state, { raid: id, target }) {
    const reasons = grounded(state, id)
    const flight = findRaid(state, id)
    if (reasons.length > 0 || !flight) return reasons
    if (isAway(flight)) return [because('naval-8.7', 'must-come')]
    const ship = findShip(state, target)
    return ship && isThere(ship) && ship.side !== flight.side ? [] : [because('naval-R24', 'no-target')]
  },
  play(state, { raid: id, target }, io) {
    const flight = findRaid(state, id)
    if (!flight) return state
    const { side, name, load, come } = flight
    const ship = shipOf(state, target)
    const count = rolledHits(io.chance, side, 'air raid', 'naval-8.4')
    const hurt = several(ship, count, load === 'torpedoes' ? hullDamage : turretDamage)
    const launches = come ? state.launches : { ...state.launches, [side]: state.launches[side] + 1 }
    const flown: NavalState = {
      ...state,
      launches,
      raids: withRaid(state, id, { flown: true, come: false }),
      counters: [...state.counters, { raid: id, side, target, load }],
      raided: { ...state.raided, [ship.side]: state.turn },
    }
    return hurtShip(
      flown,
      side,
      hurt,
      {
        code: count === 0 ? 'raid-misses' : 'raid-hits',
        facts: { name, target: { unit: target }, count, what: load === 'torpedoes' ? 'H' : 'T' },
        side,
        units: [target],
        clauses: ['naval-8.4', load === 'torpedoes' ? 'naval-8.5' : 'naval-8.6'],
        outcome: outcomeOf(ship, hurt),
        hit: count > 0,
      },
      io,
    )
  },
}
