import type { Reason, Refusal } from '../../../src/engine/refusal'
import type { TacticalAction } from './state'

/** A refusal of these reasons; undefined if there are none. */
export function refusalOf(reasons: readonly Reason[]): Refusal<TacticalAction> | undefined {
  const [first, ...rest] = reasons
  return first ? { reasons: [first, ...rest] } : undefined
}

/** The refusal of what is known to be refused. Its reasons are measured only if somebody wants to read them. */
export function refusalBy(judge: () => readonly Reason[]): Refusal<TacticalAction> {
  const reasons = once((): Refusal<TacticalAction>['reasons'] => {
    const [first, ...rest] = judge()
    if (!first) throw new RangeError('What is refused must have a reason.')
    return [first, ...rest]
  })
  return {
    get reasons() {
      return reasons()
    },
  }
}

/** A question that is answered only if somebody asks it, and once. */
export function once<T>(answer: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: answer() }
    return known.value
  }
}
