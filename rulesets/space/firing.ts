import type { Side, UnitId } from '../../src/engine/ids'
import type { Offer, Option } from '../../src/engine/offer'
import type { Reckoning } from '../../src/engine/reckoning'
import { modifier, reckon } from '../../src/engine/reckon'
import { hexDistance } from '../../src/geometry/hexes'
import { type Waiting, plainOffer, refusalField } from '../../src/engine/acts'
import type { Io, Reason, Act } from './act'
import { facingOf, hexOf, outlineOf } from './board'
import { clauseOf, contest, diceOf, effectsOf, suffered } from './contest'
import { afterAction, reasonsNotActive, resumed, withActive } from './sequence'
import { blockers, isAhead } from './sight'
import { type Standing, changed, findShip, findTorpedo, isOn, onTable, shipOf, stands } from './lookup'
import type { Ship, SpaceAction, SpaceState, Torpedo } from './state'
import { RANGE, TO_HIT } from './tables'

/** What is fired at: a ship or a torpedo. */
export type Target = Standing | Torpedo

const isShip = (target: Target): target is Standing => 'fate' in target

interface Shot {
  readonly firer: Ship
  readonly target: Target
  readonly back: boolean
}

/** The modifiers to hit; all that apply are added (R13). */
const TO_HIT_MODIFIERS = [
  modifier<Shot>('space-4.16', -1, 'firer Damaged', ({ firer }) => firer.damaged),
  modifier<Shot>('space-4.20', -1, 'firing back', ({ back }) => back),
  modifier<Shot>('space-5.13', -1, 'at a torpedo', ({ target }) => !isShip(target)),
  modifier<Shot>('space-7.4', -1, 'target Cloaked', ({ target }) => isShip(target) && target.cloaked),
]

/** A ship or torpedo on the table by its id. */
export function targetOf(state: SpaceState, id: string): Target | undefined {
  const ship = findShip(state, id)
  return stands(ship) ? ship : ship ? undefined : findTorpedo(state, id)
}

const apart = (state: SpaceState, a: Standing, b: Target): number =>
  hexDistance(hexOf(state.scenario.board, a.at), hexOf(state.scenario.board, b.at))

/** The score needed to hit, with its reasons. Beyond the longest range it is told for the last band. */
export function toHit(state: SpaceState, firer: Standing, target: Target, back = false): Reckoning {
  const distance = apart(state, firer, target)
  const band = TO_HIT.find(({ upTo }) => distance <= upTo) ?? TO_HIT[2]
  const base = {
    clause: band.clause,
    label: `${distance} ${distance === 1 ? 'hex' : 'hexes'}`,
    value: band.need,
  }
  return reckon('need', 'To hit', base, TO_HIT_MODIFIERS, { firer, target, back })
}

/** The face that the die must show; with the house rule a natural 6 always hits. */
export function faceNeeded(state: SpaceState, reckoning: Reckoning): number {
  return isOn(state, 'natural-six') ? Math.min(6, reckoning.total) : reckoning.total
}

/** Why a ship cannot fire at a target from where it stands. */
export function shotReasons(
  state: SpaceState,
  firer: Standing,
  target: Target | undefined,
  back = false,
): readonly Reason[] {
  if (!target) return [{ code: 'no-target', clause: 'space-4.4' }]
  if (target.side === firer.side) return [{ code: 'own-side', clause: 'space-R18' }]
  const { board } = state.scenario
  const [from, to] = [hexOf(board, firer.at), hexOf(board, target.at)]
  const distance = hexDistance(from, to)
  const reasons: Reason[] = []
  const anyWay = back && isOn(state, 'fire-back-any-way')
  if (!anyWay && !isAhead(state, from, facingOf(firer.facing), to)) {
    reasons.push({ code: isOn(state, 'wedge') ? 'not-in-wedge' : 'not-ahead', clause: 'space-4.2' })
  }
  if (distance > RANGE) {
    reasons.push({ code: 'out-of-range', clause: 'space-4.8', facts: { distance, limit: RANGE } })
  }
  const asteroids = reasons.length > 0 ? [] : blockers(state, from, to)
  if (asteroids.length > 0) {
    const cells = asteroids.map(hex => ({ outline: outlineOf(board, hex) }))
    reasons.push({
      code: 'asteroid-blocks',
      clause: 'space-8.7',
      marks: [{ kind: 'cells', cells, tone: 'refused' }],
    })
  }
  return reasons
}

