import type { ClauseId } from './ids'
import type { Reckoning, ReckoningLine } from './reckoning'

/** A line of a table of modifiers: what it is worth, why in words, and when it counts. */
export interface Modifier<T> {
  readonly clause: ClauseId
  readonly value: number | ((situation: T) => number)
  readonly label: string | ((situation: T) => string)
  readonly when: (situation: T) => boolean
}

/** A modifier that reads like the rulebook. Value and label may depend on the situation: -1 for each gun. */
export function modifier<T>(
  clause: ClauseId,
  value: Modifier<T>['value'],
  label: Modifier<T>['label'],
  when: (situation: T) => boolean,
): Modifier<T> {
  return { clause, value, label, when }
}

/** What some modifiers come to in a situation, without their reasons: for positions that are only judged. */
export function sumOf<T>(modifiers: readonly Modifier<T>[], situation: T): number {
  let sum = 0
  for (const { when, value } of modifiers) {
    if (when(situation)) sum += typeof value === 'function' ? value(situation) : value
  }
  return sum
}

/**
 * Reckons a number with its reasons. `need`: each +1 makes the number needed 1 lower; `sum`: the modifiers are added.
 * A modifier worth 0 in this situation is left out.
 */
export function reckon<T>(
  kind: Reckoning['kind'],
  title: string,
  base: ReckoningLine,
  modifiers: readonly Modifier<T>[],
  situation: T,
): Reckoning {
  const lines: ReckoningLine[] = []
  let sum = 0
  for (const each of modifiers) {
    if (!each.when(situation)) continue
    const value = typeof each.value === 'function' ? each.value(situation) : each.value
    if (value === 0) continue
    const label = typeof each.label === 'function' ? each.label(situation) : each.label
    lines.push({ clause: each.clause, label, value })
    sum += value
  }
  return { kind, title, base, modifiers: lines, total: kind === 'need' ? base.value - sum : base.value + sum }
}
