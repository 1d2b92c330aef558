import type { ClauseId } from '../../../../src/engine/ids'
import type { Effect } from '../../../../src/engine/log'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Io, LogInput } from '../text/told'
import type { Code } from '../text/words'
import type { Book } from '../model/book'
import { withMelees } from '../melee/contact'
import { kindOf, withUnit } from '../model/units'
import type { Cause, Harm } from '../model/ways'
import { outcomeOf, saveRoll } from './result'
import { lossEffects, removed } from './losses'
import { runningWild } from './rampage'
import type { AncientState, Standing, Status } from '../model/state'

/** An attack that has been rolled, before its result is carried out. */
export interface Blow {
  readonly cause: Cause
  readonly by: Standing
  readonly target: Standing
  readonly harm: Harm
  readonly reckonings: readonly Reckoning[]
  readonly clauses: readonly ClauseId[]
  readonly effects: readonly Effect[]
}

const WORD: Readonly<Record<Status, string>> = {
  'Good order': 'in good order',
  Disordered: 'Disordered',
  Shaken: 'Shaken',
  Lost: 'Routed',
}

/** Carries the result of an attack out: the General's save, the unit's state, its removal, and whether Elephants are about to run wild. */
export function struckBy(book: Book, state: AncientState, blow: Blow, io: Io): AncientState {
  const { cause, by, target } = blow
  const kind = kindOf(book, state, target)
  const base: Pick<LogInput, 'side' | 'units' | 'reckonings'> = {
    side: by.side,
    units: [by.id, target.id],
    reckonings: blow.reckonings,
  }
  const facts = { unit: { unit: by.id }, target: { unit: target.id } }
  if (cause === 'shooting' && kind.scythed && blow.harm > 0) {
    io.log({
      ...base,
      code: 'shot-removes-scythed',
      facts,
      clauses: [...blow.clauses, book.cite['scythed shot']],
      outcome: 'routed',
      hit: true,
      effects: [...blow.effects, ...lossEffects(target)],
    })
    return withMelees(book, removed(state, target))
  }
  const first = book.damage.escalated(state, target, blow.harm, cause)
  const suffered = saveRoll(book, state, target, blow.harm, cause, io)
  const after = book.damage.escalated(state, target, suffered.harm, cause)
  const isUnchanged = after === target.status
  const code: Code =
    suffered.saved === undefined
      ? isUnchanged
        ? blow.harm === 0
          ? `${cause}-fails`
          : `${cause}-changes-nothing`
        : `${cause}-works`
      : suffered.saved
        ? `${cause}-saved`
        : `${cause}-not-saved`
  io.log({
    ...base,
    code,
    facts: { ...facts, result: WORD[after], first: WORD[first], status: WORD[target.status] },
    clauses: [
      ...blow.clauses,
      ...(suffered.saved === undefined ? [] : [book.cite['save']]),
      ...(blow.harm === 0 ? [] : [book.damage.clause(book, target, after, cause)]),
    ],
    outcome: outcomeOf(target.status, after),
    hit: blow.harm > 0,
    effects: [...blow.effects, ...effectsOf(target, after)],
  })
  if (isUnchanged) return state
  if (after === 'Lost') return withMelees(book, removed(state, target))
  const changed = withUnit(state, target.id, { status: after })
  return book.damage.runsWild(book, state, target, after) ? runningWild(changed, target) : changed
}

function effectsOf(target: Standing, after: Status): readonly Effect[] {
  if (after === target.status) return []
  if (after === 'Lost') return lossEffects(target)
  return [{ kind: 'chip', unit: target.id, chip: after === 'Shaken' ? 'S' : 'D' }]
}
