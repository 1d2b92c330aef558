import { plainOffer } from '../../../src/engine/acts'
import type { Offer } from '../../../src/engine/offer'
import { type UnitId, otherSide } from '../../../src/engine/ids'
import { type Point, bearing, distance, moveBy } from '../../../src/geometry/point'
import {
  type BattleAct,
  firstOf,
  stayOnOf,
  type Bout,
  type Decision,
  allAt,
  baseOf,
  areTouching,
  fights,
  isFree,
  landOf,
  nearestRest,
  onTable,
  stands,
  unrest,
  walk,
} from '../../families/panzer8'
import { type Act, type Io, cite } from '../act'
import { changed, changedState } from '../changes'
import { type OnTable, elementOf, findElement, typeOf } from '../lookup'
import { EDITION } from '../edition'
import { goOn } from '../sequence'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20State } from '../state'
import { lost } from './results'

/** Attackers of a bout that are to advance: alive, unsuppressed and not fallen back. */
function advancing(state: D20State, { attackers, defender }: Bout): readonly OnTable[] {
  return attackers
    .map(id => findElement(state, id))
    .filter(each => stands(each))
    .filter(each => !each.suppressed && each.charged.includes(defender))
}

/** Dug in or in fortifications a defender need not give way, nor by house rule does what cannot move. */
function holdsGround(state: D20State, defender: OnTable): boolean {
  const isLeft = state.houseRules['advance-freely'] === true && typeOf(defender).move === '0'
  return (
    isLeft ||
    defender.dugIn ||
    allAt(landOf(state.scenario), defender.at).some(({ name }) => name === 'bunker')
  )
}

/** All advances after combat; where several might go, their owner is asked. */
export function advances(state: D20State, io: Io): D20State {
  const asked: Decision[] = []
  let now: D20State = changedState(state, { bouts: [] })
  for (const bout of state.bouts) {
    const ready = advancing(now, bout)
    const defender = findElement(now, bout.defender)
    const isThere = stands(defender) && distance(defender.at, bout.at) < 0.05
    const [only] = ready
    if (!only || (isThere && holdsGround(now, defender))) continue
    if (ready.length > 1 || state.houseRules['advance-freely'] === true) {
      const among = ready.map(({ id }) => id)
      asked.push({ kind: 'advance', among, defender: bout.defender, at: bout.at })
      continue
    }
    now = advanced(now, only, bout.defender, bout.at, io)
  }
  return asked.length === 0 ? now : changedState(now, { pending: [...now.pending, ...asked] })
}

/** The defender gives way by twice its depth if it is still there, and the attacker takes its place. */
function advanced(state: D20State, attacker: OnTable, id: UnitId, place: Point, io: Io): D20State {
  const defender = findElement(state, id)
  const isThere = stands(defender) && distance(defender.at, place) < 0.05
  const now = isThere ? retreated(state, defender, attacker, io) : state
  const facing = bearing(attacker.at, place)
  const to = nearestRest(SHEETS, now, attacker, { at: place, facing })
  io.log({
    code: 'advances',
    facts: { unit: { unit: attacker.id } },
    side: attacker.side,
    units: [attacker.id],
    clauses: [cite('7.3.1')],
    effects: [{ kind: 'move', unit: attacker.id, path: [attacker.at, to.at] }],
  })
  const there = changed(now, attacker.id, { ...to, dugIn: false })
  const arrived = elementOf(there, attacker.id)
  if (!stands(arrived)) return there
  const base = baseOf(SHEETS, arrived)
  const touched = onTable(there, otherSide(attacker.side)).filter(
    each =>
      fights(SHEETS, each) &&
      distance(each.at, to.at) < 3.2 &&
      areTouching(SHEETS, base, baseOf(SHEETS, each)),
  )
  return changed(there, attacker.id, { charged: touched.map(each => each.id) })
}

function retreated(state: D20State, defender: OnTable, attacker: OnTable, io: Io): D20State {
  const type = typeOf(defender)
  const way = bearing(attacker.at, defender.at)
  const at = moveBy(defender.at, way, 2 * type.depth)
  const found = walk(SHEETS, state, defender, [at], { extra: 100, mayHalve: false })
  const isBarred =
    type.move === '0' ||
    found.met !== null ||
    !isFree(found) ||
    unrest(SHEETS, state, defender, { at, facing: defender.facing }) === 'off the table'
  const common = { facts: { unit: { unit: defender.id } }, side: defender.side, units: [defender.id] }
  if (isBarred) {
    io.log({ code: 'cannot-retreat', ...common, clauses: [cite('R46')] })
    return lost(state, defender.id, 'knocked out')
  }
  const to = nearestRest(SHEETS, state, defender, { at, facing: defender.facing })
  io.log({
    code: 'retreats',
    ...common,
    clauses: [cite('7.3.2')],
    effects: [{ kind: 'move', unit: defender.id, path: [defender.at, to.at] }],
  })
  return changed(state, defender.id, { ...to, charged: [], dugIn: false })
}

/** Which of several attackers takes the defender's place. */
export const advance: Act<'advance'> = {
  offers(state, side) {
    const [first] = state.pending
    if (first?.kind !== 'advance' || otherSide(elementOf(state, first.defender).side) !== side) return []
    const offers = first.among.map((unit): Offer<D20Action> => {
      const action: D20Action = { type: 'advance', unit }
      const label = `${elementOf(state, unit).name} advances`
      return {
        id: `advance:${unit}`,
        kind: 'advance',
        unit,
        label,
        clause: cite('7.3.1'),
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
    if (state.houseRules['advance-freely'] !== true) return offers
    const stay: D20Action = { type: 'stay-on', unit: first.among[0] ?? '' }
    return [...offers, plainOffer(stay, 'Nobody advances', cite('R46'), { id: 'stay' })]
  },
  refuse(state, { unit }) {
    const [first] = state.pending
    const isAsked = first?.kind === 'advance' && first.among.includes(unit)
    return isAsked ? [] : [{ code: 'no-advance', clause: cite('7.3.1') }]
  },
  play(state, { unit }, io) {
    const [first, ...rest] = state.pending
    const attacker = findElement(state, unit)
    if (first?.kind !== 'advance' || !stands(attacker)) return state
    const now = advanced(changedState(state, { pending: rest }), attacker, first.defender, first.at, io)
    return now.pending.length === 0 ? goOn(now, io) : now
  },
}

const staying = stayOnOf(EDITION)

/** Passengers may stay inside; by house rule attackers may stay where they are. */
export const stayOn: BattleAct<D20State, 'stay-on'> = {
  ...staying,
  refuse(state, action) {
    const isAsked = firstOf(state, 'advance')?.among.includes(action.unit)
    return state.houseRules['advance-freely'] === true && isAsked ? [] : staying.refuse(state, action)
  },
  play(state, action, io) {
    const isAdvance = firstOf(state, 'advance') !== null
    const now = staying.play(state, action, io)
    return isAdvance && now.pending.length === 0 ? goOn(now, io) : now
  },
}