/** Why a ship may not fire back at its attacker (R15, R16). */
export function fireBackReasons(
  state: SpaceState,
  ship: Ship,
  attacker: Ship | undefined,
): readonly Reason[] {
  if (!stands(ship)) return [{ code: 'is-gone', clause: 'space-4.19' }]
  if (ship.jumped) return [{ code: 'has-jumped', clause: 'space-6.2' }]
  if (ship.cloaked) return [{ code: 'is-cloaked', clause: 'space-7.2' }]
  return shotReasons(state, ship, stands(attacker) ? attacker : undefined, true)
}

/** A shot of one ship: the die to hit, the damage contest if a ship is hit, and the telling of it. */
function shoot(
  state: SpaceState,
  firer: Standing,
  target: Target,
  back: boolean,
  io: Io,
): { readonly state: SpaceState; readonly hit: boolean } {
  const reckoning = toHit(state, firer, target, back)
  const by = firer.side
  const clause = reckoning.base.clause
  const hit = io.chance.check(6, faceNeeded(state, reckoning), { purpose: 'to hit', by, clause })
  const shot = { kind: 'shot', from: firer.at, to: target.at, hit, weapon: 'beam' } as const
  const base = { side: by, reckonings: [reckoning], hit }
  if (!isShip(target)) {
    io.log({
      ...base,
      code: hit ? 'fires-torpedo' : 'fires-torpedo-miss',
      facts: { unit: { unit: firer.id } },
      units: [firer.id],
      clauses: ['space-5.13', 'space-5.14'],
      outcome: hit ? 'destroyed' : 'none',
      effects: hit ? [shot, { kind: 'burst', at: target.at, size: 0.8 }] : [shot],
    })
    const torpedoes = hit ? state.torpedoes.filter(({ id }) => id !== target.id) : state.torpedoes
    return { state: { ...state, torpedoes }, hit }
  }
  const outcome = hit ? contest(by, diceOf(firer), target, io) : 'none'
  const result = hit ? outcome : 'miss'
  io.log({
    ...base,
    code: `${back ? 'fires-back' : 'fires'}-${result}`,
    facts: { unit: { unit: firer.id }, target: { unit: target.id } },
    units: [firer.id, target.id],
    clauses: [clause, ...(hit ? [clauseOf(target, outcome)] : []), ...(back ? ['space-4.19'] : [])],
    outcome,
    effects: [shot, ...effectsOf(state, target.id, outcome)],
  })
  return { state: suffered(state, target.id, outcome), hit }
}

/** Firing the guns after the movement, once (4.1). */
export const fire: Act<'fire'> = {
  offers(state, side) {
    const ship = withActive(state, side, 'fire')
    if (!ship) return []
    const reasons = silent(state, ship.id)
    const targets = targetsFor(state, ship)
    const useful =
      reasons.length === 0 && targets.some(target => shotReasons(state, ship, target).length === 0)
    return [
      {
        id: `fire:${ship.id}`,
        kind: 'fire',
        unit: ship.id,
        label: 'Fire',
        clause: 'space-4.1',
        input: 'target',
        ...refusalField(reasons),
        useful,
        options: () => targets.map(target => fireOption(state, ship, target, 'fire')),
      },
    ]
  },
  refuse(state, { ship, target }) {
    const own = reasonsNotActive(state, ship, 'fire')
    if (own.length > 0) return own
    const firer = shipOf(state, ship)
    const reasons = silent(state, ship)
    return stands(firer) && reasons.length === 0
      ? shotReasons(state, firer, targetOf(state, target))
      : reasons
  },
  play(state, { ship, target: id }, io) {
    const [firer, target] = [shipOf(state, ship), targetOf(state, id)]
    if (!stands(firer) || !target) return state
    const { state: after, hit } = shoot(state, firer, target, false, io)
    const active = after.active ? { ...after.active, fired: true } : null
    const fired: SpaceState = { ...after, active }
    if (isShip(target) && (hit || !isOn(state, 'fire-back-if-hit'))) {
      const answering = shipOf(fired, id)
      if (fireBackReasons(fired, answering, findShip(fired, ship)).length === 0) {
        return { ...fired, pending: { ship: id, target: ship }, toAct: [answering.side] }
      }
    }
    return afterAction(fired)
  },
}

