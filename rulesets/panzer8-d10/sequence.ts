import { finished } from '../../src/engine/acts'
import { type Side, otherSide } from '../../src/engine/ids'
import { concedeBy, endingOf, taken } from '../families/panzer8'
import { type Io, cite } from './act'
import { changedElement, changedState } from './changes'
import { SHEETS_OF_2011 as SHEETS } from './sheets'
import { CARDS, type D10Element, type D10State, type Effect } from './state'
import { DECK } from './tables'

/** A pile of all cards, by the order of `CARDS`. */
export const fullPile = (): readonly number[] => CARDS.map(card => DECK[card].copies)

/** What begins anew with the enemy's player turn, and with one's own. */
const ANSWERING: Partial<D10Element> = {
  fired: [],
  reacted: false,
  moved: false,
  charged: [],
  fought: false,
}
const FRESH: Partial<D10Element> = {
  ...ANSWERING,
  acts: 0,
  extra: 0,
  deeds: [],
  attacked: false,
  busy: false,
  boarded: false,
  held: false,
  rallying: false,
}

/** Whether all of `ANSWERING` is so already, and of `FRESH`: most elements have done nothing since, and stay as they are. */
const isAnswering = (each: D10Element): boolean =>
  each.fired.length === 0 && !each.reacted && !each.moved && each.charged.length === 0 && !each.fought
const isFresh = (each: D10Element): boolean =>
  isAnswering(each) &&
  each.acts === 0 &&
  each.extra === 0 &&
  each.deeds.length === 0 &&
  !each.attacked &&
  !each.busy &&
  !each.boarded &&
  !each.held &&
  !each.rallying

/** The beginning of a side's player turn: what was for a turn is over, and all may act and react anew. */
export function startOf(state: D10State, active: Side): D10State {
  const fresh = (each: D10Element): D10Element => {
    if (each.side === active) return isFresh(each) ? each : changedElement(each, FRESH)
    return isAnswering(each) ? each : changedElement(each, ANSWERING)
  }
  const lasting = state.effects.filter(({ card, by }) => DECK[card].lasts === 'round' && by !== active)
  return withEffects(
    changedState(state, {
      step: state.houseRules['no-events'] === true ? 'action' : 'event',
      active,
      toAct: [active],
      acting: null,
      bouts: [],
      units: state.units.map(fresh),
    }),
    lasting,
  )
}

/** The state with these cards in force, and the smoke that they make. */
export function withEffects(state: D10State, effects: readonly Effect[]): D10State {
  const discs = effects.flatMap(({ at }, index) => (at ? [{ id: `card-${index + 1}`, at }] : []))
  return changedState(state, { effects, smoke: [...state.scenario.smoke, ...discs] })
}

/** The End step, and the player turn after it; after both player turns the battle may be over. */
export function ended(state: D10State, io: Io): D10State {
  const held: D10State = changedState(state, { step: 'end', holdings: taken(SHEETS, state, cite('R69'), io) })
  if (held.active === held.first) return startOf(held, otherSide(held.first))
  const ending = endingOf(SHEETS, held)
  if (ending) return finished(held, ending, cite('4.0.7'), io)
  return startOf(changedState(held, { turn: held.turn + 1 }), held.first)
}

/** Giving up. */
export const concede = concedeBy<D10State>(cite('R69'))
