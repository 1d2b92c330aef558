import type { Reason } from './refusal'

/**
 * One thing that a rule forbids: when it is broken, and the reasons with what was measured. The cheap question and the
 * sentence for the player are two sides of one limit, so that an offer and its refusal cannot disagree.
 */
export interface Limit<Case, Code extends string = string> {
  /** Asked very often: makes nothing. */
  readonly broken: (of: Case) => boolean
  /** Asked only where it is broken, when somebody wants to read it; never empty. */
  readonly why: (of: Case) => readonly Reason<Code>[]
  /** Where it is broken no limit after it is looked at. */
  readonly alone?: true
}

/** Whether any limit is broken. */
export function isBroken<Case>(limits: readonly Limit<Case>[], of: Case): boolean {
  for (const limit of limits) if (limit.broken(of)) return true
  return false
}

const NONE: readonly never[] = []

/** The reasons of all limits that are broken, in the order of the list; empty if none is. */
export function reasonsOf<Case, Code extends string>(
  limits: readonly Limit<Case, Code>[],
  of: Case,
): readonly Reason<Code>[] {
  let reasons: readonly Reason<Code>[] = NONE
  for (const limit of limits) {
    if (!limit.broken(of)) continue
    const why = limit.why(of)
    reasons = reasons.length === 0 ? why : [...reasons, ...why]
    if (limit.alone) break
  }
  return reasons
}
