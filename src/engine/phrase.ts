import type { UnitId } from './ids'

/** What fills a gap of a sentence: a word, a number, or a unit that is shown by its name. */
export type Fact = string | number | { readonly unit: UnitId }

/**
 * A sentence as data: a key of the ruleset's `words` and what fills its gaps. Prose is made at the edge, by `say`.
 * A ruleset names its codes (`keyof typeof WORDS`), so that a misspelt one is a type error; so with reasons, log and results.
 */
export interface Phrase<Code extends string = string> {
  readonly code: Code
  readonly facts?: Readonly<Record<string, Fact>>
}

/**
 * The sentences of a ruleset by code, with gaps in braces: `'out-of-range': 'Out of range: {distance} of {limit} inches.'`
 * Numbers are shown with a true minus sign and one decimal unless they are whole.
 */
export type Words = Readonly<Record<string, string>>
