import { distance } from '../../../src/geometry/point'
import { WITHIN } from '../../../src/geometry/tolerance'
import { homeAt, moveClassOf, withdrawal } from '../../families/panzer8'
import { type Io, cite } from '../act'
import { lost } from '../combat/results'
import { type OnTable, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { SHORT } from '../tables'

/** By house rule: whether a full move towards its own edge leads over that. */
export function isOverEdge(state: D10State, element: OnTable): boolean {
  if (state.houseRules['flee-the-table'] !== true) return false
  const home = homeAt(state.scenario, element.side, element.at)
  const full = withdrawal(SHEETS, state, element, home, true, FULL, SHORT)
  const most = SHEETS.rates[moveClassOf(typeOf(element), element)].open
  const away = distance(element.at, home)
  return full !== null && away <= most && full.length < most - WITHIN && full.length > away - EDGE
}

/** As long as it may be. */
const FULL = 20
/** No base is so deep that one stops farther than this from the edge, in inches. */
const EDGE = 1.5

export function fled(state: D10State, element: OnTable, io: Io): D10State {
  io.log({
    code: 'flees-the-table',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [cite('R43')],
  })
  return lost(state, element.id, 'routed')
}
