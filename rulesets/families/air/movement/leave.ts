import type { Reason } from '../../../../src/engine/refusal'
import type { Offer } from '../../../../src/engine/offer'
import { placeOf } from '../../../../src/geometry/hexBoard'
import type { Book } from '../model/book'
import { type Standing, changed, findAircraft, isOn, stands } from '../model/lookup'
import type { Act } from '../model/act'
import { firstOf } from '../model/parts'
import type { AirAction, AirState } from '../model/state'
import { activation, choosable, endActivation, reasonsNotNow } from '../sequence/turns'
import { flightsOf, stagesOf } from './flights'
import { canStay } from './walk'

/** Why an aircraft may not leave the table: only the Damaged do, over an edge that they can reach, or who cannot stay. */
function stayReasons(book: Book, state: AirState, aircraft: Standing): readonly Reason[] {
  const first = firstOf(book, state, aircraft)
  if (first) return [first]
  if (!canStay(book, state, aircraft)) return []
  if (!aircraft.damaged && !isOn(state, 'any-may-leave'))
    return [{ code: 'sound-stays', clause: book.cite['edge'] }]
  return flightsOf(book, state, aircraft).leaves ? [] : [{ code: 'edge-too-far', clause: book.cite['edge'] }]
}

/** Flying off the table: removed at once, not Destroyed, and never back. */
export const leave: Act<'leave'> = {
  offers(book, state, side) {
    return choosable(state, side).flatMap((one): readonly Offer<AirAction>[] => {
      if (stayReasons(book, state, one).length > 0) return []
      const mustGo = !canStay(book, state, one)
      return [
        {
          id: `leave:${one.id}`,
          kind: 'leave',
          unit: one.id,
          label: 'Leave the table',
          clause: book.cite['edge'],
          input: 'choice',
          // In a campaign a Damaged aircraft has somewhere to go: home.
          useful: mustGo || state.scenario.campaign === true,
          options: () => [{ action: { type: 'leave', unit: one.id }, label: 'Leave for good' }],
        },
      ]
    })
  },
  refuse(book, state, { unit }) {
    const own = reasonsNotNow(book, state, unit, 'move')
    const one = findAircraft(state, unit)
    return own.length > 0 || !stands(one) ? own : stayReasons(book, state, one)
  },
  play(book, state, { unit }, io) {
    const one = findAircraft(state, unit)
    if (!stands(one)) return state
    const { leaves } = flightsOf(book, state, one)
    const way = leaves ? stagesOf(leaves).map(({ hex }) => placeOf(state.scenario.board, hex)) : []
    io.log({
      code: 'leaves',
      facts: { unit: { unit } },
      side: one.side,
      units: [unit],
      clauses: [book.cite['edge']],
      effects: [{ kind: 'move', unit, path: [one.at, ...way] }],
    })
    const active = activation(book, state, one, { stage: 'fire' })
    return endActivation(book, { ...changed(state, unit, { at: null, fate: 'left' }), active }, io)
  },
}
