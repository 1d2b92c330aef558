import type { Offer, Option } from '../../../src/engine/offer'
import { otherSide } from '../../../src/engine/ids'
import {
  eyeOf,
  fights,
  foesOf,
  groundAt,
  isAtFront,
  isVehicle,
  landOf,
  onTable,
  stands,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { changed, changedState } from '../changes'
import { damageOf, heThrow, outcomeOf } from '../fire/effect'
import { fixedColumn, heSa } from '../fire/reckon'
import { CLOSE_DEFENCE, measureBetween } from '../fire/shot'
import { type OnTable, elementOf, findElement, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20State } from '../state'
import { OVERRUN } from '../tables'
import { effective, suffered } from './results'

/** Elements that a tank may run over: no vehicles, on open ground or in a field. */
function targetsOf(state: D20State, tank: OnTable): readonly OnTable[] {
  return foesOf(SHEETS, state, tank).filter(each => reasonsAgainst(state, tank, each).length === 0)
}

function reasonsAgainst(state: D20State, tank: OnTable, target: OnTable): readonly Reason[] {
  const reasons: Reason[] = []
  const type = typeOf(target)
  const spared = type.class === 'motorcycle' && state.houseRules['overrun-motorcycles'] !== true
  if (isVehicle(type) || spared || target.command) reasons.push({ code: 'no-vehicle', clause: cite('7.2.3') })
  if (!isAtFront(SHEETS, state, tank, target)) reasons.push({ code: 'not-in-front', clause: cite('7.2.1') })
  if (!(groundAt(landOf(state.scenario), target.at)?.terrain.overrun ?? true))
    reasons.push({ code: 'not-in-the-open', clause: cite('7.2.5') })
  return reasons
}

/** Tanks of both sides that have still to run somebody over in this phase. */
export function overrunning(state: D20State): readonly OnTable[] {
  return [...onTable(state, state.active), ...onTable(state, otherSide(state.active))].filter(
    each => isAble(each) && targetsOf(state, each).length > 0,
  )
}

const isAble = (tank: OnTable): boolean =>
  typeOf(tank).class === 'tank' && !tank.suppressed && !tank.fought && !tank.command

/** A tank runs over who is in front of it. */
export const overrun: Act<'overrun'> = {
  offers(state, side) {
    if (state.step !== 'close combat' || side !== state.active || state.pending.length > 0) return []
    return overrunning(state).map((tank): Offer<D20Action> => {
      const options = targetsOf(state, tank).map(
        (target): Option<D20Action> => ({
          action: { type: 'overrun', unit: tank.id, target: target.id },
          label: target.name,
          at: target.at,
        }),
      )
      return {
        id: `overrun:${tank.id}`,
        kind: 'overrun',
        unit: tank.id,
        label: 'Overrun',
        clause: cite('7.2.1'),
        input: 'choice',
        useful: true,
        options: () => options,
      }
    })
  },
  refuse(state, { unit, target }) {
    const tank = findElement(state, unit)
    const victim = findElement(state, target)
    if (!stands(tank) || !stands(victim)) return [{ code: 'no-element', clause: cite('7.2.1') }]
    const reasons: Reason[] = []
    if (state.step !== 'close combat') reasons.push({ code: 'not-close-combat', clause: cite('4.0.7') })
    if (typeOf(tank).class !== 'tank' || tank.command)
      reasons.push({ code: 'only-tanks-overrun', clause: cite('7.2.2') })
    if (tank.side === victim.side) reasons.push({ code: 'own-side', clause: cite('7.2.1') })
    if (tank.suppressed) reasons.push({ code: 'suppressed-no-overrun', clause: cite('7.2.1') })
    if (tank.fought) reasons.push({ code: 'has-fought', clause: cite('R47') })
    return reasons.length > 0 ? reasons : reasonsAgainst(state, tank, victim)
  },
  play(state, { unit, target }, io) {
    const tank = findElement(state, unit)
    const victim = findElement(state, target)
    return stands(tank) && stands(victim) ? runOver(state, tank, victim, io) : state
  },
}

const CODES = {
  none: 'overruns-none',
  'fall-back': 'overruns-fall-back',
  suppressed: 'overruns-suppressed',
  'knocked-out': 'overruns-knocked-out',
} as const

function runOver(state: D20State, tank: OnTable, target: OnTable, io: Io): D20State {
  const [from, at] = [eyeOf(SHEETS, tank, tank), eyeOf(SHEETS, target, target)]
  const tracks = { ...CLOSE_DEFENCE, name: 'tracks', value: OVERRUN }
  const shot = { ...measureBetween(state, tank, tracks, target, from, at, null), near: true }
  const added = heSa({ state, shot }, OVERRUN)
  const rolled = heThrow(io, shot, added)
  const result = effective(state, target, rolled, false)
  const outcome = outcomeOf(result)
  io.log({
    code: CODES[outcome],
    facts: { unit: { unit: tank.id }, target: { unit: target.id } },
    side: tank.side,
    units: [tank.id, target.id],
    clauses: [cite('7.2.4')],
    reckonings: [added],
    outcome,
    effects: [{ kind: 'arrow', from: tank.at, to: target.at }],
  })
  const bout = { attackers: [tank.id], defender: target.id, at: target.at }
  const bouts = tank.charged.includes(target.id) ? [...state.bouts, bout] : state.bouts
  const now = changed(changedState(state, { bouts }), tank.id, { fought: true })
  if (result !== null)
    return suffered(
      now,
      { target: target.id, result: rolled, from: tank.at, byMortar: false, pose: null },
      io,
    )
  return struckBack(now, tank, target, io)
}

/** Who was not hurt may close assault the tank. */
function struckBack(state: D20State, tank: OnTable, target: OnTable, io: Io): D20State {
  if (target.suppressed || typeOf(target).class === 'csw' || !fights(SHEETS, target)) return state
  const column = fixedColumn('1:2', '7.2.7', 'Close assault')
  const why = { by: target.side, clause: '7.2.8' }
  const rolled = damageOf(io, column, qualityOf(target), why)
  const result = effective(state, elementOf(state, tank.id), rolled, false)
  io.log({
    code:
      result === null
        ? 'strikes-none'
        : result === 'suppressed'
          ? 'strikes-suppressed'
          : 'strikes-knocked-out',
    facts: { unit: { unit: target.id }, target: { unit: tank.id } },
    side: target.side,
    units: [target.id, tank.id],
    clauses: [cite('7.2.7')],
    reckonings: [column.reckoning],
  })
  return suffered(
    state,
    { target: tank.id, result: rolled, from: target.at, byMortar: false, pose: null },
    io,
  )
}
