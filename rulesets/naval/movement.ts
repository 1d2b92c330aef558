import { plainOffer, refusalField, refusalOf } from '../../src/engine/acts'
import type { Option, Offer } from '../../src/engine/offer'
import type { Side } from '../../src/engine/ids'
import type { Point } from '../../src/geometry/point'
import { type Act, type Io, type Reason, because } from './act'
import {
  ahead,
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

/** One zone forward or back, or none; facing and smoke go with it. */
export const move: Act<'move'> = {
  offers: (state, side) =>
    movingShips(state, side).flatMap(ship =>
      zoneOfShip(state, ship) === edgeZone(side)
        ? [moveOffer(state, ship)]
        : [moveOffer(state, ship), ...smokeOffers(state, ship)],
    ),
  refuse(state, { unit, to, smoke }) {
    const tied = idle(state, unit)
    if (tied.length > 0) return tied
    const ship = shipOf(state, unit)
    const zone = zoneOf(state.scenario, to)
    const reasons = stopped(state, ship, zone)
    if (reasons.length > 0) return reasons
    const steps = (zone - zoneOfShip(state, ship)) * ahead(ship.side)
    return smoke && steps >= 0 ? [because('naval-3.6', 'smoke-astern', { unit: { unit } })] : []
  },
  play(state, { unit, to, smoke }, io) {
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
  },
}

/** Leaving the table over the own edge. */
export const leave: Act<'leave'> = {
  offers: (state, side) =>
    movingShips(state, side).flatMap(ship => {
      const action = { type: 'leave', unit: ship.id } as const
      return leave.refuse(state, action).length > 0
        ? []
        : [shipOffer(ship, 'leave', action, 'Leave the table', 'naval-R5')]
    }),
  refuse(state, { unit }) {
    const tied = idle(state, unit)
    if (tied.length > 0) return tied
    const ship = shipOf(state, unit)
    if (isHeld(ship)) {
      return [
        because('naval-5.6', 'held', { unit: { unit }, count: ship.hull, defence: ship.factors.defence }),
      ]
    }
    if (zoneOfShip(state, ship) !== edgeZone(ship.side)) return [because('naval-R5', 'not-at-edge')]
    return []
  },
  play(state, { unit }, io) {
    const { side, byDie } = shipOf(state, unit)
    io.log({
      code: 'leaves',
      facts: { unit: { unit } },
      side,
      units: [unit],
      clauses: ['naval-R5'],
    })
    return withShip(state, unit, { at: null, status: 'Left', moved: true, ...(byDie && { byDie: false }) })
  },
}

/** Lying in the smoke that another ship of the zone has laid: only by the house rule. */
export const shelter: Act<'shelter'> = {
  offers: (state, side) =>
    movingShips(state, side).flatMap(ship => {
      const action = { type: 'shelter', unit: ship.id } as const
      return shelter.refuse(state, action).length > 0
        ? []
        : [shipOffer(ship, 'shelter', action, 'Lie in the smoke', 'naval-R8')]
    }),
  refuse(state, { unit }) {
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
  },
  play(state, { unit }, io) {
    const { side } = shipOf(state, unit)
    io.log({ code: 'shelters', facts: { unit: { unit } }, side, units: [unit], clauses: ['naval-R8'] })
    return withShip(state, unit, { smoke: true })
  },
}

/** The ships on the table of the side whose movement it is. */
const movingShips = (state: NavalState, side: Side): readonly Ship[] =>
  mover(state) === side ? fleetOf(state, side).filter(ship => ship.at !== null) : []

/** An order to one ship with nothing left to fill in. */
const shipOffer = (
  ship: Ship,
  kind: string,
  action: NavalAction,
  label: string,
  clause: string,
  reasons: readonly Reason[] = [],
): Offer<NavalAction> =>
  plainOffer<NavalAction>(action, label, clause, {
    id: `${kind}:${ship.id}`,
    kind,
    unit: ship.id,
    ...refusalField(reasons),
    options: () => [{ action, label, ...(ship.at && { at: ship.at }) }],
  })

/** Going back behind smoke; not shown any more once the ship has moved. */
function smokeOffers(state: NavalState, ship: Ship): readonly Offer<NavalAction>[] {
  const action = moveTo(state, ship, -1, true)
  const reasons = move.refuse(state, action)
  return reasons.length > 0 && ship.moved
    ? []
    : [shipOffer(ship, 'smoke', action, 'Back behind smoke', 'naval-3.6', reasons)]
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
    const words = steps === 0 ? label : `${label} to zone ${zone}`
    return [{ action, label: words, at: action.to, ...refusalField(move.refuse(state, action)) }]
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
  const canGo = !isHeld(ship) || ship.facing !== facingAfter(ship.side, 0)
  return {
    id: `move:${ship.id}`,
    kind: 'move',
    unit: ship.id,
    label: 'Move',
    clause: 'naval-3.1',
    input: 'path',
    useful: canGo,
    ...refusalField(idle(state, ship.id)),
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
      const steps = (zone - zoneOfShip(state, ship)) * ahead(ship.side)
      const no = refusalOf(move.refuse(state, action))
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

/** Whether a ship stands next to the central line. */
export const isAtLine = (state: NavalState, ship: Ship): boolean =>
  zoneOfShip(state, ship) === lineZone(ship.side)
