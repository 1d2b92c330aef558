import { plainOffer } from '../../../../src/engine/acts'
import type { Offer } from '../../../../src/engine/offer'
import type { Io } from '../text/told'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limits, because, limit, reasonsOf } from '../model/limits'
import type { AncientAction, AncientState, AncientUnit } from '../model/state'
import type { Subject } from '../model/subjects'
import { findUnit, sideName, unitOf, withUnit } from '../model/units'
import { isBad, isInReach, rallyNeed, rallyable } from './rallying'
import { nextStep } from './turn'

const otherTurn = limit<AskedOf>(
  'not-rallying',
  'both rally',
  ({ state, unit }) => state.step !== 'rally' || !state.toAct.includes(unit.side),
)

const inGoodOrder = limit<AskedOf>('in-good-order', 'rally', ({ unit }) => !isBad(unit))

const hasRolled = limit<AskedOf>('has-rolled', 'rally', ({ unit }) => unit.fought)

const outOfReach = limit<AskedOf>(
  'no-general-near',
  'rally',
  ({ book, state, unit }) => !isInReach(book, state, unit),
)

/** What keeps a unit from rolling to rally now. */
const RALLY: Limits<AskedOf> = [otherTurn, inGoodOrder, hasRolled, outOfReach]

/** Rolling to rally: one unit, or all of the side in their order. */
export const rally: AncientAct<'rally'> = {
  offers(book, state, side) {
    if (state.step !== 'rally') return []
    const able = rallyable(book, state, side)
    if (able.length === 0) return []
    const label = 'Roll to rally'
    const clause = book.cite['rally']
    return [
      plainOffer<AncientAction>(
        { type: 'rally', unit: null },
        `${sideName(state, side)} roll to rally`,
        clause,
        {
          label,
          useful: true,
          ends: true,
        },
      ),
      ...able.map(
        (unit): Offer<AncientAction> => ({
          id: `rally:${unit.id}`,
          kind: 'rally',
          unit: unit.id,
          label,
          clause,
          input: 'nothing',
          useful: false,
          options: () => [{ action: { type: 'rally', unit: unit.id }, label: unit.name, token: unit.id }],
        }),
      ),
    ]
  },
  refuse(book, state, action) {
    if (action.unit !== null) {
      return reasonsOf(book, findUnit(state, action.unit), 'rally', RALLY, unit => ({ book, state, unit }))
    }
    const [side] = state.toAct
    if (state.step !== 'rally' || side === undefined) return [because(book, 'not-rallying', 'both rally')]
    return rallyable(book, state, side).length > 0 ? [] : [because(book, 'nobody-to-rally', 'rally')]
  },
  play(book, state, action, io) {
    const [side] = state.toAct
    if (side === undefined) return state
    const rolling = action.unit === null ? rallyable(book, state, side) : [unitOf(state, action.unit)]
    let now = state
    for (const unit of rolling) now = rolled(book, now, unit, io)
    return rallyable(book, now, side).length === 0 ? nextStep(book, now, io) : now
  },
}

function rolled(book: Book, state: AncientState, unit: AncientUnit, io: Io): AncientState {
  const isRallied = io.chance.check(6, rallyNeed(book, unit), {
    purpose: `to rally, ${unit.name}`,
    by: unit.side,
    clause: book.cite['rally'],
  })
  const isShaken = unit.status === 'Shaken'
  const subject: Subject = isShaken ? 'rally shaken' : 'rally disordered'
  io.log({
    code: isRallied ? (isShaken ? 'rallies-to-disordered' : 'rallies') : 'does-not-rally',
    facts: { unit: { unit: unit.id } },
    side: unit.side,
    units: [unit.id],
    clauses: [book.cite[subject]],
  })
  const status = !isRallied ? unit.status : isShaken ? 'Disordered' : 'Good order'
  return withUnit(state, unit.id, { status, fought: true })
}
