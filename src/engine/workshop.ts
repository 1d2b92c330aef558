import type { Reckoning } from './reckoning'

/** One thing that is asked for: a number, yes or no, or one of some choices, with the value to begin with. */
export interface WorkshopField {
  readonly id: string
  readonly label: string
  readonly value: string | number | boolean
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

/** What a workshop makes of the values: factors with their reasons, or a sentence for each thing that is amiss. */
export interface Workpiece {
  readonly problems: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly reckonings: readonly Reckoning[]
}

/** Where a ruleset says how factors follow from figures: type the figures of a unit, get its counters. Pure. */
export interface Workshop {
  readonly title: string
  readonly lead: string
  readonly fields: readonly WorkshopField[]
  make(values: Readonly<Record<string, string | number | boolean>>): Workpiece
}
