import type { Reason, Refusal } from '../../../../src/engine/refusal'
import type { Fact } from '../../../../src/engine/phrase'
import type { Book } from './book'
import type { AncientAction } from './state'
import type { Subject } from './subjects'

/** A reason by its code and what it cites. */
export function because(
  book: Book,
  code: string,
  subject: Subject,
  facts?: Readonly<Record<string, Fact>>,
  more: Pick<Reason, 'marks'> = {},
): Reason {
  return { code, clause: book.cite[subject], ...(facts && { facts }), ...more }
}

/** A refusal of these reasons; undefined if there are none. */
export function refusalOf(reasons: readonly Reason[]): Refusal<AncientAction> | undefined {
  const [first, ...rest] = reasons
  return first ? { reasons: [first, ...rest] } : undefined
}
