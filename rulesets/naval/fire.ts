import { plainOffer } from '../../src/engine/acts'
import type { Chance } from '../../src/engine/chance'
import type { Effect, LogInput } from '../../src/engine/log'
import type { Offer } from '../../src/engine/offer'
import type { Reckoning } from '../../src/engine/reckoning'
import { type Act, type Io, because } from './act'
import { hurtShip, outcomeOf } from './aftermath'
import { batteriesToFire, gunOffer, outOfReach, silent } from './aiming'
import { type Hurt, rolledDamage } from './damage'
import { findShip, firer, fleetOf, isThere, shipOf, withShip } from './fleet'
import { isOn } from './houseRules'
import type { Battery, NavalAction, NavalState, Ship } from './state'
import { straddles } from './straddle'
import { MOST_DAMAGES } from './tables'
import type { Code, Outcome } from './words'

type Entry = LogInput<Code, Outcome>

/** Fires a ship's batteries at a target, one after the other, each a full shot. */
export const shoot: Act<'shoot'> = {
  offers(state, side) {
    if (firer(state) !== side) return []
    const ships = fleetOf(state, side).filter(ship => ship.at !== null)
    if (!isOn(state, 'one-by-one')) return ships.flatMap(ship => namedShot(state, ship))
    return ships.flatMap(ship => {
      const fired = ship.fired ? [because('naval-R13', 'has-fired', { unit: { unit: ship.id } })] : []
      const tied = [...silent(state, ship.id), ...fired]
      return batteriesToFire(ship).map(batteries =>
        gunOffer(state, ship, batteries, tied, shot => ({
          action: shot,
          reasons: shoot.refuse(state, shot),
        })),
      )
    })
  },
  refuse(state, { unit, target, batteries }) {
    const ship = findShip(state, unit)
    const fired = because('naval-R13', 'has-fired', { unit: { unit } })
    if (isOn(state, 'one-by-one')) {
      const mute = silent(state, unit)
      if (mute.length > 0 || !ship) return mute
      return ship.fired ? [fired] : outOfReach(state, ship, target, batteries)
    }
    if (!ship || firer(state) !== ship.side) return [because('naval-2.3', 'not-firing')]
    if (!state.open) return [because('naval-R11', 'aim-first')]
    const named = state.aims.find(each => each.unit === unit)
    if (!named || named.target !== target || named.batteries !== batteries)
      return [because('naval-R11', 'not-aimed')]
    return named.done ? [fired] : []
  },
  play(state, { unit, target, batteries }, io) {
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
      const fired = salvoOf({ ship, aimed, battery, reckoning }, io)
      // What both batteries have done together is told with the last of them.
      const outcome = outcomeOf(first, fired.ship)
      const isTold = at === shots.length - 1 || outcome === 'sunk'
      const entry = { ...shotEntry(ship, aimed, battery, reckoning, fired), ...(isTold && { outcome }) }
      if (fired.count > 0) after = hurtShip(after, ship.side, fired.ship, entry, io)
      else io.log(entry)
    }
    return after
  },
}

/** The shot of a ship whose target has been named. */
function namedShot(state: NavalState, ship: Ship): readonly Offer<NavalAction>[] {
  const named = state.aims.find(each => each.unit === ship.id && !each.done)
  if (!named || !state.open) return []
  const { unit, target, batteries } = named
  const aimed = findShip(state, target)
  const reckonings = aimed?.at ? straddles(state, ship, aimed, batteries).map(each => each.reckoning) : []
  const action = { type: 'shoot', unit, target, batteries } as const
  const label = `Fire at ${aimed?.name ?? target}`
  const more = { ...(ship.at && { at: ship.at }), reckonings }
  return [
    plainOffer<NavalAction>(action, label, 'naval-4.4', {
      id: `shoot:${unit}`,
      unit,
      useful: true,
      options: () => [{ action, label, ...more }],
    }),
  ]
}

