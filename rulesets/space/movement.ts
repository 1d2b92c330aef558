import type { Offer, Option, Trace } from '../../src/engine/offer'
import { type Hex, type HexFacing, hexDistance, hexLabel, turn } from '../../src/geometry/hexes'
import type { Degrees, Point } from '../../src/geometry/point'
import { refusalField, refusalOf } from '../../src/engine/acts'
import type { Reason, Act } from './act'
import { degreesOf, facingOf, hexOf, indexOf, outlineOf, placeOf } from './board'
import { type Standing, allowance, findShip, hexOfShip, occupied, onTable, stands } from './lookup'
import { type Plan, ahead, plansOf, spentBy } from './plans'
import { fieldOfFireMarks } from './fieldOfFireMarks'
import { reasonsNotActive, withActive } from './sequence'
import type { SpaceAction, SpaceState } from './state'
import { LEAST_MPS } from './tables'
import { stopped, takeSteps } from './steps'
import { canEndMovement, planByChance, stepsOffTable } from './canMove'

/** Ships of a side that may move now: any that waits in its go, or the one whose way was broken off. */
export function movers(state: SpaceState, side: Parameters<typeof onTable>[1]): readonly Standing[] {
  if (state.step !== 'ships' || !state.toAct.includes(side)) return []
  if (state.active) {
    const ship = withActive(state, side, 'move')
    return ship ? [ship] : []
  }
  return state.go?.side === side ? onTable(state, side).filter(ship => !ship.activated) : []
}

/** Why a ship cannot spend Movement Points at all: the hex in front, or nowhere to end (R6). */
function stuck(state: SpaceState, ship: Standing): readonly Reason[] {
  if (canEndMovement(state, ship)) return []
  const to = ahead(state, hexOfShip(state, ship), facingOf(ship.facing))
  if (to === 'asteroid') return [{ code: 'asteroid-in-front', clause: 'space-8.6' }]
  if (to === 'edge') return [{ code: 'edge-in-front', clause: 'space-R6' }]
  return [{ code: 'no-way', clause: 'space-R6' }]
}

/** Why steps are not a legal way to spend Movement Points (3.1 to 3.7, 8.6). */
function stepReasons(state: SpaceState, ship: Standing, steps: string): readonly Reason[] {
  const spent = spentBy(state, ship.id)
  const limit = allowance(ship)
  const total = spent + steps.length
  if (!/^[FLR]+$/.test(steps)) return [{ code: 'no-steps', clause: 'space-3.8' }]
  const reasons: Reason[] = []
  if (total > limit) {
    const clause = ship.damaged ? 'space-4.15' : 'space-3.1'
    reasons.push({ code: 'too-many-mps', clause, facts: { spent: total, limit } })
  }
  if (spent === 0 && !steps.startsWith('F')) reasons.push({ code: 'first-forward', clause: 'space-3.4' })
  let hex = hexOfShip(state, ship)
  let facing = facingOf(ship.facing)
  for (const [i, step] of Array.from(steps).entries()) {
    if (step !== 'F') {
      facing = turn(facing, step === 'R' ? 1 : -1)
      continue
    }
    const to = ahead(state, hex, facing)
    if (to === 'asteroid') {
      const cells = [{ outline: outlineOf(state.scenario.board, hex) }]
      return [
        ...reasons,
        { code: 'asteroid-on-way', clause: 'space-8.6', marks: [{ kind: 'cells', cells, tone: 'refused' }] },
      ]
    }
    if (to === 'edge') {
      // Nothing is done beyond the edge, and two points need not be spent before it (R8).
      return i === steps.length - 1 ? reasons : [...reasons, { code: 'beyond-edge', clause: 'space-R8' }]
    }
    hex = to
  }
  if (total < LEAST_MPS)
    reasons.push({ code: 'too-few-mps', clause: 'space-3.5', facts: { least: LEAST_MPS } })
  if (occupied(state, ship.id).has(indexOf(hex))) reasons.push({ code: 'hex-taken', clause: 'space-3.7' })
  return reasons
}

export const move: Act<'move'> = {
  offers(state, side) {
    return movers(state, side).flatMap(ship => [moveOffer(state, ship), ...leaveOffers(state, ship)])
  },
  refuse(state, { ship: id, steps }) {
    const own = reasonsNotActive(state, id, 'move')
    const ship = findShip(state, id)
    return own.length > 0 || !stands(ship) ? own : stepReasons(state, ship, steps)
  },
  play: (state, { ship, steps }, io) => takeSteps(state, ship, steps, io),
}

function moveOffer(state: SpaceState, ship: Standing): Offer<SpaceAction> {
  const reasons = stuck(state, ship)
  return {
    id: `move:${ship.id}`,
    kind: 'move',
    unit: ship.id,
    label: 'Move',
    clause: 'space-3.1',
    input: 'path',
    waits: true,
    ...refusalField(reasons),
    useful: true,
    options: () => plansOf(state, ship).ends.map(plan => optionOf(state, ship, plan)),
    sample: pick => {
      const plan = planByChance(state, ship, pick)
      return plan ? optionOf(state, ship, plan) : null
    },
    region: () => {
      const hexes = new Map(plansOf(state, ship).ends.map(({ hex }) => [indexOf(hex), hex]))
      return { outlines: [...hexes.values()].map(hex => outlineOf(state.scenario.board, hex)) }
    },
    trace: (points, facing) => trace(state, ship, points, facing),
  }
}

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

/** 'to 0714, facing north'. */
export const headed = (hex: Hex, facing: HexFacing): string => `${hexLabel(hex)}, facing ${COMPASS[facing]}`

