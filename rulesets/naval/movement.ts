import type { Option, Offer } from '../../src/engine/offer'
import type { Reason, Refusal } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import type { Side } from '../../src/engine/ids'
import type { Point } from '../../src/geometry/point'
import {
  ahead,
  because,
  edgeZone,
  facingAfter,
  findShip,
  fleetOf,
  isFit,
  isHeld,
  isOwnZone,
  lineZone,
  mover,
  shipOf,
  withShip,
  zoneOf,
  zoneOfShip,
} from './fleet'
import { isOn } from './houseRules'
import { freePlace, withinZone } from './places'
import type { ActionOf, NavalAction, NavalState, Ship } from './state'

type Move = ActionOf<'move'>

/** Why a ship cannot have a movement at all now. */
function idle(state: NavalState, unit: string): readonly Reason[] {
  const ship = findShip(state, unit)
  if (!ship || ship.at === null) return [because('naval-3.1', 'not-on-table')]
  if (mover(state) !== ship.side)
    return [because(state.first === ship.side ? 'naval-2.2' : 'naval-2.4', 'not-moving')]
  if (ship.status === 'Crippled') return [because('naval-5.9', 'crippled-moves', { unit: { unit } })]
  if (ship.moved) return [because('naval-3.1', 'has-moved', { unit: { unit } })]
  return []
}

/** Why a ship cannot go so many zones forward (1) or back (-1). */
function stopped(state: NavalState, ship: Ship, to: number): readonly Reason[] {
  const from = zoneOfShip(state, ship)
  const unit = { unit: ship.id }
  if (to === from) return []
  if (!isOwnZone(ship.side, to)) return [because('naval-1.4', 'central-line', { unit })]
  if (Math.abs(to - from) > 1) return [because('naval-3.1', 'one-zone', { count: Math.abs(to - from) })]
  if (isHeld(ship))
    return [because('naval-5.6', 'held', { unit, count: ship.hull, defence: ship.factors.defence })]
  return []
}

/** Why not; the same predicates make the offers. */
export function refuseMove(state: NavalState, { unit, to, smoke }: Move): readonly Reason[] {
  const tied = idle(state, unit)
  if (tied.length > 0) return tied
  const ship = shipOf(state, unit)
  const zone = zoneOf(state.scenario, to)
  const reasons = stopped(state, ship, zone)
  if (reasons.length > 0) return reasons
  const steps = (zone - zoneOfShip(state, ship)) * ahead(ship.side)
  return smoke && steps >= 0 ? [because('naval-3.6', 'smoke-astern', { unit: { unit } })] : []
}

/** Moves a ship: its facing follows from where it goes. */
export function playMove(state: NavalState, { unit, to, smoke }: Move, io: Io): NavalState {
  const ship = shipOf(state, unit)
  const zone = zoneOf(state.scenario, to)
  const steps = (zone - zoneOfShip(state, ship)) * ahead(ship.side)
  const facing = facingAfter(ship.side, Math.sign(steps))
  const at = withinZone(state.scenario, zone, to)
  const code = steps > 0 ? 'forward' : steps === 0 ? 'broadside' : smoke ? 'back-smoke' : 'back'
  io.log({
    code,
    facts: { unit: { unit }, zone },
    side: ship.side,
    units: [unit],
    clauses: [steps > 0 ? 'naval-3.3' : steps === 0 ? 'naval-3.5' : smoke ? 'naval-3.6' : 'naval-3.4'],
    effects: ship.at ? [{ kind: 'move', unit, path: [ship.at, at] }] : [],
  })
  return withShip(state, unit, { at, facing, moved: true, ...(smoke && { smoke: true, laid: true }) })
}

