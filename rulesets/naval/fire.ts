import type { Effect, LogInput } from '../../src/engine/log'
import type { Reckoning } from '../../src/engine/reckoning'
import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import { hurtShip, outcomeOf } from './aftermath'
import { rolledDamages } from './damage'
import { because, findShip, firer, isThere, rangeBetween, shipOf, withShip } from './fleet'
import { isOn } from './houseRules'
import type { ActionOf, Batteries, Battery, NavalState, Ship } from './state'
import { batteriesOf, reaches, straddles } from './straddle'
import { MOST_DAMAGES } from './tables'

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

/** Why a ship cannot fire these batteries at this target. */
export function refuseTarget(state: NavalState, ship: Ship, id: string, which: Batteries): readonly Reason[] {
  const target = findShip(state, id)
  if (!target || !isThere(target) || target.side === ship.side) return [because('naval-4.1', 'no-target')]
  const batteries = batteriesOf(ship, which)
  if (batteries.length === 0) return [because('naval-R28', 'no-secondary', { unit: { unit: ship.id } })]
  const range = rangeBetween(state, ship, target)
  const limit = Math.min(...batteries.map(battery => battery.range))
  if (!batteries.every(battery => reaches(state.scenario.tables, battery, range)))
    return [
      because(state.scenario.tables === 'cruisers' ? 'naval-11.1' : 'naval-4.4', 'out-of-range', {
        range,
        limit,
      }),
    ]
  const needs = straddles(state, ship, target, which).map(each => each.reckoning)
  if (needs.every(each => each.total > 6)) {
    const best = Math.min(...needs.map(each => each.total))
    const why = needs.flatMap(each => each.modifiers).find(line => line.value < 0)
    return [because('naval-R9', 'hopeless', { need: best, why: why?.label ?? '' })]
  }
  return []
}

/** Why a target cannot be named for a ship. */
export function refuseAim(
  state: NavalState,
  { unit, target, batteries }: ActionOf<'aim'>,
): readonly Reason[] {
  const mute = silent(state, unit)
  if (mute.length > 0) return mute
  if (isOn(state, 'one-by-one')) return [because('naval-R11', 'fires-at-once')]
  if (state.open) return [because('naval-R11', 'guns-open')]
  if (state.aims.some(aim => aim.unit === unit))
    return [because('naval-R13', 'has-aimed', { unit: { unit } })]
  return refuseTarget(state, shipOf(state, unit), target, batteries)
}

export function playAim(state: NavalState, { unit, target, batteries }: ActionOf<'aim'>, io: Io): NavalState {
  io.log({
    code: 'aims',
    facts: { unit: { unit }, target: { unit: target } },
    side: shipOf(state, unit).side,
    units: [unit, target],
    clauses: ['naval-4.1'],
  })
  return { ...state, aims: [...state.aims, { unit, target, batteries, done: false }] }
}

/** Why the guns cannot open up. */
export function refuseOpen(state: NavalState): readonly Reason[] {
  if (firer(state) === null) return [because('naval-2.3', 'not-firing')]
  if (state.open) return [because('naval-R11', 'guns-open')]
  return state.aims.length === 0 ? [because('naval-4.1', 'no-aims')] : []
}

export function playOpen(state: NavalState, io: Io): NavalState {
  io.log({
    code: 'opens-fire',
    facts: { count: state.aims.length },
    side: firer(state),
    units: state.aims.map(aim => aim.unit),
    clauses: ['naval-R11'],
  })
  return { ...state, open: true }
}

/** Why a ship cannot fire now at this target. */
export function refuseShoot(
  state: NavalState,
  { unit, target, batteries }: ActionOf<'shoot'>,
): readonly Reason[] {
  const ship = findShip(state, unit)
  if (isOn(state, 'one-by-one')) {
    const mute = silent(state, unit)
    if (mute.length > 0 || !ship) return mute
    if (ship.fired) return [because('naval-R13', 'has-fired', { unit: { unit } })]
    return refuseTarget(state, ship, target, batteries)
  }
  if (!ship || firer(state) !== ship.side) return [because('naval-2.3', 'not-firing')]
  if (!state.open) return [because('naval-R11', 'aim-first')]
  const aim = state.aims.find(each => each.unit === unit)
  if (!aim || aim.target !== target || aim.batteries !== batteries) return [because('naval-R11', 'not-aimed')]
  return aim.done ? [because('naval-R13', 'has-fired', { unit: { unit } })] : []
}

