import { DAMAGE, type DamagePart } from '../families/ancients'
import { flies } from './flight'
import { isUnder } from './magic/spells'

/** The printed results, by which a Flying Creature that would be Shaken is gone (R53), and one that is frozen runs nowhere (R60). */
export const frail: DamagePart = {
  escalated(state, unit, harm, cause) {
    const after = DAMAGE.escalated(state, unit, harm, cause)
    return after === 'Shaken' && flies(unit) ? 'Lost' : after
  },
  runsWild: (book, state, unit, after) =>
    DAMAGE.runsWild(book, state, unit, after) && !isUnder(state, unit, 'freeze'),
  clause: (book, unit, after, cause) =>
    after === 'Lost' && flies(unit) ? 'fantasy-11.35' : DAMAGE.clause(book, unit, after, cause),
}
