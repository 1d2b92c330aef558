import type { Fact } from '../../../../src/engine/phrase'
import type { Reason } from '../../../../src/engine/refusal'
import type { Mark } from '../../../../src/engine/scene'
import type { Code } from '../text/words'
import type { Book } from './book'
import type { AncientState, AncientUnit, Standing } from './state'
import type { Subject } from './subjects'
import { stands } from './units'

/** What every limit is asked about. */
export interface Asked {
  readonly book: Book
  readonly state: AncientState
}

/** The same of a unit on the table. */
export interface AskedOf extends Asked {
  readonly unit: Standing
}

export type Facts = Readonly<Record<string, Fact>>

/**
 * Something that the rules forbid. Whether it stands in the way is the cheap question; the reason with its facts is made
 * only for those who want to know why.
 */
export interface Limit<Q extends Asked> {
  isBroken(asked: Q): boolean
  /** Null where it does not stand in the way. */
  reason(asked: Q): Reason | null
}

/** A limit by its sentence and clause: `broken` finds what stands in the way (null or false if nothing does), `facts` tells of it. */
export function limit<Q extends Asked, T = true>(
  code: Code,
  subject: Subject | ((asked: Q) => Subject),
  broken: (asked: Q) => T | null | undefined | false,
  facts?: (found: T, asked: Q) => Facts,
  marks?: (found: T, asked: Q) => readonly Mark[],
): Limit<Q> {
  return {
    isBroken(asked) {
      const found = broken(asked)
      return found !== null && found !== undefined && found !== false
    },
    reason(asked) {
      const found = broken(asked)
      if (found === null || found === undefined || found === false) return null
      const cited = typeof subject === 'string' ? subject : subject(asked)
      const said = because(asked.book, code, cited, facts?.(found, asked))
      return marks ? { ...said, marks: marks(found, asked) } : said
    },
  }
}

/** A reason by its sentence and what it cites. */
export function because(book: Book, code: Code, subject: Subject, facts?: Facts): Reason {
  return { code, clause: book.cite[subject], ...(facts && { facts }) }
}

/** Limits in the order in which they are looked at. Those in a list of their own are told together. */
export type Limits<Q extends Asked> = readonly (Limit<Q> | readonly Limit<Q>[])[]

function isList<Q extends Asked>(each: Limit<Q> | readonly Limit<Q>[]): each is readonly Limit<Q>[] {
  return Array.isArray(each)
}

/** The first limit that stands in the way; null if none does. */
export function firstBroken<Q extends Asked>(limits: Limits<Q>, asked: Q): Limit<Q> | null {
  for (const each of limits) {
    const found = isList(each) ? firstBroken(each, asked) : each.isBroken(asked) ? each : null
    if (found) return found
  }
  return null
}

/** Whether nothing stands in the way. */
export function isFree<Q extends Asked>(limits: Limits<Q>, asked: Q): boolean {
  return firstBroken(limits, asked) === null
}

/** Why not, by the first limit that stands in the way (and those told together with it): what comes after is not looked at. */
export function reasonsBy<Q extends Asked>(limits: Limits<Q>, asked: Q): readonly Reason[] {
  for (const each of limits) {
    if (isList(each)) {
      const found = each.flatMap(one => one.reason(asked) ?? [])
      if (found.length > 0) return found
      continue
    }
    const reason = each.reason(asked)
    if (reason) return [reason]
  }
  return []
}

/** Limits on something else, asked as one: `as` says what they are asked about. Null where they are not to be asked. */
export function limitsOn<Q extends Asked, R extends Asked>(
  limits: Limits<R>,
  as: (asked: Q) => R | null,
): Limit<Q> {
  return {
    isBroken(asked) {
      const other = as(asked)
      return other !== null && !isFree(limits, other)
    },
    reason(asked) {
      const other = as(asked)
      return other === null ? null : (reasonsBy(limits, other)[0] ?? null)
    },
  }
}

/** Why nothing can be done with a unit that is not on the table. */
export function notOnTable(book: Book, subject: Subject): readonly Reason[] {
  return [because(book, 'not-on-table', subject)]
}

/** The reasons against what a unit would do; that it is not on the table is one. */
export function reasonsOf<Q extends Asked>(
  book: Book,
  unit: AncientUnit | undefined,
  subject: Subject,
  limits: Limits<Q>,
  ask: (unit: Standing) => Q,
): readonly Reason[] {
  return stands(unit) ? reasonsBy(limits, ask(unit)) : notOnTable(book, subject)
}