/** Why a ship cannot leave the table over its own edge. */
export function refuseLeave(state: NavalState, { unit }: ActionOf<'leave'>): readonly Reason[] {
  const tied = idle(state, unit)
  if (tied.length > 0) return tied
  const ship = shipOf(state, unit)
  if (isHeld(ship)) {
    return [because('naval-5.6', 'held', { unit: { unit }, count: ship.hull, defence: ship.factors.defence })]
  }
  if (zoneOfShip(state, ship) !== edgeZone(ship.side)) return [because('naval-R5', 'not-at-edge')]
  return []
}

export function playLeave(state: NavalState, { unit }: ActionOf<'leave'>, io: Io): NavalState {
  io.log({
    code: 'leaves',
    facts: { unit: { unit } },
    side: shipOf(state, unit).side,
    units: [unit],
    clauses: ['naval-R5'],
  })
  return withShip(state, unit, { at: null, status: 'Left', moved: true })
}

/** Why a ship cannot lie in the smoke that another of its zone has laid: only by the house rule. */
export function refuseShelter(state: NavalState, { unit }: ActionOf<'shelter'>): readonly Reason[] {
  const ship = findShip(state, unit)
  if (!ship || ship.at === null) return [because('naval-R8', 'not-on-table')]
  if (!isOn(state, 'wide-smoke')) return [because('naval-R8', 'own-smoke-only')]
  if (mover(state) !== ship.side) return [because('naval-R8', 'not-moving')]
  if (ship.smoke) return [because('naval-R8', 'in-smoke', { unit: { unit } })]
  const zone = zoneOfShip(state, ship)
  const near = fleetOf(state, ship.side).some(
    other => other.laid && isFit(other) && zoneOfShip(state, other) === zone,
  )
  return near ? [] : [because('naval-R8', 'no-smoke-near')]
}

export function playShelter(state: NavalState, { unit }: ActionOf<'shelter'>, io: Io): NavalState {
  const { side } = shipOf(state, unit)
  io.log({ code: 'shelters', facts: { unit: { unit } }, side, units: [unit], clauses: ['naval-R8'] })
  return withShip(state, unit, { smoke: true })
}

/** At the end of its movement step a fleet's ships that stayed in their zones stand broadside. */
export function broadsides(state: NavalState, side: Side, io: Io): NavalState {
  let after = state
  const turned: string[] = []
  for (const ship of fleetOf(state, side)) {
    if (!isFit(ship) || ship.moved) continue
    const facing = facingAfter(side, 0)
    if (ship.facing === facing) continue
    const zone = zoneOfShip(after, ship)
    after = withShip(after, ship.id, { facing, at: freePlace(after, ship, zone, facing) })
    turned.push(ship.id)
  }
  if (turned.length > 0) {
    io.log({
      code: 'turn-broadside',
      facts: { count: turned.length },
      side,
      units: turned,
      clauses: ['naval-3.5'],
    })
  }
  return after
}

export function moveTo(state: NavalState, ship: Ship, steps: -1 | 0 | 1, smoke = false): Move {
  const zone = zoneOfShip(state, ship) + steps * ahead(ship.side)
  const to = freePlace(state, ship, zone, facingAfter(ship.side, steps))
  return { type: 'move', unit: ship.id, to, smoke }
}

const refusal = (reasons: readonly Reason[]): Refusal<NavalAction> | null => {
  const [first, ...others] = reasons
  return first ? { reasons: [first, ...others] } : null
}

/** The orders that a ship can be given in a movement step: forward, back, stay; none where it cannot move at all. */
export function ordersOf(state: NavalState, ship: Ship): readonly Option<NavalAction>[] {
  const from = zoneOfShip(state, ship)
  const ways: readonly (readonly [-1 | 0 | 1, string])[] = [
    [1, 'Forward'],
    [0, 'Broadside'],
    [-1, 'Back'],
  ]
  return ways.flatMap(([steps, label]) => {
    const zone = from + steps * ahead(ship.side)
    if (!isOwnZone(ship.side, zone)) return []
    const action = moveTo(state, ship, steps)
    const refused = refusal(refuseMove(state, action))
    const words = steps === 0 ? label : `${label} to zone ${zone}`
    return [{ action, label: words, at: action.to, ...(refused && { refusal: refused }) }]
  })
}

