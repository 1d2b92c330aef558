import type { UnitId } from '../../src/engine/ids'
import type { Io } from './act'
import { type Standing, isOn, maxSpeedOf, unitOf, withUnit } from './lookup'
import type { CoastalState } from './state'
import { LINES } from './tables'
import { gunName } from './weapons'

export type Line = keyof typeof LINES
export type Blow = Line | 'sunk' | 'none'

/** 7.3 to 7.5, 7.12, 7.13, R22, R23: what a difference comes to for a vessel as it is. */
export function blowOf(
  state: Pick<CoastalState, 'houseRules'>,
  { damaged, wrecked }: Pick<Standing, 'damaged' | 'wrecked'>,
  difference: number,
): Blow {
  if (difference <= 0) return 'none'
  if (difference >= 3) return 'sunk'
  if (difference === 2) return wrecked ? 'sunk' : 'wrecked'
  if (wrecked) return isOn(state, 'wreck-shrugs-off') ? 'none' : 'sunk'
  return damaged ? 'wrecked' : 'damaged'
}

const SINKS: Readonly<Record<number, string>> = { 1: 'coastal-R23', 2: 'coastal-7.13' }

/** The clause by which a blow falls: its own line, or that of a second time. */
export function clauseOf(
  { damaged, wrecked }: Pick<Standing, 'damaged' | 'wrecked'>,
  difference: number,
): string {
  if (difference <= 0) return 'coastal-7.2'
  if (difference >= 3) return difference === 3 ? 'coastal-7.5' : 'coastal-R22'
  if (wrecked) return SINKS[difference] ?? 'coastal-7.13'
  if (difference === 2) return 'coastal-7.4'
  return damaged ? 'coastal-7.12' : 'coastal-7.3'
}

/** A vessel that a blow has struck. */
export function struck(state: CoastalState, id: UnitId, blow: Blow, io: Io): CoastalState {
  if (blow === 'none') return state
  return blow === 'sunk' ? sunk(state, id, io) : suffered(state, id, blow, io)
}

/** It is taken off the table. */
export function sunk(state: CoastalState, id: UnitId, io: Io, clause = 'coastal-7.5'): CoastalState {
  const vessel = unitOf(state, id)
  io.log({
    code: 'sinks',
    facts: { unit: { unit: id } },
    side: vessel.side,
    units: [id],
    clauses: [clause],
    ...(vessel.at && { effects: [{ kind: 'destroyed' as const, unit: id, at: vessel.at }] }),
  })
  return withUnit(state, id, { at: null, fate: 'sunk', speed: 0 })
}

/** The lines of Damaged and Wrecked vessels: guns that are KO, then the speed (7.6 to 7.11, R14, R20, R21). */
function suffered(state: CoastalState, id: UnitId, line: Line, io: Io): CoastalState {
  const vessel = unitOf(state, id)
  const isDirect = line === 'wrecked' && !vessel.damaged
  const both = isDirect && !isOn(state, 'one-line-only')
  const marked = line === 'damaged' ? { damaged: true } : { wrecked: true, ...(both && { damaged: true }) }
  let now = withUnit(state, id, marked)
  io.log({
    code: line === 'damaged' ? 'is-damaged' : 'is-wrecked',
    facts: { unit: { unit: id } },
    side: vessel.side,
    units: [id],
    clauses:
      line === 'damaged'
        ? ['coastal-7.6', 'coastal-7.7']
        : ['coastal-7.9', 'coastal-7.10', ...(isDirect ? ['coastal-R21'] : [])],
    effects: [{ kind: 'chip', unit: id, chip: line === 'damaged' ? 'D' : 'W' }],
  })
  now = knockedOut(now, id, line, io)
  return isOn(state, 'slows-next-turn') ? now : slowed(now, id, io)
}

function knockedOut(state: CoastalState, id: UnitId, line: Line, io: Io): CoastalState {
  const vessel = unitOf(state, id)
  const clause = line === 'damaged' ? 'coastal-7.8' : 'coastal-7.11'
  const working = vessel.guns.flatMap((gun, at) => (vessel.ko.includes(at) ? [] : [{ gun, at }]))
  if (working.length === 0) return state
  const results = io.chance.each(
    6,
    working.map(() => LINES[line].ko),
    working.map(({ at }) => at),
    { purpose: 'guns knocked out', by: vessel.side, clause },
  )
  const lost = working.filter((_, at) => results[at])
  for (const { gun } of lost) {
    io.log({
      code: 'gun-ko',
      facts: { unit: { unit: id }, gun: gunName(gun) },
      side: vessel.side,
      units: [id],
      clauses: [clause],
    })
  }
  if (lost.length === 0)
    io.log({
      code: 'guns-hold',
      facts: { unit: { unit: id } },
      side: vessel.side,
      units: [id],
      clauses: [clause],
    })
  return withUnit(state, id, { ko: [...vessel.ko, ...lost.map(({ at }) => at)].toSorted((a, b) => a - b) })
}

function slowed(state: CoastalState, id: UnitId, io: Io): CoastalState {
  const vessel = unitOf(state, id)
  const most = maxSpeedOf(vessel)
  if (vessel.speed <= most) return state
  io.log({
    code: most === 0 ? 'immobilized' : 'slows',
    facts: { unit: { unit: id }, speed: most },
    side: vessel.side,
    units: [id],
    clauses: [most === 0 ? 'coastal-R24' : 'coastal-R14'],
  })
  return withUnit(state, id, { speed: most })
}