function optionOf(state: SpaceState, ship: Standing, plan: Plan): Option<SpaceAction> {
  return {
    action: { type: 'move', ship: ship.id, steps: plan.steps },
    label: `to ${headed(plan.hex, plan.facing)}`,
    at: placeOf(state.scenario.board, plan.hex),
  }
}

/** The way to the hex under the hand and, where one is asked for, the facing there. */
function trace(
  state: SpaceState,
  ship: Standing,
  points: readonly Point[],
  facing: Degrees | undefined,
): Trace<SpaceAction> {
  const { board } = state.scenario
  const own = hexOfShip(state, ship)
  const target = hexOf(board, points.at(-1) ?? ship.at)
  const wanted = facing === undefined ? null : facingOf(facing)
  const { ends } = plansOf(state, ship)
  const turns = (plan: Plan): number =>
    wanted === null ? 0 : Math.min((plan.facing - wanted + 6) % 6, (wanted - plan.facing + 6) % 6)
  const cost = (plan: Plan): number =>
    hexDistance(plan.hex, target) * 1000 + turns(plan) * 100 + plan.torpedoes * 20 + plan.steps.length
  const [best] = ends.toSorted((a, b) => cost(a) - cost(b))
  const left = allowance(ship) - spentBy(state, ship.id)
  if (!best) {
    const action = { type: 'move', ship: ship.id, steps: 'F' } as const
    const refusal = refusalOf(move.refuse(state, action))
    return { action, legs: [], left, refusal, stop: { at: ship.at, facing: ship.facing } }
  }
  const action = { type: 'move', ship: ship.id, steps: best.steps } as const
  const stop = { at: placeOf(board, best.hex), facing: degreesOf(best.facing) }
  const legs = legsOf(best.steps)
  const counts = 'MP'
  const route = routeOf(state, ship, best.steps)
  const marks = fieldOfFireMarks(state, best.hex, best.facing, 'plain')
  const shown = { stop, counts, route, marks }
  const isThere = hexDistance(best.hex, target) === 0 && turns(best) === 0
  if (isThere) return { action, legs, left: left - best.steps.length, refusal: null, ...shown }
  // What the hand asks for cannot be: the way there is refused for what it is, and the nearest stands for it.
  const missed = { type: 'move', ship: ship.id, steps: 'F'.repeat(hexDistance(own, target) + 7) } as const
  const reason: Reason =
    hexDistance(best.hex, target) > 0
      ? { code: 'not-reached', clause: 'space-3.1' }
      : { code: 'facing-not-reached', clause: 'space-3.3' }
  return {
    action: missed,
    legs,
    left: left - best.steps.length,
    refusal: { reasons: [reason], nearest: action },
    ...shown,
  }
}

/** The hexes of a way, one after the other. */
function routeOf(state: SpaceState, ship: Standing, steps: string): readonly Point[] {
  let hex = hexOfShip(state, ship)
  let facing = facingOf(ship.facing)
  const route: Point[] = []
  for (const step of steps) {
    if (step !== 'F') facing = turn(facing, step === 'R' ? 1 : -1)
    else {
      const to = ahead(state, hex, facing)
      if (typeof to === 'string') break
      hex = to
      route.push(placeOf(state.scenario.board, hex))
    }
  }
  return route
}

function legsOf(steps: string): Trace['legs'] {
  const forward = steps.replaceAll(/[^F]/g, '').length
  const turns = steps.length - forward
  return [
    ...(forward > 0 ? [{ label: 'forward', length: forward, cost: forward, clause: 'space-3.2' }] : []),
    ...(turns > 0 ? [{ label: 'turns', length: turns, cost: turns, clause: 'space-3.3' }] : []),
  ]
}

/** Flying over the edge: one way stands for all, for they come to the same. */
function leaveOffers(state: SpaceState, ship: Standing): readonly Offer<SpaceAction>[] {
  const steps = stepsOffTable(state, ship)
  if (steps === null) return []
  const action = { type: 'move', ship: ship.id, steps } as const
  return [
    {
      id: `leave:${ship.id}`,
      kind: 'leave',
      unit: ship.id,
      label: 'Leave the table',
      clause: 'space-R8',
      input: 'choice',
      useful: false,
      options: () => [{ action, label: 'Leave for good' }],
    },
  ]
}

/** Staying where one was Damaged, once two points are spent (R9). */
export const stop: Act<'stop'> = {
  offers(state, side) {
    const ship = withActive(state, side, 'move')
    if (!ship) return []
    return [
      {
        id: 'stop',
        kind: 'stop',
        unit: null,
        label: 'Stop here',
        clause: 'space-R9',
        input: 'nothing',
        ...refusalField(tooEarly(state)),
        useful: false,
        ends: true,
        options: () => [{ action: { type: 'stop', ship: ship.id }, label: 'Stop here' }],
      },
    ]
  },
  refuse(state, { ship }) {
    const own: readonly Reason[] =
      state.active?.ship === ship
        ? reasonsNotActive(state, ship, 'move')
        : [{ code: 'not-under-way', clause: 'space-R9' }]
    return own.length > 0 ? own : tooEarly(state)
  },
  play: (state, { ship }, io) => stopped(state, ship, io),
}

function tooEarly(state: SpaceState): readonly Reason[] {
  const spent = state.active?.spent ?? 0
  return spent < LEAST_MPS ? [{ code: 'too-few-mps', clause: 'space-3.5', facts: { least: LEAST_MPS } }] : []
}
