import type { Side } from '../../src/engine/ids'
import type { Io as EngineIo } from '../../src/engine/ruleset'
import { bearing, distance, moveBy, type Point } from '../../src/geometry/point'
import type { Act } from './act'
import { activeOf, isDueToClear, isDueToTest, withActive } from './activation'
import { aimAt } from './aim'
import { victimsOf } from './events'
import { fire, reasonsNotToFire, snipe } from './fire'
import { push, rough } from './movement/badGround'
import { march } from './movement/march'
import { allowanceOf, isRough } from './movement/room'
import { deploy } from './setup'
import { chargeable } from './mustCharge'
import { matchesOf } from './matching'
import { ridesOf } from './rides'
import {
  enemiesOf,
  findUnit,
  isSniper,
  nearestEnemy,
  onTable,
  placedOf,
  pointsOf,
  stands,
  type Standing,
} from './lookup'
import { pack, reload, unjam } from './guns'
import { shell } from './shell'
import { blockerBetween } from './sight'
import { takersOf } from './takers'
import { finish } from './sequence'
import type { ColonialAction, ColonialState } from './state'
import { EVENTS, SOLO } from './tables'

/** The solo die of a Native unit (8.2): what it is to do in this activation. */
export const solo: Act<'solo'> = {
  // Only the solo procedure rolls it.
  offers: () => [],
  refuse(state, { unit: id }) {
    const unit = findUnit(state, id)
    if (state.step !== 'act' || !stands(unit) || !state.toAct.includes(unit.side))
      return [{ code: 'not-its-card', clause: 'colonial-8.2' }]
    return state.active && state.active.unit !== id ? [{ code: 'not-active', clause: 'colonial-8.2' }] : []
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const order = io.chance.table(SOLO, { purpose: 'solo die', by: unit.side, clause: 'colonial-8.2' })
    io.log({
      code: `solo-${order}`,
      side: unit.side,
      facts: { unit: { unit: id } },
      units: [id],
      clauses: ['colonial-8.2', CLAUSES[order]],
    })
    const ordered = withActive(state, { ...activeOf(state, id), solo: order })
    return order === 'nothing' ? finish(ordered, io) : ordered
  },
}

const CLAUSES = {
  aim: 'colonial-8.3',
  fire: 'colonial-8.4',
  run: 'colonial-8.5',
  nothing: 'colonial-8.6',
} as const

const allowed = <A extends ColonialAction>(reasons: readonly unknown[], action: A): A | null =>
  reasons.length === 0 ? action : null

/** The solo procedure (section 8, R43): what the side that nobody plays does next. */
export function soloPlayer(state: ColonialState, side: Side, io: EngineIo): ColonialAction {
  const { pending } = state
  if (pending) return decided(state, side, io)
  if (state.step === 'deploy') return deployed(state, side, io)
  if (state.step === 'card') return { type: 'draw' }
  const { active } = state
  if (!active) return chosen(state, side, io)
  const unit = findUnit(state, active.unit)
  const end: ColonialAction = { type: 'done', unit: active.unit }
  if (!stands(unit)) return end
  return acting(state, unit) ?? end
}

/** Which unit acts: one at random; what it must do first, it does. */
function chosen(state: ColonialState, side: Side, io: EngineIo): ColonialAction {
  const all = onTable(state, side).filter(unit => !state.used.includes(unit.id))
  const unit = all[io.chance.pick(Math.max(1, all.length), { purpose: 'which unit acts', by: side })]
  if (!unit) return { type: 'draw' }
  if (isDueToTest(state, unit)) return { type: 'test', unit: unit.id }
  return begun(state, unit)
}

/** A unit whose morale is not in question: it charges if it can, else its die is rolled. */
function begun(state: ColonialState, unit: Standing): ColonialAction {
  if (isDueToClear(state, unit)) return { type: 'unjam', unit: unit.id }
  if (isSniper(unit)) return sniping(state, unit) ?? { type: 'stand', unit: unit.id }
  const into = nearestOf(unit, chargeable(state, unit))
  if (into) return { type: 'charge', unit: unit.id, target: into.id }
  return { type: 'solo', unit: unit.id }
}

