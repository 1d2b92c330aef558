import { plainOffer } from '../../../src/engine/acts'
import { otherSide } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
import { type Point, bearing, distance, moveBy } from '../../../src/geometry/point'
import {
  type Bout,
  allAt,
  highGroundAt,
  isFree,
  landOf,
  nearestRest,
  stands,
  unrest,
  walk,
} from '../../families/panzer8'
import { type Act, type Io, cite } from '../act'
import { changed, changedState, withoutFirst } from '../changes'
import { type OnTable, asking, elementOf, findElement, firstOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10State } from '../state'
import { lost } from './results'

/** Attackers that have won and can advance: alive, and not suppressed. */
const advancing = (state: D10State, { attackers }: Bout): readonly OnTable[] =>
  attackers
    .map(id => findElement(state, id))
    .filter(each => stands(each))
    .filter(each => !each.suppressed)

/** Whether a defender is still where it fought. */
const isThere = (defender: ReturnType<typeof findElement>, at: Point): defender is OnTable =>
  stands(defender) && distance(defender.at, at) < 0.05

/** Dug in or in fortifications a defender need not give way. */
const holdsGround = (state: D10State, defender: OnTable): boolean =>
  defender.dugIn || allAt(landOf(state.scenario), defender.at).some(({ name }) => name === 'bunker')

/** All advances after combat; where several might go, or by house rule need not, their owner is asked. */
export function advances(state: D10State, io: Io): D10State {
  let now: D10State = changedState(state, { bouts: [] })
  for (const bout of state.bouts) {
    const ready = advancing(now, bout)
    const defender = findElement(now, bout.defender)
    const [only] = ready
    if (!only || (isThere(defender, bout.at) && holdsGround(now, defender))) continue
    if (ready.length > 1 || state.houseRules['advance-freely'] === true) {
      const among = ready.map(({ id }) => id)
      now = asking(now, { kind: 'advance', among, defender: bout.defender, at: bout.at })
    } else now = advanced(now, only, bout.defender, bout.at, io)
  }
  return now
}

/** The defender gives way by twice its depth if it is still there, and the attacker takes its place. */
function advanced(state: D10State, attacker: OnTable, id: string, place: Point, io: Io): D10State {
  const defender = findElement(state, id)
  const now = isThere(defender, place) ? retreated(state, defender, attacker, io) : state
  const facing = distance(attacker.at, place) < 0.01 ? attacker.facing : bearing(attacker.at, place)
  const to = nearestRest(SHEETS, now, attacker, { at: place, facing })
  io.log({
    code: 'advances',
    facts: { unit: { unit: attacker.id } },
    side: attacker.side,
    units: [attacker.id],
    clauses: [cite('4.0.6')],
    effects: [{ kind: 'move', unit: attacker.id, path: [attacker.at, to.at] }],
  })
  const elevated = highGroundAt(now, to.at) !== null
  return changed(now, attacker.id, { ...to, dugIn: false, charged: [], moved: true, elevated })
}

function retreated(state: D10State, defender: OnTable, attacker: OnTable, io: Io): D10State {
  const type = typeOf(defender)
  const at = moveBy(defender.at, bearing(attacker.at, defender.at), 2 * type.depth)
  const found = walk(SHEETS, state, defender, [at], { extra: 100, mayHalve: false })
  const isBarred =
    type.move === '0' ||
    found.met !== null ||
    !isFree(found) ||
    unrest(SHEETS, state, defender, { at, facing: defender.facing }) === 'off the table'
  const common = {
    facts: { unit: { unit: defender.id } },
    side: defender.side,
    units: [defender.id],
    clauses: [cite('R52')],
  }
  if (isBarred) {
    io.log({ code: 'cannot-retreat', ...common })
    return lost(state, defender.id, 'knocked out')
  }
  const to = nearestRest(SHEETS, state, defender, { at, facing: defender.facing })
  io.log({
    code: 'retreats',
    ...common,
    effects: [{ kind: 'move', unit: defender.id, path: [defender.at, to.at] }],
  })
  return changed(state, defender.id, { ...to, charged: [], dugIn: false, moved: true })
}

/** Which of several attackers takes the defender's place. */
export const advance: Act<'advance'> = {
  offers(state, side) {
    const first = firstOf(state, 'advance')
    if (!first || otherSide(elementOf(state, first.defender).side) !== side) return []
    const offers = first.among.map((unit): Offer<D10Action> => {
      const action: D10Action = { type: 'advance', unit }
      const label = `${elementOf(state, unit).name} advances`
      return {
        id: `advance:${unit}`,
        kind: 'advance',
        unit,
        label,
        clause: cite('R52'),
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
    if (state.houseRules['advance-freely'] !== true) return offers
    const stay: D10Action = { type: 'stay-on', unit: first.among[0] ?? '' }
    return [...offers, plainOffer(stay, 'Nobody advances', cite('R52'), { id: 'stay' })]
  },
  refuse(state, { unit }) {
    const isAsked = firstOf(state, 'advance')?.among.includes(unit)
    return isAsked ? [] : [{ code: 'no-advance', clause: cite('R52') }]
  },
  play(state, { unit }, io) {
    const first = firstOf(state, 'advance')
    const attacker = findElement(state, unit)
    if (!first || !stands(attacker)) return withoutFirst(state)
    return advanced(withoutFirst(state), attacker, first.defender, first.at, io)
  },
}
