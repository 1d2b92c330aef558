import { plainOffer } from '../../src/engine/acts'
import type { Chance } from '../../src/engine/chance'
import type { Effect, LogInput } from '../../src/engine/log'
import type { Offer } from '../../src/engine/offer'
import { type Act, type Io, because } from './act'
import { hurtShip, outcomeOf } from './aftermath'
import { batteriesToFire, gunOffer, outOfReach, silent } from './aiming'
import { type Hurt, rolledDamage } from './damage'
import { findShip, firer, fleetOf, isThere, shipOf, withShip } from './fleet'
import { isOn } from './houseRules'
import type { NavalAction, NavalState, Ship } from './state'
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
    const after = withShip({ ...state, aims }, unit, { fired: true })
    if (!isThere(first)) {
      const facts = { unit: { unit }, target: { unit: target } }
      io.log({ code: 'shot-lost', facts, side: ship.side, units: [unit, target], clauses: ['naval-R11'] })
      return after
    }
    return fired({ ship, first, shots: straddles(after, ship, first, batteries) }, after, io)
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

/** The shots of a ship's batteries at a target, before their dice. */
interface Fire {
  readonly ship: Ship
  readonly first: Ship
  readonly shots: ReturnType<typeof straddles>
}

/** What has come of them so far: of all, and of the battery that fires. */
interface Fired extends Hurt {
  readonly state: NavalState
  /** Whether any battery has straddled, and whether this one has. */
  readonly hit: boolean
  readonly straddled: boolean
  /** All its damages, and how many of them have still to be rolled for. */
  readonly count: number
  readonly left: number
}

/** What a battery's shot is made of: the dice for its damages, each of its damages, and the telling. */
const STEPS = 1 + MOST_DAMAGES + 1

/**
 * The shots of a ship, battery after battery: the dice to straddle, Attack against Defence, then for each damage; what is left
 * when she sinks is lost.
 */
function fired(fire: Fire, state: NavalState, io: Io): NavalState {
  const { first, shots } = fire
  const { status, hull, turrets, factors } = first
  const begun: Fired = {
    state,
    ship: { status, hull, turrets, factors },
    what: [],
    hit: false,
    straddled: false,
    count: 0,
    left: 0,
  }
  const end = io.chance.series(
    begun,
    STEPS * shots.length,
    (now, dice, at) => {
      const shot = shots[Math.floor(at / STEPS)]
      const step = at % STEPS
      if (!shot || !isThere(shipOf(now.state, first.id))) return now
      if (step === 0) return opened(fire, shot, now, dice)
      if (step === STEPS - 1) return told(fire, shot, now, io)
      if (now.left === 0) return now
      return now.ship.status === 'Sunk'
        ? { ...now, left: 0 }
        : { ...now, ...rolledDamage(now, dice, fire.ship.side), left: now.left - 1 }
    },
    ({ hit, straddled, count, left, ship: after }) =>
      after.status === 'Sunk'
        ? 'sunk'
        : `${hit} ${straddled} ${count > 0} ${left} ${after.status} ${after.hull} ${after.turrets}`,
  )
  return end.state
}

type Shot = Fire['shots'][number]

/** Whether a battery straddles, and how many damages it does. */
function opened({ ship, first }: Fire, { battery, reckoning }: Shot, now: Fired, dice: Chance): Fired {
  const by = ship.side
  const why = { by, clause: reckoning.base.clause, purpose: 'to straddle' }
  const afresh = { ...now, what: [], straddled: false, count: 0, left: 0 }
  if (!dice.check(6, reckoning.total, why)) return afresh
  const count = dice.contest(
    { by, sides: 6, bonus: battery.attack },
    { by: first.side, sides: 6, bonus: first.factors.defence },
    { purpose: 'damages: Attack against Defence', by, clause: 'naval-5.1' },
    [0, MOST_DAMAGES],
  )
  return { ...afresh, hit: true, straddled: true, count, left: count }
}

/** A battery's shot is told, and what it did to the target; what both have done together is told with the last of them. */
function told({ ship, first, shots }: Fire, shot: Shot, now: Fired, io: Io): Fired {
  const aimed = shipOf(now.state, first.id)
  const outcome = outcomeOf(first, now.ship)
  const isTold = shot === shots.at(-1) || outcome === 'sunk'
  const entry = { ...shotEntry(ship, aimed, shot, now), ...(isTold && { outcome }) }
  const next = { ...now, straddled: false, count: 0 }
  if (now.count > 0)
    return { ...next, state: hurtShip(now.state, ship.side, { ...aimed, ...now.ship }, entry, io) }
  io.log(entry)
  return next
}

/** What the log has to say of a battery's shot. */
function shotEntry(ship: Ship, target: Ship, { battery, reckoning }: Shot, now: Fired): Entry {
  const { straddled, count, what } = now
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