/** What a unit in the midst of its activation does next; null if it has done all. */
function acting(state: ColonialState, unit: Standing): ColonialAction | null {
  const active = activeOf(state, unit.id)
  if (isSniper(unit)) return active.stage === 'open' ? sniping(state, unit) : shotOf(state, unit)
  if (active.solo === null && active.stage === 'open') {
    const first = begun(state, unit)
    return first.type === 'unjam' && unjam.refuse(state, first).length > 0 ? null : first
  }
  if (unit.gun) return gunDoes(state, unit)
  if (active.stage === 'open') {
    if (active.solo === 'aim') {
      const shot = fireOf(state, unit)
      if (shot) return shot
    }
    return advance(state, unit)
  }
  if (active.stage === 'extra') return hasGone(active) ? null : advance(state, unit)
  if (!hasGone(active)) return advance(state, unit) ?? afterMove(state, unit)
  return afterMove(state, unit)
}

const hasGone = ({ gone }: { readonly gone: Readonly<Record<string, number>> }): boolean =>
  Object.keys(gone).length > 0

function afterMove(state: ColonialState, unit: Standing): ColonialAction | null {
  const active = activeOf(state, unit.id)
  if (active.stage === 'extra') return null
  if (active.solo === 'run')
    return allowed(push.refuse(state, { type: 'push', unit: unit.id }), { type: 'push', unit: unit.id })
  return fireOf(state, unit)
}

/** Fire at the nearest enemy unit that can be hit. */
function fireOf(state: ColonialState, unit: Standing): ColonialAction | null {
  const near = byDistance(unit, enemiesOf(state)[unit.side])
  for (const target of near) {
    const action = { type: 'fire', unit: unit.id, target: target.id } as const
    if (fire.refuse(state, action).length === 0 && aimAt(state, unit, target).needs.length > 0) return action
  }
  return null
}

/** Straight towards the nearest enemy that it sees, or else the nearest, as far as the way is free. */
function advance(state: ColonialState, unit: Standing): ColonialAction | null {
  const goal = goalOf(state, unit)
  if (!goal) return null
  const far = allowanceOf(state, unit)
  const away = distance(unit.at, goal)
  const angle = bearing(unit.at, goal)
  if (activeOf(state, unit.id).stage === 'open') {
    const way = [unit.at, moveBy(unit.at, angle, Math.min(far, away))]
    const roll = { type: 'rough', unit: unit.id } as const
    if (isRough(state, unit, way) && rough.refuse(state, roll).length === 0) return roll
  }
  for (const form of ['as it stands', 'loose'] as const) {
    for (const turn of [0, 25, -25, 50, -50]) {
      for (const part of [1, 0.75, 0.5, 0.25]) {
        const to = moveBy(unit.at, angle + turn, Math.min(far, Math.max(0, away - 1)) * part * 0.98)
        const action = {
          type: 'march',
          unit: unit.id,
          path: [{ x: tidy(to.x), y: tidy(to.y) }],
          form,
          facing: Math.round(angle),
        } as const
        if (march.refuse(state, action).length === 0) return action
      }
    }
  }
  return null
}

const tidy = (length: number): number => Math.round(length * 1000) / 1000

function goalOf(state: ColonialState, unit: Standing): Point | null {
  const all = enemiesOf(state)[unit.side].flatMap(enemy =>
    placedOf(enemy).map(man => ({ enemy, at: man.at })),
  )
  const near = all.toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at)).slice(0, 12)
  const seen = near.find(({ enemy, at }) => blockerBetween(state, unit.at, at, [unit, enemy]) === null)
  return (seen ?? near[0])?.at ?? nearestEnemy(state, unit.side, unit.at)?.at ?? null
}