/** One zone of the board as an outline. */
export function zoneOutline(state: NavalState, zone: number): readonly Point[] {
  const { board } = state.scenario
  const band = board.zones[zone - 1]
  if (!band) return []
  const [low, high] = [0.5, board.height - 0.5]
  return [
    { x: band.from, y: low },
    { x: band.to, y: low },
    { x: band.to, y: high },
    { x: band.from, y: high },
  ]
}

function moveOffer(state: NavalState, ship: Ship): Offer<NavalAction> {
  const tied = refusal(idle(state, ship.id))
  const canGo = !isHeld(ship) || ship.facing !== facingAfter(ship.side, 0)
  return {
    id: `move:${ship.id}`,
    kind: 'move',
    unit: ship.id,
    label: 'Move',
    clause: 'naval-3.1',
    input: 'path',
    useful: canGo,
    ...(tied && { refusal: tied }),
    options: () => ordersOf(state, ship),
    region() {
      const zones = ordersOf(state, ship).flatMap(({ action, refusal: no }) =>
        no || action.type !== 'move' ? [] : [zoneOf(state.scenario, action.to)],
      )
      return { outlines: zones.map(zone => zoneOutline(state, zone)), label: 'one zone' }
    },
    trace(points) {
      const to = points.at(-1) ?? ship.at ?? { x: 0, y: 0 }
      const zone = zoneOf(state.scenario, to)
      const at = withinZone(state.scenario, zone, to)
      const action: Move = { type: 'move', unit: ship.id, to: at, smoke: false }
      const reasons = refuseMove(state, action)
      const steps = (zone - zoneOfShip(state, ship)) * ahead(ship.side)
      const no = refusal(reasons)
      const stay = ship.at ?? at
      return {
        action,
        legs: [],
        left: 0,
        refusal: no,
        stop: no
          ? { at: stay, facing: ship.facing }
          : { at, facing: facingAfter(ship.side, Math.sign(steps)) },
      }
    },
  }
}

function single(
  ship: Ship,
  kind: string,
  label: string,
  clause: string,
  action: NavalAction,
  useful: boolean,
  tied: Refusal<NavalAction> | null,
): Offer<NavalAction> {
  return {
    id: `${kind}:${ship.id}`,
    kind,
    unit: ship.id,
    label,
    clause,
    input: 'nothing',
    useful,
    ...(tied && { refusal: tied }),
    options: () => [{ action, label, ...(ship.at && { at: ship.at }) }],
  }
}

/** All that the ships of a side may do in its movement step. */
export function moveOffers(state: NavalState, side: Side): readonly Offer<NavalAction>[] {
  if (mover(state) !== side) return []
  return fleetOf(state, side).flatMap(ship => {
    if (ship.at === null) return []
    const offers = [moveOffer(state, ship)]
    const zone = zoneOfShip(state, ship)
    if (zone !== edgeZone(side)) {
      const action = moveTo(state, ship, -1, true)
      const tied = refusal(refuseMove(state, action))
      if (!tied || !ship.moved)
        offers.push(single(ship, 'smoke', 'Back behind smoke', 'naval-3.6', action, false, tied))
    } else {
      const action: NavalAction = { type: 'leave', unit: ship.id }
      const tied = refusal(refuseLeave(state, action))
      if (!tied) offers.push(single(ship, 'leave', 'Leave the table', 'naval-R5', action, false, tied))
    }
    const shelter: ActionOf<'shelter'> = { type: 'shelter', unit: ship.id }
    if (refuseShelter(state, shelter).length === 0)
      offers.push(single(ship, 'shelter', 'Lie in the smoke', 'naval-R8', shelter, false, null))
    return offers
  })
}

/** Whether a ship stands next to the central line. */
export const isAtLine = (state: NavalState, ship: Ship): boolean =>
  zoneOfShip(state, ship) === lineZone(ship.side)
