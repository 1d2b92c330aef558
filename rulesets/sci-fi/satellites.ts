import { type IndirectPart, indirect, isOn } from '../families/tactical'
import type { Switch } from './houseRules'

/**
 * A Satellite that rolls a natural 1 or 2 falls silent, and hits all the same where modifiers make it enough; by house rule it
 * misses (R59). Those on the table need nobody to see their target (R36).
 */
export const satelliteFire: IndirectPart = {
  roll(book, state, firing, needed, io) {
    const voice = book.numbers.silencedBelow
    if (firing.unit || needed.total >= voice || isOn<Switch>(state, 'low-rolls-miss')) {
      return indirect.roll(book, state, firing, needed, io)
    }
    const why = { purpose: 'to hit', by: firing.side, clause: book.cite['indirect hits on'] }
    const band = io.chance.bands(6, [needed.total, voice], why)
    return { hit: band > 0, silenced: band < 2 }
  },
  needsObserver: state => isOn(state, 'observer'),
}