function gunDoes(state: ColonialState, unit: Standing): ColonialAction | null {
  const { gun } = unit
  if (!gun) return null
  const turn = { type: 'pack', unit: unit.id } as const
  if (!gun.ready) return allowed(pack.refuse(state, turn), turn)
  const load = { type: 'reload', unit: unit.id } as const
  if (!gun.loaded) return allowed(reload.refuse(state, load), load)
  const canister = fireOf(state, unit)
  if (canister) return canister
  for (const target of byDistance(unit, enemiesOf(state)[unit.side])) {
    for (const man of placedOf(target)) {
      const action = {
        type: 'shell',
        unit: unit.id,
        target: target.id,
        figure: man.id,
        inches: null,
      } as const
      if (shell.refuse(state, action).length === 0) return action
    }
  }
  return null
}

/** A sniper fires at the nearest leader that he sees, else at the nearest man, else goes nearer. */
function sniping(state: ColonialState, unit: Standing): ColonialAction | null {
  return shotOf(state, unit) ?? advance(state, unit)
}

function shotOf(state: ColonialState, unit: Standing): ColonialAction | null {
  if (reasonsNotToFire(state, unit.id).length > 0) return null
  const men = enemiesOf(state)[unit.side].flatMap(target => placedOf(target).map(man => ({ target, man })))
  const near = men.toSorted((a, b) => distance(a.man.at, unit.at) - distance(b.man.at, unit.at))
  const order = [...near.filter(({ man }) => man.figure.leader !== null), ...near]
  for (const { target, man } of order) {
    const action = { type: 'snipe', unit: unit.id, target: target.id, figure: man.id } as const
    if (snipe.refuse(state, action).length === 0) return action
  }
  return null
}

/** Decisions in the midst of an act: what is proposed, all match up, all fight, all arms are taken up. */
function decided(state: ColonialState, side: Side, io: EngineIo): ColonialAction {
  const { pending } = state
  if (pending?.kind === 'losses') return { type: 'accept', unit: pending.unit }
  if (pending?.kind === 'arms') {
    const [first] = pending.dropped
    const taker = first && takersOf(state, first)[0]
    return first && taker ? { type: 'take', unit: first.unit, figure: taker.id } : { type: 'leave' }
  }
  if (pending?.kind === 'match') {
    const id = state.melee?.matching[0] ?? ''
    return { type: 'match', unit: id, figures: matchesOf(state, id).map(each => each.id) }
  }
  if (pending?.kind === 'ride') {
    const near = ridesOf(state).toSorted((a, b) => a.length - b.length)[0]
    return near ? { type: 'ride', target: near.target, enemy: near.enemy } : { type: 'rein' }
  }
  if (pending?.kind === 'event') {
    const at = io.chance.pick(EVENTS.length, { purpose: 'which event', by: side })
    const event = EVENTS[at] ?? 'Rally'
    const victims = victimsOf(state, event, side)
    const victim =
      victims[io.chance.pick(Math.max(1, victims.length), { purpose: 'whom it befalls', by: side })]
    return victim ?? { type: 'decline' }
  }
  return { type: 'melee' }
}

function deployed(state: ColonialState, side: Side, io: EngineIo): ColonialAction {
  const unit = state.units.find(each => each.side === side && each.at === null && each.figures.length > 0)
  if (!unit) return { type: 'ready' }
  const { width, height } = state.scenario.board
  for (let tries = 0; tries < 60; tries++) {
    const x = ((1 + io.chance.pick(20, { purpose: 'where', by: side })) / 21) * width
    const y = 4.5 * state.scenario.scale
    const at = { x: tidy(x), y: tidy(side === 'A' ? height - y : y) }
    const action = {
      type: 'deploy',
      unit: unit.id,
      at,
      form: 'loose',
      facing: side === 'A' ? 0 : 180,
    } as const
    if (deploy.refuse(state, action).length === 0) return action
  }
  return { type: 'ready' }
}

function byDistance(unit: Standing, all: readonly Standing[]): readonly Standing[] {
  return all.toSorted((a, b) => nearness(unit, a) - nearness(unit, b))
}

const nearestOf = (unit: Standing, all: readonly Standing[]): Standing | undefined => byDistance(unit, all)[0]

function nearness(unit: Standing, other: Standing): number {
  let least = Infinity
  for (const a of pointsOf(unit)) for (const b of pointsOf(other)) least = Math.min(least, distance(a, b))
  return least
}
