import type { Reason } from '../../../../src/engine/refusal'
import type { Book } from './book'
import type { AirState, Aircraft } from './state'

/** What an aircraft has to do before it flies, part by part; null if nothing. */
export function firstOf(book: Book, state: AirState, aircraft: Aircraft): Reason | null {
  for (const { first } of book.parts) {
    const reason = first?.(book, state, aircraft)
    if (reason) return reason
  }
  return null
}

/** An object with all that the parts of a book add to it. */
export const together = <T extends object>(bare: T, more: readonly (object | undefined)[]): T =>
  Object.assign({ ...bare }, ...more) as T
