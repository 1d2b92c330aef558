import type { Io } from '../text/told'
import type { Outcome } from '../text/words'
import type { Book } from '../model/book'
import { isOn, kindOf } from '../model/units'
import type { AncientState, AncientUnit, Standing, Status } from '../model/state'
import type { Subject } from '../model/subjects'
import type { Cause, Harm } from '../model/ways'

/** What a result does to a unit in this state (R25): the table of escalation. */
export function escalated(state: AncientState, { status }: AncientUnit, harm: Harm, cause: Cause): Status {
  if (harm === 0 || status === 'Lost') return status
  if (cause === 'shooting') return status === 'Good order' ? 'Disordered' : 'Shaken'
  if (harm === 3) return 'Lost'
  if (status === 'Good order') return harm === 1 ? 'Disordered' : 'Shaken'
  if (status === 'Disordered') return 'Shaken'
  return harm === 1 && !isOn(state, 'shaken-break') ? 'Shaken' : 'Lost'
}

/** Whether a unit has a save from such an attack (R26). */
export function maySave(state: AncientState, unit: AncientUnit, cause: Cause): boolean {
  return unit.general !== 'none' && !(cause === 'shooting' && isOn(state, 'save-in-melee-only'))
}

/** The face that a General's unit needs to save (6.15 to 6.17). */
export function saveNeed(book: Book, unit: AncientUnit): number {
  return book.numbers.save + (unit.quality === 'Raw' ? 1 : 0) - (unit.quality === 'Veteran' ? 1 : 0)
}

/** The outcome of an attack as the list of outcomes has it. */
export function outcomeOf(before: Status, after: Status): Outcome {
  if (before === after) return 'none'
  return after === 'Lost' ? 'routed' : after === 'Shaken' ? 'shaken' : 'disordered'
}

/** A result on its way to a unit: the save of a General comes before its present state (R26). */
export interface Suffered {
  readonly harm: Harm
  /** Undefined where no save was rolled. */
  readonly saved?: boolean
}

/** Rolls the save of a unit with a General, if the result would change anything. */
export function saveRoll(
  book: Book,
  state: AncientState,
  unit: Standing,
  harm: Harm,
  cause: Cause,
  io: Io,
): Suffered {
  const after = book.damage.escalated(state, unit, harm, cause)
  if (after === unit.status || !maySave(state, unit, cause)) return { harm }
  const saved = io.chance.check(6, saveNeed(book, unit), {
    purpose: `saving roll of the General, ${unit.name}`,
    by: unit.side,
    clause: book.cite['save'],
  })
  return { harm: saved ? ((harm - 1) as Harm) : harm, saved }
}

/** Whether Elephants run wild by this change (R32). */
export function runsWild(book: Book, state: AncientState, unit: AncientUnit, after: Status): boolean {
  if (!kindOf(book, state, unit).rampages || unit.status !== 'Good order') return false
  return after === 'Disordered' || (after === 'Shaken' && isOn(state, 'shaken-rampage'))
}

/** The clause of what became of a unit. */
export function resultSubject(before: Status, after: Status, cause: Cause): Subject {
  if (cause === 'shooting')
    return before === 'Good order' ? 'hit' : before === 'Disordered' ? 'hit again' : 'hit shaken'
  if (after === 'Lost') return before === 'Shaken' ? 'shaken again' : 'routed result'
  if (before === 'Disordered') return 'disordered again'
  return after === 'Shaken' ? 'shaken result' : 'disordered result'
}
