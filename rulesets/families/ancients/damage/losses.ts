import type { Effect } from '../../../../src/engine/log'
import type { Io as AnyIo } from '../../../../src/engine/ruleset'
import type { Code, Outcome } from '../text/words'
import type { Book } from '../model/book'
import type { Facts } from '../model/limits'
import type { AncientState, Standing } from '../model/state'
import type { Subject } from '../model/subjects'
import { withUnit } from '../model/units'

/** Takes a unit off the table. */
export function removed(state: AncientState, unit: Standing): AncientState {
  return withUnit(state, unit.id, { status: 'Lost', at: null, rampage: null, struck: [], charged: false })
}

/** What the table shows when a unit is gone. */
export function lossEffects(unit: Standing): readonly Effect[] {
  return [{ kind: 'destroyed', unit: unit.id, at: unit.at }]
}

/** Removes a unit outside an attack and tells why; `Own` are the codes of a member's words, where it tells it in its own. */
export function eliminated<Own extends string = Code>(
  book: Book,
  state: AncientState,
  unit: Standing,
  code: NoInfer<Own> | Code,
  why: Subject,
  io: AnyIo<NoInfer<Own> | Code, Outcome>,
  more: Facts = {},
): AncientState {
  io.log({
    code,
    facts: { unit: { unit: unit.id }, ...more },
    side: unit.side,
    units: [unit.id],
    clauses: [book.cite[why]],
    outcome: 'routed',
    effects: lossEffects(unit),
  })
  return removed(state, unit)
}
