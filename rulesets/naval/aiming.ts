import { plainOffer, refusalField } from '../../src/engine/acts'
import type { Offer } from '../../src/engine/offer'
import { type Act, type Reason, because } from './act'
import { findShip, firer, fleetOf, isThere, rangeBetween, shipOf, targetsOf } from './fleet'
import { isOn } from './houseRules'
import type { ActionOf, Batteries, NavalAction, NavalState, Ship } from './state'
import { batteriesOf, canStraddle, reaches, straddles } from './straddle'
import { type Attack, optionsAt } from './targets'

/** Why a ship's guns are silent in this step, whatever the target. */
export function silent(state: NavalState, unit: string): readonly Reason[] {
  const ship = findShip(state, unit)
  if (!ship || ship.at === null) return [because('naval-4.1', 'not-on-table')]
  if (firer(state) !== ship.side)
    return [because(state.first === ship.side ? 'naval-2.5' : 'naval-2.3', 'not-firing')]
  if (ship.status === 'Crippled') return [because('naval-5.9', 'crippled-fires', { unit: { unit } })]
  if (ship.smoke) return [because('naval-4.3', 'smoke-fires', { unit: { unit } })]
  if (isOn(state, 'turrets-out') && ship.turrets >= ship.factors.main.attack)
    return [because('naval-R15', 'no-turrets', { unit: { unit } })]
  return []
}

/**
 * Why a ship cannot fire these batteries at this target. That no die can straddle is no reason: the odds warn of it, and
 * the player may hold fire (R9, R15). Otherwise it would depend on which of two ships names the target first.
 */
export function outOfReach(state: NavalState, ship: Ship, id: string, which: Batteries): readonly Reason[] {
  const target = findShip(state, id)
  if (!target || !isThere(target) || target.side === ship.side) return [because('naval-4.1', 'no-target')]
  const batteries = batteriesOf(ship, which)
  if (batteries.length === 0) return [because('naval-R28', 'no-secondary', { unit: { unit: ship.id } })]
  const { tables } = state.scenario
  const range = rangeBetween(state, ship, target)
  if (batteries.every(battery => reaches(tables, battery, range))) return []
  const limit = Math.min(...batteries.map(battery => battery.range))
  const clause = tables === 'cruisers' ? 'naval-11.1' : 'naval-4.4'
  return [because(clause, 'out-of-range', { range, limit })]
}

const NAMES: Readonly<Record<Batteries, string>> = {
  main: 'Fire main battery',
  secondary: 'Fire secondary battery',
  both: 'Fire both batteries',
}

/** Naming a target for some batteries, or firing them at once, as `order` says of the shot. */
export function gunOffer(
  state: NavalState,
  ship: Ship,
  batteries: Batteries,
  tied: readonly Reason[],
  order: (shot: ActionOf<'shoot'>) => Omit<Attack, 'reckonings'>,
): Offer<NavalAction> {
  const { id: unit, side } = ship
  const isAlone = ship.factors.secondary === null
  return {
    id: `aim-${batteries}:${unit}`,
    kind: 'fire',
    unit,
    label: isAlone ? (isOn(state, 'one-by-one') ? 'Fire' : 'Name a target') : NAMES[batteries],
    clause: isAlone ? 'naval-4.1' : 'naval-11.3',
    input: 'target',
    useful:
      tied.length === 0 && targetsOf(state, side).some(target => isWorthIt(state, ship, target, batteries)),
    ...refusalField(tied),
    options: () =>
      optionsAt(state, side, target => ({
        ...order({ type: 'shoot', unit, target: target.id, batteries }),
        reckonings: straddles(state, ship, target, batteries).map(each => each.reckoning),
      })),
  }
}

/** Whether a shot is allowed by the range, and some die can straddle. */
const isWorthIt = (state: NavalState, ship: Ship, target: Ship, which: Batteries): boolean =>
  outOfReach(state, ship, target.id, which).length === 0 && canStraddle(state, ship, target, which)

/** The batteries of a ship, as they may be fired. */
export const batteriesToFire = (ship: Ship): readonly Batteries[] =>
  ship.factors.secondary ? ['main', 'secondary', 'both'] : ['main']

/** Telling which ship fires at which target, before any gunnery die is thrown (R11). */
export const aim: Act<'aim'> = {
  offers(state, side) {
    if (firer(state) !== side || state.open || isOn(state, 'one-by-one')) return []
    return fleetOf(state, side)
      .filter(ship => ship.at !== null && !state.aims.some(each => each.unit === ship.id))
      .flatMap(ship => {
        const tied = silent(state, ship.id)
        return batteriesToFire(ship).map(batteries =>
          gunOffer(state, ship, batteries, tied, shot => {
            const action = { ...shot, type: 'aim' } as const
            return { action, foretold: shot, reasons: aim.refuse(state, action) }
          }),
        )
      })
  },
  refuse(state, { unit, target, batteries }) {
    const mute = silent(state, unit)
    if (mute.length > 0) return mute
    if (isOn(state, 'one-by-one')) return [because('naval-R11', 'fires-at-once')]
    if (state.open) return [because('naval-R11', 'guns-open')]
    if (state.aims.some(each => each.unit === unit))
      return [because('naval-R13', 'has-aimed', { unit: { unit } })]
    return outOfReach(state, shipOf(state, unit), target, batteries)
  },
  play(state, { unit, target, batteries }, io) {
    io.log({
      code: 'aims',
      facts: { unit: { unit }, target: { unit: target } },
      side: shipOf(state, unit).side,
      units: [unit, target],
      clauses: ['naval-4.1'],
    })
    return { ...state, aims: [...state.aims, { unit, target, batteries, done: false }] }
  },
}

/** The targets are named: the guns open up. */
export const open: Act<'open'> = {
  offers(state) {
    const isReady = open.refuse(state, OPEN).length === 0 && state.aims.some(each => !each.done)
    return isReady ? [plainOffer(OPEN, 'Open fire', 'naval-R11', { ends: true })] : []
  },
  refuse(state) {
    if (firer(state) === null) return [because('naval-2.3', 'not-firing')]
    if (state.open) return [because('naval-R11', 'guns-open')]
    return state.aims.length === 0 ? [because('naval-4.1', 'no-aims')] : []
  },
  play(state, _, io) {
    const units = state.aims.map(each => each.unit)
    const facts = { count: units.length }
    io.log({ code: 'opens-fire', facts, side: firer(state), units, clauses: ['naval-R11'] })
    return { ...state, open: true }
  },
}

const OPEN = { type: 'open' } as const
