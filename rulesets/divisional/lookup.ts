import type { ClauseId, Side, UnitId } from '../../src/engine/ids'
import { findUnit as find, unitOf as unitIn, withUnit as changedIn } from '../../src/engine/units'
import type { Point } from '../../src/geometry/point'
import type { Io, Reason } from './act'
import type { Switch } from './houseRules'
import type { DivState, DivUnit, Formation, Kind } from './state'
import { DESTROYED_AT } from './tables'
import type { Code } from './words'

/** A unit on the table. */
export type Standing = DivUnit & { readonly at: Point }

export const stands = (unit: DivUnit | undefined): unit is Standing => unit !== undefined && unit.at !== null

export const findUnit = find<DivState>
export const unitOf = unitIn<DivState>
export const withUnit = changedIn<DivState>

/** Whether a house rule is on. */
export const isOn = (state: Pick<DivState, 'houseRules'>, rule: Switch): boolean =>
  state.houseRules[rule] === true

export const namesOfSide = (state: DivState, side: Side) => state.scenario.sides[side]

export function formationOf(state: Pick<DivState, 'scenario'>, id: string): Formation {
  const found = state.scenario.formations.find(each => each.id === id)
  if (!found) throw new RangeError(`There is no formation '${id}' in this battle.`)
  return found
}

/** The HQ of a formation while it is on the table. */
export function hqOf(state: DivState, formation: string): Standing | undefined {
  return state.units.find(
    (unit): unit is Standing => unit.type === 'hq' && unit.formation === formation && stands(unit),
  )
}

const TANKS: ReadonlySet<Kind> = new Set(['light-tank', 'medium-tank', 'heavy-tank'])
/** R30: Light, Medium and Heavy Tanks, tankettes included. */
export const isTank = (unit: Pick<DivUnit, 'type'>): boolean => TANKS.has(unit.type)

/** The side that acts in the present half; B once the day is over. */
export const activeSide = (state: Pick<DivState, 'step'>): Side =>
  state.step.startsWith('A ') || state.step === 'deploy A' ? 'A' : 'B'

export function reason(clause: ClauseId, code: Code, facts?: Reason['facts']): Reason {
  return facts ? { clause, code, facts } : { clause, code }
}

/** Whether so many Fatigue Points more would destroy a unit (6.17 to 6.19). */
export const isDestroyedBy = ({ type, fp }: DivUnit, points: number): boolean =>
  fp + points >= DESTROYED_AT[type]

/** A unit takes Fatigue Points and is destroyed by the last that it can bear; the log tells of its end. */
export function tired(state: DivState, id: UnitId, points: number, io: Io): DivState {
  const unit = unitOf(state, id)
  const after = withUnit(state, id, { fp: unit.fp + points })
  return isDestroyedBy(unit, points) ? destroyed(after, id, LIMIT_CLAUSE[unit.type], io) : after
}

const LIMIT_CLAUSE: Readonly<Record<Kind, ClauseId>> = {
  'heavy-tank': 'divisional-6.17',
  'medium-tank': 'divisional-6.17',
  artillery: 'divisional-6.18',
  hq: 'divisional-6.18',
  leg: 'divisional-6.19',
  motor: 'divisional-6.19',
  cavalry: 'divisional-6.19',
  engineers: 'divisional-6.19',
  recon: 'divisional-6.19',
  'light-tank': 'divisional-6.19',
}

/** A unit is taken off for good. */
export function destroyed(state: DivState, id: UnitId, clause: ClauseId, io: Io): DivState {
  const unit = unitOf(state, id)
  const effects = unit.at ? [{ kind: 'destroyed' as const, unit: id, at: unit.at }] : []
  io.log({
    code: 'destroyed',
    facts: { unit: { unit: id } },
    side: unit.side,
    units: [id],
    clauses: [clause],
    effects,
  })
  return withUnit(state, id, { at: null, lost: true })
}