/** A battery's shot at a target, before its dice. */
interface Shot {
  readonly ship: Ship
  readonly aimed: Ship
  readonly battery: Battery
  readonly reckoning: Reckoning
}

/** What came of it: whether it straddled, and the damages that it did to the target. */
interface Fired extends Hurt {
  readonly straddled: boolean
  /** All damages, and how many of them have still to be rolled for. */
  readonly count: number
  readonly left: number
}

/** The dice of one shot: to straddle, Attack against Defence, then for each damage; what is left when she sinks is lost. */
function salvoOf({ ship, aimed, battery, reckoning }: Shot, { chance }: Io): Fired {
  const by = ship.side
  function opening(now: Fired, dice: Chance): Fired {
    const why = { by, clause: reckoning.base.clause, purpose: 'to straddle' }
    if (!dice.check(6, reckoning.total, why)) return now
    const count = dice.contest(
      { by, sides: 6, bonus: battery.attack },
      { by: aimed.side, sides: 6, bonus: aimed.factors.defence },
      { purpose: 'damages: Attack against Defence', by, clause: 'naval-5.1' },
      [0, MOST_DAMAGES],
    )
    return { ...now, straddled: true, count, left: count }
  }
  const damage = (now: Fired, dice: Chance): Fired =>
    now.left === 0 || now.ship.status === 'Sunk'
      ? { ...now, left: 0 }
      : { ...now, ...rolledDamage(now, dice, by), left: now.left - 1 }
  const begun: Fired = { ship: aimed, what: [], straddled: false, count: 0, left: -1 }
  return chance.series(
    begun,
    1 + MOST_DAMAGES,
    (now, dice) => (now.left < 0 ? opening({ ...now, left: 0 }, dice) : damage(now, dice)),
    ({ straddled, count, left, ship: { status, hull, turrets } }) =>
      `${straddled} ${count > 0} ${left} ${status} ${hull} ${turrets}`,
  )
}

/** What the log has to say of a battery's shot. */
function shotEntry(ship: Ship, target: Ship, battery: Battery, reckoning: Reckoning, fired: Fired): Entry {
  const { straddled, count, what } = fired
  const facts = { unit: { unit: ship.id }, target: { unit: target.id }, calibre: battery.calibre }
  const base = {
    side: ship.side,
    units: [ship.id, target.id],
    reckonings: [reckoning],
    effects: flash(ship, target, straddled),
  }
  if (!straddled) return { ...base, code: 'misses', facts, clauses: [reckoning.base.clause] }
  if (count === 0) return { ...base, code: 'holds', facts, clauses: ['naval-5.2'], hit: true }
  const done = { ...facts, count, what: what.join(', ') }
  return { ...base, code: 'damages', facts: done, clauses: ['naval-5.2', 'naval-5.3'], hit: true }
}

/** The flash of a shot on the table. */
function flash({ at: from }: Ship, { at: to }: Ship, hit: boolean): readonly Effect[] {
  return from && to ? [{ kind: 'shot', from, to, hit, weapon: 'gun' }] : []
}

const VOLLEY = { type: 'volley' } as const

/** Fires all that have not yet fired at their targets, in the order in which they were named. */
export const volley: Act<'volley'> = {
  offers: state =>
    volley.refuse(state, VOLLEY).length === 0
      ? [plainOffer(VOLLEY, 'Fire all guns', 'naval-R11', { ends: true })]
      : [],
  refuse(state) {
    if (!state.open) return [because('naval-R11', 'aim-first')]
    return state.aims.some(each => !each.done) ? [] : [because('naval-R11', 'no-aims')]
  },
  play(state, _, io) {
    let after = state
    for (const { unit, target, batteries } of state.aims.filter(each => !each.done)) {
      after = shoot.play(after, { type: 'shoot', unit, target, batteries }, io)
    }
    return after
  },
}
