import type { ClauseId } from './ids'

/** One line of a Reckoning: how much, why in words, and by which clause. */
export interface ReckoningLine {
  readonly clause: ClauseId
  readonly label: string
  readonly value: number
}

/**
 * How a number came about: the one explanation object that odds, log, tooltip and an opponent's reason share.
 * `need`: a die must show `total` or more, and each modifier of +1 makes that 1 easier.
 * `sum`: the modifiers are added to the base.
 */
export interface Reckoning {
  readonly kind: 'need' | 'sum'
  /** What is reckoned: 'To hit', 'Attack Factor', 'Defence Factor'. */
  readonly title: string
  readonly base: ReckoningLine
  readonly modifiers: readonly ReckoningLine[]
  readonly total: number
}
