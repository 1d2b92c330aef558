import type { UnitId } from '../../../src/engine/ids'
import type { Reckoning } from '../../../src/engine/reckoning'
import type { Result, Weapon } from '../../families/panzer8'
import { type Io, cite } from '../act'
import { changed, changedElement, changedState } from '../changes'
import { did } from '../deeds'
import type { D10Element, D10State } from '../state'
import type { Code, OutcomeId } from '../words'
import { type Shot, isReaction } from './shot'

/** The state with an attack counted: of a second gun it is the same one. */
export function spent(state: D10State, firer: D10Element, weapon: Weapon, isSecond: boolean): D10State {
  const fired = [...firer.fired, weapon.id]
  if (isReaction(state, firer)) return changed(state, firer.id, { fired, reacted: true })
  const attack = { fired, attacked: true }
  return isSecond ? changed(state, firer.id, attack) : did(state, firer.id, 'attack', attack)
}

/** Who is attacked has no longer the advantage of the road by which he came, nor has his load. */
export function offRoad(state: D10State, id: UnitId): D10State {
  const isHit = (each: D10Element): boolean => each.byRoad && (each.id === id || each.carriedBy === id)
  if (!state.units.some(isHit)) return state
  return changedState(state, {
    units: state.units.map(each => (isHit(each) ? changedElement(each, { byRoad: false }) : each)),
  })
}

const OUTCOME: Readonly<Record<Result, OutcomeId>> = {
  'fall-back': 'fall-back',
  suppressed: 'suppressed',
  'knocked out': 'out',
}
export const outcomeOf = (result: Result | null): OutcomeId => (result === null ? 'none' : OUTCOME[result])

/** Tells an attack: who, at whom, and what came of it. */
export function tellAttack(
  io: Io,
  shot: Shot,
  result: Result | null,
  more: {
    readonly code: Code
    readonly clauses: readonly string[]
    readonly reckonings: readonly Reckoning[]
  },
): void {
  const { firer, target, distance: away, from, at } = shot
  io.log({
    code: more.code,
    facts: { unit: { unit: firer.id }, target: { unit: target.id }, distance: Math.round(away * 10) / 10 },
    side: firer.side,
    units: [firer.id, target.id],
    clauses: more.clauses.map(cite),
    reckonings: more.reckonings,
    outcome: outcomeOf(result),
    effects: [
      { kind: 'shot', from: from.at, to: at.at, hit: result !== null },
      ...(result === 'knocked out' ? [{ kind: 'destroyed' as const, unit: target.id, at: at.at }] : []),
    ],
  })
}
