/** A unit type of a ruleset, as a scenario author picks it. */
export interface MusterEntry {
  /** 'pz-iv-h': key in scenarios and states. */
  readonly id: string
  readonly name: string
  /** Nation or army list, in words. */
  readonly nation: string
  /** Heading under which it is listed: 'Medium tanks'. */
  readonly group: string
  /** Factors as the unit card shows them. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Why it has these figures: which row of which table, or which ruling. */
  readonly because: string
  readonly points?: number
}

export type Muster = readonly MusterEntry[]
