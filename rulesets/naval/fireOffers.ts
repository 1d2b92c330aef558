import type { Offer, Option } from '../../src/engine/offer'
import type { Reason, Refusal } from '../../src/engine/refusal'
import type { Side } from '../../src/engine/ids'
import { grounded, refuseRaid, refuseScramble } from './air'
import { refuseAim, refuseShoot, silent } from './fire'
import { firer, fleetOf, targetsOf } from './fleet'
import { isOn } from './houseRules'
import type { ActionOf, Batteries, NavalAction, NavalState, Raid, Ship } from './state'
import { straddles } from './straddle'
import { refuseSalvo, tubesSilent } from './torpedoes'

export type NavalOffer = Offer<NavalAction>

export function refusalOf(reasons: readonly Reason[]): Refusal<NavalAction> | null {
  const [first, ...others] = reasons
  return first ? { reasons: [first, ...others] } : null
}

/** An option for each enemy ship, with why not. */
function atTargets(
  state: NavalState,
  side: Side,
  make: (target: Ship) => Option<NavalAction>,
  refuse: (action: NavalAction) => readonly Reason[],
): readonly Option<NavalAction>[] {
  return targetsOf(state, side).map(target => {
    const option = make(target)
    const refusal = refusalOf(refuse(option.action))
    return {
      ...option,
      label: target.name,
      token: target.id,
      ...(target.at && { at: target.at }),
      ...(refusal && { refusal }),
    }
  })
}

const NAMES: Readonly<Record<Batteries, string>> = {
  main: 'Fire main battery',
  secondary: 'Fire secondary battery',
  both: 'Fire both batteries',
}

/** Naming a target for a battery, or firing at once where the house rule says so. */
function gunOffer(state: NavalState, ship: Ship, batteries: Batteries): NavalOffer {
  const atOnce = isOn(state, 'one-by-one')
  const { id: unit, side } = ship
  const tied = refusalOf(
    atOnce
      ? [
          ...silent(state, unit),
          ...(ship.fired ? refuseShoot(state, { type: 'shoot', unit, target: '', batteries }) : []),
        ]
      : silent(state, unit),
  )
  const single = ship.factors.secondary === null
  const options = (): readonly Option<NavalAction>[] =>
    atTargets(
      state,
      side,
      target => {
        const shot: ActionOf<'shoot'> = { type: 'shoot', unit, target: target.id, batteries }
        const reckonings = straddles(state, ship, target, batteries).map(each => each.reckoning)
        const action: NavalAction = atOnce ? shot : { ...shot, type: 'aim' }
        return { action, label: '', reckonings, ...(!atOnce && { foretold: shot }) }
      },
      action =>
        action.type === 'aim'
          ? refuseAim(state, action)
          : action.type === 'shoot'
            ? refuseShoot(state, action)
            : [],
    )
  return {
    id: `aim-${batteries}:${unit}`,
    kind: 'fire',
    unit,
    label: single ? (atOnce ? 'Fire' : 'Name a target') : NAMES[batteries],
    clause: single ? 'naval-4.1' : 'naval-11.3',
    input: 'target',
    useful: !tied && options().some(option => !option.refusal),
    ...(tied && { refusal: tied }),
    options,
  }
}

/** The shot of a ship whose target has been named. */
function shotOffer(state: NavalState, ship: Ship): NavalOffer | null {
  const aim = state.aims.find(each => each.unit === ship.id && !each.done)
  if (!aim || !state.open) return null
  const { unit, target, batteries } = aim
  const action: NavalAction = { type: 'shoot', unit, target, batteries }
  const aimed = state.units.find(each => each.id === target)
  const reckonings = aimed?.at ? straddles(state, ship, aimed, batteries).map(each => each.reckoning) : []
  const label = `Fire at ${aimed?.name ?? target}`
  return {
    id: `shoot:${unit}`,
    kind: 'shoot',
    unit,
    label,
    clause: 'naval-4.4',
    input: 'nothing',
    useful: true,
    options: () => [{ action, label, ...(ship.at && { at: ship.at }), reckonings }],
  }
}

function salvoOffer(state: NavalState, ship: Ship): NavalOffer {
  const { id: unit, side } = ship
  const tied = refusalOf(tubesSilent(state, unit))
  const options = (): readonly Option<NavalAction>[] =>
    atTargets(
      state,
      side,
      target => ({ action: { type: 'salvo', unit, target: target.id }, label: '' }),
      action => (action.type === 'salvo' ? refuseSalvo(state, action) : []),
    )
  return {
    id: `salvo:${unit}`,
    kind: 'salvo',
    unit,
    label: 'Torpedo Salvo',
    clause: 'naval-11.7',
    input: 'target',
    useful: !tied && options().some(option => !option.refusal),
    ...(tied && { refusal: tied }),
    options,
  }
}

function raidOffer(state: NavalState, raid: Raid): NavalOffer {
  const id = `raid:${raid.id}`
  const tied = refusalOf(grounded(state, raid.id))
  const common = { id, unit: null, useful: !tied, ...(tied && { refusal: tied }) }
  if (raid.base === 'land' && !raid.come) {
    const action: ActionOf<'scramble'> = { type: 'scramble', raid: raid.id }
    const refusal = refusalOf(refuseScramble(state, action))
    const label = `Call ${raid.name}`
    return {
      ...common,
      kind: 'scramble',
      label,
      clause: 'naval-8.7',
      input: 'nothing',
      options: () => [{ action, label, ...(refusal && { refusal }) }],
    }
  }
  return {
    ...common,
    kind: 'raid',
    label: `${raid.name} (${raid.load})`,
    clause: 'naval-8.4',
    input: 'target',
    options: () =>
      atTargets(
        state,
        raid.side,
        target => ({ action: { type: 'raid', raid: raid.id, target: target.id }, label: '' }),
        action => (action.type === 'raid' ? refuseRaid(state, action) : []),
      ),
  }
}

/** All that a side may do in its fire step. */
export function fireOffers(state: NavalState, side: Side): readonly NavalOffer[] {
  if (firer(state) !== side) return []
  const atOnce = isOn(state, 'one-by-one')
  const guns = fleetOf(state, side).flatMap(ship => {
    if (ship.at === null) return []
    const offers: NavalOffer[] = []
    const aimed = state.aims.some(aim => aim.unit === ship.id)
    if (atOnce || (!state.open && !aimed)) {
      offers.push(gunOffer(state, ship, 'main'))
      if (ship.factors.secondary)
        offers.push(gunOffer(state, ship, 'secondary'), gunOffer(state, ship, 'both'))
    }
    const shot = atOnce ? null : shotOffer(state, ship)
    if (shot) offers.push(shot)
    if (ship.factors.salvoes > 0) offers.push(salvoOffer(state, ship))
    return offers
  })
  const raids = state.raids
    .filter(raid => raid.side === side && !raid.flown)
    .map(raid => raidOffer(state, raid))
  return [...guns, ...raids]
}
