import type { Offer } from '../../src/engine/offer'
import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import type { Side } from '../../src/engine/ids'
import { playRaid, playScramble, refuseRaid, refuseScramble } from './air'
import { deployOffers, playDeploy, refuseDeploy } from './deployment'
import { playAim, playOpen, playShoot, refuseAim, refuseOpen, refuseShoot, refuseVolley } from './fire'
import { fireOffers, refusalOf } from './fireOffers'
import { fleetOf } from './fleet'
import {
  moveOffers,
  playLeave,
  playMove,
  playShelter,
  refuseLeave,
  refuseMove,
  refuseShelter,
} from './movement'
import { playRepair, refuseRepair } from './repair'
import { afterRepairs, finished, playEnd, refuseEnd } from './sequence'
import { playSolo, refuseSolo } from './solo'
import type { NavalAction, NavalState } from './state'
import { playSalvo, refuseSalvo } from './torpedoes'
import { resultOf } from './victory'

/** Why the side to act may not do this. Empty if it may. */
export function reasonsAgainst(state: NavalState, action: NavalAction): readonly Reason[] {
  switch (action.type) {
    case 'deploy':
      return refuseDeploy(state, action)
    case 'move':
      return refuseMove(state, action)
    case 'leave':
      return refuseLeave(state, action)
    case 'shelter':
      return refuseShelter(state, action)
    case 'aim':
      return refuseAim(state, action)
    case 'shoot':
      return refuseShoot(state, action)
    case 'open':
      return refuseOpen(state)
    case 'volley':
      return refuseVolley(state)
    case 'salvo':
      return refuseSalvo(state, action)
    case 'scramble':
      return refuseScramble(state, action)
    case 'raid':
      return refuseRaid(state, action)
    case 'repair':
      return refuseRepair(state, action)
    case 'solo':
      return refuseSolo(state)
    case 'end':
      return refuseEnd(state)
  }
}

/** Fires all that have not yet fired at their targets, in the order in which they were named. */
function playVolley(state: NavalState, io: Io): NavalState {
  let after = state
  for (const { unit, target, batteries } of state.aims.filter(aim => !aim.done)) {
    after = playShoot(after, { type: 'shoot', unit, target, batteries }, io)
  }
  return after
}

function carriedOut(state: NavalState, action: NavalAction, io: Io): NavalState {
  switch (action.type) {
    case 'deploy':
      return playDeploy(state, action, io)
    case 'move':
      return playMove(state, action, io)
    case 'leave':
      return playLeave(state, action, io)
    case 'shelter':
      return playShelter(state, action, io)
    case 'aim':
      return playAim(state, action, io)
    case 'shoot':
      return playShoot(state, action, io)
    case 'open':
      return playOpen(state, io)
    case 'volley':
      return playVolley(state, io)
    case 'salvo':
      return playSalvo(state, action, io)
    case 'scramble':
      return playScramble(state, action, io)
    case 'raid':
      return playRaid(state, action, io)
    case 'repair':
      return afterRepairs(playRepair(state, action, io), io)
    case 'solo':
      return playSolo(state, io)
    case 'end':
      return playEnd(state, io)
  }
}

/** What happens. The battle ends at once when a side has no ship left that is fit to fight. */
export function play(state: NavalState, action: NavalAction, io: Io): NavalState {
  const after = carriedOut(state, action, io)
  if (after.result || after.units === state.units || after.turn === 0) return after
  const result = resultOf(after)
  return result ? finished(after, result, io) : after
}

interface Plain {
  readonly id: string
  readonly label: string
  readonly clause: string
  readonly ends: boolean
}

function plain(action: NavalAction, { id, label, clause, ends }: Plain): Offer<NavalAction> {
  return {
    id,
    kind: id,
    unit: null,
    label,
    clause,
    input: 'nothing',
    useful: false,
    ...(ends && { ends }),
    options: () => [{ action, label }],
  }
}

/** What ends the step, or opens the fire. */
function endOffer(state: NavalState): Offer<NavalAction> | null {
  if (refusalOf(refuseVolley(state)) === null)
    return plain(
      { type: 'volley' },
      { id: 'volley', label: 'Fire all guns', clause: 'naval-R11', ends: true },
    )
  if (refusalOf(refuseOpen(state)) === null && state.aims.some(aim => !aim.done))
    return plain({ type: 'open' }, { id: 'open', label: 'Open fire', clause: 'naval-R11', ends: true })
  if (refuseEnd(state).length > 0) return null
  const labels = {
    deploy: ['End deployment', 'naval-R3'],
    dice: ['Throw for side A', 'naval-R2'],
    'first moves': ['End movement', 'naval-2.2'],
    'second fires': ['End fire', 'naval-2.3'],
    'second moves': ['End movement', 'naval-2.4'],
    'first fires': ['End fire', 'naval-2.5'],
    repair: ['End repair', 'naval-2.6'],
  } as const
  const [label, clause] = labels[state.step]
  return plain({ type: 'end' }, { id: 'end', label, clause, ends: true })
}

/** What each ship repairs, where its owner has a choice. */
function repairOffers(state: NavalState, side: Side): readonly Offer<NavalAction>[] {
  return fleetOf(state, side)
    .filter(ship => state.repairs.includes(ship.id))
    .map(ship => ({
      id: `repair:${ship.id}`,
      kind: 'repair',
      unit: ship.id,
      label: 'Repair',
      clause: 'naval-6.2',
      input: 'choice',
      useful: true,
      options: () =>
        (['T', 'H'] as const).map(what => ({
          action: { type: 'repair', unit: ship.id, what } as const,
          label: what === 'T' ? 'One T (turret)' : 'One H (hull)',
        })),
    }))
}

/** All that a side may do now. */
export function offersOf(state: NavalState, side: Side): readonly Offer<NavalAction>[] {
  if (state.result || !state.toAct.includes(side)) return []
  const solo =
    refuseSolo(state).length === 0
      ? [
          plain(
            { type: 'solo' },
            { id: 'solo', label: 'Throw the solo die for the fleet', clause: 'naval-10.3', ends: false },
          ),
        ]
      : []
  const end = endOffer(state)
  return [
    ...deployOffers(state, side),
    ...moveOffers(state, side),
    ...fireOffers(state, side),
    ...repairOffers(state, side),
    ...solo,
    ...(end ? [end] : []),
  ]
}
