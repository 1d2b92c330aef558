import type { ClauseId } from './ids'

export interface Clause {
  readonly id: ClauseId
  readonly section: string
  readonly topic: string
  readonly text: string
}

/** What the published text leaves open, and how it is decided here. `option` names another reading. */
export interface Ruling {
  readonly id: ClauseId
  readonly clauses: readonly ClauseId[]
  readonly question: string
  readonly ruling: string
  readonly option?: string
}

export interface RulebookTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | boolean | null)[])[]
  readonly note?: string
}

/** A ruleset's clauses, tables and rulings in our own words: `rulebook.json`. */
export interface Rulebook {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly summary: string
  readonly clauses: readonly Clause[]
  readonly tables: Readonly<Record<string, RulebookTable>>
  readonly rulings: readonly Ruling[]
}

/** A ruling on which reasonable players differ, as a switch. Off is the ruling, on is its `option`. */
export interface HouseRule<Id extends string = string> {
  readonly id: Id
  readonly ruling: ClauseId
  /** A short name and one sentence, as the setup screen shows them. */
  readonly label: string
  readonly text: string
}

export type HouseRules = Readonly<Record<string, boolean>>
