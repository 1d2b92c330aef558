import type { Offer } from '../../../../src/engine/offer'
import type { Reason } from '../../../../src/engine/refusal'
import type { Book } from '../model/book'
import { type Standing, changed, findAircraft, isLoaded, isOn, stands } from '../model/lookup'
import type { Act } from '../model/act'
import type { Active, AirAction, AirState, Aircraft } from '../model/state'
import { choosable, reasonsNotNow } from './turns'

/** What is done at the start of an activation, before the aircraft moves: jams are cleared, loads dropped. */

const isJammed = ({ frontJammed, rearJammed }: Aircraft): boolean => frontJammed || rearJammed

/** Whether an aircraft has still to try to clear its jams before it moves. */
export const mustClear = (state: AirState, aircraft: Aircraft): boolean =>
  isJammed(aircraft) && !(state.active?.unit === aircraft.id && state.active.cleared)

/** The activation of an aircraft that has begun and not moved. */
const begun = (state: AirState, { id, at }: Standing, cleared: boolean): Active => ({
  unit: id,
  stage: 'move',
  spent: 0,
  reversed: false,
  cleared: cleared || state.active?.cleared === true,
  fired: [],
  trail: [at],
})

function clearReasons(book: Book, state: AirState, aircraft: Aircraft): readonly Reason[] {
  if (!isJammed(aircraft)) return [{ code: 'no-jam', clause: book.cite['clearing a jam'] }]
  return mustClear(state, aircraft) ? [] : [{ code: 'has-cleared', clause: book.cite['clearing a jam'] }]
}

/** One die for each jammed weapon before the aircraft moves. */
export const clear: Act<'clear'> = {
  offers(book, state, side) {
    return choosable(state, side).flatMap((each): readonly Offer<AirAction>[] => {
      if (clearReasons(book, state, each).length > 0) return []
      const action = { type: 'clear', unit: each.id } as const
      return [
        {
          id: `clear:${each.id}`,
          kind: 'clear',
          unit: each.id,
          label: 'Try to clear the jam',
          clause: book.cite['clearing a jam'],
          input: 'nothing',
          useful: true,
          options: () => [{ action, label: 'Try to clear the jam' }],
        },
      ]
    })
  },
  refuse(book, state, { unit }) {
    const own = reasonsNotNow(book, state, unit, 'move')
    const one = findAircraft(state, unit)
    return own.length > 0 || !one ? own : clearReasons(book, state, one)
  },
  play(book, state, { unit }, io) {
    const one = findAircraft(state, unit)
    if (!stands(one)) return state
    const why = { purpose: 'to clear a jam', by: one.side, clause: book.cite['clearing a jam'] }
    const stays = (jammed: boolean): boolean => jammed && !io.chance.check(6, CLEARED_FROM, why)
    const frontJammed = stays(one.frontJammed)
    const rearJammed = stays(one.rearJammed)
    io.log({
      code: frontJammed || rearJammed ? 'still-jammed' : 'jam-cleared',
      facts: { unit: { unit } },
      side: one.side,
      units: [unit],
      clauses: [book.cite['clearing a jam']],
    })
    return { ...changed(state, unit, { frontJammed, rearJammed }), active: begun(state, one, true) }
  },
}

/** A jam is cleared by this or more. */
const CLEARED_FROM = 5

function jettisonReasons(book: Book, state: AirState, aircraft: Aircraft): readonly Reason[] {
  if (!isOn(state, 'jettison')) return [{ code: 'no-jettison', clause: book.cite['loads'] }]
  return isLoaded(aircraft) ? [] : [{ code: 'not-loaded', clause: book.cite['loads'] }]
}

/** Dropping a load unused, where the house rule allows it. */
export const jettison: Act<'jettison'> = {
  offers(book, state, side) {
    if (!isOn(state, 'jettison')) return []
    return choosable(state, side)
      .filter(isLoaded)
      .map(({ id }) => ({
        id: `jettison:${id}`,
        kind: 'jettison',
        unit: id,
        label: 'Drop the load',
        clause: book.cite['loads'],
        input: 'choice',
        useful: false,
        options: () => [{ action: { type: 'jettison', unit: id } as const, label: 'Drop the load unused' }],
      }))
  },
  refuse(book, state, { unit }) {
    const own = reasonsNotNow(book, state, unit, 'move')
    const one = findAircraft(state, unit)
    return own.length > 0 || !one ? own : jettisonReasons(book, state, one)
  },
  play(book, state, { unit }, io) {
    const one = findAircraft(state, unit)
    if (!stands(one)) return state
    io.log({
      code: 'jettisons',
      facts: { unit: { unit } },
      side: one.side,
      units: [unit],
      clauses: [book.cite['loads']],
    })
    return { ...changed(state, unit, { load: 'none' }), active: begun(state, one, false) }
  },
}
