import type { Side } from '../../../src/engine/ids'
import type { Reckoning } from '../../../src/engine/reckoning'
import type { Result } from '../../families/panzer8'
import { type Io, cite } from '../act'
import { effective, shakenOff, suffered } from '../combat/results'
import { qualityOf } from '../lookup'
import type { D20State } from '../state'
import type { Code, OutcomeId } from '../words'
import { type Column, bandsOf, damageColumn, heSa, toHit } from './reckon'
import { type Shot, apOf } from './shot'

/** Throws the dice of a shot, and brings about what comes of it. */
export function resolved(state: D20State, shot: Shot, io: Io): D20State {
  return shot.mode === 'AP' ? apFire(state, shot, io) : heFire(state, shot, io)
}

const OUTCOME: Readonly<Record<Result, OutcomeId>> = {
  'fall-back': 'fall-back',
  suppressed: 'suppressed',
  'knocked out': 'knocked-out',
}
export const outcomeOf = (result: Result | null): OutcomeId => (result === null ? 'none' : OUTCOME[result])

/** The sentence of an outcome. */
const CODES: Readonly<Record<OutcomeId, Code>> = {
  none: 'fires-none',
  'fall-back': 'fires-fall-back',
  suppressed: 'fires-suppressed',
  'knocked-out': 'fires-knocked-out',
}

/** Tells an attack: who, at whom, and what came of it. */
export function tellAttack(
  io: Io,
  shot: Shot,
  result: Result | null,
  more: {
    readonly code?: Code
    readonly hit?: boolean
    readonly clauses: readonly string[]
    readonly reckonings: readonly Reckoning[]
    readonly reveals?: boolean
  },
): void {
  const { firer, target, distance: away, from, at } = shot
  const outcome = outcomeOf(result)
  io.log({
    code: more.code ?? CODES[outcome],
    facts: { unit: { unit: firer.id }, target: { unit: target.id }, distance: Math.round(away * 10) / 10 },
    side: firer.side,
    units: [firer.id, target.id],
    clauses: more.clauses.map(cite),
    reckonings: more.reckonings,
    outcome,
    ...(more.hit !== undefined && { hit: more.hit }),
    ...(more.reveals && { reveals: true }),
    effects: [
      { kind: 'shot', from: from.at, to: at.at, hit: result !== null || more.hit === true },
      ...(result === 'knocked out' ? [{ kind: 'destroyed' as const, unit: target.id, at: at.at }] : []),
    ],
  })
}

/** One die on a column of the AP damage table. */
export function damageOf(
  io: Io,
  column: Column,
  quality: number,
  why: { readonly by: Side; readonly clause: string },
): Result | null {
  const rows = [column.suppresses - quality, column.knocksOut - quality]
  const purpose = `damage, ${column.odds}`
  const found = io.chance.bands(20, rows, { purpose, by: why.by, clause: cite(why.clause) })
  return found === 0 ? null : found === 1 ? 'suppressed' : 'knocked out'
}

function apFire(state: D20State, shot: Shot, io: Io): D20State {
  const { firer, target, weapon } = shot
  const given = { state, shot }
  const need = toHit(given)
  const isFlame = weapon.kind === 'F'
  const column = damageColumn(given)
  // A natural 20 always hits.
  const least = Math.min(20, need.total)
  const isHit =
    isFlame || io.chance.check(20, least, { purpose: 'to hit', by: firer.side, clause: cite('6.1.2') })
  const reckonings = isFlame ? [column.reckoning] : isHit ? [need, column.reckoning] : [need]
  const reveals = firer.team !== null && !firer.teamShown
  if (!isHit) {
    tellAttack(io, shot, null, { code: 'fires-miss', hit: false, clauses: ['6.1.2'], reckonings, reveals })
    return state
  }
  const rolled = damageOf(io, column, qualityOf(firer), { by: firer.side, clause: '6.1.17' })
  const byMortar = weapon.kind === 'M'
  const result = effective(state, target, rolled, byMortar)
  const clauses = isFlame ? ['6.1.21'] : apOf(firer, weapon) === '*' ? ['6.1.18'] : ['6.1.17']
  tellAttack(io, shot, result, {
    ...(result === null && { code: 'fires-no-damage' as const }),
    hit: true,
    clauses,
    reckonings,
    reveals,
  })
  const pose = shot.along === null ? null : shot.at
  if (result === null) return shakenOff(state, target.id, pose)
  return suffered(state, { target: target.id, result: rolled, from: shot.from.at, byMortar, pose }, io)
}

/** Throws an HE/SA die and tells what it comes to. */
export function heThrow(io: Io, shot: Shot, added: Reckoning): Result | null {
  const why = { purpose: 'HE/SA', by: shot.firer.side, clause: cite('6.2.2') }
  const found = io.chance.bands(20, bandsOf(added.total), why)
  return found === 0 ? null : found === 1 ? 'fall-back' : found === 2 ? 'suppressed' : 'knocked out'
}

function heFire(state: D20State, shot: Shot, io: Io): D20State {
  const { weapon, target } = shot
  const added = heSa({ state, shot }, weapon.value ?? 0)
  const rolled = heThrow(io, shot, added)
  const byMortar = weapon.kind === 'M'
  const result = effective(state, target, rolled, byMortar)
  tellAttack(io, shot, result, { clauses: [clauseOfTotal(rolled)], reckonings: [added] })
  const pose = shot.along === null ? null : shot.at
  return suffered(state, { target: target.id, result: rolled, from: shot.from.at, byMortar, pose }, io)
}

/** The row of the HE/SA table. */
export function clauseOfTotal(result: Result | null): string {
  switch (result) {
    case null:
      return '6.2.10'
    case 'fall-back':
      return '6.2.11'
    case 'suppressed':
      return '6.2.12'
    case 'knocked out':
      return '6.2.13'
  }
}