/** What the log has to say of a battery's shot before it is known how it went. */
function shotEntry(ship: Ship, target: Ship, battery: Battery, reckoning: Reckoning): LogInput {
  return {
    code: 'misses',
    facts: { unit: { unit: ship.id }, target: { unit: target.id }, calibre: battery.calibre },
    side: ship.side,
    units: [ship.id, target.id],
    clauses: [reckoning.base.clause],
    reckonings: [reckoning],
  }
}

/** The flash of a shot on the table. */
function flash({ at: from }: Ship, { at: to }: Ship, hit: boolean): readonly Effect[] {
  return from && to ? [{ kind: 'shot', from, to, hit, weapon: 'gun' }] : []
}

/** Fires a ship's batteries at a target, one after the other, each a full shot. */
export function playShoot(
  state: NavalState,
  { unit, target, batteries }: ActionOf<'shoot'>,
  io: Io,
): NavalState {
  const ship = shipOf(state, unit)
  const first = shipOf(state, target)
  const known = state.aims.some(aim => aim.unit === unit)
  const aims = known
    ? state.aims.map(aim => (aim.unit === unit ? { ...aim, done: true } : aim))
    : [...state.aims, { unit, target, batteries, done: true }]
  let after = withShip({ ...state, aims }, unit, { fired: true })
  if (!isThere(first)) {
    const facts = { unit: { unit }, target: { unit: target } }
    io.log({ code: 'shot-lost', facts, side: ship.side, units: [unit, target], clauses: ['naval-R11'] })
    return after
  }
  const shots = straddles(after, ship, first, batteries)
  for (const [at, { battery, reckoning }] of shots.entries()) {
    const aimed = shipOf(after, target)
    if (!isThere(aimed)) break
    const entry = shotEntry(ship, aimed, battery, reckoning)
    // What both batteries have done together is told with the last of them.
    const isLast = at === shots.length - 1
    const outcome = isLast ? { outcome: outcomeOf(first, aimed) } : {}
    const why = { by: ship.side, clause: reckoning.base.clause, purpose: 'to straddle' }
    if (!io.chance.check(6, reckoning.total, why)) {
      io.log({ ...entry, ...outcome, effects: flash(ship, aimed, false) })
      continue
    }
    const straddled = { ...entry, hit: true, effects: flash(ship, aimed, true) }
    const count = io.chance.contest(
      { by: ship.side, sides: 6, bonus: battery.attack },
      { by: aimed.side, sides: 6, bonus: aimed.factors.defence },
      { purpose: 'damages: Attack against Defence', by: ship.side, clause: 'naval-5.1' },
      [0, MOST_DAMAGES],
    )
    if (count === 0) {
      io.log({ ...straddled, ...outcome, code: 'holds', clauses: ['naval-5.2'] })
      continue
    }
    const { ship: hurt, what } = rolledDamages(aimed, count, io.chance, ship.side)
    const facts = { ...entry.facts, count, what: what.join(', ') }
    const now = outcomeOf(first, hurt)
    const told = { ...straddled, code: 'damages', facts, clauses: ['naval-5.2', 'naval-5.3'] }
    const final = isLast || now === 'sunk' ? { ...told, outcome: now } : told
    after = hurtShip(after, ship.side, hurt, final, io)
  }
  return after
}

/** Why the rest of the named targets cannot be fired at in one go. */
export function refuseVolley(state: NavalState): readonly Reason[] {
  if (!state.open) return [because('naval-R11', 'aim-first')]
  return state.aims.some(aim => !aim.done) ? [] : [because('naval-R11', 'no-aims')]
}