/** Enemy ships and torpedoes, the nearest first. */
function targetsFor(state: SpaceState, ship: Standing): readonly Target[] {
  const enemy: Side = ship.side === 'A' ? 'B' : 'A'
  const torpedoes = state.torpedoes.filter(torpedo => torpedo.side === enemy)
  const all: readonly Target[] = [...onTable(state, enemy), ...torpedoes]
  return all.toSorted((a, b) => apart(state, ship, a) - apart(state, ship, b))
}

/** Why the active ship may not fire its guns: it has, or it has launched and that was instead (a house rule). */
function silent(state: SpaceState, ship: UnitId): readonly Reason[] {
  const { active } = state
  if (active?.ship !== ship) return []
  if (active.fired) return [{ code: 'has-fired', clause: 'space-4.4' }]
  if (active.launched && isOn(state, 'launch-or-fire')) return [{ code: 'has-launched', clause: 'space-R17' }]
  return []
}

function fireOption(
  state: SpaceState,
  ship: Standing,
  target: Target,
  type: 'fire' | 'fire-back',
): Option<SpaceAction> {
  const back = type === 'fire-back'
  const label = !isShip(target) ? `Torpedo ${target.id.slice(1)}` : target.name
  return {
    action: { type, ship: ship.id, target: target.id },
    label,
    ...(!isShip(target) ? {} : { token: target.id }),
    at: target.at,
    ...refusalField(shotReasons(state, ship, target, back)),
    reckonings: [toHit(state, ship, target, back)],
  }
}

/** Firing back at once (4.19): the decision that everything waits for. */
export const fireBack: Act<'fire-back'> = {
  offers(state, side) {
    const { pending } = state
    const [ship, target] = pending ? [shipOf(state, pending.ship), shipOf(state, pending.target)] : []
    if (!stands(ship) || !stands(target) || ship.side !== side) return []
    const offer: Offer<SpaceAction> = {
      id: `fire-back:${ship.id}`,
      kind: 'fire-back',
      unit: ship.id,
      label: 'Fire back',
      clause: 'space-4.19',
      input: 'target',
      useful: true,
      options: () => [fireOption(state, ship, target, 'fire-back')],
    }
    return [offer]
  },
  refuse(state, { ship, target }) {
    const { pending } = state
    if (pending?.ship !== ship || pending.target !== target) {
      return [{ code: 'not-fired-at', clause: 'space-4.19' }]
    }
    return fireBackReasons(state, shipOf(state, ship), findShip(state, target))
  },
  play(state, { ship, target: id }, io) {
    const [firer, target] = [shipOf(state, ship), targetOf(state, id)]
    if (!stands(firer) || !target) return resumed(state)
    const shot = shoot(state, firer, target, true, io)
    return resumed(changed(shot.state, ship, { firedBack: true }))
  },
}

/** Whoever was fired at says first whether it fires back; until then all else waits. */
export const fireBackFirst = ({ pending }: SpaceState): Waiting<SpaceAction> | null =>
  pending && {
    for: ['fire-back', 'hold-fire', 'concede'],
    reason: { code: 'fire-back-first', clause: 'space-4.19' },
  }

/** Letting the attacker go. */
export const holdFire: Act<'hold-fire'> = {
  offers({ pending }) {
    if (!pending) return []
    const hold = { type: 'hold-fire', ship: pending.ship } as const
    return [plainOffer<SpaceAction>(hold, 'Hold fire', 'space-R15', { ends: true })]
  },
  refuse(state, { ship }) {
    return state.pending?.ship === ship ? [] : [{ code: 'not-fired-at', clause: 'space-4.19' }]
  },
  play(state, { ship }, io) {
    const { side } = shipOf(state, ship)
    io.log({
      code: 'holds-fire',
      facts: { unit: { unit: ship } },
      side,
      units: [ship],
      clauses: ['space-R15'],
    })
    return resumed(state)
  },
}
